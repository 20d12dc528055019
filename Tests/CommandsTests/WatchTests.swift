import Commands
import Foundation
import TestSupport
import Testing

/// Drawing whatever changes.
@Suite(.timeLimit(.minutes(20)))
struct WatchTests {
  @Test func `what changes is drawn again, and nothing else`() async throws {
    let sandbox = try Sandbox()
    let output = sandbox.path + "/out"
    for name in ["A", "sub/B"] { try sandbox.write("views: {V: {}}", to: "r/\(name).yaml") }
    try await Watching.run(["r", "-o", "out"], in: sandbox) { watching in
      try await watching.wait { watching.text(of: "out/ibar-watch.js") != nil }
      #expect(Set(Sandbox.files(below: output).keys).count == 4)
      try sandbox.write("views: {W: {}}", to: "r/sub/B.yaml")
      try await watching.wait { watching.lines.contains("r/sub/B.yaml: 1 file") }
      // A new recipe counts too, and one with an error is reported.
      try sandbox.write("views: [", to: "r/C.yaml")
      try await watching.wait { watching.lines.contains("r/C.yaml: not drawn") }
      try sandbox.write("views: {}", to: "r/C.yaml")
      try await watching.wait { watching.lines.contains("r/C.yaml: 1 file") }
      #expect(!watching.lines.contains { $0.hasPrefix("r/A.yaml") })
      try await watching.wait { watching.text(of: "out/ibar-watch.js")?.contains("C.9x9") == true }
      let list = try #require(watching.text(of: "out/ibar-watch.js"))
      #expect(list.contains("[\"sub/B.9x9.svg\", 2, "))
      #expect(list.contains("[\"A.9x9.svg\", 1, "))
    }
    #expect(
      Set(Sandbox.files(below: output).keys) == ["A.9x9.svg", "C.9x9.svg", "sub/B.9x9.svg"])
  }

  @Test func `defaults of a project that appear, change and go are a change`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("", to: ".git/HEAD")
    try sandbox.write("views: {V: {}}", to: "r/A.yaml")
    try await Watching.run(["r", "-o", "out"], in: sandbox) { watching in
      try await watching.wait { watching.text(of: "out/ibar-watch.js") != nil }
      try sandbox.write("style: screen\n", to: "ibar.yaml")
      try await watching.wait { watching.text(of: "out/A.screen.9x9.svg") != nil }
      try sandbox.write("style: outline\n", to: "r/ibar.yaml")
      try await watching.wait { watching.text(of: "out/A.outline.9x9.svg") != nil }
      try sandbox.write("theme: dark\n", to: "r/ibar.yaml")
      try await watching.wait { watching.text(of: "out/A.9x9.dark.svg") != nil }
      try FileManager.default.removeItem(atPath: sandbox.path + "/r/ibar.yaml")
      try await watching.wait { watching.lines.contains("r/A.yaml: nothing changed") }
    }
  }

  @Test func `a heading that is typed leaves one image`() async throws {
    let sandbox = try Sandbox()
    func guide(_ heading: String, _ rest: String) -> String { "# \(heading)\n\(rest)" }
    try sandbox.write(
      guide("S", "\n```ibar\nviews: {V: {}}\nstatus: ambiguous\n```\n"), to: "g.md")
    try await Watching.run(["g.md", "--link"], in: sandbox) { watching in
      for heading in ["S", "Si", "Sign", "Sign In"] {
        let name = heading.replacing(" ", with: "")
        let text = try #require(watching.text(of: "g.md"))
        let rest = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1]
        if heading != "S" { try sandbox.write(guide(heading, String(rest)), to: "g.md") }
        try await watching.wait {
          watching.text(of: "g.md")?.contains("](g.\(name).9x9.svg)") == true
        }
        #expect(watching.text(of: "g.md")?.components(separatedBy: "![").count == 2)
      }
    }
  }

  @Test(arguments: [["L.yaml"], ["."], [".", "-o", "out"]])
  func `what ibar writes is no change`(_ arguments: [String]) async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {V: {}}", to: "L.yaml")
    let list = (arguments.contains("out") ? "out/" : "") + "ibar-watch.js"
    try await Watching.run(arguments, in: sandbox) { watching in
      // Were its own files a change, a round would follow that the next change does not begin.
      for round in 0..<5 {
        let name = round % 2 == 0 ? "V" : "W"
        if round > 0 { try sandbox.write("views: {\(name): {}}", to: "L.yaml") }
        try await watching.wait {
          watching.text(of: list)?.contains("show(\(round + 1),") == true
        }
        #expect(watching.lines.count == round)
      }
    }
  }

  @Test func `a name is missed when no recipe has it any more, and all is drawn`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {Blue View: {}}", to: "R/A.yaml")
    try sandbox.write("views: {}", to: "R/B.yaml")
    try await Watching.run(["R", "--overlay", "Blue View"], in: sandbox) { watching in
      try await watching.wait { watching.text(of: "ibar-watch.js") != nil }
      try sandbox.write("no recipe", to: "R/notes")
      try sandbox.write("views: {C: {}}", to: "R/B.yaml")
      try await watching.wait { watching.lines.contains("R/B.yaml: 1 file") }
      #expect(!watching.messages.contains("no recipe has"))
      try sandbox.write("views: {C: {}}", to: "R/A.yaml")
      try await watching.wait { watching.lines.contains("R/A.yaml: 1 file") }
      #expect(watching.messages.contains("error: no recipe has a view or constraint 'Blue View'"))
    }
  }

  @Test func `the page follows recipes that go, and comes again with its folder`() async throws {
    let sandbox = try Sandbox()
    for name in ["A", "B"] { try sandbox.write("views: {V: {}}", to: "R/\(name).yaml") }
    try await Watching.run(["R", "-o", "out"], in: sandbox) { watching in
      func list() -> String { watching.text(of: "out/ibar-watch.js") ?? "" }
      try await watching.wait { list().contains("A.9x9") }
      try FileManager.default.removeItem(atPath: sandbox.path + "/R/A.yaml")
      try await watching.wait { list().contains("show(2,") }
      #expect(!list().contains("A.9x9"))
      try FileManager.default.removeItem(atPath: sandbox.path + "/out")
      try sandbox.write("views: {W: {}}", to: "R/B.yaml")
      try await watching.wait { list().contains("show(3,") }
      #expect(watching.text(of: "out/ibar-watch.html")?.contains("<script>") == true)
    }
  }

  @Test func `the page shows errors beside the figures that were drawn last`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {V: {}}", to: "R/A.yaml")
    try sandbox.write("views: [", to: "R/B.yaml")
    try await Watching.run(["R", "-o", "out"], in: sandbox) { watching in
      func list() -> String { watching.text(of: "out/ibar-watch.js") ?? "" }
      try await watching.wait { list().contains("show(1,") }
      let figures = list()
      #expect(figures.contains("[\"A.9x9.svg\", 1, \"R/A.yaml:1:9: error: 'V' is ambiguous"))
      #expect(figures.contains("], [\"R/B.yaml:"))
      // What cannot be read keeps its figure; what is right again has no error.
      try sandbox.write("views: {V: {}}\ntitel: x", to: "R/A.yaml")
      try await watching.wait { list().contains("show(2,") }
      #expect(list().contains("[\"A.9x9.svg\", 1, \"R/A.yaml:2:1: error: "))
      try sandbox.write("views: {}", to: "R/A.yaml")
      try await watching.wait { list().contains("[\"A.9x9.svg\", 3]") }
      try FileManager.default.removeItem(atPath: sandbox.path + "/R/B.yaml")
      try await watching.wait { list().hasSuffix("\n], []);\n") }
    }
  }

  @Test func `the address of the page is printed at the start, once`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {}", to: "R/A.yaml")
    try await Watching.run(["R", "-o", "o u"], in: sandbox, isQuiet: false) { watching in
      try await watching.wait { watching.messages.contains("ibar-watch.html") }
      try sandbox.write("views: {V: {}}", to: "R/A.yaml")
      try await watching.wait { watching.lines.contains("R/A.yaml: 1 file") }
      let folder = URL(filePath: sandbox.path).resolvingSymlinksInPath().path
      let addresses = watching.messages.split(separator: "\n").filter { $0.hasPrefix("ibar: ") }
      #expect(
        addresses == [
          "ibar: watching; the figures are at file://\(folder)/o%20u/ibar-watch.html"
        ])
    }
  }

  @Test(arguments: ["ibar-watch.html", "ibar-watch.html/a"])
  func `what the user has in the place of the page stays, and the watch goes on`(
    _ name: String
  ) async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {V: {}}", to: "R/A.yaml")
    let own = try sandbox.write("<!doctype html>", to: name)
    try await Watching.run(["R"], in: sandbox) { watching in
      try await watching.wait { watching.messages.contains("ibar-watch.html: error:") }
      try sandbox.write("views: {W: {}}", to: "R/A.yaml")
      try await watching.wait { watching.lines == ["R/A.yaml: 1 file"] }
    }
    #expect(try String(contentsOfFile: own, encoding: .utf8) == "<!doctype html>")
  }

  @Test func `files that are written all the time put nothing off`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {V: {}}", to: "R/A.yaml")
    try await Watching.run(["R"], in: sandbox) { watching in
      try await watching.wait { watching.text(of: "ibar-watch.js") != nil }
      // It ends with the folder, whatever becomes of the test.
      let writer = try Tool(
        program: "/bin/sh",
        ["-c", "while echo > \"$1\"/log; do :; done", "sh", sandbox.path + "/R"])
      try await watching.wait { watching.text(of: "R/log") != nil }
      try sandbox.write("views: {W: {}}", to: "R/A.yaml")
      try await watching.wait { watching.lines == ["R/A.yaml: 1 file"] }
      writer.signal(SIGKILL)
      _ = writer.end()
    }
  }

  @Test func `a watch finds in the cache what other runs have drawn`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {}", to: "R/A.yaml")
    let plain = await Outcome.of(
      "render", sandbox.path + "/R", "-o", sandbox.path + "/plain", "--size", "9x9",
      "--format", "svg", "--cache", sandbox.path + "/cache")
    let entries = Sandbox.files(below: sandbox.path + "/cache")
    #expect((plain.errors, entries.count) == ("", 1))
    try await Watching.run(["R", "--cache", "cache"], in: sandbox) { watching in
      try await watching.wait { watching.text(of: "ibar-watch.js") != nil }
    }
    #expect(Sandbox.files(below: sandbox.path + "/cache") == entries)
  }

  @Test func `a watch has no end, so it takes no stamp`() async {
    for option in [["--stamp", "s"], ["--deps", "d"]] {
      #expect(await Outcome.of(["render", "x", "--watch"] + option).status == .failed)
    }
  }
}
