// swift-format-ignore-file
import UIKit

final class ButtonBelowTheScreenViewController: UIViewController {
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
      shortButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      longButton.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      longButton.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: shortButton.bottomAnchor, constant: 20),
      longButton.topAnchor.constraint(equalTo: shortButton.bottomAnchor, constant: 8),
    ])
  }
}
