import Basics
import LayoutModel

/// Calls of PureLayout: `redView.autoPinEdge(toSuperviewEdge: .top, withInset: 20)`.
enum PinLine {
  /// The constraints of a line in Swift or Objective-C; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    let swift = /(?<view>[\w. ]+?)\.auto(?<call>\w+)\((?<text>.*)\);?/
    let other = /\[(?<view>[\w.]+)\s+auto(?<call>\w+)(?<text>.*)\];?/
    let found =
      line.wholeMatch(of: swift).map { ($0.view, $0.call, $0.text) }
      ?? line.wholeMatch(of: other).map { ($0.view, $0.call, $0.text) }
    guard let (code, call, text) = found else { return nil }
    let view = items.item(code.split(separator: ".").last ?? code) ?? items.view
    return Pin(view: view, call: String(call), text: String(text), items: items).lines
  }
}

/// A call of PureLayout on a view.
private struct Pin {
  let view: String
  let call: String
  let text: String
  let items: ForeignItems

  var lines: [String]? {
    // Objective-C has the first label in the name of the call.
    let whole = call + text
    switch call {
    case _ where call.hasPrefix("PinEdgesToSuperview"): return edges(whole)
    case _ where call.hasPrefix("PinEdge"): return edge(whole)
    case _ where call.hasPrefix("SetDimensions"):
      guard numbers.count == 2 else { return nil }
      return zip(["Width", "Height"], numbers).map { "\(view).\($0) = \(number($1))" }
    case _ where call.hasPrefix("SetDimension"):
      guard let name = words(["width", "height"]).first, let size = numbers.first else {
        return nil
      }
      let relation = text.contains("elation") ? nil : "="
      return relation.map { ["\(view).\(name) \($0) \(number(size))"] }
    case "CenterInSuperview":
      return ["CenterX", "CenterY"].map { "\(view).\($0) = \(Layout.rootName).\($0)" }
    case _ where call.hasPrefix("AlignAxis"): return axis(whole)
    case _ where call.hasPrefix("Match"): return length()
    default: return nil  // Other calls change no constraint that is certain.
    }
  }

  /// The attributes among some words in the text, in their order.
  private func words(_ names: [String]) -> [String] {
    text.matches(of: /(?:\.|ALEdge|ALDimension|ALAxis)(\p{L}+)/).map { $0.1.lowercased() }.filter {
      names.contains($0)
    }.map(\.capitalizedFirst)
  }

  /// The numbers of the text: distances and sizes.
  private var numbers: [Double] {
    text.matches(of: /(?:[:(,]\s*)(-?\d+(?:\.\d+)?)/).compactMap { Double($0.1) }
  }

  private func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }

  /// The other view of the call.
  private var target: String {
    let form = /(?:\bof|ofView|toSameAxisOf|toSameAxisOfView|ToSameAxisOfView):\s*(?:self\.)?(\w+)/
    guard let name = text.firstMatch(of: form)?.1 else { return ForeignItems.other }
    let isRoot = ["view", "superview"].contains(name.lowercased())
    return items.item(name) ?? (isRoot ? Layout.rootName : ForeignItems.other)
  }

  private func edges(_ whole: String) -> [String]? {
    let excluded = words(["top", "bottom", "leading", "trailing", "left", "right"])
    let insets: [Double]
    switch numbers.count {
    case 0 where !text.contains("nsets:") && !text.contains("with:") || text.contains("ero"):
      insets = [0, 0, 0, 0]
    case 4: insets = numbers
    default: return nil  // A name of code has no number here.
    }
    let sides = zip(["Top", "Leading", "Bottom", "Trailing"], insets)
    let names = ["Left": "Leading", "Right": "Trailing"]
    let left = sides.filter { side, _ in !excluded.contains { (names[$0] ?? $0) == side } }
    let margin = whole.contains("Margins") ? "Margin" : ""
    return left.map { edge, inset in
      inner(edge, margin, inset)
    }
  }

  private func inner(_ edge: String, _ margin: String, _ inset: Double) -> String {
    let isFar = ["Bottom", "Trailing", "Right"].contains(edge)
    return
      "\(view).\(edge) = \(Layout.rootName).\(edge)\(margin)\(ForeignItems.constant(isFar ? -inset : inset))"
  }

  private func edge(_ whole: String) -> [String]? {
    let edges = words(["top", "bottom", "leading", "trailing", "left", "right"])
    guard let first = edges.first, !text.contains("elation") else { return nil }
    if whole.contains("uperview") {
      return [inner(first, whole.contains("Margin") ? "Margin" : "", numbers.first ?? 0)]
    }
    guard edges.count == 2 else { return nil }
    return ["\(view).\(first) = \(target).\(edges[1])\(ForeignItems.constant(numbers.first ?? 0))"]
  }

  /// An axis is the line through the centre: a vertical one has a CenterX.
  private func axis(_ whole: String) -> [String]? {
    guard let axis = words(["vertical", "horizontal"]).first else { return nil }
    let centre = axis == "Vertical" ? "CenterX" : "CenterY"
    let other = whole.contains("uperview") ? Layout.rootName : target
    return ["\(view).\(centre) = \(other).\(centre)\(ForeignItems.constant(numbers.first ?? 0))"]
  }

  private func length() -> [String]? {
    let lengths = words(["width", "height"])
    guard lengths.count == 2, !text.contains("elation") else { return nil }
    let value = numbers.first
    if text.contains("ultiplier") {
      guard let value else { return nil }
      return ["\(view).\(lengths[0]) = \(number(value)) x \(target).\(lengths[1])"]
    }
    return ["\(view).\(lengths[0]) = \(target).\(lengths[1])\(ForeignItems.constant(value ?? 0))"]
  }
}
