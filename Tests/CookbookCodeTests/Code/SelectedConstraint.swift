// swift-format-ignore-file
import UIKit

final class SelectedConstraintViewController: UIViewController {
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
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      a.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      a.widthAnchor.constraint(equalToConstant: 68),
      a.heightAnchor.constraint(equalToConstant: 60),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor),
    ])
  }
}
