// swift-format-ignore-file
import UIKit

final class AmbiguousGhostsViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      a.heightAnchor.constraint(equalToConstant: 60),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      a.widthAnchor.constraint(equalToConstant: 80),
      a.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
      a.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
    ])
  }
}
