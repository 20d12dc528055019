// swift-format-ignore-file
import UIKit

final class AlignmentRectanglesViewController: UIViewController {
  let firstNameLabel = UILabel()
  let firstNameTextField = UITextField()
  let middleNameLabel = UILabel()
  let middleNameTextField = UITextField()
  let lastNameLabel = UILabel()
  let lastNameTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    firstNameLabel.text = "First Name"
    firstNameLabel.textAlignment = .right
    firstNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    firstNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    firstNameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(firstNameLabel)
    firstNameTextField.borderStyle = .roundedRect
    firstNameTextField.placeholder = "Enter first name"
    firstNameTextField.font = .systemFont(ofSize: 14)
    firstNameTextField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(firstNameTextField)
    middleNameLabel.text = "Middle Name"
    middleNameLabel.textAlignment = .right
    middleNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    middleNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    middleNameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(middleNameLabel)
    middleNameTextField.borderStyle = .roundedRect
    middleNameTextField.placeholder = "Enter middle name"
    middleNameTextField.font = .systemFont(ofSize: 14)
    middleNameTextField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(middleNameTextField)
    lastNameLabel.text = "Last Name"
    lastNameLabel.textAlignment = .right
    lastNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    lastNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    lastNameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lastNameLabel)
    lastNameTextField.borderStyle = .roundedRect
    lastNameTextField.placeholder = "Enter last name"
    lastNameTextField.font = .systemFont(ofSize: 14)
    lastNameTextField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(lastNameTextField)
    NSLayoutConstraint.activate([
      firstNameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      middleNameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      lastNameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      firstNameTextField.leadingAnchor.constraint(equalTo: firstNameLabel.trailingAnchor, constant: 8),
      middleNameTextField.leadingAnchor.constraint(equalTo: middleNameLabel.trailingAnchor, constant: 8),
      lastNameTextField.leadingAnchor.constraint(equalTo: lastNameLabel.trailingAnchor, constant: 8),
      firstNameTextField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      middleNameTextField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      lastNameTextField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      firstNameLabel.lastBaselineAnchor.constraint(equalTo: firstNameTextField.lastBaselineAnchor),
      middleNameLabel.lastBaselineAnchor.constraint(equalTo: middleNameTextField.lastBaselineAnchor),
      lastNameLabel.lastBaselineAnchor.constraint(equalTo: lastNameTextField.lastBaselineAnchor),
      firstNameTextField.widthAnchor.constraint(equalTo: middleNameTextField.widthAnchor),
      firstNameTextField.widthAnchor.constraint(equalTo: lastNameTextField.widthAnchor),
      firstNameTextField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      middleNameTextField.topAnchor.constraint(equalTo: firstNameTextField.bottomAnchor, constant: 8),
      lastNameTextField.topAnchor.constraint(equalTo: middleNameTextField.bottomAnchor, constant: 8),
    ])
  }
}
