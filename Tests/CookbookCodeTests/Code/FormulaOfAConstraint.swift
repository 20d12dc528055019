// swift-format-ignore-file
import UIKit

final class FormulaOfAConstraintViewController: UIViewController {
  let blueView = UIView()
  let redView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    blueView.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blueView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blueView)
    redView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    redView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(redView)
    NSLayoutConstraint.activate([
      redView.leadingAnchor.constraint(equalTo: blueView.trailingAnchor, constant: 8),
      blueView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: redView.trailingAnchor, constant: 20),
      redView.widthAnchor.constraint(equalTo: blueView.widthAnchor),
      blueView.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: blueView.bottomAnchor, constant: 20),
      redView.topAnchor.constraint(equalTo: blueView.topAnchor),
      redView.bottomAnchor.constraint(equalTo: blueView.bottomAnchor),
    ])
  }
}
