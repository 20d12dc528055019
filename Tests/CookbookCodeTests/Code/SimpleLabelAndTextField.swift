// swift-format-ignore-file
import UIKit

final class SimpleLabelAndTextFieldViewController: UIViewController {
  let nameLabel = UILabel()
  let nameTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel)
    nameTextField.borderStyle = .roundedRect
    nameTextField.placeholder = "Enter name"
    nameTextField.font = .systemFont(ofSize: 14)
    nameTextField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameTextField)
    let constraint1 = nameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    constraint1.identifier = "Label Leading"
    let constraint2 = nameTextField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
    constraint2.identifier = "Text Field Trailing"
    let constraint3 = nameTextField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8)
    constraint3.identifier = "Space Between Controls"
    let constraint4 = nameTextField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    constraint4.identifier = "Text Field Top"
    let constraint5 = nameLabel.lastBaselineAnchor.constraint(equalTo: nameTextField.lastBaselineAnchor)
    constraint5.identifier = "Baseline Alignment"
    NSLayoutConstraint.activate([
      constraint1,
      constraint2,
      constraint3,
      constraint4,
      constraint5,
    ])
  }
}
