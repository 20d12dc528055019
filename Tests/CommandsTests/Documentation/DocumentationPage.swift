import Foundation
import TestSupport

/// README.md, CONTRIBUTING.md, CHANGELOG.md, Output/README.md or a page in docs/.
struct DocumentationPage: CustomStringConvertible {
  /// A fenced block.
  struct Block {
    /// The words after the opening fence: `yaml`.
    var language: String
    var lines: [String]
    /// The last line of text before it; empty if another block comes before.
    var introduction: String
  }

  /// The path below the repository's root.
  let path: String

  var description: String { path }

  static let all: [DocumentationPage] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: Repository.root + "/docs")
    let pages = (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "docs/" + $0 }
    let others = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Output/README.md"]
    return (others + pages).map {
      DocumentationPage(path: $0)
    }
  }()

  /// Whether the program prints all of the page, or its tables, which nobody reads from top to bottom.
  var isGenerated: Bool { ["docs/cli.md", "docs/keys.md", "docs/diagnostics.md"].contains(path) }

  /// Whether it is a page in docs/ other than their index.
  var isInDocs: Bool { path.hasPrefix("docs/") && path != "docs/README.md" }

  /// Text without the addresses of links and images, and without tags.
  static func readable(_ text: String) -> String {
    text.replacing(#/!?\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }.replacing(#/<[^>]*>/#, with: " ")
  }

  /// The words of a text; a sign alone is none.
  static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }.filter { word in
      word.contains { $0.isLetter || $0.isNumber }
    }
  }

  /// The whole page.
  func text() throws -> String {
    try String(contentsOfFile: Repository.root + "/" + path, encoding: .utf8)
  }

  /// The page's text without its blocks, and the blocks.
  func parts() throws -> (text: [String], blocks: [Block]) {
    var (text, blocks) = ([String](), [Block]())
    var fence: String?
    var introduction = ""
    for line in try self.text().split(separator: "\n", omittingEmptySubsequences: false) {
      if let end = fence {
        if line == end { fence = nil } else { blocks[blocks.count - 1].lines.append(String(line)) }
      } else if line.hasPrefix("```") {
        let marks = line.prefix { $0 == "`" }
        fence = String(marks)
        blocks.append(
          Block(
            language: String(line.dropFirst(marks.count)), lines: [],
            introduction: introduction))
        introduction = ""
      } else {
        text.append(String(line))
        if !line.isEmpty { introduction = String(line) }
      }
    }
    return (text, blocks)
  }
}
