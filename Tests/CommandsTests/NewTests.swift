import Foundation
import TestSupport
import Testing

@testable import Commands

/// `ibar new`.
struct NewTests {
  /// The cookbook's phone, and the newest: both ways up, in each language and state, mirrored too.
  @Test(arguments: RecipeTemplate.all.map(\.name), ["iPhone 6", "iPhone 18 Pro"])
  func `a template draws without findings and advice`(_ template: String, _ device: String)
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    let written = await Outcome.of("new", "SignUp", "--template", template, "-o", sandbox.path)
    #expect(written.status == .done && written.output.isEmpty && written.errors.isEmpty)
    let path = sandbox.path + "/SignUp.yaml"
    let words = ["--device", device, "--language", "all", "--state", "all"]
    for direction in ["left-to-right", "right-to-left"] {
      let checked = await Outcome.of(
        ["check", path, "--advice", "--direction", direction] + words)
      #expect(checked.status == .done && checked.errors.isEmpty, "\(checked)")
    }
    let drawn = await Outcome.of(
      ["render", path, "-o", sandbox.path + "/out", "--format", "svg"] + words)
    #expect(drawn.status == .done && drawn.errors.isEmpty)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("title: Sign Up\n") && text.contains("languages:"))
    #expect(!text.contains("TITLE") && !text.contains("FILE"))
    #expect(
      text.components(separatedBy: "\n").count { $0.contains("# ") || $0.contains("// ") } > 1)
  }

  @Test(arguments: RecipeTemplate.all.map(\.name))
  func `a guide holds the layout`(_ template: String) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let words = ["new", "SignUp", "--guide", "--template", template, "-o", sandbox.path]
    #expect(await Outcome.of(words).status == .done)
    let path = sandbox.path + "/SignUp.md"
    let drawn = await Outcome.of(
      "render", path, "-o", sandbox.path, "--link", "--format", "svg", "--orientation", "portrait")
    #expect(drawn.status == .done && drawn.errors.isEmpty, "\(drawn)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("# Sign Up\n") && text.contains("](SignUp.SignUp.portrait.svg)"))
  }

  @Test func `no file is overwritten`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("mine", to: "Card.yaml")
    let outcome = await Outcome.of("new", "Card", "-o", sandbox.path)
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors == "\(path): error: this file is there, and 'new' overwrites none [file]\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    // A link that leads nowhere is one too.
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/Link.yaml", withDestinationPath: "nowhere.yaml")
    #expect(await Outcome.of("new", "Link", "-o", sandbox.path).status == .failed)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/nowhere.yaml"))
  }

  @Test(arguments: [
    (["SignUp"], "title: Sign Up"), (["sign-up.yaml"], "title: Sign up"), (["A1"], "title: A1"),
    (["Chapter.md", "--template", "list"], "# Chapter"),
  ])
  func `a name makes the title`(_ words: [String], _ line: String) async {
    let outcome = await Outcome.of(["new"] + words + ["-o", "-"])
    #expect(outcome.status == .done)
    #expect(outcome.output.components(separatedBy: "\n").contains(line))
  }

  @Test(arguments: [
    ([], "'new' needs a name"), (["../A"], "'../A' is no name of a recipe"),
    (["."], "'.' is no name"), (["A", "B"], "'new' takes one name"),
    (["A", "--template", "lst"], "did you mean 'list'?"),
  ])
  func `a wrong name is an error`(_ words: [String], _ message: String) async {
    let outcome = await Outcome.of(["new"] + words)
    #expect(outcome.status == .failed && outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
  }

  @Test func `the templates are listed`() async {
    let outcome = await Outcome.of("new", "--list")
    #expect(
      outcome.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) } == [
        "form", "list", "card", "settings", "login", "tabs", "detail", "grid", "chat", "onboarding",
      ])
  }
}
