import LayoutModel
import TestSupport
import Testing

/// Cells of tables in Interface Builder's documents.
struct CellFactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var evidence: String
    var device: String?
    var system: Int?
    /// The width of the table and of its cell, in points.
    var width: Double
    var keys = "kind: tableViewCell"
    var margins: EdgeInsets

    var testDescription: String { evidence }

    func canvas() throws -> Canvas {
      guard let device else { return .bare(width, 600, system: system) }
      return Canvas(
        device: try #require(Device.named(device)), orientation: .portrait, system: system)
    }
  }

  static let rows: [Row] = [
    // Stored 584 wide at 8.
    Row(
      evidence: "Cookbook SelfSizing: 8 all round before iOS 11", device: nil, system: 9,
      width: 600,
      margins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    Row(
      evidence: "since iOS 11: 11 above and below, 16 at the sides", device: "iPhone 8", width: 375,
      margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    Row(
      evidence: "20 at the sides of a cell of 414", device: "iPhone 11", width: 414,
      margins: EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
    Row(
      evidence: "a cell of 320 on retina6_1: 16", device: "iPhone 11", width: 320,
      margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    Row(
      evidence: "element-ios: 20 in cells of 600 without a device", device: nil, system: 12,
      width: 600, margins: EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
    Row(
      evidence: "Xcode 10 and before: 20 from 414 wide on any device", device: "iPhone 8",
      width: 600, margins: EdgeInsets(top: 11, left: 20, bottom: 11, right: 20)),
    Row(
      evidence: "since then on wide devices alone", device: "iPhone SE", width: 600,
      margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    Row(
      evidence: "16 in cells of 375 without a device", device: nil, system: 12, width: 375,
      margins: EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
    Row(
      evidence: "AltStore Settings: explicit margins replace them", device: "iPhone 8", width: 375,
      keys: "kind: tableViewCell, layoutMargins: 30",
      margins: EdgeInsets(top: 30, left: 30, bottom: 30, right: 30)),
    // The larger of the content's own and the cell's: 20 at the sides, and 16 of 11.
    Row(
      evidence: "corona ErrorReportHistoryCell: explicit and preserving, 16 to 20",
      device: "iPhone 11", width: 414,
      keys: "kind: tableViewCell, layoutMargins: 16, preservesSuperviewLayoutMargins: true",
      margins: EdgeInsets(top: 16, left: 20, bottom: 16, right: 20)),
  ]

  @Test(arguments: rows)
  func `a cell has its margins`(_ row: Row) throws {
    let frame = Rect(
      x: row.margins.left, y: row.margins.top,
      width: row.width - row.margins.left - row.margins.right, height: 20)
    try FactRow(
      evidence: row.evidence, canvas: row.canvas(),
      recipe: """
        views:
          T: {kind: tableView, subviews: {Cell: {\(row.keys), subviews: {A: {}}}}}
        constraints: |
          T.Leading = Superview.Leading
          T.Width = \(row.width)
          T.Top = Safe Area.Top
          T.Bottom = Superview.Bottom
          A.Height = 20
          \(MarginFactTests.lines("A", "Cell", margins: true).joined(separator: "\n  "))
        """,
      frames: [
        "A": frame,
        // A cell is as high as its content and margins make it.
        "Cell": Rect(
          x: 0, y: 0, width: row.width, height: 20 + row.margins.top + row.margins.bottom),
      ]
    ).check()
  }

  @Test func `a cell whose content says nothing of its height is 44 points high`() throws {
    try FactRow(
      evidence: "UITableViewCell, 44", canvas: .bare(375, 600),
      recipe: """
        views:
          T: {kind: tableView, subviews: {First: {kind: tableViewCell}, Second: {kind: tableViewCell}}}
        \(MarginFactTests.filling("T", "Superview", margins: false))
        """,
      frames: [
        "First": Rect(x: 0, y: 0, width: 375, height: 44),
        "Second": Rect(x: 0, y: 44, width: 375, height: 44),
      ]
    ).check()
  }
}
