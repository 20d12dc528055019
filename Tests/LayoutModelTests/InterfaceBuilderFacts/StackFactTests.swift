import LayoutModel
import TestSupport
import Testing

/// Stack views as Interface Builder stores them, with the numbers of its documents.
struct StackFactTests {
  static let rows: [FactRow] = [
    FactRow(
      evidence: "mattneub LoopInBackground KTo-N0-Myq: buttons of 30 every 38",
      canvas: .bare(375, 600),
      recipe: Self.stack(
        "axis: vertical, spacing: Standard",
        "A: {kind: button}, B: {kind: button}, C: {kind: button}", "S.Width = 100"),
      frames: [
        "A": Rect(x: 0, y: 0, width: 100, height: 30),
        "B": Rect(x: 0, y: 38, width: 100, height: 30),
        "C": Rect(x: 0, y: 76, width: 100, height: 30),
        "S": Rect(x: 0, y: 0, width: 100, height: 106),
      ]),
    // The label's line is at 16, the button's at 20.5 of 30: it sticks out by 4.5, and both end at 25.5.
    FactRow(
      evidence: "woo ULAccountMismatch Hqt-oI-j1i", canvas: .bare(375, 600),
      recipe: Self.stack("alignment: firstBaseline", Self.labelAndButton),
      frames: [
        "A": Rect(x: 0, y: 0, width: 60, height: 20.5),
        "B": Rect(x: 60, y: -4.5, width: 50, height: 30),
        "S": Rect(x: 0, y: 0, width: 110, height: 25.5),
      ]),
    // 37.5 - 20.5: what height is left over stays above.
    FactRow(
      evidence: "woo LedgerTableViewCell", canvas: .bare(375, 600),
      recipe: Self.stack(
        "alignment: firstBaseline", "A: {kind: label}, B: {kind: label}",
        "S.Height = 37.5", "A.Width = 60", "B.Width = 50"),
      frames: [
        "A": Rect(x: 0, y: 17, width: 60, height: 20.5),
        "B": Rect(x: 60, y: 17, width: 50, height: 20.5),
      ]),
    // 20 wide and 16 apart: the label begins at 36 though the indicator is hidden.
    FactRow(
      evidence: "corona HomeLoadingItemView", canvas: .bare(375, 600),
      recipe: Self.stack(
        "spacing: 16, alignment: center",
        "A: {kind: activityIndicatorView, isHidden: true}, B: {kind: label}", "B.Width = 100"),
      frames: [
        "A": Rect(x: 0, y: 0.25, width: 20, height: 20),
        "B": Rect(x: 36, y: 0, width: 100, height: 20.5),
      ]),
    // Across, the stack is as small as it can be around its views, at a priority of 51.
    FactRow(
      evidence: "the cross size shrinks at 51", canvas: .bare(375, 600),
      recipe: Self.stack(
        "alignment: center",
        "A: {intrinsicContentSize: [10, 80]}, B: {intrinsicContentSize: [10, 50]}"),
      frames: [
        "S": Rect(x: 0, y: 0, width: 20, height: 80),
        "B": Rect(x: 10, y: 15, width: 10, height: 50),
      ]),
    FactRow(
      evidence: "the cross size gives way to anything above 51", canvas: .bare(375, 600),
      recipe: Self.stack(
        "alignment: top",
        "A: {intrinsicContentSize: [10, 80]}, B: {intrinsicContentSize: [10, 50]}",
        "S.Height = 100 (Priority 52)"),
      frames: ["S": Rect(x: 0, y: 0, width: 20, height: 100)]),
    FactRow(
      evidence: "and not to what is below", canvas: .bare(375, 600),
      recipe: Self.stack(
        "alignment: top",
        "A: {intrinsicContentSize: [10, 80]}, B: {intrinsicContentSize: [10, 50]}",
        "S.Height = 100 (Priority 50)"),
      frames: ["S": Rect(x: 0, y: 0, width: 20, height: 80)]),
  ]

  @Test(arguments: rows)
  func `a stack view lies as stored`(_ row: FactRow) throws { try row.check() }

  /// A of 100 points at the left of 400, C of 20 at the right and B between them, 30 apart at least.
  static let distributions: [(keys: String, width: Double, line: String, x: Double)] = [
    // Centres at 50, 390 and midway 220.
    ("equalCentering", 120, "", 160),
    // That would leave 220 - 100 - 100 = 20, less than 30.
    ("equalCentering", 200, "", 130),
    // Equal distances of centres are wished for below 150, gaps of the spacing required.
    ("equalCentering", 120, "B.Leading = S.Leading + 140 (Priority 150)", 140),
    ("equalCentering", 120, "B.Leading = S.Leading + 140 (Priority 148)", 160),
    ("equalCentering", 120, "B.Leading = S.Leading + 110 (Priority 249)", 130),
    // Gaps of (400 - 240) / 2 = 80, required; more than 249 would stretch A.
    ("equalSpacing", 120, "", 180),
    ("equalSpacing", 120, "B.Leading = S.Leading + 140 (Priority 249)", 180),
  ]

  @Test(arguments: distributions)
  func `equal gaps are required and equal distances of centres are not`(
    _ row: (keys: String, width: Double, line: String, x: Double)
  ) throws {
    let solved = try Sample.solved(
      Self.stack(
        "distribution: \(row.keys), spacing: 30",
        """
        A: {intrinsicContentSize: [100, 10]}, B: {intrinsicContentSize: [\(row.width), 10]},
              C: {intrinsicContentSize: [20, 10]}
        """, "S.Width = 400", row.line))
    #expect(solved.frame("B") == Rect(x: row.x, y: 0, width: row.width, height: 10))
  }

  private static let labelAndButton = """
    A: {kind: label, text: Name, constraints: "Superview.Width = 60"},
          B: {kind: button, constraints: "Superview.Width = 50"}
    """

  /// A stack view S at the root's corner.
  private static func stack(_ keys: String, _ views: String, _ lines: String...) -> String {
    """
    views:
      S: {kind: stackView, \(keys), arrangedSubviews: {\(views)}}
    constraints: |
      S.Leading = Superview.Leading
      S.Top = Superview.Top
      \(lines.joined(separator: "\n  "))
    """
  }
}
