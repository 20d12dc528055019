// swift-format-ignore-file
import UIKit

final class RecipeBrowserViewController: UIViewController {
  let outerStackView = UIStackView()
  let titleLabel = UILabel()
  let containerView = UIView()
  let buttonStackView = UIStackView()
  let previousButton = UIButton(type: .system)
  let infoButton = SizedInfoButton()
  let nextButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    outerStackView.axis = .vertical
    outerStackView.spacing = 8
    outerStackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(outerStackView)
    titleLabel.text = "Recipe"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    titleLabel.setContentHuggingPriority(UILayoutPriority(801), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(801), for: .vertical)
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(801), for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(UILayoutPriority(801), for: .vertical)
    outerStackView.addArrangedSubview(titleLabel)
    containerView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    containerView.setContentHuggingPriority(UILayoutPriority(800), for: .horizontal)
    containerView.setContentHuggingPriority(UILayoutPriority(800), for: .vertical)
    containerView.setContentCompressionResistancePriority(UILayoutPriority(800), for: .horizontal)
    containerView.setContentCompressionResistancePriority(UILayoutPriority(800), for: .vertical)
    outerStackView.addArrangedSubview(containerView)
    buttonStackView.distribution = .fillEqually
    buttonStackView.spacing = 40
    outerStackView.addArrangedSubview(buttonStackView)
    previousButton.setTitle("Previous", for: .normal)
    previousButton.setContentHuggingPriority(UILayoutPriority(802), for: .horizontal)
    previousButton.setContentHuggingPriority(UILayoutPriority(802), for: .vertical)
    previousButton.setContentCompressionResistancePriority(UILayoutPriority(802), for: .horizontal)
    previousButton.setContentCompressionResistancePriority(UILayoutPriority(802), for: .vertical)
    buttonStackView.addArrangedSubview(previousButton)
    infoButton.setTitle("i", for: .normal)
    infoButton.setContentHuggingPriority(UILayoutPriority(803), for: .horizontal)
    infoButton.setContentHuggingPriority(UILayoutPriority(803), for: .vertical)
    infoButton.setContentCompressionResistancePriority(UILayoutPriority(803), for: .horizontal)
    infoButton.setContentCompressionResistancePriority(UILayoutPriority(803), for: .vertical)
    buttonStackView.addArrangedSubview(infoButton)
    nextButton.setTitle("Next", for: .normal)
    nextButton.setContentHuggingPriority(UILayoutPriority(802), for: .horizontal)
    nextButton.setContentHuggingPriority(UILayoutPriority(802), for: .vertical)
    nextButton.setContentCompressionResistancePriority(UILayoutPriority(802), for: .horizontal)
    nextButton.setContentCompressionResistancePriority(UILayoutPriority(802), for: .vertical)
    buttonStackView.addArrangedSubview(nextButton)
    let constraint3 = outerStackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)
    constraint3.priority = UILayoutPriority(999)
    let constraint5 = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: outerStackView.bottomAnchor, constant: 8)
    constraint5.priority = UILayoutPriority(750)
    NSLayoutConstraint.activate([
      outerStackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      outerStackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      constraint3,
      outerStackView.topAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.topAnchor, constant: 16),
      constraint5,
      view.layoutMarginsGuide.bottomAnchor.constraint(greaterThanOrEqualTo: outerStackView.bottomAnchor, constant: 16),
    ])
  }

  final class SizedInfoButton: UIButton {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 22, height: 22)
    }
  }
}
