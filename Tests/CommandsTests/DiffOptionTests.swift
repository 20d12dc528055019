import Commands
import Foundation
import TestSupport
import Testing

/// Figures beside the recipes they are drawn from, with options that say what is compared.
struct DiffOptionTests {
  /// A folder of recipes, and their figures in all languages.
  private static func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    let recipes = try sandbox.write(
      DiffTests.recipe.replacingOccurrences(of: "size: [600, 600]", with: "device: iPhone SE")
        + "\nlanguages: {he: {views: {Name Label: {text: שם}}}}\n", to: "recipes/A.yaml")
    #expect(
      await Outcome.of(
        "render", recipes, "-o", sandbox.path + "/figures", "--language", "all"
      ).status == .done)
    return sandbox
  }

  @Test(arguments: [
    [], ["--language", "he"], ["--orientation", "portrait"], ["--format", "svg"],
    ["--format", "png", "--orientation", "landscape", "--language", "all"],
  ])
  func `what options leave out is no change and stays`(_ options: [String]) async throws {
    let sandbox = try await Self.sandbox()
    let (figures, recipes) = (sandbox.path + "/figures", sandbox.path + "/recipes")
    let before = Sandbox.files(below: figures)
    #expect(before.count == 8)
    let outcome = await Outcome.of(["diff", figures, recipes] + options)
    #expect(outcome.status == .done, "\(outcome.output)\(outcome.errors)")
    let accepted = await Outcome.of(["diff", figures, recipes, "--accept"] + options)
    #expect(accepted.status == .done, "\(accepted.output)\(accepted.errors)")
    #expect(Sandbox.files(below: figures) == before)
  }

  @Test(arguments: ["recipes/A.yaml", "recipes", "figures"])
  func `beside one figure nothing else is compared`(_ side: String) async throws {
    let sandbox = try await Self.sandbox()
    let figure = sandbox.path + "/A.portrait.png"
    try FileManager.default.copyItem(
      atPath: sandbox.path + "/figures/A.portrait.png", toPath: figure)
    let other = sandbox.path + "/" + side
    for sides in [[figure, other], [other, figure]] {
      let outcome = await Outcome.of(["diff"] + sides)
      #expect(outcome.status == .done && outcome.output == "1 unchanged\n", "\(outcome)")
    }
  }

  @Test func `figures of a removed language are reported as removed`() async throws {
    let sandbox = try await Self.sandbox()
    let recipes = try sandbox.write(
      DiffTests.recipe.replacingOccurrences(of: "size: [600, 600]", with: "device: iPhone SE"),
      to: "recipes/A.yaml")
    let outcome = await Outcome.of("diff", sandbox.path + "/figures", recipes)
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("2 removed"), "\(outcome.output)")
  }

  @Test func `figures of a new recipe are taken as they would be drawn`() async throws {
    let sandbox = try await Self.sandbox()
    let (figures, recipes) = (sandbox.path + "/figures", sandbox.path + "/recipes")
    let text = try String(contentsOfFile: recipes + "/A.yaml", encoding: .utf8)
    try sandbox.write(text, to: "recipes/B.yaml")
    let outcome = await Outcome.of("diff", figures, recipes, "--language", "all", "--accept")
    #expect(outcome.output == "accepted 4 of 4\n", "\(outcome.output)\(outcome.errors)")
    #expect(await Outcome.of("diff", figures, recipes, "--language", "all").status == .done)
    let drawn = sandbox.path + "/drawn"
    _ = await Outcome.of("render", recipes, "-o", drawn, "--language", "all")
    #expect(Sandbox.files(below: figures) == Sandbox.files(below: drawn))
  }

  @Test func `the command to repeat it has the options`() async throws {
    let sandbox = try await Self.sandbox()
    let (figures, recipes) = (sandbox.path + "/figures", sandbox.path + "/recipes")
    _ = await Outcome.of(
      "diff", "--language=all", "--scale", "1", figures, recipes, "-o", sandbox.path + "/report",
      "--report", "json", "--jobs", "1")
    let report = try #require(Sandbox.files(below: sandbox.path + "/report").values.first)
    let text = try #require(String(data: report, encoding: .utf8))
    #expect(text.contains("ibar diff --language all --scale 1 "), "\(text.prefix(300))")
  }

  @Test func `a report of many files needs a folder`() async throws {
    let sandbox = try await Self.sandbox()
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/figures", sandbox.path + "/recipes", "--report", "html")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("name a folder for them with -o"), "\(outcome.errors)")
  }

  @Test func `an SVG that is cut off is no figure`() async throws {
    let sandbox = try await Self.sandbox()
    let path = sandbox.path + "/figures/A.portrait.svg"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let cut = try sandbox.write(String(text.dropLast(8)), to: "cut/A.portrait.svg")
    let outcome = await Outcome.of("diff", path, cut)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("the file is cut off"), "\(outcome.errors)")
  }
}
