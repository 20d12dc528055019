import Commands
import Foundation
import TestSupport
import Testing

/// Drawing whatever changes.
@Suite(.timeLimit(.minutes(20)))
struct WatchTests {
  /// Waits until something is so.
  private static func wait(_ isSo: () -> Bool) async throws {
    while !isSo() { try await Task.sleep(for: .milliseconds(2)) }
  }

  @Test func `what changes is drawn again, and nothing else`() async throws {
    let sandbox = try Sandbox()
    let output = sandbox.path + "/out"
    for name in ["A", "sub/B"] { try sandbox.write("views: {V: {}}", to: "r/\(name).yaml") }
    let messages = sandbox.path + "/messages"
    let tool = try Tool(
      ["render", sandbox.path + "/r", "-o", output, "--size", "9x9", "--format", "svg"]
        + ["--watch", "-q"], messages: messages)
    func lines() -> [String] {
      let text = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { $0.hasSuffix(" ms") }.map {
        $0.replacing(sandbox.path + "/r/", with: "").split(separator: ",")[0].description
      }
    }
    try await WatchTests.wait { Sandbox.files(below: output).keys.contains("ibar-watch.js") }
    #expect(Set(Sandbox.files(below: output).keys).count == 4)
    try sandbox.write("views: {W: {}}", to: "r/sub/B.yaml")
    try await WatchTests.wait { lines().contains("sub/B.yaml: 1 file") }
    // A recipe that comes later counts too, and one that is wrong is told.
    try sandbox.write("views: [", to: "r/C.yaml")
    try await WatchTests.wait { lines().contains("C.yaml: not drawn") }
    try sandbox.write("views: {}", to: "r/C.yaml")
    try await WatchTests.wait { lines().contains("C.yaml: 1 file") }
    #expect(!lines().contains { $0.hasPrefix("A.yaml") })
    let list = try String(contentsOfFile: output + "/ibar-watch.js", encoding: .utf8)
    #expect(list.contains("[\"sub/B.9x9.svg\", 2]"))
    #expect(list.contains("[\"A.9x9.svg\", 1]"))
    tool.signal(SIGINT)
    #expect(tool.end() == -SIGINT)
    #expect(
      Set(Sandbox.files(below: output).keys) == ["A.9x9.svg", "C.9x9.svg", "sub/B.9x9.svg"])
  }

  @Test func `a name is missed when no recipe has it any more, and all is drawn`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {Blue View: {}}", to: "r/A.yaml")
    try sandbox.write("views: {}", to: "r/B.yaml")
    let messages = sandbox.path + "/messages"
    let tool = try Tool(
      ["render", sandbox.path + "/r", "-o", sandbox.path + "/out", "--size", "9x9"]
        + ["--format", "svg", "--watch", "-q", "--overlay", "Blue View"], messages: messages)
    func text() -> String { (try? String(contentsOfFile: messages, encoding: .utf8)) ?? "" }
    let list = sandbox.path + "/out/ibar-watch.js"
    try await WatchTests.wait { FileManager.default.fileExists(atPath: list) }
    try sandbox.write("views: {C: {}}", to: "r/B.yaml")
    try await WatchTests.wait { text().contains("B.yaml: 1 file") }
    #expect(!text().contains("no recipe has"))
    try sandbox.write("views: {C: {}}", to: "r/A.yaml")
    try await WatchTests.wait { text().contains("A.yaml: 1 file") }
    #expect(text().contains("error: no recipe has a view or constraint 'Blue View'"))
    tool.signal(SIGINT)
    #expect(tool.end() == -SIGINT)
  }

  @Test func `a watch has no end that a stamp could tell`() async {
    for option in [["--stamp", "s"], ["--deps", "d"]] {
      #expect(await Outcome.of(["render", "x", "--watch"] + option).status == .failed)
    }
  }
}
