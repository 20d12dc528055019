import Commands
import Foundation
import TestSupport
import Testing

/// README.md and the pages in docs/.
struct DocumentationTests {
  private static func text(_ page: String) throws -> String {
    try String(contentsOfFile: Repository.root + "/" + page, encoding: .utf8)
  }

  private static let pages: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.root + "/docs")
    return ["README.md"]
      + (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
  }()

  /// Five minutes' reading: at most 120 lines and 9 kB.
  @Test func `the README is short, and links to every page`() throws {
    let readme = try Self.text("README.md")
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
    #expect(readme.utf8.count <= 9000)
    for page in Self.pages.dropFirst() { #expect(readme.contains("](\(page))"), "\(page)") }
  }

  @Test(arguments: pages)
  func `links and figures of a page are there`(_ page: String) throws {
    let text = try Self.text(page)
    let folder = (Repository.root + "/" + page as NSString).deletingLastPathComponent
    let links =
      text.matches(of: /\]\(([^)]+)\)/).map { $0.1 }
      + text.matches(of: /src="([^"]+)"/).map { $0.1 }
    for link in links where !link.contains("://") {
      let path = folder + "/" + link.prefix { $0 != "#" }
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  /// The first recipe of the README draws, and its mistake has the message that stands there.
  @Test func `the README's first recipe and its mistake are as printed`() async throws {
    let readme = try Self.text("README.md")
    let recipe = try #require(readme.firstMatch(of: /```yaml\n(.*?)```/.dotMatchesNewlines())?.1)
    let sandbox = try Sandbox()
    let path = try sandbox.write(String(recipe), to: "Card.yaml")
    #expect(await Outcome.of("render", path, "-o", sandbox.path).status == .done)
    for ending in ["portrait.svg", "portrait.png", "landscape.svg", "landscape.png"] {
      #expect(FileManager.default.fileExists(atPath: sandbox.path + "/Card." + ending))
    }
    let wrong = recipe.replacing("Red View.Leading", with: "Red View.Leadin")
    try sandbox.write(String(wrong), to: "Card.yaml")
    let block = try #require(
      readme.firstMatch(of: /\$ ibar check Card.yaml\n(.*?)```/.dotMatchesNewlines())?.1)
    let outcome = await Outcome.of("check", path)
    #expect(outcome.errors == block.replacing("Card.yaml:", with: path + ":"))
    #expect(outcome.status == .failed)
  }
}
