import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Views and texts of languages among the keys of a view or of a recipe.
extension RecipeFileReader {
  /// Whether an entry among the keys of a view is a view: it holds settings of one, or nothing but constraints name it.
  func isSubview(_ field: YAMLEntry) -> Bool {
    switch field.value.content {
    case .mapping(let settings) where !settings.isEmpty:
      return settings.contains { setting in
        RecipeKeys.allOfView.contains { $0.name == setting.name }
      } && (field.name.first?.isUppercase ?? false || hasLook(settings) || isNamed(field.name))
    case .mapping: return field.name.first?.isUppercase ?? false || isNamed(field.name)
    case .scalar: return field.value.isNull && isNamed(field.name)
    case .sequence: return false
    }
  }

  private func hasLook(_ settings: [YAMLEntry]) -> Bool {
    settings.contains { $0.name == "kind" || $0.name == "backgroundColor" }
  }

  /// Whether constraints name a view.
  private func isNamed(_ name: String) -> Bool {
    let term = name.lowercased() + "."
    return lines.contains { $0.lowercased().contains(term) }
  }

  /// Reports a view among the keys of the one that holds it, with the lines to write.
  mutating func reportSubview(_ field: YAMLEntry, in entry: YAMLEntry) {
    let views = subviews(among: entry)
    // One help is for all of them.
    if views.count > 1, field != views.first { return }
    let isStack = self.entry("kind", of: entry.value)?.value.text == ViewKind.stackView.rawValue
    let key = isStack ? "arrangedSubviews" : "subviews"
    let file = source.includedFile ?? source.file
    var fault = Diagnostic(
      "unknown-key", "a view has no key '\(field.name)', which is a view", at: field.key.range)
    let whole = SourceRange(
      start: field.key.range.start, end: max(field.key.range.end, field.value.range.end))
    let text = file.text(in: whole)
    let other = self.entry("subviews", of: entry.value)
    if let other = other ?? self.entry("arrangedSubviews", of: entry.value) {
      let line = file.position(at: other.key.range.start).line
      fault.help = "move it below '\(other.name)' in line \(line)"
    } else if views.count > 1 {
      let names = views.map { "'\($0.name)'" }.joined(separator: ", ")
      fault.help = "write '\(key):' on the line above, and indent \(names) below it"
    } else if !text.contains(where: \.isNewline), !field.value.isNull {
      let written = "\(key): {\(text)}"
      fault.help = "write '\(written.prefix(YAMLRepair.longestHelp))'"
      // A view in a text is rather one beside it that is indented too far.
      let isText =
        kindMeant(by: entry).map {
          ViewProperties.key(named: "text")?.kinds.contains($0) ?? false
        } ?? false
      if !isText {
        fault.fixes = [Diagnostic.Fix(fault.help ?? "", [Diagnostic.Edit(whole, written)])]
      }
    } else {
      fault.help = "write '\(key):' on the line above, and indent this view below it"
    }
    source.report(fault)
  }

  /// The views among the keys of a view.
  private func subviews(among entry: YAMLEntry) -> [YAMLEntry] {
    guard case .mapping(let fields) = entry.value.content else { return [] }
    return fields.filter { field in
      !RecipeKeys.allOfView.contains { $0.name == field.name } && isSubview(field)
    }
  }

  /// Keeps the keys of the texts of a recipe's views, before they are read.
  mutating func rememberTextKeys(of views: YAMLNode?) {
    guard case .mapping(let entries)? = views?.content else { return }
    for entry in entries {
      guard case .mapping(let fields) = entry.value.content else { continue }
      let key = RecipeFileReader.textKey(of: fields)
      viewTextKeys[entry.name.lowercased()] = key
      if let text = fields.first(where: { $0.name == key })?.value.text {
        viewsOfTexts[text] = entry.name
      }
      viewNames.insert(entry.name.lowercased())
    }
  }

  /// Reports texts of a language by the texts that they translate, `Hello: Hallo`; false for any other key.
  /// - Parameter entries: Those of the mapping.
  mutating func reportTranslation(
    _ entry: YAMLEntry, _ keys: [Key], of what: String, among entries: [YAMLEntry]
  ) -> Bool {
    func isTranslation(_ entry: YAMLEntry) -> Bool {
      !keys.contains { $0.name == entry.name } && viewsOfTexts[entry.name] != nil
        && entry.value.text != nil && !entry.value.isNull
    }
    guard what == RecipeFileReader.language, isTranslation(entry) else { return false }
    let all = entries.filter(isTranslation)
    // One help is for all of them.
    if entry != all.first { return true }
    let views = all.map { entry in
      let name = viewsOfTexts[entry.name] ?? ""
      let key = viewTextKeys[name.lowercased()] ?? "text"
      return "\(YAMLQuoting.scalar(name)): {\(key): \(YAMLQuoting.scalar(entry.value.text ?? ""))}"
    }
    let written = "views: {\(views.joined(separator: ", "))}"
    var fault = Diagnostic(
      "unknown-key",
      "\(what) has no key '\(entry.name)': it names views, not their texts", at: entry.key.range,
      help: "write '\(written)'\(all.count > 1 ? " in place of these \(all.count) texts" : "")")
    if let whole = rangeInOneLine(of: all), !entries.contains(where: { $0.name == "views" }) {
      fault.fixes = [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(whole, written)])]
    }
    source.report(fault)
    return true
  }

  /// What a language holds, `{views: {A: {text: Hallo}}}`, in one line; nil if it is long or no text of views.
  func languageInOneLine(_ node: YAMLNode) -> String? {
    guard case .mapping(let entries) = node.content, 1...6 ~= entries.count else { return nil }
    if entries.contains(where: { $0.name == "views" }) { return inOneLine(node) }
    return viewsInOneLine(entries).map { "{\($0)}" }
  }

  /// The place of entries that stand side by side on one line; nil of others.
  func rangeInOneLine(of entries: [YAMLEntry]) -> SourceRange? {
    guard let first = entries.first, let last = entries.last else { return nil }
    let whole = SourceRange(start: first.key.range.start, end: last.value.range.end)
    let file = source.includedFile ?? source.file
    if file.text(in: whole).contains(where: \.isNewline) { return nil }
    let areTogether = zip(entries, entries.dropFirst()).allSatisfy { before, after in
      let gap = SourceRange(start: before.value.range.end, end: after.key.range.start)
      return file.text(in: gap).trimmed == ","
    }
    return areTogether ? whole : nil
  }

  /// The key `views` with changes of views, `views: {A: {text: Hallo}}`, in one line; nil if they are no texts.
  func viewsInOneLine(_ entries: [YAMLEntry]) -> String? {
    let views = entries.map { entry -> String? in
      guard viewNames.contains(entry.name.lowercased()) else { return nil }
      let name = YAMLQuoting.scalar(entry.name)
      if let text = entry.value.text, !entry.value.isNull {
        let key = viewTextKeys[entry.name.lowercased()] ?? "text"
        return "\(name): {\(key): \(YAMLQuoting.scalar(text))}"
      }
      return inOneLine(entry.value).map { "\(name): \($0)" }
    }
    let known = views.compactMap(\.self)
    return known.count == views.count ? "views: {\(known.joined(separator: ", "))}" : nil
  }

  /// A mapping of texts and mappings in one line; nil of others.
  func inOneLine(_ node: YAMLNode) -> String? {
    switch node.content {
    case .sequence: return nil
    case .scalar(let scalar):
      return scalar.text.contains(where: \.isNewline) ? nil : YAMLQuoting.scalar(scalar.text)
    case .mapping(let entries):
      let parts = entries.map { entry in
        inOneLine(entry.value).map { "\(YAMLQuoting.scalar(entry.name)): \($0)" }
      }
      let known = parts.compactMap(\.self)
      return known.count == parts.count && !known.isEmpty
        ? "{\(known.joined(separator: ", "))}" : nil
    }
  }
}
