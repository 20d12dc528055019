import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The lines of constraints over controls.
struct ControlLineTests {
  private func figure(_ recipe: String, system: Int) throws -> Figure {
    let canvas = Canvas(
      size: Size(width: 375, height: 300), bars: Bars(status: false), system: system)
    return try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "Test", title: "Test"))
  }

  private func marks(of number: Int, in figure: Figure) -> [Mark] {
    figure.groups.filter { $0.part == .constraint(number - 1) }
      .flatMap(\.marks)
  }

  /// A centre line through a switch, and a line at its trailing edge.
  @Test(arguments: [12, 17, 26], [true, false])
  func `lines stop at the knob of a switch, and have one colour on its track`(
    _ system: Int, _ isOn: Bool
  ) throws {
    let recipe = """
      views:
        L: {kind: label, text: Sound}
        S: {kind: switch, isOn: \(isOn)}
      constraints: |
        1. S.CenterY = L.CenterY
        2. S.Trailing = Superview.TrailingMargin
        3. L.Leading = Superview.LeadingMargin
        4. L.Top = Superview.Top + 100
      """
    let figure = try figure(recipe, system: system)
    let control = try #require(figure.groups.first { $0.title == "S" })
    let frame = try #require(control.frame)
    let knob = try #require(control.marks.last?.box)
    for number in [1, 2] {
      let marks = marks(of: number, in: figure)
      #expect(marks.allSatisfy { $0.role != .rim })
      let lines = marks.flatMap { mark in
        mark.segments.map { (line: $0, color: mark.stroke?.color) }
      }
      #expect(!lines.isEmpty)
      // The trailing edge that constraints see lies a point inside the knob of a switch that is on.
      let inside = knob.insetBy(dx: 1, dy: 0)
      #expect(lines.allSatisfy { $0.line.length(inside: inside) == 0 })
      // Beside the round ends of the track a line lies on the ground.
      let (track, radius) = (frame.insetBy(1), frame.height / 2 - 1)
      let colors = lines.filter { track.holds($0.line.place(at: 0.5), radius: radius) }
        .compactMap(\.color)
      #expect(Set(colors).count <= 1)
    }
    // The centre line comes as near to the knob as to a text, at its side with more of the track.
    let reach = marks(of: 1, in: figure).flatMap(\.segments).map {
      isOn ? knob.minX - $0.to.x : $0.from.x - knob.maxX
    }
    #expect(reach.contains { 2 <= $0 && $0 <= 3.5 })
  }

  /// A line along the track, and one across its middle.
  @Test func `no line runs along the track of a slider`() throws {
    let recipe = """
      views:
        L: {kind: label, text: Sound}
        S: {kind: slider, value: 0.7}
      constraints: |
        1. S.CenterY = L.CenterY
        2. S.CenterX = Superview.CenterX
        3. L.Leading = Superview.LeadingMargin
        4. L.Top = Superview.Top + 100
      """
    let figure = try figure(recipe, system: 17)
    let control = try #require(figure.groups.first { $0.title == "S" })
    let track = try #require(control.marks.dropLast(4).compactMap(\.box).first)
    #expect(track.width > 40 && track.height < 5)
    for number in 1...2 {
      let lines = marks(of: number, in: figure).flatMap(\.segments)
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0.length(inside: track) == 0 })
    }
  }

  /// Dots of 7 points and 9 apart are as wide as the frame; nothing says at which height it lies.
  @Test func `the outline of a page control does not cut its dots`() throws {
    let recipe = """
      views: {P: {kind: pageControl, numberOfPages: 4}}
      constraints: P.CenterX = Superview.CenterX
      """
    let figure = try figure(recipe, system: 17)
    let dots = try #require(figure.groups.first { $0.title == "P" }).marks.compactMap(\.box)
    let outline = try #require(figure.groups.first { $0.has(.edge) && $0.part != nil }).marks
      .flatMap(\.segments)
    #expect(dots.count == 4 && outline.count > 4)
    for line in outline { #expect(dots.allSatisfy { line.length(inside: $0) == 0 }) }
  }
}
