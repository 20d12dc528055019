import Foundation
import TestSupport
import Testing

/// The words and sentences of README and docs/, and the words of the sources.
struct DocumentationWordTests {
  /// Words of which plain technical English has a better one: report, fix, skip, delete, depend on.
  private static var unwanted: Regex<(Substring, Substring)> {
    /\b(told|tells?|mends?|mended|whose like|hangs? on|hung on|gone|passe[sd] over|leaves? be)\b/
  }

  @Test(arguments: DocumentationPage.all)
  func `pages use plain words`(_ page: DocumentationPage) throws {
    for line in try page.text().split(separator: "\n") {
      #expect(line.lowercased().firstMatch(of: Self.unwanted) == nil, "\(line)")
    }
  }

  /// The same words with the blank before them, which a search of all sources finds quickly.
  private static let unwantedInSources = [
    " told", " tells", " tell ", " mends", " mended", " hangs on", " hung on", " gone",
    " passed over", " passes over", " leave be", " leaves be",
  ]

  @Test(arguments: ["Sources", "Examples"])
  func `sources use plain words`(_ folder: String) throws {
    let root = Repository.root + "/" + folder
    let files = try #require(FileManager.default.enumerator(atPath: root))
    for case let file as String in files where file.hasSuffix(".swift") || file.hasSuffix(".md") {
      // A message of UIKit, in its own words.
      let text = try String(contentsOfFile: root + "/" + file, encoding: .utf8)
        .replacing("Cannot tell if this -", with: "")
      let found = Self.unwantedInSources.filter(text.contains)
      #expect(found.isEmpty, "\(file): \(found)")
    }
  }

  /// Lists of names, which have no shorter form.
  private static let exceptions = ["iPhone 4s", "x: x, x, x", "known here: 'red'"]

  @Test(arguments: DocumentationPage.all)
  func `sentences have at most 30 words`(_ page: DocumentationPage) throws {
    for sentence in try Self.sentences(page) {
      let words = DocumentationPage.words(sentence)
      let isException = Self.exceptions.contains { sentence.contains($0) }
      #expect(words.count <= 30 || isException, "\(words.count): \(sentence)")
    }
  }

  /// Sentences, items of lists and cells of tables; code counts as a word.
  private static func sentences(_ page: DocumentationPage) throws -> [String] {
    var paragraphs = [""]
    for line in try page.parts().text {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      let starts = ["- ", "|", "#", "<"].contains { trimmed.hasPrefix($0) }
      if trimmed.isEmpty || starts || trimmed.firstMatch(of: #/^\d+\./#) != nil {
        paragraphs.append(trimmed)
      } else {
        paragraphs[paragraphs.count - 1] += " " + trimmed
      }
    }
    return paragraphs.flatMap { paragraph -> [String] in
      let plain = paragraph.replacing(#/`` .*? ``|`[^`]*`/#, with: "x")
        .replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
        .replacing(#/<[^>]*>/#, with: ". ")
      return plain.split(separator: "|").flatMap { cell in
        cell.replacing(#/[.!?][")*]*\s/#, with: "\n").split(separator: "\n").map { String($0) }
      }
    }
  }
}
