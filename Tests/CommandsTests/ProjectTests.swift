import Foundation
import TestSupport
import Testing

@testable import Commands

/// The defaults of a project, and the figures that recipes ask for.
struct ProjectTests {
  private static let views = "views: {A: {}}\nstatus: ambiguous\n"

  /// A sandbox that is a repository, so that no file above it counts.
  private static func repository(_ files: [String: String]) throws -> Sandbox {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("", to: ".git/HEAD")
    for (name, text) in files { try sandbox.write(text, to: name) }
    return sandbox
  }

  private static func drawn(
    _ sandbox: Sandbox, _ path: String = "r", _ options: [String] = []
  ) async -> (names: [String], outcome: Outcome) {
    let outcome = await Outcome.of(
      ["render", sandbox.path + "/" + path, "-o", sandbox.path + "/out"] + options)
    let names = Sandbox.files(below: sandbox.path + "/out").keys.sorted()
    try? FileManager.default.removeItem(atPath: sandbox.path + "/out")
    return (names, outcome)
  }

  // MARK: - Languages of descriptions

  private static let translated = """
    views: {A: {kind: label, text: First}}
    status: ambiguous
    languages:
      ja: {views: {A: {text: 名}}}
      it: {views: {A: {text: Nome}}}

    """

  /// The texts of a layout are in its language; those of others are in the language that the project names.
  @Test(arguments: [
    ("A", "lang=\"de\"", "<desc id=\"ID-d\">A ("), ("A.ja", "lang=\"ja\"", "<desc id=\"ID-d\">A（"),
    ("A.it", "lang=\"it\"", "<desc id=\"ID-d\" lang=\"de\">A ("),
  ])
  func `descriptions are in the language of the figure, or of the project`(
    _ row: (name: String, root: String, description: String)
  ) async throws {
    let sandbox = try Self.repository([
      "r/A.yaml": Self.translated, "ibar.yaml": "descriptions: de\n",
    ])
    let outcome = await Outcome.of(
      "render", sandbox.path + "/r", "-o", sandbox.path + "/out", "--language", "all",
      "--orientation", "portrait", "--format", "svg,pdf")
    #expect(outcome.errors == "")
    let name = row.name == "A" ? "A.portrait" : "A.portrait" + row.name.dropFirst()
    let text = try String(contentsOfFile: sandbox.path + "/out/\(name).svg", encoding: .utf8)
    let id = try #require(text.firstMatch(of: /<title id="(\w+)-t"/)).1
    #expect(text.prefix(400).contains(row.root))
    #expect(text.contains(row.description.replacing("ID", with: id)))
    // The catalogue's place is where the file says.
    let pdf = try Data(contentsOf: URL(filePath: sandbox.path + "/out/\(name).pdf"))
    let lines = String(decoding: pdf, as: UTF8.self)
    #expect(lines.contains("/Lang (\(row.root.split(separator: "\"")[1]))"))
    let start = try #require(lines.matches(of: /startxref\n(\d+)\n%%EOF/).last).1
    #expect(pdf.dropFirst(try #require(Int(start))).starts(with: Data("xref\n".utf8)))
  }

  @Test func `a page shows the figures in the language of its project`() async throws {
    let guide = "# One\n\n```ibar\n" + Self.translated + "```\n"
    let sandbox = try Self.repository([
      "g.md": guide, "ibar.yaml": "language: ja\norientation: portrait\nlink: true\n",
    ])
    let words = ["render", sandbox.path + "/g.md", "-o", sandbox.path, "--format", "svg"]
    let outcome = await Outcome.of(words)
    #expect(outcome.errors == "")
    let linked = try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8)
    #expect(
      linked.contains(
        "![One：A、iPhone 6（縦向き）。制約ではレイアウトが一意に決まりません。](g.One.portrait.ja.svg)"), "\(linked)")
  }

  @Test func `an own text stays with the style of its figure when heading and state get new names`()
    async throws
  {
    func guide(_ heading: String, _ state: String) -> String {
      "# \(heading)\n\n```ibar\nfigures:\n- {style: schematic}\n- {style: screen}\n"
        + "- {style: screen, state: \(state)}\n" + Self.views
        + "states: {\(state): {views: {A: {isHidden: true}}}}\n```\n"
    }
    let sandbox = try Self.repository(["g.md": guide("Old", "Err")])
    let words = [
      "render", sandbox.path + "/g.md", "-o", sandbox.path, "--link", "--format", "svg",
      "--orientation", "portrait",
    ]
    _ = await Outcome.of(words)
    var text = try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8)
    let own = try #require(text.firstMatch(of: /!\[(.*)\]\(g\.Old\.portrait\.err\.screen\.svg\)/))
    text = text.replacing(own.0, with: "![My words](g.Old.portrait.err.screen.svg)")
    text = text.replacing(guide("Old", "Err"), with: guide("New", "Failure"))
    try sandbox.write(text, to: "g.md")
    _ = await Outcome.of(words)
    let linked = try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8)
    #expect(linked.contains("![My words](g.New.portrait.failure.screen.svg)"), "\(linked)")
    #expect(linked.matches(of: /!\[/).count == 3)
  }

  @Test func `a language that is no tag is an error, and one that no layout has is advice`()
    async throws
  {
    let sandbox = try Self.repository([
      "r/A.yaml": Self.translated, "ibar.yaml": "language: german\n",
    ])
    let wrong = await Self.drawn(sandbox).outcome
    #expect(wrong.status == .failed)
    #expect(wrong.errors.contains("ibar.yaml:1:11: error: 'german' is not a language tag"))
    try sandbox.write("language: jp\nformat: svg\norientation: portrait\n", to: "ibar.yaml")
    let (names, other) = await Self.drawn(sandbox)
    #expect(names == ["A.portrait.svg"])
    #expect(other.errors.contains("advice: no layout of this run has the language 'jp'"))
  }

  @Test func `a language without descriptions is an error at its place`() async throws {
    let sandbox = try Self.repository(["r/A.yaml": Self.views, "ibar.yaml": "descriptions: it\n"])
    let outcome = await Self.drawn(sandbox).outcome
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors.contains("ibar.yaml:1:15: error: there are no descriptions in 'it'"))
    #expect(outcome.errors.contains("de, fr, es, ja, zh-Hans, ar and he"))
  }

  // MARK: - Figures of a recipe

  private static let entries = """
    figures:
    - {style: schematic, legend: below, orientation: portrait}
    - {style: screen, orientation: [portrait], theme: pair}
    - {widths: [320, 414], crop: [0, 0, 100, 100]}

    """

  @Test func `one run draws all figures that a recipe asks for`() async throws {
    let sandbox = try Self.repository(["r/A.yaml": Self.entries + Self.views])
    let all = await Self.drawn(sandbox, "r", ["--format", "svg"])
    #expect((all.outcome.status, all.outcome.errors) == (.done, ""))
    #expect(
      all.names == [
        "A.portrait.schematic.legend-below.svg", "A.portrait.screen.dark.svg",
        "A.portrait.screen.svg", "A.widths-320-414.crop-0-0-100-100.svg",
      ])
    // The option takes the place of the key in all entries, of which the first two are then one.
    let one = await Self.drawn(
      sandbox, "r", ["--format", "svg", "--style", "outline", "--theme", "light"])
    #expect(
      one.names == [
        "A.portrait.outline.legend-below.svg", "A.portrait.outline.svg",
        "A.widths-320-414.outline.crop-0-0-100-100.svg",
      ])
  }

  @Test func `all errors of figures are reported at their places, by every command`() async throws {
    let text =
      "figures: [{style: schematc, theme: x}, {state: X}, {strip: 3}, "
      + "{style: screen, size: 9x9, device: iPhone 6}]\n"
    let sandbox = try Self.repository(["r/A.yaml": text + Self.views])
    let places = ["1:19", "1:36", "1:40", "1:60", "1:64"]
    for command in ["check", "solve", "render"] {
      let words = command == "render" ? ["-o", sandbox.path + "/out"] : []
      let outcome = await Outcome.of([command, sandbox.path + "/r/A.yaml"] + words)
      #expect(outcome.status == .failed)
      for place in places {
        #expect(outcome.errors.contains("A.yaml:\(place): error: "), "\(place)")
      }
    }
  }

  @Test func `all figures of a layout are linked, in order, and once`() async throws {
    let guide =
      "# One\n\n```ibar\n" + Self.entries.replacing("theme: pair", with: "theme: dark")
      + Self.views + "```\n\nAfter.\n"
    let sandbox = try Self.repository(["g.md": guide])
    let words = [
      "render", sandbox.path + "/g.md", "-o", sandbox.path, "--link", "--format", "svg",
    ]
    #expect(await Outcome.of(words).status == .done)
    let first = try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8)
    let images = first.matches(of: /!\[[^\]]*\]\(([^)]*)\)/).map { String($0.1) }
    #expect(
      images == [
        "g.One.portrait.schematic.legend-below.svg", "g.One.portrait.screen.dark.svg",
        "g.One.widths-320-414.crop-0-0-100-100.svg",
      ])
    #expect(first.hasSuffix("svg)\n\nAfter.\n"))
    #expect(await Outcome.of(words).status == .done)
    #expect(try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8) == first)
    // Of other options, none is added to those that are there.
    let other = await Outcome.of(words + ["--text-size", "small"])
    #expect(other.errors.contains("is not linked, since"))
    #expect(try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8) == first)
    // The second one comes back to its place.
    let without = first.replacing(/!\[[^\]]*\]\([^)]*screen.dark.svg\)\n\n/, with: "")
    #expect(without != first)
    try sandbox.write(without, to: "g.md")
    #expect(await Outcome.of(words).status == .done)
    #expect(try String(contentsOfFile: sandbox.path + "/g.md", encoding: .utf8) == first)
  }

  @Test func `an attribute of a fence names a style`() async throws {
    let sandbox = try Self.repository([
      "g.md": "```{.ibar #a figures=schematic}\n\(Self.views)```\n"
    ])
    let words = ["--format", "svg", "--orientation", "portrait"]
    #expect(await Self.drawn(sandbox, "g.md", words).names == ["g.a.portrait.schematic.svg"])
  }

  // MARK: - Defaults

  @Test func `the nearest of command line, entry, recipe and project counts`() async throws {
    let sandbox = try Self.repository([
      "ibar.yaml": "format: svg\nstyle: outline\norientation: landscape\ndirection: rightToLeft\n",
      "r/A.yaml": Self.views,
      "r/B.yaml": "figures: [{style: screen}]\ncanvas: {direction: leftToRight}\n" + Self.views,
    ])
    let (names, outcome) = await Self.drawn(sandbox)
    #expect((outcome.status, outcome.errors) == (.done, ""))
    #expect(
      names == ["A.landscape.outline.right-to-left.svg", "B.landscape.screen.svg"])
    let typed = await Self.drawn(
      sandbox, "r", ["--style", "schematic", "--orientation", "portrait"])
    #expect(
      typed.names == ["A.portrait.schematic.right-to-left.svg", "B.portrait.schematic.svg"])
    let none = await Self.drawn(sandbox, "r/A.yaml", ["--no-config", "--orientation", "portrait"])
    #expect(none.names == ["A.portrait.png", "A.portrait.svg"])
  }

  @Test func `a file that does not count without a repository is reported`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("style: screen\n", to: "r/s/ibar.yaml")
    try sandbox.write(Self.views, to: "r/s/A.yaml")
    let words = ["--format", "svg", "--orientation", "portrait"]
    for path in ["r", "r/s/A.yaml"] {
      let drawn = await Self.drawn(sandbox, path, words)
      #expect(drawn.names == [path == "r" ? "s/A.portrait.svg" : "A.portrait.svg"])
      #expect(drawn.outcome.errors.contains("r/s/ibar.yaml: warning: this file does not count"))
    }
    let near = await Self.drawn(sandbox, "r/s", words)
    #expect(near.names == ["A.portrait.screen.svg"])
    #expect(near.outcome.errors.isEmpty)
  }

  @Test func `the nearest file up to the repository counts, and no link`() async throws {
    let sandbox = try Self.repository([
      "ibar.yaml": "style: outline\n", "r/ibar.yaml": "style: screen\n", "r/s/A.yaml": Self.views,
      "r/t/.git/HEAD": "", "r/t/B.yaml": Self.views, "C.yaml": Self.views,
      "x.yaml": "style: screen\n",
    ])
    let words = ["--format", "svg", "--orientation", "portrait"]
    #expect(await Self.drawn(sandbox, "r/s/A.yaml", words).names == ["A.portrait.screen.svg"])
    #expect(await Self.drawn(sandbox, "r/t/B.yaml", words).names == ["B.portrait.svg"])
    #expect(await Self.drawn(sandbox, "C.yaml", words).names == ["C.portrait.outline.svg"])
    let named = words + ["--config", sandbox.path + "/x.yaml"]
    #expect(await Self.drawn(sandbox, "C.yaml", named).names == ["C.portrait.screen.svg"])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/r/t/ibar.yaml", withDestinationPath: "../ibar.yaml")
    #expect(await Self.drawn(sandbox, "r/t/B.yaml", words).names == ["B.portrait.svg"])
  }

  @Test func `colours and metrics of a project are known to all recipes`() async throws {
    let sandbox = try Self.repository([
      "ibar.yaml": "colors: {brand: \"#2060C0\"}\nmetrics: {gap: 12}\n",
      "A.yaml": """
      views: {A: {backgroundColor: brand}}
      constraints: |
        A.Top = Superview.Top + gap
        A.Left = Superview.Left
        A.Width = 90
        A.Height = 90
      frames: {portrait: {A: [0, 12, 90, 90]}}
      """,
    ])
    let outcome = await Outcome.of("check", sandbox.path + "/A.yaml")
    #expect((outcome.status, outcome.errors) == (.done, ""))
    let none = await Outcome.of("check", sandbox.path + "/A.yaml", "--no-config")
    #expect(none.status == .failed)
  }

  @Test func `output and link are those of the project, and paths stay below it`() async throws {
    let sandbox = try Self.repository([
      "p/ibar.yaml": "output: figures\nlink: true\nformat: svg\nstyle: schematic\n",
      "p/g.md": "# One\n\n```ibar\n\(Self.views)```\n",
    ])
    #expect(await Outcome.of("render", sandbox.path + "/p/g.md").status == .done)
    let text = try String(contentsOfFile: sandbox.path + "/p/g.md", encoding: .utf8)
    #expect(text.contains("](figures/g.One.portrait.schematic.svg)"))
    // One run leaves the page as it is.
    let plain = "# Two\n\n```ibar\n\(Self.views)```\n"
    try sandbox.write(plain, to: "p/g.md")
    for last in [["--no-link"], ["--link", "--no-link"]] {
      #expect(await Outcome.of(["render", sandbox.path + "/p/g.md"] + last).status == .done)
      #expect(try String(contentsOfFile: sandbox.path + "/p/g.md", encoding: .utf8) == plain)
    }
    for line in ["output: ../out", "output: /tmp/out", "fonts: [../f.otf]"] {
      try sandbox.write(line + "\n", to: "p/ibar.yaml")
      let outcome = await Outcome.of("check", sandbox.path + "/p/g.md")
      #expect(outcome.status == .failed)
      #expect(outcome.errors.contains("ibar.yaml:1:"))
      #expect(outcome.errors.contains("is outside of the folder of this file"))
    }
  }

  @Test func `a theme of a project has colours of marks that are seen`() async throws {
    let sandbox = try Self.repository([
      "ibar.yaml":
        "theme: {light: {line: \"#0A7A5A\"}, dark: {ground: \"#000000\"}}\nformat: svg\n",
      "A.yaml": """
      views: {A: {}}
      constraints: "H:|-20-[A(50)]\\nV:|-20-[A(50)]"
      """.replacing("constraints", with: "visualFormat"),
    ])
    let words = ["render", sandbox.path + "/A.yaml", "-o", sandbox.path + "/out.svg"]
    let options = ["--orientation", "portrait"]
    #expect(await Outcome.of(words + options).status == .done)
    let own = try String(contentsOfFile: sandbox.path + "/out.svg", encoding: .utf8)
    #expect(own.contains("#0A7A5A") || own.contains("#0a7a5a"))
    #expect(await Outcome.of(words + options + ["--no-config"]).status == .done)
    let plain = try String(contentsOfFile: sandbox.path + "/out.svg", encoding: .utf8)
    #expect(!plain.lowercased().contains("#0a7a5a"))
    try sandbox.write("theme: {light: {line: \"#EEEEEE\"}}\n", to: "ibar.yaml")
    let faint = await Outcome.of("check", sandbox.path + "/A.yaml")
    #expect(faint.status == .failed)
    #expect(faint.errors.contains("ibar.yaml:1:8: error: 'line' has a contrast of 1.1 to 'ground'"))
  }

  @Test func `a rule of a project is an error, a warning or off`() async throws {
    let sandbox = try Self.repository(["A.yaml": "views: {A: {}}\n"])
    for (word, status) in [("error", ExitStatus.findings), ("warning", .done), ("off", .done)] {
      try sandbox.write("rules: {ambiguous: \(word)}\n", to: "ibar.yaml")
      let outcome = await Outcome.of("check", sandbox.path + "/A.yaml")
      #expect(outcome.status == status)
      #expect(outcome.errors.contains(": \(word): ") == (word != "off"))
    }
  }

  /// Texts of a project's file, and the places of their errors.
  static let faults = [
    ("fromat: svg\n", ["1:1"]), ("theme: blue\nstyle: x\n", ["1:8", "2:8"]),
    ("rules: {misplacd: off, ambiguous: no}\n", ["1:19", "1:35"]), ("link: maybe\n", ["1:7"]),
    ("views: {}\n", ["1:1"]), ("a: [\n", ["2:1"]), ("- a\n", ["1:1", "1:3"]),
    ("metrics: {gap: x}\n", ["1:16"]), ("size: {a: 1}\n", ["1:7"]),
  ]

  @Test(arguments: faults)
  func `all errors of a project are reported once, at their places`(
    _ text: String, _ places: [String]
  ) async throws {
    let sandbox = try Self.repository([
      "ibar.yaml": text, "A.yaml": Self.views, "B.yaml": Self.views,
    ])
    let outcome = await Outcome.of("check", sandbox.path)
    #expect(outcome.status == .failed)
    let found = outcome.errors.matches(of: #/ibar\.yaml:(\d+:\d+): error: /#).map { String($0.1) }
    #expect(found.sorted() == places)
    let drawn = await Self.drawn(sandbox, "A.yaml")
    #expect((drawn.outcome.status, drawn.names) == (.failed, []))
  }

  @Test func `a recipe of the name of a project's file is an error`() async throws {
    let sandbox = try Self.repository(["ibar.yaml": Self.views])
    let outcome = await Outcome.of("render", sandbox.path + "/ibar.yaml", "-o", sandbox.path)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("a recipe needs another name"))
  }

  @Test func `a changed project draws again, from the cache too, and is a dependency`() async throws
  {
    let sandbox = try Self.repository(["ibar.yaml": "theme: dark\n", "A.yaml": Self.views])
    let words = [
      "--format", "svg", "--orientation", "portrait", "--cache", sandbox.path + "/cache", "--deps",
      sandbox.path + "/deps",
    ]
    #expect(await Self.drawn(sandbox, "A.yaml", words).names == ["A.portrait.dark.svg"])
    let rules = try String(contentsOfFile: sandbox.path + "/deps", encoding: .utf8)
    #expect(rules.contains(sandbox.path + "/ibar.yaml"))
    #expect(await Self.drawn(sandbox, "A.yaml", words).names == ["A.portrait.dark.svg"])
    try sandbox.write("style: screen\n", to: "ibar.yaml")
    #expect(await Self.drawn(sandbox, "A.yaml", words).names == ["A.portrait.screen.svg"])
    try FileManager.default.removeItem(atPath: sandbox.path + "/ibar.yaml")
    #expect(await Self.drawn(sandbox, "A.yaml", words).names == ["A.portrait.svg"])
  }
}
