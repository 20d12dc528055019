// swift-format-ignore-file
import UIKit

final class RowOfButtonsViewController: UIViewController {
  let stackView = UIStackView()
  let clearButton = UIButton(type: .system)
  let cancelButton = UIButton(type: .system)
  let saveButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.distribution = .fillEqually
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    clearButton.setTitle("Clear", for: .normal)
    stackView.addArrangedSubview(clearButton)
    cancelButton.setTitle("Cancel", for: .normal)
    stackView.addArrangedSubview(cancelButton)
    saveButton.setTitle("Save", for: .normal)
    stackView.addArrangedSubview(saveButton)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: 24),
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
  }
}
