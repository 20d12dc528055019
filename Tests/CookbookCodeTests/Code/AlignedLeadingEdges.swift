// swift-format-ignore-file
import UIKit

final class AlignedLeadingEdgesViewController: UIViewController {
  let button_1 = SizedButton_1()
  let button_2 = SizedButton_2()

  override func viewDidLoad() {
    super.viewDidLoad()
    button_1.setTitle("First", for: .normal)
    button_1.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    button_1.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button_1)
    button_2.setTitle("Second", for: .normal)
    button_2.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    button_2.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button_2)
    NSLayoutConstraint.activate([
      button_1.leadingAnchor.constraint(equalTo: button_2.leadingAnchor),
      button_1.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      button_1.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      button_2.topAnchor.constraint(equalTo: button_1.bottomAnchor, constant: 8),
    ])
  }

  final class SizedButton_1: UIButton {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 80, height: 30)
    }
  }

  final class SizedButton_2: UIButton {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 120, height: 30)
    }
  }
}
