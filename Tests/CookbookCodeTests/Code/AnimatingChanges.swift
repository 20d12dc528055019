// swift-format-ignore-file
import UIKit

final class AnimatingChangesViewController: UIViewController {
  let redBox = UIView()
  let blueBox = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    redBox.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    redBox.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(redBox)
    blueBox.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blueBox.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blueBox)
    NSLayoutConstraint.activate([
      blueBox.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      blueBox.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      redBox.heightAnchor.constraint(equalTo: blueBox.heightAnchor),
      redBox.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      redBox.topAnchor.constraint(equalTo: blueBox.bottomAnchor, constant: 8),
      redBox.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      blueBox.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: redBox.bottomAnchor, constant: 20),
    ])
  }
}
