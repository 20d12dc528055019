import Commands
import Foundation
import Synchronization
import TestSupport
import Testing

/// `render --batch`.
struct BatchRequestTests {
  private static let recipe =
    "views: {A: {kind: label, text: Hi}}\nconstraints: |\n  A.Top = Superview.Top\n  A.Leading = Superview.Leading\n"

  /// The answers to some lines, which come in parts.
  private static func answers(
    _ lines: [String], _ options: [String] = [], part: Int = 1 << 16
  ) throws -> [[String: Any]] {
    let input = Mutex(Array(lines.joined(separator: "\n").utf8)[...])
    let output = Mutex<[UInt8]>([])
    var console = Console(
      writeOutput: { bytes in
        output.withLock { $0 += bytes }
        return true
      }, writeError: { _ in }, readInput: { nil })
    console.readSome = {
      input.withLock { rest in
        defer { rest = rest.dropFirst(part) }
        return rest.isEmpty ? nil : Array(rest.prefix(part))
      }
    }
    #expect(Program.run(["render", "--batch"] + options, console) == .done)
    return try output.withLock { $0 }.split(separator: 0x0A).map {
      try #require(JSONSerialization.jsonObject(with: Data($0)) as? [String: Any])
    }
  }

  private static func request(_ members: [String: Any]) throws -> String {
    let all = members.merging(["version": 1]) { own, _ in own }
    return String(decoding: try JSONSerialization.data(withJSONObject: all), as: UTF8.self)
  }

  private static func files(_ answer: [String: Any]) -> [[String: Any]] {
    answer["files"] as? [[String: Any]] ?? []
  }

  @Test(arguments: [1 << 16, 7])
  func `answers come in the order of requests`(_ part: Int) throws {
    let lines = try (0..<20).map { number in
      try Self.request([
        "id": number, "text": Self.recipe.replacing("Hi", with: "Hi \(number)"),
        "options": ["format": ["svg"], "orientation": "portrait"],
      ])
    }
    let answers = try Self.answers(lines, part: part)
    #expect(answers.map { $0["id"] as? Int } == Array(0..<20))
    for (number, answer) in answers.enumerated() {
      #expect(answer["status"] as? Int == 0)
      let data = try #require(Self.files(answer).first?["data"] as? String)
      let figure = String(decoding: try #require(Data(base64Encoded: data)), as: UTF8.self)
      #expect(figure.hasPrefix("<svg ") && figure.contains("A, "))
      #expect(answer["digest"] as? String != answers[(number + 1) % 20]["digest"] as? String)
    }
  }

  /// The same bytes as a command writes, with what a page needs.
  @Test func `figures are those of the command`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      Self.recipe + "languages: {de: {views: {A: {text: Ja}}}}\n", to: "A.yaml")
    let request = try Self.request([
      "id": "x", "path": "A.yaml", "base": sandbox.path, "output": sandbox.path + "/b",
      "options": ["theme": "pair", "format": "svg,png,pdf", "language": "de", "scale": 3],
    ])
    let answer = try #require(try Self.answers([request]).first)
    _ = await Outcome.of(
      "render", path, "-o", sandbox.path + "/c", "--theme", "pair", "--format", "svg,png,pdf",
      "--language", "de", "--scale", "3")
    #expect(Sandbox.files(below: sandbox.path + "/b") == Sandbox.files(below: sandbox.path + "/c"))
    let files = Self.files(answer)
    #expect(files.count == 12)
    #expect(answer["dependencies"] as? [String] != [])
    for file in files {
      let isUpright = (file["name"] as? String)?.contains("portrait") == true
      // An iPhone 6.
      #expect(file["width"] as? Double == (isUpright ? 375 : 667), "\(file)")
      #expect(file["height"] as? Double == (isUpright ? 667 : 375))
      let isDark = (file["name"] as? String)?.contains(".dark.") == true
      #expect(file["theme"] as? String == (isDark ? "dark" : "light"))
      #expect(file["language"] as? String == "de")
      #expect((file["alt"] as? String)?.hasSuffix("format.") == true)
      #expect(FileManager.default.fileExists(atPath: file["path"] as? String ?? ""))
    }
    #expect(
      Set(files.compactMap { $0["mediaType"] as? String }) == [
        "image/svg+xml", "image/png", "application/pdf",
      ])
  }

  /// What a line that is no request is answered with; the one after it is drawn.
  @Test(arguments: [
    ("nonsense", "the request is no JSON"), ("[1]", "a request is a JSON object"),
    (#"{"version": 2, "text": "x"}"#, "requests of version 1"),
    (#"{"version": 1, "txt": "x"}"#, "a request has no key 'txt'"),
    (#"{"version": 1}"#, "either 'path' or 'text'"),
    (#"{"version": 1, "path": "a", "text": "b"}"#, "either 'path' or 'text'"),
    (#"{"version": 1, "text": "x", "options": {"stle": 1}}"#, "'options' has no key 'stle'"),
    (#"{"version": 1, "text": "x", "options": {"output": "/"}}"#, "has no key 'output'"),
    (#"{"version": 1, "text": "x", "options": {"theme": "drk"}}"#, "did you mean 'dark'?"),
    (#"{"version": 1, "path": "none.yaml"}"#, "No such file"),
    (#"{"version": 1, "text": "vews: {}"}"#, "a recipe has no key 'vews'"),
    ("\"" + String(repeating: "a", count: 17 << 20) + "\"", "at most 16 MB"),
  ])
  func `a line that is no request is answered`(_ line: String, _ message: String) throws {
    let good = try Self.request(["id": 1, "text": Self.recipe, "options": ["format": "svg"]])
    let answers = try Self.answers([line, "", good])
    #expect(answers.map { $0["status"] as? Int } == [2, 0])
    let found = answers[0]["diagnostics"] as? [[String: Any]]
    #expect((found?.first?["message"] as? String)?.contains(message) == true, "\(answers[0])")
    #expect(Self.files(answers[1]).count == 2)
  }

  @Test func `a cached figure has the same answer`() throws {
    let sandbox = try Sandbox(inMemory: true)
    let request = try Self.request(["id": 1, "text": Self.recipe])
    let words = ["--cache", sandbox.path + "/cache"]
    let first = try #require(try Self.answers([request], words).first)
    let second = try #require(try Self.answers([request], words).first)
    #expect(!Sandbox.files(below: sandbox.path + "/cache").isEmpty)
    #expect(first as NSDictionary == second as NSDictionary)
  }

  @Test func `findings are in the answer, and figures too`() throws {
    let request = try Self.request([
      "id": 1, "text": "1. A.Top = Superview.Top\n2. A.Leading = Superview.Leading",
      "from": "equations", "options": ["format": "svg", "orientation": "portrait"],
    ])
    let answer = try #require(try Self.answers([request]).first)
    #expect(answer["status"] as? Int == 1 && Self.files(answer).count == 1)
    let found = (answer["diagnostics"] as? [[String: Any]])?.first
    #expect(found?["id"] as? String == "ambiguous" && found?["line"] as? Int == 1)
  }
}
