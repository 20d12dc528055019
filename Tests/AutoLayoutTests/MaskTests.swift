import AutoLayout
import Testing

/// Autoresizing masks turned into constraints.
struct MaskTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var mask: View.AutoresizingMask
    var frame: Rect
    var testDescription: String { "\(mask.map(\.rawValue).sorted())" }
  }

  /// A view at 10, 20 of 30 x 40 in a root that grows from 100 x 100 to 200 x 300.
  ///
  /// Flexible on both sides of a fixed length: the middle keeps its distance from the root's,
  /// 200 / 2 - 25 - 15 = 60 and 300 / 2 - 10 - 20 = 120.
  static let rows: [Row] = [
    Row(mask: [], frame: Rect(10, 20, 30, 40)),
    Row(mask: [.flexibleWidth, .flexibleHeight], frame: Rect(10, 20, 130, 240)),
    Row(mask: [.flexibleLeftMargin, .flexibleTopMargin], frame: Rect(110, 220, 30, 40)),
    Row(mask: [.flexibleRightMargin, .flexibleBottomMargin], frame: Rect(10, 20, 30, 40)),
    Row(
      mask: [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ], frame: Rect(60, 120, 30, 40)),
  ]

  @Test(arguments: rows)
  func `a mask is turned into constraints`(_ row: Row) throws {
    let root = View(frame: Rect(0, 0, 100, 100))
    let view = View(frame: Rect(10, 20, 30, 40))
    view.autoresizingMask = row.mask
    root.addSubview(view)
    root.frame = Rect(0, 0, 200, 300)
    try root.layoutIfNeeded()
    #expect(view.frame == row.frame)
    #expect(try root.conflicts.isEmpty && !view.hasAmbiguousLayout)
  }

  /// A switch is 51 points wide, of which constraints see 49.
  @Test
  func `a mask is about the frame, not about the alignment rectangle`() throws {
    let root = View(frame: Rect(0, 0, 100, 100))
    let control = Switch(frame: Rect(10, 20, 51, 31))
    let inner = View(frame: Rect(1, 2, 3, 4))
    root.addSubview(control)
    control.addSubview(inner)
    try root.layoutIfNeeded()
    #expect(control.frame == Rect(10, 20, 51, 31))
    #expect(inner.frame == Rect(1, 2, 3, 4))
    #expect(control.alignmentRectInsets == EdgeInsets(right: 2))
  }

  /// Its own constraints give it 30 x 40; turned on, the mask keeps that.
  @Test
  func `a mask that is turned on later keeps the frame of then`() throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    view.pin(Rect(10, 20, 30, 40))
    try root.layoutIfNeeded()
    LayoutConstraint.deactivate(root.constraints + view.constraints)
    view.translatesAutoresizingMaskIntoConstraints = true
    try root.layoutIfNeeded()
    #expect(view.frame == Rect(10, 20, 30, 40))
    #expect(try !view.hasAmbiguousLayout)
  }
}
