import Commands
import Foundation
import TestSupport
import Testing

/// README.md and the pages in docs/.
struct DocumentationTests {
  private static let readme = DocumentationPage(path: "README.md")

  /// Five minutes' reading: less than 110 lines and 9 kB.
  @Test func `the README is short, and links to every page`() throws {
    let readme = try Self.readme.text()
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 110)
    #expect(readme.utf8.count <= 9000)
    for page in DocumentationPage.all where page.isInDocs {
      let isLinked = readme.contains("](\(page.path))")
      #expect(isLinked, "\(page.path)")
    }
  }

  /// The lines above the README's picture are those of the recipe that the tutorial draws it from.
  @Test func `the README's picture is drawn from the lines beside it`() throws {
    let lines = try #require(try Self.readme.parts().blocks.first).lines
    let recipe = try #require(try DocumentationPage(path: "docs/tutorial.md").parts().blocks.first)
    #expect(lines.count == 7)
    #expect(lines == recipe.lines.suffix(7).map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// Each key of recipes is on their page, and each option on that of the commands.
  @Test func `pages name every key and every option`() throws {
    let recipe = try DocumentationPage(path: "docs/keys.md").text()
    let keys = try String(
      contentsOfFile: Repository.root + "/Recipes/recipe.schema.json", encoding: .utf8)
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(keys.utf8)) as? [String: Any])
    let names = Self.propertyNames(schema)
    #expect(names.count > 80)
    for name in names { #expect(recipe.contains("`\(name)`") || recipe.contains(".\(name)`")) }
  }

  /// The keys in a schema's `properties`.
  private static func propertyNames(_ schema: Any) -> Set<String> {
    if let list = schema as? [Any] { return Set(list.flatMap(propertyNames)) }
    guard let object = schema as? [String: Any] else { return [] }
    let own = (object["properties"] as? [String: Any]).map { Set($0.keys) } ?? []
    return own.union(object.values.flatMap(propertyNames))
  }

  @Test func `the changelog begins with the version of the program`() throws {
    let changes = try DocumentationPage(path: "CHANGELOG.md").text()
    #expect(changes.firstMatch(of: /## \[([\d.]+)\]/)?.1 == Program.version[...])
  }

  @Test func `the page of diagnostics is as Scripts/diagnostics prints it`() throws {
    let script = Repository.root + "/Scripts/diagnostics"
    let (status, text) = try Tool.run(program: script, [Tool.path])
    #expect(status == 0)
    let isCurrent = try text == DocumentationPage(path: "docs/diagnostics.md").text()
    #expect(isCurrent, "run make docs")
  }

  /// The ids stand first in calls of these functions.
  @Test func `the page of diagnostics has every id`() throws {
    let page = try DocumentationPage(path: "docs/diagnostics.md").text()
    let sources = Repository.root + "/Sources"
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    var ids: Set<Substring> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      let calls = /\b(?:Diagnostic|fail|fault|report|say)\(\s*"([a-z]+(?:-[a-z]+)*)",\s/
        .wordBoundaryKind(.simple)
      ids.formUnion(text.matches(of: calls).map(\.1))
    }
    #expect(ids.count > 60)
    for id in ids { #expect(page.contains("| `\(id)` |"), "\(id)") }
  }
}
