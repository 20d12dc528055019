import Diagnostics
import RecipeFiles
import Recipes
import Testing

/// A text can hold more constraints than a figure can show or a machine keep.
struct ConstraintLimitTests {
  @Test func `more lines than are read are refused in a word`() {
    let text =
      "views: {A: , B: }\nconstraints: |\n"
      + String(repeating: "  A.Top = B.Top\n", count: 200_001)
    let file = SourceFile(path: "A.yaml", text: text)
    let checked = RecipeFileReader.recipe(in: file, named: "A")
    #expect(checked.value == nil)
    #expect(
      checked.diagnostics.map(\.message) == [
        "these are 200001 lines of constraints, and at most 200000 are read"
      ])
  }
}
