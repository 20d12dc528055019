// swift-format-ignore-file
import UIKit

final class ConstraintBasedLayoutViewController: UIViewController {
  let upperView = UIView()
  let lowerView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.secondarySystemBackground
    upperView.backgroundColor = UIColor(red: 214 / 255, green: 214 / 255, blue: 218 / 255, alpha: 1)
    upperView.layer.borderWidth = 1
    upperView.layer.borderColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
    upperView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(upperView)
    lowerView.backgroundColor = UIColor(red: 214 / 255, green: 214 / 255, blue: 218 / 255, alpha: 1)
    lowerView.layer.borderWidth = 1
    lowerView.layer.borderColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
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
      lowerView.heightAnchor.constraint(equalTo: upperView.heightAnchor),
    ])
  }
}
