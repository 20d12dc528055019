import Basics
import Diagnostics
import LayoutModel
import Recipes

/// The entries of mappings: known keys, and faults of others.
extension RecipeFileReader {
  /// Sets the properties of an object from a mapping.
  mutating func read<Target>(
    _ node: YAMLNode, into target: inout Target, _ properties: [Property<Target>], of what: String
  ) {
    for field in fields(node, properties.map(\.key), of: what) {
      if let property = properties.first(where: { $0.key.name == field.key }),
        let value = value(field.value, field.type)
      {
        property.set(&target, value)
      }
    }
  }

  /// The entries of a mapping with known keys; reports unknown and repeated keys.
  ///
  /// An entry with a certain misspelling is read with the corrected key, so that nothing seems to
  /// be missing.
  mutating func fields(_ node: YAMLNode, _ keys: [Key], of what: String) -> [YAMLField] {
    let entries = indented(entries(node, of: what), keys)
    var names = Set(entries.map(\.name))
    if keys.contains(where: { $0.name == "languages" }) {
      rememberTextKeys(of: entries.first { $0.name == "views" }?.value)
    }
    return entries.compactMap { entry in
      if let key = keys.first(where: { $0.name == entry.name }) {
        return YAMLField(
          key: key.name, type: key.type, range: entry.key.range, value: entry.value)
      }
      if reportView(entry, keys, of: what, among: entries)
        || reportTranslation(entry, keys, of: what, among: entries)
        || reportState(entry, keys, of: what)
        || reportCanvasSize(entry, keys, among: entries)
        || reportCanvasColor(entry, keys)
        || reportLanguage(entry, keys, of: what)
        || reportTexts(ofLanguage: entry, keys, of: what) || reportTypeface(entry, keys, of: what)
      {
        return nil
      }
      let meant =
        reportConstraints(under: entry, keys, of: what, among: names)
        ? "constraints"
        : reportViews(entry, keys, of: what, among: names)
          ?? reportUnknown(entry.key, keys, of: what, among: names)
      if let meant { names.insert(meant) }
      return keys.first { $0.name == meant }.map {
        YAMLField(key: $0.name, type: $0.type, range: entry.key.range, value: entry.value)
      }
    }
  }

  /// The entry of a mapping with a key.
  func entry(_ name: String, of node: YAMLNode) -> YAMLEntry? {
    if case .mapping(let entries) = node.content { entries.first { $0.name == name } } else { nil }
  }

  /// Reports an unknown key.
  /// - Returns: The key that was certainly meant.
  @discardableResult
  mutating func reportUnknown(
    _ key: YAMLNode, _ keys: [Key], of what: String, among taken: Set<String>
  ) -> String? {
    let name = key.text ?? ""
    if keys.contains(where: { $0.name == "canvas" }),
      let meant = CanvasProperties.all.map(\.key.name).first(where: {
        [name, name + "s"].contains($0)
      })
    {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write '\(meant)' under 'canvas'")
      return nil
    }
    if keys.contains(where: { $0.name == "canvas" }),
      RecipeKeys.figure.contains(where: { $0.name == name }),
      !keys.contains(where: { $0.name == name + "s" })
    {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write it under 'figures', as in 'figures: [{\(name): …}]'")
      return nil
    }
    if keys.contains(where: { $0.name == "canvas" }),
      ProjectKeys.all.contains(where: { $0.name == name }),
      !keys.contains(where: { $0.name == name + "s" })
    {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write it into 'ibar.yaml', the defaults of a project")
      return nil
    }
    if keys.contains(where: { $0.name == name + "Class" }) {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range, help: "use '\(name)Class'")
      return nil
    }
    if name == "subviews", taken.contains("views") {
      source.report(
        "unknown-key", "\(what) has no key '\(name)'", at: key.range,
        help: "write these views under 'views'")
      return nil
    }
    if name.hasPrefix("//") {
      let sign = SourceRange(start: key.range.start, end: key.range.start + 2)
      source.report(
        Diagnostic(
          "unknown-key", "a comment begins with '#' here, not with '//'", at: sign,
          help: "write '#'", fixes: [Diagnostic.Fix("write '#'", [Diagnostic.Edit(sign, "#")])]))
      return nil
    }
    if let fault = doubledColon(key), keys.contains(where: { name == $0.name + ":" }) {
      source.report(fault)
      return String(name.dropLast())
    }
    if let fault = joined(key, keys.map(\.name)) ?? withoutColon(key, keys.map(\.name)) {
      source.report(fault)
      return nil
    }
    // `selectedSegmentIndex` is UIKit's name of `selectedSegment`.
    let begun = keys.filter { $0.name.count >= 8 && name.hasPrefix($0.name) }
    if let meant = begun.max(by: { $0.name.count < $1.name.count })?.name, !taken.contains(meant) {
      source.report(
        Diagnostic("unknown-key", "\(what) has no key '\(name)'", at: key.range).writing(meant))
      return meant
    }
    return source.report(
      "unknown-key", "\(what) has no key '\(name)'", unknown: name, at: key.range,
      among: keys.map(\.name), listing: RecipeFileReader.main(of: keys), taken: taken,
      otherwise: keys.count > 20 ? "'ibar help recipe' lists its keys" : nil)
  }

  /// The names of keys of recipes, views and canvases.
  static let keyNames =
    (RecipeKeys.recipe + RecipeKeys.allOfView + CanvasProperties.all.map(\.key)).map(\.name)

  /// Those of many keys that recipes mostly have; nil of few.
  private static func main(of keys: [Key]) -> [String]? {
    let names =
      keys.contains { $0.name == "canvas" }
      ? [
        "title", "canvas", "views", "constraints", "visualFormat", "states", "languages", "figures",
      ]
      : [
        "kind", "text", "title", "font", "backgroundColor", "image", "isHidden", "subviews",
      ]
    // Phrases have other keys.
    let main = names.filter { name in keys.contains { $0.name == name } }
    return keys.count > 20 && main.count > 1 ? main : nil
  }

  /// The entries of a mapping, each key once.
  mutating func entries(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
    guard case .mapping(let entries) = node.content else {
      return reportNoMapping(node, of: what)
    }
    var seen: [String: Int] = [:]
    var own: [YAMLEntry] = []
    for entry in entries {
      guard let name = entry.key.text, !name.isEmpty else {
        source.report(
          "wrong-type", "a key is a text", at: entry.key.range,
          help: "put a text in braces or brackets into quotes")
        continue
      }
      if let last = own.last, let joined = joinedCall(entry, to: last) {
        own[own.count - 1] = joined
        continue
      }
      if reportDecimalComma(entry, behind: own.last) || reportComma(entry, behind: own.last) {
        continue
      }
      if let first = seen[name] {
        reportTwice(entry, as: &own[first])
      } else {
        seen[name] = own.count
        own.append(entry)
      }
    }
    guard seen[RecipeFileReader.mergeKey] != nil else { return own }
    var names = Set(seen.keys)
    return merged(own, &names)
  }

  /// Reports a key that is given twice, and adds what the second one holds to the first, so that nothing seems to
  /// be missing.
  private mutating func reportTwice(_ entry: YAMLEntry, as first: inout YAMLEntry) {
    let line = (source.includedFile ?? source.file).position(at: first.key.range.start).line
    var help = "delete one of the two"
    if case .scalar(let text) = entry.value.content, text.style == .literal {
      help = "move its lines below '\(entry.name)' in line \(line), and delete this line"
    }
    if case .mapping(let more) = entry.value.content,
      case .mapping(let known) = first.value.content, known.count < 1000
    {
      if Set(known.map(\.name)).isDisjoint(with: more.map(\.name)) {
        first.value.content = .mapping(known + more)
        help = "move what it holds below '\(entry.name)' in line \(line), and delete this line"
      } else {
        // A language has one name alone.
        help =
          LanguageTag.isCommon(entry.name)
          ? "move the views below it to those of '\(entry.name)' in line \(line), and delete this line"
          : help + ", or give one another name"
        if !LanguageTag.isCommon(entry.name) {
          source.twice.append(SourceText(entry.name, at: entry.key.range))
        }
      }
    }
    source.report(
      "duplicate-key", "'\(entry.name)' is given twice, first in line \(line)",
      at: entry.key.range, help: help)
  }

  /// Reports a node that is no mapping.
  /// - Returns: The entries that its items would be, so that what names them finds them.
  private mutating func reportNoMapping(_ node: YAMLNode, of what: String) -> [YAMLEntry] {
    if let listed = ListedEntries(node, of: what, in: source.includedFile ?? source.file) {
      let (help, fix) = listed.remedy
      source.report(
        Diagnostic(
          "wrong-type", "expected \(ValueType.keys(of: what)), found \(node.kindName)",
          at: node.start, help: help, fixes: [fix]))
      return listed.entries
    }
    if let fault = joined(node, []) ?? withoutColon(node, RecipeFileReader.keyNames) {
      source.report(fault)
      return []
    }
    let entries = list(node).flatMap { item -> [YAMLEntry] in
      switch item.content {
      case .mapping(let entries): entries
      case .scalar where !item.isNull && item.range != node.range:
        [YAMLEntry(key: item, value: .nothing(at: item.range))]
      default: []  // Nothing that could be a key.
      }
    }
    if reportBracketed(node, entries, of: what) { return entries }
    let file = source.includedFile ?? source.file
    var help: String?
    if let first = entries.first, file.text(in: node.start) == "-" {
      let value = SourceRange(start: first.key.range.start, end: first.value.range.end)
      let text = file.text(in: value)
      help = "write '\(text)\(first.value.range == first.key.range ? ":" : "")', without '-'"
      if text.contains(where: \.isNewline) { help = "write '\(first.name):', without '-'" }
      if list(node).count > 1 { help = "\(help ?? ""); remove '-' from the other lines too" }
    }
    reportType(
      node, expected: ValueType.keys(of: what), help: help ?? example(of: what, inPlaceOf: node))
    return entries
  }

  /// YAML's key for entries of other mappings; the entries beside it take precedence.
  private static let mergeKey = "<<"

  private mutating func merged(_ entries: [YAMLEntry], _ seen: inout Set<String>) -> [YAMLEntry] {
    var result: [YAMLEntry] = []
    for entry in entries {
      guard entry.key.text == RecipeFileReader.mergeKey else {
        result.append(entry)
        continue
      }
      for other in list(entry.value).flatMap({ self.entries($0, of: "entries to merge") })
      where seen.insert(other.name).inserted {
        result.append(other)
      }
    }
    return result
  }
}
