import Basics
import Diagnostics
import LayoutModel
import Typesetting

extension RecipeReader {
  /// `[width, height]`, `none` standing for a side without a content size.
  mutating func contentSize(_ node: YAMLNode) -> IntrinsicContentSize {
    guard case .sequence(let sides) = node.content, sides.count == 2 else {
      reportType(node, expected: "[width, height]")
      return IntrinsicContentSize()
    }
    let lengths = sides.map { side -> Double? in
      if side.text == "none" { return nil }
      guard let length = number(side) else { return nil }
      if length < 0 { report("negative-size", "a size cannot be negative", at: side.range) }
      return length
    }
    return IntrinsicContentSize(width: lengths[0], height: lengths[1])
  }

  /// A size in points that is not negative.
  mutating func size(_ node: YAMLNode) -> Size? {
    guard let sides = numbers(node, count: 2, "[width, height]") else { return nil }
    if sides.contains(where: { $0 < 0 }) {
      report("negative-size", "a size cannot be negative", at: node.range)
      return nil
    }
    return Size(width: sides[0], height: sides[1])
  }

  /// A whole number from 0 to 10,000.
  mutating func count(_ node: YAMLNode) -> Int? {
    guard let text = node.text, let count = Int(text), (0...10_000).contains(count) else {
      reportType(node, expected: "a whole number from 0 to 10000")
      return nil
    }
    return count
  }

  /// A size in points, `{style: headline}`, or `{size: 17, weight: semibold}`.
  mutating func font(_ node: YAMLNode) -> FontChoice? {
    if node.text != nil { return fontSize(node).map { .system(size: $0, weight: nil) } }
    var draft = FontDraft()
    read(node, into: &draft, FontDraft.keys, of: "a font")
    if let style = draft.style {
      if draft.size != nil || draft.weight != nil {
        report(
          "contradicting-keys", "a text style has its own size and weight",
          at: SourceRange(start: node.range.start, end: node.range.start + 1))
      }
      return .style(style)
    }
    return .system(size: draft.size ?? 17, weight: draft.weight)
  }

  fileprivate mutating func fontSize(_ node: YAMLNode) -> Double? {
    guard let size = number(node) else { return nil }
    guard (1...1000).contains(size) else {
      report("size-out-of-range", "a font is 1 to 1000 points high", at: node.range)
      return nil
    }
    return size
  }

  /// One priority for both directions, or `{horizontal: 251, vertical: 250}`.
  mutating func priorities(_ node: YAMLNode, or start: AxisPriorities) -> AxisPriorities? {
    if node.text != nil { return priority(node).map { AxisPriorities($0) } }
    var priorities = start
    let keys: [Key<AxisPriorities>] = [
      .priority("horizontal") { $0.horizontal = $1 }, .priority("vertical") { $0.vertical = $1 },
    ]
    read(node, into: &priorities, keys, of: "a pair of priorities")
    return priorities
  }

  /// A priority from 1 to 1000.
  mutating func priority(_ node: YAMLNode) -> Priority? {
    guard let value = number(node) else { return nil }
    guard value >= 1, value <= 1000 else {
      report(
        "priority-out-of-range", "the priority is \(DecimalText.rounded(value, to: 3))",
        at: node.range, help: "use 1 to 1000; 1000 is required")
      return nil
    }
    return Priority(value)
  }
}

/// A font while its mapping is read.
private struct FontDraft {
  var style: TextStyle?
  var size: Double?
  var weight: Font.Weight?

  static let keys: [Key<FontDraft>] = [
    .choice("style", TextStyle.allCases, of: "a text style") { $0.style = $1 },
    Key("size") { draft, node, reader in draft.size = reader.fontSize(node) },
    .choice("weight", Font.Weight.allCases, of: "a weight") { $0.weight = $1 },
  ]
}
