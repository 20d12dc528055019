// swift-format-ignore-file
import UIKit

final class EdgeAlignmentViewController: UIViewController {
  let a = UIView()
  let b = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    b.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    b.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(b)
    NSLayoutConstraint.activate([
      b.topAnchor.constraint(equalTo: a.topAnchor),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      a.widthAnchor.constraint(equalToConstant: 60),
      a.heightAnchor.constraint(equalToConstant: 60),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 40),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
      b.heightAnchor.constraint(equalToConstant: 40),
    ])
  }
}
