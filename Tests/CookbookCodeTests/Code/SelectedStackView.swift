// swift-format-ignore-file
import UIKit

final class SelectedStackViewViewController: UIViewController {
  let stackView = UIStackView()
  let nameLabel = UILabel()
  let saveButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    nameLabel.text = "Name"
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stackView.addArrangedSubview(nameLabel)
    saveButton.setTitle("Save", for: .normal)
    stackView.addArrangedSubview(saveButton)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
      stackView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
