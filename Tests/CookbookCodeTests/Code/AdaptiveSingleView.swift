// swift-format-ignore-file
import UIKit

final class AdaptiveSingleViewViewController: UIViewController {
  let blueView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    blueView.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blueView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blueView)
    let constraint3 = blueView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
    constraint3.priority = UILayoutPriority(750)
    let constraint5 = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: blueView.bottomAnchor, constant: 8)
    constraint5.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      blueView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      blueView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      constraint3,
      blueView.topAnchor.constraint(greaterThanOrEqualTo: view.topAnchor, constant: 20),
      constraint5,
      view.bottomAnchor.constraint(greaterThanOrEqualTo: blueView.bottomAnchor, constant: 20),
    ])
  }
}
