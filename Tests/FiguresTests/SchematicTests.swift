import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The guide's own diagrams, drawn from recipes.
struct SchematicTests {
  static let guideRecipes = Repository.recipes.filter { path in
    ["/SimpleConstraints/", "/StackViews/", "/ViewsWithIntrinsicContentSize/"]
      .contains { path.contains($0) }
  }

  private func figure(_ solved: SolvedLayout) throws -> Figure {
    try SchematicStyle.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
  }

  @Test(arguments: guideRecipes)
  func `nothing hides anything in any state, language and orientation`(_ path: String) throws {
    for solved in try Sample.solvedRecipe(at: path) {
      let marks = SchematicMarks(try figure(solved))
      #expect(marks.overlaps == [], "\(solved.layout.circumstances)")
      #expect(marks.outside == [], "\(solved.layout.circumstances)")
    }
  }

  @Test(arguments: guideRecipes)
  func `callouts have the numbers of the list, one at each view of a relation of sizes`(
    _ path: String
  ) throws {
    for solved in try Sample.solvedRecipe(at: path) {
      let layout = solved.layout
      let callouts = SchematicMarks(try figure(solved)).callouts
      let expected = layout.constraints.enumerated().flatMap { index, constraint in
        let isShown = constraint.firstAttribute.isSize && constraint.secondItem != nil
        return [String](repeating: constraint.label ?? "\(index + 1)", count: isShown ? 2 : 1)
      }
      #expect(callouts.map(\.number).sorted() == expected.sorted())
    }
  }

  @Test(arguments: guideRecipes)
  func `views are where they are to each other, and inside what holds them`(
    _ path: String
  ) throws {
    for solved in try Sample.solvedRecipe(at: path) {
      let diagram = try SchematicStyle.diagram(of: solved, .standard)
      #expect(diagram.isClear)
      for (a, box) in diagram.boxes.enumerated() {
        if let parent = box.parent {
          #expect(diagram.frames[parent].contains(diagram.frames[a]), "\(box.name)")
        }
        for (b, other) in diagram.boxes.enumerated() where a != b && box.parent == other.parent {
          #expect(!diagram.frames[a].intersects(diagram.frames[b]), "\(box.name), \(other.name)")
          // Of boxes beside each other the one on the left stays there.
          if box.rect.maxX <= other.rect.minX, box.rect.width > 0, other.rect.width > 0 {
            #expect(diagram.frames[a].maxX <= diagram.frames[b].minX)
          }
        }
      }
    }
  }

  @Test(arguments: 1...200)
  func `nothing hides anything in layouts made at random`(_ seed: Int) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: UInt64(seed)))
    let marks = SchematicMarks(try figure(solved))
    #expect(marks.overlaps == [])
    #expect(marks.outside == [])
  }
}
