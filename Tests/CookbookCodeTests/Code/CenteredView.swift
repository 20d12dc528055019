// swift-format-ignore-file
import UIKit

final class CenteredViewViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      viewView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      viewView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      viewView.widthAnchor.constraint(equalToConstant: 200),
      viewView.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}
