import Diagnostics
import Testing

@testable import RecipeFiles

/// Files that are parsed once.
struct ParsedFileTests {
  @Test func `a text has the content that the reader finds, however often it is asked for`() throws
  {
    let files = ParsedFiles()
    for text in ["views: {A: {}}", "views: {A: {}}", "views: {B: {}}", "views: {A: {}}"] {
      let file = SourceFile(path: "a.yaml", text: text)
      #expect(try files.document(of: file) == (try YAMLReader.document(of: file)))
    }
  }

  /// 40 texts of 200 kB are more than are kept.
  @Test func `large texts do not stay`() throws {
    let files = ParsedFiles()
    for number in 0..<40 {
      let text = "views: {A: {}} # \(number)" + String(repeating: " x", count: 100_000)
      #expect(try files.document(of: SourceFile(path: "a.yaml", text: text)) != nil)
    }
    #expect(files.size < 5 << 20)
  }

  @Test func `a fault is thrown each time`() {
    let files = ParsedFiles()
    for _ in 0..<2 {
      #expect(throws: Diagnostic.self) {
        try files.document(of: SourceFile(path: "a.yaml", text: "a: ["))
      }
    }
  }
}
