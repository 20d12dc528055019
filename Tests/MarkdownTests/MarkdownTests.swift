import Diagnostics
import Markdown
import Testing

/// Which blocks a document has, and where.
struct MarkdownTests {
  private static func text(_ range: SourceRange, of document: String) -> String {
    String(SourceFile(path: "", text: document).text(in: range))
  }

  /// Headings as `# text`, listings as their lines in `|`, tables as their cells.
  private static func outline(_ document: String) -> [String] {
    MarkdownReader.blocks(of: document).map { block in
      switch block {
      case .heading(let heading): "# " + heading.text
      case .listing(let listing):
        (listing.info ?? "list") + ": "
          + listing.lines.map { text($0, of: document) }.joined(separator: "|")
      case .table(let rows):
        rows.map { $0.map(\.text).joined(separator: ",") }.joined(separator: ";")
      case .directive(let directive): "ibar: " + directive.text
      }
    }
  }

  static let documents: [(String, [String])] = [
    ("# A `b` *c*\n\n## D ##\nE\n===\nF\ng\n---\n", ["# A b c", "# D", "# E", "# F g"]),
    ("```objc x\na\n\n  b\n```\n~~~\nc\n", ["objc x: a|b", ": c"]),
    ("text\n\n    a\n    b\n", [": a|b"]),
    ("- a\n- b\n\n  c\n1. d\n2. e `f`\n", ["list: a|b|c", "list: 1. d|2. e `f"]),
    ("- a\n  - b\n  - c\n- d\n", ["list: a|d", "list: b|c"]),
    ("- a = 2.0 * b + 1\n  c = 1.0 * d\n", ["list: a = 2.0 * b + 1|c = 1.0 * d"]),
    ("> ```\n> a\n> ```\n> 1) b\n", [": a", "list: 1) b"]),
    ("| A | B |\n| --- | --- |\n| `c` | d\\|e |\n| f |\n", ["A,B;c,d|e;f,"]),
    ("<div>\n</div>\n```\na\n```\n", [": a"]),
    ("a\n\n<!--\n```\nb\n```\n-->\n```\n<!-- c\n```\n", [": <!-- c"]),
    ("---\ntitle: x\n---\n# A\n", ["# A"]),
    ("---\n# A\n", ["# A"]),
    ("\u{0}\n# A\u{0}B\r\n```\r\nc\r\n```\r\n", ["# A B", ": c"]),
    ("", []), ("```", [": "]), ("#", ["# "]),
  ]

  @Test(arguments: documents)
  func `blocks are those of CommonMark`(_ row: (document: String, outline: [String])) {
    #expect(Self.outline(row.document) == row.outline)
  }

  @Test(arguments: [
    ("# A\n\n```\na\n```\nb", "```\na\n```"), ("```\r\na\r\n\r\n```\r\nb", "```\na\n\n```"),
    ("> ~~~\n> a\n> ~~~\n", "> ~~~\n> a\n> ~~~"), ("```\na\n", "```\na"),
    ("- a\n- b\nc\n\nd", "- a\n- b\nc"), ("    a\n\nb", "    a"),
  ])
  func `a listing reaches over its last line and the fence below`(
    _ row: (document: String, whole: String)
  ) throws {
    let listing = try #require(
      MarkdownReader.blocks(of: row.document).compactMap { block in
        if case .listing(let listing) = block { listing } else { nil }
      }.first)
    let lines = Self.text(listing.range, of: row.document).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    // A fence above belongs to the line before the first.
    let whole = row.whole.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasSuffix("```") || $0.hasSuffix("~~~") }
    #expect(lines.map { String($0.filter { $0 != "\r" }) } == whole.map { String($0) })
  }

  static let hostile: [String] = {
    let n = 50_000
    func times(_ text: String) -> String { String(repeating: text, count: n / text.utf8.count) }
    let columns = String(repeating: "a|", count: 5000)
    return [
      times(">"), times("- ") + "a", times("["), times("`a``"), times("# a\n"), times("a\n=\n"),
      times("- a\n"), times("```\na\n"), times("<!--"), times("<!--\n"), times("\n"), times("&"),
      times("![a]("), "```\n" + times("a"), "- " + times("a"), times("\u{0}"),
      "|\(columns)\n|\(String(repeating: "---|", count: 5000))\n" + times("|a\n"),
      "---\n" + times("a\n"), times("1. "), times("*_a"),
    ]
  }()

  @Test(.timeLimit(.minutes(10)), arguments: hostile.indices)
  func `much of anything is read, and blocks lie in the document`(_ index: Int) {
    let document = Self.hostile[index]
    let ranges = MarkdownReader.blocks(of: document).flatMap { block -> [SourceRange] in
      switch block {
      case .heading(let text): [text.range]
      case .listing(let listing): [listing.range] + listing.lines
      case .table(let rows): rows.joined().map(\.range)
      case .directive(let directive): [directive.range]
      }
    }
    #expect(!ranges.contains { $0.start < 0 || $0.end > document.utf8.count })
  }
}
