import Diagnostics
import LayoutModel
import Notation

/// Constraints made with `NSLayoutConstraint` of two items.
extension CodeReader {
  /// The constraint that an initializer with items makes; nil for the declaration of one.
  func itemConstraint(_ call: CodeCall) throws(UnreadableCode) -> CodeConstraint? {
    var arguments = call.arguments
    if !arguments.isEmpty, call.name == "constraintWithItem" { arguments[0].label = "item" }
    let labels = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    try check(arguments, labels)
    let value = arguments.map { $0.value }
    let attribute = try attribute(value[1])
    let second = try self.attribute(value[4])
    if attribute == .notAnAttribute { throw UnreadableCode("its first attribute is none") }
    guard let relation = relation(value[2]) else {
      throw UnreadableCode("'\(text(of: value[2]))' is not a relation")
    }
    var constraint = CodeConstraint(
      first: CodeConstraint.Term(
        item: try item(value[0]), attribute: attribute, attributeRange: value[1].lastRange),
      relation: relation, place: call.place)
    constraint.multiplier = try number(arguments[5], "multiplier")
    constraint.constant = try number(arguments[6], "constant")
    if second == .notAnAttribute || value[3].name == "nil" {
      constraint.multiplier = 1
    } else {
      constraint.second = CodeConstraint.Term(
        item: try item(value[3]), attribute: second, attributeRange: value[4].lastRange)
    }
    try checkMultiplier(of: constraint, arguments)
    return constraint
  }

  /// Throws for labels that are not those of the initializer.
  private func check(_ arguments: [CodeArgument], _ labels: [String]) throws(UnreadableCode) {
    for argument in arguments {
      guard let label = argument.label, !labels.contains(label) else { continue }
      throw UnreadableCode(
        "NSLayoutConstraint has no argument '\(label)'", unknown: label, at: argument.labelRange,
        among: labels)
    }
    let own = arguments.map { $0.label ?? "" }
    if own == labels { return }
    if let missing = labels.first(where: { !own.contains($0) }) {
      throw UnreadableCode("its argument '\(missing)' is missing")
    }
    throw UnreadableCode("its arguments are not in the order of NSLayoutConstraint's")
  }

  /// The last word of a constant's name, its prefix left out.
  func word(_ value: CodeExpression, behind prefix: String) -> String {
    let last =
      if case .member(let name, _)? = value.links.last { name } else { value.name ?? "" }
    return last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last
  }

  private func attribute(_ value: CodeExpression) throws(UnreadableCode) -> Attribute {
    let word = word(value, behind: "NSLayoutAttribute")
    if word.lowercased() == "notanattribute" { return .notAnAttribute }
    if values.number(value) == 0 { return .notAnAttribute }
    guard let attribute = AttributeNames.attribute(named: word) else {
      let place = SourceRange(
        start: value.lastRange.end - word.utf8.count, end: value.lastRange.end)
      throw UnreadableCode(
        "there is no attribute '\(word)'", unknown: word, at: place,
        among: AttributeNames.names.map { $0.prefix(1).lowercased() + $0.dropFirst() })
    }
    return attribute
  }

  private func relation(_ value: CodeExpression) -> Relation? {
    let word = word(value, behind: "NSLayoutRelation").lowercased()
    return Relation.allCases.first { $0.rawValue.lowercased() == word }
  }
}
