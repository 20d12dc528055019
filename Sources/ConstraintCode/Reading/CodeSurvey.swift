import Basics
package import Diagnostics
package import LayoutModel
import Recipes

/// A property of a view that code sets.
package struct CodeSetting {
  /// What code sets.
  package enum Value {
    /// A word or a text of recipes.
    case text(String)
    /// A priority along an axis.
    case priority(Axis, Double)
  }

  /// The key of recipes.
  package var key: String
  /// The value that it gets.
  package var value: Value
  /// Its place in the code.
  package var range: SourceRange
}

/// Reads the views and numbers of a piece of code before its constraints are read.
struct CodeSurvey {
  private(set) var items = CodeItems()
  private(set) var values = CodeValues()
  /// The settings of views by their names.
  private(set) var settings: [String: [CodeSetting]] = [:]
  /// Priorities whose numbers may be defined later.
  private var priorities: [(view: String, key: String, axis: Axis, value: CodeExpression)] = []
  private var assigned: [(name: String, value: CodeExpression)] = []
  /// The names that a branch assigns, so that their values are unknown.
  private var uncertain: Set<String> = []
  private var branchDepth = 0

  init(of statements: [CodeStatement]) {
    visit(statements, owner: nil)
    // A number may be used before it is defined, by a number that is also used before.
    for _ in 0..<2 {
      for assignment in assigned where !uncertain.contains(assignment.name) {
        values.assign(assignment.value, to: assignment.name)
      }
    }
    for priority in priorities {
      guard let number = values.number(priority.value), (1...1000).contains(number) else {
        continue
      }
      add(
        priority.key, .priority(priority.axis, number), to: priority.view, at: priority.value.range)
    }
    items.finish()
  }

  /// - Parameter owner: The view that a closure makes, in which it has another name.
  private mutating func visit(_ statements: [CodeStatement], owner: String?) {
    for statement in statements {
      if let target = statement.declared, let path = target.path, let last = path.last {
        let key = CodeItem.key(of: path)
        let view = path.dropLast().filter { $0 != "configuration" }
        if CodeSurvey.properties.contains(last), !view.isEmpty {
          set(last, to: statement.value, of: owner ?? CodeItem.key(of: Array(view)))
        } else if path.count == 1 || CodeItem.withoutSelf(path).count == 1 {
          assigned.append((key, statement.value))
          if branchDepth > 0 { uncertain.insert(key) }
          items.assign(statement.value, to: key, isLocal: owner != nil)
          addKind(of: statement.value, to: owner ?? key)
        }
        if case .closure(let closure) = statement.value.root {
          visit(closure.statements, owner: key)
          continue
        }
      }
      if let target = statement.target { visit(target, owner: owner) }
      visit(statement.value, owner: owner)
    }
  }

  private mutating func visit(_ expression: CodeExpression, owner: String?) {
    for (index, link) in expression.links.enumerated() {
      guard case .call(let arguments) = link else { continue }
      for argument in arguments { visit(argument.value, owner: owner) }
      guard index < 8 else { continue }
      switch (index > 0 ? expression.links[index - 1] : nil, expression.root) {
      case (.member(let name, _), _):
        let receiver = expression.droppingLast(expression.links.count - index + 1)
        read(name, arguments, of: receiver, owner: owner)
      case (nil, .name(let name)) where index == 0: items.addToSelf(arguments, by: name)
      default: break  // No call of a method, and so nothing about views.
      }
    }
    for part in expression.parts { visit(part, owner: owner) }
    for closure in expression.closures { visit(closure.statements, owner: owner) }
    if case .branch(let branch) = expression.root {
      branchDepth += 1
      visit(branch.statements, owner: owner)
      branchDepth -= 1
    }
  }

  private mutating func read(
    _ name: String, _ arguments: [CodeArgument], of receiver: CodeExpression, owner: String?
  ) {
    func isSetter(_ property: String) -> Bool { name == "set" + property.capitalizedFirst }
    guard let view = receiver.path.map({ owner ?? CodeItem.key(of: $0) }),
      let first = arguments.first
    else { return items.add(arguments, to: receiver, by: name) }
    if let property = CodeSurvey.properties.first(where: isSetter) {
      set(property, to: first.value, of: view)
    } else if let property = CodeSurvey.priorityProperties.first(where: isSetter),
      arguments.count == 2,
      let axis = axis(arguments[1].value)
    {
      priorities.append((view, property, axis, first.value))
    } else {
      items.add(arguments, to: receiver, by: name)
    }
  }

  // MARK: - Settings

  private static let properties: Set = ["backgroundColor", "title", "text"]
  private static let priorityProperties: Set = [
    "contentHuggingPriority", "contentCompressionResistancePriority",
  ]
  /// The classes whose views have a content size in all listings.
  private static let kinds: [String: ViewKind] = [
    "UILabel": .label, "UIButton": .button, "UITextField": .textField,
  ]

  private mutating func add(
    _ key: String, _ value: CodeSetting.Value, to view: String, at range: SourceRange
  ) {
    settings[view, default: []].append(CodeSetting(key: key, value: value, range: range))
  }

  private mutating func set(_ property: String, to value: CodeExpression, of view: String) {
    if property == "backgroundColor" {
      addColor(value, to: view)
    } else if let text = value.string {
      add(property, .text(text), to: view, at: value.range)
    }
  }

  /// Keeps the kind of a view that is made: `UIButton(type: .system)`, `[[UILabel alloc] init]`.
  private mutating func addKind(of value: CodeExpression, to view: String) {
    guard case .name(let type) = value.root, !value.links.isEmpty,
      let kind = CodeSurvey.kinds[type],
      settings[view]?.contains(where: { $0.key == "kind" }) != true
    else { return }
    add("kind", .text(kind.rawValue), to: view, at: value.range)
  }

  private func axis(_ value: CodeExpression) -> Axis? {
    let word =
      if case .member(let name, _)? = value.links.last { name } else { value.name ?? "" }
    return Axis.allCases.first { word.lowercased().hasSuffix("\($0)") }
  }

  /// Keeps a colour: `.red`, `UIColor.red`, `[UIColor redColor]`, `UIColor.systemRed`.
  private mutating func addColor(_ value: CodeExpression, to view: String) {
    guard case .member(let word, let range)? = value.links.first else { return }
    let name = word.hasSuffix("Color") ? String(word.dropLast(5)) : word
    if Vocabulary.colors.contains(where: { $0.name == name }) {
      add("backgroundColor", .text(name), to: view, at: range)
    }
  }
}

extension CodeExpression {
  /// The expressions in its root.
  var parts: [CodeExpression] {
    switch root {
    case .list(let parts), .parts(let parts), .operation(let parts, _): parts
    case .dictionary(let entries): entries.map { $0.value }
    case .negative(let inner): [inner]
    case .name, .number, .string, .implied, .closure, .branch: []
    }
  }

  /// The closure that it is; none when it is another thing.
  var closures: [CodeClosure] {
    if case .closure(let closure) = root { [closure] } else { [] }
  }
}
