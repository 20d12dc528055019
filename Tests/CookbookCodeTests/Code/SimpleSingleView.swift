// swift-format-ignore-file
import UIKit

final class SimpleSingleViewViewController: UIViewController {
  let redView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    redView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    redView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(redView)
    NSLayoutConstraint.activate([
      redView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      redView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      redView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: redView.bottomAnchor, constant: 20),
    ])
  }
}
