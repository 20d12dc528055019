// swift-format-ignore-file
import UIKit

final class NestedStackViewsViewController: UIViewController {
  let rootStackView = UIStackView()
  let upperStackView = UIStackView()
  let imageView = UIImageView()
  let nameRowsStackView = UIStackView()
  let firstNameStackView = UIStackView()
  let firstNameLabel = UILabel()
  let firstNameTextField = UITextField()
  let middleNameStackView = UIStackView()
  let middleNameLabel = UILabel()
  let middleNameTextField = UITextField()
  let lastNameStackView = UIStackView()
  let lastNameLabel = UILabel()
  let lastNameTextField = UITextField()
  let textView = UITextView()
  let buttonStackView = UIStackView()
  let saveButton = UIButton(type: .system)
  let cancelButton = UIButton(type: .system)
  let clearButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    rootStackView.axis = .vertical
    rootStackView.spacing = 8
    rootStackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rootStackView)
    upperStackView.spacing = 8
    rootStackView.addArrangedSubview(upperStackView)
    imageView.image = UIImage(named: "square flowers")
    imageView.contentMode = .scaleToFill
    imageView.setContentCompressionResistancePriority(UILayoutPriority(48), for: .horizontal)
    imageView.setContentCompressionResistancePriority(UILayoutPriority(48), for: .vertical)
    upperStackView.addArrangedSubview(imageView)
    nameRowsStackView.axis = .vertical
    nameRowsStackView.spacing = 8
    upperStackView.addArrangedSubview(nameRowsStackView)
    firstNameStackView.alignment = .firstBaseline
    firstNameStackView.spacing = 8
    nameRowsStackView.addArrangedSubview(firstNameStackView)
    firstNameLabel.text = "First"
    firstNameLabel.font = .preferredFont(forTextStyle: .body)
    firstNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    firstNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    firstNameStackView.addArrangedSubview(firstNameLabel)
    firstNameTextField.borderStyle = .roundedRect
    firstNameTextField.placeholder = "Enter First Name"
    firstNameTextField.font = .systemFont(ofSize: 14)
    firstNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    firstNameTextField.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    firstNameStackView.addArrangedSubview(firstNameTextField)
    middleNameStackView.alignment = .firstBaseline
    middleNameStackView.spacing = 8
    nameRowsStackView.addArrangedSubview(middleNameStackView)
    middleNameLabel.text = "Middle"
    middleNameLabel.font = .preferredFont(forTextStyle: .body)
    middleNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    middleNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    middleNameStackView.addArrangedSubview(middleNameLabel)
    middleNameTextField.borderStyle = .roundedRect
    middleNameTextField.placeholder = "Enter Middle Name"
    middleNameTextField.font = .systemFont(ofSize: 14)
    middleNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    middleNameTextField.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    middleNameStackView.addArrangedSubview(middleNameTextField)
    lastNameStackView.alignment = .firstBaseline
    lastNameStackView.spacing = 8
    nameRowsStackView.addArrangedSubview(lastNameStackView)
    lastNameLabel.text = "Last"
    lastNameLabel.font = .preferredFont(forTextStyle: .body)
    lastNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    lastNameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    lastNameStackView.addArrangedSubview(lastNameLabel)
    lastNameTextField.borderStyle = .roundedRect
    lastNameTextField.placeholder = "Enter Last Name"
    lastNameTextField.font = .systemFont(ofSize: 14)
    lastNameTextField.setContentHuggingPriority(UILayoutPriority(48), for: .horizontal)
    lastNameTextField.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    lastNameStackView.addArrangedSubview(lastNameTextField)
    textView.text = "Notes:"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    textView.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    textView.setContentCompressionResistancePriority(UILayoutPriority(250), for: .horizontal)
    textView.setContentCompressionResistancePriority(UILayoutPriority(250), for: .vertical)
    rootStackView.addArrangedSubview(textView)
    buttonStackView.alignment = .firstBaseline
    buttonStackView.distribution = .fillEqually
    buttonStackView.spacing = 8
    rootStackView.addArrangedSubview(buttonStackView)
    saveButton.setTitle("Save", for: .normal)
    buttonStackView.addArrangedSubview(saveButton)
    cancelButton.setTitle("Cancel", for: .normal)
    buttonStackView.addArrangedSubview(cancelButton)
    clearButton.setTitle("Clear", for: .normal)
    buttonStackView.addArrangedSubview(clearButton)
    NSLayoutConstraint.activate([
      rootStackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rootStackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      rootStackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: rootStackView.bottomAnchor, constant: 20),
      imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
      firstNameTextField.widthAnchor.constraint(equalTo: middleNameTextField.widthAnchor),
      firstNameTextField.widthAnchor.constraint(equalTo: lastNameTextField.widthAnchor),
    ])
  }
}
