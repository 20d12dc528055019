import Diagnostics
import LayoutModel

/// Distances and bounds in words without an attribute: `gap between A and B is 8`, `height between 44 and 56`.
extension EquationParser {
  /// The fault of a line that says a distance or two bounds in words; nil of another line.
  func gapInWords() -> Diagnostic? {
    // Patterns cost more than a line without these words is worth.
    let text = line.lowercased()
    guard ["between", "zwischen", "entre"].contains(where: text.contains) else { return nil }
    return gap() ?? bounds()
  }

  /// `gap between A and B is 8`, `Abstand zwischen A und B: 8`.
  private func gap() -> Diagnostic? {
    let form =
      /(?:the\s+)?(?<axis>horizontal|vertical)?\s*(?<word>gap|space|spacing|distance|margin|abstand|espace|distance|distancia|espacio)\s+(?:between|zwischen|entre)\s+(?<first>.+?)\s+(?:and|und|et|y)\s+(?<second>.+?)\s*(?:=|:|\s(?:is|of|ist|est|es|equals|should be|must be)\s)\s*(?<number>\d+(?:\.\d+)?)\s*(?:pt|pts|points|px)?/
    guard let match = body(line).wholeMatch(of: form.ignoresCase()),
      let first = known(match.first), let second = known(match.second)
    else { return nil }
    let across = "\(Layout.term(second, "Leading")) = \(Layout.term(first, "Trailing"))"
    let along = "\(Layout.term(second, "Top")) = \(Layout.term(first, "Bottom"))"
    let help =
      switch match.axis?.lowercased() {
      case "horizontal": "write '\(across) + \(match.number)'"
      case "vertical": "write '\(along) + \(match.number)'"
      default:  // Words without a direction can mean both.
        "write '\(across) + \(match.number)' if they stand side by side, or "
          + "'\(along) + \(match.number)' if one stands below the other"
      }
    return fault(
      "missing-attribute", "'\(match.word)' is no constraint: a constraint ties two edges",
      at: SourceRange(start: 0, end: line.utf8.count), help: help)
  }

  /// `height between 44px and 56px`.
  private func bounds() -> Diagnostic? {
    let form =
      /(?<attribute>width|height|breite|höhe|largeur|hauteur)\s*(?:is|=|:)?\s+(?:between|zwischen|entre)\s+(?<low>\d+(?:\.\d+)?)\s*(?:pt|pts|points|px)?\s*(?:and|und|et|-|–)\s*(?<high>\d+(?:\.\d+)?)\s*(?:pt|pts|points|px)?/
    guard let match = body(line).wholeMatch(of: form.ignoresCase()) else { return nil }
    let isWidth = "wbl".contains(match.attribute.lowercased().prefix(1))
    let attribute = isWidth ? "Width" : "Height"
    return fault(
      "missing-item", "'\(match.attribute)' is an attribute without an item",
      at: SourceRange(start: 0, end: line.utf8.count),
      help: "write 'NAME.\(attribute) >= \(match.low)' and 'NAME.\(attribute) <= \(match.high)', "
        + "each on a line of its own, with the name of the view for NAME")
  }

  /// The item that words name, in any case; nil of no known one.
  private func known(_ word: Substring) -> String? {
    names.first { $0.lowercased() == word.lowercased() } ?? itemName(String(word))
  }
}
