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
    return Diagnostic(
      foreign == nil ? "malformed-yaml" : "foreign-character", message, at: range,
      help: "write '\(written)'",
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

  /// The entries that a list of mappings with a key `name` is meant to be; nil of another node.
  func namedItems(_ node: YAMLNode) -> [YAMLEntry]? {
    guard case .sequence(let items) = node.content, !items.isEmpty else { return nil }
    var named: [YAMLEntry] = []
    for item in items {
      guard case .mapping(let entries) = item.content, let name = entry("name", of: item)?.value,
        name.text?.isEmpty == false
      else { return nil }
      var value = item
      value.content = .mapping(entries.filter { $0.name != "name" })
      named.append(YAMLEntry(key: name, value: value))
    }
    return named
  }
}
