import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Reads the views and numbers of a piece of code before its constraints are read.
struct CodeSurvey {
  var items = CodeItems()
  private(set) var values: CodeValues
  var library: CodeLibrary
  /// The settings of views by their names.
  private(set) var settings: [String: [CodeSetting]] = [:]
  /// The classes of views by the names of the views, with the places that name them.
  var classes: [String: (name: String, range: SourceRange)] = [:]
  /// The functions that were followed from their calls.
  var followed: Set<String> = []
  /// The spaces behind arranged views, by the names of stack views.
  private(set) var customSpacing: [String: [(view: String, space: Double)]] = [:]

  /// Properties whose values may be defined later.
  var pending: [(view: String, property: CodeProperty, value: CodeExpression)] = []
  /// Priorities whose numbers may be defined later.
  private var priorities: [(view: String, key: String, axis: Axis, value: CodeExpression)] = []
  private var spacings: [(stack: String, view: String, value: CodeExpression)] = []
  private var assigned: [(name: String, value: CodeExpression)] = []
  /// The names that a branch assigns, so that their values are unknown.
  private var uncertain: Set<String> = []
  private var branchDepth = 0
  /// The names of views in the closures and functions that make them.
  var scope = CodeScope()
  /// The number of functions that are followed, one within the other.
  var depth = 0
  /// The number of functions that may still be followed.
  var budget = 500

  init(of statements: [CodeStatement], _ given: CodeGiven, isObjectiveC: Bool) {
    values = CodeValues(isObjectiveC: isObjectiveC)
    library = CodeLibrary(of: statements)
    visit(statements)
    for function in library.makers where !followed.contains(function.name) {
      visit(function.statements)
    }
    // A number may be used before it is defined, by a number that is also used before.
    for _ in 0..<2 {
      for assignment in assigned where !uncertain.contains(assignment.name) {
        values.assign(assignment.value, to: assignment.name)
      }
    }
    values.assign(given.numbers)
    finish(given)
    items.finish()
  }

  private mutating func finish(_ given: CodeGiven) {
    let configurations = configurations
    for (view, property, value) in pending {
      guard let found = property.value(value, values) else { continue }
      add(property.key, found, to: configurations[view] ?? view, at: value.range)
    }
    addPriorities()
    addClasses()
    addKindsMadeElsewhere()
    for (view, size) in given.sizes {
      let sides = PropertyValue.list([.number(size.width), .number(size.height)])
      add("intrinsicContentSize", .value(sides), to: view, at: given.range)
    }
  }

  private mutating func addPriorities() {
    for priority in priorities {
      guard let number = values.number(priority.value), (1...1000).contains(number) else {
        continue
      }
      add(
        priority.key, .priority(priority.axis, number), to: priority.view, at: priority.value.range)
    }
    for (stack, view, value) in spacings {
      guard let space = values.number(value) else { continue }
      customSpacing[stack, default: []].append((view, space))
    }
  }

  private mutating func addClasses() {
    for (view, own) in classes {
      guard let found = library.class(named: own.name) else { continue }
      // The name of a view says more than a class of which nothing is known.
      if !found.isUnknown || library.declares(own.name) {
        add("kind", .text(found.kind.rawValue), to: view, at: own.range)
      }
      guard let size = found.size.flatMap({ library.contentSize($0, values) }) else { continue }
      add("intrinsicContentSize", .value(size), to: view, at: own.range)
    }
  }

  /// The buttons whose configurations have names: what is set in the one is the other's.
  private var configurations: [String: String] {
    let named = pending.compactMap { view, property, value in
      property.key == CodeProperty.configuration ? value.name.map { ($0, view) } : nil
    }
    return Dictionary(named, uniquingKeysWith: { first, _ in first })
  }

  /// The names of views that have a class, properties or a holder, and of functions that make views.
  var names: Set<String> {
    let views = Set(classes.keys).union(settings.keys).union(items.keys)
    return views.union(library.makers.map(\.name)).union(assigned.map(\.name))
      .subtracting(["view", "self.view", "self", "views", "metrics"])
  }

  /// The names to which results of functions are assigned that the code does not declare, with the calls.
  private var callsElsewhere: [(name: String, function: String, arguments: [CodeArgument])] {
    assigned.compactMap { name, value in
      guard case .call(let arguments)? = value.links.first, case .name(let function) = value.root,
        function.first?.isLowercase == true, classes[name] == nil
      else { return nil }
      return (name, function, arguments)
    }
  }

  /// The names of views that functions outside of the code make, or that get images of which it says no more.
  var madeElsewhere: [String] {
    let images = pending.filter { view, property, value in
      property.form == .image && property.value(value, values) == nil
    }
    return callsElsewhere.map(\.name) + images.map(\.view)
  }

  /// Takes the kind of a view from the name of the function that makes it, `makeTitleLabel(text: "A")`, and its
  /// text from the arguments.
  private mutating func addKindsMadeElsewhere() {
    for (name, function, arguments) in callsElsewhere {
      guard let kind = CodeLibrary.kind(madeBy: function), let place = arguments.first?.labelRange
      else { continue }
      add("kind", .text(kind.rawValue), to: name, at: place)
      for argument in arguments {
        guard let key = argument.label, let text = argument.value.string,
          CodeProperty.named(key)?.form == .string
        else { continue }
        add(key, .text(text), to: name, at: argument.value.range)
      }
    }
  }

  /// The names of functions whose results are assigned, `makeTag` in `let tag = makeTag()`.
  var unknownCalls: Set<String> {
    Set(
      assigned.compactMap { _, value in
        if case .call? = value.links.first, case .name(let name) = value.root { name } else { nil }
      })
  }

  // MARK: - Statements

  mutating func visit(_ statements: [CodeStatement]) {
    for statement in statements {
      if let path = statement.declared?.path, let last = path.last {
        let view = CodeProperty.withoutParts(path.dropLast())
        if let property = CodeProperty.named(last), !view.isEmpty {
          pending.append((scope.key(of: view), property, scope.bound(statement.value)))
        } else if path.count == 1 || CodeItem.withoutSelf(path).count == 1 {
          let key = scope.key(of: path)
          assigned.append((key, statement.value))
          if branchDepth > 0 { uncertain.insert(key) }
          items.assign(statement.value, to: key, isLocal: !scope.isEmpty)
          if make(key, of: statement.value, type: statement.declaredType) { continue }
        }
      }
      if let target = statement.target { visit(target) }
      visit(statement.value)
    }
  }

  private mutating func visit(_ expression: CodeExpression) {
    for (index, link) in expression.links.enumerated() {
      guard case .call(let arguments) = link else { continue }
      if index < 8 { read(arguments, at: index, of: expression) }
      for argument in arguments where !isLoop(expression, index) { visit(argument.value) }
    }
    for part in expression.parts { visit(part) }
    for closure in expression.closures { visit(closure) }
    switch expression.root {
    case .branch(let branch):
      branchDepth += 1
      visit(branch.statements)
      branchDepth -= 1
    case .declaration(let declaration):
      if !library.isMaker(declaration) { visit(declaration.statements) }
    default: break  // It has no statements of its own.
    }
  }

  private mutating func visit(_ closure: CodeClosure) {
    guard let name = closure.elements.first, let elements = closure.sequence?.elements else {
      return visit(closure.statements)
    }
    for element in elements { visit(closure.statements, with: name, as: element) }
  }

  private mutating func visit(
    _ statements: [CodeStatement], with name: String, as element: CodeExpression
  ) {
    if let path = element.path { visit(statements, with: name, as: scope.path(path)) }
  }

  private mutating func visit(
    _ statements: [CodeStatement], with name: String, as path: [String]
  ) {
    guard budget > 0 else { return }
    budget -= 1
    let outer = scope
    scope.names[name] = CodeItem.key(of: path)
    visit(statements)
    scope = outer
  }

  /// Whether a call is `[a, b].forEach { … }`.
  private func isLoop(_ expression: CodeExpression, _ index: Int) -> Bool {
    index == 1 && expression.loopBody != nil
  }

  // MARK: - Calls

  private mutating func read(
    _ arguments: [CodeArgument], at index: Int, of expression: CodeExpression
  ) {
    if index == 1, let (elements, body) = expression.loopBody {
      for element in elements { visit(body.statements, with: body.parameter ?? "$0", as: element) }
      return
    }
    let name: String
    var receiver = ["self"]
    switch (index > 0 ? expression.links[index - 1] : nil, expression.root) {
    case (.member(let member, _), _):
      name = member
      guard let path = expression.droppingLast(expression.links.count - index + 1).path else {
        return
      }
      receiver = path
    case (nil, .name(let function)) where index == 0: name = function
    default: return  // No call of a function, and so nothing about views.
    }
    read(name, arguments, of: scope.path(receiver))
  }

  private mutating func read(_ name: String, _ arguments: [CodeArgument], of path: [String]) {
    guard let first = arguments.first else { return }
    let view = CodeItem.key(of: CodeProperty.withoutParts(path))
    func property(_ names: Set<String>) -> String? {
      names.first { name == "set" + $0.capitalizedFirst }
    }
    if name.hasPrefix("set"), name.count > 3, path != ["self"],
      let property = CodeProperty.named(
        name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4))
    {
      pending.append((view, property, scope.bound(first.value)))
    } else if let property = property(CodeSurvey.priorityProperties), arguments.count == 2,
      let axis = axis(arguments[1].value)
    {
      priorities.append((view, property, axis, first.value))
    } else if name == "setCustomSpacing", arguments.count == 2,
      let arranged = arguments[1].value.path
    {
      spacings.append((view, scope.key(of: arranged), first.value))
    } else if CodeScope.makers.contains(name), let closure = first.value.closures.first {
      visit(closure.statements, with: closure.parameter ?? "$0", as: path)
    } else if CodeItems.adders.contains(name) {
      add(arguments, to: path, by: name)
    }
  }

  /// Records the views that a call adds: `addSubview(a)`, `addSubviews(a, b)`, `addSubviews([a, b])`.
  private mutating func add(_ arguments: [CodeArgument], to path: [String], by name: String) {
    let isMany = name.hasSuffix("Subviews")
    for argument in isMany ? arguments[...] : arguments.prefix(1) {
      for value in argument.value.elements ?? [argument.value] {
        items.add(name: child(value, of: path), to: path, by: name)
      }
    }
  }

  /// The name of a view that is added; one that is made in its place gets a name of its holder's.
  mutating func child(_ value: CodeExpression, of holder: [String]) -> String? {
    if let path = value.path { return scope.key(of: path) }
    let name = CodeItem.key(of: holder)
    let key = "\(name)\(items.count(in: name) + 1)"
    return make(key, of: value, type: nil) || classes[key] != nil ? key : nil
  }

  private static let priorityProperties: Set = [
    "contentHuggingPriority", "contentCompressionResistancePriority",
  ]

  private func axis(_ value: CodeExpression) -> Axis? {
    let word = value.lastWord ?? ""
    return Axis.allCases.first { word.lowercased().hasSuffix("\($0)") }
  }

  mutating func add(
    _ key: String, _ value: CodeSetting.Value, to view: String, at range: SourceRange
  ) {
    settings[view, default: []].append(CodeSetting(key: key, value: value, range: range))
  }
}

extension CodeExpression {
  /// The expressions in its root.
  var parts: [CodeExpression] {
    switch root {
    case .list(let parts), .parts(let parts), .operation(let parts, _): parts
    case .dictionary(let entries): entries.map { $0.value }
    case .comparison(let comparison): comparison.parts
    case .negative(let inner): [inner]
    case .name, .number, .string, .implied, .closure, .branch, .declaration: []
    }
  }

  /// The closure that it is; none when it is another thing.
  var closures: [CodeClosure] {
    if case .closure(let closure) = root { [closure] } else { [] }
  }

  /// The elements of the list that it is; nil when it is none.
  var elements: [CodeExpression]? {
    if case .list(let elements) = root, links.isEmpty { elements } else { nil }
  }

  /// The elements and the body of `[a, b].forEach { … }`; nil for another expression.
  var loopBody: (elements: [CodeExpression], body: CodeClosure)? {
    guard case .list(let elements) = root, links.count == 2, elements.count <= 100,
      case .member("forEach", _) = links[0], case .call(let arguments) = links[1],
      let body = arguments.first?.value.closures.first
    else { return nil }
    return (elements, body)
  }

  /// The body of a computed property, whose type stands before it: `UILabel { … }`.
  var computed: CodeClosure? {
    guard case .name = root, links.count == 1, case .call(let arguments) = links[0],
      arguments.count == 1, arguments[0].label == nil
    else { return nil }
    return arguments[0].value.closures.first
  }
}
