// swift-format-ignore-file
import UIKit

final class ConflictResolvedByPriorityViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    let constraint2 = viewView.widthAnchor.constraint(equalToConstant: 100)
    constraint2.priority = UILayoutPriority(750)
    let constraint3 = viewView.widthAnchor.constraint(equalToConstant: 200)
    constraint3.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      viewView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      constraint2,
      constraint3,
      viewView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      viewView.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}
