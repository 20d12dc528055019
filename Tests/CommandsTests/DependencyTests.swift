import Foundation
import Platform
import TestSupport
import Testing

@testable import Commands

/// Dependency files: the files that were read and the figures that were drawn.
struct DependencyTests {
  static let words: [(path: String, target: String, prerequisite: String)] = [
    ("a/b.svg", "a/b.svg", "a/b.svg"), ("a b", "a\\ b", "a\\ b"),
    ("a\\ b", "a\\\\\\ b", "a\\\\\\ b"),
    ("a\\b", "a\\b", "a\\b"), ("a\\\\#b", "a\\\\\\\\\\#b", "a\\\\\\\\\\#b"),
    ("a\\:b", "a\\\\\\:b", "a\\\\\\:b"), ("a\\%b", "a\\\\\\%b", "a\\%b"),
    ("#\u{FE0F}\u{20E3}", "\\#\u{FE0F}\u{20E3}", "\\#\u{FE0F}\u{20E3}"),
    ("a $\u{301}:\u{301}", "a\\ $$\u{301}\\:\u{301}", "a\\ $$\u{301}\\:\u{301}"),
    ("a$b", "a$$b", "a$$b"),
    ("a#b", "a\\#b", "a\\#b"), ("c:b", "c\\:b", "c\\:b"), ("a%b", "a\\%b", "a%b"),
    ("a*?[b]", "a\\*\\?\\[b]", "a\\*\\?\\[b]"), ("é'\"&", "é'\"&", "é'\"&"),
  ]

  @Test(arguments: words)
  func `a path is written as make reads it`(
    _ row: (path: String, target: String, prerequisite: String)
  ) throws {
    #expect(try MakeRules.word(row.path, isTarget: true) == row.target)
    #expect(try MakeRules.word(row.path, isTarget: false) == row.prerequisite)
  }

  @Test(arguments: [
    "a\nb", "a=b", "a;b", "a|b", "~a", "lib(a)", "a\r\nb", "a\tb", "a=\u{301}", "a ", "a\\",
    "a*\\b", "50%[a]",
  ])
  func `a path that make cannot say is refused`(_ path: String) {
    #expect(throws: FileError.self) { try MakeRules.word(path, isTarget: true) }
  }

  /// Recipes in folders of one name each, a Makefile that includes their dependencies, and what
  /// make draws.
  private struct Build {
    let sandbox: Sandbox
    let names: [String]

    init(_ names: [String]) throws {
      sandbox = try Sandbox()
      self.names = names
      for name in names {
        try sandbox.write(
          "views: {A: {kind: imageView, image: i&}, B: {kind: label, text: Text}}",
          to: "\(name)/R.yaml")
        try addImage(to: name)
      }
      try sandbox.write(
        """
        stamps: ; @for s in *.stamp; do $(MAKE) -s "$$s" || exit; done
        .PHONY: stamps
        ifneq ($(filter %.stamp,$(MAKECMDGOALS)),)
        include $(MAKECMDGOALS:.stamp=.d)
        $(MAKECMDGOALS): ; @touch $@ && echo made $@
        endif

        """, to: "Makefile")
    }

    func addImage(to name: String) throws {
      let image = try #require(Data(base64Encoded: DependencyTests.image))
      try image.write(to: URL(fileURLWithPath: sandbox.path + "/\(name)/i&"))
      for file in ["i&", "R.yaml"] { try touch("\(name)/\(file)", by: -100) }
    }

    /// Draws a recipe as a rule would.
    func draw(_ index: Int) throws {
      let done = try Tool.run(
        program: "/bin/sh",
        [
          "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", sandbox.path, Tool.path, "render",
          names[index] + "/R.yaml", "-o", names[index], "--size", "30x30", "--format", "svg",
          "--deps", "\(index).d", "--stamp", "\(index).stamp", "-q",
        ])
      #expect(done.status <= 1, "\(done.messages)")
      try sandbox.write("", to: "\(index).stamp")
    }

    /// The stamps that make makes anew.
    func make() throws -> Set<String> {
      let done = try Tool.run(program: "make", ["-s", "-C", sandbox.path])
      #expect(done.status == 0, "\(done.messages)")
      let made = done.messages.split(separator: "\n").filter { $0.hasPrefix("made ") }
      return Set(made.map { String($0.dropFirst(5)) })
    }

    func touch(_ name: String, by seconds: Double) throws {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: seconds)],
        ofItemAtPath: sandbox.path + "/" + name)
    }
  }

  private static let image =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAC0lEQVR42mNggAMAAA4AAfV0mYkAAAAASUVORK5CYII="

  @Test func `make draws again what a changed file was read for, whatever its name`() throws {
    let build = try Build([
      "plain", "a b:c 50%", "it's \"q\"", "a\\#", "c\\:", "5\\%", "a*", "ü[1]",
      "#\u{FE0F}\u{20E3} $\u{301}",
    ])
    for index in build.names.indices { try build.draw(index) }
    #expect(try build.make().isEmpty)
    for (index, name) in build.names.enumerated() {
      for stamp in build.names.indices { try build.touch("\(stamp).stamp", by: -10) }
      try build.touch("\(name)/i&", by: -5)
      #expect(try build.make() == ["\(index).stamp"])
      // A deleted file makes its figure again, and is no error of make.
      try FileManager.default.removeItem(atPath: build.sandbox.path + "/\(name)/i&")
      #expect(try build.make() == ["\(index).stamp"])
      try build.addImage(to: name)
      try build.draw(index)
      #expect(try build.make().isEmpty)
    }
  }

  @Test func `fonts and images are listed, and figures with the stamp`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write("views: {A: {kind: label, text: Text}}", to: "A.yaml")
    try sandbox.write("not an image", to: "i.png")
    let other = try sandbox.write(
      "views: {A: {kind: imageView, image: i.png}}", to: "B.yaml")
    let deps = sandbox.path + "/deps"
    let arguments = ["render", recipe, other, "-o", sandbox.path, "--deps", deps, "--size", "9x9"]
    _ = await Outcome.of(arguments + ["--stamp", sandbox.path + "/s"])
    let text = try String(contentsOfFile: deps, encoding: .utf8)
      .replacing(sandbox.path + "/", with: "")
    let font = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    #expect(text.contains("s A.9x9.svg A.9x9.png: \\\n  A.yaml \\\n  \(font)\n"))
    #expect(text.contains("\\\n  B.yaml \\\n  i.png"))
    for input in ["A.yaml", font, "B.yaml", "i.png"] { #expect(text.contains("\n\(input):\n")) }
    _ = await Outcome.of(arguments + ["--deps-format", "json"])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: deps)))
        as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: [String]]])
    #expect(rules[0]["inputs"] == [recipe, font])
    #expect(
      rules[0]["outputs"] == ["svg", "png"].map { "\(sandbox.path)/A.9x9.\($0)" })
  }

  @Test func `dependencies are written when drawing failed, and never a stamp`() async throws {
    let sandbox = try Sandbox()
    let wrong = try sandbox.write("views: [", to: "A.yaml")
    let bare = try sandbox.write("views: {V: {kind: imageView, image: i.png}}", to: "C.yaml")
    let right = try sandbox.write("views: {}", to: "B.yaml")
    let deps = sandbox.path + "/deps"
    let outcome = await Outcome.of(
      "render", wrong, right, bare, sandbox.path + "/missing.yaml", "-o", sandbox.path, "--deps",
      deps,
      "--stamp", sandbox.path + "/stamp", "--size", "9x9")
    #expect(outcome.status == .failed)
    let text = try String(contentsOfFile: deps, encoding: .utf8)
    #expect(text.contains("/stamp: \\\n  \(wrong)\n"))
    #expect(text.contains("B.9x9.svg"))
    // Adding the missing image may fix it.
    #expect(text.contains("\\\n  \(bare) \\\n  \(sandbox.path)/i.png\n"))
    #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/stamp"))
  }

  @Test func `a name with a line break is refused for make, and written in JSON`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write("views: {}", to: "a\nb/A.yaml")
    let arguments = ["render", recipe, "-o", sandbox.path, "--deps", sandbox.path + "/d"]
    let outcome = await Outcome.of(arguments)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("make has no notation for this file name"))
    #expect(await Outcome.of(arguments + ["--deps-format", "json"]).status == .done)
  }

  @Test func `a file of dependencies in a figure's place is an error`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write("views: {}", to: "A.yaml")
    let deps = sandbox.path + "/A.portrait.svg"
    let outcome = await Outcome.of("render", recipe, "-o", sandbox.path, "--deps", deps)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("both --deps and \(recipe) would write this file"))
  }
}
