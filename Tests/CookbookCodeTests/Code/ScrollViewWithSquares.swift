// swift-format-ignore-file
import UIKit

final class ScrollViewWithSquaresViewController: UIViewController {
  let scrollView = UIScrollView()
  let contentView = UIView()
  let square1 = UIView()
  let square2 = UIView()
  let square3 = UIView()
  let square4 = UIView()
  let square5 = UIView()
  let square6 = UIView()
  let square7 = UIView()
  let square8 = UIView()
  let square9 = UIView()
  let square10 = UIView()
  let square11 = UIView()
  let square12 = UIView()
  let square13 = UIView()
  let square14 = UIView()
  let square15 = UIView()
  let square16 = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    contentView.backgroundColor = UIColor(red: 170 / 255, green: 170 / 255, blue: 170 / 255, alpha: 1)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    square1.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    square1.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square1)
    square2.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    square2.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square2)
    square3.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    square3.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square3)
    square4.backgroundColor = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
    square4.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square4)
    square5.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    square5.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square5)
    square6.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    square6.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square6)
    square7.backgroundColor = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
    square7.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square7)
    square8.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    square8.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square8)
    square9.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    square9.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square9)
    square10.backgroundColor = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
    square10.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square10)
    square11.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    square11.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square11)
    square12.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    square12.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square12)
    square13.backgroundColor = UIColor(red: 1, green: 204 / 255, blue: 0, alpha: 1)
    square13.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square13)
    square14.backgroundColor = UIColor(red: 204 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    square14.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square14)
    square15.backgroundColor = UIColor(red: 57 / 255, green: 83 / 255, blue: 164 / 255, alpha: 1)
    square15.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square15)
    square16.backgroundColor = UIColor(red: 27 / 255, green: 129 / 255, blue: 29 / 255, alpha: 1)
    square16.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(square16)
    let constraint14 = square1.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    constraint14.priority = UILayoutPriority(250)
    let constraint15 = square1.heightAnchor.constraint(lessThanOrEqualToConstant: 80)
    constraint15.priority = UILayoutPriority(250)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      scrollView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      contentView.widthAnchor.constraint(greaterThanOrEqualTo: scrollView.widthAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.heightAnchor),
      square1.widthAnchor.constraint(equalTo: square1.heightAnchor),
      square1.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
      square1.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
      constraint14,
      constraint15,
      square2.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square3.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square4.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square5.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square6.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square7.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square8.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square9.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square10.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square11.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square12.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square13.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square14.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square15.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square16.widthAnchor.constraint(equalTo: square1.widthAnchor),
      square2.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square3.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square4.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square5.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square6.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square7.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square8.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square9.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square10.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square11.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square12.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square13.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square14.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square15.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square16.heightAnchor.constraint(equalTo: square1.heightAnchor),
      square1.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      square2.leadingAnchor.constraint(equalTo: square1.trailingAnchor, constant: 8),
      square3.leadingAnchor.constraint(equalTo: square2.trailingAnchor, constant: 8),
      square4.leadingAnchor.constraint(equalTo: square3.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: square4.trailingAnchor, constant: 20),
      square5.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      square6.leadingAnchor.constraint(equalTo: square5.trailingAnchor, constant: 8),
      square7.leadingAnchor.constraint(equalTo: square6.trailingAnchor, constant: 8),
      square8.leadingAnchor.constraint(equalTo: square7.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: square8.trailingAnchor, constant: 20),
      square9.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      square10.leadingAnchor.constraint(equalTo: square9.trailingAnchor, constant: 8),
      square11.leadingAnchor.constraint(equalTo: square10.trailingAnchor, constant: 8),
      square12.leadingAnchor.constraint(equalTo: square11.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: square12.trailingAnchor, constant: 20),
      square13.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      square14.leadingAnchor.constraint(equalTo: square13.trailingAnchor, constant: 8),
      square15.leadingAnchor.constraint(equalTo: square14.trailingAnchor, constant: 8),
      square16.leadingAnchor.constraint(equalTo: square15.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: square16.trailingAnchor, constant: 20),
      square1.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      square5.topAnchor.constraint(equalTo: square1.bottomAnchor, constant: 8),
      square9.topAnchor.constraint(equalTo: square5.bottomAnchor, constant: 8),
      square13.topAnchor.constraint(equalTo: square9.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: square13.bottomAnchor, constant: 20),
      square2.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      square6.topAnchor.constraint(equalTo: square2.bottomAnchor, constant: 8),
      square10.topAnchor.constraint(equalTo: square6.bottomAnchor, constant: 8),
      square14.topAnchor.constraint(equalTo: square10.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: square14.bottomAnchor, constant: 20),
      square3.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      square7.topAnchor.constraint(equalTo: square3.bottomAnchor, constant: 8),
      square11.topAnchor.constraint(equalTo: square7.bottomAnchor, constant: 8),
      square15.topAnchor.constraint(equalTo: square11.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: square15.bottomAnchor, constant: 20),
      square4.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      square8.topAnchor.constraint(equalTo: square4.bottomAnchor, constant: 8),
      square12.topAnchor.constraint(equalTo: square8.bottomAnchor, constant: 8),
      square16.topAnchor.constraint(equalTo: square12.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: square16.bottomAnchor, constant: 20),
    ])
  }
}
