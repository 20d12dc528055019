import LayoutModel
import TestSupport
import Testing

/// What scrolls begins beside bars and the device's shape, in points (`adjustedContentInset`).
struct ContentInsetTests {
  private func solved(
    _ view: String, hasNavigationBar: Bool = true, system: Int = 16, _ orientation: Orientation
  ) throws -> SolvedLayout {
    let recipe = """
      views: {T: {\(view)}}
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
      """
    let device = try #require(Device.named("iPhone 14"))
    return try Sample.solved(
      recipe,
      on: Canvas(
        device: device, orientation: orientation, bars: Bars(navigation: hasNavigationBar),
        system: system))
  }

  private static let table =
    "kind: tableView, subviews: {A: {kind: tableViewCell}, B: {kind: tableViewCell}}"

  @Test(arguments: [
    // The status bar's 47 points and the bar's 44; on its side the bar alone has 32.
    (true, 16, Orientation.portrait, Rect(x: 0, y: 91, width: 390, height: 44)),
    (true, 16, .landscape, Rect(x: 47, y: 32, width: 844 - 94, height: 44)),
    (false, 16, .portrait, Rect(x: 0, y: 47, width: 390, height: 44)),
    // Before iOS 11 rows begin and end with the table.
    (true, 10, .landscape, Rect(x: 0, y: 32, width: 844, height: 44)),
    (false, 10, .portrait, Rect(x: 0, y: 0, width: 390, height: 44)),
  ])
  func `rows are under no bar and no notch`(
    _ row: (hasBar: Bool, system: Int, orientation: Orientation, frame: Rect)
  ) throws {
    let solved = try solved(
      Self.table, hasNavigationBar: row.hasBar, system: row.system, row.orientation)
    #expect(solved.frame("A") == row.frame)
    #expect(solved.frame("B")?.minY == row.frame.minY + 44)
    #expect(solved.status == .satisfied)
  }

  @Test func `the content of a scroll view begins below a navigation bar`() throws {
    let scrollView = """
      kind: scrollView, subviews: {C: {}}, constraints: ["C.Top = Superview.Top",
      "C.Leading = Superview.Leading", "C.Trailing = Superview.Trailing",
      "C.Bottom = Superview.Bottom", "C.Width = 100", "C.Height = 2000"]
      """
    #expect(try solved(scrollView, .portrait).frame("C")?.y == 91)
    #expect(try solved(scrollView, hasNavigationBar: false, .portrait).frame("C")?.y == 0)
  }
}
