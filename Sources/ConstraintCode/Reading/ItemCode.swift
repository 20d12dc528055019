import Diagnostics
import LayoutModel
import Notation
import VisualFormat

/// Constraints made with `NSLayoutConstraint`, of items and of format strings.
extension CodeReader {
  /// The constraint that an initializer with items makes; nil for the declaration of one.
  func itemConstraint(_ call: CodeCall) throws(UnreadableCode) -> CodeConstraint? {
    var arguments = call.arguments
    if !arguments.isEmpty, call.name == "constraintWithItem" { arguments[0].label = "item" }
    let labels = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    guard arguments.map({ $0.label ?? "" }) == labels else {
      throw UnreadableCode("it is not whole")
    }
    let value = arguments.map { $0.value }
    guard let attribute = attribute(value[1]), attribute != .notAnAttribute,
      let second = self.attribute(value[4])
    else { throw UnreadableCode("it has no known attribute") }
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
    return constraint
  }

  /// The last word of a constant's name, its prefix left out.
  private func word(_ value: CodeExpression, behind prefix: String) -> String {
    let last =
      if case .member(let name, _)? = value.links.last { name } else { value.name ?? "" }
    return last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last
  }

  private func attribute(_ value: CodeExpression) -> Attribute? {
    let word = word(value, behind: "NSLayoutAttribute")
    return word.lowercased() == "notanattribute"
      ? .notAnAttribute : AttributeNames.attribute(named: word)
  }

  private func relation(_ value: CodeExpression) -> Relation? {
    let word = word(value, behind: "NSLayoutRelation").lowercased()
    return Relation.allCases.first { $0.rawValue.lowercased() == word }
  }

  // MARK: - Format strings

  /// The format string of a call; nil for the declaration of one.
  func format(_ call: CodeCall) throws(UnreadableCode) -> CodeFormat? {
    guard let first = call.arguments.first?.value, let string = first.string else {
      throw UnreadableCode("its format is no literal string")
    }
    var format = CodeFormat(text: string, range: first.range)
    for argument in call.arguments.dropFirst() {
      switch argument.label {
      case "options": format.options = options(argument.value)
      case "metrics":
        guard let metrics = values.metrics(argument.value) else {
          throw UnreadableCode("its metrics are no literal numbers")
        }
        format.metrics = metrics
      default: break
      }
    }
    return format
  }

  /// The options in a mask or a set: `NSLayoutFormatAlignAllTop | …`, `[.alignAllTop]`.
  private func options(_ value: CodeExpression) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for part in value.parts { options.formUnion(self.options(part)) }
    let word = word(value, behind: "NSLayoutFormat").lowercased()
    for (name, option) in VisualFormatOptions.named where name.lowercased() == word {
      options.formUnion(option)
    }
    return options
  }
}
