import Diagnostics
import LayoutModel

/// The items that code names, and reports on what it leaves open.
extension CodeReader {
  /// The item that an expression names.
  func item(_ expression: CodeExpression) throws(UnreadableCode) -> CodeItem {
    guard let path = expression.path else {
      throw UnreadableCode("'\(text(of: expression))' is no view's name")
    }
    return try item(path, at: expression.range)
  }

  func item(_ path: [String], at range: SourceRange) throws(UnreadableCode) -> CodeItem {
    let path = scope.path(path)
    if let name = path.first, loopNames[name, default: 0] > 0 {
      throw UnreadableCode("'\(name)' stands for more than one view")
    }
    if let name = path.first(where: { $0.contains("$") }) {
      throw UnreadableCode("'\(name)' is no view's name")
    }
    return try items.item(path, at: range)
  }

  /// The names of an anchor's item and the anchor's own, of names between dots.
  func anchorPath(_ path: [String]) -> (item: [String], name: String)? {
    items.anchor(scope.path(path))
  }

  /// The views of a list: `[a, b]`, or the name of one.
  func list(_ expression: CodeExpression) -> [CodeExpression]? {
    if case .list(let views) = expression.root { return views }
    return expression.name.flatMap { survey.library.lists[scope.key(of: [$0])] }
  }

  // MARK: - Reports

  mutating func report(_ error: UnreadableCode, at range: SourceRange) {
    if countInBranch() { return }
    let place = error.range ?? range
    if let typo = error.typo {
      diagnostics.append(
        Diagnostic("unknown-call", error.reason, at: place, help: typo.help, fixes: typo.fixes))
      return
    }
    if let unknown = error.unknown, !unknowns.insert(unknown).inserted { return }
    diagnostics.append(
      Diagnostic(
        "unreadable-call", severity: .advice, "this call cannot be read: \(error.reason)",
        at: place,
        help: error.unknown.map { "say what it is in a comment above: '<!-- ibar: \($0) = 8 -->'" })
    )
  }

  /// An expression as its author wrote it, on one line and of a readable length.
  func text(of expression: CodeExpression) -> String {
    let text = file.text(in: expression.range).prefix(200).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    return text.count > 40 ? text.prefix(39) + "…" : text
  }

  /// The error of a value that this listing does not determine.
  func unknownNumber(
    _ what: String, _ value: CodeExpression, at range: SourceRange? = nil
  ) -> UnreadableCode {
    var error = UnreadableCode(
      "its \(what) '\(text(of: value))' is not a number that this listing gives", at: range)
    error.unknown = value.path.flatMap { $0.last }
    return error
  }
}
