// swift-format-ignore-file
import UIKit

final class ConstraintExamplesViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor.systemGray4
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      viewView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 60),
      viewView.widthAnchor.constraint(equalToConstant: 255),
      viewView.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      view.bottomAnchor.constraint(equalTo: viewView.bottomAnchor, constant: 60),
    ])
  }
}
