import Commands
import Foundation
import TestSupport
import Testing

/// A list of digests in place of the old figures.
struct DiffLockTests {
  /// Two recipes, and the list of their four figures.
  private static func sandbox() async throws -> (sandbox: Sandbox, lock: String, lines: [String]) {
    let sandbox = try Sandbox()
    for name in ["A", "B"] { try sandbox.write(DiffTests.recipe, to: "r/\(name).yaml") }
    let lock = sandbox.path + "/figures.lock"
    let first = await Outcome.of("diff", lock, sandbox.path + "/r", "--accept")
    try #require(first.status == .done)
    let lines = try String(contentsOfFile: lock, encoding: .utf8).split(separator: "\n")
    try #require(lines.count == 4)
    return (sandbox, lock, lines.map(String.init))
  }

  @Test(arguments: [
    (["/r", "--format", "png"], 2), (["/r/A.yaml"], 1), (["/r", "--format", "svg"], 2),
  ])
  func `what options and a single recipe leave out stays listed`(
    _ words: [String], _ figures: Int
  ) async throws {
    let (sandbox, lock, lines) = try await Self.sandbox()
    let arguments = ["diff", lock, sandbox.path + words[0]] + words.dropFirst()
    let outcome = await Outcome.of(arguments)
    #expect(
      outcome.status == .done && outcome.output == "\(figures) unchanged\n", "\(outcome.output)")
    #expect(await Outcome.of(arguments + ["--accept"]).status == .done)
    let after = try String(contentsOfFile: lock, encoding: .utf8)
    #expect(after == lines.map { $0 + "\n" }.joined())
  }

  @Test func `a deleted figure is removed from the list`() async throws {
    let (sandbox, lock, lines) = try await Self.sandbox()
    try FileManager.default.removeItem(atPath: sandbox.path + "/r/B.yaml")
    let outcome = await Outcome.of("diff", lock, sandbox.path + "/r")
    #expect(outcome.output.hasPrefix("removed: B.png and .svg\n"), "\(outcome.output)")
    #expect(await Outcome.of("diff", lock, sandbox.path + "/r", "--accept").status == .done)
    let after = try String(contentsOfFile: lock, encoding: .utf8)
    #expect(after == lines.prefix(2).map { $0 + "\n" }.joined())
  }

  @Test func `ends of lines and digits may be written otherwise`() async throws {
    let (sandbox, lock, lines) = try await Self.sandbox()
    let other = lines.map { $0.prefix(64).uppercased() + $0.dropFirst(64) + "\r\n" }.joined()
    try Data(other.utf8).write(to: URL(filePath: lock))
    #expect(await Outcome.of("diff", lock, sandbox.path + "/r").status == .done)
  }

  @Test func `a figure that is listed twice is an error at its line`() async throws {
    let (sandbox, lock, lines) = try await Self.sandbox()
    let twice = (lines + [String(repeating: "0", count: 64) + lines[0].dropFirst(64)]).map {
      $0 + "\n"
    }
    try Data(twice.joined().utf8).write(to: URL(filePath: lock))
    let outcome = await Outcome.of("diff", lock, sandbox.path + "/r")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("figures.lock:5: error: 'A.png' is listed twice"))
  }
}
