import Basics
import LayoutModel

/// Constraints in the Visual Format Language: `H:|-(8)-[UILabel:0x1]`, `V:[UIView:0x1(>=44)]`.
extension DescriptionParser {
  /// The attributes of one direction, in the order in which the items stand.
  private struct Edges {
    var near: Attribute
    var far: Attribute
    var size: Attribute
    /// Whether the first item is the one further right.
    var isReversed = false
  }

  /// Reads a constraint in the visual format; returns whether it is one.
  ///
  /// The texts of views can hold any signs, so the form is read from its ends.
  mutating func readVisualFormat(_ body: Bytes) -> Bool {
    var text = body.dropFirst(2).trimmed
    var edges =
      body.first == UInt8(ascii: "V")
      ? Edges(near: .top, far: .bottom, size: .height)
      : Edges(near: .leading, far: .trailing, size: .width)
    for isRightToLeft in [false, true] where text.ends(with: isRightToLeft ? "(RTL)" : "(LTR)") {
      text = text.dropLast(5).trimmed
      edges = Edges(near: .left, far: .right, size: .width, isReversed: isRightToLeft)
    }
    if text.first == UInt8(ascii: "|"), text.last == UInt8(ascii: "]") {
      return text.indices.contains { index in
        text[index] == UInt8(ascii: "[")
          && readDistance(
            nil, text[(text.startIndex + 1)..<index], text[(index + 1)...].dropLast(), edges)
      }
    }
    guard text.first == UInt8(ascii: "[") else { return false }
    if text.last == UInt8(ascii: "|") {
      return text.indices.reversed().contains { index in
        text[index] == UInt8(ascii: "]")
          && readDistance(
            text[(text.startIndex + 1)..<index], text[(index + 1)...].dropLast(), nil, edges)
      }
    }
    guard text.last == UInt8(ascii: "]") else { return false }
    let inner = text.dropFirst().dropLast()
    return readPair(inner, edges) || readSize(inner, edges)
  }

  /// Reads two items with a distance between them.
  private mutating func readPair(_ inner: Bytes, _ edges: Edges) -> Bool {
    for close in inner.indices where inner[close] == UInt8(ascii: "]") {
      for open in inner[close...].indices where inner[open] == UInt8(ascii: "[") {
        let gap = inner[(close + 1)..<open]
        if readDistance(inner[..<close], gap, inner[(open + 1)...], edges) { return true }
      }
    }
    return false
  }

  /// Reads a distance; an item that is nil is the superview.
  private mutating func readDistance(
    _ first: Bytes?, _ gap: Bytes, _ second: Bytes?, _ edges: Edges
  ) -> Bool {
    guard let predicate = DescriptionParser.distance(gap) else { return false }
    let bar = Bytes("|")
    guard let before = item(first ?? bar), let after = item(second ?? bar) else { return false }
    let (beforeEdge, afterEdge) =
      first == nil
      ? (edges.near, edges.near)
      : second == nil ? (edges.far, edges.far) : (edges.far, edges.near)
    var (lower, upper) = (
      LoggedConstraint.Term(item: before, attribute: beforeEdge),
      LoggedConstraint.Term(item: after, attribute: afterEdge)
    )
    if edges.isReversed {
      // From right to left the first item ends where its left edge is.
      let mirrored: [Attribute: Attribute] = [.left: .right, .right: .left]
      lower.attribute = mirrored[upper.attribute] ?? upper.attribute
      upper.attribute = mirrored[beforeEdge] ?? beforeEdge
      (lower.item, upper.item) = (after, before)
    }
    (constraint.first, constraint.second) = (upper, lower)
    (constraint.relation, constraint.constant) = (predicate.relation, predicate.constant)
    if let priority = predicate.priority { constraint.priority = priority }
    return true
  }

  /// Reads the size of an item.
  private mutating func readSize(_ inner: Bytes, _ edges: Edges) -> Bool {
    guard inner.last == UInt8(ascii: ")"), let open = inner.lastIndex(of: UInt8(ascii: "(")),
      let item = item(inner[..<open])
    else { return false }
    let text = inner[(open + 1)...].dropLast()
    constraint.first = LoggedConstraint.Term(item: item, attribute: edges.size)
    if let predicate = DescriptionParser.predicate(text) {
      (constraint.relation, constraint.constant) = (predicate.relation, predicate.constant)
      if let priority = predicate.priority { constraint.priority = priority }
      return true
    }
    let (relation, rest) = DescriptionParser.relation(text)
    guard let other = self.item(rest), other.address != nil || other.className != nil else {
      return false
    }
    constraint.relation = relation
    constraint.second = LoggedConstraint.Term(item: other, attribute: edges.size)
    return true
  }

  // MARK: - Numbers

  private typealias Predicate = (relation: Relation, constant: Double, priority: Priority?)

  /// The distance between two items: `-(8)-`, `-8-`, or nothing for 0.
  private static func distance(_ gap: Bytes) -> Predicate? {
    if gap.isEmpty { return (.equal, 0, nil) }
    guard gap.count > 2, gap.first == UInt8(ascii: "-"), gap.last == UInt8(ascii: "-") else {
      return nil
    }
    var inner = gap.dropFirst().dropLast()
    if inner.first == UInt8(ascii: "("), inner.last == UInt8(ascii: ")") {
      inner = inner.dropFirst().dropLast()
    }
    return predicate(inner)
  }

  private static func predicate(_ bytes: Bytes) -> Predicate? {
    var (relation, text) = self.relation(bytes)
    var priority: Priority?
    if let at = text.lastIndex(of: UInt8(ascii: "@")), let number = text[(at + 1)...].number,
      0...1000 ~= number
    {
      (priority, text) = (Priority(number), text[..<at])
    }
    return constant(text).map { (relation, $0, priority) }
  }

  private static func relation(_ bytes: Bytes) -> (Relation, Bytes) {
    let text = bytes.trimmed
    if text.starts(with: ">=") { return (.greaterThanOrEqual, text.dropFirst(2)) }
    if text.starts(with: "<=") { return (.lessThanOrEqual, text.dropFirst(2)) }
    return (.equal, text.starts(with: "==") ? text.dropFirst(2) : text)
  }
}
