import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// One figure through a pipe, as tools for documents ask for it.
struct PipeTests {
  private static let lines = """
    1. Red View.Leading = Superview.Leading
    // a comment
      2. Red View.Top = Superview.Top
    3. Red View.Width = 10
    4. Red View.Height = 10

    """
  private static let ambiguous = "canvas: {size: [60, 40]}\nviews: {Red View: {}}\n"
  private static let faulty = "vews: {}\n"

  @Test(arguments: [
    lines, "H:|-[redView]-|\nV:|-[redView]-|\n",
    "A.Top = Superview.Top\r\nA.Left = Superview.Left\r\nA.Width = 1\r\nA.Height = 1",
  ])
  func `constraints alone are a recipe on standard input`(_ text: String) async {
    let outcome = await Outcome.of("render", "-", "--orientation", "portrait", input: text)
    #expect((outcome.status, outcome.errors) == (.done, ""))
    #expect(outcome.output.contains("<title") && outcome.output.contains("Superview"))
  }

  @Test func `a fault in such a line has its place`() async {
    let text = Self.lines.replacing("View.Top", with: "View.Topp")
    let outcome = await Outcome.of("check", "-", input: text)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.hasPrefix("-:3:15: error: 'Red View' has no attribute 'Topp'"))
  }

  @Test(arguments: ["hello\nworld\n", "[1, 2]\n", "{\n", faulty])
  func `other text is read as a recipe`(_ text: String) async {
    let outcome = await Outcome.of("check", "-", input: text)
    #expect(outcome.status == .failed && outcome.errors.hasPrefix("-:"), "\(outcome.errors)")
  }

  @Test func `files lie in the folder that --base names, and nowhere without it`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("colors: {brand: \"#2060C0\"}\n", to: "in/common.yaml")
    let recipe =
      "include: common.yaml\nviews: {A: {backgroundColor: brand, autoresizingMask: [], frame: [0, 0, 9, 9]}}\n"
    let found = await Outcome.of(
      "render", "-", "--base", sandbox.path + "/in", "--orientation", "portrait", input: recipe)
    #expect((found.status, found.errors) == (.done, ""))
    #expect(found.output.contains("#2060C0"))
    let outside = recipe.replacing("common", with: "../common")
    let refused = await Outcome.of(
      "check", "-", "--base", sandbox.path + "/in/none", input: outside)
    #expect(refused.status == .failed)
    let lost = await Outcome.of("render", "-", "-o", sandbox.path + "/out", input: recipe)
    #expect(lost.status == .failed)
    #expect(lost.errors.contains("name one with '--base DIR'"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/out"))
  }

  static let treatments: [(String, input: String, Commands.ExitStatus, hasFigure: Bool)] = [
    ("error", ambiguous, .findings, true), ("allow", ambiguous, .done, true),
    ("draw", ambiguous, .done, true), ("error", faulty, .failed, false),
    ("allow", faulty, .failed, false), ("draw", faulty, .done, true),
    ("draw", "{\n", .done, true),
    ("draw", "views: {A: {frame: [0, 0, 9, 9], text: \u{E000}}}\n", .done, true),
  ]

  @Test(arguments: treatments)
  func `findings have the exit status that is asked for`(
    _ row: (treatment: String, input: String, status: Commands.ExitStatus, hasFigure: Bool)
  ) async {
    let outcome = await Outcome.of(
      "render", "-", "--findings", row.treatment, "--orientation", "portrait", input: row.input)
    #expect(outcome.status == row.status)
    #expect(outcome.output.hasSuffix("</svg>\n") == row.hasFigure)
    // The findings go to standard error in any case.
    #expect(outcome.errors.contains(": error: "), "\(outcome.errors)")
  }

  @Test func `a figure of a message shows it, and a stamp counts findings that are allowed`()
    async throws
  {
    let drawn = await Outcome.of(
      "render", "-", "--findings", "draw", "--svg-text", input: Self.faulty)
    for words in ["-:1:1: error: a recipe has no key 'vews'", "did you mean 'views'?"] {
      #expect(drawn.output.contains(words), "\(drawn.output)")
    }
    let sandbox = try Sandbox(inMemory: true)
    let recipe = try sandbox.write(Self.ambiguous, to: "a.yaml")
    let words = ["render", recipe, "-o", sandbox.path + "/out", "--stamp", sandbox.path + "/s"]
    #expect(await Outcome.of(words).status == .findings)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/s"))
    #expect(await Outcome.of(words + ["--findings", "allow"]).status == .done)
    #expect(FileManager.default.fileExists(atPath: sandbox.path + "/s"))
  }

  @Test func `a recipe in a folder that cannot be drawn gives figures of its names`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("views: {}\n" + Self.faulty, to: "in/a.yaml")
    let outcome = await Outcome.of(
      "render", sandbox.path + "/in", "-o", sandbox.path + "/out", "--findings", "draw")
    #expect(outcome.status == .done)
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/out").keys) == [
        "a.portrait.svg", "a.portrait.png", "a.landscape.svg", "a.landscape.png",
      ])
  }

  @Test(arguments: ["png", "pdf", "svg"])
  func `bytes are not written to a terminal`(_ format: String) {
    let texts = Mutex(("", ""))
    var console = Console(
      writeOutput: { text in
        texts.withLock { $0.0 += String(decoding: text, as: UTF8.self) }
        return true
      }, writeError: { text in texts.withLock { $0.1 += text } },
      readInput: { Array("canvas: {size: [60, 40]}\nviews: {}\n".utf8) })
    console.isOutputTerminal = true
    let status = Program.run(["render", "-", "--format", format], console)
    let (output, errors) = texts.withLock { $0 }
    let isText = format == "svg"
    #expect(status == (isText ? .done : .failed))
    #expect(output.isEmpty != isText)
    #expect(errors.contains("is not written to a terminal") != isText)
  }

  @Test func `a pair needs a folder`() async {
    let outcome = await Outcome.of(
      "render", "-", "--theme", "pair", input: "canvas: {size: [60, 40]}\nviews: {}\n")
    #expect(outcome.status == .failed && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "-: error: one figure can be written here, not 2: stdin.svg, stdin.dark.svg; "
        + "add --theme light, or name a folder with -o [file]\n")
  }

  @Test func `a closed standard output is an error`() {
    let errors = Mutex("")
    let console = Console(
      writeOutput: { _ in false }, writeError: { text in errors.withLock { $0 += text } },
      readInput: { Array("canvas: {size: [60, 40]}\nviews: {}\n".utf8) })
    #expect(Program.run(["render", "-"], console) == .failed)
    #expect(errors.withLock { $0 } == "ibar: error: standard output cannot be written [file]\n")
  }
}

/// Figures in catalogues of DocC.
struct DocCCatalogueTests {
  private static let recipe = "canvas: {size: [60, 40]}\nviews: {}\n"

  @Test func `names of one name for DocC are errors before anything is written`()
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    for path in ["in/a/Card.yaml", "in/b/Card.yaml", "Other.yaml"] {
      try sandbox.write(Self.recipe, to: path)
    }
    func render(_ words: String...) async -> Outcome {
      await Outcome.of(["render"] + words.map { $0.replacing("@", with: sandbox.path + "/") })
    }
    let twice = await render("@in", "-o", "@out", "--names", "docc")
    #expect(twice.status == .failed)
    #expect(
      twice.errors.contains(
        "out/b/Card.svg: error: DocC knows figures by their names alone, and "
          + "\(sandbox.path)/in/a/Card.yaml has this one too"))
    let formats = await render("@Other.yaml", "-o", "@A.docc/New/Folder")
    #expect(formats.status == .failed && formats.errors.contains("one of two formats at random"))
    #expect(await render("@Other.yaml", "-o", "@A.docc/R", "--format", "png").status == .done)
    let other = await render("@Other.yaml", "-o", "@A.docc/S", "--names", "docc")
    #expect(other.status == .failed)
    #expect(other.errors.hasPrefix("\(sandbox.path)/A.docc/R/Other.png: error: DocC takes this or"))
    let files = Set(Sandbox.files(below: sandbox.path).keys)
    #expect(files.filter { !$0.hasSuffix(".yaml") } == ["A.docc/R/Other.png"])
    // The same figures again are no clash.
    #expect(await render("@Other.yaml", "-o", "@A.docc/R", "--format", "png").status == .done)
  }
}
