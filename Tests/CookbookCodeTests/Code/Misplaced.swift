// swift-format-ignore-file
import UIKit

final class MisplacedViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
      a.widthAnchor.constraint(equalToConstant: 120),
      a.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
