import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Diagrams that stand side by side.
struct SchematicRowTests {
  private static let places = """
    views: {A: {backgroundColor: lightGray}}
    constraints: |
      1. A.Leading = Superview.Leading + 60
      3. A.Top = Superview.Top + 60
      4. Superview.Bottom = A.Bottom + 60

    """
  /// On 375 points all three make a view of 375 - 2 x 60 = 255.
  private static let thirds = [
    "  2. A.CenterX = Superview.CenterX", "  2. A.Width = 255",
    "  2. Superview.Trailing = A.Trailing + 60",
  ]

  private func frames(_ recipes: [String], size: Size) throws -> [[Rect]] {
    let solved = try recipes.map { try Sample.solved($0, on: Canvas(size: size)) }
    let requests = recipes.map { FigureRequest(name: $0, title: "T") }
    return try FigureStyle.schematic.figures(of: solved, requests).map { figure in
      figure.groups.filter(\.isView).compactMap(\.frame)
    }
  }

  @Test func `one view has one size and one place in all diagrams of a row`() throws {
    let recipes = Self.thirds.map { Self.places + $0 }
    let frames = try frames(recipes, size: Size(width: 375, height: 667))
    #expect(frames.allSatisfy { $0 == frames[0] }, "\(frames)")
    #expect(frames[0].count == 2)
  }

  /// The view is as wide in both, and twice as high in the second one.
  @Test func `what differs in the layouts differs in the diagrams`() throws {
    let recipes = [100, 200].map {
      """
      views: {A: {backgroundColor: red}}
      constraints: |
        1. A.Leading = Superview.Leading + 60
        2. A.Top = Superview.Top + 60
        3. A.Width = 120
        4. A.Height = \($0)
      """
    }
    let views = try frames(recipes, size: Size(width: 375, height: 667)).map { $0[1] }
    #expect(views[0].width == views[1].width)
    #expect(views[0].origin == views[1].origin)
    #expect(views[0].height < views[1].height)
  }

  /// A row is no worse than its diagrams alone.
  @Test(arguments: Repository.recipes)
  func `a row of states hides nothing more`(_ path: String) throws {
    let solved = try Sample.solvedRecipe(at: path, languages: nil).filter {
      $0.layout.canvas.orientation != .landscape
    }
    guard solved.count > 1 else { return }
    func diagram(_ index: Int, _ other: Schematic.Diagram?) throws -> Schematic.Diagram {
      try Schematic.Diagram.diagram(of: solved[index], .standard, like: other)
    }
    let row = try Schematic.Diagram.row(of: solved.count, diagram)
    for (index, own) in row.enumerated() {
      #expect(own.rank <= (try diagram(index, nil).rank))
    }
  }
}
