import LayoutModel
import TestSupport
import Testing

/// Every attribute, from the frame of a view whose numbers are known.
struct AttributeValueTests {
  /// A view of 100 x 50 at (200, 300) with margins 1, 2, 3, 4 and baselines 16 and 5.
  private func layout(_ direction: LayoutDirection) -> Layout {
    var view = View(name: "A", superview: 0)
    view.layoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    view.baseline = Baseline(first: 16, last: 5)
    let canvas = Canvas(size: Size(width: 600, height: 600), direction: direction)
    return Layout(canvas: canvas, views: [View(name: "Superview", superview: nil), view])
  }

  static let values: [(attribute: Attribute, leftToRight: Double, rightToLeft: Double)] = [
    (.left, 200, 200), (.right, 300, 300), (.top, 300, 300), (.bottom, 350, 350),
    (.leading, 200, 300), (.trailing, 300, 200), (.width, 100, 100), (.height, 50, 50),
    (.centerX, 250, 250), (.centerY, 325, 325),
    // 300 + 16 down from the top; 350 - 5 up from the bottom.
    (.firstBaseline, 316, 316), (.lastBaseline, 345, 345),
    // Leading 2 is at the left, or in right-to-left at the right.
    (.leftMargin, 202, 204), (.rightMargin, 296, 298), (.topMargin, 301, 301),
    (.bottomMargin, 347, 347), (.leadingMargin, 202, 298), (.trailingMargin, 296, 204),
    // The middle of 202...296 and of 204...298; of 301...347.
    (.centerXWithinMargins, 249, 251), (.centerYWithinMargins, 324, 324),
  ]

  @Test(arguments: values)
  func `attributes follow the frame`(
    _ row: (attribute: Attribute, leftToRight: Double, rightToLeft: Double)
  ) throws {
    let frame = Rect(x: 200, y: 300, width: 100, height: 50)
    for (direction, expected) in [
      (LayoutDirection.leftToRight, row.leftToRight), (.rightToLeft, row.rightToLeft),
    ] {
      let places = AttributePlaces(try LayoutEngine.solve(layout(direction)))
      let constraint = LayoutConstraint(
        item: .view(1), attribute: row.attribute, relatedBy: .equal, toItem: .view(0),
        attribute: .left)
      #expect(places.value(ofSecond: false, of: constraint) { _ in frame } == expected)
    }
  }

  @Test func `the table has every attribute`() {
    let missing = Set(Attribute.allCases).subtracting(Self.values.map(\.attribute))
    #expect(missing == [.notAnAttribute])
  }
}

struct CanvasTests {
  /// The guide's NOTE on layout margins, and cookbook facts: 16 up to 375 points wide, 20 above.
  static let canvases: [(canvas: Canvas, width: Double, margin: Double, statusBar: Double)] = [
    (Canvas(device: .standard, orientation: .portrait), 375, 16, 20),
    (Canvas(device: .standard, orientation: .landscape), 667, 20, 0),
    (Canvas(size: Size(width: 600, height: 600)), 600, 20, 20),
    (Canvas(size: Size(width: 320, height: 480), bars: Bars(status: false)), 320, 16, 0),
  ]

  @Test(arguments: canvases)
  func `margins and status bar follow the canvas`(
    _ row: (canvas: Canvas, width: Double, margin: Double, statusBar: Double)
  ) {
    #expect(row.canvas.size.width == row.width)
    #expect(
      row.canvas.layoutMargins
        == DirectionalEdgeInsets(top: 0, leading: row.margin, bottom: 0, trailing: row.margin))
    #expect(row.canvas.safeAreaInsets.top == row.statusBar)
    #expect(row.canvas.showsStatusBar == (row.statusBar > 0))
  }

  @Test func `an iPad keeps its status bar on its side`() throws {
    let pad = try #require(Device.named("ipad air 2"))
    #expect(Canvas(device: pad, orientation: .landscape).safeAreaInsets.top == 20)
  }
}

struct LayoutEngineTests {
  /// Margins 20: between them there is the width less 40, and 458 is the guide's breakpoint.
  static let widths: [(width: Double, blue: Double, red: Double)] = [
    // 457 between the margins: blue keeps 150, red gets 457 - 8 - 150.
    (497, 150, 299),
    // 458: both at once, 150 and 300.
    (498, 150, 300),
    // 459: (459 - 8) / 3 = 150 1/3, and twice that.
    (499, 150 + 1 / 3.0, 300 + 2 / 3.0),
    // 860: 852 / 3 = 284.
    (900, 284, 568),
  ]

  @Test(arguments: widths)
  func `complex widths switch at 458 points between the margins`(
    _ row: (width: Double, blue: Double, red: Double)
  ) throws {
    let solved = try Sample.solved(
      """
      views: {Blue: {}, Red: {}}
      constraints: |
        Blue.Leading = Superview.LeadingMargin
        Red.Leading = Blue.Trailing + Standard
        Red.Trailing = Superview.TrailingMargin
        Blue.Top = Top Layout Guide.Bottom + 20.0
        Red.Top = Blue.Top
        Bottom Layout Guide.Top = Blue.Bottom + 20.0
        Red.Bottom = Blue.Bottom
        Red.Width = 2.0 x Blue.Width (Priority 750)
        Blue.Width >= 150.0
      """, on: Canvas(size: Size(width: row.width, height: 600)))
    #expect(solved.status == .satisfied)
    let blue = try #require(solved.frame("Blue"))
    let red = try #require(solved.frame("Red"))
    #expect(blue.distance(to: Rect(x: 20, y: 40, width: row.blue, height: 540)) < 1e-9)
    #expect((red.width - row.red).magnitude < 1e-9)
    // The optional constraint misses what 150 leaves it short of.
    let error = max(0, 2 * row.blue - row.red)
    #expect(solved.objective.count == 1)
    #expect((solved.objective[0].error - error).magnitude < 1e-9)
  }

  @Test func `right to left mirrors leading and trailing, not left and right`() throws {
    let solved = try Sample.solved(
      """
      canvas: {direction: rightToLeft}
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + 30
        A.Width = 100
        A.Top = Superview.Top
        A.Height = 10
        B.Left = Superview.Left + 30
        B.Width >= 100
        B.Width <= 100
        B.Top = A.Bottom
        B.Height = 10
      """,
      on: Canvas(size: Size(width: 600, height: 600), direction: .rightToLeft))
    // 600 - 30 - 100 from the left.
    #expect(solved.frame("A") == Rect(x: 470, y: 0, width: 100, height: 10))
    #expect(solved.frame("B") == Rect(x: 30, y: 10, width: 100, height: 10))
  }

  @Test func `content sizes pull with hugging and push with resistance`() throws {
    // Label hugs at 251 and the field at 250, so the field grows: 600 - 40 - 8 - 45 = 507.
    let solved = try Sample.solved(
      """
      views:
        Label: {intrinsicContentSize: [45, 20], contentHuggingPriority: 251}
        Field: {intrinsicContentSize: [97, 30]}
      constraints: |
        Label.Leading = Superview.LeadingMargin
        Field.Leading = Label.Trailing + Standard
        Field.Trailing = Superview.TrailingMargin
        Field.Top = Top Layout Guide.Bottom + 20.0
        Label.CenterY = Field.CenterY
      """)
    #expect(solved.frame("Label") == Rect(x: 20, y: 45, width: 45, height: 20))
    #expect(solved.frame("Field") == Rect(x: 73, y: 40, width: 507, height: 30))
    #expect(solved.status == .satisfied)
    // At 250 the field is 507 - 97 = 410 too wide.
    #expect(solved.objective.map(\.priority.rawValue) == [750, 251, 250])
    #expect(solved.objective.map(\.error) == [0, 0, 410])
  }

  @Test func `standard spacing is 20 to the superview and 8 elsewhere`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + Standard
        A.Top = Top Layout Guide.Bottom + Standard
        A.Width = 10
        A.Height = 10
        B.Leading = A.Trailing + Standard
        B.Top = A.Top
        Superview.Trailing = B.Trailing + Standard
        B.Height = 10
      """)
    // 20; 20 + 8; 20 + 10 + 8; 600 - 20 - 38.
    #expect(solved.frame("A") == Rect(x: 20, y: 28, width: 10, height: 10))
    #expect(solved.frame("B") == Rect(x: 38, y: 28, width: 542, height: 10))
  }
}
