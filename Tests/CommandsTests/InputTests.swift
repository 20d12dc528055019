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
    (["--overlay", "sizes,3"], "view or constraint '3'"),
    (["--state", "Big"], "state 'Big'; known here: 'Large'"),
  ]

  @Test(arguments: names)
  func `a name that no recipe has is told before anything is drawn`(
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

  @Test func `standard input is read once, also where it is looked into first`() async throws {
    let sandbox = try Sandbox()
    let out = sandbox.path + "/out"
    let outcome = await Outcome.of(
      "render", "-", "-o", out, "--deps", out + "/stdin.d", "--state", "Large",
      input: "states: {Large: {}}\n")
    #expect(outcome.status == .done, "\(outcome.errors)")
    #expect(Sandbox.files(below: out).count == 5)
  }
}
