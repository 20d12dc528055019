import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Buttons with a configuration, since iOS 15.
struct ButtonLookTests {
  private static let frame = Rect(x: 10, y: 20, width: 100, height: 34)

  private func marks(_ keys: String, system: Int = 15, ground: String = "white") throws -> [Mark] {
    let frame = Self.frame
    let recipe = """
      canvas: {system: \(system)}
      root: {backgroundColor: \(ground)}
      views:
        B:
          {kind: button, title: Save, \(keys), autoresizingMask: [],
           frame: [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]}
      """
    let canvas = Canvas(size: Size(width: 300, height: 300), system: system)
    let figure = try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "Test", title: "Test"))
    return try #require(figure.groups.first { $0.title == "B" }).marks
  }

  private func color(_ mark: Mark?) -> DynamicColor? {
    if case .color(let color) = mark?.fill { color } else { nil }
  }

  private static let filled: Set = ["filled", "borderedProminent"]
  static let filling = ButtonConfiguration.allCases.filter { $0 != .plain }.map(\.rawValue)

  @Test(
    arguments: filling,
    ["label", "systemBackground", "systemGroupedBackground", "red", "yellow", "systemTeal"])
  func `a title can be read in both themes`(_ style: String, _ ground: String) throws {
    let marks = try marks("style: \(style)", ground: ground)
    let recipe = "views: {V: {backgroundColor: \(ground)}}"
    let below = try #require(Sample.layout(recipe).views[1].backgroundColor)
    let fill = try #require(color(marks.first)).over(below)
    let title = try #require(color(marks.last))
    // The titles are UIKit's: white, and on tinted and grey fields the tint where it has 2.5.
    let least = Self.filled.contains(style) ? 1.6 : 2.5
    #expect(title.light.contrast(to: fill.light) >= least)
    #expect(title.dark.contrast(to: fill.dark) >= least)
  }

  /// UIKit's titles of filled buttons are white.
  ///
  /// White on yellow, FFCC00 and FFD60A, has contrasts of 1.50 and 1.40.
  @Test(arguments: [
    ("systemPink", 0xFFFFFF), ("systemRed", 0xFFFFFF), ("systemGreen", 0xFFFFFF),
    ("systemOrange", 0xFFFFFF), ("systemTeal", 0xFFFFFF), ("systemYellow", 0x000000),
    ("white", 0x000000), ("'#C7C7CC'", 0xFFFFFF),
  ])
  func `a filled button has a white title on any tint but a light one`(
    _ tint: String, _ title: UInt32
  ) throws {
    for style in ["filled", "borderedProminent"] {
      let marks = try marks("style: \(style), tintColor: \(tint)")
      #expect(color(marks.last) == DynamicColor(title))
    }
    let own = try marks("style: filled, tintColor: \(tint), textColor: '#123456'")
    #expect(color(own.last)?.light == Color(0x123456))
  }

  /// UIKit's own blue is on filled buttons and in the titles of tinted and grey ones, but not where it cannot be read.
  ///
  /// It has 3.3 on the 15 % of itself over white, D9EBFF, and 2.2 on that over yellow, D9C026.
  @Test(arguments: [
    ("filled", "white", 0xFFFFFF as UInt32, 0xFFFFFF as UInt32),
    ("tinted", "systemBackground", 0x007AFF, 0x0A84FF),
    ("gray", "systemGroupedBackground", 0x007AFF, 0x0A84FF),
    ("tinted", "systemYellow", 0x000000, 0x000000),
  ])
  func `without a tint of its own it has the system's`(
    _ style: String, _ ground: String, _ light: UInt32, _ dark: UInt32
  ) throws {
    let marks = try marks("style: \(style)", ground: ground)
    #expect(color(marks.last) == DynamicColor(light, dark: dark))
    let fill = try #require(color(marks.first))
    if style == "filled" { #expect(fill == DynamicColor(0x007AFF, dark: 0x0A84FF)) }
  }

  @Test(arguments: filling)
  func `the background is round, and since iOS 26 at the ends`(_ style: String) throws {
    for (system, radius) in [(15, 6.0), (26, 17)] {
      let marks = try marks("style: \(style)", system: system)
      #expect(marks.first?.shape == .roundedRect(Self.frame, radius: radius))
      #expect(marks.count == 2)
    }
    let own = try marks("style: \(style), cornerRadius: 3, borderWidth: 1")
    #expect(own.first?.shape == .roundedRect(Self.frame, radius: 3))
    #expect(own.last?.shape == .roundedRect(Self.frame.insetBy(0.5), radius: 2.5))
  }

  @Test func `the view's own colour is that of the background`() throws {
    #expect(
      color(try marks("style: filled, backgroundColor: green").first) == DynamicColor(0x1B811D))
    // 0.15 of 255.
    #expect(color(try marks("style: tinted, backgroundColor: green").first)?.light.alpha == 38)
    let yellow = try marks("style: filled, backgroundColor: yellow")
    #expect(color(yellow.last) == DynamicColor(0x000000))
    #expect(try marks("style: plain").count == 1)
  }
}
