// swift-format-ignore-file
import UIKit

final class AspectRatioViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
      a.heightAnchor.constraint(equalToConstant: 60),
      a.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
