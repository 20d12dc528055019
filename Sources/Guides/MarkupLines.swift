import Basics
import Diagnostics
import Markdown

/// The lines of a text in a markup of which ibar knows headings and listings alone.
struct MarkupLines {
  let bytes: [UInt8]
  let lines: [Range<Int>]

  init(_ document: [UInt8]) {
    bytes = document
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      line.startIndex..<line.trimmingSuffix { $0 <= 0x20 }.endIndex
    }
  }

  func text(_ line: Range<Int>) -> String { String(decoding: bytes[line], as: UTF8.self) }

  func indent(_ line: Range<Int>) -> Int {
    bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private func heading(_ range: Range<Int>) -> MarkdownBlock {
    .heading(
      MarkdownText(
        text: text(range), range: SourceRange(start: range.lowerBound, end: range.upperBound)))
  }

  /// A listing of the lines that are not blank, up to the end of another line.
  private func listing(_ info: String, _ rows: Range<Int>, end: Int) -> MarkdownBlock {
    let shown = rows.map { lines[$0] }.filter { !$0.isEmpty }
    let ranges = shown.map { SourceRange(start: $0.lowerBound + indent($0), end: $0.upperBound) }
    let start = shown.first?.lowerBound ?? end
    return .listing(
      MarkdownListing(info: info, lines: ranges, range: SourceRange(start: start, end: end)))
  }

  // MARK: - reStructuredText

  /// Titles with lines below them, and code blocks.
  func restructuredText() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var row = 0
    while row < lines.count {
      if let info = directive(text(lines[row])) {
        let end = endOfBody(from: row + 1, deeperThan: indent(lines[row]))
        let body = (row + 1..<end).drop { isOption(lines[$0]) }
        let last = body.last { !lines[$0].isEmpty }
        blocks.append(
          listing(
            info, body.first.map { $0..<end } ?? end..<end, end: lines[last ?? row].upperBound))
        row = max(end, row + 1)
        continue
      }
      if row + 1 < lines.count, isUnderline(lines[row + 1], below: lines[row]) {
        blocks.append(heading(lines[row]))
        row += 1
      }
      row += 1
    }
    return blocks
  }

  /// The language of `.. code-block:: ibar`, or the name of `.. ibar::`; nil of another line.
  private func directive(_ line: String) -> String? {
    guard let match = line.firstMatch(of: /^\s*\.\. ([\w-]+)::\s*(\S*)/) else { return nil }
    let isCode = ["code-block", "code", "sourcecode"].contains(match.1)
    return String(isCode ? match.2 : match.1)
  }

  func isOption(_ line: Range<Int>) -> Bool {
    text(line).firstMatch(of: /^\s+:[\w-]+:/) != nil
  }

  /// The row behind the lines that are deeper than a directive, or blank.
  func endOfBody(from row: Int, deeperThan depth: Int) -> Int {
    lines.indices[row...].first { !lines[$0].isEmpty && indent(lines[$0]) <= depth } ?? lines.count
  }

  private func isUnderline(_ line: Range<Int>, below title: Range<Int>) -> Bool {
    guard let sign = bytes[line].first, !title.isEmpty, indent(title) == 0,
      0x21...0x2F ~= sign || 0x3A...0x40 ~= sign || 0x5B...0x60 ~= sign || 0x7B...0x7E ~= sign
    else { return false }
    return bytes[line].allSatisfy { $0 == sign } && line.count >= text(title).count
      && bytes[title].first != sign
  }

  // MARK: - AsciiDoc

  /// Titles after signs of equality, and blocks between delimiters.
  func asciiDoc() -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var row = 0
    var info = ""
    while row < lines.count {
      let line = text(lines[row])
      if let match = line.firstMatch(of: /^=+ +/) {
        blocks.append(heading(lines[row].lowerBound + match.0.utf8.count..<lines[row].upperBound))
      } else if line.firstMatch(of: /^(?:-{4,}|\.{4,}|={4,}|\+{4,}|\/{4,}|_{4,})$/) != nil {
        let end = lines.indices[(row + 1)...].first { text(lines[$0]) == line } ?? lines.count
        let last = min(end, lines.count - 1)
        blocks.append(listing(info, row + 1..<end, end: lines[last].upperBound))
        row = end
      }
      let style = line.firstMatch(of: /^\[([^\]]*)\]$/).map { language(ofStyle: $0.1) }
      // A title can stand between a style and its block.
      if !line.hasPrefix(".") || line.hasPrefix("..") { info = style ?? "" }
      row += 1
    }
    return blocks
  }

  /// The language of `[source,ibar]` and `[ibar,format=svg]`.
  private func language(ofStyle style: Substring) -> String {
    let words = style.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    let first = words.first?.prefix { $0.isLetter || $0.isNumber } ?? ""
    return first == "source" || first.isEmpty ? words.dropFirst().first ?? "" : String(first)
  }
}
