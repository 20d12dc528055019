// swift-format-ignore-file
import UIKit

final class SizeClassSpecificLayoutsViewController: UIViewController {
  let redView = UIView()
  let redLabel = UILabel()
  let greenView = UIView()
  let greenLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    redView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    redView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(redView)
    redLabel.text = "Red"
    redLabel.font = .systemFont(ofSize: 36, weight: .black)
    redLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    redLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    redLabel.translatesAutoresizingMaskIntoConstraints = false
    redView.addSubview(redLabel)
    greenView.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    greenView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(greenView)
    greenLabel.text = "Green"
    greenLabel.font = .systemFont(ofSize: 36, weight: .black)
    greenLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    greenLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    greenLabel.translatesAutoresizingMaskIntoConstraints = false
    greenView.addSubview(greenLabel)
    NSLayoutConstraint.activate([
      redView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      redView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      greenView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      greenView.topAnchor.constraint(equalTo: redView.bottomAnchor, constant: 8),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: greenView.bottomAnchor, constant: 20),
      greenView.widthAnchor.constraint(equalTo: redView.widthAnchor),
      greenView.heightAnchor.constraint(equalTo: redView.heightAnchor),
      redLabel.centerXAnchor.constraint(equalTo: redView.centerXAnchor),
      redLabel.centerYAnchor.constraint(equalTo: redView.centerYAnchor),
      greenLabel.centerXAnchor.constraint(equalTo: greenView.centerXAnchor),
      greenLabel.centerYAnchor.constraint(equalTo: greenView.centerYAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: redView.trailingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: greenView.trailingAnchor),
    ])
  }
}
