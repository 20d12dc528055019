import Foundation
import TestSupport
import Testing

@testable import Commands

/// What reviews of pull requests ask of a comparison.
struct DiffReviewTests {
  private static let guide = """
    # One

    ```
    A.Leading = Superview.Leading + 3
    A.Trailing = Superview.Trailing
    A.Top = Superview.Top
    A.Height = 10
    ```

    """

  private static func git(_ sandbox: Sandbox, _ words: String...) throws {
    _ = try Tool.run(
      program: "env",
      ["git", "-C", sandbox.path, "-c", "user.name=ibar", "-c", "user.email=ibar@localhost"] + words
    )
  }

  /// A repository with a guide and its figures.
  private static func repository() async throws -> Sandbox {
    let sandbox = try Sandbox()
    try git(sandbox, "init", "-q", "-b", "main")
    try sandbox.write(guide, to: "g.md")
    await draw(sandbox)
    try git(sandbox, "add", "-A")
    try git(sandbox, "commit", "-q", "-m", "first")
    return sandbox
  }

  private static func draw(_ sandbox: Sandbox) async {
    _ = await Outcome.of("render", sandbox.path + "/g.md", "-o", sandbox.path + "/figures")
  }

  private static func edit(_ sandbox: Sandbox) throws {
    try sandbox.write(guide.replacing("+ 3", with: "+ 5"), to: "g.md")
  }

  @Test(arguments: [false, true])
  func `a guide and its figures are one change, at the guide's line`(_ areDrawn: Bool) async throws
  {
    let sandbox = try await Self.repository()
    try Self.edit(sandbox)
    if areDrawn { await Self.draw(sandbox) }
    let outcome = await Outcome.of("diff", "HEAD", "--", sandbox.path)
    #expect(outcome.status == .findings)
    // Portrait and landscape of one layout have one cause.
    #expect(outcome.output.components(separatedBy: "moved: ").count == 2, "\(outcome.output)")
    #expect(outcome.output.contains("\n2 changed"), "\(outcome.output)")
    #expect(outcome.output.contains("became \"+ 5.0\" (line 4)"))
    let annotations = await Outcome.of(
      "diff", "HEAD", "--message-format", "github", "--", sandbox.path)
    let lines = annotations.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("/g.md,line=4,") == true, "\(annotations.output)")
  }

  @Test func `figures that are stale are found, and fresh ones are not`() async throws {
    let sandbox = try await Self.repository()
    let words = ["diff", sandbox.path + "/figures", sandbox.path + "/g.md"]
    #expect(await Outcome.of(words).status == .done)
    try Self.edit(sandbox)
    #expect(await Outcome.of(words).status == .findings)
    let fresh = ["diff", sandbox.path + "/figures", sandbox.path + "/fresh"]
    _ = await Outcome.of("render", sandbox.path + "/g.md", "-o", sandbox.path + "/fresh")
    #expect(await Outcome.of(fresh).status == .findings)
    await Self.draw(sandbox)
    #expect(await Outcome.of(words).status == .done)
    #expect(await Outcome.of(fresh).status == .done)
  }

  @Test(arguments: ["main...HEAD", "main...", "main...topic"])
  func `three dots begin at the merge base`(_ range: String) async throws {
    let sandbox = try await Self.repository()
    try Self.git(sandbox, "checkout", "-q", "-b", "topic")
    try Self.edit(sandbox)
    try Self.git(sandbox, "commit", "-q", "-a", "-m", "topic")
    try Self.git(sandbox, "checkout", "-q", "main")
    // What main has changed meanwhile is no change of the topic.
    try sandbox.write(Self.guide.replacing("Height = 10", with: "Height = 20"), to: "g.md")
    try Self.git(sandbox, "commit", "-q", "-a", "-m", "main")
    try Self.git(sandbox, "checkout", "-q", "topic")
    let outcome = await Outcome.of("diff", range, "--", sandbox.path + "/g.md")
    #expect(outcome.status == .findings)
    // The sandbox's name may hold any digits.
    let words = outcome.output.replacing(sandbox.path, with: "")
    #expect(words.contains("+ 5.0") && !words.contains("20"), "\(words)")
    let unknown = await Outcome.of("diff", "main...none", "--", sandbox.path + "/g.md")
    #expect(unknown.status == .failed && unknown.errors.hasPrefix("none: error: git has no such"))
  }

  // MARK: - Reports

  /// Two folders of figures, of which some differ.
  private static func sides(_ count: Int, views: Int = 1) async throws -> Sandbox {
    let sandbox = try Sandbox(inMemory: true)
    for (folder, width) in [("old", 20), ("new", 30)] {
      for index in 0..<count {
        let names = (0..<views).map { "View \($0)" }
        let recipe =
          "canvas: {size: [60, 40], bars: {status: false}}\nviews:\n"
          + names.map {
            "  \($0): {autoresizingMask: [], frame: [0, 0, \(width + (views > 1 ? index : index % 7)), 10]}\n"
          }
          .joined()
        try sandbox.write(recipe, to: "in/\(folder)/F\(index).yaml")
      }
      _ = await Outcome.of(
        "render", sandbox.path + "/in/" + folder, "-o", sandbox.path + "/" + folder, "--format",
        "png")
    }
    return sandbox
  }

  private static func report(_ sandbox: Sandbox, _ options: String...) async throws -> String {
    let outcome = await Outcome.of(
      ["diff", sandbox.path + "/old", sandbox.path + "/new", "-o", sandbox.path + "/r"]
        + ["--report", "markdown"] + options)
    #expect(outcome.status == .findings && outcome.errors.isEmpty, "\(outcome.errors)")
    return try String(contentsOfFile: sandbox.path + "/r/report.md", encoding: .utf8)
  }

  @Test func `a report has the words first, then ten pictures at most`() async throws {
    let sandbox = try await Self.sides(12)
    let plain = try await Self.report(sandbox)
    #expect(
      plain.hasSuffix("\nPictures are left out; `--base-url` names the address of their folder.\n"))
    #expect(
      !plain.contains("![") && !FileManager.default.fileExists(atPath: sandbox.path + "/r/old"))
    let text = try await Self.report(sandbox, "--base-url", "https://example.org/a")
    #expect(text.hasPrefix("### Figures: 12 changed\n"))
    let words = try #require(text.firstRange(of: "moved: ")?.lowerBound)
    let picture = try #require(text.firstRange(of: "![")?.lowerBound)
    #expect(words < picture)
    #expect(text.components(separatedBy: "| before | after | difference |").count == 11)
    #expect(
      text.hasSuffix("reports all\n")
        && text.contains("\nLeft out: 2 figures in pictures; `ibar diff "))
    for match in text.matches(of: /!\[F\d+\.60x40, [a-z]+\]\(https:\/\/example.org\/a\/([^)]*)\)/) {
      #expect(FileManager.default.fileExists(atPath: sandbox.path + "/r/" + match.1))
    }
  }

  /// The constant is line 4 of the recipe, and moves both views on both canvases.
  @Test func `a cause is there once, with its file and line, and no colours are measured`()
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    for (folder, constant) in [("old", 20), ("new", 30)] {
      try sandbox.write(
        "views: {A: {backgroundColor: red}, B: {backgroundColor: blue}}\nconstraints: |\n"
          + "  1. A.Leading = Superview.Leading\n  2. A.Top = Superview.Top + \(constant)\n"
          + "  3. A.Width = 50\n  4. A.Height = 50\n  5. B.Leading = A.Trailing\n  6. B.Top = A.Top\n"
          + "  7. B.Width = 50\n  8. B.Height = 50\n", to: folder + "/F.yaml")
    }
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/old", sandbox.path + "/new", "-o", sandbox.path + "/r", "--report",
      "markdown", "--base-url", "https://e.org")
    #expect(outcome.status == .findings)
    let text = try String(contentsOfFile: sandbox.path + "/r/report.md", encoding: .utf8)
      .replacing(sandbox.path, with: "")
    #expect(
      text.contains(
        """
        moved: 2 figures
          because
            constraint 2 "A.Top = Superview.Top + 20.0" became "+ 30.0" (/new/F.yaml:4)
          F.landscape
            A: y 20 -> 30
            B: y 20 -> 30
        """), "\(text)")
    #expect(text.components(separatedBy: "became").count == 2 && !text.contains("OKLab"))
    #expect(text.contains("![F.portrait, after](https://e.org/new/F.portrait.png)"))
  }

  @Test func `an address is escaped`() async throws {
    let sandbox = try await Self.sides(1)
    let text = try await Self.report(sandbox, "--base-url", "https://e.org/a b\"><script>)|é")
    #expect(text.contains(", before](https://e.org/a%20b%22%3E%3Cscript%3E%29%7C%C3%A9/old/"))
    #expect(!text.contains("<script"))
  }

  @Test(arguments: [
    "", "javascript:alert(1)", "data:text/html,x", "https://e.org/a?b", "https://e.org/#a",
    "https://e.org/\na",
  ])
  func `what is no address of a folder is refused`(_ address: String) async {
    let outcome = await Outcome.of(
      "diff", "a", "b", "-o", "r", "--report", "markdown", "--base-url", address)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("is not the address of a folder"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `a report stays below what a comment can hold, and has no mentions`() async throws {
    let sandbox = try await Self.sides(160, views: 12)
    let text = try await Self.report(sandbox, "--base-url", "https://example.org/a")
    #expect(text.utf8.count < 65_536 && text.utf8.count > 20_000)
    #expect(text.contains("Left out: ") && text.contains(" figures in words and "))
    // All words are in a fence, where a comment has no mentions.
    let outside = text.components(separatedBy: "\n```")
    #expect(outside.count == 3)
  }

  @Test func `reports of shards are joined as one run writes them`() async throws {
    let sandbox = try await Self.sides(6)
    let words = ["diff", sandbox.path + "/old", sandbox.path + "/new"]
    for (folder, options) in [
      ("all", [] as [String]), ("all/1", ["--shard", "1/2"]), ("all/2", ["--shard", "2/2"]),
    ] {
      _ = await Outcome.of(
        words + options + ["--report", "json,html", "-o", sandbox.path + "/" + folder])
    }
    func json(_ folder: String) throws -> NSDictionary {
      let bytes = try Data(contentsOf: URL(filePath: "\(sandbox.path)/\(folder)/report.json"))
      return try #require(JSONSerialization.jsonObject(with: bytes) as? NSDictionary)
    }
    let whole = try json("all")
    let merged = await Outcome.of(
      "diff", "--merge", sandbox.path + "/all/1/report.json", sandbox.path + "/all/2/report.json",
      "-o", sandbox.path + "/all", "--report", "json,html,markdown")
    #expect((merged.status, merged.output, merged.errors) == (.findings, "6 changed\n", ""))
    let joined = try json("all")
    for key in ["counts", "old", "new", "canAccept"] {
      #expect(joined[key] as? NSObject == whole[key] as? NSObject, "\(key)")
    }
    func names(_ report: NSDictionary, _ key: String) -> Set<String> {
      Set((report[key] as? [NSDictionary] ?? []).compactMap { ($0["name"] ?? $0["id"]) as? String })
    }
    for key in ["figures", "groups"] { #expect(names(joined, key) == names(whole, key)) }
    let images = (joined["figures"] as? [NSDictionary] ?? []).flatMap {
      ($0["images"] as? [String: String] ?? [:]).values
    }
    #expect(images.count >= 12)
    for image in images {
      #expect(FileManager.default.fileExists(atPath: sandbox.path + "/all/" + image), "\(image)")
    }
  }

  @Test func `what cannot be joined is an error`() async throws {
    let sandbox = try await Self.sides(2)
    let words = ["diff", sandbox.path + "/old", sandbox.path + "/new"]
    _ = await Outcome.of(words + ["--report", "json", "-o", sandbox.path + "/r"])
    let own = sandbox.path + "/r/report.json"
    let copy = try sandbox.write(try String(contentsOfFile: own, encoding: .utf8), to: "copy.json")
    let other = try sandbox.write("{\"version\": 1}", to: "other.json")
    let text = try sandbox.write("no", to: "text.json")
    for (paths, error) in [
      ([own, copy], "copy.json: error: 'F0.png' is in another report too"),
      ([other], "other.json: error: not a report that"), ([text], "text.json: error: not JSON: "),
      ([], "'diff --merge' needs reports"), ([sandbox.path + "/none.json"], "none.json: error: "),
    ] {
      let outcome = await Outcome.of(
        ["diff", "--merge"] + paths + ["-o", sandbox.path + "/m", "--report", "json"])
      #expect(outcome.status == .failed)
      #expect(outcome.errors.contains(error), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/m"))
    }
    for (words, error) in [
      (["--base-url", "x"], "--base-url goes with --report markdown"),
      (["--merge", "--report", "junit"], "--merge goes with --report html,json,markdown"),
      (["--merge", "--accept"], "--merge and --accept exclude each other"),
      (
        words.dropFirst() + ["--report", "markdown", "--base-url", "x"],
        "--base-url needs many files"
      ),
    ] {
      let outcome = await Outcome.of(["diff"] + words)
      #expect(outcome.status == .failed && outcome.errors.contains(error), "\(outcome.errors)")
    }
  }
}
