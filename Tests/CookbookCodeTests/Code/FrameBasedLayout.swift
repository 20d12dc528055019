// swift-format-ignore-file
import UIKit

final class FrameBasedLayoutViewController: UIViewController {
  let upperView = UIView()
  let lowerView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    upperView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    view.addSubview(upperView)
    upperView.frame = CGRect(x: 20, y: 20, width: 120, height: 80)
    upperView.autoresizingMask = []
    lowerView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    view.addSubview(lowerView)
    lowerView.frame = CGRect(x: 20, y: 108, width: 120, height: 80)
    lowerView.autoresizingMask = []
  }
}
