// swift-format-ignore-file
import UIKit

final class FrameBasedLayoutViewController: UIViewController {
  let upperView = UIView()
  let lowerView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.secondarySystemBackground
    upperView.backgroundColor = UIColor.systemGray4
    upperView.layer.borderWidth = 1
    upperView.layer.borderColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
    view.addSubview(upperView)
    upperView.frame = CGRect(x: 20, y: 20, width: 120, height: 80)
    upperView.autoresizingMask = []
    lowerView.backgroundColor = UIColor.systemGray4
    lowerView.layer.borderWidth = 1
    lowerView.layer.borderColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1).cgColor
    view.addSubview(lowerView)
    lowerView.frame = CGRect(x: 20, y: 108, width: 120, height: 80)
    lowerView.autoresizingMask = []
  }
}
