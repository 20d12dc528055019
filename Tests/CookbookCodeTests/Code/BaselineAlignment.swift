// swift-format-ignore-file
import UIKit

final class BaselineAlignmentViewController: UIViewController {
  let nameLabel = UILabel()
  let nameTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel)
    nameTextField.borderStyle = .roundedRect
    nameTextField.placeholder = "Enter name"
    nameTextField.font = .systemFont(ofSize: 14)
    nameTextField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameTextField)
    NSLayoutConstraint.activate([
      nameTextField.lastBaselineAnchor.constraint(equalTo: nameLabel.lastBaselineAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      nameTextField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: nameTextField.trailingAnchor),
      nameTextField.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
