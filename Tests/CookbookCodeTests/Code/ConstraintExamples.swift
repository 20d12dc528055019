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
      viewView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      viewView.widthAnchor.constraint(equalToConstant: 96),
      viewView.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
      view.bottomAnchor.constraint(equalTo: viewView.bottomAnchor, constant: 32),
    ])
  }
}
