// swift-format-ignore-file
import UIKit

final class ConstantAspectRatioViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 146 / 255, green: 39 / 255, blue: 143 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      viewView.heightAnchor.constraint(equalTo: viewView.widthAnchor, multiplier: 2),
      viewView.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      view.bottomAnchor.constraint(equalTo: viewView.bottomAnchor, constant: 60),
      viewView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
