// swift-format-ignore-file
import UIKit

final class ProportionalPositionViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: a, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .trailing, multiplier: 0.75, constant: 0),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      a.widthAnchor.constraint(equalToConstant: 80),
      a.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
