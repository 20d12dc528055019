import Diagnostics
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// The numbers that figures show of constraints.
struct ConstraintNumberTests {
  private static let views = "views: {A View: {}, B View: {}}\n"

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var constraints: String
    var numbers: [String]
    var state: String?
  }

  static let rows = [
    Row(
      testDescription: "none is printed",
      constraints: "constraints: |\n  A View.Width = 10\n  A View.Height = 10", numbers: ["1", "2"]),
    Row(
      testDescription: "the author's are not used again",
      constraints:
        "constraints: |\n  H:|-[aView]-|\n  1. A View.Top = B View.Top\n  3. A View.Height = 10",
      numbers: ["2", "4", "1", "3"]),
    Row(
      testDescription: "a line has one number",
      constraints: "constraints: |\n  2. H:|-[aView]-|\n  A View.Height = 10",
      numbers: ["2", "2", "1"]),
    Row(
      testDescription: "a state renumbers nothing that stays",
      constraints: """
        constraints: |
          A View.Width = 10
          2. A View.Height = 10
          B View.Width = 10
        states:
          Wide:
            deactivate: [2]
            constraints: A View.Height = 20
        """, numbers: ["1", "3", "4"], state: "Wide"),
  ]

  @Test(arguments: rows) func `numbers are unique, in the order of the source`(_ row: Row) throws {
    let file = SourceFile(path: "Sample.yaml", text: Self.views + row.constraints)
    let checked = RecipeFileReader.recipe(in: file, named: "Sample")
    let recipe = try #require(checked.value, "\(checked.diagnostics.map(\.message))")
    let layout = recipe.layout(on: .square, LayoutVariant(state: row.state))
    #expect(layout.constraints.indices.map(layout.shownNumber) == row.numbers)
  }

  @Test func `a number typed twice is an error, unless the first one is replaced`() {
    func ids(_ text: String) -> [String] {
      let file = SourceFile(path: "Sample.yaml", text: Self.views + text)
      return RecipeFileReader.recipe(in: file, named: "Sample").diagnostics.map(\.id)
    }
    let base = "constraints: |\n  1. A View.Width = 10\n  2. A View.Height = 10\n"
    #expect(ids(base) == [])
    #expect(ids(base + "  2. B View.Height = 10\n") == ["duplicate-number"])
    #expect(
      ids(base + "states: {Tall: {constraints: 2. A View.Height = 20}}\n") == ["duplicate-number"])
    #expect(
      ids(base + "states: {Tall: {deactivate: [2], constraints: 2. A View.Height = 20}}\n") == [])
  }
}
