// swift-format-ignore-file
import UIKit

final class ViewBetweenMarginsViewController: UIViewController {
  let myView = UIView()
  let blueView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    myView.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    myView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(myView)
    blueView.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blueView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(blueView)
    let constraint3 = myView.heightAnchor.constraint(equalTo: myView.widthAnchor, multiplier: 2)
    constraint3.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      myView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 100),
      myView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      constraint3,
      myView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      blueView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      blueView.widthAnchor.constraint(equalToConstant: 60),
      blueView.heightAnchor.constraint(equalTo: myView.heightAnchor),
      blueView.topAnchor.constraint(equalTo: myView.topAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(greaterThanOrEqualTo: myView.bottomAnchor, constant: 20),
    ])
  }
}
