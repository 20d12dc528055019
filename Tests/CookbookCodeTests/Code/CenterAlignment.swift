// swift-format-ignore-file
import UIKit

final class CenterAlignmentViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      a.widthAnchor.constraint(equalToConstant: 120),
      a.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
}
