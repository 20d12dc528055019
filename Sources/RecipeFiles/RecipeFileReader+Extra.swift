import Diagnostics
import Recipes

/// Signs that are too many in keys and values that YAML can read.
extension RecipeFileReader {
  /// The fault of a key with two colons, `text:: Hello`; nil of another text.
  func doubledColon(_ key: YAMLNode) -> Diagnostic? {
    guard let text = key.text, text.count > 1, text.hasSuffix(":"),
      (source.includedFile ?? source.file).text(in: key.range) == text
    else { return nil }
    let colon = SourceRange(start: key.range.end - 1, end: key.range.end)
    return Diagnostic(
      "malformed-yaml", "':' is one sign too many", at: colon, help: "delete it",
      fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(colon, "")])])
  }

  /// A view without a second colon behind its name, which it reports.
  mutating func withoutColon(_ view: YAMLEntry) -> YAMLEntry {
    guard let fault = doubledColon(view.key) else { return view }
    source.report(fault)
    var view = view
    view.key.content = .scalar(YAMLScalar(text: String(view.name.dropLast()), style: .plain))
    return view
  }

  /// Reports a sign behind a value, `spacing: 12,`, or quotes within it, `kind: "'label'"`, in place of the faults that
  /// it causes.
  /// - Parameter count: How many diagnostics there were before the value was read.
  mutating func withoutExtra(
    _ node: YAMLNode, _ type: ValueType, from count: Int
  ) -> PropertyValue? {
    guard let text = node.text, let first = text.first, let last = text.last, text.count > 1 else {
      return nil
    }
    let isQuoted = first == last && "'\"`".contains(first) && text.count > 2
    guard isQuoted || ",;".contains(last) else { return nil }
    let faults = source.takeDiagnostics(from: count)
    let meant = String(isQuoted ? text.dropFirst().dropLast() : text.dropLast())
    var plain = node
    plain.content = .scalar(YAMLScalar(text: meant, style: .plain))
    let found = value(plain, type)
    let inner = source.takeDiagnostics(from: count)
    guard let found, inner.isEmpty else {
      faults.forEach { source.report($0) }
      return nil
    }
    if isQuoted {
      source.report(
        Diagnostic("wrong-type", "there are quotes within this value", at: node.range)
          .writing(YAMLQuoting.scalar(meant)))
    } else {
      let sign = SourceRange(start: node.range.end - 1, end: node.range.end)
      source.report(
        Diagnostic(
          "malformed-yaml", "'\(last)' is one sign too many", at: sign, help: "delete it",
          fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(sign, "")])]))
    }
    return found
  }
}
