// swift-format-ignore-file
import UIKit

final class UIKitDynamicsViewController: UIViewController {
  let dummyView = UIView()
  let myControlsLabel = UILabel()
  let activateLabel = UILabel()
  let activateSwitch = UISwitch()
  let stabilizeLabel = UILabel()
  let stabilizeSwitch = UISwitch()
  let skewLabel = UILabel()
  let skewSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    dummyView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    dummyView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dummyView)
    myControlsLabel.text = "My Controls"
    myControlsLabel.font = .preferredFont(forTextStyle: .headline)
    myControlsLabel.textAlignment = .center
    myControlsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    myControlsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    myControlsLabel.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(myControlsLabel)
    activateLabel.text = "Activate"
    activateLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    activateLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    activateLabel.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(activateLabel)
    activateSwitch.isOn = true
    activateSwitch.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(activateSwitch)
    stabilizeLabel.text = "Stabilize"
    stabilizeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stabilizeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stabilizeLabel.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(stabilizeLabel)
    stabilizeSwitch.isOn = true
    stabilizeSwitch.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(stabilizeSwitch)
    skewLabel.text = "Skew"
    skewLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    skewLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    skewLabel.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(skewLabel)
    skewSwitch.isOn = true
    skewSwitch.translatesAutoresizingMaskIntoConstraints = false
    dummyView.addSubview(skewSwitch)
    NSLayoutConstraint.activate([
      dummyView.widthAnchor.constraint(equalToConstant: 228),
      dummyView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: dummyView.bottomAnchor, constant: 20),
      myControlsLabel.topAnchor.constraint(equalTo: dummyView.topAnchor, constant: 20),
      myControlsLabel.leadingAnchor.constraint(equalTo: dummyView.leadingAnchor, constant: 20),
      dummyView.trailingAnchor.constraint(equalTo: myControlsLabel.trailingAnchor, constant: 20),
      activateLabel.leadingAnchor.constraint(equalTo: dummyView.leadingAnchor, constant: 20),
      stabilizeLabel.leadingAnchor.constraint(equalTo: dummyView.leadingAnchor, constant: 20),
      skewLabel.leadingAnchor.constraint(equalTo: dummyView.leadingAnchor, constant: 20),
      activateSwitch.leadingAnchor.constraint(equalTo: activateLabel.trailingAnchor, constant: 8),
      stabilizeSwitch.leadingAnchor.constraint(equalTo: stabilizeLabel.trailingAnchor, constant: 8),
      skewSwitch.leadingAnchor.constraint(equalTo: skewLabel.trailingAnchor, constant: 8),
      dummyView.trailingAnchor.constraint(equalTo: activateSwitch.trailingAnchor, constant: 20),
      dummyView.trailingAnchor.constraint(equalTo: stabilizeSwitch.trailingAnchor, constant: 20),
      dummyView.trailingAnchor.constraint(equalTo: skewSwitch.trailingAnchor, constant: 20),
      activateSwitch.centerYAnchor.constraint(equalTo: activateLabel.centerYAnchor),
      stabilizeSwitch.centerYAnchor.constraint(equalTo: stabilizeLabel.centerYAnchor),
      skewSwitch.centerYAnchor.constraint(equalTo: skewLabel.centerYAnchor),
      activateSwitch.topAnchor.constraint(equalTo: myControlsLabel.bottomAnchor, constant: 8),
      stabilizeSwitch.topAnchor.constraint(equalTo: activateSwitch.bottomAnchor, constant: 8),
      skewSwitch.topAnchor.constraint(equalTo: stabilizeSwitch.bottomAnchor, constant: 8),
      dummyView.bottomAnchor.constraint(equalTo: skewSwitch.bottomAnchor, constant: 20),
    ])
  }
}
