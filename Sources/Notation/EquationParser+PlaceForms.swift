import Basics
import LayoutModel

/// Lines on places in the form of another system: `A.Center = B.Center`, `A.Below = B + 8`.
extension EquationParser {
  /// `A.Center = B.Center`, `A.Edges = Superview`: attributes that stand for several.
  func several() -> OtherForm? {
    let attributes = [
      "center": ["CenterX", "CenterY"], "size": ["Width", "Height"],
      "edges": ["Leading", "Trailing", "Top", "Bottom"],
      "edges.horizontal": ["Leading", "Trailing"], "edges.vertical": ["Top", "Bottom"],
    ]
    let form =
      /(?<item>.+)\.\s*(?<name>[Cc]enter|[Cc]entre|[Mm]itte|[Zz]entrum|[Mm]ilieu|[Cc]entro|中央|中心|居中|[Ss]ize|[Ee]dges(?:\.[Hh]orizontal|\.[Vv]ertical)?)\s*==?\s*(?<other>[^=<>+−@(-]*[^=<>+−@(\s-])\s*/
    guard let match = line.wholeMatch(of: form),
      case let centres:Set = ["centre", "mitte", "zentrum", "milieu", "centro", "中央", "中心", "居中"],
      case let word = match.name.lowercased(),
      let names = attributes[centres.contains(word) ? "center" : word]
    else { return nil }
    var other = match.other
    if let dot = other.lastIndex(of: "."),
      other[other.index(after: dot)...].trimmed.lowercased() == match.name.lowercased()
    {
      other = other[..<dot]
    }
    let item = body(match.item)
    if names == ["CenterX", "CenterY"] {
      let isAcross = isPlaced(item, ["Leading", "Trailing", "Left", "Right", "CenterX"])
      if isPlaced(item, ["Top", "Bottom", "CenterY", "Baseline"]) != isAcross {
        let (way, name) = isAcross ? ("horizontally", "CenterY") : ("vertically", "CenterX")
        return OtherForm(
          message:
            "'\(match.name)' is two places, and another line says where '\(item)' is \(way)",
          part: match.name, lines: ["\(item).\(name) = \(other).\(name)"])
      }
    }
    return OtherForm(
      message: "'\(match.name)' stands for \(names.count) constraints", part: match.name,
      lines: names.map { name in
        let right = names == ["Width", "Height"] && Double(other) != nil ? "" : ".\(name)"
        return "\(body(match.item)).\(name) = \(other)\(right)"
      })
  }

  /// `A.Top = below B + 16`.
  func besideInWords() -> OtherForm? {
    let edges = [
      "below": "Bottom", "under": "Bottom", "above": "Top", "right of": "Trailing",
      "after": "Trailing", "left of": "Leading", "before": "Leading",
    ]
    let form =
      /(?<left>.+[=<>]\s*)(?<part>(?<word>below|under|above|right of|after|left of|before)\s+(?<item>[^+−(@-]*[^+−(@\s-]))(?<rest>.*)/
    guard let match = line.wholeMatch(of: form), let edge = edges[String(match.word)] else {
      return nil
    }
    return OtherForm(
      message: "'\(match.word)' is no item: a constraint names an edge", part: match.part,
      lines: ["\(match.left)\(match.item).\(edge)\(match.rest)"])
  }

  /// `A.CenterX = 50%`: a place as a share of the superview, which lies twice as far as the share of its centre.
  func shareOfCentre() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*[Cc]enter(?<axis>[XxYy])\s*[=<>]+\s*)(?<share>(?<number>\d+(?:\.\d+)?)\s*%)(?<rest>(?:\s*[+−-]\s*\d+(?:\.\d+)?)?)\s*/
    guard let match = line.wholeMatch(of: form), let number = Double(match.number), number > 0
    else { return nil }
    let centre = Layout.term(Layout.rootName, "Center" + match.axis.uppercased())
    let multiplier = number == 50 ? "" : DecimalText.rounded(number / 50, to: 3) + " x "
    return OtherForm(
      message: "a place is tied to another place, and '%' is none", part: match.share,
      lines: ["\(match.left)\(multiplier)\(centre)\(match.rest)"])
  }

  /// Whether another line begins with one of some attributes of an item.
  func isPlaced(_ item: String, _ attributes: [String]) -> Bool {
    let starts = attributes.map { "\(item).\($0)".lowercased() }
    return neighbours().contains { line in
      let term = body(line.trimmed.drop { "- ".contains($0) }).lowercased()
      return starts.contains { term.hasPrefix($0) }
    }
  }

  /// `A.Center = B.CenterX`.
  func oneCentre() -> OtherForm? {
    let form =
      /(?<left>.+\.\s*)(?<name>[Cc]ent(?:er|re))(?<right>\s*==?\s*.+\.\s*[Cc]ent(?:er|re)(?<axis>[XxYy])\b.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    return OtherForm(
      message: "a centre has an axis", part: match.name,
      lines: ["\(match.left)Center\(match.axis.uppercased())\(match.right)"])
  }

  /// `A.CenterX = Superview.Width / 2`.
  func halfOfSize() -> OtherForm? {
    let form =
      /(?<left>[^=<>]+\.\s*[Cc]ent(?:er|re)(?<axis>[XxYy])\s*[=<>]+\s*)(?<part>(?<item>.+)\.\s*(?<size>[Ww]idth|[Hh]eight)\s*(?:[\/÷]\s*2|[*×x]\s*0?\.50?))(?<rest>\s*(?:[+−(@-].*)?)/
    guard let match = line.wholeMatch(of: form), match.item.trimmed == Layout.rootName,
      (match.axis.lowercased() == "x") == (match.size.lowercased() == "width")
    else { return nil }
    let centre = Layout.term(Layout.rootName, "Center" + match.axis.uppercased())
    return OtherForm(
      message: "a place is tied to another place, not to a size", part: match.part,
      lines: ["\(match.left)\(centre)\(match.rest)"])
  }

  /// `A.Below = B + 16`.
  func besideAsAttribute() -> OtherForm? {
    let form =
      /(?<item>.+)\.\s*(?<name>[Bb]elow|[Uu]nder|[Aa]bove|[Rr]ight ?[Oo]f|[Aa]fter|[Ll]eft ?[Oo]f|[Bb]efore)\s*==?\s*(?<other>[^=<>+−@(.-]*[^=<>+−@(.\s-])(?<rest>(?:\s*[+−-]\s*.+)?)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let (item, other) = (body(match.item), String(match.other))
    let line =
      switch match.name.lowercased().filter({ $0 != " " }) {
      case "below", "under": "\(item).Top = \(other).Bottom"
      case "above": "\(other).Top = \(item).Bottom"
      case "rightof", "after": "\(item).Leading = \(other).Trailing"
      default: "\(other).Leading = \(item).Trailing"
      }
    return OtherForm(
      message: "'\(match.name)' is no attribute: a constraint ties two edges", part: match.name,
      lines: [line + match.rest])
  }
}
