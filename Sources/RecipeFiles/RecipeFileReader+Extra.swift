import Basics
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

  /// A view without characters in its name that are not seen, which it reports if the file has the plain name too.
  mutating func withPlainName(_ view: YAMLEntry) -> YAMLEntry {
    let unseen = ForeignCharacter.all(in: view.name).filter {
      $0.character.replacement.allSatisfy { $0 == " " } && !isIdeographic($0.range, in: view.name)
    }
    guard let first = unseen.first,
      view.key.range.end - view.key.range.start == view.name.utf8.count
    else { return view }
    func range(_ place: Range<Int>) -> SourceRange {
      SourceRange(
        start: view.key.range.start + place.lowerBound,
        end: view.key.range.start + place.upperBound)
    }
    let edits = unseen.map { Diagnostic.Edit(range($0.range), $0.character.replacement) }
    let local = unseen.map {
      Diagnostic.Edit(
        SourceRange(start: $0.range.lowerBound, end: $0.range.upperBound), $0.character.replacement)
    }
    let name = local.applied(to: view.name).trimmed
    guard lines.contains(where: { $0.contains(name) }) else { return view }
    source.report(
      Diagnostic(
        "foreign-character", first.character.message(written: ""), at: range(first.range),
        help: first.character.help, fixes: [Diagnostic.Fix(first.character.help, edits)]))
    var view = view
    view.key.content = .scalar(YAMLScalar(text: name, style: .plain))
    return view
  }

  /// A blank that authors of such a script see.
  private func isIdeographic(_ range: Range<Int>, in name: String) -> Bool {
    Array(name.utf8)[range].elementsEqual("\u{3000}".utf8)
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
