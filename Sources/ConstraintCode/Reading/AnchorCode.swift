import Basics
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
    guard let receiver = call.receiver else {
      throw UnreadableCode("no anchor stands before it")
    }
    guard let form = AnchorForm(arguments.first?.label ?? "") else {
      throw unknownForm(of: call)
    }
    var constraint = CodeConstraint(
      first: try anchor(receiver), relation: form.relation, place: call.place)
    switch form.kind {
    case .constant: constraint.constant = try number(arguments[0], "constant")
    case .anchor: constraint.second = try anchor(arguments[0].value)
    case .systemSpacing:
      constraint.second = try anchor(arguments[0].value)
      constraint.constant = AnchorForm.systemSpace
    }
    for argument in arguments.dropFirst() {
      switch (argument.label, form.kind) {
      case ("constant", .anchor): constraint.constant = try number(argument, "constant")
      case ("multiplier", .anchor): constraint.multiplier = try number(argument, "multiplier")
      case ("multiplier", .systemSpacing):
        constraint.constant = AnchorForm.systemSpace * (try number(argument, "multiplier"))
      case ("priority", _):
        guard let priority = values.number(argument.value), (1...1000).contains(priority) else {
          throw unknownNumber("priority", argument.value)
        }
        constraint.priority = Priority(priority)
      default:
        let label = argument.label ?? ""
        throw UnreadableCode(
          "no anchor has an argument '\(label)'", unknown: label, at: argument.labelRange,
          among: ["constant", "multiplier"])
      }
    }
    try checkMultiplier(of: constraint, arguments)
    return constraint
  }

  /// The error of a call of an anchor that makes no constraint.
  private func unknownForm(of call: CodeCall) -> UnreadableCode {
    if call.name != "constraint" {
      return UnreadableCode(
        "an anchor has no method '\(call.name)'", unknown: call.name, at: call.place,
        among: AnchorForm.labels.map { "constraint" + $0.capitalizedFirst + "Anchor" }
          + AnchorForm.labels.map { "constraint" + $0.capitalizedFirst + "Constant" })
    }
    guard let first = call.arguments.first, let label = first.label else {
      return UnreadableCode("its first argument has no label such as 'equalTo'")
    }
    return UnreadableCode(
      "'constraint' has no argument '\(label)'", unknown: label, at: first.labelRange,
      among: AnchorForm.labels + AnchorForm.labels.map { $0 + "Constant" })
  }

  /// Throws for a place with a multiplier of 0, for which UIKit raises an exception.
  func checkMultiplier(
    of constraint: CodeConstraint, _ arguments: [CodeArgument]
  ) throws(UnreadableCode) {
    guard constraint.multiplier == 0, constraint.second != nil,
      let value = arguments.first(where: { $0.label == "multiplier" })?.value
    else { return }
    try checkZero(value, constraint.first.attribute)
  }

  /// Throws for a multiplier that is 0.
  func checkZero(_ value: CodeExpression, _ attribute: Attribute) throws(UnreadableCode) {
    let text = text(of: value)
    let isDivision = isObjectiveC && values.isWhole(value) && text.contains("/")
    if attribute.isSize, !isDivision { return }
    var error = UnreadableCode(
      isDivision
        ? "'\(text)' is 0 in Objective-C, since both numbers are whole"
        : "a place cannot have a multiplier of 0: UIKit raises an exception", at: value.range)
    let parts = text.split(separator: "/").map { $0.filter { !$0.isWhitespace } }
    let help =
      isDivision && parts.count == 2 && parts.allSatisfy { Int($0) != nil }
      ? "write '\(parts[0]).0/\(parts[1])'" : nil
    error.typo = UnreadableCode.Typo(help: help)
    throw error
  }

  func number(_ argument: CodeArgument, _ what: String) throws(UnreadableCode) -> Double {
    guard let number = values.number(argument.value) else {
      throw unknownNumber(what, argument.value)
    }
    return number
  }

  /// The item and the attribute of an anchor.
  private func anchor(_ expression: CodeExpression) throws(UnreadableCode) -> CodeConstraint.Term {
    let reason = "'\(text(of: expression))' is no anchor of a view"
    guard let path = expression.path, let (names, name) = anchorPath(path) else {
      throw UnreadableCode(reason)
    }
    guard let attribute = AnchorForm.attributes[name] else {
      throw name.hasSuffix("Anchor") || path.count == 1
        ? UnreadableCode(reason)
        : UnreadableCode(
          reason, unknown: name, at: expression.lastRange, among: AnchorForm.attributes.keys)
    }
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
struct AnchorForm {
  enum Kind {
    case anchor
    case constant
    case systemSpacing
  }

  var relation: Relation
  var kind: Kind

  /// The system's space between views, in points.
  static let systemSpace = 8.0

  /// The labels of anchors before their names, `equalTo`.
  static var labels: [String] { relations.map(\.text) }

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
