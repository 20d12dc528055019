import Commands
import Foundation
import TestSupport
import Testing

/// What a command line asks for and files do not have.
struct InputTests {
  /// A folder with recipes whose figures are quickly drawn.
  private static func recipes(_ count: Int) throws -> Sandbox {
    let sandbox = try Sandbox()
    for number in 0..<count { try sandbox.write("views: {}\n", to: "r/R\(number).yaml") }
    return sandbox
  }

  private static func arguments(_ sandbox: Sandbox) -> [String] {
    [
      "render", sandbox.path + "/r", "-o", sandbox.path + "/out", "--size", "9x9", "--format",
      "svg",
    ]
  }

  static let names = [
    (["--overlay", "Bleu View"], "view or constraint 'Bleu View'; did you mean 'Blue View'?"),
    (["--crop", "Bleu View"], "view 'Bleu View'; did you mean 'Blue View'?"),
    (["--overlay", "sizes,3"], "view or constraint '3'"),
    (["--state", "Big"], "state 'Big'; known here: 'Large'"),
  ]

  @Test(arguments: names)
  func `a name that no recipe has is reported before anything is drawn`(
    _ row: (options: [String], message: String)
  ) async throws {
    let sandbox = try InputTests.recipes(3)
    try sandbox.write("views: {Blue View: {}}\nstates: {Large: {}}\n", to: "r/Last.yaml")
    let outcome = await Outcome.of(InputTests.arguments(sandbox) + row.options)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.hasPrefix("ibar: error: no recipe has a \(row.message)"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
  }

  @Test(arguments: [["--overlay", "Blue View"], ["--state", "Large"]])
  func `a name that a recipe of another shard has is none that is missing`(
    _ options: [String]
  ) async throws {
    let sandbox = try InputTests.recipes(9)
    try sandbox.write(
      "views: {Blue View: {frame: [0, 0, 1, 1]}}\nstates: {Large: {}}\nstatus: ambiguous\n",
      to: "r/Last.yaml")
    for part in 1...2 {
      let arguments = InputTests.arguments(sandbox) + options + ["--shard", "\(part)/2"]
      #expect(await Outcome.of(arguments).status != .failed)
    }
    #expect(Sandbox.files(below: sandbox.path + "/out").keys.contains { $0.hasPrefix("Last.") })
  }

  @Test(arguments: ["--cache", "-o"])
  func `a file in place of a folder is one error, before anything is drawn`(
    _ option: String
  ) async throws {
    let sandbox = try InputTests.recipes(2)
    let file = try sandbox.write("", to: "file")
    let outcome = await Outcome.of(InputTests.arguments(sandbox) + [option, file])
    #expect(outcome.status == .failed)
    #expect(outcome.errors == "\(file): error: not a folder [file]\n")
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
  }

  @Test func `recipes end in yaml or in yml, and other files of those endings are skipped`()
    async throws
  {
    let sandbox = try InputTests.recipes(1)
    try sandbox.write("views: {}\n", to: "r/B.yml")
    try sandbox.write("services: {}\n", to: "r/compose.yml")
    try sandbox.write("name: CI\ntitle: x\non: push\n", to: "r/s/action.yml")
    let outcome = await Outcome.of(InputTests.arguments(sandbox))
    #expect((outcome.status, outcome.errors) == (.done, ""))
    let names = Sandbox.files(below: sandbox.path + "/out").keys.sorted()
    #expect(names == ["B.9x9.svg", "R0.9x9.svg"])
    try sandbox.write("views: {}\n", to: "r/B.yaml")
    let clash = await Outcome.of(InputTests.arguments(sandbox))
    #expect(clash.status == .failed)
    #expect(clash.errors.contains("B.yaml and \(sandbox.path)/r/B.yml would write this file"))
  }

  @Test func `a recipe gives its figures a name`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("name: sign-in\nviews: {}\n", to: "r/A.yaml")
    try sandbox.write("{name: Main.Detail, views: {}}\n", to: "r/B.yaml")
    try sandbox.write("\u{FEFF}name: marked\nviews: {}\n", to: "r/M.yaml")
    let command = ["render", sandbox.path + "/r", "-o", sandbox.path + "/out"]
    let outcome = await Outcome.of(
      command + ["--format", "svg", "--orientation", "portrait", "--cache", sandbox.path + "/c"])
    #expect((outcome.status, outcome.errors) == (.done, ""))
    #expect(
      Sandbox.files(below: sandbox.path + "/out").keys.sorted()
        == ["Main.Detail.portrait.svg", "marked.portrait.svg", "sign-in.portrait.svg"])
    try sandbox.write("name: sign-in\nviews: {}\n", to: "r/C.yaml")
    let clash = await Outcome.of(command)
    #expect(clash.status == .failed)
    #expect(clash.errors.contains("/r/C.yaml would write this file"))
  }

  @Test(arguments: ["a/b", "..", "''", "---", String(repeating: "a", count: 101)])
  func `a name that is none of a file is an error`(_ name: String) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let recipe = try sandbox.write("name: \(name)\nviews: {}\n", to: "A.yaml")
    let outcome = await Outcome.of("check", recipe)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("A.yaml:1:7: error: "))
  }

  @Test func `several recipes of a stream are drawn by their names`() throws {
    let sandbox = try Sandbox()
    let text = "printf '# One\\nname: a.One\\nviews: {}\\n---\\n# Two\\nviews: {}\\n---\\n'"
    let command = text + " | \"$0\" render - -o \"$1\" --format svg --orientation portrait"
    let done = try Tool.run(
      program: "/bin/sh", ["-c", command, Tool.path, sandbox.path + "/out"])
    #expect(done.status == 0, "\(done.messages)")
    #expect(
      Sandbox.files(below: sandbox.path + "/out").keys.sorted()
        == ["a.One.portrait.svg", "stdin-2.portrait.svg"])
  }

  @Test func `standard input is read once, also where it is looked into first`() throws {
    let sandbox = try Sandbox()
    let command = "echo 'states: {Large: {}}' | \"$0\" render - -o \"$1\" --deps \"$1/stdin.d\""
    for option in ["", " --state Large"] {
      let out = sandbox.path + "/out" + option
      let done = try Tool.run(program: "/bin/sh", ["-c", command + option, Tool.path, out])
      #expect(done.status == 0, "\(done.messages)")
      #expect(Sandbox.files(below: out).count == 5)
    }
  }
}
