import LayoutModel
import Recipes
import TestSupport
import Testing

/// Reserved regions of canvases, and their layout guides.
struct ReservedRegionTests {
  private static let between = """
    views: {A: {}}
    constraints: |
      A.Leading = Fold.Trailing
      A.Trailing = Superview.Trailing
      A.Top = Fold.Top
      A.Bottom = Fold.Bottom
    """

  /// `reservedRegions(kind:)` of iPhone Duo's inner display on its side: 40 x 669 points at x = 455.5 of 951, so
  /// 951 - 495.5 are left of the display beside it.
  @Test func `the fold of iPhone Duo lies across the middle of its inner display`() throws {
    let recipe = try Sample.recipe("canvas: {device: iPhone Duo inner}\n" + Self.between)
    let canvas = recipe.canvas.canvas(orientation: .landscape)
    let solved = try LayoutEngine.solve(recipe.layout(on: canvas))
    #expect(
      solved.layout.canvas.reserved
        == [ReservedRegion(name: "Fold", frame: Rect(x: 455.5, y: 0, width: 40, height: 669))])
    #expect(solved.frame("A") == Rect(x: 495.5, y: 0, width: 455.5, height: 669))
  }

  struct Turning: Sendable {
    var canvas: String
    var orientation: Orientation
    var frame: Rect
  }

  /// The top of what is held upright is at the left when it lies on its side: a region at x and y comes to
  /// y and width - x - its width.
  static let turnings: [Turning] = [
    Turning(
      canvas: "device: iPhone 6", orientation: .portrait,
      frame: Rect(x: 10, y: 20, width: 30, height: 40)),
    // 375 - 10 - 30.
    Turning(
      canvas: "device: iPhone 6", orientation: .landscape,
      frame: Rect(x: 20, y: 335, width: 40, height: 30)),
    Turning(
      canvas: "size: [600, 400], orientations: [portrait, landscape]", orientation: .landscape,
      frame: Rect(x: 10, y: 20, width: 30, height: 40)),
    // Upright again: its left side is at the top, 400 - 20 - 40.
    Turning(
      canvas: "size: [600, 400], orientations: [portrait, landscape]", orientation: .portrait,
      frame: Rect(x: 340, y: 10, width: 40, height: 30)),
  ]

  @Test(arguments: turnings)
  func `a region turns with the canvas`(_ row: Turning) throws {
    let recipe = try Sample.recipe(
      "canvas: {\(row.canvas), reserved: [{frame: [10, 20, 30, 40], name: Fold}]}\nviews: {A: {}}")
    let canvas = recipe.canvas.canvas(orientation: row.orientation)
    #expect(canvas.reserved.map(\.frame) == [row.frame])
  }

  /// 375 points are half of a region of 40 at x = 355 in 750; nothing of it at x = 500.
  @Test(arguments: [(355, 20), (500, 0)] as [(Double, Double)])
  func `on a smaller canvas what lies on it is left`(_ x: Double, _ width: Double) throws {
    let recipe = try Sample.recipe(
      "canvas: {size: [750, 667], reserved: [{frame: [\(x), 0, 40, 667], name: Fold}]}\n"
        + Self.between)
    let canvas = recipe.canvas.canvas(size: Size(width: 375, height: 667))
    #expect(canvas.reserved.map(\.frame) == [Rect(x: 375 - width, y: 0, width: width, height: 667)])
    let solved = try LayoutEngine.solve(recipe.layout(on: canvas))
    #expect(solved.frame("A") == Rect(x: 375, y: 0, width: 0, height: 667))
  }

  /// The keyboard of iPhone 14 on both sides of the same recipe; one without a frame for landscape is not there,
  /// so that its guide is empty in the middle, at 844 / 2 and 390 / 2.
  @Test(arguments: [
    (", landscape: [0, 190, 844, 200]", Rect(x: 0, y: 190, width: 844, height: 200) as Rect?, 190),
    ("", nil, 195),
  ])
  func `a region has a frame for each orientation`(
    _ landscape: String, _ frame: Rect?, _ bottom: Double
  ) throws {
    let recipe = try Sample.recipe(
      """
      canvas:
        device: iPhone 14
        reserved: [{name: Keyboard, frame: {portrait: [0, 508, 390, 336]\(landscape)}}]
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading
        A.Width = 20
        A.Height = 20
        A.Bottom = Keyboard.Top
      """)
    let portrait = recipe.canvas.canvas(orientation: .portrait)
    #expect(portrait.reserved.map(\.frame) == [Rect(x: 0, y: 508, width: 390, height: 336)])
    let turned = recipe.canvas.canvas(orientation: .landscape)
    #expect(turned.reserved.map(\.frame) == [frame].compactMap { $0 })
    let solved = try LayoutEngine.solve(recipe.layout(on: turned))
    #expect(solved.frame("A")?.maxY == bottom)
  }

  /// Half of 375.
  @Test func `the guide of a device's region is empty in the middle of another`() throws {
    let recipe = try Sample.recipe("canvas: {device: iPhone Duo inner}\n" + Self.between)
    let canvas = Canvas(device: .standard, orientation: .portrait)
    let solved = try LayoutEngine.solve(recipe.layout(on: canvas))
    #expect(solved.frame("A") == Rect(x: 187.5, y: 333.5, width: 187.5, height: 0))
  }
}
