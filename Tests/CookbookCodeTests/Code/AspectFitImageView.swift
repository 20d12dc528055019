// swift-format-ignore-file
import UIKit

final class AspectFitImageViewViewController: UIViewController {
  let topContent = UIView()
  let bottomContent = UIView()
  let imageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    topContent.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    topContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(topContent)
    bottomContent.backgroundColor = UIColor(red: 85 / 255, green: 85 / 255, blue: 85 / 255, alpha: 1)
    bottomContent.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bottomContent)
    imageView.image = UIImage(named: "flowers")
    imageView.contentMode = .scaleAspectFit
    imageView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      topContent.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      topContent.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      topContent.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      imageView.topAnchor.constraint(equalTo: topContent.bottomAnchor, constant: 8),
      imageView.heightAnchor.constraint(equalTo: topContent.heightAnchor, multiplier: 2),
      imageView.heightAnchor.constraint(equalTo: bottomContent.heightAnchor, multiplier: 2),
      bottomContent.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
      bottomContent.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      bottomContent.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bottomContent.bottomAnchor, constant: 20),
    ])
  }
}
