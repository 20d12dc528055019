import LayoutModel
import TestSupport
import Testing

/// What constraints mean in Interface Builder's documents.
struct ConstraintFactTests {
  /// Multiples of places, which documents have and the guide does not.
  ///
  /// The holder lies at (50, 100) and is 200 x 300 points: a third of its bottom is 100 below its top,
  /// and half of its right edge 100 from its left.
  @Test func `a multiple of a place counts from the corner of the view that holds the constraint`()
    throws
  {
    var layout = try Sample.layout(
      """
      views: {H: {subviews: {A: {intrinsicContentSize: [20, 40]}}}}
      constraints: |
        H.Left = Superview.Left + 50
        H.Top = Superview.Top + 100
        H.Width = 200
        H.Height = 300
      """)
    layout.constraints += [(Attribute.centerY, Attribute.bottom, 1 / 3.0), (.left, .right, 0.5)]
      .map { first, second, multiplier in
        LayoutConstraint(
          item: .view(2), attribute: first, relatedBy: .equal, toItem: .view(1), attribute: second,
          multiplier: multiplier)
      }
    let found = try #require(LayoutEngine.solve(layout).frame("A"))
    #expect(found.distance(to: Rect(x: 100, y: 80, width: 20, height: 40)) < 1e-6)
  }

  /// UIKit takes a multiple of a centre for a guide as for a view: 0.9 times 300 is 270.
  @Test func `a multiple of a centre places a layout guide as it does a view`() throws {
    let solved = try Sample.solved(
      """
      canvas: {size: [600, 600]}
      layoutGuides: [Block]
      views: {Box: {}}
      constraints: |
        Box.CenterY = 0.9 x Superview.CenterY
        Box.Height = 100
        Block.CenterY = 0.9 x Superview.CenterY
        Block.Height = 100
      """)
    let guide = try #require(solved.layout.guides.firstIndex { $0.name == "Block" })
    let frames = [solved.frames[1], solved.frame(of: .guide(guide))]
    #expect(frames.map(\.minY) == [220, 220] && frames.map(\.maxY) == [320, 320])
  }

  /// A constraint that is removed when the app is built acts on the canvas: without such ones 120 stored
  /// views would be undetermined.
  @Test func `placeholder constraints act on the canvas`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints:
        - A.Leading = Superview.Leading
        - A.Top = Superview.Top
        - A.Width = 30
        - {firstItem: A, firstAttribute: Height, constant: 40, placeholder: true}
      """)
    #expect(solved.frame("A") == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(solved.status == .satisfied)
  }

  /// Priorities that are not written; labels carry 251 and switches 750.
  @Test(
    arguments: [
      (.view, 250), (.button, 250), (.textField, 250), (.slider, 250), (.label, 251),
      (.imageView, 251), (.switch, 750),
    ] as [(ViewKind, Double)])
  func `hugging is 250 and resistance 750 unless written`(_ kind: ViewKind, _ hugging: Double) {
    #expect(kind.contentHuggingPriority == AxisPriorities(Priority(hugging)))
    #expect(kind.contentCompressionResistancePriority == AxisPriorities(Priority(750)))
  }

  /// Edges and centres of a scroll view are its content area's for what lies in it, which begins at its
  /// origin and has a size of its own; width and height are its frame's.
  static let scrolling: [FactRow] = [
    FactRow(
      evidence: "edges to a descendant mean the content area", canvas: .bare(300, 200),
      recipe: Self.scroll(
        """
        A.Leading = S.Leading + 10
          A.Top = S.Top + 20
          S.Trailing = A.Trailing + 30
          S.Bottom = A.Bottom + 40
          A.Width = 500
          A.Height = 600
        """),
      frames: ["A": Rect(x: 10, y: 20, width: 500, height: 600)]),
    FactRow(
      evidence: "width and height are the frame's", canvas: .bare(300, 200),
      recipe: Self.scroll(
        """
        A.Leading = S.Leading
          A.Top = S.Top
          A.Trailing = S.Trailing
          A.Bottom = S.Bottom
          A.Width = S.Width
          A.Height = 2.0 x S.Height
        """),
      frames: ["A": Rect(x: 0, y: 0, width: 300, height: 400)]),
    FactRow(
      evidence: "a centre is the frame's (Auto Layout Guide, Working with Scroll Views)",
      canvas: .bare(300, 200),
      recipe: Self.scroll(
        """
        S.Content Layout Guide.Width = 1000
          S.Content Layout Guide.Height = 800
          A.CenterX = S.CenterX
          A.CenterY = S.CenterY
          A.Width = 100
          A.Height = 100
        """),
      // 150 - 50, 100 - 50.
      frames: ["A": Rect(x: 100, y: 50, width: 100, height: 100)]),
    FactRow(
      evidence: "contentLayoutGuide and frameLayoutGuide likewise", canvas: .bare(300, 200),
      recipe: Self.scroll(
        """
        S.Content Layout Guide.Width = 1000
          S.Content Layout Guide.Height = 800
          A.Trailing = S.Content Layout Guide.Trailing
          A.Bottom = S.Frame Layout Guide.Bottom
          A.Width = S.Frame Layout Guide.Width
          A.Height = 50
        """),
      frames: ["A": Rect(x: 700, y: 150, width: 300, height: 50)]),
  ]

  @Test(arguments: scrolling)
  func `a scroll view's constraints are about its content`(_ row: FactRow) throws {
    try row.check()
  }

  private static func scroll(_ lines: String) -> String {
    """
    views: {S: {kind: scrollView, subviews: {A: {}}}}
    constraints: |
      S.Leading = Superview.Leading
      S.Trailing = Superview.Trailing
      S.Top = Superview.Top
      S.Bottom = Superview.Bottom
      \(lines)
    """
  }
}
