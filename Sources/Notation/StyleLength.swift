import Basics
import LayoutModel

/// A length in the form of style sheets: `48px`, `1.5rem`, `40vh`.
package enum StyleLength: Hashable, Sendable {
  /// Points.
  case points(Double)
  /// A share of the screen's width or height.
  case share(Double, of: String)

  /// The points of one `em`: the size of a browser's text.
  package static let em = 16.0

  /// The length that a text spells; nil of a text without a number and of another unit.
  package init?(_ text: String) {
    guard let match = text.trimmed.wholeMatch(of: /([0-9]+(?:\.[0-9]+)?) *([A-Za-z]*)/),
      let number = Double(match.1)
    else { return nil }
    switch match.2.lowercased() {
    case "", "px", "pt", "pts", "dp", "point", "points": self = .points(number)
    case "em", "rem": self = .points(number * StyleLength.em)
    case "vw": self = .share(number / 100, of: "Width")
    case "vh": self = .share(number / 100, of: "Height")
    default: return nil
    }
  }

  /// The right side of a constraint: `48`, `0.4 x Superview.Height`.
  package var notation: String {
    switch self {
    case .points(let number): return DecimalText.rounded(number, to: 3)
    case .share(let share, let attribute):
      let term = Layout.term(Layout.rootName, attribute)
      return share == 1 ? term : "\(DecimalText.rounded(share, to: 4)) x \(term)"
    }
  }
}
