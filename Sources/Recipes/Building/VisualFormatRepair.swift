import Basics
import LayoutModel
import Notation

/// A format string with slips, as its author certainly meant it: `|-A-|` is `|-[A]-|`.
struct VisualFormatRepair {
  /// The identifiers of views by their names in any case, without blanks and signs.
  private let identifiers: [String: String]
  /// Whether a format string may have a name as it is.
  private let isKnown: (String) -> Bool

  /// - Parameters:
  ///   - names: The names of items and how format strings call them.
  ///   - isKnown: Whether a format string may have a name as it is.
  init(
    _ names: [(name: String, identifier: String)], isKnown: @escaping (String) -> Bool
  ) {
    self.isKnown = isKnown
    identifiers = Dictionary(
      names.flatMap { name, identifier in
        [(ForeignItems.key(name), identifier), (ForeignItems.key(identifier), identifier)]
      }.filter { !$0.0.isEmpty }, uniquingKeysWith: { first, _ in first })
  }

  /// The string that was meant; nil if none is certain.
  /// - Parameter isValid: Whether a string is a format whose names are known.
  func repaired(_ text: String, isValid: (String) -> Bool) -> String? {
    guard text.utf8.count <= 200, text.contains(where: { "[|［｜-－".contains($0) }) else {
      return nil
    }
    var changed = text
    let steps = [
      withoutQuotes, withPlainSigns, withDirection, withoutUnits, withPredicates, withBrackets,
      withIdentifiers, withViews, withEnds,
    ]
    for step in steps { changed = step(changed) }
    return changed != text && changed.contains("[") && isValid(changed) ? changed : nil
  }

  private func identifier(of name: Substring) -> String? {
    isKnown(String(name)) ? String(name) : identifiers[ForeignItems.key(name)]
  }

  private func withoutQuotes(_ text: String) -> String {
    text.replacing(/^@?["'“”„«‘’`]+|["'“”»‘’`]*[;,.]?$/, with: "").trimmed
  }

  /// Signs of other keyboards.
  private func withPlainSigns(_ text: String) -> String {
    let signs: [Character: Character] = [
      "［": "[", "］": "]", "【": "[", "】": "]", "｜": "|", "｛": "(", "｝": ")", "（": "(", "）": ")",
      "－": "-", "–": "-", "—": "-", "−": "-", "ー": "-", "：": ":", "＝": "=", "＞": ">", "＜": "<",
      "\u{3000}": " ", "\u{A0}": " ",
    ]
    return String(text.map { signs[$0] ?? $0 })
  }

  /// `h:`, `H|`, `vertical:`.
  private func withDirection(_ text: String) -> String {
    guard let match = text.prefixMatch(of: /(?i)(h|v)(?:orizontal|ertical)?\s*:?\s*(?=[|\[\-])/)
    else { return text }
    return match.1.uppercased() + ":" + text[match.range.upperBound...]
  }

  /// `20pt`, `{20}`.
  private func withoutUnits(_ text: String) -> String {
    text.replacing(/(\d)\s*(?:pts?|px|dp|points?)\b/) { String($0.1) }
      .replacing(/\{\s*([\d.]+)\s*\}/) { String($0.1) }
  }

  /// `[A>=50]`, `[A(=100)]`.
  private func withPredicates(_ text: String) -> String {
    text.replacing(/\[([^\[\]()=<>]+?)\s*([=<>]=?)\s*([^\[\]()=<>|]+?)\]/) {
      "[\($0.1)(\(VisualFormatRepair.relation($0.2))\($0.3))]"
    }.replacing(/\(\s*=\s*(?=[^=])/, with: "(==")
  }

  private static func relation(_ sign: Substring) -> String {
    ["=": "==", ">": ">=", "<": "<="][String(sign)] ?? String(sign)
  }

  /// Brackets that are not closed, or closed in another order: `[A(100])`, `[A-|`.
  private func withBrackets(_ text: String) -> String {
    var (result, open) = ("", [Character]())
    func isEnd(at index: String.Index) -> Bool {
      let rest = text[text.index(after: index)...]
      return rest.isEmpty || rest.first.map { "[|".contains($0) || $0.isNumber } ?? true
    }
    func closeAll() {
      while let last = open.popLast() { result.append(last == "[" ? "]" : ")") }
    }
    for index in text.indices {
      let character = text[index]
      switch character {
      case "[", "|":
        closeAll()
        if character == "[" { open.append("[") }
      case "(": open.append("(")
      case ")":
        if open.last != "(" { continue }
        open.removeLast()
      case "]":
        if !open.contains("[") { continue }
        if open.last == "(" {
          result.append(")")
          open.removeLast()
        }
        open.removeLast()
      case "-" where !open.isEmpty && isEnd(at: index) && !"=(,".contains(result.last ?? "("):
        closeAll()
      default: break  // Other characters open and close nothing.
      }
      result.append(character)
    }
    closeAll()
    return result
  }

  /// `[Red View]`, `[A(==Red View)]`.
  private func withIdentifiers(_ text: String) -> String {
    text.replacing(/(\[|==|>=|<=)\s*([^\[\]()=<>|@,-]+?)\s*(?=[\](@,)])/) { match in
      "\(match.1)\(identifier(of: match.2) ?? String(match.2))"
    }
  }

  /// `|-A-|`: views without brackets.
  private func withViews(_ text: String) -> String {
    text.replacing(/([|\-:])\s*([^\[\]()=<>|@,:\-\d][^\[\]()=<>|@,:\-]*?)\s*(?=-|\||$)/) { match in
      "\(match.1)\(identifier(of: match.2).map { "[\($0)]" } ?? String(match.2))"
    }
  }

  /// `-[A]-`: the superview at the ends.
  private func withEnds(_ text: String) -> String {
    text.replacing(/^((?:[HV]:)?)-/) { "\($0.1)|-" }.replacing(/-$/, with: "-|")
  }
}
