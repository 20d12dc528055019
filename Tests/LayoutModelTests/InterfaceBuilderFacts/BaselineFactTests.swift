import LayoutModel
import TestSupport
import Testing

/// Where texts stand in Interface Builder's documents.
struct BaselineFactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var evidence: String
    var keys: String
    /// A height that the view is given; nil for its content's.
    var height: Double?
    /// From the view's top, in points.
    var first: Double
    var last: Double

    var testDescription: String { evidence }
  }

  static let rows: [Row] = [
    Row(evidence: "label 17 of 20.5", keys: "kind: label", first: 16, last: 16),
    Row(evidence: "label 16", keys: "kind: label, font: 16", first: 15, last: 15),
    Row(evidence: "label 22", keys: "kind: label, font: 22", first: 21, last: 21),
    Row(
      evidence: "corona: imageView.bottom = label.firstBaseline, 26 points",
      keys: "kind: label, font: 26", first: 25, last: 25),
    Row(evidence: "button 15 of 30", keys: "kind: button", first: 20.5, last: 20.5),
    Row(evidence: "text field 14 of 30", keys: "kind: textField", first: 20, last: 20),
    // Twice 17: 41 high, the first line as in a single one, and 20.5 - 16 = 4.5 below the last.
    Row(
      evidence: "label 17 of two lines: first at the top, last at the bottom",
      keys: #"kind: label, text: "One\nTwo", numberOfLines: 0"#, first: 16, last: 36.5),
    Row(
      evidence: "the same, stretched: 60 - 4.5",
      keys: #"kind: label, text: "One\nTwo", numberOfLines: 0"#, height: 60, first: 16, last: 55.5),
    // Centre of the frame - natural height / 2 + ascender on whole pixels: 20 - 10.25 + 16.
    Row(
      evidence: "label 17 in 40: centred", keys: "kind: label", height: 40, first: 25.75,
      last: 25.75),
    // 16.5 - 10.25 + 16.
    Row(
      evidence: "button 17 of 33: the ascender alone is on the pixels",
      keys: "kind: button, font: 17", first: 22.25, last: 22.25),
    Row(
      evidence: "a plain view: its bottom", keys: "intrinsicContentSize: [10, 33]", first: 33,
      last: 33),
    Row(
      evidence: "an image: its bottom",
      keys: "kind: imageView, image: {name: flowers, size: [40, 30]}", first: 30, last: 30),
    Row(evidence: "a switch: its bottom", keys: "kind: switch", first: 31, last: 31),
  ]

  @Test(arguments: rows)
  func `a line of text stands where it is stored`(_ row: Row) throws {
    let solved = try Sample.solved(
      """
      views: {V: {\(row.keys)}, First: {}, Last: {}}
      constraints: |
        V.Leading = Superview.Leading
        V.Top = Superview.Top
        First.Bottom = V.FirstBaseline
        Last.Bottom = V.LastBaseline
        \(row.height.map { "V.Height = \($0)" } ?? "")
      """, on: .bare(375, 600))
    let (first, last) = (try #require(solved.frame("First")), try #require(solved.frame("Last")))
    #expect((first.maxY - row.first).magnitude < 1e-6)
    #expect((last.maxY - row.last).magnitude < 1e-6)
  }
}
