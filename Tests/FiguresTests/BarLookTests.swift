import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Tables, bars, and the bars that a canvas simulates.
struct BarLookTests {
  private func group(_ name: String, on canvas: Canvas) throws -> Figure.Group? {
    let figure = try CanvasStyle.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
    return figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-" + name }
  }

  private func canvas(_ device: String, _ bars: Bars) throws -> Canvas {
    Canvas(
      device: try #require(Device.named(device)), orientation: .portrait, bars: bars)
  }

  @Test func `a canvas shows its bars as high as what they keep`() throws {
    let rows: [(device: String, bars: Bars, name: String, rect: Rect)] = [
      (
        "iPhone 6", Bars(navigation: true), "navigation-bar",
        Rect(x: 0, y: 0, width: 375, height: 64)
      ),
      ("iPhone 6", Bars(tab: true), "bottom-bar", Rect(x: 0, y: 618, width: 375, height: 49)),
      ("iPhone 6", Bars(tool: true), "bottom-bar", Rect(x: 0, y: 623, width: 375, height: 44)),
      ("iPhone X", Bars(tab: true), "bottom-bar", Rect(x: 0, y: 729, width: 375, height: 83)),
      (
        "iPhone X", Bars(navigation: true), "navigation-bar",
        Rect(x: 0, y: 0, width: 375, height: 88)
      ),
    ]
    for row in rows {
      let group = try #require(try group(row.name, on: try canvas(row.device, row.bars)))
      #expect(group.marks.first?.shape == .rect(row.rect))
      #expect(group.marks.last?.stroke?.width == (row.device == "iPhone X" ? 1.0 / 3 : 0.5))
      let line = try #require(group.marks.last?.bounds)
      #expect(row.rect.holds(line, within: 1e-6))
    }
  }

  @Test func `a canvas without bars shows the status bar alone, and that over the others`() throws {
    let bare = try canvas("iPhone 6", Bars())
    #expect(try group("navigation-bar", on: bare) == nil)
    #expect(try group("bottom-bar", on: bare) == nil)
    #expect(try group("status-bar", on: bare) != nil)
    let figure = try CanvasStyle.figure(
      of: Sample.solved(
        "views: {A: {}}", on: try canvas("iPhone 6", Bars(navigation: true, tab: true))),
      FigureRequest(name: "Test", title: "Test"))
    let bars = figure.groups.map(\.id).filter { $0.hasSuffix("bar") }
    #expect(
      bars == [
        Figure.idPrefix(of: "Test") + "-navigation-bar",
        Figure.idPrefix(of: "Test") + "-bottom-bar", Figure.idPrefix(of: "Test") + "-status-bar",
      ])
  }

  @Test func `a table's lines are under its cells and the empty rows after them`() throws {
    let figure = try CanvasStyle.figure(
      of: Sample.solved(
        """
        views:
          T:
            kind: tableView
            autoresizingMask: []
            frame: [0, 100, 300, 200]
            subviews: {C: {kind: tableViewCell}}
        """), FigureRequest(name: "Test", title: "Test"))
    let lines = ["T", "C"].map { name in
      figure.groups.filter { $0.id == Figure.idPrefix(of: "Test") + "-view-" + name }.flatMap(
        \.marks
      )
      .filter { $0.stroke != nil }.compactMap(\.bounds)
    }
    // Rows of 44 points from 100; the table's own begin under its one cell.
    #expect(lines[0].map(\.maxY) == [188, 232, 276])
    #expect(lines[1].map(\.maxY) == [144])
    #expect(lines.joined().map(\.minX) == [15, 15, 15, 15])
    #expect(lines.joined().map(\.maxX) == [300, 300, 300, 300])
  }

  @Test func `bars have a line of a pixel where they end`() throws {
    let frame = Rect(x: 0, y: 100, width: 375, height: 49)
    for (kind, edges) in [
      ("navigationBar", (148.5, 149.0)), ("toolbar", (100, 100.5)), ("tabBar", (100, 100.5)),
    ] {
      let bar = try LookSample("kind: \(kind)", frame: frame)
      let line = try #require(bar.marks.first { $0.stroke != nil }?.bounds)
      #expect(line.minY == edges.0 && line.maxY == edges.1)
      #expect(bar.marks.first?.shape == .rect(frame))
    }
  }

  @Test func `a navigation bar's title is in its middle`() throws {
    let bar = try LookSample(
      "kind: navigationBar, title: Notes", frame: Rect(x: 0, y: 20, width: 375, height: 44))
    let text = try #require(bar.texts().first)
    #expect(text.origin.x > 155 && text.origin.x < 170)
    #expect(text.origin.x + text.width < 215)
  }
}
