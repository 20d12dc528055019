import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// What navigation, tab and tool bars show, in points.
struct BarContentTests {
  /// A phone of 390 points with bars.
  private static func figure(
    _ bars: Bars, _ style: FigureStyle = .screen, direction: LayoutDirection = .leftToRight,
    orientation: Orientation = .portrait
  ) throws -> Figure {
    let device = try #require(Device.named("iPhone 14"))
    let canvas = Canvas(
      device: device, orientation: orientation, direction: direction, bars: bars)
    return try style.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
  }

  private static func navigation(
    _ title: String?, left: String? = nil, right: String? = nil, isLarge: Bool = false
  ) -> Bars {
    var bars = Bars(navigation: true)
    (bars.navigationItem.title, bars.navigationItem.left) = (title, left)
    (bars.navigationItem.right, bars.navigationItem.hasLargeTitle) = (right, isLarge)
    return bars
  }

  private static func tabs(_ titles: [String]) -> Bars {
    var bars = Bars(tab: true)
    bars.tabItems = titles.map { TabItem($0) }
    return bars
  }

  /// The boxes of the texts of a bar, by their texts.
  private static func boxes(_ name: String, _ figure: Figure) -> [String: Rect] {
    let marks = figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-" + name }?.marks
    let texts = (marks ?? []).compactMap { mark -> (String, Rect)? in
      guard case .text(let line, _, _) = mark.shape, let box = mark.captionBox else { return nil }
      return (line.text, box)
    }
    return Dictionary(texts) { first, _ in first }
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `a navigation bar has its title in the middle and its buttons at the sides`(
    _ style: FigureStyle
  ) throws {
    let bars = Self.navigation("Settings", left: "Back", right: "Edit")
    let boxes = Self.boxes("navigation-bar", try Self.figure(bars, style))
    let title = try #require(boxes["Settings"])
    #expect((title.midX - 195).magnitude < 0.001)
    // 47 points of the status bar, and the middle of the next 44.
    #expect((title.midY - 69).magnitude < 2)
    #expect(boxes["Back"]?.minX == 16)
    #expect(try (#require(boxes["Edit"]).maxX - 374).magnitude < 0.001)
    let mirrored = Self.boxes(
      "navigation-bar", try Self.figure(bars, style, direction: .rightToLeft))
    #expect(mirrored["Edit"]?.minX == 16)
    #expect(try (#require(mirrored["Back"]).maxX - 374).magnitude < 0.001)
  }

  @Test func `a large title lies below the buttons, but not on a phone on its side`() throws {
    let bars = Self.navigation("Settings", right: "Edit", isLarge: true)
    let boxes = Self.boxes("navigation-bar", try Self.figure(bars))
    #expect(boxes["Settings"]?.minX == 16)
    // Below 47 + 44 points, in the next 52.
    #expect(try (#require(boxes["Settings"]).midY - 117).magnitude < 4)
    let low = Self.boxes("navigation-bar", try Self.figure(bars, orientation: .landscape))
    #expect(try (#require(low["Settings"]).midX - 422).magnitude < 0.001)
  }

  @Test(arguments: [
    // 47 + 44, with 52 more for a large title; 32 on its side.
    (Self.navigation(nil), 91.0, 32.0), (Self.navigation("A", isLarge: true), 143, 32),
    (Bars(), 47, 0),
  ])
  func `a safe area begins below the bar`(
    _ row: (bars: Bars, portrait: Double, landscape: Double)
  ) throws {
    let device = try #require(Device.named("iPhone 14"))
    let tops = Orientation.allCases.map {
      Canvas(device: device, orientation: $0, bars: row.bars).safeAreaInsets.top
    }
    #expect(tops == [row.portrait, row.landscape])
  }

  @Test func `items of a tab bar have equal widths, and the first is selected`() throws {
    let figure = try Self.figure(Self.tabs(["Home", "Search", "Profile"]))
    let boxes = Self.boxes("bottom-bar", figure)
    let middles = try ["Home", "Search", "Profile"].map { try #require(boxes[$0]).midX }
    for (middle, expected) in zip(middles, [65.0, 195, 325]) {
      #expect((middle - expected).magnitude < 0.001)
    }
    // Upright the bar is 49 points above the home indicator's 34.
    #expect(try #require(boxes["Home"]).maxY < 844 - 34)
    let mirrored = Self.boxes(
      "bottom-bar",
      try Self.figure(Self.tabs(["Home", "Search", "Profile"]), direction: .rightToLeft))
    #expect(try (#require(mirrored["Home"]).midX - 325).magnitude < 0.001)
  }

  @Test func `items of a toolbar are at its ends and at equal distances`() throws {
    var bars = Bars(tool: true)
    bars.toolItems = ["Share", "Add", "Delete"]
    let boxes = Self.boxes("bottom-bar", try Self.figure(bars))
    let (share, add, delete) = (
      try #require(boxes["Share"]), try #require(boxes["Add"]), try #require(boxes["Delete"])
    )
    #expect(share.minX == 16)
    #expect((delete.maxX - 374).magnitude < 0.001)
    #expect((add.minX - share.maxX - (delete.minX - add.maxX)).magnitude < 0.001)
  }

  @Test func `views that are bars show the same`() throws {
    let bar = try LookSample(
      "kind: navigationBar, title: Inbox, left: Mailboxes, right: Edit",
      frame: Rect(x: 0, y: 0, width: 390, height: 44))
    #expect(bar.texts().map(\.origin.x).first == 16)
    #expect(bar.texts().count == 3)
    let tabs = try LookSample(
      "kind: tabBar, items: [A, B, C]", frame: Rect(x: 0, y: 0, width: 390, height: 49))
    // Three titles, and the letters in the place of symbols.
    #expect(tabs.texts().count == 6)
  }
}
