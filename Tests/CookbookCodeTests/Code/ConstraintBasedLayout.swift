// swift-format-ignore-file
import UIKit

final class ConstraintBasedLayoutViewController: UIViewController {
  let upperView = UIView()
  let lowerView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    upperView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    upperView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(upperView)
    lowerView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    lowerView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lowerView)
    NSLayoutConstraint.activate([
      upperView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: upperView.trailingAnchor, constant: 20),
      upperView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      lowerView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: lowerView.trailingAnchor, constant: 20),
      lowerView.topAnchor.constraint(equalTo: upperView.bottomAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: lowerView.bottomAnchor, constant: 20),
      upperView.heightAnchor.constraint(equalTo: lowerView.heightAnchor),
    ])
  }
}
