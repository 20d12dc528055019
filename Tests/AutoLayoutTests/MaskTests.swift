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
    #expect(view.frame == row.frame)
    try root.layoutIfNeeded()
    #expect(view.frame == row.frame)
    #expect(try root.conflicts.isEmpty && !view.hasAmbiguousLayout)
  }

  /// As in UIKit, a frame that is set resizes what it holds before anything is laid out; the layout then
  /// changes nothing.
  ///
  /// All masks, in superviews that grow and shrink.
  @Test(arguments: 0..<64)
  func `a frame that is set resizes subviews at once`(_ bits: Int) throws {
    let parts = Autoresizing.Part.allCases
    let root = View(frame: Rect(0, 0, 100, 100))
    let (outer, inner) = (View(frame: Rect(10, 20, 30, 40)), View(frame: Rect(5, 6, 7, 8)))
    for view in [outer, inner] {
      view.autoresizingMask = Set(parts.indices.filter { bits >> $0 & 1 == 1 }.map { parts[$0] })
    }
    root.addSubview(outer)
    outer.addSubview(inner)
    for size in [Size(width: 200, height: 300), Size(width: 96, height: 94)] {
      root.frame = Rect(0, 0, size.width, size.height)
      let shown = [outer.frame, inner.frame]
      root.setNeedsLayout()
      try root.layoutIfNeeded()
      for (shown, laidOut) in zip(shown, [outer.frame, inner.frame]) {
        #expect(shown.distance(to: laidOut) < 1e-9)
      }
      #expect(try root.conflicts.isEmpty)
    }
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
