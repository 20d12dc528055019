/// The attributes of one direction, of views and of the stack view that holds them.
struct StackAxis {
  let start: Attribute
  let end: Attribute
  let center: Attribute
  let size: Attribute
  let stackStart: Attribute
  let stackEnd: Attribute
  let stackCenter: Attribute

  init(_ axis: Axis, keepsToMargins: Bool) {
    let isHorizontal = axis == .horizontal
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    center = isHorizontal ? .centerX : .centerY
    size = isHorizontal ? .width : .height
    guard keepsToMargins else {
      (stackStart, stackEnd, stackCenter) = (start, end, center)
      return
    }
    stackStart = isHorizontal ? .leadingMargin : .topMargin
    stackEnd = isHorizontal ? .trailingMargin : .bottomMargin
    stackCenter = isHorizontal ? .centerXWithinMargins : .centerYWithinMargins
  }
}

/// Constraints of one stack view while they are made.
struct StackRows {
  let stack: Int
  var constraints: [ArrangedConstraint] = []

  mutating func add(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem,
    _ secondAttribute: Attribute, _ identifier: String, multiplier: Double = 1,
    constant: Double = 0, priority: Priority = .required
  ) {
    append(
      LayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
        attribute: secondAttribute, multiplier: multiplier, constant: constant,
        priority: priority), identifier)
  }

  mutating func add(
    _ item: LayoutItem, _ attribute: Attribute, _ constant: Double, _ identifier: String,
    priority: Priority = .required
  ) {
    append(
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, constant: constant,
        priority: priority), identifier)
  }

  private mutating func append(_ constraint: LayoutConstraint, _ identifier: String) {
    var constraint = constraint
    constraint.identifier = "UISV-" + identifier
    constraints.append(
      ArrangedConstraint(constraint: constraint, source: .stackView(view: stack)))
  }
}
