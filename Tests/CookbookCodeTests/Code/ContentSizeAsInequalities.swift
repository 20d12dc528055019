// swift-format-ignore-file
import UIKit

final class ContentSizeAsInequalitiesViewController: UIViewController {
  let label = SizedLabel()
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Label"
    label.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    viewView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    let constraint1 = viewView.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
    constraint1.priority = UILayoutPriority(750)
    let constraint2 = viewView.widthAnchor.constraint(greaterThanOrEqualToConstant: 120)
    constraint2.priority = UILayoutPriority(750)
    let constraint3 = viewView.heightAnchor.constraint(lessThanOrEqualToConstant: 40)
    constraint3.priority = UILayoutPriority(250)
    let constraint4 = viewView.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    constraint4.priority = UILayoutPriority(250)
    NSLayoutConstraint.activate([
      constraint1,
      constraint2,
      constraint3,
      constraint4,
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      viewView.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      viewView.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
    ])
  }

  final class SizedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 120, height: 40)
    }
  }
}
