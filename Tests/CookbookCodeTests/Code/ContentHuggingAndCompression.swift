// swift-format-ignore-file
import UIKit

final class ContentHuggingAndCompressionViewController: UIViewController {
  let titleLabel = SizedTitleLabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "TEXT"
    titleLabel.font = .systemFont(ofSize: 34)
    titleLabel.textAlignment = .center
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  final class SizedTitleLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      CGSize(width: 86, height: 40)
    }
  }
}
