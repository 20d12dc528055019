// swift-format-ignore-file
import UIKit

final class ConstraintsOfAFormViewController: UIViewController {
  let firstName = UILabel()
  let enterFirstName = UITextField()
  let middleName = UILabel()
  let enterMiddleName = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    firstName.text = "First Name"
    firstName.textAlignment = .right
    firstName.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    firstName.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    firstName.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(firstName)
    enterFirstName.borderStyle = .roundedRect
    enterFirstName.placeholder = "Enter first name"
    enterFirstName.font = .systemFont(ofSize: 14)
    enterFirstName.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(enterFirstName)
    middleName.text = "Middle Name"
    middleName.textAlignment = .right
    middleName.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    middleName.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    middleName.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(middleName)
    enterMiddleName.borderStyle = .roundedRect
    enterMiddleName.placeholder = "Enter middle name"
    enterMiddleName.font = .systemFont(ofSize: 14)
    enterMiddleName.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(enterMiddleName)
    let constraint3 = firstName.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    constraint3.priority = UILayoutPriority(249)
    let constraint4 = middleName.topAnchor.constraint(equalTo: firstName.bottomAnchor, constant: 8)
    constraint4.priority = UILayoutPriority(249)
    let constraint10 = enterFirstName.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20)
    constraint10.priority = UILayoutPriority(249)
    let constraint17 = enterMiddleName.topAnchor.constraint(equalTo: enterFirstName.bottomAnchor, constant: 8)
    constraint17.priority = UILayoutPriority(249)
    NSLayoutConstraint.activate([
      firstName.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      enterFirstName.leadingAnchor.constraint(equalTo: firstName.trailingAnchor, constant: 8),
      constraint3,
      constraint4,
      firstName.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      middleName.topAnchor.constraint(greaterThanOrEqualTo: firstName.bottomAnchor, constant: 8),
      firstName.lastBaselineAnchor.constraint(equalTo: enterFirstName.lastBaselineAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: enterFirstName.trailingAnchor),
      enterFirstName.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      constraint10,
      middleName.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      enterMiddleName.leadingAnchor.constraint(equalTo: middleName.trailingAnchor, constant: 8),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: enterMiddleName.trailingAnchor),
      middleName.lastBaselineAnchor.constraint(equalTo: enterMiddleName.lastBaselineAnchor),
      enterMiddleName.widthAnchor.constraint(equalTo: enterFirstName.widthAnchor),
      enterMiddleName.topAnchor.constraint(greaterThanOrEqualTo: enterFirstName.bottomAnchor, constant: 8),
      constraint17,
    ])
  }
}
