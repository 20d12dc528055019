import Foundation
import TestSupport
import Testing

/// Inputs that make the program itself fail, which tests ask for in a debug build.
#if DEBUG
  struct FaultIsolationTests {
    private let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      for name in ["A", "B", "C", "D", "E"] {
        try sandbox.write("canvas: {size: [9, 9]}\nviews: {}\n", to: "r/\(name).yaml")
      }
      try sandbox.write("views: [\n", to: "r/Bad.yaml")
    }

    private func run(_ words: String..., fault: String) throws -> (status: Int32, lines: [String]) {
      let done = try Tool.run(
        [words[0], sandbox.path + "/r"] + words.dropFirst(),
        environment: ["IBAR_TEST_FAULT": fault])
      // A debug build prints where it trapped.
      let lines = done.messages.split(separator: "\n").map { String($0) }
        .filter { !$0.contains("Precondition failed") }
      return (done.status, lines)
    }

    private var figures: [String] { Sandbox.files(below: sandbox.path + "/o").keys.sorted() }

    @Test(arguments: ["-j1", "-j2"])
    func `the others are drawn, and the input is named`(_ jobs: String) throws {
      let (status, lines) = try run(
        "render", "-o", sandbox.path + "/o", "--format", "svg", "--message-format", "short", jobs,
        fault: "C.yaml")
      #expect(status == 2)
      #expect(figures == ["A", "B", "D", "E"].map { $0 + ".svg" })
      #expect(
        lines == [
          "\(sandbox.path)/r/Bad.yaml:2:1: error: this is not YAML [malformed-yaml]",
          "\(sandbox.path)/r/C.yaml: error: nothing is done with this input, since it makes ibar fail [program-fault]",
        ])
    }

    @Test func `each of several is named once`() throws {
      let (status, lines) = try run("check", "--message-format", "short", fault: ".yaml")
      #expect(status == 2)
      #expect(
        lines.count == 6 && lines.allSatisfy { $0.hasSuffix("it makes ibar fail [program-fault]") })
    }

    @Test(arguments: ["json", "sarif"])
    func `a document of findings names it, and is whole`(_ format: String) throws {
      let file = sandbox.path + "/findings"
      let command = "'\(Tool.path)' check '\(sandbox.path)/r' --message-format \(format)"
      let (status, _) = try Tool.run(
        program: "sh", ["-c", "\(command) > '\(file)' 2> '\(file).errors'"],
        environment: ["IBAR_TEST_FAULT": "C.yaml"])
      #expect(status == 2)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let run = (json?["runs"] as? [[String: Any]])?.first ?? json
      let findings = (run?["results"] ?? run?["diagnostics"]) as? [[String: Any]]
      let ids = findings?.compactMap { ($0["id"] ?? $0["ruleId"]) as? String }
      #expect(ids?.sorted() == ["malformed-yaml", "program-fault"], "\(text)")
    }

    @Test func `its figures are neither stale nor stamped`() throws {
      let stamp = ["--stamp", sandbox.path + "/stamp"]
      try FileManager.default.removeItem(atPath: sandbox.path + "/r/Bad.yaml")
      let words = [sandbox.path + "/r", "-o", sandbox.path + "/o", "--format", "svg"] + stamp
      #expect(try Tool.run(["render"] + words).status == 0)
      let before = figures
      let done = try Tool.run(
        ["render"] + words + ["--prune"], environment: ["IBAR_TEST_FAULT": "C.yaml"])
      #expect(done.status == 2)
      #expect(figures == before)
    }
  }
#endif
