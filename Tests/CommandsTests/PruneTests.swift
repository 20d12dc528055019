import Commands
import Foundation
import TestSupport
import Testing

/// `render --prune`: figures that are no longer drawn are deleted, and nothing else.
struct PruneTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(inMemory: true)
    try sandbox.write("states: {Large Text: {}}\nviews: {}\n", to: "r/Card.yaml")
    try sandbox.write("views: {}\n", to: "r/sub/List.yaml")
  }

  private func path(_ name: String) -> String { sandbox.path + "/" + name }

  private var figures: Set<String> { Set(Sandbox.files(below: path("out")).keys) }

  @discardableResult
  private func render(_ words: String..., paths: [String] = ["r"]) async -> Outcome {
    await Outcome.of(["render"] + paths.map(path) + ["-o", path("out")] + words)
  }

  private static let canvas: Set = [
    "Card.portrait.svg", "Card.landscape.svg", "sub/List.portrait.svg", "sub/List.landscape.svg",
  ]

  static let options = [
    ["--style", "schematic"], ["--legend", "below"], ["--theme", "dark"],
    ["--state", "Large Text"],
    ["--size", "300x200.5"], ["--device", "iPad Air 2"], ["--direction", "right-to-left"],
    ["--text-size", "accessibility-large"], ["--overlay", "sizes"], ["--scene"], ["--svg-text"],
    ["--orientation", "side-by-side"], ["--widths", "320,375.5"], ["--animate", "--format", "svg"],
    ["--state", "all", "--strip"], ["--scale", "3"], ["--orientation", "portrait"],
    ["--names", "docc", "--theme", "pair", "--format", "png"],
  ]

  @Test(arguments: options)
  func `figures of other options are deleted and listed`(_ options: [String]) async {
    let recipes = options[0] == "--state" ? ["r/Card.yaml"] : ["r"]
    let words = ["render"] + recipes.map(path) + ["-o", path("out")]
    _ = await Outcome.of(words + options)
    let stale = figures.subtracting(Self.canvas)
    let done = await Outcome.of(words + ["--format", "svg", "--prune"])
    #expect((done.status, done.output) == (.done, ""))
    let deleted = done.errors.split(separator: "\n").map(String.init)
    let paths = stale.map { path("out/") + $0 }.sorted()
    #expect(deleted == paths.map { "deleted \($0)" })
    #expect(figures == (recipes == ["r"] ? Self.canvas : Self.canvas.filter { !$0.contains("/") }))
  }

  @Test(arguments: [true, false])
  func `a figure that a guide shows stays`(_ isListed: Bool) async throws {
    let guide = "# One\n\n```ibar\nviews: {}\n```\n\n![Mine](out/g.One.landscape.svg)\n"
    try sandbox.write(guide, to: "g.md")
    let stamp = isListed ? ["--stamp", path("out/stamp")] : []
    let words = ["render", path("g.md"), "-o", path("out"), "--format", "svg"] + stamp
    _ = await Outcome.of(words + ["--theme", "pair"])
    let done = await Outcome.of(words + ["--orientation", "portrait", "--prune"])
    let left = figures.filter { $0.hasSuffix(".svg") }.sorted()
    #expect(left == ["g.One.landscape.svg", "g.One.portrait.svg"])
    #expect(
      done.errors.contains(
        "g.One.landscape.svg: warning: not deleted, since a guide still shows it"))
  }

  /// Another run that has written its figures and not its stamp yet holds the folders' locks.
  @Test func `figures of a run in progress stay`() async throws {
    await render("--format", "svg", "--stamp", path("out/canvas"))
    await render("--format", "svg", "--style", "schematic", "--stamp", path("out/schematics"))
    let other = try String(contentsOfFile: path("out/schematics"), encoding: .utf8)
    try FileManager.default.removeItem(atPath: path("out/schematics"))
    let folders = ["out", "out/sub"].map { open(path($0), O_RDONLY) }
    for folder in folders { #expect(flock(folder, LOCK_SH) == 0) }
    let before = figures
    let tool = try Tool([
      "render", path("r"), "-o", path("out"), "--format", "svg", "--stamp", path("out/canvas"),
      "--prune",
    ])
    usleep(500_000)
    #expect(figures == before)
    try sandbox.write(other, to: "out/schematics")
    for folder in folders { close(folder) }
    #expect(tool.end() == 0)
    #expect(figures == before.union(["schematics"]))
  }

  @Test func `a stamp does not list what was deleted with it`() async throws {
    let stamp = ["--stamp", path("stamp")]
    await render("--format", "svg,png", "--stamp", path("stamp"))
    await render("--format", "svg", "--stamp", path("stamp"), "--prune")
    let list = try String(contentsOfFile: stamp[1], encoding: .utf8)
    #expect(!list.contains(".png") && list.contains(".svg"))
    #expect(figures == Self.canvas)
  }

  @Test func `without it, and with -q, nothing is listed`() async {
    await render("--style", "screen")
    let plain = await render("--format", "svg")
    #expect((plain.errors, figures.count) == ("", 12))
    let quiet = await render("--format", "svg", "--prune", "-q")
    #expect((quiet.errors, figures) == ("", Self.canvas))
  }

  /// Each is made of a figure that would be deleted.
  static let others = [
    ("a copy of another name", "Card.portrait.before.svg"), ("a copy", "Other.portrait.svg"),
    ("a copy elsewhere", "copies/Card.portrait.screen.svg"),
  ]

  @Test(arguments: others)
  func `a copy of a figure stays`(_ row: (String, String)) async throws {
    await render("--style", "screen", "--format", "svg")
    let figure = try String(contentsOfFile: path("out/Card.portrait.screen.svg"), encoding: .utf8)
    try sandbox.write(figure, to: "out/" + row.1)
    await render("--format", "svg", "--prune")
    #expect(figures == Self.canvas.union([row.1]))
  }

  @Test(arguments: [
    "<svg/>", "", "<svg><metadata>{\"layouts\": [{\"name\": \"Card\"}]}</metadata></svg>",
  ])
  func `a file that ibar did not draw stays`(_ text: String) async throws {
    try sandbox.write(text, to: "out/Card.portrait.dark.svg")
    try sandbox.write(text, to: "out/Card.portrait.dark.png")
    let done = await render("--format", "svg", "--prune")
    #expect((done.status, done.errors) == (.done, ""))
    #expect(figures == Self.canvas.union(["Card.portrait.dark.svg", "Card.portrait.dark.png"]))
  }

  @Test func `a link stays, and what it leads to`() async throws {
    await render("--style", "screen", "--format", "svg")
    let manager = FileManager.default
    try manager.createDirectory(atPath: path("kept"), withIntermediateDirectories: true)
    let name = "Card.portrait.screen.svg"
    try manager.moveItem(atPath: path("out/" + name), toPath: path("kept/" + name))
    try manager.createSymbolicLink(
      atPath: path("out/" + name), withDestinationPath: "../kept/" + name)
    await render("--format", "svg", "--prune")
    #expect(manager.fileExists(atPath: path("out/" + name)))
    #expect(figures == Self.canvas)
  }

  @Test(arguments: ["out/dark.stamp", "out/.dark", "stamps/dark", "out/sub/dark.stamp"])
  func `figures of another option set stay as long as its stamp`(_ stamp: String) async throws {
    await render("--theme", "dark", "--format", "svg", "--stamp", path(stamp))
    await render("--style", "screen", "--format", "svg")
    let words = ["--format", "svg", "--prune", "--stamp", path("stamps/light")]
    _ = await Outcome.of(["render", path("r"), "-o", path("out")] + words)
    let dark = Self.canvas.map { $0.replacing(".svg", with: ".dark.svg") }
    #expect(figures.filter { $0.hasSuffix(".svg") } == Self.canvas.union(dark))
    try FileManager.default.removeItem(atPath: path(stamp))
    _ = await Outcome.of(["render", path("r"), "-o", path("out")] + words)
    #expect(figures.filter { $0.hasSuffix(".svg") } == Self.canvas)
  }

  @Test func `a recipe that is not among them, or cannot be drawn, keeps its figures`() async throws
  {
    await render("--style", "screen", "--format", "svg")
    let before = figures
    await render("--format", "svg", "--prune", paths: ["r/sub/List.yaml"])
    #expect(figures.isSuperset(of: before))
    try sandbox.write("views: [", to: "r/Card.yaml")
    let done = await render("--format", "svg", "--prune")
    #expect(done.status == .failed)
    #expect(figures.filter { $0.hasPrefix("Card.") } == before.filter { $0.hasPrefix("Card.") })
    #expect(!figures.contains("sub/List.portrait.screen.svg"))
  }

  @Test func `a guide's figures follow its headings`() async throws {
    let listing =
      "\n    1. A.Leading = Superview.Leading\n    2. A.Trailing = Superview.Trailing\n"
      + "    3. A.Top = Superview.Top\n    4. A.Bottom = Superview.Bottom\n"
    try sandbox.write("# One\n\(listing)\n# Two\n\(listing)", to: "g.md")
    await render("--format", "svg", "--stamp", path("stamp"), paths: ["g.md"])
    try sandbox.write("# One\n\(listing)\n# Three\n\(listing)", to: "g.md")
    // Without its stamp ibar cannot know whether these are the bytes that it wrote.
    let unlisted = await render("--format", "svg", "--prune", paths: ["g.md"])
    #expect(warned(by: unlisted) == ["out/g.Two.landscape.svg", "out/g.Two.portrait.svg"])
    #expect(figures.count == 6)
    await render("--format", "svg", "--prune", "--stamp", path("stamp"), paths: ["g.md"])
    #expect(
      figures == [
        "g.One.portrait.svg", "g.One.landscape.svg", "g.Three.portrait.svg",
        "g.Three.landscape.svg",
      ])
  }

  /// The files that warnings of a run are about.
  private func warned(by done: Outcome) -> [String] {
    done.errors.split(separator: "\n").compactMap { line in
      guard let end = line.range(of: ": warning: not deleted, since ") else { return nil }
      return String(line[..<end.lowerBound].dropFirst(sandbox.path.count + 1))
    }.sorted()
  }

  static let stamps: [String?] = [nil, "stamps/a"]

  @Test(arguments: stamps)
  func `what a person edited or copied stays, with a warning`(_ stamp: String?) async throws {
    let words = stamp.map { ["--stamp", path($0)] } ?? []
    let run = ["render", path("r/Card.yaml"), "-o", path("out")] + words
    _ = await Outcome.of(run + ["--format", "svg"])
    let figure = try String(contentsOfFile: path("out/Card.portrait.svg"), encoding: .utf8)
    try sandbox.write(figure, to: "out/Card.portrait.dark.svg")
    try sandbox.write("<!-- edited -->" + figure, to: "out/Card.landscape.svg")
    let done = await Outcome.of(run + ["--format", "png", "--prune"])
    #expect(done.status == .done)
    #expect(warned(by: done) == ["out/Card.landscape.svg", "out/Card.portrait.dark.svg"])
    #expect(done.errors.contains("deleted \(path("out/Card.portrait.svg"))\n"))
    #expect(
      figures == [
        "Card.portrait.png", "Card.landscape.png", "Card.landscape.svg",
        "Card.portrait.dark.svg",
      ])
  }

  static let namesakes: [(stamp: String?, text: String)] = [
    (nil, "title: Other\nviews: {}\n"), ("stamps/a", "states: {Large Text: {}}\nviews: {}\n"),
  ]

  @Test(arguments: namesakes)
  func `figures of another recipe of the same name stay`(
    _ row: (stamp: String?, text: String)
  ) async throws {
    let words = row.stamp.map { ["--stamp", path($0)] } ?? []
    await render("--format", "svg", paths: ["r/Card.yaml"])
    _ = await Outcome.of(
      ["render", path("r/Card.yaml"), "-o", path("out"), "--format", "svg"] + words)
    try sandbox.write(row.text, to: "b/Card.yaml")
    let done = await Outcome.of(
      ["render", path("b/Card.yaml"), "-o", path("out"), "--format", "png", "--prune"] + words)
    #expect(done.status == .done)
    #expect(!done.errors.contains("deleted /"))
    #expect(figures.count == 4)
  }

  @Test func `a stamp keeps what earlier runs wrote, until it is deleted`() async throws {
    let stamp = ["--stamp", path("stamps/a")]
    func run(_ words: String...) async -> Outcome {
      await Outcome.of(["render", path("r"), "-o", path("out"), "--format", "svg"] + words + stamp)
    }
    _ = await run("--style", "screen")
    _ = await run("--theme", "dark")
    _ = await run()
    try FileManager.default.removeItem(atPath: path("r/Card.yaml"))
    _ = await run("--prune")
    #expect(figures == ["sub/List.portrait.svg", "sub/List.landscape.svg"])
    let text = try String(contentsOfFile: path("stamps/a"), encoding: .utf8)
    #expect(text.hasPrefix("# \(path("r/sub/List.yaml"))\n"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func `a folder of figures that a way up leads to is pruned by its stamp`() async {
    let run = [
      "render", path("r/Card.yaml"), "-o", path("r/../out"), "--stamp", path("stamps/a"),
    ]
    _ = await Outcome.of(run + ["--style", "screen", "--format", "svg"])
    #expect(figures == ["Card.portrait.screen.svg", "Card.landscape.screen.svg"])
    let done = await Outcome.of(run + ["--format", "svg", "--prune"])
    #expect(!done.errors.contains("warning"))
    #expect(figures == ["Card.portrait.svg", "Card.landscape.svg"])
  }

  /// A stamp as a run wrote it, changed, and the words of the warning.
  static let lies: [(name: String, lie: @Sendable (String, String) -> String, reason: String)] = [
    (
      "another digest", { text, _ in text.replacing(/[0-9a-f]{64}/, with: { _ in hash }) },
      "it changed after ibar wrote it"
    ),
    ("a note", { text, _ in text + "to do\n" }, "not a list of figures"),
    (
      "a way up", { text, root in text.replacing(root + "/out/", with: root + "/r/../out/") },
      "its path holds '..'"
    ),
    (
      "a link", { text, root in text.replacing(root + "/out/", with: root + "/link/") },
      "it is a link"
    ),
    (
      "another folder", { text, root in text.replacing(root + "/out/", with: root + "/kept/") },
      "it is not below"
    ),
    (
      "another recipe", { text, root in text.replacing("r/Card.yaml", with: "r/Gone.yaml") },
      "it is not a figure of"
    ),
    (
      "another file", { _, root in "# \(root)/r/Card.yaml\n\(notes)  \(root)/out/notes.txt\n" },
      "it is not a figure"
    ),
    (
      "a figure of others",
      { _, root in "# \(root)/r/Card.yaml\n\(notes)  \(root)/out/Card.a.svg\n" },
      "it is not a figure of"
    ),
  ]

  private static let hash = String(repeating: "a", count: 64)
  /// What `printf note | sha256sum` prints.
  private static let notes = "edb465624291e4053c6c5ea4b7eb320dec773e10a57d26b95dcf0564f8e310f8"

  @Test(arguments: lies.indices)
  func `a list that lies deletes nothing, and a warning has the reason`(_ index: Int) async throws {
    let (name, lie, reason) = Self.lies[index]
    let words = ["render", path("r/Card.yaml"), "-o", path("out"), "--stamp", path("stamps/a")]
    _ = await Outcome.of(words + ["--style", "screen", "--format", "svg"])
    let manager = FileManager.default
    try manager.createDirectory(atPath: path("link"), withIntermediateDirectories: true)
    for figure in figures {
      try manager.createSymbolicLink(
        atPath: path("link/" + figure), withDestinationPath: "../out/" + figure)
    }
    try manager.copyItem(atPath: path("out"), toPath: path("kept"))
    try sandbox.write("note", to: "out/notes.txt")
    try sandbox.write("note", to: "out/Card.a.svg")
    let text = try String(contentsOfFile: path("stamps/a"), encoding: .utf8)
    try sandbox.write(lie(text, sandbox.path), to: "stamps/a")
    // Screens of another recipe, so that no rule but the list's deletes these.
    try sandbox.write("title: Other\nviews: {}\n", to: "r/Card.yaml")
    let before = Set(Sandbox.files(below: sandbox.path).keys)
    let done = await Outcome.of(words + ["--style", "screen", "--format", "png", "--prune"])
    #expect(done.status == .done, "\(name)")
    #expect(done.errors.contains(": warning: not deleted, since \(reason)"), "\(name): \(done)")
    #expect(before.isSubset(of: Sandbox.files(below: sandbox.path).keys), "\(name)")
  }

  @Test(arguments: [["--watch"], ["-o", "figure.svg"], ["-o", "-"]])
  func `it needs a folder and an end`(_ words: [String]) async {
    let done = await Outcome.of(["render", path("r"), "--prune"] + words)
    #expect(done.status == .failed)
    #expect(done.errors.hasPrefix("ibar: error: --prune goes with"))
  }
}
