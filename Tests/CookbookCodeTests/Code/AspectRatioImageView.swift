// swift-format-ignore-file
import UIKit

final class AspectRatioImageViewViewController: UIViewController {
  let topContent = UIView()
  let bottomContent = UIView()
  let leadingContent = UIView()
  let trailingContent = UIView()
  let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    topContent.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    topContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(topContent)
    bottomContent.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    bottomContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bottomContent)
    leadingContent.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    leadingContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(leadingContent)
    trailingContent.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    trailingContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(trailingContent)
    imageView.image = UIImage(named: "flowers")
    imageView.contentMode = .scaleToFill
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      topContent.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      topContent.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      topContent.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      leadingContent.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      leadingContent.topAnchor.constraint(equalTo: topContent.bottomAnchor, constant: 8),
      imageView.leadingAnchor.constraint(equalTo: leadingContent.trailingAnchor, constant: 8),
      imageView.topAnchor.constraint(equalTo: topContent.bottomAnchor, constant: 8),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor, multiplier: 0.75),
      imageView.heightAnchor.constraint(equalTo: topContent.heightAnchor, multiplier: 2),
      imageView.heightAnchor.constraint(equalTo: bottomContent.heightAnchor, multiplier: 2),
      trailingContent.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 8),
      trailingContent.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      trailingContent.topAnchor.constraint(equalTo: topContent.bottomAnchor, constant: 8),
      trailingContent.widthAnchor.constraint(equalTo: leadingContent.widthAnchor),
      bottomContent.topAnchor.constraint(equalTo: leadingContent.bottomAnchor, constant: 8),
      bottomContent.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
      bottomContent.topAnchor.constraint(equalTo: trailingContent.bottomAnchor, constant: 8),
      bottomContent.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bottomContent.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bottomContent.bottomAnchor, constant: 20),
    ])
  }
}
