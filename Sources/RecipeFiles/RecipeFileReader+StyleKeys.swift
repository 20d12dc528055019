import Basics
import Diagnostics
import LayoutModel
import Notation
import Recipes

/// Keys of style sheets whose values say what to write in their place.
extension RecipeFileReader {
  /// Reports a width or a height, which only constraints determine; false for any other key.
  mutating func reportSize(_ entry: YAMLEntry, of view: String) -> Bool {
    guard let attribute = ["width": "Width", "height": "Height"][entry.name] else { return false }
    let term = Layout.term(view, attribute)
    let text = entry.value.text ?? ""
    var help = "delete it: a view without it is as large as its content and its constraints ask for"
    if isDetermined(attribute, of: view) {
      help = "delete it: constraints determine '\(term)'"
    } else if let length = StyleLength(text) {
      help = "add '\(term) = \(length.notation)' to 'constraints', and delete this"
    } else if text.hasSuffix("%"), let percentage = Double(text.dropLast()), percentage > 0 {
      let share = StyleLength.share(percentage / 100, of: attribute)
      help = "add a constraint, such as '\(term) = \(share.notation)', and delete this"
    }
    source.report(
      "unknown-key", "a view has no key '\(entry.name)', since its size comes from constraints",
      at: entry.key.range, help: help)
    return true
  }

  /// Reports the distance of an edge, which is a constraint; false for any other key.
  mutating func reportEdge(_ field: YAMLEntry, of entry: YAMLEntry) -> Bool {
    let edges = [
      "top": ("Top", 1.0), "bottom": ("Bottom", -1), "left": ("Leading", 1),
      "right": ("Trailing", -1), "leading": ("Leading", 1), "trailing": ("Trailing", -1),
      "x": ("Leading", 1), "y": ("Top", 1),
    ]
    // Navigation bars have buttons at these keys.
    guard let (attribute, sign) = edges[field.name],
      let number = field.value.text.flatMap({ Double($0.replacing(/\s*(?:px|pt)$/, with: "")) }),
      number.magnitude <= NumberRule.maximumLength, kindMeant(by: entry) != .navigationBar
    else { return false }
    let distance = number * sign
    let constant = DecimalText.rounded(distance.magnitude, to: 3)
    let sum = distance == 0 ? "" : distance < 0 ? " - \(constant)" : " + \(constant)"
    let term = Layout.term(entry.name, attribute)
    source.report(
      "unknown-key", "a view has no key '\(field.name)', since its place comes from constraints",
      at: field.key.range,
      help: "add '\(term) = Superview.\(attribute)\(sum)' to 'constraints', and delete this")
    return true
  }

  private static let parentKeys: Set = [
    "parent", "superview", "parentView", "container", "in", "inside", "within", "subviewOf",
  ]

  /// Reports the view that holds a view, which the place of its lines says; false for any other key.
  mutating func reportParent(_ field: YAMLEntry, of view: String) -> Bool {
    guard Self.parentKeys.contains(field.name),
      let parent = field.value.text, !field.value.isNull
    else { return false }
    let isRoot = ["superview", "view", "root", "screen"].contains(parent.lowercased())
    source.report(
      "unknown-key",
      "a view has no key '\(field.name)', since views stand in the one that holds them",
      at: field.key.range,
      help: isRoot
        ? "delete it" : "delete it, and move '\(view)' below 'subviews:' of '\(parent)'")
    return true
  }

  /// Reports a size, `size: 48` or `size: [48, 48]`, which is two constraints; false for any other key.
  mutating func reportBothSizes(_ entry: YAMLEntry, of view: String) -> Bool {
    let numbers = list(entry.value).compactMap { $0.text.flatMap(StyleLength.init) }
    guard entry.name == "size", let width = numbers.first, let height = numbers.last,
      numbers.count < 3, numbers.count == list(entry.value).count
    else { return false }
    let lines = [("Width", width), ("Height", height)].map { attribute, length in
      "'\(Layout.term(view, attribute)) = \(length.notation)'"
    }
    source.report(
      "unknown-key", "a view has no key 'size', since its size comes from constraints",
      at: entry.key.range,
      help: "add \(lines.joined(separator: " and ")) to 'constraints', and delete this")
    return true
  }

  /// Reports the typeface of a font, which recipes do not choose; false for any other key.
  mutating func reportTypeface(_ entry: YAMLEntry, _ keys: [Key], of what: String) -> Bool {
    guard what == "a font", !keys.contains(where: { $0.name == entry.name }),
      ["family", "name", "face", "typeface", "fontFamily"].contains(entry.name)
    else { return false }
    let isBold = entry.value.text?.lowercased().contains("bold") ?? false
    source.report(
      "unknown-key",
      "a font has no key '\(entry.name)', since ibar sets all texts in the system font",
      at: entry.key.range, help: isBold ? "write 'weight: bold' in its place" : "delete it")
    return true
  }

  /// Reports a font that is the name of a typeface alone; false for any other key.
  mutating func reportTypefaceAlone(_ field: YAMLEntry) -> Bool {
    guard field.name == "font", let name = field.value.text, !field.value.isNull,
      let type = ViewProperties.key(named: field.name)?.type, isTypeface(name, of: type)
    else { return false }
    var fault = Diagnostic(
      "wrong-type", "'\(name)' does not count, since ibar sets all texts in the system font",
      at: field.value.range)
    if name.lowercased().contains("bold") {
      fault = fault.writing("{weight: bold}")
    } else {
      let whole = SourceRange(start: field.key.range.start, end: field.value.range.end)
      let (place, _) = removal(of: whole)
      fault.help = "delete '\(field.name)', or write a size, such as '\(field.name): 17'"
      fault.fixes = place.map { [Diagnostic.Fix("delete it", [Diagnostic.Edit($0, "")])] } ?? []
    }
    source.report(fault)
    return true
  }

  /// Whether a line determines a size of a view, or ties both of its edges to the screen.
  private func isDetermined(_ attribute: String, of view: String) -> Bool {
    let equalities = lines.compactMap { line -> (left: String, right: String)? in
      let sides = line.drop { !$0.isLetter && $0 != "`" }.lowercased().split(
        separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].last.map({ !"<>".contains($0) }) ?? false else { return nil }
      return (sides[0].trimmed, sides[1].trimmed)
    }
    let size = Layout.term(view, attribute).lowercased()
    if equalities.contains(where: { $0.left == size }) { return true }
    let pairs =
      attribute == "Width" ? [["leading", "trailing"], ["left", "right"]] : [["top", "bottom"]]
    let holders = ["superview.", "safe area."]
    return pairs.contains { edges in
      edges.allSatisfy { edge in
        let term = Layout.term(view, edge).lowercased()
        return equalities.contains { left, right in
          left == term && holders.contains { right.hasPrefix($0) }
            || holders.contains { left.hasPrefix($0) } && right.hasPrefix(term)
        }
      }
    }
  }

  /// Reports the space within a view by a name of other systems; false for any other key, and for views of other
  /// kinds than labels and stack views.
  mutating func reportPadding(_ field: YAMLEntry, of entry: YAMLEntry) -> Bool {
    guard ["padding", "inset", "insets", "contentInset", "contentInsets"].contains(field.name)
    else { return false }
    let help: String
    switch kindMeant(by: entry) {
    case .label:
      help =
        "delete it: a label has no room around its text; a larger Width and Height are constraints"
    case .stackView:
      let space = field.value.text.flatMap { Double($0) }.map { DecimalText.rounded($0, to: 3) }
      help =
        "write 'layoutMargins: \(space ?? "8")', "
        + "and 'isLayoutMarginsRelativeArrangement: true' on a line of its own"
    default: return false  // Margins of the others are layout margins.
    }
    source.report(
      "unknown-key", "a view has no key '\(field.name)'", at: field.key.range, help: help)
    return true
  }

  /// The kind of a view, of the words of other systems for some kinds too; nil of an unknown one.
  func kindMeant(by entry: YAMLEntry) -> ViewKind? {
    let setting = self.entry("kind", of: entry.value) ?? self.entry("type", of: entry.value)
    guard let word = setting?.value.text else { return .view }
    if let kind = ViewKind.named(word) { return kind }
    if let kind = CodeValue.kind(word) { return ViewKind.named(kind) }
    let names = ViewKind.all.map(\.rawValue)
    guard case .word(let name)? = SynonymTable.meaning(of: word, among: names) else { return nil }
    return ViewKind.named(name)
  }

  /// Reports a colour by its parts from 0 to 255, `[255, 0, 0]` or `{r: 255, g: 0, b: 0}`; false of others.
  mutating func reportParts(ofColor node: YAMLNode) -> Bool {
    var texts: [String?] = []
    switch node.content {
    case .sequence(let items): texts = items.map(\.text)
    case .mapping(let entries):
      let names = [["r", "g", "b"], ["red", "green", "blue"]].first { names in
        names.allSatisfy { name in entries.contains { $0.name.lowercased() == name } }
      }
      guard let names, entries.count == 3 else { return false }
      texts = names.map { name in entries.first { $0.name.lowercased() == name }?.value.text }
    case .scalar: return false
    }
    let parts = texts.compactMap { $0.flatMap { UInt8($0) } }
    guard texts.count == 3, parts.count == 3 else { return false }
    let digits = parts.map { part in
      let text = String(part, radix: 16, uppercase: true)
      return text.count == 1 ? "0" + text : text
    }
    source.report(
      Diagnostic("unknown-color", "a colour is one word or number, not three", at: node.range)
        .writing("\"#\(digits.joined())\""))
    return true
  }

  /// Reports the colour of a canvas; false for any other key.
  mutating func reportCanvasColor(_ entry: YAMLEntry, _ keys: [Key]) -> Bool {
    let words = ["background", "backgroundColor", "background-color", "color"]
    guard words.contains(entry.name), keys.contains(where: { $0.name == "textSize" }) else {
      return false
    }
    source.report(
      "unknown-key", "a canvas has no key '\(entry.name)'", at: entry.key.range,
      help: "delete it: a screen is white, unless a view with a 'backgroundColor' fills it")
    return true
  }
}
