import LayoutModel

/// A constraint in a diagram.
struct SchematicTie: Hashable, Sendable {
  /// One side of a constraint, left and right in place of leading and trailing.
  struct End: Hashable, Sendable {
    var item: LayoutItem
    var attribute: Attribute
    /// The box of the item, or of the view that has the guide.
    var box: Int
  }

  enum Kind: Hashable, Sendable {
    /// A width or a height of one box or two.
    case size
    /// The text of two boxes stands on one line.
    case baseline
    case center
    /// Two places are one.
    case alignment
    /// Two edges are one that face each other, or of which one is the superview's.
    case touching
    /// There is a space between two places.
    case space
  }

  /// The constraint's place in the layout.
  var index: Int
  var constraint: LayoutConstraint
  var axis: Axis
  var kind: Kind
  var first: End
  var second: End?
  /// The first place less the second in the layout, in points; only the sign matters.
  var distance: Double

  var isOptional: Bool { !constraint.priority.isRequired }
  var isInequality: Bool { constraint.relation != .equal }
}

extension SchematicTie {
  /// The ties of all constraints whose items can be seen.
  static func ties(of solved: SolvedLayout, _ boxes: [SchematicBox]) -> [SchematicTie] {
    let reader = TieReader(solved, boxes)
    return solved.layout.constraints.enumerated().compactMap { reader.tie($0, $1) }
  }
}

private struct TieReader {
  let solved: SolvedLayout
  let boxes: [SchematicBox]
  let places: AttributePlaces
  let boxOfItem: [LayoutItem: Int]

  init(_ solved: SolvedLayout, _ boxes: [SchematicBox]) {
    self.solved = solved
    self.boxes = boxes
    places = AttributePlaces(solved)
    boxOfItem = Dictionary(uniqueKeysWithValues: boxes.enumerated().map { ($1.item, $0) })
  }

  func tie(_ index: Int, _ constraint: LayoutConstraint) -> SchematicTie? {
    let direction = places.direction(of: constraint)
    guard let axis = constraint.firstAttribute.axis,
      let first = end(constraint.firstItem, constraint.firstAttribute, direction)
    else { return nil }
    var second: SchematicTie.End?
    if let item = constraint.secondItem {
      second = end(item, constraint.secondAttribute, direction)
      if second == nil { return nil }
    }
    var tie = SchematicTie(
      index: index, constraint: constraint, axis: axis, kind: .size, first: first,
      second: second, distance: 0)
    guard !constraint.firstAttribute.isSize, let second else { return tie }
    func place(isSecond: Bool) -> Double {
      places.value(ofSecond: isSecond, of: constraint, rect: solved.alignmentRect)
    }
    tie.distance = place(isSecond: false) - place(isSecond: true)
    tie.kind = kind(of: tie, second)
    if tie.kind == .space, tie.distance.magnitude < 0.5 {
      // The edge of a content area is drawn as its scroll view's: views in it are further inside.
      let isInside = SchematicBox.holds(second.box, first.box, in: boxes)
      let isFar = [.right, .bottom, .rightMargin, .bottomMargin].contains(first.attribute)
      tie.distance = isInside == isFar ? -1 : 1
    }
    return tie
  }

  private func end(
    _ item: LayoutItem, _ attribute: Attribute, _ direction: LayoutDirection
  ) -> SchematicTie.End? {
    let isRightToLeft = direction == .rightToLeft
    let physical: Attribute =
      switch attribute {
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
      case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
      default: attribute
      }
    if let box = boxOfItem[item] {
      return SchematicTie.End(item: item, attribute: physical, box: box)
    }
    guard case .guide(let guide) = item,
      let box = boxOfItem[.view(solved.layout.guides[guide].view)]
    else { return nil }
    return SchematicTie.End(item: item, attribute: physical, box: box)
  }

  private func kind(of tie: SchematicTie, _ second: SchematicTie.End) -> SchematicTie.Kind {
    let (first, other) = (tie.first.attribute, second.attribute)
    if tie.constraint.multiplier != 1 { return .space }
    guard tie.distance.magnitude < 0.5 else { return .space }
    if first.isBaseline, other.isBaseline { return .baseline }
    if first.isCenter, other.isCenter { return .center }
    if isContentArea(tie.first, for: second) || isContentArea(second, for: tie.first) {
      return .space
    }
    if first.isMargin || other.isMargin || first.isCenter || other.isCenter
      || first.isBaseline || other.isBaseline || isMarginsGuide(tie.first)
      || isMarginsGuide(second)
    {
      return .alignment
    }
    let isNested =
      SchematicBox.holds(tie.first.box, second.box, in: boxes)
      || SchematicBox.holds(second.box, tie.first.box, in: boxes)
    return first == other && !isNested ? .alignment : .touching
  }

  /// Whether an end is the edge of the content of a scroll view that holds the other end.
  private func isContentArea(_ end: SchematicTie.End, for other: SchematicTie.End) -> Bool {
    switch end.item {
    case .view(let view):
      solved.layout.views[view].kind == .scrollView
        && SchematicBox.holds(end.box, other.box, in: boxes)
    case .guide(let guide): solved.layout.guides[guide].kind == .content
    }
  }

  private func isMarginsGuide(_ end: SchematicTie.End) -> Bool {
    guard case .guide(let guide) = end.item else { return false }
    return [.layoutMargins, .readableContent].contains(solved.layout.guides[guide].kind)
  }
}

extension Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var isMargin: Bool {
    [.leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
      .contains(self)
  }
}
