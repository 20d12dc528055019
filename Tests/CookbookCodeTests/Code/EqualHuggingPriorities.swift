// swift-format-ignore-file
import UIKit

final class EqualHuggingPrioritiesViewController: UIViewController {
  let nameLabel = UILabel()
  let nameTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel)
    nameTextField.borderStyle = .roundedRect
    nameTextField.placeholder = "Enter name"
    nameTextField.font = .systemFont(ofSize: 14)
    nameTextField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameTextField)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      nameTextField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      nameTextField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      nameTextField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      nameLabel.lastBaselineAnchor.constraint(equalTo: nameTextField.lastBaselineAnchor),
    ])
  }
}
