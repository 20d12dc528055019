import LayoutModel
import TestSupport
import Testing

struct SafeAreaTests {
  struct Row: Sendable {
    var device: String
    var orientation: Orientation
    var safeArea: Rect
    var leadingMargin: Double
  }

  /// Interface Builder's stored insets.
  ///
  /// 20 under a status bar; 44 and 34 on the first phones without a
  /// home button, 48 on the XR, 47, 59 and 62 on later ones; 24 and 20 on pads without one. On its side
  /// a phone without a home button keeps its camera's height at both sides and 21 at the bottom.
  static let rows: [Row] = [
    Row(
      device: "iPhone 6", orientation: .portrait,
      safeArea: Rect(x: 0, y: 20, width: 375, height: 647), leadingMargin: 16),
    Row(
      device: "iPhone 6", orientation: .landscape,
      safeArea: Rect(x: 0, y: 0, width: 667, height: 375), leadingMargin: 20),
    Row(
      device: "iPhone 6 Plus", orientation: .portrait,
      safeArea: Rect(x: 0, y: 20, width: 414, height: 716), leadingMargin: 20),
    // 812 - 44 - 34; on its side 812 - 2 x 44, 375 - 21, and margins of 44 + 20.
    Row(
      device: "iPhone X", orientation: .portrait,
      safeArea: Rect(x: 0, y: 44, width: 375, height: 734), leadingMargin: 16),
    Row(
      device: "iPhone X", orientation: .landscape,
      safeArea: Rect(x: 44, y: 0, width: 724, height: 354), leadingMargin: 64),
    Row(
      device: "iPhone XR", orientation: .portrait,
      safeArea: Rect(x: 0, y: 48, width: 414, height: 814), leadingMargin: 20),
    Row(
      device: "iPhone 15", orientation: .portrait,
      safeArea: Rect(x: 0, y: 59, width: 393, height: 759), leadingMargin: 16),
    Row(
      device: "iPad Air 2", orientation: .landscape,
      safeArea: Rect(x: 0, y: 20, width: 1024, height: 748), leadingMargin: 20),
    Row(
      device: "iPad Pro 11", orientation: .landscape,
      safeArea: Rect(x: 0, y: 24, width: 1194, height: 790), leadingMargin: 20),
  ]

  @Test(arguments: rows)
  func `a view tied to the safe area fills it, and margins lie inside`(_ row: Row) throws {
    let device = try #require(Device.named(row.device))
    let canvas = Canvas(device: device, orientation: row.orientation)
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Safe Area.Leading + Standard
        A.Trailing = Safe Area.Trailing
        A.Top = Safe Area.Top
        Safe Area.Bottom = A.Bottom + Standard
        B.Leading = Superview.LeadingMargin
        B.Top = Top Layout Guide.Bottom
        B.Bottom = Bottom Layout Guide.Top
        B.Width = 1
      """, on: canvas)
    #expect(solved.frame("A") == row.safeArea)
    #expect(solved.frame("B")?.x == row.leadingMargin)
    #expect(solved.frame("B")?.y == row.safeArea.minY)
    #expect(solved.frame("B")?.maxY == row.safeArea.maxY)
  }

  @Test func `insets given in a recipe hold in reading direction, and margins follow them`() throws
  {
    let recipe = """
      views: {A: {}, B: {}}
      constraints: |
        A.Left = Safe Area.Left
        A.Right = Safe Area.Right
        A.Top = Safe Area.Top
        A.Bottom = Safe Area.Bottom
        B.Leading = Superview.LeadingMargin
        B.Top = Superview.TopMargin
        B.Bottom = Superview.BottomMargin
        B.Width = 1
      """
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    func solved(_ direction: LayoutDirection) throws -> SolvedLayout {
      try Sample.solved(
        recipe,
        on: Canvas(
          size: Size(width: 100, height: 100), direction: direction, safeAreaInsets: insets))
    }
    // 100 - 2 - 4 wide, 100 - 1 - 3 high; the leading side is at the right in the second.
    let leftToRight = try solved(.leftToRight)
    #expect(leftToRight.frame("A") == Rect(x: 2, y: 1, width: 94, height: 96))
    #expect(leftToRight.frame("B") == Rect(x: 18, y: 1, width: 1, height: 96))
    let rightToLeft = try solved(.rightToLeft)
    #expect(rightToLeft.frame("A") == Rect(x: 4, y: 1, width: 94, height: 96))
    // 100 - 16 - 2 - 1.
    #expect(rightToLeft.frame("B") == Rect(x: 81, y: 1, width: 1, height: 96))
  }

  @Test func `a hidden status bar frees its room only where nothing else takes it`() throws {
    let phone = Canvas(device: .standard, orientation: .portrait, bars: Bars(status: false))
    #expect(phone.safeAreaInsets.top == 0)
    let later = try #require(Device.named("iPhone 12"))
    let canvas = Canvas(device: later, orientation: .portrait, bars: Bars(status: false))
    #expect(canvas.safeAreaInsets.top == 47)
    #expect(!canvas.showsStatusBar)
  }
}
