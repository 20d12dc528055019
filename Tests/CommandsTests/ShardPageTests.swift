import Commands
import Foundation
import TestSupport
import Testing

/// The lines of docs/make-and-ci.md that gather what the parts of a set wrote.
struct ShardPageTests {
  /// What `sh` says of a line in a folder.
  private static func shell(_ line: String, in folder: String) throws -> (Int32, String) {
    let (status, messages) = try Tool.run(program: "env", ["-C", folder, "sh", "-c", line])
    return (status, messages)
  }

  /// Writes all that a part of the recipes, or all of them, can write, by the page's names.
  private static func write(_ name: String, _ sandbox: Sandbox, _ options: [String]) async throws {
    let recipes = sandbox.path + "/r"
    let render = ["render", recipes, "-o", sandbox.path + "/out", "--format", "svg"] + options
    let file = sandbox.path + "/" + name
    _ = await Outcome.of(render + ["--deps", file + ".d"])
    _ = await Outcome.of(render + ["--deps", file + ".deps.json", "--deps-format", "json"])
    let outputs = [
      ("solved.json", ["solve", recipes, "--json"] + options),
      ("messages.json", render + ["--message-format", "json"]),
      ("sarif", render + ["--message-format", "sarif"]),
    ]
    for (ending, words) in outputs {
      try sandbox.write(await Outcome.of(words).output, to: name + "." + ending)
    }
  }

  /// The items under a key, beside which there is nothing but a version and a stamp.
  private static func items(_ text: String, _ key: String) throws -> Set<NSDictionary> {
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(json.map { Set($0.keys).subtracting(["version", "stamp"]) } == [key], "\(text)")
    return Set(try #require(json?[key] as? [NSDictionary], "\(text)"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/jq"), "no jq"))
  func `what parts wrote is gathered beside everything else, and again`() async throws {
    let page = try String(
      contentsOfFile: Repository.root + "/docs/make-and-ci.md", encoding: .utf8)
    let lines = page.split(separator: "\n").map(String.init)
    let (parts, whole) = (try Sandbox(), try Sandbox())
    for sandbox in [parts, whole] {
      // No constraint holds the view, so that each has a finding.
      for number in 0..<6 { try sandbox.write("views: {A: {}}\n", to: "r/R\(number).yaml") }
    }
    try await Self.write("whole", whole, [])
    for part in 1...2 { try await Self.write("\(part)", parts, ["--shard", "\(part)/2"]) }
    for (ending, key) in [
      ("deps.json", "rules"), ("solved.json", "files"), ("messages.json", "diagnostics"),
    ] {
      let line = try #require(lines.first { $0.hasPrefix("jq ") && $0.contains("{\(key): ") })
      let (status, text) = try Self.shell(line, in: parts.path)
      #expect(status == 0, "\(text)")
      let file = whole.path + "/whole." + ending
      let expected = try String(contentsOfFile: file, encoding: .utf8)
        .replacingOccurrences(of: whole.path, with: parts.path)
      #expect(try Self.items(text, key) == Self.items(expected, key))
      #expect(try !Self.items(text, key).isEmpty)
    }
    let runs = try #require(lines.first { $0.hasPrefix("jq ") && $0.contains("{runs: ") })
    #expect(try Self.items(Self.shell(runs, in: parts.path).1, "runs").count == 2)
    let rules = try #require(lines.first { $0.hasPrefix("cat *.d ") })
    for _ in 1...2 { #expect(try Self.shell(rules, in: parts.path) == (0, "")) }
  }
}
