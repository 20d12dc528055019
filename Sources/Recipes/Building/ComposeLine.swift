import Basics
import LayoutModel

/// Modifiers of Jetpack Compose: `Modifier.padding(start = 16.dp).width(100.dp)`.
enum ComposeLine {
  /// The constraints of a line; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    guard let start = line.firstRange(of: "Modifier.") else { return nil }
    let calls = line[start.upperBound...].matches(
      of: /(?<name>\w+)\((?<text>[^()]*(?:\([^()]*\)[^()]*)*)\)/)
    let view = line[..<start.lowerBound].firstMatch(of: /\w+/).flatMap { items.item($0.0) }
    let lines = calls.flatMap {
      constraints(of: view ?? items.view, $0.name, String($0.text))
    }
    return lines.isEmpty ? nil : lines
  }

  private static func constraints(of view: String, _ name: Substring, _ text: String) -> [String] {
    let first = numbers(text).first { $0.label == nil }?.value
    switch name {
    case "padding": return padding(of: view, text)
    case "fillMaxWidth", "fillMaxHeight", "fillMaxSize":
      let share = first.map { "\(DecimalText.rounded($0, to: 3)) x " } ?? ""
      return lengths(name).map { "\(view).\($0) = \(share)\(ForeignItems.other).\($0)" }
    case "width", "height", "size", "requiredWidth", "requiredHeight", "requiredSize":
      let values = numbers(text).map(\.value)
      guard let first = values.first, let last = values.last else { return [] }
      return zip(lengths(name), [first, last]).map {
        "\(view).\($0) = \(DecimalText.rounded($1, to: 3))"
      }
    case "widthIn", "heightIn":
      return numbers(text).compactMap { label, value in
        ["min": ">=", "max": "<="][label].map {
          "\(view).\(lengths(name)[0]) \($0) \(DecimalText.rounded(value, to: 3))"
        }
      }
    case "aspectRatio":
      return text.firstMatch(of: /(\d+(?:\.\d+)?)f?\s*(?:\/\s*(\d+(?:\.\d+)?)f?)?/).map {
        ["\(view).Width = \($0.1)\($0.2.map { "/\($0)" } ?? "") x \(view).Height"]
      } ?? []
    default: return []  // Other modifiers constrain nothing.
    }
  }

  /// The lengths that a modifier sets, by its name.
  private static func lengths(_ name: Substring) -> [String] {
    if name.lowercased().contains("width") { return ["Width"] }
    return name.lowercased().contains("height") ? ["Height"] : ["Width", "Height"]
  }

  private static func padding(of view: String, _ text: String) -> [String] {
    let sides = ["horizontal": ["Leading", "Trailing"], "vertical": ["Top", "Bottom"]]
    return numbers(text).flatMap { label, value -> [String] in
      guard let label else {
        return ["Leading", "Trailing", "Top", "Bottom"].map {
          ForeignItems.inset(view, $0, of: ForeignItems.other, by: value)
        }
      }
      let edges = sides[label] ?? ForeignItems.edges[label].map { [$0] } ?? []
      return edges.map { ForeignItems.inset(view, $0, of: ForeignItems.other, by: value) }
    }
  }

  /// The numbers of a call, each with its label.
  private static func numbers(_ text: String) -> [(label: String?, value: Double)] {
    text.split(separator: ",").compactMap { part in
      guard
        let match = part.wholeMatch(
          of: /\s*(?:(?<label>\w+)\s*=\s*)?(?<number>\d+(?:\.\d+)?)(?:\.dp|f)?\s*/),
        let value = Double(match.number)
      else { return nil }
      return (match.label.map(String.init), value)
    }
  }
}
