import CMarkdown
import Diagnostics

/// Makes blocks from the events that md4c reports.
final class BlockBuilder {
  private(set) var blocks: [MarkdownBlock] = []
  private let document: UnsafeBufferPointer<UInt8>
  /// The blocks that are open, the innermost last.
  private var open: [MD_BLOCKTYPE] = []
  /// The lists that are open, each with its place among the blocks.
  private var lists: [(place: Int, listing: MarkdownListing)] = []
  private var code: (listing: MarkdownListing, fence: UInt8)?
  private var rows: [[MarkdownText]] = []
  private var cellCount = 0
  /// The text of a heading, a cell or a line that is being read.
  private var text = ""
  private var textRange: Range<Int>?
  /// The current block of HTML, with preceding blocks that are comments.
  private var markup: Range<Int>?
  private(set) var comments: [Range<Int>] = []
  /// The equations in the code of the current paragraph, and the place of the paragraph.
  private var equations: [SourceRange] = []
  private var paragraph: Range<Int>?

  init(_ document: UnsafeBufferPointer<UInt8>) {
    self.document = document
  }

  /// Whether there are more cells than an author can have written.
  var hasTooManyCells: Bool { cellCount > document.count }

  func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    endLine()
    open.append(type)
    switch type {
    case MD_BLOCK_UL, MD_BLOCK_OL:
      let empty = MarkdownListing(range: SourceRange(start: 0, end: 0))
      lists.append((blocks.count, empty))
      blocks.append(.listing(empty))
    case MD_BLOCK_CODE:
      guard let detail = detail?.assumingMemoryBound(to: MD_BLOCK_CODE_DETAIL.self).pointee
      else { return }
      let info = UnsafeRawBufferPointer(start: detail.info.text, count: Int(detail.info.size))
      code = (
        MarkdownListing(
          info: String(decoding: info, as: UTF8.self), range: SourceRange(start: 0, end: 0)),
        UInt8(bitPattern: detail.fence_char)
      )
    case MD_BLOCK_TABLE: rows = []
    case MD_BLOCK_TR: rows.append([])
    case MD_BLOCK_TH, MD_BLOCK_TD: cellCount += 1
    default: break
    }
  }

  func leave(_ type: MD_BLOCKTYPE) {
    endLine()
    open.removeLast()
    switch type {
    case MD_BLOCK_UL, MD_BLOCK_OL: endList()
    case MD_BLOCK_CODE: endCode()
    case MD_BLOCK_H: blocks.append(.heading(takeText()))
    case MD_BLOCK_TH, MD_BLOCK_TD: rows[rows.count - 1].append(takeText())
    case MD_BLOCK_TABLE: blocks.append(.table(rows))
    case MD_BLOCK_HTML: endMarkup()
    case MD_BLOCK_P: endParagraph()
    default: break
    }
  }

  func add(_ pointer: UnsafePointer<MD_CHAR>?, _ count: Int, as type: MD_TEXTTYPE) {
    let range = document.range(of: pointer, count)
    switch open.last {
    case MD_BLOCK_CODE:
      guard let range, !isBlank(range) else { return }
      code?.listing.lines.append(SourceRange(start: range.lowerBound, end: range.upperBound))
    case MD_BLOCK_H, MD_BLOCK_TH, MD_BLOCK_TD:
      if type == MD_TEXT_HTML { return }
      guard let range else {
        text += " "
        return
      }
      text += String(decoding: document[range], as: UTF8.self)
      extend(&textRange, over: range)
    case MD_BLOCK_HTML:
      if type == MD_TEXT_HTML, let range { extend(&markup, over: range) }
    default:
      guard isInItem else { return addInline(range, type) }
      if type == MD_TEXT_SOFTBR || type == MD_TEXT_BR { endLine() }
      if let range { extend(&textRange, over: range) }
    }
  }

  // MARK: - Lists

  /// Whether the text that comes belongs to an item of the innermost list.
  private var isInItem: Bool {
    open.last == MD_BLOCK_LI
      || open.last == MD_BLOCK_P && open.dropLast().last == MD_BLOCK_LI
  }

  /// Ends a line of an item; the number before it, if it has one, is part of it.
  private func endLine() {
    guard isInItem, let range = textRange, !lists.isEmpty else { return }
    textRange = nil
    lists[lists.count - 1].listing.lines.append(
      SourceRange(start: startOfLabel(before: range.lowerBound), end: range.upperBound))
  }

  private func startOfLabel(before start: Int) -> Int {
    var index = start
    while index > 0, [0x20, 0x09].contains(document[index - 1]) { index -= 1 }
    guard index > 0, index < start,
      [UInt8(ascii: "."), UInt8(ascii: ")")].contains(document[index - 1])
    else { return start }
    index -= 1
    let mark = index
    while index > 0, (0x30...0x39).contains(document[index - 1]) { index -= 1 }
    return index < mark ? index : start
  }

  private func endList() {
    var (place, listing) = lists.removeLast()
    listing.range = lineRange(of: listing.lines)
    blocks[place] = .listing(listing)
  }

  // MARK: - Paragraphs

  /// Adds a text of a paragraph, of which equations in code count.
  private func addInline(_ range: Range<Int>?, _ type: MD_TEXTTYPE) {
    guard open.last == MD_BLOCK_P, let range else { return }
    extend(&paragraph, over: range)
    let isEquation = document[range].contains { "=<>".utf8.contains($0) }
    guard type == MD_TEXT_CODE, isEquation else { return }
    equations.append(SourceRange(start: range.lowerBound, end: range.upperBound))
  }

  private func endParagraph() {
    defer { (equations, paragraph) = ([], nil) }
    guard let paragraph, !equations.isEmpty else { return }
    let whole = SourceRange(start: paragraph.lowerBound, end: paragraph.upperBound)
    var listing = MarkdownListing(lines: equations, range: lineRange(of: [whole]))
    listing.isInline = true
    blocks.append(.listing(listing))
  }

  // MARK: - Code

  private func endCode() {
    guard case (var listing, let fence)? = code else { return }
    listing.range = lineRange(of: listing.lines)
    if fence != 0 { listing.range.end = endOfFence(fence, behind: listing.range.end) }
    blocks.append(.listing(listing))
    code = nil
  }

  /// The end of the fence below a code block's last line; the line's own end when it is not closed.
  private func endOfFence(_ fence: UInt8, behind end: Int) -> Int {
    var start = end
    while start < document.count {
      let lineStart = start + 1
      let lineEnd = endOfLine(from: lineStart)
      let line = document[min(lineStart, document.count)..<lineEnd].drop {
        [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ">")].contains($0)
      }
      if line.starts(with: repeatElement(fence, count: 3)) { return lineEnd }
      if !line.isEmpty { return end }
      start = lineEnd
    }
    return end
  }

  // MARK: - Places

  private func takeText() -> MarkdownText {
    defer { (text, textRange) = ("", nil) }
    let range = textRange ?? 0..<0
    return MarkdownText(
      text: text, range: SourceRange(start: range.lowerBound, end: range.upperBound))
  }

  private func extend(_ whole: inout Range<Int>?, over range: Range<Int>) {
    whole = (whole?.lowerBound ?? range.lowerBound)..<range.upperBound
  }

  private func endMarkup() {
    defer { markup = nil }
    guard let markup else { return }
    if document[markup].drop(while: { $0 == 0x20 }).starts(with: "<!--".utf8) {
      comments.append(markup)
    }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    !document[range].contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private func lineRange(of lines: [SourceRange]) -> SourceRange {
    guard let first = lines.first, let last = lines.last else {
      return SourceRange(start: 0, end: 0)
    }
    var start = first.start
    while start > 0, ![0x0A, 0x0D].contains(document[start - 1]) { start -= 1 }
    return SourceRange(start: start, end: endOfLine(from: last.end))
  }

  private func endOfLine(from start: Int) -> Int {
    var end = min(start, document.count)
    while end < document.count, ![0x0A, 0x0D].contains(document[end]) { end += 1 }
    return end
  }
}
