import Diagnostics
import Foundation
import Platform
import TestSupport
import Testing

@testable import Commands

/// What commands do with guides.
struct GuideCommandTests {
  @Test func `render names figures by the guide and the heading`() async throws {
    let sandbox = try Sandbox()
    for (index, name) in ["a.md", "b c.markdown", "d.txt"].enumerated() {
      let guide = [SampleGuide.english, SampleGuide.chinese, SampleGuide.code][index]
      try sandbox.write(guide, to: "in/" + name)
    }
    try sandbox.write("# Nothing\n\n- A.Top = B.Top\n", to: "in/e.md")
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: sandbox.path + "/in/f.txt"))
    let outcome = await Outcome.of(
      "render", sandbox.path + "/in", "-o", sandbox.path + "/out", "--format", "svg",
      "--orientation", "portrait")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == .done)
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/out").keys) == [
        "a.OneBox.portrait.svg", "a.AField.portrait.svg", "b-c.TwoBoxesSideBySide.portrait.svg",
        "d.SideBySide.portrait.svg", "d.Centred.portrait.svg",
      ])
  }

  @Test func `solve lists the layouts of a guide as one file`() async throws {
    let sandbox = try Sandbox()
    let guide = try sandbox.write(SampleGuide.english, to: "a.md")
    let outcome = await Outcome.of("solve", guide, "--json", "--orientation", "portrait")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let files = try #require(json["files"] as? [[String: Any]])
    #expect(files.count == 1)
    let layouts = try #require(files[0]["layouts"] as? [[String: Any]])
    #expect(layouts.map { $0["name"] as? String } == ["a.OneBox", "a.AField"])
    let constraints = try #require(layouts[0]["constraints"] as? [[String: Any]])
    #expect(constraints.map { $0["line"] as? Int } == [14, 15, 16, 17])
  }

  @Test func `files that are named and hold nothing of ibar are advice, and in a folder nothing`()
    async throws
  {
    let sandbox = try Sandbox()
    let files = [
      "a.yaml": "on: push\n", "b.yml": "on: push\n", "c.md": "# T\n", "d.yaml": "- 1\n",
      "e.rst": "T\n",
    ]
    let paths = try files.sorted { $0.key < $1.key }.map { try sandbox.write($0.value, to: $0.key) }
    for command in ["check", "render", "solve"] {
      let words = command == "render" ? ["-o", sandbox.path + "/out"] : []
      let named = await Outcome.of([command] + paths + words)
      #expect(named.status == .done)
      #expect(named.errors.components(separatedBy: ": advice: ").count == 6, "\(named.errors)")
    }
    try sandbox.write(SampleGuide.english, to: "good.md")
    let folder = await Outcome.of("check", sandbox.path)
    #expect((folder.status, folder.errors) == (.done, ""))
    // One key of a recipe makes it one.
    for text in ["views: {}\non: push\n", "{\"views\": {}, on: push}\n"] {
      let mixed = try sandbox.write(text, to: "mixed.yaml")
      let outcome = await Outcome.of("check", mixed)
      #expect(outcome.status == .failed)
      #expect(outcome.errors.contains("a recipe has no key 'on'"))
    }
    let single = await Outcome.of("render", paths[2], "-o", sandbox.path + "/x.svg")
    #expect(single.status == .failed)
    #expect(single.errors.contains("holds no layout, so there is no figure to write"))
  }

  @Test func `samples are no finding`() async throws {
    let sandbox = try Sandbox()
    let sample = try sandbox.write("- A.Top = B.Top\n\n" + SampleGuide.english, to: "b.md")
    let advised = await Outcome.of("check", sample)
    #expect(advised.status == .done)
    #expect(
      advised.errors.hasPrefix("\(sample):1:3: advice: this constraint is an example"))
    let other = try sandbox.write("", to: "c.html")
    #expect(await Outcome.of("check", other).errors.contains("not a guide"))
  }

  @Test func `a guide of more than 16 megabytes is refused`() async throws {
    let sandbox = try Sandbox()
    let guide = try sandbox.write(String(repeating: "a\n", count: 9 << 20), to: "a.md")
    let outcome = await Outcome.of("check", guide)
    #expect(outcome.status == .failed)
    #expect(outcome.errors == "\(guide): error: larger than 16 megabytes [file]\n")
  }

  @Test func `check --fix fixes a guide`() async throws {
    let sandbox = try Sandbox()
    let text = SampleGuide.english.replacingOccurrences(
      of: "Green View.Top =", with: "Green View.Topp =")
    let guide = try sandbox.write(text, to: "a.md")
    #expect(await Outcome.of("check", guide).status == .failed)
    #expect(await Outcome.of("check", guide, "--fix").status == .done)
    #expect(try String(contentsOfFile: guide, encoding: .utf8) == SampleGuide.english)
  }

  // MARK: - Links

  private func link(_ guide: String, _ sandbox: Sandbox) async throws -> String {
    let outcome = await Outcome.of(
      "render", guide, "-o", sandbox.path + "/out (1)", "--format", "svg", "--link", "--link-as",
      "markdown")
    #expect(outcome.status != .failed)
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: guide)), as: UTF8.self)
  }

  @Test(arguments: [SampleGuide.english, SampleGuide.chinese, SampleGuide.code], ["\n", "\r\n"])
  func `link puts figures below their constraints, once`(_ text: String, _ lineBreak: String)
    async throws
  {
    let sandbox = try Sandbox()
    let original = "\u{FEFF}" + text.replacingOccurrences(of: "\n", with: lineBreak)
    let guide = try sandbox.write(original, to: "docs/g.md")
    let linked = try await link(guide, sandbox)
    #expect(try await link(guide, sandbox) == linked)
    let images = linked.components(separatedBy: lineBreak).filter {
      $0.contains("](../out%20%281%29/g.")
    }
    #expect(!images.isEmpty)
    #expect(!images.contains { !$0.contains("on iPhone 6 in portrait.") })
    // Without the images and the blank lines around them it is what it was.
    var rest = linked
    for image in images {
      #expect(rest.contains(lineBreak + lineBreak + image + lineBreak))
      rest = rest.replacingOccurrences(of: lineBreak + image + lineBreak, with: "")
    }
    #expect(
      rest.filter { !$0.isNewline } == original.filter { !$0.isNewline })
    // An image of the same figure is replaced, wherever its author has put it.
    let first = try #require(images.first)
    let path = try #require(first.components(separatedBy: "](").last)
    let alt = try #require(first.components(separatedBy: "](").first)
    let older = alt + "](elsewhere/" + path.components(separatedBy: "/").dropFirst(2).joined()
    try sandbox.write(linked.replacingOccurrences(of: first, with: older), to: "docs/g.md")
    #expect(try await link(guide, sandbox) == linked)
  }

  private static let guide = """
    # One

    ```
    A.Leading = Superview.Leading
    A.Trailing = Superview.Trailing
    A.Top = Superview.Top
    A.Height = 10
    ```

    """

  @Test func `an image's text is replaced only if ibar wrote it, and its title stays`() async throws
  {
    let sandbox = try Sandbox()
    let guide = try sandbox.write(Self.guide, to: "g.md")
    let linked = try await link(guide, sandbox)
    let taller = linked.replacing("Height = 10", with: "Height = 12")
    try sandbox.write(taller, to: "g.md")
    #expect(
      try await link(guide, sandbox)
        == taller)
    let renamed = linked.replacing("A.", with: "Box.")
    try sandbox.write(renamed, to: "g.md")
    #expect(try await link(guide, sandbox) == renamed.replacing("One: A on", with: "One: Box on"))
    try sandbox.write(linked, to: "g.md")
    _ = try await link(guide, sandbox)
    let alt = try #require(linked.firstMatch(of: /!\[(.*)\]\((.*)\)/))
    let own = linked.replacing(alt.0, with: "![My \\[own\\] words](\(alt.2) \"A title\")")
    try sandbox.write(own, to: "g.md")
    #expect(try await link(guide, sandbox) == own)
    try sandbox.write(own.replacing("out%20", with: "elsewhere/out%20"), to: "g.md")
    #expect(try await link(guide, sandbox) == own)
  }

  @Test func `a layout of which only a state is drawn is reported`() async throws {
    let sandbox = try Sandbox()
    let text = Self.guide + "\n## Two\n\n```ibar\nviews: {}\nstates: {Large: {}}\n```\n"
    let guide = try sandbox.write(text, to: "g.md")
    let outcome = await Outcome.of(
      "render", guide, "-o", sandbox.path, "--format", "svg", "--link", "--state", "Large")
    #expect(outcome.status == .done)
    #expect(try String(contentsOfFile: guide, encoding: .utf8) == text)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("advice: ") }
    #expect(
      lines.map { String($0.drop { $0 != "'" }) }
        == ["g.One", "g.Two"].map {
          "'\($0)' is not linked, since no figure without a state or language is drawn [not-linked]"
        }, "\(outcome.errors)")
  }

  @Test func `a figure of another style is not put beside the first`() async throws {
    let sandbox = try Sandbox()
    let guide = try sandbox.write(Self.guide, to: "g.md")
    let linked = try await link(guide, sandbox)
    let words = [
      "-o", sandbox.path + "/out (1)", "--format", "svg", "--link", "--style", "schematic",
    ]
    let other = await Outcome.of(["render", guide] + words)
    #expect(try String(contentsOfFile: guide, encoding: .utf8) == linked)
    #expect(
      other.errors == """
        \(guide): advice: 'g.One.portrait.schematic.svg' is not linked, since 'g.One.portrait.svg' \
        shows this layout; to show both, write its image yourself [other-image]

        """)
    try sandbox.write(Self.guide, to: "g.md")
    _ = await Outcome.of(["render", guide] + words)
    #expect(
      try String(contentsOfFile: guide, encoding: .utf8).contains("/g.One.portrait.schematic.svg)"))
  }

  private static func link(to figure: String, end: Int) -> GuideLink {
    let file = LinkedFile(path: figure, text: "")
    return GuideLink(
      listing: SourceRange(start: 0, end: end), layout: "f", files: [file], shown: file)
  }

  @Test func `a guide whose layouts an image would change stays as it is`() throws {
    let sandbox = try Sandbox()
    let guide = try sandbox.write(Self.guide, to: "g.md")
    let link = Self.link(to: sandbox.path + "/f.svg", end: 5)
    #expect(throws: FileError.self) {
      try GuideLinks.write([link], into: guide, Array(Self.guide.utf8)) { _ in false }
    }
    #expect(try String(contentsOfFile: guide, encoding: .utf8) == Self.guide)
  }

  @Test func `a guide is not written without link, nor when nothing changes`() async throws {
    let sandbox = try Sandbox()
    let guide = try sandbox.write(SampleGuide.english, to: "g.md")
    _ = await Outcome.of("render", guide, "-o", sandbox.path, "--format", "svg")
    #expect(try String(contentsOfFile: guide, encoding: .utf8) == SampleGuide.english)
    _ = try await link(guide, sandbox)
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: guide)
    _ = try await link(guide, sandbox)
    #expect(
      try FileManager.default.attributesOfItem(atPath: guide)[.modificationDate] as? Date == old)
  }

  @Test func `a guide that was edited while its figures were drawn stays as it is`() throws {
    let sandbox = try Sandbox()
    let guide = try sandbox.write("edited\n" + SampleGuide.english, to: "g.md")
    let link = Self.link(to: sandbox.path + "/f.svg", end: 9)
    #expect(throws: FileError.self) {
      try GuideLinks.write([link], into: guide, Array(SampleGuide.english.utf8))
    }
    #expect(
      try String(contentsOfFile: guide, encoding: .utf8) == "edited\n" + SampleGuide.english)
  }

  @Test func `an image goes into the quotation of its listing, and ends no code`() async throws {
    let sandbox = try Sandbox()
    let lines = [
      "A.Top = Superview.Top", "A.Left = Superview.Left", "A.Width = 10", "A.Height = 10",
    ]
    let quoted = "> ```\n" + lines.map { "> \($0)\n" }.joined() + "> ```\n> more\n"
    let quote = try await link(sandbox.write(quoted, to: "q.md"), sandbox)
    #expect(quote.contains("> ```\n> \n> !["))
    #expect(quote.hasSuffix(")\n> \n> more\n"))
    let indented = lines.map { "    \($0)\n" }.joined() + "more"
    let code = try await link(sandbox.write(indented, to: "i.md"), sandbox)
    #expect(code.contains("    A.Height = 10\n\n!["))
    #expect(code.hasSuffix(")\n\nmore"))
  }
}
