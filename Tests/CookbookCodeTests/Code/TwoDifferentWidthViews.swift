// swift-format-ignore-file
import UIKit

final class TwoDifferentWidthViewsViewController: UIViewController {
  let purpleView = UIView()
  let orangeView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    purpleView.backgroundColor = UIColor(red: 146 / 255, green: 39 / 255, blue: 143 / 255, alpha: 1)
    purpleView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(purpleView)
    orangeView.backgroundColor = UIColor(red: 1, green: 153 / 255, blue: 0, alpha: 1)
    orangeView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(orangeView)
    NSLayoutConstraint.activate([
      purpleView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      orangeView.leadingAnchor.constraint(equalTo: purpleView.trailingAnchor, constant: 8),
      orangeView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      purpleView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      orangeView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: purpleView.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: orangeView.bottomAnchor, constant: 20),
      orangeView.widthAnchor.constraint(equalTo: purpleView.widthAnchor, multiplier: 2),
    ])
  }
}
