package import Diagnostics

/// A block of a Markdown document that can be part of a layout.
package enum MarkdownBlock: Hashable, Sendable {
  /// An ATX or setext heading of any level.
  case heading(MarkdownText)
  /// A code block, the items of a list without those of nested lists, or the equations in a paragraph's code.
  case listing(MarkdownListing)
  /// The rows of a table, its header first.
  case table([[MarkdownText]])
  /// The text of a comment that begins with `ibar:`, behind the colon.
  case directive(MarkdownText)

  /// The start of its text in the document; nil if it has none.
  var start: Int? {
    switch self {
    case .heading(let heading): heading.text.isEmpty ? nil : heading.range.start
    case .listing(let listing): listing.lines.first?.start
    case .directive(let directive): directive.range.start
    case .table(let rows): rows.joined().first { !$0.text.isEmpty }?.range.start
    }
  }
}

/// A text without its marks, with its place in the document.
package struct MarkdownText: Hashable, Sendable {
  /// The text without marks of Markdown.
  package var text: String
  /// The place of the text in the document, in UTF-8 offsets.
  package var range: SourceRange

  /// Creates a text at a place.
  package init(text: String, range: SourceRange) {
    (self.text, self.range) = (text, range)
  }
}

/// Lines of one block.
package struct MarkdownListing: Hashable, Sendable {
  /// The text after a code block's fence; nil for a list.
  package var info: String?
  /// The lines that are not blank, without the marks of the blocks around them.
  package var lines: [SourceRange] = []
  /// The range from the line of the first to the end of the last, including a fence after it.
  package var range: SourceRange
  /// Whether its lines are code in the sentences of a paragraph.
  package var isInline = false
  /// The comments for ibar above it.
  package var directives: [MarkdownText] = []

  /// Creates a listing of lines without a block around them.
  package init(info: String? = nil, lines: [SourceRange] = [], range: SourceRange) {
    (self.info, self.lines, self.range) = (info, lines, range)
  }

  /// The start of the first line; nil for that of the range.
  var contentStart: Int?

  /// From the line of the first to the end of the last.
  package var content: SourceRange {
    let start = contentStart ?? range.start
    return SourceRange(start: start, end: lines.last?.end ?? start)
  }
}
