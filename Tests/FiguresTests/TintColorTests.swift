import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The tint colour of views and of their superviews, green (#1B811D) here.
struct TintColorTests {
  private static func fills(_ root: String, _ view: String, system: Int = 17) throws -> Set<Color> {
    let solved = try Sample.solved(
      """
      canvas: {size: [320, 480], system: \(system)}
      root: {\(root)}
      views:
        Holder:
          backgroundColor: white
          frame: [0, 0, 300, 300]
          autoresizingMask: []
          subviews: {V: {\(view), frame: [10, 10, 200, 40], autoresizingMask: []}}
      """, on: Canvas(size: Size(width: 320, height: 480), system: system))
    let figure = try FigureStyle.screen.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    let marks = figure.groups.filter { $0.classes == ["ib-view"] }.flatMap(\.marks)
    return Set(marks.flatMap { [$0.fill?.light, $0.stroke?.color.light] }.compactMap(\.self))
  }

  private static let green = Color(0x1B811D)

  @Test(arguments: [
    ("kind: button, title: Go", 17), ("kind: button, style: filled, title: Go", 17),
    ("kind: slider", 17), ("kind: progressView", 17), ("kind: segmentedControl", 12),
    ("kind: stepper", 12), ("kind: tabBar, items: [A, B]", 17),
    ("kind: navigationBar, title: A, left: B", 17),
  ])
  func `controls have the tint colour of their superviews`(_ view: String, _ system: Int) throws {
    #expect(!(try Self.fills("", view, system: system).contains(Self.green)))
    #expect(try Self.fills("tintColor: green", view, system: system).contains(Self.green))
    // Their own counts first.
    let own = try Self.fills("tintColor: red", view + ", tintColor: green", system: system)
    #expect(own.contains(Self.green) && !own.contains(Color(0xCC3333)))
  }

  @Test func `a switch has its own colour, and texts have their own`() throws {
    let on = try Self.fills("tintColor: red", "kind: switch, onTintColor: green")
    #expect(on.contains(Self.green) && !on.contains(Color(0xCC3333)))
    let text = try Self.fills("tintColor: red", "kind: button, title: Go, textColor: green")
    #expect(text.contains(Self.green) && !text.contains(Color(0xCC3333)))
  }
}
