import AutoLayout

extension Rect {
  static let screen = Rect(x: 0, y: 0, width: 375, height: 667)
  static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension View {
  /// A root of 375 x 667 points that holds views laid out by constraints.
  static func root(_ names: [String] = []) -> View {
    let root = View(frame: .screen)
    for name in names { root.add(View(), name) }
    return root
  }

  /// Adds a view that is laid out by constraints.
  @discardableResult
  func add<Added: View>(_ view: Added, _ name: String) -> Added {
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Constraints that pin a view to a place and a size in its superview.
  func pin(_ frame: Rect) {
    guard let superview else { return }
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.x),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.y),
      widthAnchor.constraint(equalToConstant: frame.width),
      heightAnchor.constraint(equalToConstant: frame.height),
    ])
  }

  /// Constraints that make a view fill another item, less an inset on all sides.
  func fill(_ item: LayoutItem, inset: Double = 0) {
    LayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: item.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: -inset),
    ])
  }
}

/// The text of the error that laying out throws; nil when it throws none.
func layoutError(_ view: View) -> String? {
  do throws(LayoutError) {
    try view.layoutIfNeeded()
    return nil
  } catch {
    return error.description
  }
}
