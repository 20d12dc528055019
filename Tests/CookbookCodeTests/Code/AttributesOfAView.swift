// swift-format-ignore-file
import UIKit

final class AttributesOfAViewViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 107 / 255, green: 74 / 255, blue: 38 / 255, alpha: 1) : UIColor(red: 249 / 255, green: 217 / 255, blue: 184 / 255, alpha: 1) }
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      viewView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: viewView.trailingAnchor, constant: 20),
      viewView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: viewView.bottomAnchor, constant: 20),
    ])
  }
}
