// swift-format-ignore-file
import UIKit

final class ButtonTooWideForTheScreenViewController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Sign In", for: .normal)
    button.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 80),
      view.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 81),
      button.widthAnchor.constraint(equalToConstant: 214),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
