import Basics
import LayoutModel

/// Widgets of Flutter that place or size another: `Positioned(top: 20, child: redView)`.
enum WidgetLine {
  /// The constraints of a line; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    let form =
      /(?:const\s+|child:\s*)?(?<name>Positioned(?:\.fill)?|SizedBox|Container|Padding|Center|AspectRatio)\((?<text>.*)/
    guard let match = line.wholeMatch(of: form) else { return nil }
    let text = match.text.description
    let child = text.firstMatch(of: /child:\s*(\w+)/).flatMap { items.item($0.1) }
    let lines = constraints(of: child ?? items.view, match.name, text)
    return lines.isEmpty ? nil : lines
  }

  private static func constraints(of view: String, _ name: Substring, _ text: String) -> [String] {
    switch name {
    case "Positioned": return edges(of: view, values(text)) + sizes(of: view, text)
    case "Positioned.fill": return all(of: view, by: 0)
    case "SizedBox": return sizes(of: view, text)
    case "Center":
      return ["CenterX", "CenterY"].map { "\(view).\($0) = \(ForeignItems.other).\($0)" }
    case "AspectRatio":
      return text.firstMatch(of: /aspectRatio:\s*(\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?))?/).map {
        ["\(view).Width = \($0.1)\($0.2.map { "/\($0)" } ?? "") x \(view).Height"]
      } ?? []
    default: return insets(of: view, text) + sizes(of: view, text)  // Padding and Container.
    }
  }

  /// The numbers of a call by their labels.
  private static func values(_ text: some StringProtocol) -> [(label: String, value: Double)] {
    String(text).matches(of: /\b(\w+):\s*(-?\d+(?:\.\d+)?)/).compactMap { match in
      Double(match.2).map { (String(match.1), $0) }
    }
  }

  private static func sizes(of view: String, _ text: String) -> [String] {
    values(text).filter { ["width", "height"].contains($0.label) }.map {
      "\(view).\($0.label.capitalizedFirst) = \(DecimalText.rounded($0.value, to: 3))"
    }
  }

  private static func edges(
    of view: String, _ values: [(label: String, value: Double)]
  ) -> [String] {
    values.compactMap { label, value in
      ForeignItems.edges[label].map {
        ForeignItems.inset(view, $0, of: ForeignItems.other, by: value)
      }
    }
  }

  private static func all(of view: String, by distance: Double) -> [String] {
    ["Leading", "Trailing", "Top", "Bottom"].map {
      ForeignItems.inset(view, $0, of: ForeignItems.other, by: distance)
    }
  }

  /// The distances of `EdgeInsets.all(8)`, `.symmetric(horizontal: 8)`, `.only(left: 8)` and `.fromLTRB(8, 8, 8, 8)`.
  private static func insets(of view: String, _ text: String) -> [String] {
    guard let match = text.firstMatch(of: /EdgeInsets(?:Directional)?\.(\w+)\(([^()]*)\)/) else {
      return []
    }
    switch match.1 {
    case "all": return Double(match.2).map { all(of: view, by: $0) } ?? []
    case "only": return edges(of: view, values(match.2))
    case "symmetric":
      let sides = ["horizontal": ["left", "right"], "vertical": ["top", "bottom"]]
      return edges(
        of: view,
        values(match.2).flatMap { label, value in (sides[label] ?? []).map { ($0, value) } })
    case "fromLTRB", "fromSTEB":
      let numbers = match.2.split(separator: ",").compactMap { Double($0.trimmed) }
      guard numbers.count == 4 else { return [] }
      return edges(
        of: view, Array(zip(["left", "top", "right", "bottom"], numbers)).map { ($0, $1) })
    default: return []  // There is no other insets.
    }
  }
}
