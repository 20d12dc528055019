package import Diagnostics

/// A block of a Markdown document that can say something of a layout.
package enum MarkdownBlock: Hashable, Sendable {
  /// An ATX or setext heading of any level.
  case heading(MarkdownText)
  /// A code block, or the items of a list without those of the lists in it.
  case listing(MarkdownListing)
  /// The rows of a table, its header first.
  case table([[MarkdownText]])
}

/// A text without its marks, and where it stands in the document.
package struct MarkdownText: Hashable, Sendable {
  /// The text without marks of Markdown.
  package var text: String
  /// The place of the text in the document, in UTF-8 offsets.
  package var range: SourceRange
}

/// Lines that stand together.
package struct MarkdownListing: Hashable, Sendable {
  /// What stands behind a code block's fence; nil for a list.
  package var info: String?
  /// The lines that hold something, without the marks of what they stand in.
  package var lines: [SourceRange] = []
  /// From the line of the first to the end of the last, a fence behind it counted.
  package var range: SourceRange

  /// From the line of the first to the end of the last.
  package var content: SourceRange {
    SourceRange(start: range.start, end: lines.last?.end ?? range.start)
  }
}
