import Diagnostics
import Foundation
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Translations beside a document.
@Suite struct StringTableTests {
  private static func fixture(_ name: String) throws -> String {
    let path = Repository.root + "/Tests/Fixtures/InterfaceBuilder/" + name
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-00-001.text": {"localizations": {
    "en": {"stringUnit": {"state": "translated", "value": "Label"}},
    "fr": {"stringUnit": {"state": "translated", "value": "Libellé"}}}}}}
    """

  @Test func `comments and escapes of a table`() {
    let table = StringTable(
      language: "de",
      strings: """
        /* a "comment" */
        "a.text" = "one\\ntwo"; // another
        "b.text"="\\"quoted\\"";
        broken
        "c.text" = "never read";
        """)
    #expect(table.strings == ["a.text": "one\ntwo", "b.text": "\"quoted\""])
  }

  @Test func `a table and a catalogue are languages of a scene`() throws {
    let tables =
      [StringTable(language: "de", strings: try Self.fixture("de.lproj/Profile.strings"))]
      + StringTable.tables(ofCatalog: Self.catalog)
    let text = try Self.fixture("Profile.storyboard")
    let checked = InterfaceBuilderReader.layouts(
      in: SourceFile(path: "Profile.storyboard", text: text), named: "Profile", tables: tables)
    let recipe = try #require(checked.value?.first)
    #expect(recipe.languages.map(\.name) == ["de", "fr"])
    for (language, text) in [("de", "Beschriftung \"Name\""), ("fr", "Libellé")] {
      var request = CanvasRequest()
      request.languages = language
      let layout = try #require(recipe.layouts(on: request).first)
      #expect(layout.views.first { $0.id == "lab-00-001" }?.content.text == text)
      // No frame is stored for it.
      #expect(try LayoutEngine.solve(layout).status == .satisfied)
    }
  }
}
