import LayoutModel
import Typesetting

/// Help that is the line to write in place of a constraint.
extension Layout {
  /// The help to turn the sign of a constraint's constant: the line to write, if the constraint was written as a line;
  /// it has leading and trailing for left and right, as the advice on these says.
  func turningSign(of constraint: LayoutConstraint, _ purpose: String) -> String {
    if !constraint.isLine { return "turn the sign of the constant \(purpose)" }
    var turned = constraint.followingDirection
    turned.constant.negate()
    return "write '\(equation(of: turned))' \(purpose)"
  }

  /// The help to write leading and trailing for left and right.
  /// - Parameter turnsSign: Whether other advice on the constraint turns the sign of its constant.
  func followingDirection(_ constraint: LayoutConstraint, turnsSign: Bool) -> String {
    if !constraint.isLine { return "use Leading and Trailing" }
    var changed = constraint.followingDirection
    if turnsSign { changed.constant.negate() }
    return "write '\(equation(of: changed))'"
  }

  /// The one inequality that an equality makes superfluous, by its number or in quotes; nil if there are none or
  /// several.
  func bound(impliedBy equality: LayoutConstraint) -> String? {
    guard equality.relation == .equal, equality.priority.isRequired else { return nil }
    let bounds = constraints.indices.filter { index in
      let bound = constraints[index]
      return bound.relation != .equal && bound.priority.isRequired && bound.isLine
        && [bound, bound.turned].contains { $0.hasTerms(of: equality) }
    }
    guard bounds.count == 1 else { return nil }
    return uniqueLabel(ofConstraint: bounds[0]).map { "constraint \($0)" }
      ?? constraints[bounds[0]].text.map { "'\($0)'" }
  }
}

extension SolvedLayout {
  /// The layout solved with another constraint in the place of one; nil if that has more faults.
  func replacing(
    _ index: Int, with constraint: LayoutConstraint, _ typesetter: Typesetter
  ) -> SolvedLayout? {
    var changed = layout
    changed.constraints[index] = constraint
    guard let next = try? LayoutEngine.solve(changed, typesetter: typesetter),
      next.conflicts.count <= conflicts.count, next.undeterminedCount <= undeterminedCount
    else { return nil }
    return next
  }
}

extension LayoutConstraint {
  /// The constraint with leading and trailing for left and right.
  var followingDirection: LayoutConstraint {
    var changed = self
    changed.firstAttribute = firstAttribute.followingDirection
    changed.secondAttribute = secondAttribute.followingDirection
    return changed
  }

  /// Whether its author wrote it as a line of the notation alone, not in the visual format.
  var isLine: Bool {
    text.map { text in !["H:", "V:", "|", "["].contains { text.hasPrefix($0) } } ?? false
  }

  /// Whether it is about the same attributes as another one, in the same order.
  fileprivate func hasTerms(of other: LayoutConstraint) -> Bool {
    (firstItem, firstAttribute) == (other.firstItem, other.firstAttribute)
      && secondItem == other.secondItem && secondAttribute == other.secondAttribute
      && multiplier == other.multiplier
  }
}

extension Attribute {
  /// The side that follows the reading direction, of left and right.
  fileprivate var followingDirection: Attribute {
    let isFixed = [.left, .right, .leftMargin, .rightMargin].contains(self)
    return isFixed ? sameEdge ?? self : self
  }
}
