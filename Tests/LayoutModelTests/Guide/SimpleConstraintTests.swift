import LayoutModel
import TestSupport
import Testing

/// The guide, Simple Constraints: what its discussions say beside the recipes.
struct SimpleConstraintTests {
  /// Adaptive Single View: 8 points from a bar, and 20 from the superview's edge where there is none.
  @Test(
    arguments: [
      (Bars(), 28, 20), (Bars(status: false), 20, 20), (Bars(navigation: true), 72, 20),
      (Bars(tab: true), 28, 57), (Bars(status: false, tool: true), 20, 52),
    ] as [(Bars, Double, Double)])
  func `a view adapts to the bars`(_ bars: Bars, _ top: Double, _ bottom: Double) throws {
    let solved = try Sample.solved(
      """
      views: {Blue View: {}}
      constraints: |
        Blue View.Top = Top Layout Guide.Bottom + Standard (Priority 750)
        Blue View.Top >= Superview.Top + 20.0
        Bottom Layout Guide.Top = Blue View.Bottom + Standard (Priority 750)
        Superview.Bottom >= Blue View.Bottom + 20.0
      """, on: Canvas(device: .standard, orientation: .portrait, bars: bars))
    let frame = try #require(solved.frame("Blue View"))
    // 20 + 8, 20 + 44 + 8; 49 + 8, 44 + 8.
    #expect(frame.minY == top)
    #expect(frame.maxY == 667 - bottom)
  }

  /// Two Views with Complex Widths, extended: the red view's minimum is required, the blue one's of high
  /// priority, and the ratio of low priority.
  @Test(
    arguments: [
      // 552 between the margins but for 8 and 2: the ratio, 184 and 368.
      (560, 184, 368),
      // 335 left: the blue one's minimum, and the rest.
      (343, 150, 185),
      // 292 left, too little for both minimums: the red one's is required.
      (300, 142, 150),
    ] as [(Double, Double, Double)])
  func `three constraints decide by their priorities`(
    _ width: Double, _ blue: Double, _ red: Double
  ) throws {
    let solved = try Sample.solved(
      """
      views: {Blue: {}, Red: {}}
      constraints: |
        Blue.Leading = Superview.Leading
        Red.Leading = Blue.Trailing + Standard
        Red.Trailing = Superview.Trailing
        Red.Width >= 150
        Blue.Width >= 150 (Priority 750)
        Red.Width = 2.0 x Blue.Width (Priority 250)
      """, on: .bare(width, 600))
    #expect(solved.frame("Blue")?.width == blue)
    #expect(solved.frame("Red")?.width == red)
  }
}
