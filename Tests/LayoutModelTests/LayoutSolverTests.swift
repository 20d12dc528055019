import LayoutModel
import TestSupport
import Testing
import Typesetting

struct LayoutSolverTests {
  static let recipes = [satisfied, unsatisfiable, ambiguous]

  /// Too wide for some devices, with a margin that some versions of iOS place in the safe area.
  private static let unsatisfiable = """
    views: {A: {}}
    constraints: |
      A.Leading = Superview.LeadingMargin
      A.Width = 380
      A.Trailing <= Superview.TrailingMargin
      A.Top = Superview.TopMargin
      A.Height = 10
    """

  private static let ambiguous = """
    views: {A: {kind: label, text: A}, B: {kind: switch}}
    constraints: |
      A.Leading = Superview.LeadingMargin
      B.Leading = A.Trailing + 8
      B.Trailing = Superview.TrailingMargin
      A.Top = Superview.Top @750
      A.Bottom = Superview.Top @750
    """

  private static let satisfied = """
    canvas: {bars: {navigation: true}}
    views:
      Field: {kind: textField}
      Switch: {kind: switch}
      Notes: {kind: label, text: A text that is broken into several lines, numberOfLines: 0}
    constraints: |
      Field.Leading = Superview.LeadingMargin
      Field.Trailing = Superview.TrailingMargin
      Field.Top = Safe Area.Top + 8
      Switch.CenterX = Superview.CenterX
      Switch.Top = Field.Bottom + 8
      Notes.Leading = Superview.LeadingMargin
      Notes.Width = 0.3 x Superview.Width
      Notes.Top = Switch.Bottom + 8
    """

  @Test(arguments: recipes, Orientation.allCases)
  func `layouts that were solved before have the frames and findings they have alone`(
    _ recipe: String, _ orientation: Orientation
  ) throws {
    let sample = try Sample.layout(recipe)
    var solver = LayoutSolver()
    for device in Device.all {
      var layout = sample
      layout.canvas = Canvas(device: device, orientation: orientation)
      #expect(
        try solver.solve(layout, typesetter: .standard) == LayoutEngine.solve(layout), "\(device)")
    }
  }

  @Test func `layouts on canvases that differ in the device's name alone are equal`() throws {
    func canvas(_ name: String) throws -> Canvas { try .device(name) }
    #expect(try canvas("iPhone 12").withoutName == canvas("iPhone 12 Pro").withoutName)
    // Of iOS 14 and 15, of other insets, of another scale.
    #expect(try canvas("iPhone 12").withoutName != canvas("iPhone 13").withoutName)
    #expect(try canvas("iPhone X").withoutName != canvas("iPhone 12 mini").withoutName)
    #expect(try canvas("iPhone XR").withoutName != canvas("iPhone XS Max").withoutName)
  }
}
