// swift-format-ignore-file
import UIKit

final class ConstraintExamplesViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.secondarySystemBackground
    viewView.backgroundColor = UIColor.systemGray4
    viewView.layer.borderWidth = 1
    viewView.layer.borderColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
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
