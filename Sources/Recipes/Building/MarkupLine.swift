import Basics
import LayoutModel

/// Attributes of Android's layouts and declarations of CSS: `android:layout_width="120dp"`, `height: 120px;`.
enum MarkupLine {
  /// The constraints of a line; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    let lines = line.contains("layout_") ? android(line, items) : css(line, items)
    return lines.isEmpty ? nil : lines
  }

  // MARK: - Android

  private static func android(_ line: String, _ items: ForeignItems) -> [String] {
    line.matches(of: /(?:app|android):layout_(?<name>\w+)\s*=\s*"(?<value>[^"]*)"/).flatMap {
      match in attribute(match.name, String(match.value), items)
    }
  }

  private static func attribute(
    _ name: Substring, _ value: String, _ items: ForeignItems
  ) -> [String] {
    let view = items.view
    if let match = name.wholeMatch(of: /constraint(\w+?)_to(\w+?)Of/),
      let edge = ForeignItems.edges[match.1.lowercased()],
      let other = ForeignItems.edges[match.2.lowercased()]
    {
      return ["\(view).\(edge) = \(target(value, items)).\(other)"]
    }
    if let side = name.wholeMatch(of: /margin(\w*)/)?.1.lowercased(), let number = length(value) {
      let sides = [
        "": ["Leading", "Trailing", "Top", "Bottom"], "horizontal": ["Leading", "Trailing"],
        "vertical": ["Top", "Bottom"],
      ]
      let edges = sides[side] ?? ForeignItems.edges[side].map { [$0] } ?? []
      return edges.map { ForeignItems.inset(view, $0, of: ForeignItems.other, by: number) }
    }
    switch name {
    case "width", "height":
      return size(name.description.capitalizedFirst, "=", value, items)
    case "constraintWidth_percent", "constraintHeight_percent":
      let attribute = name.hasPrefix("constraintW") ? "Width" : "Height"
      return Double(value).map {
        ["\(view).\(attribute) = \(DecimalText.rounded($0, to: 3)) x Superview.\(attribute)"]
      } ?? []
    case "constraintDimensionRatio":
      return value.firstMatch(of: /[0-9.]+:[0-9.]+/).map {
        ["\(view).Width = \($0.0) x \(view).Height"]
      } ?? []
    default:
      let bound = name.wholeMatch(of: /constraint(Width|Height)_(min|max)/)
      return bound.map { size(String($0.1), $0.2 == "min" ? ">=" : "<=", value, items) } ?? []
    }
  }

  /// The item that an attribute names: `parent`, `@id/red_view`.
  private static func target(_ value: String, _ items: ForeignItems) -> String {
    let name = value.replacing(/^@\+?id\//, with: "")
    if name == "parent" { return Layout.rootName }
    return items.item(name) ?? (name.isEmpty ? ForeignItems.other : Layout.notation(of: name))
  }

  // MARK: - CSS

  private static func css(_ line: String, _ items: ForeignItems) -> [String] {
    guard let match = line.wholeMatch(of: /(?:(?<view>[^{}:]*)\{)?(?<text>[^{}]*)\}?;?/) else {
      return []
    }
    let own = match.view.flatMap { items.item($0) } ?? items.view
    return match.text.split(separator: ";").flatMap { declaration -> [String] in
      let sides = declaration.split(separator: ":", maxSplits: 1).map(\.trimmed)
      guard sides.count == 2 else { return [] }
      return self.declaration(sides[0], sides[1], ForeignItems(names: items.names, opened: own))
    }
  }

  private static func declaration(
    _ property: String, _ value: String, _ items: ForeignItems
  ) -> [String] {
    let relations = ["": "=", "min-": ">=", "max-": "<="]
    if let match = property.wholeMatch(of: /(min-|max-)?(width|height)/) {
      return size(
        String(match.2).capitalizedFirst, relations[String(match.1 ?? "")] ?? "=", value, items)
    }
    if let match = property.wholeMatch(of: /margin-(\w+)/),
      let edge = ForeignItems.edges[String(match.1)], let number = length(value)
    {
      return [ForeignItems.inset(items.view, edge, of: ForeignItems.other, by: number)]
    }
    if let edge = ForeignItems.edges[property], let number = length(value) {
      return [ForeignItems.inset(items.view, edge, of: Layout.rootName, by: number)]
    }
    if let lines = StyleSpaces.constraints(of: items.view, property, value) { return lines }
    if property == "aspect-ratio", let match = value.wholeMatch(of: /([0-9.]+)\s*\/\s*([0-9.]+)/) {
      return ["\(items.view).Width = \(match.1):\(match.2) x \(items.view).Height"]
    }
    return []
  }

  // MARK: - Lengths

  private static func size(
    _ attribute: String, _ relation: String, _ value: String, _ items: ForeignItems
  ) -> [String] {
    let start = "\(items.view).\(attribute) \(relation) "
    if ["match_parent", "fill_parent", "100%"].contains(value) {
      return [start + Layout.term(Layout.rootName, attribute)]
    }
    if let share = value.wholeMatch(of: /([0-9.]+)\s*%/)?.1 {
      return ["\(start)\(share)% x \(Layout.term(Layout.rootName, attribute))"]
    }
    guard let number = length(value), number > 0 else { return [] }
    return [start + DecimalText.rounded(number, to: 3)]
  }

  /// The number of a length in points or pixels.
  private static func length(_ value: String) -> Double? {
    value.wholeMatch(of: /(-?[0-9]+(?:\.[0-9]+)?)\s*(?:px|pt|dp|dip|sp)?/).flatMap { Double($0.1) }
  }
}
