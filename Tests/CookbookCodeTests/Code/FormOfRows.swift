// swift-format-ignore-file
import UIKit

final class FormOfRowsViewController: UIViewController {
  let stackView = UIStackView()
  let firstNameStackView = UIStackView()
  let firstNameLabel = UILabel()
  let firstNameTextField = UITextField()
  let middleNameStackView = UIStackView()
  let middleNameLabel = UILabel()
  let middleNameTextField = UITextField()
  let lastNameStackView = UIStackView()
  let lastNameLabel = UILabel()
  let lastNameTextField = UITextField()
  let ageStackView = UIStackView()
  let ageLabel = UILabel()
  let ageTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    firstNameStackView.spacing = 8
    stackView.addArrangedSubview(firstNameStackView)
    firstNameLabel.text = "First Name"
    firstNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    firstNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    firstNameStackView.addArrangedSubview(firstNameLabel)
    firstNameTextField.borderStyle = .roundedRect
    firstNameTextField.font = .systemFont(ofSize: 14)
    firstNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    firstNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .vertical)
    firstNameStackView.addArrangedSubview(firstNameTextField)
    middleNameStackView.spacing = 8
    stackView.addArrangedSubview(middleNameStackView)
    middleNameLabel.text = "Middle Name"
    middleNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    middleNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    middleNameStackView.addArrangedSubview(middleNameLabel)
    middleNameTextField.borderStyle = .roundedRect
    middleNameTextField.font = .systemFont(ofSize: 14)
    middleNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    middleNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .vertical)
    middleNameStackView.addArrangedSubview(middleNameTextField)
    lastNameStackView.spacing = 8
    stackView.addArrangedSubview(lastNameStackView)
    lastNameLabel.text = "Last Name"
    lastNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    lastNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    lastNameStackView.addArrangedSubview(lastNameLabel)
    lastNameTextField.borderStyle = .roundedRect
    lastNameTextField.font = .systemFont(ofSize: 14)
    lastNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    lastNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .vertical)
    lastNameStackView.addArrangedSubview(lastNameTextField)
    ageStackView.spacing = 8
    stackView.addArrangedSubview(ageStackView)
    ageLabel.text = "Age"
    ageLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    ageLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    ageStackView.addArrangedSubview(ageLabel)
    ageTextField.borderStyle = .roundedRect
    ageTextField.font = .systemFont(ofSize: 14)
    ageTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    ageTextField.setContentHuggingPriority(UILayoutPriority(48), for: .vertical)
    ageStackView.addArrangedSubview(ageTextField)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      firstNameTextField.widthAnchor.constraint(equalTo: middleNameTextField.widthAnchor),
      firstNameTextField.widthAnchor.constraint(equalTo: lastNameTextField.widthAnchor),
      firstNameTextField.widthAnchor.constraint(equalTo: ageTextField.widthAnchor),
    ])
  }
}
