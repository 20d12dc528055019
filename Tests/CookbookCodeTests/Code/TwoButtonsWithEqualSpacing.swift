// swift-format-ignore-file
import UIKit

final class TwoButtonsWithEqualSpacingViewController: UIViewController {
  let leadingDummyView = UIView()
  let shortButton = UIButton(type: .system)
  let centerDummyView = UIView()
  let longButton = UIButton(type: .system)
  let trailingDummyView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    leadingDummyView.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    leadingDummyView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(leadingDummyView)
    shortButton.setTitle("Short", for: .normal)
    shortButton.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    shortButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(shortButton)
    centerDummyView.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    centerDummyView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(centerDummyView)
    longButton.setTitle("Much Longer Button Title", for: .normal)
    longButton.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    longButton.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(longButton)
    trailingDummyView.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    trailingDummyView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(trailingDummyView)
    NSLayoutConstraint.activate([
      leadingDummyView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      shortButton.leadingAnchor.constraint(equalTo: leadingDummyView.trailingAnchor),
      centerDummyView.leadingAnchor.constraint(equalTo: shortButton.trailingAnchor),
      longButton.leadingAnchor.constraint(equalTo: centerDummyView.trailingAnchor),
      trailingDummyView.leadingAnchor.constraint(equalTo: longButton.trailingAnchor),
      trailingDummyView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: leadingDummyView.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: shortButton.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: centerDummyView.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: longButton.bottomAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: trailingDummyView.bottomAnchor, constant: 20),
      shortButton.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
      longButton.leadingAnchor.constraint(greaterThanOrEqualTo: shortButton.trailingAnchor, constant: 8),
      view.layoutMarginsGuide.trailingAnchor.constraint(greaterThanOrEqualTo: longButton.trailingAnchor),
      leadingDummyView.widthAnchor.constraint(equalTo: centerDummyView.widthAnchor),
      leadingDummyView.widthAnchor.constraint(equalTo: trailingDummyView.widthAnchor),
      shortButton.widthAnchor.constraint(equalTo: longButton.widthAnchor),
      leadingDummyView.heightAnchor.constraint(equalToConstant: 0),
      centerDummyView.heightAnchor.constraint(equalToConstant: 0),
      trailingDummyView.heightAnchor.constraint(equalToConstant: 0),
    ])
  }
}
