import Basics
import LayoutModel

/// Constraints between distances of anchors: `(A.leading - B.leading) == 0.5*(C.leading - D.trailing)`.
///
/// A guide spans each distance, from the edge that is subtracted to the other.
extension DescriptionParser {
  /// Reads a constraint whose left side is a distance; returns whether it is one.
  mutating func readDistances(_ body: Bytes) -> Bool {
    guard let close = body.firstIndex(of: UInt8(ascii: ")")),
      let first = distance(body[...close], number: 1)
    else { return false }
    let rest = body[(close + 1)...].trimmed
    let relations: [(StaticString, Relation)] = [
      ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ]
    guard let (_, relation) = relations.first(where: { rest.starts(with: $0.0) }) else {
      return false
    }
    (constraint.first, constraint.relation) = (first, relation)
    return readRightDistance(rest.dropFirst(2).trimmed)
  }

  /// Reads a number, a distance with a multiplier and a constant, or an attribute.
  private mutating func readRightDistance(_ right: Bytes) -> Bool {
    guard let open = right.firstIndex(of: UInt8(ascii: "(")),
      let close = right.lastIndex(of: UInt8(ascii: ")")), open < close,
      let second = distance(right[open...close], number: 2)
    else { return readRight(right) }
    (constraint.second, constraint.multiplier, constraint.constant) = (second, 1, 0)
    let factor = right[..<open].trimmed
    if !factor.isEmpty {
      guard factor.last == UInt8(ascii: "*"), let number = factor.dropLast().number else {
        return false
      }
      constraint.multiplier = number
    }
    let rest = right[(close + 1)...].trimmed
    if rest.isEmpty { return true }
    guard let number = DescriptionParser.constant(rest) else { return false }
    constraint.constant = number
    return true
  }

  /// The length of the guide of a distance in brackets; nil if it is none.
  private mutating func distance(_ bytes: Bytes, number: Int) -> LoggedConstraint.Term? {
    let inner = bytes.dropFirst().dropLast()
    guard let sign = inner.start(of: " - "), let far = term(inner[..<sign]),
      let near = term(inner[(sign + 3)...]), let axis = far.attribute.axis,
      axis == near.attribute.axis, !far.attribute.isSize, !near.attribute.isSize
    else { return nil }
    let name = "distance \(number) of \(constraint.address ?? "these")"
    let guide = LoggedItem(className: "UILayoutGuide", name: name, isIdentifier: true)
    let isHorizontal = axis == .horizontal
    for (edge, other) in [
      (isHorizontal ? Attribute.left : .top, near), (isHorizontal ? .right : .bottom, far),
    ] {
      let leading: [Attribute: Attribute] = [.left: .leading, .right: .trailing]
      let own = other.attribute.isDirectional ? leading[edge] ?? edge : edge
      var part = LoggedConstraint(first: LoggedConstraint.Term(item: guide, attribute: own))
      part.second = other
      constraint.parts.append(part)
    }
    return LoggedConstraint.Term(item: guide, attribute: isHorizontal ? .width : .height)
  }
}
