// swift-format-ignore-file
import UIKit

final class VerticalScrollingViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let redView = UIView()
  let greenView = UIView()
  let blueView = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    contentView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    redView.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    redView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(redView)
    greenView.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    greenView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(greenView)
    blueView.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    blueView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(blueView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      scrollView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      redView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: redView.trailingAnchor, constant: 20),
      redView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      redView.heightAnchor.constraint(equalToConstant: 300),
      greenView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: greenView.trailingAnchor, constant: 20),
      greenView.topAnchor.constraint(equalTo: redView.bottomAnchor, constant: 8),
      greenView.heightAnchor.constraint(equalToConstant: 300),
      blueView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: blueView.trailingAnchor, constant: 20),
      blueView.topAnchor.constraint(equalTo: greenView.bottomAnchor, constant: 8),
      blueView.heightAnchor.constraint(equalToConstant: 300),
      contentView.bottomAnchor.constraint(equalTo: blueView.bottomAnchor, constant: 20),
    ])
  }
}
