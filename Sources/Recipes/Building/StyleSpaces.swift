import Basics
import LayoutModel

/// Spaces and alignments of CSS: `margin: 0 auto`, `justify-content: center`.
enum StyleSpaces {
  /// The constraints of a declaration; nil of another property, and of a value that ties nothing.
  static func constraints(of view: String, _ property: String, _ value: String) -> [String]? {
    let words = value.split(separator: " ").map(String.init)
    switch property {
    case "margin", "inset", "padding": return spaces(of: view, words)
    case "justify-content", "justify-self", "justify-items":
      return words == ["center"] ? centre(view, ["CenterX"]) : nil
    case "align-items", "align-self", "align-content":
      return words == ["center"] ? centre(view, ["CenterY"]) : nil
    case "place-items", "place-content":
      return words == ["center"] ? centre(view, ["CenterX", "CenterY"]) : nil
    default: return nil  // No other property is a space.
    }
  }

  private static func centre(_ view: String, _ attributes: [String]) -> [String] {
    attributes.map { "\(view).\($0) = \(ForeignItems.other).\($0)" }
  }

  /// Up to four spaces in the order of style sheets: top, right, bottom, left.
  ///
  /// Equal spaces of `auto` at both sides centre a view. A space of 0 beside `auto` ties nothing.
  private static func spaces(of view: String, _ words: [String]) -> [String]? {
    guard 1...4 ~= words.count else { return nil }
    let sides = [0, 1, 2, 3].map { side in
      side < words.count ? words[side] : words[[0, 0, 0, 1][side] % words.count]
    }
    let isCentred = sides[1] == "auto" && sides[3] == "auto"
    let edges = [("Top", 0), ("Trailing", 1), ("Bottom", 2), ("Leading", 3)]
    var lines = isCentred ? centre(view, ["CenterX"]) : []
    for (edge, side) in edges where sides[side] != "auto" {
      guard
        let match = sides[side].wholeMatch(of: /(-?\d+(?:\.\d+)?)(?:px|pt|dp)?/),
        let number = Double(match.1)
      else { return nil }
      if isCentred, number == 0 { continue }
      lines.append(ForeignItems.inset(view, edge, of: ForeignItems.other, by: number))
    }
    return lines.isEmpty ? nil : lines
  }
}
