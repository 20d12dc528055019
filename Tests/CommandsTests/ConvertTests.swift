import Commands
import Foundation
import TestSupport
import Testing

/// `ibar convert`.
struct ConvertTests {
  @Test func `a recipe is written in the visual format, and what that cannot say as equations`()
    async
  {
    let outcome = await Outcome.of("convert", "-", "--to", "vfl", input: SampleRecipe.recipe)
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        H:|-[redView]-|
        V:[topLayoutGuide]-20-[redView]-20-[bottomLayoutGuide]

        """)
  }

  @Test func `strings of views within views stand under the name of these`() async {
    let recipe = """
      views: {Box: {subviews: {In It: {}}, constraints: "H:|-5-[inIt(9)]"}, A: {}}
      constraints: |
        A.Width = 2 x Box.Width [Twice]
        V:|[a]
      """
    let outcome = await Outcome.of("convert", "-", "--to", "vfl", input: recipe)
    #expect(
      outcome.output == """
        V:|[a]
        // Box
        H:|-5-[inIt(9)]
        A.Width = 2.0 x Box.Width [Twice]

        """)
  }

  @Test func `the notation must be said and known`() async {
    let none = await Outcome.of("convert", "-", input: SampleRecipe.recipe)
    #expect(none.status == .failed)
    #expect(none.errors == "ibar: error: 'convert' needs '--to'; see 'ibar help convert' [usage]\n")
    let unknown = await Outcome.of("convert", "-", "--to", "vlf", input: SampleRecipe.recipe)
    #expect(
      unknown.errors == "ibar: error: --to: 'vlf' is not a notation; did you mean 'vfl'? [usage]\n")
    let faulty = await Outcome.of("convert", "-", "--to", "vfl", input: "titel: x")
    #expect(faulty.status == .failed)
    #expect(faulty.output.isEmpty)
  }

  @Test func `recipes of the scenes of a document are files that solve to its frames`()
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    let document = try sandbox.write(try Self.twoScenes(), to: "Two.storyboard")
    let folder = sandbox.path + "/new"
    let written = await Outcome.of("convert", document, "--to", "recipe", "-o", folder)
    #expect(written.status == .done, "\(written)")
    #expect(written.output.isEmpty)
    let original = try Self.layouts(in: await Outcome.of("solve", "--json", document).output)
    let converted = try Self.layouts(in: await Outcome.of("solve", "--json", folder).output)
    #expect(original.keys.sorted() == ["Two.Widths", "Two.Widths-2"])
    #expect(converted.keys.sorted() == ["Two.Widths", "Two.Widths-2"])
    for (name, views) in original {
      #expect(converted[name] == views)
    }
  }

  /// A document with a scene and its copy.
  private static func twoScenes() throws -> String {
    let path = Repository.root + "/Tests/Fixtures/InterfaceBuilder/Widths.storyboard"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let end = try #require(text.range(of: "</scene>")).upperBound
    let start = try #require(text.range(of: "<scene ")).lowerBound
    let copy = text[start..<end].replacingOccurrences(of: "-00-", with: "-01-")
    return text[..<end] + copy + text[end...]
  }

  /// The views of each layout by its name.
  private static func layouts(in json: String) throws -> [String: [ViewRow]] {
    let files = try JSONDecoder().decode(FileList.self, from: Data(json.utf8)).files
    let layouts = files.flatMap(\.layouts).map { ($0.name, $0.views) }
    return Dictionary(layouts) { $0 + $1 }
  }

  private struct FileList: Decodable {
    struct File: Decodable { var layouts: [LayoutRow] }
    struct LayoutRow: Decodable {
      var name: String
      var views: [ViewRow]
    }
    var files: [File]
  }

  private struct ViewRow: Decodable, Equatable {
    var name: String
    var x, y, width, height: Double
    var status: String
  }

  @Test func `two layouts are not written into one file`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let first = try sandbox.write(SampleRecipe.recipe, to: "a/Same.yaml")
    let second = try sandbox.write(SampleRecipe.recipe, to: "b/Same.yaml")
    let folder = sandbox.path + "/new"
    let outcome = await Outcome.of("convert", first, second, "--to", "vfl", "--output", folder)
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors
        == "\(folder)/Same.vfl: error: both \(first) and \(second) would write this file [file]\n")
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  private static let varied = """
    views: {Box: {}, Label: {kind: label, text: Name}}
    constraints: |
      1. Box.Leading = Superview.Leading
      H:[box(50)]
      V:|[box]|
      H:[box]-[label]
      Label.Top = Box.Top
    traits: [{widthClass: compact, heightClass: regular, deactivate: [1], constraints: "H:[box]|"}]
    states: {Long: {views: {Label: {text: A long name}}}, Short: {views: {Label: {text: A}}}}
    languages: {de: {views: {Label: {font: 20}}}}

    """

  @Test(arguments: ["vfl", "swift", "storyboard"])
  func `a warning names the variations that a notation leaves out`(_ notation: String) async {
    let outcome = await Outcome.of(
      "convert", "-", "--to", notation, "--message-format", "short", input: Self.varied)
    #expect(outcome.status == .done)
    #expect(!outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(
        "warning: only the layout on the first canvas is written, without the variations for states "
          + "'Long' and 'Short', language 'de' and size class compact width with regular height"),
      "\(outcome.errors)")
  }

  @Test(arguments: [("swift", false), ("storyboard", true)])
  func `a warning names the looks that a notation leaves out`(
    _ row: (notation: String, isLost: Bool)
  ) async {
    let recipe = "views: {Box: {borderWidth: 1, borderColor: red}}\n"
    let outcome = await Outcome.of(
      "convert", "-", "--to", row.notation, "--message-format", "short", input: recipe)
    #expect(outcome.status == .done)
    let warning = "warning: not written: the colour of the border of 'Box'"
    #expect(outcome.errors.contains(warning) == row.isLost, "\(outcome.errors)")
  }

  @Test func `a recipe keeps its variations without a word`() async {
    let outcome = await Outcome.of("convert", "-", "--to", "recipe", input: Self.varied)
    #expect(outcome.errors.isEmpty)
    for key in ["traits:", "states:", "languages:"] { #expect(outcome.output.contains(key)) }
  }
}
