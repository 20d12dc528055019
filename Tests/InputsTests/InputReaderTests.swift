import Diagnostics
import Inputs
import Recipes
import TestSupport
import Testing

/// What is read from texts that stand in for files.
struct InputReaderTests {
  private static let recipe = "views: {A: {}}\nconstraints: A.Width = 100\n"

  @Test func `a text is read as a file that is not there`() {
    let loaded = InputReader().load(text: Self.recipe, at: "/nowhere/Box.yaml")
    #expect(loaded.findings.map(\.diagnostic.message) == [])
    #expect(loaded.recipes.map(\.recipe.name) == ["Box"] && !loaded.isFaulty)
  }

  @Test func `the ending shows the format`() {
    let guide = "# Boxes\n\n```\nA.Leading = Superview.Leading\nA.Top = Superview.Top\n```\n"
    let loaded = InputReader().load(text: guide, at: "Boxes.md")
    #expect(loaded.recipes.map(\.input.format) == [.guide])
  }

  @Test func `an open text stands in for its file, and for what a recipe includes`() throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write("views: {Old: {}}\n", to: "Box.yaml")
    let texts = [
      path: "include: Shared.yaml\nviews: {New: {}}\n",
      sandbox.path + "/Shared.yaml": "colors: {brand: \"#FF0000\"}\n",
    ]
    let reader = InputReader(files: InputFiles(texts: texts))
    let input = try #require(InputList(paths: [path]).inputs.first)
    let loaded = reader.load(input)
    #expect(loaded.findings.map(\.diagnostic.message) == [])
    let recipe = try #require(loaded.recipes.first).recipe
    #expect(recipe.views.map(\.name) == ["Superview", "New"])
    #expect(recipe.colors.count == 1)
    #expect(loaded.files == [path, sandbox.path + "/Shared.yaml"])
  }

  @Test func `faults are findings at their places`() throws {
    let loaded = InputReader().load(text: "views: {A: {colour: red}}\n", at: "Box.yaml")
    let finding = try #require(loaded.findings.first)
    #expect(loaded.isFaulty && finding.path == "Box.yaml" && finding.diagnostic.range != nil)
  }
}
