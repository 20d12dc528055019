import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Sections of tables, in points, on a canvas of 375 x 600 without bars.
struct TableLookTests {
  private func figure(_ style: String, _ cells: String, system: Int = 16) throws -> Figure {
    let recipe = """
      canvas: {system: \(system)}
      views:
        T: {kind: tableView, style: \(style), subviews: {\(cells)}}
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
      """
    let canvas = Canvas(
      size: Size(width: 375, height: 600), bars: Bars(status: false), system: system)
    return try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "T", title: "T"))
  }

  private func marks(_ name: String, in figure: Figure) throws -> [Mark] {
    try #require(figure.groups.first { $0.title == name }).marks
  }

  private func texts(_ marks: [Mark]) -> [String] {
    marks.compactMap { if case .text(let line, _, _) = $0.shape { line.text } else { nil } }
  }

  /// A line of Body at this size is 33 points, and 39.5 high in pixels of half a point; margins take 22.
  @Test(arguments: [(ContentSizeCategory.large, 17.0, 44.0), (.accessibilityLarge, 33, 61.5)])
  func `texts of cells follow the text size, and rows with them`(
    _ row: (textSize: ContentSizeCategory, size: Double, height: Double)
  ) throws {
    var canvas = Canvas(size: Size(width: 375, height: 600), bars: Bars(status: false), system: 16)
    canvas.textSize = row.textSize
    let solved = try Sample.solved(
      """
      views:
        T: {kind: tableView, subviews: {A: {kind: tableViewCell, text: Wi-Fi}, B: {kind: tableViewCell}}}
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
      """, on: canvas)
    #expect(solved.frame("A")?.height == row.height && solved.frame("B")?.height == 44)
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let fonts = try marks("A", in: figure).compactMap { mark in
      if case .text(_, let font, _) = mark.shape { font.size } else { nil }
    }
    #expect(fonts == [row.size])
  }

  @Test func `a second text has the room that the first one leaves`() throws {
    let detail = "Everything in this household"
    let figure = try figure("plain", "A: {kind: tableViewCell, text: Who, detailText: \(detail)}")
    #expect(try texts(marks("A", in: figure)) == [detail, "Who"])
  }

  private static let cells = """
    A: {kind: tableViewCell, header: Fruits}, B: {kind: tableViewCell, footer: Sold by weight},
    C: {kind: tableViewCell, header: Roots}
    """

  @Test(arguments: [
    ("plain", ["Fruits", "Sold by weight", "Roots"]),
    ("grouped", ["FRUITS", "Sold by weight", "ROOTS"]),
    ("insetGrouped", ["FRUITS", "Sold by weight", "ROOTS"]),
  ])
  func `sections show their titles and footers between their rows`(
    _ row: (style: String, texts: [String])
  ) throws {
    let figure = try figure(row.style, Self.cells)
    let table = try marks("T", in: figure)
    #expect(texts(table) == row.texts)
    let boxes = table.compactMap(\.captionBox)
    let rows = try ["A", "B", "C"].map { name in
      try #require(figure.groups.first { $0.title == name }?.frame)
    }
    #expect(boxes.count == 3 && boxes.allSatisfy { box in rows.allSatisfy { !$0.intersects(box) } })
    #expect(boxes[0].maxY < rows[0].minY)
    #expect(boxes[1].minY > rows[1].maxY && boxes[1].maxY < boxes[2].minY)
    // Texts begin at the margin of the rows: 16 points, and 16 more in inset groups.
    #expect(boxes.allSatisfy { ($0.minX - rows[0].minX - 16).magnitude < 0.01 })
  }

  @Test func `the corners of an inset group are round`() throws {
    let figure = try figure("insetGrouped", Self.cells)
    let width = 343.0
    #expect(
      try marks("A", in: figure).map(\.shape) == [
        .roundedRect(Rect(x: 16, y: 55.5, width: width, height: 44), radius: 10),
        .rect(Rect(x: 16, y: 77.5, width: width, height: 22)),
      ])
    // A line 16 points from the group's edge parts the rows.
    let lower = try marks("B", in: figure)
    #expect(
      lower.prefix(2).map(\.shape) == [
        .roundedRect(Rect(x: 16, y: 99.5, width: width, height: 44), radius: 10),
        .rect(Rect(x: 16, y: 99.5, width: width, height: 22)),
      ])
    #expect(lower.dropFirst(2).compactMap(\.bounds).map(\.minX) == [32])
    #expect(try marks("C", in: figure).count == 1)
  }

  @Test func `a group of the table's width has lines above and below it`() throws {
    let figure = try figure("grouped", Self.cells)
    let lines = try ["A", "B", "C"].map { name in
      try marks(name, in: figure).filter { $0.stroke != nil }.compactMap(\.bounds).map(\.minX)
    }
    #expect(lines == [[0], [16, 0], [0, 0]])
  }

  @Test(arguments: [(14, 2), (15, 0)])
  func `titles of plain tables are in bands until iOS 14`(_ row: (system: Int, bands: Int)) throws {
    let table = try marks("T", in: figure("plain", Self.cells, system: row.system))
    let bands = table.compactMap { mark -> Rect? in
      if case .rect(let rect) = mark.shape, rect.height == 28 { rect } else { nil }
    }
    #expect(bands.count == row.bands && bands.allSatisfy { $0.width == 375 })
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped"])
  func `titles and footers can be read in both themes`(_ style: String) throws {
    for system in [14, 16] {
      let table = try marks("T", in: figure(style, Self.cells, system: system))
      var fills = ViewFills(ground: Theme().background)
      for mark in table {
        guard let box = mark.captionBox, case .color(let color) = mark.fill else {
          fills.add([mark])
          continue
        }
        let ground = fills.color(under: box)
        #expect(color.light.contrast(to: ground.light) >= 4.5)
        #expect(color.dark.contrast(to: ground.dark) >= 4.5)
      }
      #expect(table.compactMap(\.captionBox).count == 3)
    }
  }

  private func lines(_ name: String, in figure: Figure) throws -> [Rect] {
    try marks(name, in: figure).filter { $0.stroke != nil }.compactMap(\.bounds)
  }

  /// Below a cell of 44 points, 556 have room for 12 more; `fillerRowHeight` is 0 since iOS 15.
  @Test(arguments: [("plain", 14, 12), ("plain", 15, 0), ("plain", 26, 0), ("grouped", 14, 0)])
  func `empty rows have lines in plain tables until iOS 14`(
    _ row: (style: String, system: Int, count: Int)
  ) throws {
    let figure = try figure(row.style, "A: {kind: tableViewCell}", system: row.system)
    #expect(try lines("T", in: figure).count == row.count)
    #expect(try !lines("A", in: figure).isEmpty)
  }

  /// A table in all of a device's screen, upright.
  private func figure(on device: String, width: Double, _ cells: String = "") throws -> Figure {
    let recipe = """
      views:
        T: {kind: tableView\(cells.isEmpty ? "" : ", subviews: {\(cells)}")}
      constraints: |
        T.Leading = Superview.Leading
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
        T.Width = \(width)
      """
    let canvas = Canvas(device: try #require(Device.named(device)), orientation: .portrait)
    return try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "T", title: "T"))
  }

  /// iPhone 11: 48 points of the safe area, and rows of 44 points with margins of 20.
  @Test func `the empty rows of a table begin below the status bar`() throws {
    let lines = try lines("T", in: figure(on: "iPhone 11", width: 414))
    #expect(lines.prefix(2).map(\.maxY) == [92, 136])
    #expect(Set(lines.map(\.minX)) == [20])
    #expect(Set(lines.map(\.maxX)) == [414])
  }

  /// Cells wider than 320 points have margins of 20 on a pad, and others of 16.
  @Test(arguments: [(360.0, 20.0), (300, 16)])
  func `headers and separators begin at one x`(_ row: (width: Double, margin: Double)) throws {
    let figure = try figure(
      on: "iPad Pro 11 (M5)", width: row.width,
      "A: {kind: tableViewCell, header: Today}, B: {kind: tableViewCell}")
    let header = try #require(try marks("T", in: figure).compactMap(\.captionBox).first)
    #expect((header.minX - row.margin).magnitude < 0.01)
    for line in try lines("A", in: figure) + lines("B", in: figure) {
      #expect((line.minX, line.maxX) == (row.margin, row.width - row.margin))
    }
  }

  /// An iPhone 12 Pro on its side: 47 points of the safe area, and margins of 20 as the root has them there.
  ///
  /// In inset groups cells begin at 67, and their texts at 87; lines of a plain table go on to the end of the screen.
  @Test(arguments: [("plain", 47.0, 67.0, 844.0), ("insetGrouped", 67, 87, 777)])
  func `on its side a phone has wide margins in tables too`(
    _ row: (style: String, cell: Double, text: Double, end: Double)
  ) throws {
    let canvas = Canvas(
      device: try #require(Device.named("iPhone 12 Pro")), orientation: .landscape)
    let solved = try Sample.solved(
      """
      canvas: {system: 14}
      views:
        T:
          kind: tableView
          style: \(row.style)
          subviews: {A: {kind: tableViewCell, text: One}, B: {kind: tableViewCell, text: Two}}
        Label: {kind: label, text: At the margin}
      constraints: |
        T.Leading = Superview.Leading
        T.Trailing = Superview.Trailing
        T.Top = Superview.Top
        T.Bottom = Superview.Bottom
        Label.Leading = Superview.LeadingMargin
        Label.Bottom = Superview.Bottom - 40
      """, on: canvas)
    let label = try #require(solved.frame("Label"))
    #expect(solved.frame("A")?.minX == row.cell && label.minX == 67)
    let figure = try FigureStyle.screen.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let text = try #require(try marks("A", in: figure).compactMap(\.captionBox).first)
    #expect((text.minX - row.text).magnitude < 0.01)
    let lines = try lines("A", in: figure) + lines("B", in: figure)
    #expect(lines.contains { $0.minX == row.text && $0.maxX == row.end })
  }

  /// 16 points of the group and 16 of the cell from both sides, with an accessory or without one.
  @Test(arguments: ["rightToLeft", "leftToRight"])
  func `since iOS 26 lines end at the margin of the cell, not at its accessory`(
    _ direction: String
  ) throws {
    let recipe = """
      canvas: {system: 26, direction: \(direction)}
      views:
        T:
          kind: tableView
          style: insetGrouped
          frame: [0, 0, 375, 600]
          autoresizingMask: []
          subviews:
            A: {kind: tableViewCell, text: One, accessory: disclosureIndicator}
            B: {kind: tableViewCell, text: Two, accessory: disclosureIndicator}
            C: {kind: tableViewCell, text: Three}
      """
    let canvas = Canvas(
      size: Size(width: 375, height: 600),
      direction: direction == "rightToLeft" ? .rightToLeft : .leftToRight,
      bars: Bars(status: false), system: 26)
    let figure = try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "T", title: "T"))
    // Not the lines of a chevron.
    let lines = (try lines("B", in: figure) + lines("C", in: figure)).filter { $0.width > 20 }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.minX == 32 && $0.maxX == 343 })
  }
}
