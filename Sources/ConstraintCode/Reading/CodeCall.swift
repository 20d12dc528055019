import Diagnostics

/// A call that may make constraints.
struct CodeCall {
  enum Kind {
    case anchor
    case item
    case format
    case maker
    case distribution
    case pureLayout
    case tinyConstraints
    /// Cartography's closure of comparisons.
    case constrain
    /// Cartography's alignment or distribution of views.
    case group
  }

  var name: String
  /// The place of its name.
  var place: SourceRange
  /// The receiver; nil for a function or an initializer.
  var receiver: CodeExpression?
  var arguments: [CodeArgument]

  /// The call that a link of an expression is; nil when nothing names it.
  init?(_ expression: CodeExpression, at index: Int) {
    guard case .call(let arguments) = expression.links[index] else { return nil }
    self.arguments = arguments
    if index == 0, case .name(let name) = expression.root {
      (self.name, receiver) = (name, nil)
      place = SourceRange(
        start: expression.range.start, end: expression.range.start + name.utf8.count)
    } else if index > 0, case .member(let name, let range) = expression.links[index - 1] {
      (self.name, place) = (name, range)
      receiver = expression.droppingLast(expression.links.count - index + 1)
    } else {
      return nil
    }
  }

  /// The way it makes constraints; nil if it makes none.
  var kind: Kind? {
    let label = arguments.first?.label ?? ""
    switch name {
    case "constraint": return CodeCall.isRelation(label) || isOfAnchor ? .anchor : nil
    case "mas_distributeViewsAlongAxis": return .distribution
    case "constraintWithItem": return .item
    case "NSLayoutConstraint", "init": return label == "item" ? .item : nil
    case "constraintsWithVisualFormat": return .format
    case "constraints": return label == "withVisualFormat" ? .format : nil
    default: break
    }
    if CodeMaker.names.contains(name) { return .maker }
    if PureLayout.names.contains(name) { return .pureLayout }
    if TinyConstraints.isCall(self) { return .tinyConstraints }
    if receiver == nil, name == "constrain" { return .constrain }
    if receiver == nil, Cartography.groups.contains(name) { return .group }
    guard name.hasPrefix("constraint") else { return nil }
    return CodeCall.isRelation(String(name.dropFirst(10))) || isOfAnchor ? .anchor : nil
  }

  /// Whether its receiver is `a.topAnchor`, so that no other call can be meant.
  private var isOfAnchor: Bool {
    receiver?.lastWord?.hasSuffix("Anchor") == true && !arguments.isEmpty
  }

  private static func isRelation(_ text: String) -> Bool {
    [
      "equalTo", "EqualTo", "greaterThanOrEqualTo", "GreaterThanOrEqualTo", "lessThanOrEqualTo",
      "LessThanOrEqualTo",
    ].contains { text.hasPrefix($0) }
  }

  /// The priority that a call of the author's own sets: `.withPriority(.low)`.
  var priority: CodeExpression? {
    guard arguments.count == 1 else { return nil }
    let isPriority = [name, arguments[0].label ?? ""].contains {
      $0.lowercased().hasSuffix("priority")
    }
    return isPriority ? arguments[0].value : nil
  }

  /// Whether it activates the constraints that it gets, or deactivates them; nil for other calls.
  var activation: Bool? {
    switch name {
    case "activate", "activateConstraints", "addConstraint", "addConstraints": true
    case "deactivate", "deactivateConstraints", "removeConstraint", "removeConstraints": false
    default: nil
    }
  }

  /// The property and value that a message such as `[width setPriority:750]` sets.
  var setter: (key: String, property: String, value: CodeExpression)? {
    guard name.hasPrefix("set"), arguments.count == 1, let path = receiver?.path else { return nil }
    let property = name.dropFirst(3).lowercased()
    return (CodeItem.key(of: path), property, arguments[0].value)
  }
}
