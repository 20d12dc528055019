import Basics
import LayoutModel

/// Modifiers of SwiftUI: `Red View.frame(height: 120)`.
enum ModifierLine {
  /// The constraints of a line; nil of other lines.
  static func constraints(of line: String, _ items: ForeignItems) -> [String]? {
    guard
      let match = line.wholeMatch(
        of: /(?<view>[^(]*?|[^("]*\([^()]*\))(?<calls>(?:\.\w+\([^()]*\))+);?(?:\s*\/\/.*)?/)
    else { return nil }
    let view = items.item(match.view) ?? items.view
    let lines = match.calls.matches(of: /\.(?<name>\w+)\((?<values>[^()]*)\)/).flatMap { call in
      constraints(of: view, call.name, String(call.values))
    }
    return lines.isEmpty ? nil : lines
  }

  private static func constraints(of view: String, _ name: Substring, _ text: String) -> [String] {
    switch name {
    case "frame": frame(of: view, text)
    case "padding": padding(of: view, text)
    case "offset":
      ["x", "y"].compactMap { axis in
        value(axis, in: text).flatMap(Double.init).map {
          let center = "Center" + axis.uppercased()
          return "\(view).\(center) = \(ForeignItems.other).\(center)\(ForeignItems.constant($0))"
        }
      }
    case "position":
      [("x", "Leading"), ("y", "Top")].compactMap { axis, edge in
        value(axis, in: text).flatMap(Double.init).map {
          "\(view).Center\(axis.uppercased()) = \(Layout.rootName).\(edge)\(ForeignItems.constant($0))"
        }
      }
    case "aspectRatio":
      text.firstMatch(of: /^\s*([0-9.]+(?:\s*\/\s*[0-9.]+)?)/).map {
        ["\(view).Width = \($0.1.filter { $0 != " " }) x \(view).Height"]
      } ?? []
    default: []  // Other modifiers constrain nothing.
    }
  }

  private static func frame(of view: String, _ text: String) -> [String] {
    let lengths = [
      ("width", "Width", "="), ("minWidth", "Width", ">="), ("maxWidth", "Width", "<="),
      ("height", "Height", "="), ("minHeight", "Height", ">="), ("maxHeight", "Height", "<="),
    ]
    return lengths.flatMap { label, attribute, relation -> [String] in
      guard let value = value(label, in: text) else { return [] }
      if value == ".infinity" {
        let edges = attribute == "Width" ? ["Leading", "Trailing"] : ["Top", "Bottom"]
        return edges.map { "\(view).\($0) = \(Layout.rootName).\($0)" }
      }
      return Double(value) == nil ? [] : ["\(view).\(attribute) \(relation) \(value)"]
    }
  }

  private static func padding(of view: String, _ text: String) -> [String] {
    let sides = [
      "horizontal": ["Leading", "Trailing"], "vertical": ["Top", "Bottom"],
      "all": ["Leading", "Trailing", "Top", "Bottom"],
    ]
    let words = text.matches(of: /\.([a-z]+)/).map { String($0.1) }
    let edges = words.flatMap { word in sides[word] ?? ForeignItems.edges[word].map { [$0] } ?? [] }
    let distance = text.firstMatch(of: /-?\b[0-9]+(?:\.[0-9]+)?/).flatMap { Double($0.0) }
    return (edges.isEmpty ? sides["all"] ?? [] : edges).map { edge in
      if let distance {
        return ForeignItems.inset(view, edge, of: ForeignItems.other, by: distance)
      }
      let sign = ["Trailing", "Bottom"].contains(edge) ? "-" : "+"
      return "\(view).\(edge) = \(ForeignItems.other).\(edge) \(sign) Standard"
    }
  }

  /// The value of a label among those of a call.
  private static func value(_ label: String, in text: String) -> String? {
    text.split(separator: ",").lazy.compactMap { part -> String? in
      let sides = part.split(separator: ":", maxSplits: 1).map(\.trimmed)
      return sides.count == 2 && sides[0] == label ? sides[1] : nil
    }.first
  }
}
