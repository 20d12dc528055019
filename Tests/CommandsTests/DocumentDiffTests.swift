import Commands
import Foundation
import TestSupport
import Testing

/// `diff` of documents of Interface Builder, and as git's external diff.
struct DocumentDiffTests {
  private static let moved = (
    from: "secondAttribute=\"top\" constant=\"20\" id=\"con-01-002\"",
    to: "secondAttribute=\"top\" constant=\"60\" id=\"con-01-002\""
  )

  private static func profile() throws -> String {
    let path = Repository.root + "/Tests/Fixtures/InterfaceBuilder/Profile.storyboard"
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The stack view moves by 60 - 20 = 40 points, and the label and the switch below it move too.
  @Test func `a moved constraint is few lines`() async throws {
    let sandbox = try Sandbox()
    let text = try Self.profile()
    let old = try sandbox.write(text, to: "old/Main.storyboard")
    // As if it was saved in another version, with its frames at their new places.
    let new = try sandbox.write(
      text.replacing(Self.moved.from, with: Self.moved.to)
        .replacing("y=\"108\"", with: "y=\"148\"").replacing("y=\"236\"", with: "y=\"276\""),
      to: "new/Main.storyboard")
    let outcome = await Outcome.of("diff", old, new)
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("Stack View: y 108 -> 148; Label: y 236 -> 276; and 1 more, "))
    let lines = outcome.output.split(separator: "\n").dropLast()
    #expect((1...5).contains(lines.count), "\(outcome.output)")
  }

  @Test func `a scene is found by its id when its name differs`() async throws {
    let sandbox = try Sandbox()
    let text = try Self.profile()
    let old = try sandbox.write(text, to: "Old.storyboard")
    let start = try #require(text.range(of: "<scene ")).lowerBound
    let end = try #require(text.range(of: "</scenes>")).lowerBound
    let copy = text[start..<end].replacing("-0", with: "-9")
    let second = text.replacing("</scenes>", with: copy + "</scenes>")
    let new = try sandbox.write(
      second.replacing(Self.moved.from, with: Self.moved.to), to: "New.storyboard")
    let outcome = await Outcome.of("diff", old, new)
    #expect(outcome.output.hasSuffix("1 changed, 1 added\n"), "\(outcome.output)")
  }

  // MARK: - Git

  /// A repository with a storyboard and a text, both changed since its commit.
  private static func repository() throws -> Sandbox {
    let sandbox = try Sandbox()
    let text = try profile()
    try DiffRevisionTests.git(sandbox.path, "init", "-q")
    try sandbox.write(text, to: "App/Main.storyboard")
    try sandbox.write("one\n", to: "notes.txt")
    try DiffRevisionTests.git(sandbox.path, "add", ".")
    try DiffRevisionTests.git(sandbox.path, "commit", "-q", "-m", "first")
    try sandbox.write(
      text.replacing(Self.moved.from, with: Self.moved.to), to: "App/Main.storyboard")
    try sandbox.write("two\n", to: "notes.txt")
    return sandbox
  }

  private static let words = "Stack View: y 108 -> 148"

  @Test func `git runs it by GIT_EXTERNAL_DIFF`() throws {
    let sandbox = try Self.repository()
    let (status, text) = try Tool.run(
      program: "git", ["-C", sandbox.path, "diff", "--", "*.storyboard"],
      environment: ["GIT_EXTERNAL_DIFF": "'\(Tool.path)' diff"])
    #expect(status == 0)
    #expect(text.contains("App/Main.portrait\n") && text.contains(Self.words), "\(text)")
    #expect(!text.contains("<constraint"))
  }

  /// The file is renamed, changed, added, removed or malformed; the text after it is shown in each case.
  @Test(arguments: [
    ("mv App/Main.storyboard App/Other.storyboard", "App/Other.portrait\n"),
    ("true", "App/Main.portrait\n"),
    ("cp App/Main.storyboard App/New.storyboard", "added: App/New.portrait\n"),
    ("rm App/Main.storyboard", "removed: App/Main.portrait\n"),
    ("echo '<document' > App/Main.storyboard", "error: this is not well-formed XML"),
  ])
  func `git runs it as a driver`(_ command: String, _ words: String) throws {
    let sandbox = try Self.repository()
    try sandbox.write("*.storyboard diff=ibar\n", to: ".git/info/attributes")
    try DiffRevisionTests.git(
      sandbox.path, "config", "diff.ibar.command", "'\(Tool.path)' diff")
    _ = try Tool.run(program: "sh", ["-c", "cd '\(sandbox.path)' && \(command)"])
    try DiffRevisionTests.git(sandbox.path, "add", "-A")
    let (status, text) = try Tool.run(
      program: "git", ["-C", sandbox.path, "diff", "--cached", "-M20%", "HEAD"])
    #expect(status == 0)
    #expect(text.contains(words), "\(text)")
    #expect(text.contains("+two\n"))
  }

  @Test func `git reports a merge conflict and goes on`() throws {
    let sandbox = try Self.repository()
    let command = """
      cd '\(sandbox.path)' && git checkout -qb other && git $ME commit -qam second && git checkout -q - &&
      echo three > notes.txt && git rm -q App/Main.storyboard && git $ME commit -qam third && git $ME merge other
      """
    _ = try Tool.run(
      program: "sh", ["-c", command],
      environment: ["ME": "-c user.name=ibar -c user.email=ibar@localhost"])
    let (status, text) = try Tool.run(
      program: "git", ["-C", sandbox.path, "diff", "--cached", "--", "App"],
      environment: ["GIT_EXTERNAL_DIFF": "'\(Tool.path)' diff"])
    #expect(status == 0)
    #expect(text == "unmerged: App/Main.storyboard\n")
  }

  @Test func `seven other words are not git's`() async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(try Self.profile(), to: "Main.storyboard")
    let outcome = await Outcome.of("diff", path, path, "a", "b", "c", "d", "e")
    #expect(outcome.status == .failed)
  }
}
