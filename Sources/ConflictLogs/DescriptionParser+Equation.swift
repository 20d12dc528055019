import Basics
import LayoutModel

/// Equations: `UILabel:0x1.top == 0.5*UIView:0x2.bottom + 8`.
extension DescriptionParser {
  private static let signs: [(text: StaticString, relation: Relation)] = [
    (" == ", .equal), (" <= ", .lessThanOrEqual), (" >= ", .greaterThanOrEqual),
    (" = ", .equal),
  ]

  /// Reads an equation; returns whether it is one.
  mutating func readEquation(_ body: Bytes) -> Bool {
    // The text of a view can have a sign too, so the first that makes an equation counts.
    for index in body.indices where body[index] == UInt8(ascii: " ") {
      guard
        let sign = DescriptionParser.signs.first(where: { body[index...].starts(with: $0.text) }),
        let first = term(body[..<index])
      else { continue }
      let right = body[(index + sign.text.utf8CodeUnitCount)...].trimmed
      (constraint.first, constraint.relation) = (first, sign.relation)
      if readRight(right) { return true }
    }
    return false
  }

  /// The attribute of an item: `UILabel:0x1'Name'.top`.
  mutating func term(_ bytes: Bytes) -> LoggedConstraint.Term? {
    let text = bytes.trimmed
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")),
      let attribute = DescriptionParser.attribute(text[(dot + 1)...].text),
      let item = item(text[..<dot])
    else { return nil }
    return LoggedConstraint.Term(item: item, attribute: attribute)
  }

  /// An attribute by its name; those of masks are edges in any reading direction.
  private static func attribute(_ name: String) -> Attribute? {
    switch name {
    case "minX": .left
    case "midX": .centerX
    case "maxX": .right
    case "minY": .top
    case "midY": .centerY
    case "maxY": .bottom
    case "baseline": .lastBaseline
    default: Attribute(rawValue: name).flatMap { $0 == .notAnAttribute ? nil : $0 }
    }
  }

  /// Reads the right side: a number, or a term with a multiplier and a constant.
  mutating func readRight(_ right: Bytes) -> Bool {
    (constraint.second, constraint.multiplier, constraint.constant) = (nil, 1, 0)
    if let number = DescriptionParser.constant(right) {
      constraint.constant = number
      return true
    }
    var rest = right
    if let star = rest.firstIndex(of: UInt8(ascii: "*")), let factor = rest[..<star].number {
      constraint.multiplier = factor
      rest = rest[(star + 1)...].trimmed
    }
    if let second = term(rest) {
      constraint.second = second
      return true
    }
    // The constant and the multiplier can stand behind the term.
    for place in rest.indices.reversed() where rest[place] == UInt8(ascii: " ") {
      guard let constant = DescriptionParser.constant(rest[place...].trimmed) else { continue }
      var left = rest[..<place].trimmed
      var factor: Double?
      if let star = left.lastStart(of: " * "), let number = left[(star + 3)...].number {
        (factor, left) = (number, left[..<star])
      } else if left.last == UInt8(ascii: "*") {
        left = left.dropLast().trimmed
        guard let second = term(left) else { continue }
        (constraint.second, constraint.multiplier, constraint.constant) = (second, constant, 0)
        return true
      }
      guard let second = term(left) else { continue }
      constraint.second = second
      constraint.multiplier = factor ?? constraint.multiplier
      constraint.constant = constant
      return true
    }
    return false
  }

  /// A number, or a space of the system: `NSSpace(8)`.
  static func constant(_ bytes: Bytes) -> Double? {
    let text = bytes.trimmed
    if let number = text.number { return number }
    guard text.last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")) else {
      return nil
    }
    let isNegative = text.first == UInt8(ascii: "-")
    let name = text[..<open].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }.trimmed
    guard name.ends(with: "Space"), LoggedItem.isClass(name),
      let number = text[(open + 1)...].dropLast().number
    else {
      return nil
    }
    return isNegative ? -number : number
  }
}
