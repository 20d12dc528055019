import LayoutModel
import Recipes
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

  /// A bar with a back button, and the places of its chevron, from its tip, and of its texts.
  private static func backButton(
    _ item: (title: String, back: String, left: String?), direction: LayoutDirection = .leftToRight,
    device: String = "iPhone 14"
  ) throws -> (chevron: [Point], boxes: [String: Rect]) {
    var bars = Self.navigation(item.title, left: item.left)
    bars.navigationItem.back = item.back
    let canvas = Canvas(
      device: try #require(Device.named(device)), orientation: .portrait, direction: direction,
      bars: bars)
    let figure = try FigureStyle.screen.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
    let marks = figure.groups.first { $0.classes == ["ib-navigation-bar"] }?.marks ?? []
    let chevrons = marks.compactMap { mark -> [Point]? in
      guard case .polyline(let points) = mark.shape, points.count == 3 else { return nil }
      return points
    }
    #expect(chevrons.count == 1)
    return (chevrons.first ?? [], boxes("navigation-bar", figure))
  }

  @Test func `a back button has a chevron before its title, mirrored right to left`() throws {
    let (chevron, boxes) = try Self.backButton(("Account", "Settings", nil))
    let title = try #require(boxes["Settings"])
    #expect(chevron[1].x < chevron[0].x && chevron[1].x < chevron[2].x)
    // Its tip is nearer to the edge than other buttons, whose place is at 16.
    #expect(chevron[1].x > 8 && chevron[1].x < 16)
    #expect(chevron[0].x < title.minX && title.minX < 30)
    // 47 points of the status bar, and the middle of the next 44.
    #expect(chevron[1].y == 69)
    #expect((try #require(boxes["Account"]).midX - 195).magnitude < 0.001)
    let mirrored = try Self.backButton(("Account", "Settings", nil), direction: .rightToLeft)
    #expect((mirrored.chevron[1].x - (390 - chevron[1].x)).magnitude < 0.001)
    #expect(
      try (#require(mirrored.boxes["Settings"]).maxX - (390 - title.minX)).magnitude < 0.001)
  }

  @Test(arguments: [
    // A chevron alone, on a circle of glass 44 wide on the last.
    ("", nil, "iPhone 14"), ("", nil, "iPhone 17"),
    // No room for the title beside the bar's own.
    ("All the accounts of this household", nil, "iPhone 14"),
    ("Settings", "Edit all of the accounts", "iPhone 14"),
  ])
  func `a back button without a title or without room for it is its chevron`(
    _ back: String, _ left: String?, _ device: String
  ) throws {
    let (chevron, boxes) = try Self.backButton(("Account details", back, left), device: device)
    #expect(boxes[back] == nil)
    let title = try #require(boxes["Account details"])
    #expect(chevron.allSatisfy { $0.x < (boxes[left ?? ""] ?? title).minX })
  }

  @Test func `a title moves aside before it is cut`() throws {
    // Beside 189 points in the middle of 390 there is no room for a button of more than 100 at both sides.
    let bars = Self.navigation("Reading list of all", left: "All my collections")
    let boxes = Self.boxes("navigation-bar", try Self.figure(bars))
    let (title, button) = (
      try #require(boxes["Reading list of all"]), try #require(boxes["All my collections"])
    )
    #expect(title.minX >= button.maxX + 7.9 && title.maxX <= 374)
    #expect(title.midX > 195)
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
    let symbols = try LookSample(
      "kind: tabBar, items: [{title: A, symbol: house}, {title: B, isSelected: true}, C]",
      frame: Rect(x: 0, y: 0, width: 390, height: 49))
    // The tint is on the second one, whose letter stands in the place of a symbol; a house has none.
    let tint = Color(0x007AFF)
    #expect(symbols.texts().map { $0.fill?.light == tint } == [false, true, true, false, false])
  }

  @Test func `a translated title of a tab keeps its symbol, and a toolbar has none`() throws {
    let recipe = try Sample.recipe(
      """
      views: {Tabs: {kind: tabBar, items: [{title: Home, symbol: house}, {title: Find, isSelected: true}]}}
      constraints: Tabs.Top = Superview.Top
      languages: {de: {views: {Tabs: {items: [Start, Suche]}}}}
      """)
    var request = CanvasRequest()
    request.languages = "de"
    let layout = try #require(recipe.layouts(on: request).first)
    #expect(
      layout.views[1].content.items == [
        TabItem("Start", symbol: "house"), TabItem("Suche", isSelected: true),
      ])
    let fault = #expect(throws: Sample.Fault.self) {
      try Sample.recipe("views: {T: {kind: toolbar, items: [{title: A, symbol: trash}]}}")
    }
    #expect(try #require(fault).description.contains("an item of a toolbar is a title"))
  }
}
