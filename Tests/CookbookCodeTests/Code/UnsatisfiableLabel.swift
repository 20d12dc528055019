// swift-format-ignore-file
import UIKit

final class UnsatisfiableLabelViewController: UIViewController {
  let nameLabel = UILabel()
  let textField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel)
    textField.borderStyle = .roundedRect
    textField.placeholder = "Enter name"
    textField.font = .systemFont(ofSize: 14)
    textField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textField)
    let constraint1 = nameLabel.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    constraint1.identifier = "Label Width"
    let constraint2 = nameLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
    constraint2.identifier = "Label Leading"
    let constraint3 = textField.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8)
    constraint3.identifier = "Space Between Controls"
    let constraint4 = textField.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
    constraint4.identifier = "Text Field Trailing"
    NSLayoutConstraint.activate([
      constraint1,
      constraint2,
      constraint3,
      constraint4,
      textField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      nameLabel.lastBaselineAnchor.constraint(equalTo: textField.lastBaselineAnchor),
    ])
  }
}
