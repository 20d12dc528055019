// swift-format-ignore-file
import UIKit

final class TwoEqualWidthViewsViewController: UIViewController {
  let yellowView = UIView()
  let greenView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    yellowView.backgroundColor = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
    yellowView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(yellowView)
    greenView.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    greenView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(greenView)
    NSLayoutConstraint.activate([
      yellowView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      greenView.leadingAnchor.constraint(equalTo: yellowView.trailingAnchor, constant: 8),
      greenView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      yellowView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      greenView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: yellowView.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: greenView.bottomAnchor, constant: 20),
      yellowView.widthAnchor.constraint(equalTo: greenView.widthAnchor),
    ])
  }
}
