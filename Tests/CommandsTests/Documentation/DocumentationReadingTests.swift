import TestSupport
import Testing

/// The time that a page takes its reader.
struct DocumentationReadingTests {
  /// Words that a reader of technical text reads in a minute.
  private static let wordsPerMinute = 220.0

  /// The changelog is looked up, as the generated pages are.
  private static let pages = DocumentationPage.all.filter {
    !$0.isGenerated && $0.path != "CHANGELOG.md"
  }

  @Test(arguments: pages)
  func `a page is read in twelve minutes`(_ page: DocumentationPage) throws {
    let words = DocumentationPage.words(DocumentationPage.readable(try page.text()))
    #expect(Double(words.count) / Self.wordsPerMinute <= 12)
  }

  @Test(arguments: pages)
  func `a paragraph has at most 80 words`(_ page: DocumentationPage) throws {
    for line in try page.parts().text where !line.hasPrefix("|") {
      let words = DocumentationPage.words(DocumentationPage.readable(line))
      #expect(words.count <= 80, "\(words.count): \(line)")
    }
  }
}
