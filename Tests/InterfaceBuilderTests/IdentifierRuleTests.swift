import Diagnostics
import Testing

@testable import InterfaceBuilder

/// Rules on identifiers in documents.
struct IdentifierRuleTests {
  private static func file(_ content: String) -> SourceFile {
    SourceFile(path: "Main.storyboard", text: "<document>\n" + content + "\n</document>")
  }

  /// Each is the second line, or the third where two lines are given.
  static let duplicates: [(content: String, message: String?)] = [
    (
      "<viewController id=\"a\" storyboardIdentifier=\"Home\"/>\n"
        + "<viewController id=\"b\" storyboardIdentifier=\"Home\"/>",
      "the storyboard identifier 'Home' is given twice"
    ),
    (
      "<tableView id=\"t\"><tableViewCell reuseIdentifier=\"Cell\" id=\"a\"/>\n"
        + "<tableViewCell reuseIdentifier=\"Cell\" id=\"b\"/></tableView>",
      "the reuse identifier 'Cell' is given twice"
    ),
    // Each table has cells of its own.
    (
      "<tableView id=\"t\"><tableViewCell reuseIdentifier=\"Cell\" id=\"a\"/></tableView>\n"
        + "<tableView id=\"u\"><tableViewCell reuseIdentifier=\"Cell\" id=\"b\"/></tableView>", nil
    ),
    (
      "<viewController id=\"a\"><segue identifier=\"next\" id=\"b\"/>\n"
        + "<segue identifier=\"next\" id=\"c\"/></viewController>",
      "the segue identifier 'next' is given twice"
    ),
    (
      "<scene><view id=\"a\"><accessibility identifier=\"save\"/></view>\n"
        + "<view id=\"b\"><accessibility identifier=\"save\"/></view></scene>",
      "the accessibility identifier 'save' is given twice"
    ),
    (
      "<scene><view id=\"a\"><accessibility identifier=\"save\"/></view></scene>\n"
        + "<scene><view id=\"b\"><accessibility identifier=\"save\"/></view></scene>", nil
    ),
    ("<segue identifier=\"\" id=\"b\"/>\n<segue identifier=\"\" id=\"c\"/>", nil),
  ]

  @Test(arguments: duplicates)
  func `an identifier is given once`(_ content: String, _ message: String?) throws {
    let file = Self.file(content)
    let found = try IdentifierRules.duplicates(in: ParsedDocument(file))
    #expect(found.map(\.message) == [message].compactMap { $0 })
    // The first line is the document's, the second has the first element.
    for diagnostic in found {
      #expect(diagnostic.range.map { file.text.utf8.prefix($0.start).count { $0 == 10 } } == 2)
    }
  }

  @Test(arguments: [
    ("<prototypes><tableViewCell id=\"a\"/></prototypes>", 1),
    ("<prototypes><tableViewCell id=\"a\" reuseIdentifier=\"Cell\"/></prototypes>", 0),
    ("<cells><collectionViewCell id=\"a\"/></cells>", 1),
    // The cells of a section are static.
    ("<tableViewSection><cells><tableViewCell id=\"a\"/></cells></tableViewSection>", 0),
  ])
  func `a prototype cell has a reuse identifier`(_ content: String, _ count: Int) throws {
    #expect(try IdentifierRules.missing(in: ParsedDocument(Self.file(content))).count == count)
  }

  @Test func `a document that cannot be read has no findings`() {
    for text in ["<document", ""] {
      #expect(throws: Diagnostic.self) {
        try ParsedDocument(SourceFile(path: "a.xib", text: text))
      }
    }
  }
}
