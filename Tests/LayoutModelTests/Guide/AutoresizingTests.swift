import LayoutModel
import TestSupport
import Testing

/// The guide, Auto Layout Versus Frame-Based Layout, and Rules of Thumb: autoresizing masks.
struct AutoresizingTests {
  /// A view at 100 of 60 points in a superview of 300, which becomes 600 wide.
  @Test(
    arguments: [
      ("none", 100, 60), ("flexibleRightMargin", 100, 60),
      // 300 - 160 = 140 from the right edge.
      ("flexibleLeftMargin", 400, 60),
      // Both distances stay: 600 - 100 - 140.
      ("flexibleWidth", 100, 360),
      // Everything in proportion.
      ("flexibleLeftMargin, flexibleWidth, flexibleRightMargin", 200, 120),
    ] as [(String, Double, Double)])
  func `a mask says what follows the superview`(
    _ mask: String, _ x: Double, _ width: Double
  ) throws {
    let solved = try Sample.solved(
      """
      canvas: {size: [300, 300]}
      views: {V: {autoresizingMask: [\(mask)], frame: [100, 20, 60, 40]}}
      """, on: .bare(600, 300))
    #expect(solved.frame("V") == Rect(x: x, y: 20, width: width, height: 40))
    #expect(solved.status == .satisfied)
  }

  /// Constraints of one's own inevitably conflict with those made of the frame and the mask.
  @Test(arguments: [
    "V.Width = 70", "V.Leading = Superview.Leading", "V.CenterY = Superview.CenterY",
  ])
  func `constraints of one's own conflict with a mask`(_ line: String) throws {
    let solved = try Sample.solved(
      """
      canvas: {size: [300, 300]}
      views: {V: {autoresizingMask: none, frame: [100, 20, 60, 40]}}
      constraints: \(line)
      """, on: .bare(300, 300))
    #expect(solved.status == .unsatisfiable)
    let sources = try #require(solved.conflicts.first).members.implied(in: solved.layout).values
    #expect(sources.contains(.autoresizingMask(view: 1)))
  }
}
