import LayoutModel
import TestSupport
import Testing

/// The rows of tables with sections, in points.
///
/// Places without a footer's text are those of Interface Builder's stored frames (Xcode 15 and 26).
struct TableSectionTests {
  /// A table of three rows on a device without bars.
  private func solved(
    _ style: String, _ cells: [String], device: String = "iPhone 8", system: Int = 16
  ) throws -> SolvedLayout {
    let cells = cells.enumerated().map { index, keys in
      "C\(index + 1): {kind: tableViewCell, \(keys)}"
    }
    let recipe = """
      canvas: {system: \(system)}
      views: {T: {kind: tableView, style: \(style), subviews: {\(cells.joined(separator: ", "))}}}
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
      """
    return try Sample.solved(
      recipe,
      on: Canvas(
        device: try #require(Device.named(device)), orientation: .portrait,
        bars: Bars(status: false), system: system))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var style: String
    var cells: [String]
    var system = 16
    /// Where the rows begin; each is 44 points high.
    var places: [Double]

    var testDescription: String { "\(style) \(cells) iOS \(system)" }
  }

  private static let titled = ["header: A", "isHidden: false", "header: B"]

  @Test(arguments: [
    // 55.5 above the first of a group with a title; 18 below a group and 38 above the next.
    Row(style: "grouped", cells: titled, places: [55.5, 99.5, 199.5]),
    Row(style: "insetGrouped", cells: titled, places: [55.5, 99.5, 199.5]),
    // Without titles 18 above and below each.
    Row(
      style: "grouped", cells: ["header: ''", "header: ''", "isHidden: false"],
      places: [18, 98, 142]),
    // A footer of a line, 16 points high, with 7.5 above and below, takes the place of the 18 points.
    Row(
      style: "grouped", cells: ["header: A, footer: Text", "header: B", "header: C"],
      places: [55.5, 168.5, 268.5]),
    // A footer ends a section, so that the next cell begins one.
    Row(
      style: "grouped", cells: ["footer: Text", "isHidden: false", "isHidden: false"],
      places: [18, 111, 155]),
    // A header of 28 points, and since iOS 15 22 above it.
    Row(style: "plain", cells: titled, system: 14, places: [28, 72, 144]),
    Row(style: "plain", cells: titled, places: [50, 94, 188]),
    Row(
      style: "plain", cells: ["header: ''", "footer: Text", "isHidden: false"],
      places: [0, 44, 119]),
  ])
  func `rows are below their header and above their footer`(_ row: Row) throws {
    let solved = try solved(row.style, row.cells, system: row.system)
    #expect(["C1", "C2", "C3"].map { solved.frame($0)?.y } == row.places)
    #expect(solved.frame("C1")?.height == 44)
    #expect(solved.status == .satisfied)
  }

  @Test(arguments: [
    ("insetGrouped", "iPhone 8", 16.0, 343.0), ("insetGrouped", "iPhone 11", 20, 374),
    ("insetGrouped", "iPad Air 2", 20, 728), ("grouped", "iPhone 11", 0, 414),
    ("plain", "iPhone 11", 0, 414),
  ])
  func `inset groups keep clear of the sides`(
    _ row: (style: String, device: String, x: Double, width: Double)
  ) throws {
    let frame = try solved(row.style, [""], device: row.device).frame("C1")
    #expect(frame?.x == row.x && frame?.width == row.width)
  }

  /// UIKit takes the standard height for a cell whose constraints suggest none, and reports it.
  @Test(arguments: [
    ("L.CenterY = Superview.CenterY", 44.0), ("L.Top = Superview.Top + 30", 44),
    ("L.Bottom = Superview.Bottom - 30", 44),
    // The label of 20 points lies between them, or is in the middle of 10 + 20 + 10.
    ("{L.Top = Superview.Top + 6, L.Bottom = Superview.Bottom - 4}", 30),
    ("{L.Top = Superview.Top + 10, L.CenterY = Superview.CenterY}", 40),
  ])
  func `a cell has the height that its constraints suggest`(
    _ constraints: String, _ height: Double
  ) throws {
    let lines = constraints.filter { !"{}".contains($0) }.split(separator: ",")
      .map { "'" + $0.trimmingPrefix(" ") + "'" }
    let recipe = """
      views:
        T:
          kind: tableView
          subviews:
            C:
              kind: tableViewCell
              subviews: {L: {intrinsicContentSize: [50, 20]}}
              constraints: [L.Leading = Superview.Leading, \(lines.joined(separator: ", "))]
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
      """
    let solved = try Sample.solved(recipe)
    let cell = try #require(solved.layout.views.firstIndex { $0.name == "C" })
    #expect(solved.frames[cell].height == height)
  }

  @Test func `the root can be a table`() throws {
    let solved = try Sample.solved(
      """
      root: {kind: tableView, style: grouped}
      views: {A: {kind: tableViewCell, header: One}, B: {kind: tableViewCell}}
      """, on: Canvas(size: Size(width: 375, height: 600), bars: Bars(status: false)))
    #expect(solved.frame("A") == Rect(x: 0, y: 55.5, width: 375, height: 44))
    #expect(solved.frame("B") == Rect(x: 0, y: 99.5, width: 375, height: 44))
    #expect(solved.status == .satisfied)
  }

  @Test func `a long footer has several lines`() throws {
    let words = Array(repeating: "twelve", count: 12).joined(separator: " ")
    let rows = try solved("grouped", ["header: '', footer: \(words)", "header: ''"])
    // Twelve words of about 40 points are longer than one line of 343 and shorter than two: 31.03
    // points, 31.5 in pixels of 2x, with 7.5 above and below.
    let space = 31.5 + 15 + 18
    #expect(rows.frame("C2")?.y == 18 + 44 + space)
  }
}
