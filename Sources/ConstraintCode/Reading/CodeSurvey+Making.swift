import Diagnostics
import LayoutModel
import Recipes

/// The expressions, closures and functions that make views.
extension CodeSurvey {
  /// Records what an expression makes of a name; true if it was visited with it.
  mutating func make(_ key: String, of value: CodeExpression, type: String?) -> Bool {
    if let function = library.maker(in: value) {
      follow(function.statements, key, function.bindings(of: value))
      followed.insert(function.name)
      record(function.type, key, value.range)
      return true
    }
    var isVisited = false
    switch value.root {
    case .closure(let closure):
      follow(closure.statements, key, [:])
      isVisited = true
    case .name(let name) where name.first?.isUppercase == true && !value.links.isEmpty:
      if let closure = value.computed {
        follow(closure.statements, key, [:])
        isVisited = true
      } else {
        record(name, key, value.range)
        readInitializer(value, key)
      }
    case .implied:
      record(type, key, value.range)
      readInitializer(value, key)
    case .list(let elements) where value.links.isEmpty: library.lists[key] = elements
    default: break  // It makes no view.
    }
    record(type, key, value.range)
    return isVisited
  }

  private mutating func record(_ type: String?, _ key: String, _ range: SourceRange) {
    guard let type, classes[key] == nil || classes[key]?.name == "UIView" else { return }
    classes[key] = (type, range)
  }

  /// Visits the body that makes a view, in which the view has the name that the body returns.
  private mutating func follow(
    _ statements: [CodeStatement], _ key: String, _ bindings: [String: CodeExpression]
  ) {
    guard depth < 4, budget > 0 else { return }
    budget -= 1
    depth += 1
    let outer = scope
    scope.bind(bindings)
    if let name = statements.returned?.path, name.count == 1 {
      scope.names[name[0]] = key
    } else if let value = statements.returned {
      _ = make(key, of: value, type: nil)
    }
    visit(statements)
    scope = outer
    depth -= 1
  }

  /// Records the arguments of an initializer, and the closures behind it: `UILabel().then { … }`.
  private mutating func readInitializer(_ value: CodeExpression, _ key: String) {
    for (index, link) in value.links.enumerated().prefix(8) {
      guard case .call(let arguments) = link else { continue }
      let name: String =
        if index > 0, case .member(let member, _) = value.links[index - 1] { member } else { "" }
      for argument in arguments {
        if argument.label == "arrangedSubviews" || name == "initWithArrangedSubviews" {
          arrange(argument.value, in: key)
        }
        if let closure = argument.value.closures.first, CodeScope.makers.contains(name) {
          let outer = scope
          scope.names[closure.parameter ?? "$0"] = key
          visit(closure.statements)
          scope = outer
        }
        readArgument(argument, name, key)
      }
    }
  }

  private mutating func readArgument(_ argument: CodeArgument, _ name: String, _ key: String) {
    let label = argument.label ?? (name.hasPrefix("initWith") ? String(name.dropFirst(8)) : "")
    switch label.lowercased() {
    case "items":
      guard let items = argument.value.elements?.compactMap(\.string), !items.isEmpty else {
        return
      }
      add("segments", .value(.list(items.map { .text($0) })), to: key, at: argument.value.range)
    case let name where ["image", "configuration"].contains(name):
      if let property = CodeProperty.named(name) {
        pending.append((key, property, scope.bound(argument.value)))
      }
    default: break
    }
  }

  private mutating func arrange(_ value: CodeExpression, in stack: String) {
    let elements = value.elements ?? value.name.flatMap { library.lists[scope.key(of: [$0])] } ?? []
    for element in elements.prefix(100) {
      let path = stack.split(separator: ".").map(String.init)
      items.add(name: child(element, of: path), to: path, by: "addArrangedSubview")
    }
  }
}
