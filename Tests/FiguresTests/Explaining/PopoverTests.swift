import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The popovers that make constraints.
struct PopoverTests {
  /// Three spaces, two of which two constraints make, a width that is a multiple, and an alignment.
  @Test func `the popover has the values that make the view's constraints`() throws {
    let solved = try Sample.solved(InspectorTests.recipe)
    let settings = PinSettings(1, in: solved, FigurePhrases())
    #expect(
      settings.spaces.map { $0.space.isUsed ? $0.space.text : "" } == [
        "20", "0", "Default", "Default",
      ])
    #expect(settings.usesMargins)
    // Of the two views with equal widths, and not of the label and its field.
    #expect(settings.alignment == .leadingEdges)
    #expect(settings.relations.map(\.isOn) == [true, false, false])
    #expect(settings.relations.map(\.isEnabled) == [true, true, true])
    #expect(settings.count == 6)
    #expect(try ExplainedFigures.texts(.pin, "First Name").contains("Add 6 Constraints"))
    let other = PinSettings(3, in: solved, FigurePhrases())
    #expect(other.sizes.map(\.isOn) == [true, false] && other.sizes[0].value == "150")
  }

  /// As in a picture of Xcode's: the field has a baseline with the label, and no size of another view.
  @Test func `what needs two views is grey for one`() throws {
    let settings = PinSettings(2, in: try Sample.solved(InspectorTests.recipe), FigurePhrases())
    #expect(settings.relations.map(\.isEnabled) == [false, false, true])
    #expect(!settings.hasOthers && settings.alignment == nil)
    #expect(settings.count == settings.spaces.count(where: \.space.isUsed))
  }

  /// The words of a picture of Xcode's.
  ///
  /// The view lies 44 points below the screen's edge, of which 20 are the status bar, so 24 below the guide.
  @Test func `the menu of a field names what a space can count to`() throws {
    let recipe = """
      views: {A: {}}
      constraints: |
        1. A.Top = Top Layout Guide.Bottom + 24
        2. A.Leading = Superview.LeadingMargin
        3. A.Width = 100
        4. A.Height = 100
      """
    let device = try #require(Device.named("iPhone 6"))
    let canvas = Canvas(device: device, orientation: .portrait)
    var request = FigureRequest(name: "T", title: "T")
    (request.explained, request.details) = ("A", [.menu])
    let figure = try FigureStyle.pin.figure(of: Sample.solved(recipe, on: canvas), request)
    let lines = [
      "Use Standard Value", "Use Current Canvas Value", "Superview (current distance = 44)",
      "Top Layout Guide (current distance = 24)",
    ]
    #expect(figure.lines.suffix(4) == lines)
    // The popover goes on below the menu no further than its spaces, of whose words the menu covers some.
    #expect(
      figure.lines.dropLast(4) == [
        "Add New Constraints", "24", "0", "Spacing", "Constrain to margins",
      ])
    #expect(figure.textFaults == [])
  }

  /// The menu of a field at the bottom lies over rows of the popover's middle.
  @Test func `a menu that opens further down has more of the popover behind it`() throws {
    let recipe = """
      canvas: {size: [200, 200], bars: {status: false}}
      views: {A: {}}
      constraints: |
        1. Superview.Bottom = A.Bottom + 24
      """
    var request = FigureRequest(name: "T", title: "T")
    (request.explained, request.details) = ("A", [.menu])
    let figure = try FigureStyle.pin.figure(of: Sample.solved(recipe), request)
    #expect(figure.lines.contains("Width") && figure.lines.contains("Height"))
    #expect(!figure.lines.contains("Equal Widths"))
    // Of a label that begins shortly before the menu, no part of a word is left.
    #expect(!figure.lines.contains { "Constrain to margins".hasPrefix($0) })
    #expect(figure.textFaults == [])
  }

  @Test func `the popover of alignments has those of the view`() throws {
    let alignments = ViewConstraints(3, in: try Sample.solved(InspectorTests.recipe)).alignments
    #expect(alignments.map(\.phrase) == [.leadingEdges, .horizontallyInContainer])
    #expect(try ExplainedFigures.texts(.align, "Middle Name").contains("Add 2 Constraints"))
  }

  /// In Xcode, an alignment with a sibling can be chosen while both are selected.
  @Test func `a ticked row of siblings enables all of them`() throws {
    let solved = try Sample.solved(InspectorTests.recipe)
    func enabled(_ view: Int) -> [[Bool]] {
      AlignStyle.rows(of: view, in: solved, FigurePhrases()).map { $0.map(\.isEnabled) }
    }
    let all = [[true, true, true, true], [true, true, true], [true, true]]
    #expect(enabled(1) == all && enabled(2) == all)
    let alone = try Sample.solved(
      "views: {A: {}}\nconstraints: A.CenterX = Superview.CenterX + 5\n")
    let rows = AlignStyle.rows(of: 1, in: alone, FigurePhrases())
    #expect(
      rows.map { $0.map(\.isEnabled) } == [
        [false, false, false, false], [false, false, false], [true, true],
      ])
    #expect(rows[2].map(\.isOn) == [true, false] && rows[2][0].value == "5")
  }

  @Test func `each row has a picture of its own`() throws {
    let solved = try Sample.solved(InspectorTests.recipe)
    let pin = PinSettings(1, in: solved, FigurePhrases())
    let rows =
      AlignStyle.rows(of: 1, in: solved, FigurePhrases()).flatMap { $0 } + pin.sizes + pin.relations
    let pictures = rows.map { $0.icon.marks(at: Point(x: 0, y: 0)) }
    #expect(Set(pictures).count == 14)
    let tile = Rect(x: -7.5, y: -7.5, width: 15, height: 15)
    for marks in pictures { #expect(tile.insetBy(-0.01).contains(marks.ink)) }
  }

  /// A view 10 points right of a sibling and 30 above the edge, without constraints.
  @Test func `a space without a constraint is that to the nearest neighbor`() throws {
    let solved = try Sample.solved(
      """
      canvas: {size: [200, 200], bars: {status: false}}
      views:
        A: {autoresizingMask: [], frame: [20, 50, 50, 50]}
        B: {autoresizingMask: [], frame: [80, 60, 50, 110]}
      """, on: Canvas(size: Size(width: 200, height: 200)))
    let spaces = NeighborSpaces(2, in: solved, usesMargins: false)
    #expect(PinSettings.Side.allCases.map(spaces.space) == [60, 10, 70, 30])
  }
}
