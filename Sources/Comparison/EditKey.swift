import Basics
package import JSON
package import LayoutRecord

extension Edit {
  /// A text that is the same for the same edit in several figures.
  ///
  /// Names of views and numbers of constraints do not count if the edit is the same without them.
  package var key: String {
    switch fact {
    case .renamed(let old, let new): "name \(old) -> \(new)"
    case .added(let view): "+ view \(Edit.text(of: view))"
    case .removed(let view): "- view \(Edit.text(of: view))"
    case .reordered(let old, let new):
      "order \(old.joined(separator: ", ")) -> \(new.joined(separator: ", "))"
    case .setting(let owner, let key, let old, let new): Edit.key(owner, key, old, new)
    case .renumbered: "numbers"
    case .constraint(let old?, let new?):
      (["\(old.equation) -> \(new.equation)"] + old.differences(from: new)).joined(separator: ", ")
    case .constraint(nil, let new): "+ \(new?.equation ?? "")"
    case .constraint(let old, nil): "- \(old?.equation ?? "")"
    case .layoutsReordered(let old, let new):
      "layouts \(old.joined(separator: ", ")) -> \(new.joined(separator: ", "))"
    case .layout(let name, let isAdded): (isAdded ? "+" : "-") + " layout " + name
    case .recipe(let key): "recipe \(key)"
    case .picture(let fact): fact.key
    }
  }

  private static func key(
    _ owner: Owner, _ key: String, _ old: JSONValue?, _ new: JSONValue?
  ) -> String {
    let values = values(old, new)
    let owner =
      switch owner {
      case .figure, .view: ""
      case .canvas: "canvas "
      case .screen: "screen "
      }
    return "\(owner)\(key) \(values.old ?? "none") -> \(values.new ?? "none")"
  }

  /// A view with all of its settings.
  private static func text(of view: LayoutRecord.View) -> String {
    "\(view.name) (\(view.kind)) in \(view.parent)"
      + view.settings.map { ", \($0.name) \($0.value.plainText())" }.joined()
  }

  /// Two values as people write them; as exact as it takes to distinguish them.
  package static func values(
    _ old: JSONValue?, _ new: JSONValue?
  ) -> (old: String?, new: String?) {
    for digits in [3, 12] {
      let texts = (old?.plainText(digits: digits), new?.plainText(digits: digits))
      if texts.0 != texts.1 { return texts }
    }
    return (old?.text(), new?.text())
  }
}

extension LayoutRecord.Constraint {
  /// The fields that no equation shows, or not exactly, where another constraint has others.
  package func differences(from new: Self) -> [String] {
    var words: [String] = []
    if isActive != new.isActive { words.append("was turned \(new.isActive ? "on" : "off")") }
    let isExact = equation != new.equation
    let fields: [(String, JSONValue, JSONValue)] = [
      ("placeholder", .bool(isPlaceholder), .bool(new.isPlaceholder)),
      ("identifier", .optional(identifier), .optional(new.identifier)),
      ("multiplier", .number(multiplier), .number(isExact ? multiplier : new.multiplier)),
      ("constant", .number(constant), .number(isExact ? constant : new.constant)),
      ("priority", .number(priority), .number(isExact ? priority : new.priority)),
    ]
    for (name, old, new) in fields where old != new {
      let values = Edit.values(old, new)
      words.append("changed its \(name) from \(values.old ?? "none") to \(values.new ?? "none")")
    }
    return words
  }
}

extension PictureFact {
  fileprivate var key: String {
    switch self {
    case .pixels(let found, _, let figure):
      if found.isAntialiasing { return "edges" }
      let sizes = [found.oldSize, found.newSize].map { "\($0.width) x \($0.height)" }
      let key =
        found.oldSize == found.newSize
        ? "pixels \(found.colorText ?? "")" : sizes.joined(separator: " -> ")
      // Equal differences of other programs' pictures need not have the same cause.
      return figure.map { "\($0): \(key)" } ?? key
    case .parts(let titles): return "SVG \(titles.joined(separator: "; "))"
    case .drawing(let old, let new): return "drawing \(old) -> \(new)"
    case .olderVersion: return "older version"
    case .digest(let isSameLayout): return "digest \(isSameLayout)"
    }
  }
}

extension JSONValue {
  /// The value as people write it, without quotes and brackets.
  /// - Parameter digits: The most decimals of a number.
  package func plainText(digits: Int = 3) -> String {
    switch self {
    case .null: "none"
    case .bool(let value): "\(value)"
    case .number(let value): DecimalText.rounded(value, to: digits)
    case .string(let text): text
    case .array(let items): items.map { $0.plainText(digits: digits) }.joined(separator: ", ")
    case .object(let members):
      members.map { "\($0.name) \($0.value.plainText(digits: digits))" }.joined(separator: ", ")
    }
  }
}

extension PixelDifference {
  /// `#CC3333 -> #3953A4`, the colours of most changed pixels.
  package var colorText: String? {
    mainColors.map {
      PixelDifference.hexadecimal($0.old) + " -> " + PixelDifference.hexadecimal($0.new)
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` of what is not opaque.
  private static func hexadecimal(_ color: UInt32) -> String {
    let rgba = color << 8 | color >> 24
    return "#" + rgba.hexadecimal(digits: 8).dropLast(color >> 24 == 255 ? 2 : 0)
  }
}
