import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Commands

/// The options and the behaviour that all commands share.
struct SharedOptionTests {
  /// Commands that work on inputs, with what they need besides paths.
  static let commands: [[String]] = [
    ["solve"], ["solve", "--json"], ["check"], ["convert", "--to", "vfl"],
  ]

  /// A folder with recipes that are fine, and one with a fault.
  private static func folder() throws -> Sandbox {
    let sandbox = try Sandbox(inMemory: true)
    for number in 0..<7 { try sandbox.write(SampleRecipe.recipe, to: "r/R\(number).yaml") }
    try sandbox.write("views: {A: {color: red}}\n", to: "r/S.yaml")
    return sandbox
  }

  @Test(arguments: commands)
  func `any number of jobs gives the same output`(_ command: [String]) async throws {
    let sandbox = try Self.folder()
    let arguments = command + [sandbox.path + "/r"]
    let one = await Outcome.of(arguments + ["-j", "1"])
    let many = await Outcome.of(arguments + ["-j", "4"])
    #expect(one.status == .failed)
    #expect(one.output == many.output)
    #expect(one.errors == many.errors)
    #expect(one.errors.contains("S.yaml:1:"))
  }

  @Test(arguments: commands.filter { !$0.contains("--json") })
  func `parts together are the whole`(_ command: [String]) async throws {
    let sandbox = try Self.folder()
    let arguments = command + [sandbox.path + "/r", "--message-format", "short"]
    let whole = await Outcome.of(arguments)
    var parts = (errors: [Substring](), output: [Substring]())
    for part in 1...3 {
      let outcome = await Outcome.of(arguments + ["--shard", "\(part)/3"])
      parts.errors += outcome.errors.split(separator: "\n")
      parts.output += outcome.output.split(separator: "\n")
    }
    #expect(parts.errors.sorted() == whole.errors.split(separator: "\n").sorted())
    #expect(parts.output.sorted() == whole.output.split(separator: "\n").sorted())
  }

  @Test func `parts of a document hold each file once`() async throws {
    let sandbox = try Self.folder()
    var files: [String] = []
    for part in 1...3 {
      let arguments = ["solve", "--json", sandbox.path + "/r", "--shard", "\(part)/3"]
      files += try Self.paths(in: await Outcome.of(arguments).output)
    }
    #expect(files.sorted() == (0..<7).map { sandbox.path + "/r/R\($0).yaml" })
  }

  /// The paths of the files in a document of `solve --json`.
  private static func paths(in text: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let document = try #require(object as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let files = try #require(document["files"] as? [[String: Any]])
    return files.compactMap { $0["path"] as? String }
  }

  @Test(arguments: commands)
  func `quiet reports errors alone`(_ command: [String]) async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write(SampleRecipe.recipe, to: "r/R.yaml")
    let other = try sandbox.write("on: push\n", to: "T.yaml")
    let loud = await Outcome.of(command + [sandbox.path + "/r", other])
    let quiet = await Outcome.of(command + [sandbox.path + "/r", other, "-q"])
    #expect(loud.errors.contains("T.yaml"))
    #expect(quiet.errors.isEmpty)
    #expect(quiet.output == loud.output)
  }

  @Test(arguments: commands.filter { $0[0] != "check" })
  func `an output that cannot be written is one error`(_ command: [String]) async throws {
    let sandbox = try Self.folder()
    let errors = Mutex("")
    let console = Console(
      writeOutput: { _ in false }, writeError: { text in errors.withLock { $0 += text } },
      readInput: { nil })
    let status = Program.run(command + [sandbox.path + "/r"], console)
    #expect(status == .failed)
    let lines = errors.withLock { $0 }.split(separator: "\n")
    #expect(lines.count { $0 == "ibar: error: standard output cannot be written [file]" } == 1)
  }

  @Test func `parts of a conversion keep their titles`() async throws {
    let sandbox = try Self.folder()
    let whole = await Outcome.of("convert", sandbox.path + "/r", "--to", "vfl")
    var titles = 0
    for part in 1...9 {
      let outcome = await Outcome.of(
        "convert", sandbox.path + "/r", "--to", "vfl", "--shard", "\(part)/9")
      titles += outcome.output.split(separator: "\n").count { $0.hasPrefix("// ") }
    }
    #expect(titles == 7)
    #expect(whole.output.split(separator: "\n").count { $0.hasPrefix("// ") } == 7)
  }

  @Test func `solve --json prints one document for many inputs, and an empty one for none`()
    async throws
  {
    let sandbox = try Self.folder()
    let outcome = await Outcome.of("solve", "--json", sandbox.path + "/r", "-j", "3")
    #expect(
      try Self.paths(in: outcome.output) == (0..<7).map { sandbox.path + "/r/R\($0).yaml" })
    let none = await Outcome.of("solve", "--json", sandbox.path + "/r/S.yaml")
    #expect(none.output == "{\n  \"version\": 1,\n  \"files\": [\n  ]\n}\n")
  }

  @Test func `a part of a comparison has the figures of that part's inputs`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    for number in 0..<6 { try sandbox.write(SampleRecipe.recipe, to: "r/R\(number).yaml") }
    for folder in ["old", "new"] {
      _ = await Outcome.of("render", sandbox.path + "/r", "-o", sandbox.path + "/" + folder)
    }
    let sides = [sandbox.path + "/old", sandbox.path + "/new"]
    let whole = await Outcome.of(["diff"] + sides)
    let count = try #require(whole.output.split(separator: " ").first.flatMap { Int($0) })
    #expect(whole.output == "\(count) unchanged\n")
    var sum = 0
    for part in 1...3 {
      let outcome = await Outcome.of(["diff"] + sides + ["--shard", "\(part)/3"])
      // A part may hold nothing.
      sum += outcome.output.split(separator: " ").first.flatMap { Int($0) } ?? 0
    }
    #expect(sum == count)
  }
}
