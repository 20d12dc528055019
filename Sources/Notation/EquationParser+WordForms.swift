import Basics
import LayoutModel

/// Constraints in words, and several in one line: `A.Width between 20 and 40`, `A, B.Width = 40`, `A 8 below B`.
extension EquationParser {
  /// The forms of lines that may have no sign of a relation.
  func wordForm() -> OtherForm? {
    // Regular expressions cost more than a line without any known name is worth.
    guard names.contains(where: { line.contains($0) }) else { return nil }
    let forms = [
      betweenInWords, twoBounds, severalTerms, distanceInWords, distanceFromEdge, distanceToEdge,
      largest,
      shareOfItem, relationInWords, otherSign, attributeOfItem,
    ]
    return forms.lazy.compactMap { $0() }.first {
      $0.lines.map { measured(withKnownNames($0)) }.allSatisfy(isLegal)
    }
  }

  /// `A.Width between 20 and 40`, `A.Width in 20...40`.
  private func betweenInWords() -> OtherForm? {
    let form =
      /(?<term>[^=<>]+\.\s*\w+?)\s*(?:=|is|:)?\s+(?<part>(?:between|from|in|zwischen|entre)\s+(?<low>\d+(?:\.\d+)?)\s*(?:and|to|und|et|y|-|–|…|\.\.[.<])\s*(?<high>\d+(?:\.\d+)?))/
    guard let match = line.wholeMatch(of: form) else { return nil }
    return OtherForm(
      message: "a line holds one constraint, and these are two", part: match.part,
      lines: ["\(body(match.term)) >= \(match.low)", "\(body(match.term)) <= \(match.high)"])
  }

  /// `A.Width >= 20 <= 40`, `A.Width >= 20 and <= 40`.
  private func twoBounds() -> OtherForm? {
    let form =
      /(?<term>[^=<>≤≥]+?)\s*(?<low>[<>]=|[≤≥])\s*(?<first>\d+(?:\.\d+)?|\w+)\s*(?<part>(?:,|and|und|et|&+)?\s*(?<high>[<>]=|[≤≥])\s*(?<second>[^=<>≤≥]+))/
    guard let match = line.wholeMatch(of: form) else { return nil }
    return OtherForm(
      message: "a constraint has one relation, and this is a second one", part: match.part,
      lines: [
        "\(body(match.term)) \(match.low) \(match.first)",
        "\(body(match.term)) \(match.high) \(match.second)",
      ])
  }

  /// `A, B.Width = 40`, `A.Width & B.Width = 40`, `A.Leading/Trailing = Superview`.
  private func severalTerms() -> OtherForm? {
    let form = /(?<left>[^=<>≤≥]+?)\s*(?<sign>==?|[<>]=|[≤≥])\s*(?<right>[^=<>≤≥]+)/
    guard let match = line.wholeMatch(of: form), case let text = body(match.left) else {
      return nil
    }
    let parts = text.split(separator: /\s*[,&|\/]\s*|\s+(?:and|und|et|y)\s+/).map { $0.trimmed }
    guard (2...4).contains(parts.count), let last = parts.last,
      !text.contains(/[\/|].*\./),
      let dot = (last.contains(".") ? last : parts[0]).lastIndex(of: ".")
    else { return nil }
    let whole = last.contains(".") ? last : parts[0]
    let (item, attribute) = (whole[..<dot].trimmed, whole[whole.index(after: dot)...].trimmed)
    let terms = parts.map { part in
      if part.contains(".") { return part }
      return AttributeNames.attribute(named: part) == nil
        ? "\(part).\(attribute)" : "\(item).\(part)"
    }
    let right = match.right.trimmed
    let isItem = names.contains { $0.lowercased() == right.lowercased() }
    return OtherForm(
      message:
        "a line holds one constraint, and these are \(["two", "three", "four"][terms.count - 2])",
      part: match.left,
      lines: terms.map { term in
        let own = term.lastIndex(of: ".").map { term[$0...] } ?? ""
        return "\(term) \(match.sign) \(right)\(isItem ? own : "")"
      })
  }

  /// `A 8 below B`, `A is below B by 8`, `A.Leading 8 from B.Trailing`.
  private func distanceInWords() -> OtherForm? {
    let edges = [
      "below": ("Top", "Bottom", false), "under": ("Top", "Bottom", false),
      "above": ("Top", "Bottom", true), "right of": ("Leading", "Trailing", false),
      "left of": ("Leading", "Trailing", true), "after": ("Leading", "Trailing", false),
      "before": ("Leading", "Trailing", true),
    ]
    let before =
      /(?<first>.+?)\s+(?:is\s+)?(?<part>(?<number>\d+(?:\.\d+)?)\s*(?:pt|pts|points|px)?\s+(?:to the\s+)?(?<word>below|under|above|right of|left of|after|before))\s+(?<second>.+)/
    let behind =
      /(?<first>.+?)\s+(?:is\s+)?(?<part>(?<word>below|under|above|right of|left of|after|before))\s+(?<second>.+?)\s+(?:by|with|\+|-)?\s*(?<number>\d+(?:\.\d+)?)\s*(?:pt|pts|points|px)?/
    let found =
      line.wholeMatch(of: before).map { ($0.first, $0.part, $0.number, $0.word, $0.second) }
      ?? line.wholeMatch(of: behind).map { ($0.first, $0.part, $0.number, $0.word, $0.second) }
    guard let (first, part, number, word, second) = found, !first.contains("="),
      let (near, far, isTurned) = edges[String(word)]
    else { return nil }
    let label = line.prefixMatch(of: /\d+[.)]\s+/).map { String($0.0) } ?? ""
    let (view, other) = isTurned ? (second.trimmed, body(first)) : (body(first), second.trimmed)
    return OtherForm(
      message: "'\(word)' is no constraint: a constraint ties two edges", part: part,
      lines: ["\(label)\(view).\(near) = \(other).\(far) + \(number)"])
  }

  /// `A.Leading 8 from B.Trailing`, `A.Trailing = 8 from Superview.Trailing`: a distance away from a far edge is before
  /// it.
  private func distanceFromEdge() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*(?<edge>\w+))\s*=?\s+(?<part>(?<number>\d+(?:\.\d+)?)\s*(?:pt|pts|points|px)?\s+(?:away\s+)?from)\s+(?<right>[^=<>]+\.\s*\w+)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let signs = [
      "top": "+", "leading": "+", "left": "+", "bottom": "-", "trailing": "-", "right": "-",
    ]
    guard let sign = signs[match.edge.lowercased()] else { return nil }
    return OtherForm(
      message: "a distance is the constant behind an edge", part: match.part,
      lines: ["\(match.left) = \(match.right) \(sign) \(match.number)"])
  }

  /// `A.Leading to B.Trailing 8`: a near edge lies behind the other one.
  private func distanceToEdge() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*(?:[Tt]op|[Ll]eading|[Ll]eft))\s+(?<part>to)\s+(?<right>[^=<>+-]+\.\s*\w+)\s+(?<number>\d+(?:\.\d+)?)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    return OtherForm(
      message: "'to' stands in place of '='", part: match.part,
      lines: ["\(match.left) = \(match.right) + \(match.number)"])
  }

  /// `A.Width should be 40`, `A.Height must be at least 40`, `A.Height = same as B`.
  private func relationInWords() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+?\.\s*(?<attribute>\w+))\s+(?:=\s*)?(?<part>(?:(?:should be|must be|has to be|shall be|is)\s*)?(?<phrase>at least|at most|no less than|no more than|not less than|not more than|less than or equal to|greater than or equal to|minimum|min|maximum|max|exactly|(?:the )?same as|equal to)?)\s+(?<right>[^=<>]+)/
    // Those have a message of their own.
    let others = ["", "is", "is at least", "at least", "is at most", "at most"]
    guard let match = line.wholeMatch(of: form), !others.contains(match.part.trimmed) else {
      return nil
    }
    let sign =
      switch match.phrase.map(String.init) ?? "" {
      case "at least", "no less than", "not less than", "greater than or equal to", "minimum",
        "min":
        ">="
      case "at most", "no more than", "not more than", "less than or equal to", "maximum", "max":
        "<="
      default: "="
      }
    let isItem = names.contains { $0.lowercased() == match.right.lowercased() }
    return OtherForm(
      message: "'\(match.part.trimmed)' stands in place of '\(sign)'", part: match.part,
      lines: ["\(match.left) \(sign) \(match.right)\(isItem ? ".\(match.attribute)" : "")"])
  }

  /// `A.Width === 100`, `A.Width > = 100`.
  private func otherSign() -> OtherForm? {
    let form = /(?<left>[^=<>:]+?)\s*(?<part>===|>\s+=|<\s+=)\s*(?<right>[^=<>:]+)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let sign = match.part == "===" ? "=" : match.part.filter { $0 != " " }
    return OtherForm(
      message: "'\(match.part)' is not a relation", part: match.part,
      lines: ["\(match.left) \(sign) \(match.right)"])
  }

  /// `A.Width = max(B.Width, 40)`: two bounds, and a value to which they let the length go.
  private func largest() -> OtherForm? {
    let form =
      /(?<term>[^=<>]+?)\s*==?\s*(?<part>(?<word>max|min)\(\s*(?<first>[^,()]+?)\s*,\s*(?<second>[^,()]+?)\s*\))\s*/
    guard let match = line.wholeMatch(of: form.ignoresCase()) else { return nil }
    let (term, sign) = (body(match.term), match.word.lowercased() == "max" ? ">=" : "<=")
    let number = Double(match.first) == nil ? match.second : match.first
    return OtherForm(
      message: "constants are not computed: '\(match.word)' is three constraints",
      part: match.part,
      lines: [
        "\(term) \(sign) \(match.first)", "\(term) \(sign) \(match.second)",
        "\(term) = \(number) (Priority 750)",
      ])
  }

  /// `A.Width = Superview * 0.5`, `A.Width = 50% of Superview`, `A.Width = half of B`.
  private func shareOfItem() -> OtherForm? {
    let behind =
      /(?<left>[^=<>]+\.\s*(?<size>[Ww]idth|[Hh]eight)\s*[=<>]+\s*)(?<part>(?<item>[^=<>.*×\/+]+?)\s*(?:[*×]|x\s)\s*(?<share>\d+(?:\.\d+)?%?))(?<rest>\s*(?:[+−(@-].*)?)/
    let before =
      /(?<left>[^=<>]+\.\s*(?<size>[Ww]idth|[Hh]eight)\s*[=<>]+\s*)(?<part>(?<share>\d+(?:\.\d+)?%?|half)\s+(?:of|von|de|x)\s+(?:the\s+)?(?<item>[^=<>.*×\/+(@-]+?))(?<rest>\s*(?:[+−(@-].*)?)/
    let found =
      line.wholeMatch(of: behind).map { ($0.left, $0.size, $0.part, $0.item, $0.share, $0.rest) }
      ?? line.wholeMatch(of: before).map { ($0.left, $0.size, $0.part, $0.item, $0.share, $0.rest) }
    guard let (left, size, part, item, share, rest) = found else { return nil }
    let number = share == "half" ? "0.5" : String(share)
    return OtherForm(
      message: "'\(item)' has no attribute", part: part,
      lines: ["\(left)\(number) x \(item).\(size.capitalizedFirst)\(rest)"])
  }

  /// `Width of A = 100`, `A.Width = the width of B`, `A's Width = 100`, `A->Width = 100`, `A[Width] = 100`.
  private func attributeOfItem() -> OtherForm? {
    let known = names.filter { line.contains($0) }.sorted { $0.utf8.count > $1.utf8.count }
    var changed = line
    for name in known {
      for attribute in AttributeNames.names.sorted(by: { $0.count > $1.count }) {
        let lower = attribute.prefix(1).lowercased() + attribute.dropFirst()
        for word in [attribute, lower] {
          for form in ["the \(word) of \(name)", "\(word) of \(name)"] {
            changed = changed.replacing(form, with: Layout.term(name, attribute))
          }
          for form in [
            "'s \(word)", "->\(word)", "::\(word)", "[\(word)]", "(\(word))", "-\(word)",
          ] {
            changed = changed.replacing(name + form, with: Layout.term(name, attribute))
          }
        }
      }
    }
    guard changed != line else { return nil }
    return OtherForm(
      message: "an attribute stands behind its item and a dot", part: line[...], lines: [changed])
  }
}
