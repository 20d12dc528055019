import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Variations as YAML has them.
extension RecipeFileReader {
  static let language = "a language"

  /// A variation for size classes.
  mutating func trait(_ node: YAMLNode) -> VariationDraft {
    variation(node, RecipeKeys.trait, of: "a trait variation")
  }

  /// The states or languages of a mapping by their names.
  mutating func variations(
    _ node: YAMLNode, _ keys: [Key], of what: String
  ) -> [NamedVariationDraft] {
    entries(node, of: what + "s by name").compactMap { entry in
      if reportTurned(entry, of: what) { return nil }
      return NamedVariationDraft(
        name: SourceText(entry.name, at: entry.key.range), variation(entry.value, keys, of: what))
    }
  }

  /// Reports a view in the place of a language, with languages in the place of its properties.
  private mutating func reportTurned(_ entry: YAMLEntry, of what: String) -> Bool {
    guard what == RecipeFileReader.language, viewNames.contains(entry.name.lowercased()),
      case .mapping(let texts) = entry.value.content, let first = texts.first,
      LanguageTag.isWellFormed(first.name)
    else { return false }
    source.report(
      "unusable-name", "'\(entry.name)' is a view, not a language tag", at: entry.key.range,
      help: "write the language first: '\(first.name): {views: {\(entry.name): {…}}}'")
    return true
  }

  /// Reports a language where no figure is described; false for any other key.
  mutating func reportLanguage(_ entry: YAMLEntry, _ keys: [Key], of what: String) -> Bool {
    guard ["language", "lang", "locale"].contains(entry.name), let tag = entry.value.text,
      LanguageTag.isWellFormed(tag), !keys.contains(where: { $0.name == "language" })
    else { return false }
    let isKnown = lines.contains { $0.trimmed.hasPrefix("\(tag):") || $0.contains("{\(tag):") }
    source.report(
      "unknown-key", "\(what) has no key '\(entry.name)'", at: entry.key.range,
      help: isKnown
        ? "delete it, and type 'ibar render \(source.file.path) --language \(tag)' or write 'figures: [{language: \(tag)}]'"
          + " on a line of its own"
        : "delete it; the texts of a language stand under 'languages', as in "
          + "'languages: {\(tag): {views: {Name Label: {text: Vorname}}}}'")
    return true
  }

  /// Reports the texts of a language that stand outside of `languages`: `de: {views: …}` in a recipe, `fr: Salut` in a
  /// view; false for any other key.
  /// - Parameter view: The view that has them; nil for the recipe.
  mutating func reportTexts(
    ofLanguage entry: YAMLEntry, _ keys: [Key], of what: String, in view: String? = nil
  ) -> Bool {
    let isRecipe = keys.contains { $0.name == "languages" }
    // A recipe has no texts of its own to be one of another language.
    if isRecipe, entry.value.text != nil { return false }
    guard isRecipe || view != nil, LanguageTag.isCommon(entry.name),
      !keys.contains(where: { $0.name == entry.name })
    else { return false }
    var help =
      "write 'languages:' on the line above, and indent '\(entry.name)' and the lines below it by 2 more"
    if isRecipe, lines.contains(where: { $0.hasPrefix("languages:") }) {
      help = "move it below 'languages:'"
    } else if isRecipe, !hasOtherLanguage(besides: entry.name),
      let written = languageInOneLine(entry.value)
    {
      let whole = SourceRange(start: entry.key.range.start, end: entry.value.range.end)
      let text = "languages: {\(entry.name): \(written)}"
      let file = source.includedFile ?? source.file
      // The end of a mapping on several lines is not certain.
      if !file.text(in: whole).contains(where: \.isNewline) {
        source.report(
          Diagnostic(
            "unknown-key", "\(what) has no key '\(entry.name)', which is a language",
            at: entry.key.range, help: "write '\(text)'",
            fixes: [Diagnostic.Fix("write '\(text)'", [Diagnostic.Edit(whole, text)])]))
        return true
      }
      help = "write '\(text)' in place of '\(entry.name)' and the lines below it"
    } else if let view {
      help = self.help(onTextOf: view, entry)
    }
    source.report(
      "unknown-key", "\(what) has no key '\(entry.name)', which is a language", at: entry.key.range,
      help: help)
    return true
  }

  /// What to do with a text of a language that stands in a view.
  private func help(onTextOf view: String, _ entry: YAMLEntry) -> String {
    let key = viewTextKeys[view.lowercased()] ?? "text"
    let texts =
      entry.value.text.map { "{\(key): \(YAMLQuoting.scalar($0))}" } ?? inOneLine(entry.value)
      ?? "{…}"
    let change = "\(YAMLQuoting.scalar(view)): \(texts)"
    let language = "\(entry.name): {views: {\(change)}}"
    let lines = self.lines.map { String($0) }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("languages:") }) else {
      return "delete it, and write 'languages: {\(language)}' at the end of the recipe"
    }
    func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    let section = lines[(first + 1)...].prefix { $0.isEmpty || indentation($0) > 0 }
    guard let tag = section.firstIndex(where: { $0.trimmed == "\(entry.name):" }) else {
      return "delete it, and write '\(language)' below 'languages' in line \(first + 1)"
    }
    let width = indentation(lines[tag])
    let own = section[(tag + 1)...].prefix { $0.isEmpty || indentation($0) > width }
    guard let views = own.firstIndex(where: { $0.trimmed == "views:" }) else {
      return "delete it, and write 'views: {\(change)}' below '\(entry.name)' in line \(tag + 1)"
    }
    return "delete it, and write '\(change)' below 'views' of '\(entry.name)' in line \(views + 1)"
  }

  /// Whether the recipe has another language outside of `languages`.
  private func hasOtherLanguage(besides name: String) -> Bool {
    lines.contains { line in
      line.firstMatch(of: /^([a-z]{2}(?:-\w+)?):/).map {
        String($0.1) != name && LanguageTag.isCommon(String($0.1))
      } ?? false
    }
  }

  private mutating func variation(
    _ node: YAMLNode, _ keys: [Key], of what: String
  ) -> VariationDraft {
    var draft = VariationDraft()
    for field in fields(node, keys, of: what) {
      let node = field.value
      switch field.key {
      case "widthClass": draft.widthClass = sizeClass(field)
      case "heightClass": draft.heightClass = sizeClass(field)
      case "title": draft.title = text(node)
      case "views": draft.views = viewChanges(node)
      case "constraints":
        if case .mapping = node.content {
          draft.changes = constraintChanges(node)
        } else {
          draft.constraints = constraints(node)
        }
      case "deactivate": draft.deactivated = names(node)
      case "remove": draft.removed = names(node)
      case "add": draft.added = entries(node, of: "views to add").map { addition($0) }
      case "states":
        draft.states = variations(node, RecipeKeys.languageState, of: "a state in a language")
      case "frames": draft.frames = frames(node)
      case "bars": draft.bars = value(node, field.type)
      default: read(field, into: &draft.figures)
      }
    }
    return draft
  }

  private mutating func sizeClass(_ field: YAMLField) -> SizeClass? {
    value(field.value, field.type)?.text.flatMap { SizeClass(rawValue: $0) }
  }

  /// Names in a list; what is no text names nothing.
  private func names(_ node: YAMLNode) -> [SourceText] {
    list(node).map { $0.source ?? SourceText("", at: $0.range) }
  }

  private mutating func viewChanges(
    _ node: YAMLNode
  ) -> [(name: SourceText, change: ViewDraft)] {
    entries(node, of: "views by name").compactMap { entry in
      let entry = withoutBrace(entry) ?? entry
      if reportNewView(entry) || reportTextAlone(entry) { return nil }
      let change = properties(entry, of: "a view here", RecipeKeys.viewChange)
      return (change.name, change)
    }
  }

  /// Reports a new view among those that change.
  private mutating func reportNewView(_ entry: YAMLEntry) -> Bool {
    guard !viewNames.contains(entry.name.lowercased()),
      case .mapping(let settings) = entry.value.content,
      settings.contains(where: { $0.name == "kind" })
    else { return false }
    source.report(
      "unknown-view", "there is no view '\(entry.name)' that could change", at: entry.key.range,
      help: "write it under 'add' in place of 'views', as in 'add: {\(entry.name): {…}}'")
    viewNames.insert(entry.name.lowercased())
    source.undeclared.insert(entry.name.lowercased())
    return true
  }

  /// A new view; or views for a view that is there.
  private mutating func addition(_ entry: YAMLEntry) -> AdditionDraft {
    guard viewNames.contains(entry.name.lowercased()) else {
      let known = viewNames
      defer { viewNames = known }
      return .view(view(entry))
    }
    var subviews: [ViewDraft] = []
    var arranged: (views: [ViewDraft], range: SourceRange)?
    var before: SourceText?
    for field in fields(entry.value, RecipeKeys.addition, of: "views to add to a view") {
      switch field.key {
      case "subviews": subviews = views(field.value)
      case "arrangedSubviews": arranged = (views(field.value), field.value.range)
      default: before = field.value.source
      }
    }
    return .views(
      subviews, arranged: arranged, before: before,
      into: SourceText(entry.name, at: entry.key.range))
  }
}
