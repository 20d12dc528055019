// swift-format-ignore-file
import UIKit

final class SpacingToLayoutGuideViewController: UIViewController {
  let a = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    a.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    a.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(a)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      a.widthAnchor.constraint(equalToConstant: 160),
      a.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}
