package import Diagnostics
import LayoutModel
import Recipes

/// The colour of a view in code.
package struct CodeColor {
  /// Its name in recipes.
  package var name: String
  /// Its place in the code.
  package var range: SourceRange
}

/// Reads the views and numbers of a piece of code before its constraints are read.
struct CodeSurvey {
  private(set) var items = CodeItems()
  private(set) var values = CodeValues()
  /// Colours by the names of views.
  private(set) var colors: [String: CodeColor] = [:]
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
    items.finish()
  }

  /// - Parameter owner: The view that a closure makes, in which it has another name.
  private mutating func visit(_ statements: [CodeStatement], owner: String?) {
    for statement in statements {
      if let target = statement.declared, let path = target.path, let last = path.last {
        let key = CodeItem.key(of: path)
        if last == "backgroundColor", path.count > 1 {
          addColor(statement.value, to: owner ?? CodeItem.key(of: Array(path.dropLast())))
        } else if path.count == 1 || CodeItem.withoutSelf(path).count == 1 {
          assigned.append((key, statement.value))
          if branchDepth > 0 { uncertain.insert(key) }
          items.assign(statement.value, to: key, isLocal: owner != nil)
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
        read(name, arguments, of: expression.droppingLast(expression.links.count - index + 1))
      case (nil, .name(let name)) where index == 0: items.addToSelf(arguments, by: name)
      default: break
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
    _ name: String, _ arguments: [CodeArgument], of receiver: CodeExpression
  ) {
    if name == "setBackgroundColor", let path = receiver.path, let color = arguments.first {
      addColor(color.value, to: CodeItem.key(of: path))
    } else {
      items.add(arguments, to: receiver, by: name)
    }
  }

  /// Keeps a colour: `.red`, `UIColor.red`, `[UIColor redColor]`, `UIColor.systemRed`.
  private mutating func addColor(_ value: CodeExpression, to view: String) {
    guard case .member(let word, let range)? = value.links.first else { return }
    let name = word.hasSuffix("Color") ? String(word.dropLast(5)) : word
    if Vocabulary.colors.contains(where: { $0.name == name }) {
      colors[view] = CodeColor(name: name, range: range)
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
