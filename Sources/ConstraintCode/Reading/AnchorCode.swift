import Diagnostics
import LayoutModel

/// Constraints made with anchors: `a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)`, and
/// `[a.topAnchor constraintEqualToAnchor:b.bottomAnchor constant:8]`.
extension CodeReader {
  /// The constraint that a call of an anchor makes.
  func anchorConstraint(_ call: CodeCall) throws(UnreadableCode) -> CodeConstraint {
    var arguments = call.arguments
    // Objective-C has the first label in the name.
    if call.name != "constraint", !arguments.isEmpty {
      arguments[0].label = String(call.name.dropFirst(10))
    }
    guard let receiver = call.receiver, let form = AnchorForm(arguments.first?.label ?? "") else {
      throw UnreadableCode("it is not whole")
    }
    var constraint = CodeConstraint(
      first: try anchor(receiver), relation: form.relation, place: call.place)
    switch form.kind {
    case .constant: constraint.constant = try number(arguments[0], "constant")
    case .anchor: constraint.second = try anchor(arguments[0].value)
    case .systemSpacing:
      constraint.second = try anchor(arguments[0].value)
      constraint.constant = 1
      constraint.usesStandardSpacing = true
    }
    for argument in arguments.dropFirst() {
      switch (argument.label, form.kind) {
      case ("constant", .anchor): constraint.constant = try number(argument, "constant")
      case ("multiplier", .anchor): constraint.multiplier = try number(argument, "multiplier")
      case ("multiplier", .systemSpacing):
        let multiplier = try number(argument, "multiplier")
        if multiplier != 1 {
          (constraint.constant, constraint.usesStandardSpacing) = (8 * multiplier, false)
        }
      case ("priority", _):
        guard let priority = values.number(argument.value), (1...1000).contains(priority) else {
          throw UnreadableCode(notANumber("priority", argument.value))
        }
        constraint.priority = Priority(priority)
      default:
        throw UnreadableCode("no anchor has an argument '\(argument.label ?? "")'")
      }
    }
    return constraint
  }

  func number(_ argument: CodeArgument, _ what: String) throws(UnreadableCode) -> Double {
    guard let number = values.number(argument.value) else {
      throw UnreadableCode(notANumber(what, argument.value))
    }
    return number
  }

  /// The item and the attribute of an anchor.
  private func anchor(_ expression: CodeExpression) throws(UnreadableCode) -> CodeConstraint.Term {
    guard let path = expression.path, let (names, name) = items.anchor(path),
      let attribute = AnchorForm.attributes[name]
    else { throw UnreadableCode("'\(text(of: expression))' is no anchor of a view") }
    // An anchor without a view before it belongs to the object itself, and so does one with another
    // name.
    let isWhole = expression.links.isEmpty || names.count < path.count - 1
    let place = isWhole ? expression.range : expression.droppingLast(1).range
    let item = try item(names.isEmpty ? ["self"] : names, at: place)
    return CodeConstraint.Term(
      item: item, attribute: attribute, attributeRange: expression.lastRange)
  }
}

/// The form of a constraint by the first label of an anchor's method.
private struct AnchorForm {
  enum Kind {
    case anchor
    case constant
    case systemSpacing
  }

  var relation: Relation
  var kind: Kind

  private static let relations: [(text: String, relation: Relation)] = [
    ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ("lessThanOrEqualTo", .lessThanOrEqual),
  ]

  init?(_ label: String) {
    let label = label.prefix(1).lowercased() + label.dropFirst()
    guard let found = AnchorForm.relations.first(where: { label.hasPrefix($0.text) }) else {
      return nil
    }
    relation = found.relation
    switch label.dropFirst(found.text.count) {
    case "", "Anchor": kind = .anchor
    case "Constant": kind = .constant
    case "SystemSpacingAfter", "SystemSpacingBelow", "SystemSpacingAfterAnchor",
      "SystemSpacingBelowAnchor":
      kind = .systemSpacing
    default: return nil
    }
  }

  static let attributes: [String: Attribute] = [
    "leadingAnchor": .leading, "trailingAnchor": .trailing, "leftAnchor": .left,
    "rightAnchor": .right, "topAnchor": .top, "bottomAnchor": .bottom, "widthAnchor": .width,
    "heightAnchor": .height, "centerXAnchor": .centerX, "centerYAnchor": .centerY,
    "firstBaselineAnchor": .firstBaseline, "lastBaselineAnchor": .lastBaseline,
  ]
}
