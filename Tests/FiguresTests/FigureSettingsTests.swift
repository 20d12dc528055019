import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Crops, emphasis and captions, in every style.
struct FigureSettingsTests {
  private static let recipe = """
    views:
      Red View: {backgroundColor: '#FF0000', frame: [20, 30, 100, 50]}
      Blue View: {backgroundColor: '#0000FF', frame: [200, 300, 60, 70]}
    constraints: |
      1. Red View.Leading = Superview.Leading + 20
      2. Red View.Top = Superview.Top + 30
      3. Red View.Width = 100
      4. Red View.Height = 50
      5. Blue View.Leading = Superview.Leading + 200
      6. Blue View.Top = Superview.Top + 300
      7. Blue View.Width = 60
      8. Blue View.Height = 70
    """

  private func figure(
    _ style: FigureStyle = .canvas, _ set: (inout FigureSettings) -> Void
  ) throws -> Figure {
    let solved = try Sample.solved(Self.recipe)
    var settings = FigureSettings()
    set(&settings)
    return try style.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
      .applying(settings, to: solved.layout)
  }

  @Test func `a crop is the part of the canvas, in whole points`() throws {
    let rect = try figure { $0.crop = .rect(Rect(x: 10.5, y: 20, width: 99, height: 60)) }
    #expect(rect.bounds == Rect(x: 10, y: 20, width: 100, height: 60))
    // 20 - 15, 30 - 15, 100 + 2 x 15, 50 + 2 x 15.
    let around = try figure { $0.crop = .around(["Red View"], margin: 15) }
    #expect(around.bounds == Rect(x: 5, y: 15, width: 130, height: 80))
    let both = try figure { $0.crop = .around(["Red View", "Blue View"], margin: 0) }
    #expect(both.bounds == Rect(x: 20, y: 30, width: 240, height: 340))
  }

  @Test(arguments: FigureStyle.allCases) func `a crop around a view is smaller in every style`(
    _ style: FigureStyle
  ) throws {
    let whole = try figure(style) { _ in }
    let cropped = try figure(style) { $0.crop = .around(["Red View"], margin: 4) }
    #expect(cropped.bounds.width * cropped.bounds.height < whole.bounds.width * whole.bounds.height)
  }

  @Test(arguments: FigureStyle.allCases) func `all but the emphasized is dimmed in every style`(
    _ style: FigureStyle
  ) throws {
    let plain = try figure(style) { _ in }
    let dimmed = try figure(style) { $0.emphasis = ["Red View", "5"] }
    let kept: [LayoutPart?] = [.view(0), .view(1), .constraint(4)]
    for (old, new) in zip(plain.groups, dimmed.groups) where !old.marks.isEmpty {
      let isKept = kept.contains(old.part) && old.part != nil || old.classes.contains("ib-ground")
      #expect((old == new) == isKept, "\(old.id)")
    }
  }

  /// A quarter of red and three quarters of white.
  @Test func `a dimmed colour is nearly the ground's`() throws {
    let dimmed = try figure { $0.emphasis = ["Blue View"] }
    let red = try #require(dimmed.groups.first { $0.part == .view(1) }?.marks.first)
    guard case .color(let color)? = red.fill else {
      Issue.record("no colour")
      return
    }
    #expect(color.light == Color(0xFFBFBF))
  }

  @Test func `a caption stands below the figure, in its middle`() throws {
    let plain = try figure { _ in }
    let figure = try FigureCaption.figure(plain, "Two views")
    #expect(figure.bounds.minY == plain.bounds.minY)
    #expect(figure.bounds.maxY > plain.bounds.maxY)
    let texts = figure.groups.last?.marks.compactMap(\.captionBox) ?? []
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { abs($0.midX - plain.bounds.midX) < 0.01 })
    #expect(texts.allSatisfy { $0.minY > plain.bounds.maxY && $0.maxY < figure.bounds.maxY })
  }
}
