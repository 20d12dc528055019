import LayoutModel
import TestSupport
import Testing

/// Constraints act on alignment rectangles, which stored frames go beyond.
struct AlignmentRectTests {
  static let rows: [FactRow] = [
    // 73 + 49 = 122: of the switch's 51 points constraints see 49.
    FactRow(
      evidence: "GroupingViews EQW-to-94i", canvas: .bare(375, 600, system: 9),
      recipe: """
        views: {Group: {subviews: {S: {kind: switch}}}}
        constraints: |
          Group.Leading = Superview.Leading
          Group.Top = Superview.Top
          Group.Width = 122
          Group.Trailing = S.Trailing
          S.Top = Group.Top
          Group.Bottom = S.Bottom
        """,
      frames: [
        "S": Rect(x: 73, y: 0, width: 51, height: 31),
        "Group": Rect(x: 0, y: 0, width: 122, height: 31),
      ]),
    // Xcode 26: 63 x 28, of which 61 x 28 are seen: 122 - 61.
    FactRow(
      evidence: "a switch of iOS 26", canvas: .bare(122, 600, system: 26),
      recipe: """
        views: {S: {kind: switch}}
        constraints: |
          Superview.Trailing = S.Trailing
          S.Top = Superview.Top
        """,
      frames: ["S": Rect(x: 61, y: 0, width: 63, height: 28)]),
    // Stored 2 to the left, 4 wider and 31 high, of which the lowest point is not seen (34 of 34).
    FactRow(
      evidence: "Charts: sliders", canvas: .bare(375, 600, system: 12),
      recipe: Self.above("slider"),
      frames: [
        "C": Rect(x: -2, y: 0, width: 379, height: 31),
        "Below": Rect(x: 0, y: 30, width: 375, height: 10),
      ]),
    FactRow(
      evidence: "a slider of iOS 26: 34 high, no insets", canvas: .bare(375, 600, system: 26),
      recipe: Self.above("slider"),
      frames: [
        "C": Rect(x: 0, y: 0, width: 375, height: 34),
        "Below": Rect(x: 0, y: 34, width: 375, height: 10),
      ]),
    // Stored 29 high, 28 for constraints; since Xcode 11 32 high.
    FactRow(
      evidence: "segmented control, 29 to 28", canvas: .bare(375, 600, system: 12),
      recipe: Self.above("segmentedControl"),
      frames: [
        "C": Rect(x: 0, y: 0, width: 375, height: 29),
        "Below": Rect(x: 0, y: 28, width: 375, height: 10),
      ]),
    FactRow(
      evidence: "segmented control of iOS 13", canvas: .bare(375, 600, system: 13),
      recipe: Self.above("segmentedControl"),
      frames: [
        "C": Rect(x: 0, y: 0, width: 375, height: 32),
        "Below": Rect(x: 0, y: 31, width: 375, height: 10),
      ]),
  ]

  @Test(arguments: rows)
  func `a control's frame goes beyond what constraints see`(_ row: FactRow) throws {
    try row.check()
  }

  /// A control from edge to edge with a view right below it.
  private static func above(_ kind: String) -> String {
    """
    views: {C: {kind: \(kind)}, Below: {}}
    constraints: |
      C.Leading = Superview.Leading
      C.Trailing = Superview.Trailing
      C.Top = Superview.Top
      Below.Top = C.Bottom
      Below.Leading = Superview.Leading
      Below.Trailing = Superview.Trailing
      Below.Height = 10
    """
  }
}
