// swift-format-ignore-file
import UIKit

final class TwoViewsWithComplexWidthsViewController: UIViewController {
  let blueView = UIView()
  let redView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    blueView.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blueView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blueView)
    redView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    redView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(redView)
    let constraint8 = redView.widthAnchor.constraint(equalTo: blueView.widthAnchor, multiplier: 2)
    constraint8.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      blueView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      redView.leadingAnchor.constraint(equalTo: blueView.trailingAnchor, constant: 8),
      redView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      blueView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      redView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: blueView.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: redView.bottomAnchor, constant: 20),
      constraint8,
      blueView.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
    ])
  }
}
