// swift-format-ignore-file
import UIKit

final class MissingConstraintViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      viewView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      viewView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: viewView.bottomAnchor, constant: 20),
    ])
  }
}
