// swift-format-ignore-file
import UIKit

final class InvertedEquationsViewController: UIViewController {
  let button_1 = SizedButton_1()
  let button_2 = SizedButton_2()
  let viewView = UIView()

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
    viewView.backgroundColor = UIColor(red: 146 / 255, green: 39 / 255, blue: 143 / 255, alpha: 1)
    viewView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(viewView)
    NSLayoutConstraint.activate([
      button_1.trailingAnchor.constraint(equalTo: button_2.leadingAnchor, constant: -8),
      button_2.widthAnchor.constraint(equalTo: button_1.widthAnchor),
      view.centerXAnchor.constraint(equalTo: viewView.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: viewView.centerYAnchor),
      viewView.widthAnchor.constraint(equalTo: viewView.heightAnchor, multiplier: 0.5),
      viewView.heightAnchor.constraint(equalToConstant: 200),
      button_1.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      viewView.topAnchor.constraint(equalTo: button_1.bottomAnchor, constant: 8),
      viewView.topAnchor.constraint(equalTo: button_2.bottomAnchor, constant: 8),
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
