// swift-format-ignore-file
import UIKit

final class MinimumAndMaximumWidthViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 1, green: 153 / 255, blue: 0, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    let constraint4 = view.trailingAnchor.constraint(equalTo: viewView.trailingAnchor, constant: 20)
    constraint4.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      viewView.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      viewView.widthAnchor.constraint(lessThanOrEqualToConstant: 280),
      viewView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      constraint4,
      viewView.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      viewView.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}
