import LayoutModel

/// The sign on a disc in the middle of a bar.
enum Badge: String, Hashable, Sendable {
  case equal
  case greaterThanOrEqual
  case lessThanOrEqual
  /// One length, or one place, is a share of another.
  case ratio

  /// The badge of a constraint; a distance that is equal to a number has none.
  init?(_ constraint: LayoutConstraint, on canvas: CanvasLayout) {
    switch canvas.shownRelation(of: constraint) {
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal:
      if constraint.isAspectRatio || constraint.isProportion {
        self = .ratio
      } else if constraint.firstAttribute.isSize, constraint.secondItem != nil {
        self = .equal
      } else {
        return nil
      }
    }
  }

  /// A disc with the sign on it around the origin, upright for both directions of the bar.
  /// - Parameter name: The name of its colours, different from those of other colours.
  func symbol(fill: DynamicColor, _ name: String, _ theme: Theme) -> Symbol {
    let disc = Mark(
      .circle(center: Point(x: 0, y: 0), radius: theme.badgeDiameter / 2), .sign, fill: fill)
    return Symbol(name: "badge-\(rawValue)-\(name)", marks: [disc] + sign(theme))
  }

  /// About 6 points wide and 5.5 high, in strokes of a point.
  private func sign(_ theme: Theme) -> [Mark] {
    let stroke = Stroke(color: theme.glyph, width: 1.2)
    func line(_ y: Double) -> Mark {
      Mark(.polyline([Point(x: -2.75, y: y), Point(x: 2.75, y: y)]), .sign, stroke: stroke)
    }
    func angle(_ direction: Double) -> Mark {
      let corners = [(-2.5, -2.8), (2.3, -0.85), (-2.5, 1.1)]
      return Mark(
        .polyline(corners.map { Point(x: direction * $0.0, y: $0.1) }), .sign, stroke: stroke)
    }
    func dot(_ y: Double) -> Mark {
      Mark(.circle(center: Point(x: 0, y: y), radius: 1), .sign, fill: theme.glyph)
    }
    return switch self {
    case .equal: [line(-1.3), line(1.3)]
    case .greaterThanOrEqual: [angle(1), line(2.6)]
    case .lessThanOrEqual: [angle(-1), line(2.6)]
    case .ratio: [dot(-2), dot(2)]
    }
  }
}

extension CanvasLayout {
  /// The relation between a constraint's length as the reader sees it and its number, however the equation
  /// is written: `A.Trailing <= B.Trailing - 20` leaves a space of 20 points or more.
  func shownRelation(of constraint: LayoutConstraint) -> Relation {
    let relation = constraint.relation
    guard relation != .equal, !constraint.firstAttribute.isSize, !constraint.isProportion,
      constraint.secondItem != nil
    else { return relation }
    let shown =
      places.excess(of: constraint, rect: alignmentRect) + constraint.constant
    let length = shown.magnitude >= 1 ? shown : constraint.constant
    // A space of nothing can only grow.
    if length == 0 { return .greaterThanOrEqual }
    if length > 0 { return relation }
    return relation == .greaterThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual
  }
}

extension LayoutConstraint {
  /// Whether it ties the width and the height of one view to each other.
  var isAspectRatio: Bool {
    firstAttribute.isSize && firstItem == secondItem && firstAttribute.axis != secondAttribute.axis
  }

  /// Whether it puts a place at a share of another, counted from the superview's origin.
  var isProportion: Bool {
    !firstAttribute.isSize && secondItem != nil && multiplier != 1
  }
}
