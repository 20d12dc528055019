// swift-format-ignore-file
import UIKit

final class SpacingToMarginViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 40),
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      a.widthAnchor.constraint(equalToConstant: 140),
      a.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
