import Commands
import Foundation
import Synchronization
import TestSupport
import Testing

/// One figure in a named file or on standard output.
struct SingleFigureTests {
  private let sandbox: Sandbox
  private static let recipe = "views: {}\n"
  private static let sized = "canvas: {size: [60, 40]}\n" + recipe

  init() throws {
    sandbox = try Sandbox(inMemory: true)
    try sandbox.write(Self.recipe, to: "Card.yaml")
    try sandbox.write(Self.sized, to: "Sized.yaml")
  }

  private func path(_ name: String) -> String { sandbox.path + "/" + name }

  private var files: Set<String> { Set(Sandbox.files(below: sandbox.path).keys) }

  @Test(arguments: ["figure.svg", "figure.png", "new/figure.SVG", "figure.pdf"])
  func `a file that is named holds the figure that a folder gets`(_ name: String) async throws {
    let one = await Outcome.of("render", path("Sized.yaml"), "-o", path(name))
    #expect((one.status, one.output, one.errors) == (.done, "", ""))
    #expect(files == ["Card.yaml", "Sized.yaml", name])
    _ = await Outcome.of(
      "render", path("Sized.yaml"), "-o", path("all"), "--format", "svg,png,pdf")
    let format = name.suffix(3).lowercased()
    #expect(
      try Data(contentsOf: URL(filePath: path(name)))
        == Data(contentsOf: URL(filePath: path("all/Sized.\(format)"))))
  }

  @Test func `a folder of such a name is a folder`() async throws {
    try FileManager.default.createDirectory(
      atPath: path("a.svg"), withIntermediateDirectories: true)
    for name in ["a.svg", "b.svg/"] {
      let done = await Outcome.of("render", path("Sized.yaml"), "-o", path(name))
      #expect(done.status == .done)
    }
    #expect(files.isSuperset(of: ["a.svg/Sized.svg", "b.svg/Sized.png"]))
  }

  @Test(arguments: [["Sized.yaml", "-o", "-"], ["Sized.yaml", "-o", "-", "--format", "png"]])
  func `standard output takes the bytes of the file`(_ words: [String]) async throws {
    let output = Mutex<[UInt8]>([])
    let console = Console(
      writeOutput: { bytes in
        output.withLock { $0 += bytes }
        return true
      }, writeError: { _ in }, readInput: { nil })
    #expect(Program.run(["render", path(words[0])] + words.dropFirst(), console) == .done)
    #expect(files == ["Card.yaml", "Sized.yaml"])
    let format = words.last == "png" ? "png" : "svg"
    _ = await Outcome.of("render", path("Sized.yaml"), "-o", path("all"))
    #expect(
      output.withLock { Data($0) }
        == (try Data(contentsOf: URL(filePath: path("all/Sized.\(format)")))))
  }

  @Test func `a recipe from standard input goes to standard output, and elsewhere with -o`()
    async throws
  {
    let piped = await Outcome.of("render", "-", input: Self.sized)
    #expect((piped.status, piped.errors) == (.done, ""))
    #expect(piped.output.hasPrefix("<svg") || piped.output.hasPrefix("<?xml"))
    let kept = await Outcome.of("render", "-", "-o", path("out"), input: Self.sized)
    #expect((kept.status, kept.output) == (.done, ""))
    #expect(files.contains("out/stdin.svg"))
  }

  @Test func `messages leave standard output to the figure`() async {
    let recipe = "canvas: {size: [60, 40]}\nviews: {Red View: {}}\n"
    let piped = await Outcome.of("render", "-", "--message-format", "json", input: recipe)
    #expect(piped.status == .findings)
    #expect(piped.output.hasSuffix("</svg>\n") && piped.errors.contains("\"diagnostics\""))
  }

  static let several: [([String], String)] = [
    (
      ["Card.yaml"], "not 2: Card.portrait.svg, Card.landscape.svg; add --orientation portrait, or "
    ),
    (
      ["Card.yaml", "--format", "svg", "--style", "canvas,screen"],
      """
      not 4: Card.portrait.svg, Card.portrait.screen.svg, Card.landscape.svg, \
      Card.landscape.screen.svg; add --orientation portrait --style canvas, or 
      """
    ),
    (["Card.yaml", "Sized.yaml"], "not 3: Card.portrait.svg, Card.landscape.svg, Sized.svg; "),
    (
      ["Sized.yaml", "--style", "canvas,screen"],
      "not 2: Sized.svg, Sized.screen.svg; add --style canvas, or "
    ),
  ]

  @Test(arguments: several, ["figure.svg", "-"])
  func `several figures are counted, and none is drawn`(
    _ row: ([String], String), _ target: String
  ) async {
    let words = row.0.map { $0.hasSuffix(".yaml") ? path($0) : $0 }
    let place = target == "-" ? "-" : path(target)
    let done = await Outcome.of(["render"] + words + ["-o", place])
    #expect((done.status, done.output) == (.failed, ""))
    #expect(
      done.errors
        == "\(place): error: one figure can be written here, \(row.1)name a folder with -o [file]\n"
    )
    #expect(files == ["Card.yaml", "Sized.yaml"])
  }

  static let misuses: [([String], String)] = [
    (["-o", "figure.eps"], "--output: ibar does not write .eps files; use .svg, .png or .pdf"),
    (
      ["-o", "figure.svg", "--format", "png"],
      "--output 'figure.svg' and --format png exclude each other"
    ),
    (
      ["-o", "-", "--stamp", "s"],
      "--stamp goes with figures in files; name a folder or a file with -o"
    ),
    (
      ["-o", "-", "--link"], "--link goes with figures in files; name a folder or a file with -o"
    ),
    (
      ["-o", "-", "--style", "schematic", "--labels", "names"],
      "--labels goes with --style canvas or screen: no other shows it"
    ),
    (
      ["-o", "figures", "--style", "outline", "--overlay", "1"],
      "--overlay goes with --style canvas, schematic or screen: no other shows it"
    ),
    (
      ["-o", "figures", "--style", "screen,outline", "--scene"],
      "--scene goes with --style canvas: no other shows it"
    ),
  ]

  @Test(arguments: misuses)
  func `options that do not go with it are errors`(_ row: ([String], String)) async {
    let done = await Outcome.of(["render", path("Sized.yaml")] + row.0)
    #expect((done.status, done.errors) == (.failed, "ibar: error: \(row.1) [usage]\n"))
  }

  @Test func `an option that one of the styles takes is no error`() async throws {
    let done = await Outcome.of(
      "render", path("Sized.yaml"), "-o", path("figures"), "--style", "canvas,schematic,outline",
      "--labels", "values", "--overlay", "all", "--scene", "--format", "svg")
    #expect((done.status, done.errors) == (.done, ""))
  }

  @Test func `a stamp and dependencies name the file`() async throws {
    let done = await Outcome.of(
      "render", path("Sized.yaml"), "-o", path("a.svg"), "--stamp", path("s"), "--deps", path("d"))
    #expect((done.status, done.errors) == (.done, ""))
    let stamp = try String(contentsOfFile: path("s"), encoding: .utf8)
    #expect(
      stamp.replacing(/[0-9a-f]{64}/, with: "") == "# \(path("Sized.yaml"))\n  \(path("a.svg"))\n")
    let clash = await Outcome.of(
      "render", path("Sized.yaml"), "-o", path("a.svg"), "--stamp", path("a.svg"))
    #expect(clash.errors.contains("both --stamp and \(path("Sized.yaml")) would write this file"))
  }

  @Test func `a pipe as recipe is read once`() async throws {
    let fifo = path("Pipe.yaml")
    #expect(mkfifo(fifo, 0o600) == 0)
    let writer = try Tool(
      program: "/bin/sh", ["-c", "cat \"$1\" > \"$2\"", "sh", path("Sized.yaml"), fifo])
    let done = try Tool.run(["render", fifo, "-o", path("out/f.svg"), "--overlay", "sizes"])
    #expect(writer.end() == 0)
    #expect((done.status, done.messages) == (0, ""))
    #expect(Sandbox.files(below: path("out")).keys.first == "f.svg")
  }
}
