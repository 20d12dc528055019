package import Diagnostics
import LayoutModel
package import Notation
package import VisualFormat

/// A format string in code with what it is read with.
package struct CodeFormat {
  /// A number that the format names.
  package struct Metric: Hashable {
    /// The number, in points.
    package var number: Double
    /// The place of its name.
    package var range: SourceRange
  }

  /// The format string.
  package var text: String
  /// Its place without quotation marks.
  package var range: SourceRange
  /// The options that it is read with.
  package var options: VisualFormatOptions = []
  /// Its metrics, by their names.
  package var metrics: [String: Metric] = [:]
}

/// Reads the constraints that a piece of Objective-C or Swift makes: with anchors, with
/// `NSLayoutConstraint`, with format strings, and with SnapKit or Masonry.
package struct CodeReader {
  /// The constraints, as equations.
  package private(set) var equations: [Equation] = []
  /// The format strings, which make further constraints.
  package internal(set) var formats: [CodeFormat] = []
  /// The settings of views in code, by the names of the views.
  package private(set) var settings: [String: [CodeSetting]] = [:]
  /// The calls that cannot be read.
  package internal(set) var diagnostics: [Diagnostic] = []

  /// The views that hold others, and what is special about them.
  package private(set) var tree = CodeTree()

  let file: SourceFile
  let survey: CodeSurvey
  var items: CodeItems { survey.items }
  private(set) var values: CodeValues
  /// Whether it is Objective-C, in which numbers without a dot are whole.
  let isObjectiveC: Bool
  var constraints: [CodeConstraint] = []
  /// The constraints that have names in the code, by their places in the list.
  var named: [String: [Int]] = [:]
  /// Names of several views, by the number of loops and closures that define them.
  var loopNames: [String: Int] = [:]
  /// The names of views in the closures, functions and loops that are open.
  var scope = CodeScope()
  /// The number of bodies that may still be read again under other names.
  var budget = 500
  /// The number of open branches; in them only the number of items is counted.
  var branchDepth = 0
  var branchEffects = 0
  /// The names without a known number that were reported.
  var unknowns: Set<String> = []
  /// The closures that are open in which constraints are made of chains, the innermost last.
  var makers: [CodeMaker] = []
  /// The number of open closures in which Cartography compares attributes.
  var constrainDepth = 0
  var isConstraining: Bool { constrainDepth > 0 }
  /// The constraints that chains have made, by their places in the list.
  var madeConstraints: [MadeConstraint: Int] = [:]
  /// The number of times that the constraints of an item were made again.
  var makerCounts: [String: Int] = [:]

  /// Reads pieces of code that belong together; nil when they make no constraints.
  /// - Parameters:
  ///   - context: Code beside them that declares views, functions and numbers.
  ///   - given: What the author states of them in a comment.
  package init?(
    _ parts: [[SourceRange]], context: [[SourceRange]] = [], _ given: CodeGiven = CodeGiven(),
    in file: SourceFile
  ) {
    let parts = parts.map { $0.filter { $0.end - $0.start <= CodeReader.longestLine } }
    let makesSome = parts.joined().contains {
      CodeReader.makesConstraints(file.text(in: $0))
    }
    guard makesSome else { return nil }
    let tokens = parts.map { CodeToken.tokens(of: $0, in: file) }
    let statements = tokens.flatMap { CodeParser.statements(of: $0) }
    self.file = file
    isObjectiveC = tokens.contains { CodeToken.areObjectiveC($0) }
    let known = context.flatMap { CodeParser.statements(of: CodeToken.tokens(of: $0, in: file)) }
    survey = CodeSurvey(of: known + statements, given, isObjectiveC: isObjectiveC)
    values = survey.values
    for statement in statements { read(statement) }
    if constraints.isEmpty && formats.isEmpty && diagnostics.isEmpty { return nil }
    constraints.removeAll { constraint in
      !constraint.isActive
        || constraint.maker.map { makerCounts[$0.key, default: 0] != $0.count } ?? false
    }
    let names = CodeNames(of: constraints, items.keys)
    equations = constraints.map { names.equation(of: $0) }
    for (key, own) in survey.settings {
      settings[names.name(of: key), default: []] += own
    }
    tree = CodeTree(survey, names, constraints)
  }

  /// The names of views and of functions that a piece of code declares, adds to others or gives properties.
  package static func names(in lines: [SourceRange], of file: SourceFile) -> Set<String> {
    let lines = lines.filter { $0.end - $0.start <= longestLine }
    let statements = CodeParser.statements(of: CodeToken.tokens(of: lines, in: file))
    return CodeSurvey(of: statements, CodeGiven(), isObjectiveC: false).names
  }

  /// The names of the views and functions that the code uses.
  package var names: Set<String> {
    let terms = constraints.flatMap { [$0.first.item.key, $0.second?.item.key] }
    return survey.names.union(terms.compactMap { $0 }).union(survey.unknownCalls).union(unknowns)
  }

  /// Nobody writes longer lines by hand, in bytes.
  package static let longestLine = 1000

  private static let words = [
    "VisualFormat", "constraintWithItem", "NSLayoutConstraint", ".constraint(",
    "constraintEqualTo", "constraintGreaterThanOrEqualTo", "constraintLessThanOrEqualTo",
    "makeConstraints", "remakeConstraints", ".autoPin", " autoPin", ".autoSetDimension",
    " autoSetDimension", ".autoCenter", " autoCenter", ".autoAlign", " autoAlign",
    "constrain(", "Anchor ==", "Anchor >=", "Anchor <=", "Anchors ==", "ToSuperview(",
    "InSuperview(", "(to: ", "(of: ",
  ].map { Array($0.utf8) }

  /// Whether a line holds a word of a call that makes constraints.
  private static func makesConstraints(_ line: Substring) -> Bool {
    let bytes = Array(line.utf8)
    guard bytes.contains(where: { ":({".utf8.contains($0) }) else { return false }
    return words.contains { word in
      bytes.indices.dropLast(word.count - 1).contains { start in
        bytes[start] == word[0] && bytes[start...].starts(with: word)
      }
    }
  }

  // MARK: - Statements

  mutating func read(_ statements: [CodeStatement]) {
    for statement in statements { read(statement) }
  }

  mutating func read(_ statement: CodeStatement) {
    let count = constraints.count
    if let path = statement.declared?.path, readMaking(scope.key(of: path), statement.value) {
      return
    }
    guard let target = statement.target else { return read(statement.value) }
    read(target)
    if constraints.count > count, case .member(let property, _)? = target.links.last {
      set(property, of: count..<constraints.count, to: statement.value)
      return
    }
    read(statement.value)
    guard let path = statement.declared?.path, let last = path.last else { return }
    let made = Array(count..<constraints.count) + places(of: statement.value)
    if !made.isEmpty {
      if !countInBranch() { named[CodeItem.key(of: path)] = made }
    } else if path.count > 1, let known = named[CodeItem.key(of: Array(path.dropLast()))],
      known.count == 1
    {
      set(last, of: known, to: statement.value)
    }
  }

  /// Reads the closure or the function that makes a view under the name that the view gets; false when a
  /// value is none.
  private mutating func readMaking(_ key: String, _ value: CodeExpression) -> Bool {
    let maker = survey.library.maker(in: value)
    let body = maker?.statements ?? value.closures.first?.statements ?? value.computed?.statements
    guard let body, let name = body.returned?.path, name.count == 1, budget > 0 else {
      return maker != nil
    }
    for (parameter, argument) in maker?.bindings(of: value) ?? [:] {
      values.assign(argument, to: parameter)
    }
    read(body, with: name[0], as: key)
    return true
  }

  mutating func read(_ statements: [CodeStatement], with name: String, as key: String) {
    guard budget > 0 else { return }
    budget -= 1
    let outer = scope
    scope.names[name] = key
    read(statements)
    scope = outer
  }

  /// The most constraints of one name.
  private static let longestList = 200

  /// The places of the constraints that an expression names.
  func places(of expression: CodeExpression) -> [Int] {
    if case .list(let parts) = expression.root, expression.links.isEmpty {
      return Array(parts.flatMap { places(of: $0) }.prefix(CodeReader.longestList))
    }
    return expression.path.flatMap { named[CodeItem.key(of: $0)] } ?? []
  }

  /// Keeps a constraint.
  mutating func append(_ constraint: CodeConstraint) {
    if !countInBranch() { constraints.append(constraint) }
  }

  /// Counts a thing that an open branch does; false when none is open, and the thing is kept.
  mutating func countInBranch() -> Bool {
    if branchDepth > 0 { branchEffects += 1 }
    return branchDepth > 0
  }

  /// Sets a property of constraints.
  mutating func set(
    _ property: String, of range: some Sequence<Int>, to value: CodeExpression
  ) {
    if countInBranch() { return }
    switch property {
    case "priority":
      let priority = readPriority(value)
      for index in range { constraints[index].priority = priority ?? constraints[index].priority }
    case "identifier":
      for index in range { constraints[index].identifier = value.string }
    case "isActive", "active":
      let isActive = value.name.map { !["false", "NO"].contains($0) } ?? true
      for index in range { constraints[index].isActive = isActive }
    case "constant":
      guard let number = values.number(value) else {
        return report(unknownNumber("constant", value), at: value.range)
      }
      for index in range { constraints[index].constant = number }
    default: break
    }
  }

  /// The priority that a value is; reports one that is none.
  mutating func readPriority(_ value: CodeExpression) -> Priority? {
    guard let number = values.number(value), (1...1000).contains(number) else {
      let reason =
        "its priority '\(text(of: value))' is not a number from 1 to 1000 in this listing"
      report(UnreadableCode(reason), at: value.range)
      return nil
    }
    return Priority(number)
  }
}
