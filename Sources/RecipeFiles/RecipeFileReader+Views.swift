import Basics
import Diagnostics
import LayoutModel
import Notation
import Recipes

/// Views as YAML has them.
extension RecipeFileReader {
  /// The views of a mapping by their names.
  mutating func views(_ node: YAMLNode) -> [ViewDraft] {
    var last: YAMLEntry?
    var drafts: [ViewDraft] = []
    for entry in entries(node, of: "views by name") {
      if let last, reportKey(entry, beside: last), let index = drafts.indices.last {
        _ = readProperty(entry, into: &drafts[index]) || readStructure(entry, into: &drafts[index])
        continue
      }
      if reportLayerKey(entry, beside: last) || reportIndentation(of: entry, below: last)
        || reportRecipeKey(entry)
      {
        continue
      }
      last = entry
      drafts.append(view(withPlainName(withoutColon(withoutBrace(entry) ?? entry))))
    }
    return drafts
  }

  mutating func view(_ entry: YAMLEntry) -> ViewDraft {
    viewNames.insert(entry.name.lowercased())
    var draft = ViewDraft(name: SourceText(entry.name, at: entry.key.range))
    if !entry.value.isNull {
      let entries = withIndentedSubviews(entries(entry.value, of: "a view"))
      let names = Set(entries.map(\.name))
      viewTextKeys[entry.name.lowercased()] = RecipeFileReader.textKey(of: entries)
      var last: YAMLEntry?
      var meanings: [String: (index: Int, key: String)] = [:]
      for field in entries {
        defer { last = field }
        if reportColumn(field, beside: names) || reportValue(field, of: entry)
          || reportTypefaceAlone(field) || reportTextValue(field, of: entry)
          || reportEdge(field, of: entry) || reportParent(field, of: entry.name)
          || readKindOfCode(field, into: &draft)
          || readProperty(field, into: &draft)
          || readStructure(field, into: &draft)
        {
          continue
        }
        if reportUndrawn(field) || reportRange(field, of: entry) || reportHidden(field)
          || reportFlex(field, of: entry)
          || reportSize(field, of: entry.name) || reportBothSizes(field, of: entry.name)
          || reportFontParts(field, among: entries)
          || reportPadding(field, of: entry)
          || reportIndentation(of: field, below: last)
          || reportConstraints(under: field, RecipeKeys.allOfView, of: "a view", among: names)
          || reportLanguage(field, RecipeKeys.allOfView, of: "a view")
          || reportTexts(
            ofLanguage: field, RecipeKeys.allOfView, of: "a view", in: entry.name)
        {
          continue
        }
        if let subview = subview(field, in: entry) {
          draft.subviews.append(subview)
          continue
        }
        let count = source.diagnostics.count
        let meant = reportUnknown(field.key, keys(of: entry), of: "a view", among: names)
        if let meant {
          if let first = meanings[meant] {
            reportBoth(first.key, field.name, mean: meant, from: first.index, count)
            continue
          }
          meanings[meant] = (count, field.name)
          if meant == "kind" { draft.unreadKeys.insert(meant) }
          var corrected = field
          corrected.key.content = .scalar(YAMLScalar(text: meant, style: .plain))
          _ = readProperty(corrected, into: &draft) || readStructure(corrected, into: &draft)
        }
      }
    }
    addSharedSettings(to: &draft)
    if let kind = kind(of: draft, entry) {
      reportForeignKeys(of: entry, kind, in: draft)
    } else {
      draft.unreadKeys.insert("kind")
    }
    return draft
  }

  /// Writes one message for two keys that mean the same; which value counts is for the author to say.
  /// - Parameters:
  ///   - start: The place of the first key's diagnostic.
  ///   - count: How many diagnostics there were before the second key.
  private mutating func reportBoth(
    _ first: String, _ second: String, mean key: String, from start: Int, _ count: Int
  ) {
    _ = source.takeDiagnostics(from: count)
    var faults = source.takeDiagnostics(from: start)
    if !faults.isEmpty {
      faults[0].fixes = []
      faults[0].help = "write '\(key)' once, in place of '\(first)' and '\(second)'"
    }
    faults.forEach { source.report($0) }
  }

  /// A view that stands right under another one; nil of a key of another form, which is reported elsewhere.
  private mutating func subview(_ field: YAMLEntry, in entry: YAMLEntry) -> ViewDraft? {
    guard isSubview(field) else { return nil }
    reportSubview(field, in: entry)
    return view(field)
  }

  /// The keys that an unknown one can stand for: a stack view arranges what others have as subviews.
  private func keys(of entry: YAMLEntry) -> [Key] {
    let kind = kindMeant(by: entry)
    // A colour of a view without a text is that of its ground.
    let hasText =
      kind.map { ViewProperties.key(named: "textColor")?.kinds.contains($0) ?? false } ?? true
      || ["text", "title", "placeholder"].contains { self.entry($0, of: entry.value) != nil }
    return RecipeKeys.allOfView.filter {
      !(kind == .stackView && $0.name == "subviews") && (hasText || $0.name != "textColor")
    }
  }

  /// The kind of a view; nil where it cannot be read.
  private func kind(of draft: ViewDraft, _ entry: YAMLEntry) -> ViewKind? {
    guard let setting = draft.settings.first(where: { $0.setting.key == "kind" }) else {
      // It may stand there with a fault: `kind:label`.
      guard case .mapping(let fields) = entry.value.content else { return .view }
      let hasFault = fields.contains { $0.name.hasPrefix("kind") }
      return hasFault || draft.unreadKeys.contains("kind") ? nil : .view
    }
    return setting.setting.value.text.flatMap(ViewKind.named)
  }

  /// Reports a vertical stack of other systems whose axis is given beside it; false for any other kind.
  private mutating func reportColumn(_ entry: YAMLEntry, beside names: Set<String>) -> Bool {
    guard entry.name == "kind", names.contains("axis"), let word = entry.value.text,
      ["vstack", "vbox", "column"].contains(word.lowercased())
    else { return false }
    source.report(
      Diagnostic(
        "unknown-value", "'\(word)' is not a kind of view", at: entry.value.range,
        help: "use 'stackView'",
        fixes: [
          Diagnostic.Fix("use 'stackView'", [Diagnostic.Edit(entry.value.range, "stackView")])
        ]))
    return true
  }

  /// Reports the direction of a stack view in the words of CSS; false for any other key.
  private mutating func reportFlex(_ field: YAMLEntry, of entry: YAMLEntry) -> Bool {
    guard ["flexDirection", "flex-direction"].contains(field.name),
      let axis = ["column": "vertical", "row": "horizontal"][field.value.text?.lowercased() ?? ""]
    else { return false }
    let isStack = self.entry("kind", of: entry.value)?.value.text == ViewKind.stackView.rawValue
    source.report(
      "unknown-key", "a view has no key '\(field.name)'", at: field.key.range,
      help: "write \(isStack ? "" : "'kind: stackView' and ")'axis: \(axis)'")
    return true
  }

  /// Reports that a view is not shown, in the words of CSS and Android; false for any other key.
  private mutating func reportHidden(_ entry: YAMLEntry) -> Bool {
    let hiding = [
      "display": ["none"], "visibility": ["hidden", "gone", "invisible"], "visible": ["false"],
      "isVisible": ["false"],
    ]
    guard let words = hiding[entry.name], words.contains(entry.value.text?.lowercased() ?? "")
    else { return false }
    let range = SourceRange(start: entry.key.range.start, end: entry.value.range.end)
    source.report(
      Diagnostic(
        "unknown-key", "a view has no key '\(entry.name)'", at: entry.key.range,
        help: "write 'isHidden: true'",
        fixes: [
          Diagnostic.Fix("write 'isHidden: true'", [Diagnostic.Edit(range, "isHidden: true")])
        ]))
    return true
  }

  /// Reads properties of some keys.
  mutating func properties(_ entry: YAMLEntry, of what: String, _ keys: [Key]) -> ViewDraft {
    var draft = ViewDraft(name: SourceText(entry.name, at: entry.key.range))
    let entries = entries(entry.value, of: what)
    let names = Set(entries.map(\.name))
    for field in entries {
      guard keys.contains(where: { $0.name == field.name }), readProperty(field, into: &draft)
      else {
        if reportUndrawn(field) { continue }
        reportUnknown(field.key, keys, of: what, among: names)
        continue
      }
    }
    return draft
  }

  /// Reads a property; false when there is none with the key.
  mutating func readProperty(_ entry: YAMLEntry, into draft: inout ViewDraft) -> Bool {
    guard let key = ViewProperties.key(named: entry.name) else { return false }
    if ViewProperties.isOfStackView(key.name) {
      draft.stackKeys.append(SourceText(entry.name, at: entry.key.range))
    }
    if let value = value(entry.value, key.type), let setting = PropertySetting(key.name, value) {
      draft.settings.append(SettingDraft(setting, at: entry.value.range))
    } else {
      draft.unreadKeys.insert(key.name)
    }
    return true
  }

  /// Reads a part of a view that is no property; false when there is none with the key.
  private mutating func readStructure(_ entry: YAMLEntry, into draft: inout ViewDraft) -> Bool {
    let node = entry.value
    switch entry.name {
    case "subviews": draft.subviews = subviews(node)
    case "arrangedSubviews":
      draft.stackKeys.append(SourceText(entry.name, at: entry.key.range))
      draft.arrangedSubviews = arrangedSubviews(node)
    case "customSpacing":
      draft.stackKeys.append(SourceText(entry.name, at: entry.key.range))
      for space in entries(node, of: "spaces by view") {
        guard let value = value(space.value, .number(.any))?.number else { continue }
        draft.customSpacing.append((SourceText(space.name, at: space.key.range), value))
      }
    case "autoresizingMask":
      guard let type = RecipeKeys.view.first(where: { $0.name == entry.name })?.type else { break }
      let parts = value(node, type)?.items.compactMap {
        Autoresizing.Part(rawValue: $0.text ?? "")
      }
      draft.autoresizingMask = (Set(parts ?? []), node.range)
    case "layoutGuides": draft.layoutGuides = texts(node)
    case "constraints": draft.constraints = constraints(node) + draft.constraints
    case "visualFormat": draft.constraints += visualFormats(node)
    default: return false
    }
    return true
  }

  /// Views in a view; names alone are of views that are declared elsewhere.
  private mutating func subviews(_ node: YAMLNode) -> [ViewDraft] {
    guard case .sequence(let items) = node.content, items.count <= 100,
      let name = items.first?.text,
      items.allSatisfy({ $0.text.map(isDeclared) ?? false })
    else { return views(node) }
    reportType(
      node, expected: "views by name",
      help: "move the lines of '\(name)' here, below 'subviews:', and indent them")
    return []
  }

  private mutating func arrangedSubviews(_ node: YAMLNode) -> ViewDraft.ArrangedSubviews {
    if case .mapping = node.content { return .views(views(node)) }
    if node.isNull {
      reportType(
        node, expected: "views", help: "indent the views below it by 2 more than 'arrangedSubviews'"
      )
      return .names([])
    }
    if case .sequence(let items) = node.content, !items.isEmpty,
      items.allSatisfy({ if case .mapping = $0.content { true } else { false } })
    {
      return .views(views(node))
    }
    return .names(texts(node))
  }
}
