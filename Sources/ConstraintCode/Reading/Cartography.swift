import Diagnostics
import LayoutModel

/// The calls of Cartography.
enum Cartography {
  /// The functions that take several views of a closure.
  static let groups: Set = ["align", "distribute"]

  /// The attribute of a label of `align`.
  fileprivate static func attribute(ofLabel label: String) -> Attribute? {
    ComparedAttributes.cartography(label).flatMap {
      $0.attributes.count == 1 ? $0.attributes[0] : nil
    }
  }
}

extension CodeReader {
  /// Reads `constrain(a, b) { a, b in … }`, whose closure compares attributes; false for another function of that
  /// name.
  mutating func readConstrain(_ call: CodeCall) throws(UnreadableCode) -> Bool {
    guard let closure = call.arguments.last?.value.closures.first, closure.holdsComparisons else {
      return false
    }
    let views = call.arguments.dropLast().filter { $0.label == nil }.map(\.value)
    let outer = scope
    for (index, view) in views.enumerated() {
      guard let path = view.path else {
        throw UnreadableCode("'\(text(of: view))' is no view's name")
      }
      let key = outer.key(of: path)
      scope.names["$\(index)"] = key
      if closure.parameters.indices.contains(index) {
        scope.names[closure.parameters[index]] = key
      }
    }
    constrainDepth += 1
    read(closure.statements)
    constrainDepth -= 1
    scope = outer
    return true
  }

  /// Reads `align(top: a, b)` and `distribute(by: 8, vertically: a, b)` in such a closure; false elsewhere.
  mutating func readGroup(_ call: CodeCall) throws(UnreadableCode) -> Bool {
    guard isConstraining else { return false }
    var space = 0.0
    var arguments = call.arguments[...]
    if arguments.first?.label == "by", let first = arguments.popFirst() {
      space = try number(first, "space")
    }
    guard let label = arguments.first?.label else { return false }
    var items: [CodeItem] = []
    for argument in arguments { items.append(try item(argument.value)) }
    let edges: (own: Attribute, previous: Attribute)
    switch (call.name, label) {
    case ("distribute", "horizontally"): edges = (.leading, .trailing)
    case ("distribute", "leftToRight"): edges = (.left, .right)
    case ("distribute", "vertically"): edges = (.top, .bottom)
    default:
      guard call.name == "align", let attribute = Cartography.attribute(ofLabel: label) else {
        throw UnreadableCode("'\(label)' is no way to \(call.name) views", at: call.place)
      }
      edges = (attribute, attribute)
    }
    for (previous, item) in zip(items, items.dropFirst()) {
      let other = call.name == "align" ? items[0] : previous
      append(
        CodeConstraint(item, edges.own, to: (other, edges.previous), space, at: call.place))
    }
    return true
  }
}

extension CodeClosure {
  /// Whether one of its statements is a comparison, or groups views.
  fileprivate var holdsComparisons: Bool {
    statements.contains { statement in
      switch statement.value.root {
      case .comparison: true
      case .name(let name): Cartography.groups.contains(name)
      case .number, .string, .implied, .list, .dictionary, .closure, .branch, .declaration,
        .negative, .operation, .parts:
        false
      }
    }
  }
}
