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
    #expect(outcome.errors == "\(file): error: not a folder\n")
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
  }

  static let misnamed: [(names: [String], note: String)] = [
    (["b.yml"], "'F/b.yml' is left out: recipes end in '.yaml', not in '.yml'"),
    (
      ["b.yml", "s/c.yml"],
      "'F/b.yml' and 1 more are left out: recipes end in '.yaml', not in '.yml'"
    ),
  ]

  @Test(arguments: misnamed)
  func `recipes in a folder that end in yml are reported in one note`(
    _ row: (names: [String], note: String)
  ) async throws {
    let sandbox = try InputTests.recipes(1)
    for name in row.names { try sandbox.write("title: x\nviews: {}\n", to: "r/\(name)") }
    try sandbox.write("services: {}\n", to: "r/compose.yml")
    let folder = sandbox.path + "/r"
    let note = "\(folder): advice: \(row.note.replacing("F", with: folder))\n"
    let outcome = await Outcome.of(InputTests.arguments(sandbox))
    #expect(outcome.status == .done)
    #expect(outcome.errors == note)
    #expect(await Outcome.of(InputTests.arguments(sandbox) + ["-q"]).errors.isEmpty)
    try FileManager.default.removeItem(atPath: folder + "/R0.yaml")
    let without = await Outcome.of(InputTests.arguments(sandbox))
    #expect(without.status == .failed)
    #expect(without.errors.hasPrefix("\(folder): error: there is no recipe ('*.yaml')"))
    #expect(without.errors.hasSuffix(note))
  }

  @Test func `a recipe that is named and ends in yml is to be renamed`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write("views: {}\n", to: "A.yml")
    let outcome = await Outcome.of("render", recipe, "-o", sandbox.path)
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors == "\(recipe): error: recipes end in '.yaml', not in '.yml'; rename it\n")
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
