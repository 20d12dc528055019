import Commands
import Foundation
import TestSupport
import Testing

/// Names of files as the file system has them.
struct FileNameTests {
  /// `é` as one scalar, and as a letter with an accent: equal strings, different files.
  private static let forms = ["\u{E9}", "e\u{301}"]

  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(inMemory: true)
    for (form, color) in zip(Self.forms, ["red", "blue"]) {
      try sandbox.write(
        "canvas: {size: [9, 9]}\nviews: {A: {backgroundColor: \(color), frame: [0, 0, 1, 1]}}\n"
          + "constraints: |\n  A.Leading = Superview.Leading\n  A.Top = Superview.Top\n"
          + "  A.Width = 1.0\n  A.Height = 1.0\n",
        to: "r/\(form).yaml")
    }
  }

  private func path(_ name: String) -> String { sandbox.path + "/" + name }

  /// The bytes of the names in a folder, in order.
  private func names(_ folder: String) throws -> [[UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).map { Array($0.utf8) }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func names(_ ending: String) -> [[UInt8]] {
    forms.reversed().map { Array(($0 + ending).utf8) }
  }

  @Test func `two names that show the same characters are two recipes`() async throws {
    let render = ["render"] + Self.forms.map { path("r/\($0).yaml") }
    let drawn = await Outcome.of(render + ["--format", "svg", "-o", path("out")])
    #expect((drawn.status, drawn.errors) == (.done, ""))
    #expect(try names("out") == Self.names(".svg"))
    let solved = await Outcome.of("solve", path("r"))
    #expect(solved.status == .done && solved.output.split(separator: "9x9").count == 3)
    let same = await Outcome.of("diff", path("r"), path("out"), "--format", "svg")
    #expect((same.status, same.output) == (.done, "2 unchanged\n"), "\(same)")
    let lock = await Outcome.of(
      "diff", path("a.lock"), path("out"), "--format", "svg", "--accept")
    #expect(lock.status == .done, "\(lock)")
    let lines = try String(contentsOfFile: path("a.lock"), encoding: .utf8).split(separator: "\n")
    #expect(lines.map { Array($0.dropFirst(66).utf8) } == Self.names(".svg"))
    #expect(await Outcome.of("diff", path("a.lock"), path("out")).status == .done)
  }

  @Test func `two included files whose names show the same characters are both read`() async throws
  {
    for (form, name) in zip(Self.forms, ["Red", "Blue"]) {
      try sandbox.write("metrics: {\(name): 20}\n", to: "shared/\(form).inc.yaml")
    }
    let list = Self.forms.map { "shared/\($0).inc.yaml" }.joined(separator: ", ")
    let recipe = try sandbox.write(
      "include: [\(list)]\nviews: {A: {}}\nconstraints: |\n  A.Leading = Superview.Leading + Red\n"
        + "  A.Top = Superview.Top + Blue\n  A.Width = Red\n  A.Height = Blue\n",
      to: "Card.yaml")
    let outcome = await Outcome.of("check", recipe, "--allow", path("shared"))
    #expect((outcome.status, outcome.errors) == (.done, ""))
  }

  @Test func `pruning one recipe keeps the figures of the other`() async throws {
    let all = ["render", path("r"), "-o", path("out"), "--format", "svg"]
    #expect(await Outcome.of(all + ["--theme", "dark"]).status == .done)
    let one = await Outcome.of(
      "render", path("r/\(Self.forms[0]).yaml"), "-o", path("out"), "--format", "svg", "--prune")
    #expect(one.status == .done)
    #expect(
      try names("out")
        == [Self.forms[1] + ".dark.svg", Self.forms[0] + ".svg"].map { Array($0.utf8) })
  }

  @Test(arguments: ["PNG", "Svg", "SVG", "pNg"])
  func `figures are known by their endings in any case`(_ ending: String) async throws {
    for (side, form) in zip(["old", "new"], Self.forms) {
      let drawn = await Outcome.of(
        "render", path("r/\(form).yaml"), "-o", path("\(side)/A.\(ending)"))
      #expect(drawn.status == .done, "\(drawn)")
    }
    for words in [[], ["--report", "html", "-o", path("report")]] {
      let sides = words.isEmpty ? ["old", "new"] : ["old/A.\(ending)", "new/A.\(ending)"]
      let outcome = await Outcome.of(["diff"] + sides.map(path) + words)
      #expect(outcome.status == .findings)
      #expect(outcome.output.contains("restyled: A.\(ending)\n"), "\(outcome)")
    }
    #expect(FileManager.default.fileExists(atPath: path("report/new/A.\(ending)")))
    let accepted = await Outcome.of("diff", path("old"), path("new"), "--accept", "A")
    #expect(accepted.status == .done, "\(accepted)")
  }

  @Test func `a figure whose ending is in upper case is not pruned`() async throws {
    let recipe = path("r/\(Self.forms[0]).yaml")
    let file = path("out/\(Self.forms[0]).dark.SVG")
    _ = await Outcome.of("render", recipe, "-o", file, "--theme", "dark")
    let pruned = await Outcome.of("render", recipe, "-o", path("out"), "--prune")
    #expect((pruned.status, pruned.errors) == (.done, ""))
    #expect(FileManager.default.fileExists(atPath: file))
  }

  static let pipes: [(words: String, status: Int32, text: String)] = [
    ("check <(cat A.yaml) && echo done", 0, "done"),
    ("solve <(cat A.yaml)", 0, "stdin: 9x9: satisfied"),
    ("render <(cat A.yaml) -o out.svg && cat out.svg", 0, "<svg "),
    ("render <(cat A.yaml) A.yaml --format svg -o out && ls out", 0, "A.svg\nstdin.svg\n"),
    (
      "diff <(cat A.yaml) <(sed 's/red/blue/' A.yaml)", 1,
      "stdin\n  A's backgroundColor went from red to blue (line 2)\n\n"
    ),
    ("diff <(cat A.yaml) <(cat A.yaml)", 0, "1 unchanged"), ("check pipe && echo done", 0, "done"),
    ("check <(echo 'titel: X')", 2, "titel"), ("diff folder folder2", 0, "1 unchanged"),
    ("render --link pipe.md", 2, "pipe.md: error: not a regular file, so no figure"),
  ]

  @Test(.timeLimit(.minutes(20)), arguments: pipes)
  func `a pipe is read once`(
    _ row: (words: String, status: Int32, text: String)
  ) throws {
    let recipe = try String(contentsOfFile: path("r/\(Self.forms[0]).yaml"), encoding: .utf8)
    for name in ["A.yaml", "folder/A.yaml", "folder2/A.yaml"] {
      try sandbox.write(recipe, to: name)
    }
    let layout = ["Leading", "Trailing", "Top", "Bottom"].map { "1. A.\($0) = Superview.\($0)\n" }
    try sandbox.write("## A\n\n" + layout.joined(), to: "guide.md")
    for name in ["pipe", "pipe.md", "folder/pipe.md"] { #expect(mkfifo(path(name), 0o600) == 0) }
    let done = try Tool.run(
      program: "timeout",
      [
        "60", "bash", "-c",
        """
        cd \(sandbox.path)
        cat A.yaml >pipe & recipe=$!
        cat guide.md >pipe.md & guide=$!
        \(Tool.path) \(row.words)
        status=$?
        # Nothing else ends them: a thread of the tests may block all signals that can be blocked.
        kill -KILL $recipe $guide 2>/dev/null
        exit $status
        """,
      ])
    #expect(done.status == row.status, "\(done.messages)")
    #expect(done.messages.contains(row.text), "\(done.messages)")
  }
}
