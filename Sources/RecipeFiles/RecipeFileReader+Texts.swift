import Basics
import Diagnostics
import LayoutModel
import Recipes

/// Texts and fonts in keys of other systems, or without their keys.
extension RecipeFileReader {
  /// The key of a view's text: the one that it has, or that of its kind.
  static func textKey(of entries: [YAMLEntry]) -> String {
    if let key = ["title", "placeholder", "text"].first(where: { key in
      entries.contains { $0.name == key }
    }) {
      return key
    }
    switch entries.first(where: { ["kind", "type"].contains($0.name) })?.value.text {
    case "button", "UIButton": return "title"
    case "textField", "searchBar": return "placeholder"
    default: return "text"
    }
  }

  /// Reports a text in the place of a view's changes: `Send: Absenden` in a language.
  mutating func reportTextAlone(_ entry: YAMLEntry) -> Bool {
    guard let text = entry.value.text, !entry.value.isNull else { return false }
    let isPlain = !text.contains { ":,{}[]#\"'".contains($0) }
    let key = viewTextKeys[entry.name.lowercased()] ?? "text"
    let written = "{\(key): \(isPlain ? text : YAMLRepair.quoted(text))}"
    let help = "write '\(written)'"
    // A name with such a sign has braces already: `Send = {title: Absenden`.
    let isName = !entry.name.contains { "{}[]=".contains($0) }
    var fault = Diagnostic(
      "wrong-type", "expected the keys of a view here, found '\(text)'", at: entry.value.range,
      help: isName ? help : nil)
    if isName, !text.contains(where: \.isNewline), source.includedFile == nil {
      fault.fixes = [Diagnostic.Fix(help, [Diagnostic.Edit(entry.value.range, written)])]
    }
    source.report(fault)
    return true
  }

  /// Reports the size and the weight of a font in two keys, as style sheets have them.
  /// - Parameter entries: Those of the view.
  mutating func reportFontParts(_ entry: YAMLEntry, among entries: [YAMLEntry]) -> Bool {
    func key(_ entry: YAMLEntry) -> String {
      entry.name.lowercased().filter { !"-_ ".contains($0) }
    }
    let sizes = ["fontsize", "textsize", "font"]
    guard key(entry) == "fontweight" || sizes.dropLast().contains(key(entry)),
      let sized = entries.first(where: { sizes.contains(key($0)) }),
      let weighted = entries.first(where: { key($0) == "fontweight" }),
      let size = sized.value.text.flatMap(RecipeFileReader.points),
      let weight = weighted.value.text.flatMap(CodeValue.weight)
    else { return false }
    let both = [sized, weighted].sorted { $0.key.range.start < $1.key.range.start }
    // One help is for both; 'font' itself is no fault.
    if sized.name != "font", entry != both[0] { return true }
    let written = "font: {size: \(size), weight: \(weight)}"
    let help = "write '\(written)' in place of both"
    var fault = Diagnostic(
      "unknown-key", "a view has no key '\(entry.name)'", at: entry.key.range, help: help)
    let gap = SourceRange(start: both[0].value.range.end, end: both[1].key.range.start)
    let file = source.includedFile ?? source.file
    if source.includedFile == nil,
      file.text(in: gap).allSatisfy({ $0.isWhitespace || $0 == "," })
    {
      let whole = SourceRange(start: both[0].key.range.start, end: both[1].value.range.end)
      fault.fixes = [Diagnostic.Fix(help, [Diagnostic.Edit(whole, written)])]
    }
    source.report(fault)
    return true
  }

  /// A size in points, without a unit that is one point here.
  private static func points(_ text: String) -> String? {
    text.wholeMatch(of: /([0-9]+(?:\.[0-9]+)?) *(?:px|pt|sp|dp)?/).map { String($0.1) }
  }
}
