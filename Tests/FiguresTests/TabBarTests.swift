import Foundation
import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Tab bars with symbols, on phones and pads.
struct TabBarTests {
  private static let items = [
    TabItem("Listen", symbol: "headphones"), TabItem("Browse", symbol: "house", isSelected: true),
    TabItem("Other"),
  ]

  private func marks(
    _ device: String, _ orientation: Orientation, items: [TabItem] = items
  ) throws -> (marks: [Mark], canvas: Canvas) {
    var bars = Bars(tab: true)
    bars.tabItems = items
    let canvas = Canvas(
      device: try #require(Device.named(device)), orientation: orientation, bars: bars)
    let figure = try FigureStyle.screen.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
    let group = figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-bottom-bar" }
    return (try #require(group?.marks), canvas)
  }

  private func box(_ text: String, _ marks: [Mark]) throws -> Rect {
    try #require(
      marks.compactMap { mark -> Rect? in
        guard case .text(let line, _, _) = mark.shape, line.text == text else { return nil }
        return mark.captionBox
      }.first)
  }

  /// Strokes of symbols are no capsules and no lines of a bar.
  private func symbols(_ marks: [Mark]) -> [Rect] {
    marks.compactMap { mark in
      guard let box = mark.box, mark.stroke != nil, box.width <= 24, box.height <= 24 else {
        return nil
      }
      return box
    }
  }

  @Test(arguments: SystemSymbol.allCases)
  func `a symbol lies in its square`(_ symbol: SystemSymbol) {
    let square = Rect(x: 10, y: 20, width: 24, height: 24)
    let marks = SymbolDrawing.marks(of: symbol, in: square, color: DynamicColor(0))
    #expect(!marks.isEmpty)
    for mark in marks {
      let box = mark.box
      #expect(box.map { square.insetBy(-0.5).contains($0) } == true, "\(String(describing: box))")
    }
    #expect(SystemSymbol(named: symbol.rawValue + ".fill") == symbol)
  }

  /// UIKit blurs what is behind a bar; no text is seen through one.
  @Test(arguments: [(14, Orientation.portrait), (18, .landscape), (26, .portrait)])
  func `nothing is seen through a bar or glass`(_ system: Int, _ orientation: Orientation) throws {
    var bars = Bars(navigation: true, tab: true)
    (bars.tabItems, bars.navigationItem.right) = (Self.items, "Edit")
    var canvas = Canvas(
      device: try #require(Device.named("iPhone 17")), orientation: orientation, bars: bars)
    canvas.system = system
    let cells = (0..<20).map { "C\($0): {kind: tableViewCell, text: Row}" }.joined(separator: ", ")
    let figure = try FigureStyle.screen.figure(
      of: Sample.solved(
        """
        views: {T: {kind: tableView, subviews: {\(cells)}}}
        constraints: |
          T.Leading = Superview.Leading
          T.Trailing = Superview.Trailing
          T.Top = Superview.Top
          T.Bottom = Superview.Bottom
        """, on: canvas), FigureRequest(name: "Test", title: "Test"))
    let marks = figure.groups.filter {
      $0.id.hasSuffix("-bottom-bar") || $0.id.hasSuffix("-navigation-bar")
    }.flatMap(\.marks)
    let fields = marks.filter { mark in
      switch mark.shape {
      // A selected item is tinted on the bar's own field.
      case .rect, .roundedRect: mark.stroke != nil || mark.shape.isRect
      case .shadow, .frame, .circle, .capsule, .segments, .polyline, .text, .symbol: false
      }
    }.compactMap { mark -> DynamicColor? in
      if case .color(let color) = mark.fill { color } else { nil }
    }
    #expect(!fields.isEmpty)
    #expect(fields.allSatisfy { $0.light.alpha == 255 && $0.dark.alpha == 255 })
  }

  /// What is above a bar is seen whole.
  ///
  /// Below its upper edge a page fades into its own ground, whatever lies on it.
  @Test(arguments: [Orientation.portrait, .landscape], ["white", "darkGray", "systemYellow"])
  func `what scrolls fades into its ground below a bar of glass`(
    _ orientation: Orientation, _ ground: String
  ) throws {
    var bars = Bars(tab: true)
    bars.tabItems = Self.items
    let canvas = Canvas(
      device: try #require(Device.named("iPhone 17")), orientation: orientation, bars: bars)
    let solved = try Sample.solved(
      """
      views:
        Page:
          kind: scrollView
          backgroundColor: \(ground)
          subviews: {Photo: {backgroundColor: '#885533'}}
          constraints: |
            Photo.Top = Superview.Top + 8
            Photo.Leading = Superview.Leading + 20
            Photo.Trailing = Superview.Trailing - 20
            Photo.Bottom = Superview.Bottom - 8
            Photo.Width = 300
            Photo.Height = 1200
      constraints: |
        Page.Leading = Superview.Leading
        Page.Trailing = Superview.Trailing
        Page.Top = Superview.Top
        Page.Bottom = Superview.Bottom
      """, on: canvas)
    let figure = try FigureStyle.screen.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    let color = try #require(
      solved.layout.views.first { $0.name == "Page" }?.backgroundColor)
    let bar = try #require(figure.groups.first { $0.id.hasSuffix("-bottom-bar") }).marks
    let fields = bar.filter { $0.shape.isRect && $0.box?.width == canvas.size.width }
    let top = canvas.size.height - canvas.safeAreaInsets.bottom
    #expect(fields.first?.fill == .gradient(top: color.opacity(0), bottom: color))
    #expect(fields.last?.fill == .color(color))
    #expect(fields.first?.box?.minY == top && fields.last?.box?.maxY == canvas.size.height)
  }

  @Test func `the page on bars lists the symbols`() throws {
    let page = try String(
      contentsOfFile: Repository.root + "/docs/bars.md", encoding: .utf8)
    let list = try #require(page.split(separator: "```text\n").last?.split(separator: "```").first)
    #expect(
      list.split { $0.isWhitespace }.map(String.init)
        == SystemSymbol.allCases.map(\.rawValue).sorted())
  }

  /// The home indicator of an iPhone 17 Pro on its side takes 20 points.
  @Test(arguments: ["iPhone 17 Pro", "iPhone 14", "iPhone 8"])
  func `on a phone on its side symbols are before titles, above the home indicator`(
    _ device: String
  ) throws {
    let (marks, canvas) = try marks(device, .landscape)
    let title = try box("Browse", marks)
    let all = symbols(marks)
    let own = all.filter { $0.maxX <= title.minX && $0.minX > title.minX - 30 }
    let symbol = try #require(own.reduce(own.first) { $0?.union($1) })
    #expect((symbol.midY - title.midY).magnitude < 3)
    let indicator = canvas.homeIndicatorFrame?.minY ?? canvas.size.height
    #expect(marks.compactMap(\.captionBox).allSatisfy { $0.maxY < indicator } && !all.isEmpty)
    // In the middle of the bar.
    let first = try box("Listen", marks)
    let last = try box("Other", marks)
    let width = canvas.size.width
    #expect(((first.minX - 24 + last.maxX) / 2 - width / 2).magnitude < 8)
  }

  @Test func `on a pad items stand in the middle, symbols before titles`() throws {
    let (marks, canvas) = try marks("iPad mini", .portrait)
    let (first, last) = (try box("Listen", marks), try box("Other", marks))
    #expect(first.minX > canvas.size.width / 4 && last.maxX < canvas.size.width * 3 / 4)
    #expect(symbols(marks).contains { $0.maxX <= first.minX && $0.maxX > first.minX - 12 })
  }

  @Test func `on an upright phone symbols are over titles, spread over the bar`() throws {
    let (marks, canvas) = try marks("iPhone 14", .portrait)
    let share = canvas.size.width / 3
    for (index, title) in ["Listen", "Browse", "Other"].enumerated() {
      let place = try box(title, marks)
      #expect((place.midX - share * (Double(index) + 0.5)).magnitude < 0.001)
    }
    let title = try box("Browse", marks)
    #expect(
      symbols(marks).contains { $0.maxY < title.minY && ($0.midX - title.midX).magnitude < 2 })
  }

  /// The tint is on the chosen item alone; without a choice on the first.
  @Test func `the selected item has the tint`() throws {
    func color(_ text: String, _ items: [TabItem]) throws -> Paint? {
      try marks("iPhone 14", .portrait, items: items).marks.first { mark in
        guard case .text(let line, _, _) = mark.shape else { return false }
        return line.text == text
      }?.fill
    }
    let tint = try #require(try color("Browse", Self.items))
    #expect(try color("Listen", Self.items) != tint)
    #expect(try color("A", [TabItem("A"), TabItem("B")]) == tint)
    #expect(try color("B", [TabItem("A"), TabItem("B")]) != tint)
  }

  @Test func `an item without a known symbol has a letter`() throws {
    let items = [TabItem("Home", symbol: "unheard"), TabItem("other")]
    let marks = try marks("iPhone 14", .portrait, items: items).marks
    let letter = try box("U", marks)
    // Squares of symbols begin on whole points.
    #expect(try (letter.midX - box("Home", marks).midX).magnitude <= 0.5)
    #expect(try (box("O", marks).midX - box("other", marks).midX).magnitude <= 0.5)
  }

  @Test(arguments: [("iPad mini", 20.0), ("iPhone 14", 16), ("iPhone 8 Plus", 20)])
  func `items of a navigation bar are at the device's margin`(
    _ device: String, _ margin: Double
  ) throws {
    var bars = Bars(navigation: true)
    (bars.navigationItem.left, bars.navigationItem.right) = ("Back", "Edit")
    let canvas = Canvas(
      device: try #require(Device.named(device)), orientation: .portrait, bars: bars)
    let figure = try FigureStyle.screen.figure(
      of: Sample.solved("views: {A: {}}", on: canvas), FigureRequest(name: "Test", title: "Test"))
    let marks = figure.groups.flatMap(\.marks)
    #expect(try box("Back", marks).minX == margin)
    #expect(try (box("Edit", marks).maxX - (canvas.size.width - margin)).magnitude < 0.001)
  }

  @Test func `a language has its texts of bars`() throws {
    let recipe = try Sample.recipe(
      """
      canvas:
        device: iPhone 15
        orientations: portrait
        bars:
          navigation: {title: Checkout, left: Cart}
          tab: [{title: Home, symbol: house}, {title: Search, isSelected: true}]
      views: {A: {}}
      constraints: A.Top = Superview.Top
      languages:
        de:
          bars: {navigation: {title: Kasse}, tab: [Start, Suche, zu viel]}
      """)
    var request = CanvasRequest()
    request.languages = "de"
    let bars = try #require(recipe.layouts(on: request).first).canvas.bars
    #expect(bars.navigationItem.texts == ["Kasse", "Cart"])
    #expect(
      bars.tabItems == [
        TabItem("Start", symbol: "house"), TabItem("Suche", isSelected: true),
      ])
    let own = try #require(recipe.layouts(on: CanvasRequest()).first).canvas.bars
    #expect(own.navigationItem.title == "Checkout" && own.tabItems[0].title == "Home")
  }
}

extension Shape {
  fileprivate var isRect: Bool { if case .rect = self { true } else { false } }
}
