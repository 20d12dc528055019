import Basics
import LayoutModel
import Notation

/// A line of code of another system, as constraints in the guide's notation.
struct ForeignLine {
  /// The constraints, with `VIEW` and `NAME` for items that the line does not name.
  let lines: [String]
  /// Whether `VIEW` is the view that a closure of SnapKit or Masonry belongs to.
  private let isOfMaker: Bool

  /// - Parameters:
  ///   - names: The names of the recipe's items.
  ///   - opened: The view whose block the line is in; nil if none is known.
  init?(_ line: String, _ names: [String], in opened: String?) {
    let number = line.prefixMatch(of: /[0-9]+[.)] */).map { String($0.0) } ?? ""
    let text = line.dropFirst(number.count).trimmed
    let items = ForeignItems(names: names, opened: opened)
    let ofMaker = MakerLine.constraints(of: text, items)
    let found =
      ofMaker ?? PinLine.constraints(of: text, items) ?? ComposeLine.constraints(of: text, items)
      ?? WidgetLine.constraints(of: text, items) ?? ModifierLine.constraints(of: text, items)
      ?? MarkupLine.constraints(of: text, items)
    guard let found, let first = found.first, 1...ForeignLine.mostLines ~= found.count,
      found.allSatisfy({ $0.count <= ForeignLine.longest })
    else { return nil }
    isOfMaker = ofMaker != nil
    lines = [(number.isEmpty ? "" : number.trimmed + " ") + first] + found.dropFirst()
  }

  private static let mostLines = 6
  private static let longest = 120

  /// The constraint if there is one alone, and the line names its items.
  var onlyLine: String? {
    lines.count == 1 && !has(ForeignItems.view) && !has(ForeignItems.other) ? lines[0] : nil
  }

  /// What to write in place of the line.
  var help: String {
    var help = "write " + Basics.WordList.text(lines.map { "'\($0)'" }, "and")
    if lines.count > 1 { help += ", each on a line of its own" }
    var names: [String] = []
    if has(ForeignItems.view) {
      names.append(
        "the name of the view \(isOfMaker ? "that 'make' belongs to " : "")for \(ForeignItems.view)"
      )
    }
    if has(ForeignItems.other) {
      names.append("the name of the view or guide beside or around it for \(ForeignItems.other)")
    }
    return help + (names.isEmpty ? "" : ", with " + names.joined(separator: " and "))
  }

  private func has(_ placeholder: String) -> Bool {
    lines.contains { " \($0)".contains(" \(placeholder).") }
  }
}

/// The items that code of another system names.
struct ForeignItems {
  /// What stands for a view that is not known.
  static let view = "VIEW"
  /// What stands for the other item of a constraint.
  static let other = "NAME"

  let names: [String]
  let opened: String?

  /// The view of a line that names none.
  var view: String { opened.map(Layout.notation) ?? ForeignItems.view }

  /// The item that a word of code names, `redView` or `.red-view`, in the notation.
  func item(_ code: some StringProtocol) -> String? {
    let key = ForeignItems.key(code)
    return key.isEmpty
      ? nil : names.first { ForeignItems.key($0) == key }.map(Layout.notation)
  }

  /// A name in lower case without its blanks and signs.
  static func key(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The view whose block a line of code begins: `redView.snp.makeConstraints { make in`, `.red-view {`.
  func opened(by line: String) -> String? {
    let form =
      /\[?(?<name>[.#]?[\w -]+?)(?:\.snp\.\w+|\s+mas_\w+:.*|\s*)(?:\s*\{[^{}:]*|\{)/
    guard let name = line.trimmed.wholeMatch(of: form)?.name else { return nil }
    let key = ForeignItems.key(name)
    return names.first { ForeignItems.key($0) == key }
  }

  /// The attributes of edges by the words of all systems.
  static let edges = [
    "top": "Top", "bottom": "Bottom", "leading": "Leading", "trailing": "Trailing",
    "start": "Leading", "end": "Trailing", "left": "Leading", "right": "Trailing",
    "baseline": "Baseline",
  ]

  /// A constraint between the same edges of two items, a distance inwards.
  static func inset(_ item: String, _ edge: String, of other: String, by distance: Double) -> String
  {
    let isFar = ["Bottom", "Trailing", "Right"].contains(edge)
    return "\(item).\(edge) = \(other).\(edge)\(constant(isFar ? -distance : distance))"
  }

  /// A constant behind an item, with its sign; empty for 0.
  static func constant(_ value: Double) -> String {
    value == 0
      ? "" : " \(value < 0 ? "-" : "+") \(DecimalText.rounded(value.magnitude, to: 3))"
  }
}
