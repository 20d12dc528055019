import Basics
import Diagnostics
import Recipes

/// Mappings that are written as nearly, but not quite, YAML has them.
extension RecipeFileReader {
  /// The fault of a key with its value behind a colon without a blank, `kind:label`, or behind one of another
  /// keyboard; nil of another text.
  func joined(_ node: YAMLNode, _ keys: [String]) -> Diagnostic? {
    guard let text = node.text, node.range.end - node.range.start == text.utf8.count else {
      return nil
    }
    let foreign = ForeignCharacter.all(in: text)
    var bytes = Array(text.utf8)
    for (range, character) in foreign.reversed() {
      bytes.replaceSubrange(range, with: character.replacement.utf8)
    }
    let plain = String(decoding: bytes, as: UTF8.self).trimmed
    let parts = plain.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if let (place, character) = foreign.first, place.lowerBound == 0, !keys.isEmpty,
      " ".contains(character.replacement) || character.replacement.isEmpty, !keys.contains(plain)
    {
      let range = SourceRange(
        start: node.range.start, end: node.range.start + place.upperBound)
      return Diagnostic(
        "foreign-character", character.message(written: ""), at: range, help: character.help,
        fixes: [Diagnostic.Fix(character.help, [Diagnostic.Edit(range, character.replacement)])])
    }
    guard plain != text || parts.count > 1, let key = parts.first,
      keys.contains(String(key)) || keys.isEmpty && parts.count > 1
    else { return nil }
    let written = parts.count == 1 ? plain : String("\(key): \(parts[1].trimmed)".trimmed)
    var range = node.range
    var message = "there is no blank behind ':'"
    if let (place, character) = foreign.first {
      range = SourceRange(
        start: node.range.start + place.lowerBound, end: node.range.start + place.upperBound)
      message = character.message(written: (source.includedFile ?? source.file).text(in: range))
    }
    return Diagnostic(
      foreign.isEmpty ? "malformed-yaml" : "foreign-character", message, at: range,
      help: "write '\(written)'",
      fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(node.range, written)])])
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
