// swift-format-ignore-file
import UIKit

final class ConstantHeightViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      viewView.heightAnchor.constraint(equalToConstant: 40),
      viewView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: viewView.trailingAnchor, constant: 20),
      viewView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
