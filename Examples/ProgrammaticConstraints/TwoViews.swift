package import AutoLayout

/// Two views side by side, equally wide, 20 points from the edges and 8 from each other: the guide's
/// example in Anatomy of a Constraint.
package struct TwoViews {
  /// The view that holds both, as large as the screen of an iPhone 6.
  package let superview = View(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  package let red = View()
  package let blue = View()

  private init() {
    superview.identifier = "Superview"
    red.identifier = "Red"
    blue.identifier = "Blue"
    for view in [red, blue] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
  }

  /// The layout with constraints made from anchors.
  package static func byAnchors() -> TwoViews {
    let layout = TwoViews()
    let (superview, red, blue) = (layout.superview, layout.red, layout.blue)
    LayoutConstraint.activate([
      red.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      superview.bottomAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
      blue.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20),
      superview.bottomAnchor.constraint(equalTo: blue.bottomAnchor, constant: 20),
      red.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
      blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8),
      superview.trailingAnchor.constraint(equalTo: blue.trailingAnchor, constant: 20),
      red.widthAnchor.constraint(equalTo: blue.widthAnchor),
    ])
    return layout
  }

  /// The same layout with each constraint written out.
  package static func byConstraints() -> TwoViews {
    let layout = TwoViews()
    let (superview, red, blue) = (layout.superview, layout.red, layout.blue)
    func tie(
      _ first: View, _ firstAttribute: Attribute, _ second: View, _ secondAttribute: Attribute,
      _ constant: Double
    ) {
      LayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
        attribute: secondAttribute, multiplier: 1, constant: constant
      ).isActive = true
    }
    tie(red, .top, superview, .top, 20)
    tie(superview, .bottom, red, .bottom, 20)
    tie(blue, .top, superview, .top, 20)
    tie(superview, .bottom, blue, .bottom, 20)
    tie(red, .leading, superview, .leading, 20)
    tie(blue, .leading, red, .trailing, 8)
    tie(superview, .trailing, blue, .trailing, 20)
    tie(red, .width, blue, .width, 0)
    return layout
  }
}
