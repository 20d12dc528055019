import Basics
import Diagnostics
package import Markdown

/// The markup of a guide, by the ending of its file's name.
package enum GuideSyntax: Sendable {
  /// Markdown and plain text, in which every listing can be a layout.
  case markdown
  /// Markdown for a tool that runs some of its code, such as MDX and Quarto.
  case markedMarkdown
  case restructuredText
  case asciiDoc

  /// The endings of files' names.
  package static let endings = [".md", ".markdown", ".txt", ".mdx", ".qmd", ".rst", ".adoc"]

  /// The markup of a file.
  package init(path: String) {
    let endings: [(String, GuideSyntax)] = [
      (".mdx", .markedMarkdown), (".qmd", .markedMarkdown), (".rst", .restructuredText),
      (".adoc", .asciiDoc),
    ]
    self = endings.first { path.hasSuffix($0.0) }?.1 ?? .markdown
  }

  /// Whether listings count that are not marked as ibar's.
  var countsUnmarked: Bool {
    switch self {
    case .markdown: true
    case .markedMarkdown, .restructuredText, .asciiDoc: false
    }
  }

  /// The form of all its images; nil if its pages can have one of several.
  package var imageForm: ImageForm? {
    switch self {
    case .markdown, .markedMarkdown: nil
    case .restructuredText: .restructuredText
    case .asciiDoc: .asciiDoc
    }
  }

  /// The images of a document, in the order of their targets; those in code and comments left out.
  package func images(of document: [UInt8]) -> [MarkdownImage] {
    switch self {
    case .markdown, .markedMarkdown: MarkdownReader.images(of: document)
    case .restructuredText: MarkupLines(document).restructuredTextImages()
    case .asciiDoc: MarkupLines(document).asciiDocImages()
    }
  }

  /// The folder from which the paths of a document's images count, as the document gives it; nil for its own.
  package func imagesFolder(of document: [UInt8]) -> String? {
    switch self {
    case .markdown, .markedMarkdown, .restructuredText: nil
    case .asciiDoc: MarkupLines(document).imagesFolder()
    }
  }

  /// The starts of a document's headings.
  package func headings(of document: [UInt8]) -> [Int] {
    blocks(of: String(decoding: document, as: UTF8.self)).compactMap {
      if case .heading(let heading) = $0 { heading.range.start } else { nil }
    }
  }

  /// The headings and listings of a text, and the tables of Markdown.
  func blocks(of text: String) -> [MarkdownBlock] {
    switch self {
    case .markdown, .markedMarkdown: MarkdownReader.blocks(of: text)
    case .restructuredText: MarkupLines(Array(text.utf8)).restructuredText()
    case .asciiDoc: MarkupLines(Array(text.utf8)).asciiDoc()
    }
  }
}
