// swift-format-ignore-file
import UIKit

final class AutoresizingMaskConflictViewController: UIViewController {
  let viewView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    view.addSubview(viewView)
    viewView.frame = CGRect(x: 100, y: 120, width: 120, height: 80)
    viewView.autoresizingMask = []
    NSLayoutConstraint.activate([
      viewView.widthAnchor.constraint(equalToConstant: 50),
    ])
  }
}
