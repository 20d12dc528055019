import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Keys that views of other kinds have.
extension RecipeFileReader {
  /// Reports properties that views of other kinds have.
  mutating func reportForeignKeys(
    of entry: YAMLEntry, _ kind: ViewKind, in draft: ViewDraft
  ) {
    for setting in draft.settings { setting.reportMisfit(with: kind, &source) }
    guard case .mapping(let fields) = entry.value.content else { return }
    for field in fields {
      // Keys of stack views have a rule of their own.
      guard let key = ViewProperties.key(named: field.name), !key.kinds.isEmpty,
        key.kinds != [.stackView], !key.kinds.contains(kind),
        !source.diagnostics.contains(where: { $0.range == field.key.range })
      else { continue }
      let what = kind == .view ? "a plain view" : "a view of the kind '\(kind.rawValue)'"
      // A label has a text, a button has a title.
      let other = ["title": "text", "text": "title"][field.name].flatMap {
        ViewProperties.key(named: $0)
      }
      let isOther = other.map { own in
        own.kinds.contains(kind) && !fields.contains { $0.name == own.name }
      }
      if let meant = RecipeFileReader.meaning(of: field.name, in: kind),
        !fields.contains(where: { $0.name == meant })
      {
        source.report(
          Diagnostic("unknown-key", "\(what) has no key '\(field.name)'", at: field.key.range)
            .writing(meant))
        continue
      }
      source.report(
        "unknown-key", "\(what) has no key '\(field.name)'", at: field.key.range,
        help: isOther == true
          ? "use '\(other?.name ?? "")'"
          : helpOnKinds(with: key, instead: kind, beside: fields))
    }
  }

  /// The key of a kind that one of another kind means; nil if none is certain.
  private static func meaning(of key: String, in kind: ViewKind) -> String? {
    switch (key, kind) {
    case ("items", .segmentedControl): "segments"
    case ("items", .stackView): "arrangedSubviews"
    default: nil
    }
  }

  /// Reports a value of a view that shows a text, as pages of the web have it; false for any other key.
  mutating func reportTextValue(_ field: YAMLEntry, of entry: YAMLEntry) -> Bool {
    guard field.name == "value", let kind = kindMeant(by: entry),
      let key = ["text", "title"].first(where: { key in
        ViewProperties.key(named: key)?.kinds.contains(kind) ?? false
          && self.entry(key, of: entry.value) == nil
      })
    else { return false }
    source.report(
      Diagnostic(
        "unknown-key", "a view of the kind '\(kind.rawValue)' has no key 'value'",
        at: field.key.range
      ).writing(key))
    return true
  }

  /// Reports a kind that is the call which makes a view, `UILabel()`, and reads the kind; false for any other key.
  mutating func readKindOfCode(_ entry: YAMLEntry, into draft: inout ViewDraft) -> Bool {
    guard entry.name == "kind", let code = entry.value.text, let kind = CodeValue.kind(code) else {
      return false
    }
    source.report(
      Diagnostic(
        "unknown-value", "'\(code)' is not a kind of view", at: entry.value.range,
        help: "use '\(kind)'",
        fixes: [Diagnostic.Fix("use '\(kind)'", [Diagnostic.Edit(entry.value.range, kind)])]))
    var meant = entry
    meant.value.content = .scalar(YAMLScalar(text: kind, style: .plain))
    return readProperty(meant, into: &draft)
  }

  /// The help for a key of other kinds: those that the other keys of the view fit too.
  private func helpOnKinds(
    with key: Key, instead kind: ViewKind, beside fields: [YAMLEntry]
  ) -> String {
    let others = fields.compactMap { ViewProperties.key(named: $0.name) }.filter {
      $0.name != key.name && !$0.kinds.isEmpty && $0.kinds.contains(kind)
    }
    if kind == .imageView, !others.isEmpty, RecipeFileReader.textKeys.contains(key.name) {
      return "delete it; a text over a picture is a label of its own"
    }
    let fitting = key.kinds.filter { own in others.allSatisfy { $0.kinds.contains(own) } }
    let kinds = fitting.map { "'\($0.rawValue)'" }
    if let other = others.first, kinds.isEmpty {
      return "delete it: no kind has both '\(key.name)' and '\(other.name)'"
    }
    return (kinds.count == 1 ? "the kind with it is " : "the kinds with it are ")
      + WordList.text(kinds, "and")
  }
}
