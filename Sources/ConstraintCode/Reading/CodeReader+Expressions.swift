import Diagnostics

/// The expressions of code: calls that make constraints, and what holds such calls.
extension CodeReader {
  mutating func read(_ expression: CodeExpression) {
    if case .name(let name) = expression.root, let maker = makers.last, name == maker.parameter,
      !expression.links.isEmpty
    {
      return readChain(expression, of: maker)
    }
    if let (elements, body) = expression.loopBody, elements.allSatisfy({ $0.path != nil }) {
      return read(body.statements, with: body.parameter ?? "$0", for: elements)
    }
    switch expression.root {
    case .branch(let branch): read(branch)
    case .declaration(let declaration)
    where !survey.followed.contains(declaration.name) && !survey.library.isHelper(declaration):
      read(declaration.statements)
    case .comparison(let comparison):
      if readComparison(comparison) { return }
    default: break  // It has no statements of its own.
    }
    for part in expression.parts { read(part) }
    for closure in expression.closures { read(closure) }
    readCalls(of: expression)
  }

  private mutating func readCalls(of expression: CodeExpression) {
    let count = constraints.count
    var wasRead = false
    for (index, link) in expression.links.enumerated() {
      guard case .call(let arguments) = link else { continue }
      if index < CodeReader.longestChain, let call = CodeCall(expression, at: index) {
        do throws(UnreadableCode) {
          if try read(call) {
            wasRead = true
            continue
          }
        } catch {
          report(error, at: call.place)
          continue
        }
        if wasRead, constraints.count > count, let value = call.priority {
          set("priority", of: count..<constraints.count, to: value)
        } else {
          readSetting(call)
        }
      }
      if let (closure, path) = handedView(expression, at: index) {
        read(closure.statements, with: closure.parameter ?? "$0", as: scope.key(of: path))
        continue
      }
      for argument in arguments { read(argument.value) }
    }
  }

  /// The closure and the view of `label.do { … }`; nil for another call.
  private func handedView(
    _ expression: CodeExpression, at index: Int
  ) -> (closure: CodeClosure, view: [String])? {
    guard index > 0, case .member(let name, _) = expression.links[index - 1],
      CodeScope.makers.contains(name), case .call(let arguments) = expression.links[index],
      let closure = arguments.first?.value.closures.first,
      let path = expression.droppingLast(expression.links.count - index + 1).path
    else { return nil }
    return (closure, path)
  }

  /// Sets a property of the constraint that a call names, or activates or deactivates those that it names.
  private mutating func readSetting(_ call: CodeCall) {
    if let setter = call.setter, let known = named[setter.key], known.count == 1 {
      set(setter.property, of: known, to: setter.value)
    }
    guard let isActive = call.activation else { return }
    let known = call.arguments.flatMap { places(of: $0.value) }
    if known.isEmpty || countInBranch() { return }
    for place in known { constraints[place].isActive = isActive }
  }

  /// The most members and calls before a call that is read.
  private static let longestChain = 16

  private mutating func read(
    _ statements: [CodeStatement], with name: String, for elements: [CodeExpression]
  ) {
    for element in elements {
      if let path = element.path { read(statements, with: name, as: scope.key(of: path)) }
    }
  }

  /// The keys of a dictionary: of `views` in `views.keys`.
  private func keys(of sequence: CodeExpression) -> [String]? {
    guard sequence.path?.last == "keys", !sequence.links.isEmpty else { return nil }
    return values.entries(sequence.droppingLast(1))?.compactMap(\.label)
  }

  private mutating func read(
    _ statements: [CodeStatement], with name: String, forTexts texts: [String]
  ) {
    let outer = scope
    for text in texts where budget > 0 {
      budget -= 1
      scope.texts[name] = text
      read(statements)
    }
    scope = outer
  }

  private mutating func read(_ closure: CodeClosure) {
    if let elements = closure.sequence?.elements, let name = closure.elements.first,
      elements.allSatisfy({ $0.path != nil })
    {
      return read(closure.statements, with: name, for: elements)
    }
    if let name = closure.elements.first, let keys = closure.sequence.flatMap({ keys(of: $0) }) {
      return read(closure.statements, with: name, forTexts: keys)
    }
    let names = closure.elements + [closure.parameter].compactMap { $0 }
    for name in names { loopNames[name, default: 0] += 1 }
    read(closure.statements)
    for name in names { loopNames[name, default: 0] -= 1 }
  }

  /// Reports a branch that makes or changes constraints.
  private mutating func read(_ branch: CodeBranch) {
    if branchDepth == 0 { branchEffects = 0 }
    branchDepth += 1
    read(branch.statements)
    branchDepth -= 1
    guard branchDepth == 0, branchEffects > 0 else { return }
    let article = ["if", "else"].contains(branch.keyword) ? "an" : "a"
    diagnostics.append(
      Diagnostic(
        "unreadable-call", severity: .advice,
        "constraints in \(article) '\(branch.keyword)' hold only sometimes, and are not read",
        at: branch.range))
  }

  /// Reads a call if it is one that makes constraints.
  private mutating func read(_ call: CodeCall) throws(UnreadableCode) -> Bool {
    switch call.kind {
    case .anchor: append(try anchorConstraint(call))
    case .item:
      guard let constraint = try itemConstraint(call) else { return false }
      append(constraint)
    case .format:
      let format = try format(call)
      if countInBranch() { return true }
      if let made = try constraints(of: format, call) {
        constraints += made
      } else {
        formats.append(format)
      }
    case .maker: try readMaker(call)
    case .distribution: try readDistribution(call)
    case .pureLayout: for constraint in try pureLayout(call) { append(constraint) }
    case .tinyConstraints: for constraint in try tinyConstraints(call) { append(constraint) }
    case .constrain: return try readConstrain(call)
    case .group: return try readGroup(call)
    case nil: return false
    }
    return true
  }
}
