// swift-format-ignore-file
import UIKit

final class TwoViewsSecondSolutionViewController: UIViewController {
  let red = UIView()
  let blue = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    red.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    red.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(red)
    blue.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blue.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blue)
    NSLayoutConstraint.activate([
      red.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
      red.topAnchor.constraint(equalTo: blue.topAnchor),
      red.bottomAnchor.constraint(equalTo: blue.bottomAnchor),
      red.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
    ])
  }
}
