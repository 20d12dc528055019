// swift-format-ignore-file
import UIKit

final class SimpleStackViewViewController: UIViewController {
  let stackView = UIStackView()
  let flowersLabel = UILabel()
  let imageView = UIImageView()
  let editButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    stackView.axis = .vertical
    stackView.spacing = 8
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    flowersLabel.text = "Flowers"
    flowersLabel.font = .preferredFont(forTextStyle: .body)
    flowersLabel.textAlignment = .center
    flowersLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    flowersLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stackView.addArrangedSubview(flowersLabel)
    imageView.image = UIImage(named: "flowers")
    imageView.contentMode = .scaleAspectFit
    imageView.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
    imageView.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
    stackView.addArrangedSubview(imageView)
    editButton.setTitle("Edit", for: .normal)
    stackView.addArrangedSubview(editButton)
    NSLayoutConstraint.activate([
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 8),
    ])
  }
}
