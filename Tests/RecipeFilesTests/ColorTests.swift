import Diagnostics
import LayoutModel
import RecipeFiles
import Recipes
import Testing

/// Colours of recipes, for one theme and for both.
struct ColorTests {
  private func read(_ color: String, colors: String = "{}") throws -> Recipe {
    let text = "colors: \(colors)\nviews: {A: {backgroundColor: \(color)}}\n"
    return try #require(
      RecipeFileReader.recipe(in: SourceFile(path: "A.yaml", text: text), named: "A").value)
  }

  @Test(arguments: [
    ("red", DynamicColor(0xCC3333)), ("\"#123456\"", DynamicColor(0x123456)),
    ("{light: \"#E5E5EA\", dark: \"#2C2C2E\"}", DynamicColor(0xE5E5EA, dark: 0x2C2C2E)),
    ("{dark: white, light: black}", DynamicColor(0x000000, dark: 0xFFFFFF)),
    ("systemblue", DynamicColor(0x007AFF, dark: 0x0A84FF)),
    ("{light: systemBlue, dark: systemBlue}", DynamicColor(0x007AFF, dark: 0x0A84FF)),
    ("brand", DynamicColor(0x102030, dark: 0x405060)),
    (
      "separator",
      // Apple: 29 and 60 parts of a hundred.
      DynamicColor(
        light: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 74),
        dark: Color(red: 0x54, green: 0x54, blue: 0x58, alpha: 153))
    ),
  ])
  func `a colour has a light and a dark side`(_ row: (text: String, color: DynamicColor)) throws {
    let colors = "{brand: {light: \"#102030\", dark: \"#405060\"}}"
    let recipe = try read(row.text, colors: colors)
    #expect(recipe.views[1].view.backgroundColor == row.color)
    let written = RecipeFileWriter.text(of: recipe)
    let again = RecipeFileReader.recipe(in: SourceFile(path: "A.yaml", text: written), named: "A")
    #expect(again.value?.views[1].view.backgroundColor == row.color, "\(written)")
  }

  @Test(arguments: [
    ("{light: red}", "missing-key", "this colour has no 'dark'"),
    ("{light: red, dark: blu}", "unknown-color", "'blu' is not a colour"),
    ("{light: red, dark: blue, night: red}", "unknown-key", "a colour has no key 'night'"),
    ("[red, blue]", "wrong-type", "expected a text"),
  ])
  func `half a colour is a fault`(_ row: (text: String, id: String, message: String)) {
    let text = "views: {A: {backgroundColor: \(row.text)}}\n"
    let checked = RecipeFileReader.recipe(in: SourceFile(path: "A.yaml", text: text), named: "A")
    #expect(checked.diagnostics.map(\.id) == [row.id])
    #expect(checked.diagnostics[0].message.hasPrefix(row.message))
  }
}
