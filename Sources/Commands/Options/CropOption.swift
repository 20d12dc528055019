import Basics
import FigureChoices
import LayoutModel
import Recipes

extension FigureSettings.Crop {
  /// A crop of the word `content`, of four numbers, or of names of views with `margin=20` among them; nil of anything
  /// else.
  ///
  /// A name that could be read as something else is in backquotes, as in constraints.
  init?(option text: String) {
    if text.trimmed == FigureSettings.contentWord {
      self = .content
      return
    }
    var words = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let numbers = words.compactMap(Double.init)
    if numbers.count == words.count {
      guard numbers.count == 4, numbers.allSatisfy({ $0.magnitude <= NumberRule.maximumLength }),
        numbers[2] > 0, numbers[3] > 0
      else { return nil }
      self = .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      return
    }
    var margin = 0.0
    if let place = words.firstIndex(where: { $0.hasPrefix("margin=") }) {
      guard let value = Double(words.remove(at: place).dropFirst("margin=".count)),
        (0...NumberRule.maximumLength).contains(value)
      else { return nil }
      margin = value
    }
    let names = words.map { $0.filter { $0 != "`" } }
    guard numbers.isEmpty, !names.isEmpty, !names.contains("") else { return nil }
    self = .around(names, margin: margin)
  }

  /// The words by which a file's name names it.
  var words: [String] {
    switch self {
    case .content: [FigureSettings.contentWord]
    case .around([FigureSettings.contentWord], let margin):
      ["around", FigureSettings.contentWord] + Self.words(margin: margin)
    case .rect(let rect):
      [rect.x, rect.y, rect.width, rect.height].map { DecimalText.rounded($0, to: 3) }
    case .around(let names, let margin):
      names + Self.words(margin: margin)
    }
  }

  private static func words(margin: Double) -> [String] {
    margin > 0 ? ["margin", DecimalText.rounded(margin, to: 3)] : []
  }

  /// The names of the views that it is around.
  var names: [String] { if case .around(let names, _) = self { names } else { [] } }
}
