// swift-format-ignore-file
import UIKit

final class LargeDynamicTextViewController: UIViewController {
  let titleLabel = UILabel()
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Lorem Ipsum"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textAlignment = .center
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    textView.text = "Lorem ipsum dolor sit amet, consectetur adipisicing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat."
    textView.font = .preferredFont(forTextStyle: .body)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      textView.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      textView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: 20),
    ])
  }
}
