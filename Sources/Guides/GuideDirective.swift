import Basics
import ConstraintCode
import Diagnostics
import LayoutModel
import Markdown
import Recipes

/// The comments above a listing, `<!-- ibar: … -->`, that say how it is read.
struct GuideDirective {
  /// Whether the listing is no layout.
  private(set) var isSkip = false
  /// Whether it belongs to the listing above.
  private(set) var isJoin = false
  /// The numbers and sizes that the listing leaves open.
  private(set) var given = CodeGiven()
  private(set) var diagnostics: [Diagnostic] = []

  init(_ directives: [MarkdownText]) {
    for directive in directives {
      given.range = directive.range
      for part in directive.text.split(separator: ",") { read(part.trimmed, directive.range) }
    }
  }

  private mutating func read(_ text: String, _ range: SourceRange) {
    switch text {
    case "skip": isSkip = true
    case "join": isJoin = true
    default:
      let sides = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
      let words = (sides.last ?? "").split { $0.isWhitespace || $0 == "x" || $0 == "×" }
      let numbers = words.compactMap { Double($0) }.filter { $0.magnitude <= 1_000_000 }
      guard sides.count == 2, !sides[0].isEmpty, numbers.count == words.count else {
        return report(text, range)
      }
      switch numbers.count {
      case 1: given.numbers[sides[0]] = numbers[0]
      case 2 where numbers.allSatisfy({ $0 >= 0 }):
        given.sizes[sides[0]] = Size(width: numbers[0], height: numbers[1])
      default: report(text, range)
      }
    }
  }

  private mutating func report(_ text: String, _ range: SourceRange) {
    let known = "'join', 'skip', 'NAME = 8' for a number or 'NAME = 120 x 24' for a size"
    let isName =
      FigureName(text) != nil && Suggestion.correction(for: text, among: ["join", "skip"]) == nil
    diagnostics.append(
      Diagnostic(
        "unknown-directive", "this comment says nothing that ibar knows: '\(text)'", at: range,
        help: isName
          ? "to draw a layout of this name, begin its block with '```ibar:\(text)'; a comment says \(known)"
          : "write \(known)"))
  }

  /// What is wrong with comments that have no listing below them.
  static func faults(ofLoose directives: [MarkdownText]) -> [Diagnostic] {
    directives.flatMap { directive in
      let faults = GuideDirective([directive]).diagnostics
      return faults.isEmpty ? [unused(directive)] : faults
    }
  }

  private static func unused(_ directive: MarkdownText) -> Diagnostic {
    Diagnostic(
      "unused-directive", severity: .warning, "there is no listing below this comment",
      at: directive.range, help: "put it above the listing that it is about, or delete it")
  }
}
