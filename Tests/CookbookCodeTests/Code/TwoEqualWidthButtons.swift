// swift-format-ignore-file
import UIKit

final class TwoEqualWidthButtonsViewController: UIViewController {
  let shortButton = UIButton(type: .system)
  let longButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    shortButton.setTitle("Short", for: .normal)
    shortButton.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    shortButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shortButton)
    longButton.setTitle("Much Longer Button Title", for: .normal)
    longButton.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    longButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(longButton)
    NSLayoutConstraint.activate([
      shortButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      longButton.leadingAnchor.constraint(equalTo: shortButton.trailingAnchor, constant: 8),
      longButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: shortButton.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: longButton.bottomAnchor, constant: 20),
      shortButton.widthAnchor.constraint(equalTo: longButton.widthAnchor),
    ])
  }
}
