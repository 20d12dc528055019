// swift-format-ignore-file
import UIKit

final class DynamicHeightColumnsViewController: UIViewController {
  let firstNameLabel = UILabel()
  let firstNameTextField = UITextField()
  let middleNameLabel = UILabel()
  let middleNameTextField = UITextField()
  let lastNameLabel = UILabel()
  let lastNameTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    firstNameLabel.text = "First Name"
    firstNameLabel.font = .systemFont(ofSize: 17)
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
    middleNameLabel.font = .systemFont(ofSize: 17)
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
    lastNameLabel.font = .systemFont(ofSize: 17)
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
    let constraint16 = firstNameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    constraint16.priority = UILayoutPriority(249)
    let constraint18 = firstNameTextField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    constraint18.priority = UILayoutPriority(249)
    let constraint20 = middleNameLabel.topAnchor.constraint(equalTo: firstNameLabel.bottomAnchor, constant: 8)
    constraint20.priority = UILayoutPriority(249)
    let constraint22 = middleNameTextField.topAnchor.constraint(equalTo: firstNameTextField.bottomAnchor, constant: 8)
    constraint22.priority = UILayoutPriority(249)
    let constraint24 = lastNameLabel.topAnchor.constraint(equalTo: middleNameLabel.bottomAnchor, constant: 8)
    constraint24.priority = UILayoutPriority(249)
    let constraint26 = lastNameTextField.topAnchor.constraint(equalTo: middleNameTextField.bottomAnchor, constant: 8)
    constraint26.priority = UILayoutPriority(249)
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
      firstNameLabel.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      constraint16,
      firstNameTextField.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      constraint18,
      middleNameLabel.topAnchor.constraint(greaterThanOrEqualTo: firstNameLabel.bottomAnchor, constant: 8),
      constraint20,
      middleNameTextField.topAnchor.constraint(greaterThanOrEqualTo: firstNameTextField.bottomAnchor, constant: 8),
      constraint22,
      lastNameLabel.topAnchor.constraint(greaterThanOrEqualTo: middleNameLabel.bottomAnchor, constant: 8),
      constraint24,
      lastNameTextField.topAnchor.constraint(greaterThanOrEqualTo: middleNameTextField.bottomAnchor, constant: 8),
      constraint26,
    ])
  }
}
