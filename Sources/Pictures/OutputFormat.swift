import Basics

/// A format of figures' files; its raw value is the files' extension.
///
/// What differs between formats is one row of each; the module `Drawing` has a writer for each.
package enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  case svg
  case png
  case pdf

  /// The formats that are drawn if none is named.
  package static let standard: [OutputFormat] = [.svg, .png]

  /// The ending of its files' names.
  package var ending: String { "." + rawValue }

  /// The endings of all formats.
  package static var endings: [String] { allCases.map(\.ending) }

  /// The formats in a phrase: `SVG, PNG and PDF`.
  package static let names = WordList.text(allCases.map { $0.rawValue.uppercased() }, "and")

  /// A text that a figure's file holds for machines.
  package enum Text: Sendable {
    /// The figure's record: its layouts as solved.
    case metadata
    /// The layout in words.
    case description
  }

  /// What is to be known of a format.
  private struct Row {
    /// Whether files are text, and move.
    var isText: Bool
    /// Whether catalogues of DocC show it.
    var isForDocC: Bool
    /// The text in a file's bytes; nil if the file has none.
    var read: (Text, [UInt8]) -> String?
    /// What a name has before the extension for an option that is not the usual one.
    var nameSuffix: (_ scale: Int?, _ keepsText: Bool) -> String
  }

  private var row: Row {
    switch self {
    case .svg:
      Row(
        isText: true, isForDocC: true,
        read: { $0 == .metadata ? SVGReader($1).metadata : SVGReader($1).description },
        nameSuffix: { $1 ? ".svg-text" : "" })
    case .png:
      Row(
        isText: false, isForDocC: true,
        read: { PNGReader.text($0 == .metadata ? "ibar" : "Description", in: $1) },
        nameSuffix: { scale, _ in scale.map { ".\($0)x" } ?? "" })
    case .pdf:
      Row(
        isText: false, isForDocC: false,
        read: { PDFReader.text($0 == .metadata ? "Keywords" : "Subject", in: $1) },
        nameSuffix: { _, _ in "" })
    }
  }

  /// The format of a file, by the extension of its path in upper or lower case; nil of another file.
  package init?(path: String) {
    let format = OutputFormat.allCases.first { format in
      let ending = format.ending
      return path.utf8.suffix(ending.utf8.count)
        .map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }.elementsEqual(ending.utf8)
    }
    guard let format else { return nil }
    self = format
  }

  /// Whether its files are text, which can move and which machines can read.
  package var isText: Bool { row.isText }

  /// Whether catalogues of DocC show it.
  package var isForDocC: Bool { row.isForDocC }

  /// A text that a figure's file holds; nil if it has none.
  package func text(_ text: Text, in bytes: [UInt8]) -> String? { row.read(text, bytes) }

  /// What the name of a file has before the extension.
  /// - Parameters:
  ///   - scale: Pixels per point; nil for the usual number.
  ///   - keepsText: Whether texts are kept as texts.
  package func nameSuffix(scale: Int?, keepsText: Bool) -> String {
    row.nameSuffix(scale, keepsText)
  }
}
