import Basics
import Diagnostics
import Recipes

/// Mappings that are written as nearly, but not quite, YAML has them.
extension RecipeFileReader {
  /// The fault of a key with its value behind a colon without a blank, `kind:label`, or behind one of another
  /// keyboard; nil of another text.
  /// - Parameter keys: The keys that there are; empty if any text before a colon is one.
  func joined(_ node: YAMLNode, _ keys: [String]) -> Diagnostic? {
    guard let text = node.text, node.range.end - node.range.start == text.utf8.count else {
      return nil
    }
    // What stands behind the colon is the author's.
    let colon = text.unicodeScalars.firstIndex { scalar in
      scalar == ":" || ForeignCharacter(scalar)?.replacement == ":"
    }
    let key = plain(text[..<(colon ?? text.endIndex)])
    let foreign = ForeignCharacter.all(in: text).first { found in
      found.range.lowerBound
        <= text.utf8.distance(from: text.startIndex, to: colon ?? text.endIndex)
    }
    guard colon != nil || foreign != nil, keys.contains(key) || keys.isEmpty && colon != nil else {
      return foreign?.range.lowerBound == 0 ? unseen(foreign, at: node.range.start) : nil
    }
    let value = colon.map { String(text[text.unicodeScalars.index(after: $0)...].trimmed) }
    let written = value.map { $0.isEmpty ? "\(key):" : "\(key): \($0)" } ?? key
    var (range, message) = (node.range, "there is no blank behind ':'")
    if let (place, character) = foreign {
      range = SourceRange(
        start: node.range.start + place.lowerBound, end: node.range.start + place.upperBound)
      message = character.message(written: (source.includedFile ?? source.file).text(in: range))
    }
    let isUnseen = value == nil && [" ", ""].contains(foreign?.character.replacement)
    return Diagnostic(
      foreign == nil ? "malformed-yaml" : "foreign-character", message, at: range,
      help: isUnseen ? "delete it" : "write '\(written)'",
      fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(node.range, written)])])
  }

  /// A text without the characters of other keyboards.
  private func plain(_ text: Substring) -> String {
    text.unicodeScalars.map { ForeignCharacter($0)?.replacement ?? String($0) }.joined().trimmed
  }

  /// The fault of a blank that is none, or of a character that is not seen, where a key begins.
  private func unseen(
    _ found: (range: Range<Int>, character: ForeignCharacter)?, at start: Int
  ) -> Diagnostic? {
    guard let (place, character) = found, [" ", ""].contains(character.replacement) else {
      return nil
    }
    let range = SourceRange(start: start, end: start + place.upperBound)
    return Diagnostic(
      "foreign-character", character.message(written: ""), at: range, help: character.help,
      fixes: [Diagnostic.Fix(character.help, [Diagnostic.Edit(range, character.replacement)])])
  }

  /// The fault of a key with its value behind a blank or an equality sign, `placeholder Your name`, `axis = vertical`;
  /// nil of another text.
  func withoutColon(_ node: YAMLNode, _ keys: [String]) -> Diagnostic? {
    guard let text = node.text, let blank = text.firstIndex(where: { " =".contains($0) }),
      keys.contains(String(text[..<blank])),
      node.range.end - node.range.start == text.utf8.count
    else { return nil }
    let key = text[..<blank]
    let place = SourceRange(
      start: node.range.start, end: node.range.start + key.utf8.count)
    let value = text[blank...].drop { " =".contains($0) }.trimmed
    let written = "\(key): \(value)"
    return Diagnostic(
      "malformed-yaml", "there is no ':' behind '\(key)'", at: place, help: "write '\(written)'",
      fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(node.range, written)])])
  }

  /// Reports lines of constraints under a key that is none.
  mutating func reportConstraints(
    under entry: YAMLEntry, _ keys: [Key], of what: String, among taken: Set<String>
  ) -> Bool {
    guard keys.contains(where: { $0.name == "constraints" }), !taken.contains("constraints"),
      let text = entry.value.text,
      text.split(separator: "\n").contains(where: { $0.contains(/\.\s*\w+\s*(=|<=|>=|≤|≥)/) })
    else { return false }
    var fault = Diagnostic(
      "unknown-key", "\(what) has no key '\(entry.name)'", at: entry.key.range,
      help: "use 'constraints'")
    fault.fixes = [
      Diagnostic.Fix(
        "replace '\(entry.name)' with 'constraints'",
        [Diagnostic.Edit(entry.key.range, "constraints")])
    ]
    source.report(fault)
    return true
  }

  /// Reports a key of a view that stands beside the view, or a view that stands beside the views of another: both
  /// are indented too little.
  /// - Parameter last: The entry above.
  mutating func reportIndentation(of entry: YAMLEntry, below last: YAMLEntry?) -> Bool {
    guard let last else { return false }
    let file = source.includedFile ?? source.file
    func column(_ place: Int) -> Int { file.position(at: place).column - 1 }
    let own = column(entry.key.range.start)
    if last.value.isNull, RecipeKeys.allOfView.contains(where: { $0.name == entry.name }),
      entry.value.text != nil
        || ["constraints", "arrangedSubviews", "subviews"].contains(entry.name)
    {
      source.report(
        "malformed-yaml", "'\(entry.name)' is a key of a view", at: entry.key.range,
        help: "indent it by \(own + 2), under '\(last.name)'")
      return true
    }
    if case .mapping = last.value.content, let text = entry.value.text, !text.isEmpty,
      !["constraints", "visualFormat", "title", "summary"].contains(entry.name),
      RecipeKeys.allOfView.contains(where: { $0.name == entry.name })
    {
      source.report(
        "malformed-yaml", "'\(entry.name)' is a key of a view", at: entry.key.range,
        help: "indent it by \(own + 2), under '\(last.name)'")
      return true
    }
    guard ["subviews", "arrangedSubviews"].contains(last.name),
      case .mapping(let views) = last.value.content, let first = views.first,
      !RecipeKeys.allOfView.contains(where: { $0.name == entry.name })
    else { return false }
    if case .mapping = entry.value.content {
      source.report(
        "malformed-yaml", "this view is not indented as those of '\(last.name)'",
        at: entry.key.range,
        help: "indent it by \(column(first.key.range.start)), as '\(first.name)' above")
      return true
    }
    return false
  }

  /// Reports a key beside views that holds no view: one of the recipe, indented too far.
  mutating func reportRecipeKey(_ entry: YAMLEntry) -> Bool {
    switch entry.value.content {
    case .sequence:
      guard ["constraints", "visualFormat", "layoutGuides"].contains(entry.name) else {
        return false
      }
    case .scalar(let text):
      guard ["constraints", "visualFormat", "title", "summary"].contains(entry.name),
        !text.text.isEmpty
      else { return false }
    case .mapping: return false
    }
    source.report(
      "malformed-yaml", "'\(entry.name)' is a key, not a view", at: entry.key.range,
      help: "indent it, and the lines below it, by \(excess(of: entry)) less")
    return true
  }

  /// By how much more than the nearest line above it that is indented less an entry is indented.
  private func excess(of entry: YAMLEntry) -> Int {
    let file = source.includedFile ?? source.file
    let own = file.position(at: entry.key.range.start).column - 1
    let line = file.line(at: entry.key.range.start)
    let above = (0..<line).reversed().lazy.map(file.lineText).filter { !$0.trimmed.isEmpty }
      .map { $0.prefix { $0 == " " }.count }.first { $0 < own }
    return own - (above ?? 0)
  }

  /// Reports views under a key of another language.
  /// - Returns: The key that is meant.
  mutating func reportViews(
    _ entry: YAMLEntry, _ keys: [Key], of what: String, among taken: Set<String>
  ) -> String? {
    guard keys.contains(where: { $0.name == "canvas" }), !taken.contains("views"),
      case .mapping(let views) = entry.value.content, !views.isEmpty,
      views.allSatisfy({ view in
        guard case .mapping(let settings) = view.value.content else { return false }
        return settings.contains { $0.name == "kind" || $0.name == "backgroundColor" }
      })
    else { return nil }
    source.report(
      Diagnostic("unknown-key", "\(what) has no key '\(entry.name)'", at: entry.key.range)
        .writing("views"))
    return "views"
  }

  /// Keys whose values can be any text.
  static let textKeys: Set = [
    "text", "title", "placeholder", "detailText", "caption", "alt", "summary", "chapter",
  ]

  /// The message on a text of which YAML makes keys.
  static let commaInText = "a text that holds a comma is not in quotes"

  /// Reports the rest of a text with commas in braces: `{text: Hello, world}` has a key `world`.
  mutating func reportComma(_ entry: YAMLEntry, behind last: YAMLEntry?) -> Bool {
    guard let last, entry.value.isNull, !RecipeFileReader.keyNames.contains(entry.name) else {
      return false
    }
    let file = source.includedFile ?? source.file
    let gap = file.text(in: SourceRange(start: last.value.range.end, end: entry.key.range.start))
    guard gap.trimmed.hasPrefix(",") else { return false }
    guard case .scalar(let text) = last.value.content, text.style == .plain, !text.text.isEmpty,
      RecipeFileReader.textKeys.contains(last.name),
      let first = text.text.first, !"„“”«»‚‘’".contains(first)
    else { return false }
    // A key with the colon of another keyboard, or no blank behind it, has a fault of its own.
    if let colon = entry.name.firstIndex(where: { $0 == "：" || $0 == ":" }),
      RecipeFileReader.keyNames.contains(entry.name[..<colon].trimmed)
    {
      return false
    }
    // What follows another comma of the text is reported with the first one.
    if gap.trimmed != "," { return true }
    let end = file.start(ofLine: file.line(at: entry.key.range.end) + 1)
    let rest = file.text(in: SourceRange(start: entry.key.range.end, end: end))
    let more = rest.firstMatch(of: /\}|,\s*\w+:/).map { rest[..<$0.range.lowerBound] } ?? ""
    let whole = SourceRange(
      start: last.value.range.start,
      end: entry.key.range.end + String(more).replacing(/\s+$/, with: "").utf8.count)
    source.report(
      Diagnostic("malformed-yaml", RecipeFileReader.commaInText, at: whole)
        .writing("\"\(file.text(in: whole))\""))
    return true
  }

  /// Reports a view without its colon, of which YAML takes the brace for a part of its name:
  /// `Blue View {backgroundColor: blue}`.
  /// - Returns: The view as it is meant; nil of another entry.
  mutating func withoutBrace(_ entry: YAMLEntry) -> YAMLEntry? {
    guard let value = entry.value.text, value.hasSuffix("}"), !value.contains("{"),
      let match = entry.name.wholeMatch(of: /([^{}]+?) *\{(\w+)/)
    else { return nil }
    let (name, key, text) = (String(match.1), String(match.2), String(value.dropLast()).trimmed)
    let range = SourceRange(start: entry.key.range.start, end: entry.value.range.end)
    let hasColon = name.hasSuffix(":")
    let view = hasColon ? String(name.dropLast()) : name
    source.report(
      Diagnostic(
        "malformed-yaml",
        hasColon ? "there is no blank behind ':'" : "there is no ':' behind '\(name)'", at: range
      ).writing("\(view): {\(key): \(text)}"))
    func node(_ text: String) -> YAMLNode {
      YAMLNode(content: .scalar(YAMLScalar(text: text, style: .plain)), range: range)
    }
    let setting = YAMLEntry(key: node(key), value: node(text))
    return YAMLEntry(key: node(view), value: YAMLNode(content: .mapping([setting]), range: range))
  }

  /// The entries of a recipe with views below `views:` in their place that are not indented, which it reports.
  mutating func indented(_ entries: [YAMLEntry], _ keys: [Key]) -> [YAMLEntry] {
    guard keys.contains(where: { $0.name == "canvas" }),
      let views = entries.firstIndex(where: { $0.name == "views" && $0.value.isNull })
    else { return entries }
    let lost = entries[(views + 1)...].prefix { entry in
      guard case .mapping = entry.value.content else { return false }
      return !keys.contains { $0.name == entry.name }
    }
    guard let first = lost.first else { return entries }
    source.report(
      "malformed-yaml", "the views are not indented", at: first.key.range,
      help: "indent them by 2: '  \(first.name): …'")
    var entries = entries
    entries[views].value.content = .mapping(Array(lost))
    entries.removeSubrange(lost.indices)
    return entries
  }

  /// Joins a call in braces that YAML takes apart at its commas, `{backgroundColor: rgb(255, 0, 0)}`, so that one
  /// fault names it; a text would be accepted so.
  func joinedCall(_ entry: YAMLEntry, to last: YAMLEntry) -> YAMLEntry? {
    guard let text = last.value.text, let open = text.lastIndex(of: "("),
      !text[open...].contains(")"), entry.value.isNull,
      !RecipeFileReader.textKeys.contains(last.name), CodeValue.isCall(text)
    else { return nil }
    var joined = last
    joined.value.content = .scalar(YAMLScalar(text: text + ", " + entry.name, style: .plain))
    joined.value.range.end = entry.key.range.end
    return joined
  }

  /// Reports what follows a decimal comma in braces: `{opacity: 0,3}` has a key `3`.
  mutating func reportDecimalComma(_ entry: YAMLEntry, behind last: YAMLEntry?) -> Bool {
    guard let last, let whole = last.value.text, Int(whole) != nil, entry.value.isNull,
      !entry.name.isEmpty, entry.name.allSatisfy(\.isNumber),
      // A text's comma is its own.
      !RecipeFileReader.textKeys.contains(last.name)
    else { return false }
    let file = source.includedFile ?? source.file
    let gap = SourceRange(start: last.value.range.end, end: entry.key.range.start)
    guard file.text(in: gap) == "," else { return false }
    source.report(
      Diagnostic(
        "wrong-type", "a number has no comma",
        at: SourceRange(start: last.value.range.start, end: entry.key.range.end)
      ).writing("\(whole).\(entry.name)"))
    return true
  }

  /// Reports a state right below a language.
  mutating func reportState(_ entry: YAMLEntry, _ keys: [Key], of what: String) -> Bool {
    guard what == RecipeFileReader.language, !keys.contains(where: { $0.name == entry.name }),
      case .mapping(let parts) = entry.value.content,
      parts.contains(where: { $0.name == "views" || $0.name == "constraints" })
    else { return false }
    source.report(
      "unknown-key", "\(what) has no key '\(entry.name)'", at: entry.key.range,
      help: "if it is a state, write 'states:' on the line above, and indent it below that")
    return true
  }

  /// Reports a width or a height of a canvas, whose size is one key.
  /// - Parameter entries: Those of the mapping.
  mutating func reportCanvasSize(
    _ entry: YAMLEntry, _ keys: [Key], among entries: [YAMLEntry]
  ) -> Bool {
    let lengths = ["width", "height"]
    guard lengths.contains(entry.name), keys.contains(where: { $0.name == "textSize" }) else {
      return false
    }
    // One help is for both.
    guard entry.name == entries.first(where: { lengths.contains($0.name) })?.name else {
      return true
    }
    let numbers = lengths.map { name in
      entries.first { $0.name == name }?.value.text?.prefix { $0.isNumber || $0 == "." } ?? ""
    }
    let hasBoth = numbers.allSatisfy { Double($0) != nil }
    source.report(
      "unknown-key", "a canvas has no key '\(entry.name)'", at: entry.key.range,
      help: hasBoth
        ? "write 'size: [\(numbers.joined(separator: ", "))]' in place of both, in points"
        : "the width and the height are one key, as in 'size: [390, 844]'")
    return true
  }

  /// Reports a view where the key `views` of a state or a language belongs.
  /// - Parameter entries: Those of the mapping.
  mutating func reportView(
    _ entry: YAMLEntry, _ keys: [Key], of what: String, among entries: [YAMLEntry]
  ) -> Bool {
    let isVariation = keys.contains { $0.name == "views" } && !keys.contains { $0.name == "canvas" }
    guard isVariation, viewNames.contains(entry.name.lowercased()) else { return false }
    // One help is for all views of the mapping.
    let first = entries.first { viewNames.contains($0.name.lowercased()) }
    if first?.name != entry.name { return true }
    let count = entries.count { viewNames.contains($0.name.lowercased()) }
    var help = "write 'views:' on the line above, and indent '\(entry.name)' below it"
    let all = entries.filter { viewNames.contains($0.name.lowercased()) }
    if let whole = rangeInOneLine(of: all), let written = viewsInOneLine(all),
      !entries.contains(where: { $0.name == "views" })
    {
      source.report(
        Diagnostic(
          "unknown-key", "\(what) has no key '\(entry.name)', which is a view",
          at: entry.key.range, help: "write '\(written)'",
          fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(whole, written)])]))
      return true
    }
    if let views = entries.first(where: { $0.name == "views" }) {
      let line = (source.includedFile ?? source.file).position(at: views.key.range.start).line
      help = "move it below 'views' in line \(line)"
    } else if count > 1 {
      help = "write 'views:' on the line above, and indent these \(count) views below it"
    }
    source.report(
      "unknown-key", "\(what) has no key '\(entry.name)', which is a view", at: entry.key.range,
      help: help)
    return true
  }
}
