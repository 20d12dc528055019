import LayoutModel
import TestSupport
import Testing

/// The guide, iOS-Only Features: Layout Margins, and Readable Content Guides.
struct GuideAreaTests {
  /// The guide and the attributes are two ways to say the same.
  @Test(arguments: LayoutDirection.allCases)
  func `the layout margins guide is the margin attributes`(_ direction: LayoutDirection) throws {
    let edges = ["Leading", "Trailing", "Top", "Bottom"]
    let solved = try Sample.solved(
      """
      views: {H: {layoutMargins: [1, 2, 3, 4], subviews: {A: {}, B: {}}}}
      constraints: |
        H.Leading = Superview.Leading
        H.Trailing = Superview.Trailing
        H.Top = Superview.Top
        H.Bottom = Superview.Bottom
        \(edges.map { "A.\($0) = H.\($0)Margin" }.joined(separator: "\n  "))
        \(edges.map { "B.\($0) = H.Layout Margins Guide.\($0)" }.joined(separator: "\n  "))
      """, on: .bare(100, 50, direction: direction))
    // 100 - 2 - 4 wide, 50 - 1 - 3 high, 2 from the left or, from right to left, 4.
    let expected = Rect(
      x: direction == .leftToRight ? 2 : 4, y: 1, width: 94, height: 46)
    #expect(solved.frame("A") == expected)
    #expect(solved.frame("B") == expected)
  }

  /// Centred between the margins and never beyond them; 672 points where there is that much room.
  @Test(arguments: Device.all.map(\.name), Orientation.allCases)
  func `the readable content guide lies in the middle of the margins`(
    _ name: String, _ orientation: Orientation
  ) throws {
    let canvas = try Canvas.device(name, orientation)
    let solved = try Sample.solved(
      """
      views: {M: {}, R: {}}
      constraints: |
        M.Leading = Superview.LeadingMargin
        M.Trailing = Superview.TrailingMargin
        R.Leading = Readable Content Guide.Leading
        R.Trailing = Readable Content Guide.Trailing
      """, on: canvas)
    let margins = try #require(solved.frame("M"))
    let readable = try #require(solved.frame("R"))
    #expect(readable.width == min(672, margins.width))
    #expect(readable.minX + readable.maxX == margins.minX + margins.maxX)
  }

  /// The difference is obvious on an iPad in landscape alone: (1024 - 672) / 2 = 176 on either side.
  @Test(
    arguments: [
      ("iPhone 6", .portrait, 16, 343), ("iPhone 6", .landscape, 20, 627),
      ("iPhone 6 Plus", .portrait, 20, 374), ("iPad Air 2", .landscape, 176, 672),
    ] as [(String, Orientation, Double, Double)])
  func `margins that follow the readable width are the readable content guide`(
    _ name: String, _ orientation: Orientation, _ x: Double, _ width: Double
  ) throws {
    var layout = try Sample.layout(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.LeadingMargin
        A.Trailing = Superview.TrailingMargin
      """, on: .device(name, orientation))
    layout.views[0].layoutMarginsFollowReadableWidth = true
    let found = try #require(LayoutEngine.solve(layout).frame("A"))
    #expect(found.x == x)
    #expect(found.width == width)
  }
}
