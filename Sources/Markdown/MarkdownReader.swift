import Basics
import CMarkdown
import Diagnostics

/// Reads Markdown with md4c, which reports the place of each text.
///
/// Blocks of HTML are read as if their tags were text, since a fence right below a tag is meant as
/// a fence. Comments are skipped.
package enum MarkdownReader {
  /// The headings, listings and tables of a document, in its order.
  package static func blocks(of text: String) -> [MarkdownBlock] {
    var bytes = Array(text.utf8)
    blank(FrontMatter.end(in: bytes).map { [0..<$0] } ?? [], in: &bytes)
    let comments = comments(in: bytes)
    let recipes = comments.compactMap { block(inComment: $0, of: bytes) }
    blank(comments, in: &bytes)
    let flags = UInt32(MD_FLAG_NOHTMLBLOCKS)
    return bytes.withUnsafeBufferPointer { buffer in
      // md4c fills short rows up to the width of the first, for any width.
      let builder = parse(buffer, flags: flags | UInt32(MD_FLAG_TABLES))
      let blocks = builder.hasTooManyCells ? parse(buffer, flags: flags).blocks : builder.blocks
      return merged(blocks, recipes)
    }
  }

  /// The content of a comment that begins with `ibar`; nil of another.
  private static func block(inComment range: Range<Int>, of bytes: [UInt8]) -> MarkdownBlock? {
    let start = bytes[range].firstRange(of: Array("<!--".utf8))?.upperBound ?? range.upperBound
    guard let end = bytes[start..<range.upperBound].firstRange(of: Array("-->".utf8)) else {
      return nil
    }
    let word = bytes[start..<end.lowerBound].drop { $0 == 0x20 || $0 == 0x09 }
    let content = word.dropFirst(4)
    guard word.starts(with: "ibar".utf8) else { return nil }
    if content.first == UInt8(ascii: ":"), !isListing(content.dropFirst()) {
      let text = content.dropFirst().drop { $0 <= 0x20 }.trimmingSuffix { $0 <= 0x20 }
      return .directive(
        MarkdownText(
          text: String(decoding: text, as: UTF8.self),
          range: SourceRange(start: text.startIndex, end: text.endIndex)))
    }
    guard content.first.map({ $0 <= 0x20 || $0 == UInt8(ascii: ":") }) == true else { return nil }
    let info = String(decoding: word.prefix { $0 > 0x20 }, as: UTF8.self)
    let lines = content.drop { $0 > 0x20 }.split { $0 == 0x0A || $0 == 0x0D }.compactMap {
      line -> SourceRange? in
      let shown = line.drop { $0 <= 0x20 }.trimmingSuffix { $0 <= 0x20 }
      return shown.isEmpty ? nil : SourceRange(start: shown.startIndex, end: shown.endIndex)
    }
    let lineStart = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let lineEnd = bytes[end.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    var listing = MarkdownListing(
      info: info, lines: lines, range: SourceRange(start: lineStart, end: lineEnd))
    let firstLine = content.firstIndex { $0 == 0x0A || $0 == 0x0D }
    let isBelow = lines.first.map { $0.start > firstLine ?? $0.start } ?? false
    listing.contentStart = isBelow ? firstLine.map { $0 + 1 } : lines.first?.start
    return .listing(listing)
  }

  /// Whether a word stands right behind the colon, alone in its line, and more lines follow: the name of a listing.
  private static func isListing(_ text: ArraySlice<UInt8>) -> Bool {
    let rest = text.drop { $0 > 0x20 }
    let below = rest.drop { $0 == 0x20 || $0 == 0x09 }
    return rest.startIndex > text.startIndex && (below.first == 0x0A || below.first == 0x0D)
      && below.contains { $0 > 0x20 }
  }

  /// Blocks with further ones at their places.
  private static func merged(
    _ blocks: [MarkdownBlock], _ further: [MarkdownBlock]
  ) -> [MarkdownBlock] {
    var blocks = blocks
    for block in further {
      let start = if case .listing(let listing) = block { listing.range.start } else { block.start }
      let place = blocks.firstIndex { ($0.start ?? 0) > start ?? 0 }
      blocks.insert(block, at: place ?? blocks.count)
    }
    return blocks
  }

  /// The blocks of HTML that are comments.
  static func comments(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.contains(Array("<!--".utf8)) else { return [] }
    return bytes.withUnsafeBufferPointer { parse($0, flags: 0).comments }
  }

  /// Replaces bytes by blanks, except line breaks, so that all other places stay the same.
  static func blank(_ ranges: [Range<Int>], in bytes: inout [UInt8]) {
    for index in ranges.joined() where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
  }

  /// Builds the blocks of a document; parsing ends if its tables have more cells than it has bytes.
  private static func parse(_ buffer: UnsafeBufferPointer<UInt8>, flags: UInt32) -> BlockBuilder {
    let builder = BlockBuilder(buffer)
    guard let base = buffer.baseAddress else { return builder }
    var parser = MD_PARSER()
    parser.flags = flags
    parser.enter_block = { type, detail, pointer in
      guard let builder = MarkdownReader.builder(pointer) else { return 1 }
      builder.enter(type, detail)
      return builder.hasTooManyCells ? 1 : 0
    }
    parser.leave_block = { type, _, pointer in
      MarkdownReader.builder(pointer)?.leave(type)
      return 0
    }
    parser.enter_span = { _, _, _ in 0 }
    parser.leave_span = { _, _, _ in 0 }
    parser.text = { type, text, size, pointer in
      MarkdownReader.builder(pointer)?.add(text, Int(size), as: type)
      return 0
    }
    base.withMemoryRebound(to: MD_CHAR.self, capacity: buffer.count) { characters in
      // It fails for want of memory alone, and then a part of the document is all there is.
      _ = md_parse(
        characters, MD_SIZE(buffer.count), &parser, Unmanaged.passUnretained(builder).toOpaque())
    }
    return builder
  }

  /// The object that md4c hands back to its callbacks.
  private static func builder(_ pointer: UnsafeMutableRawPointer?) -> BlockBuilder? {
    pointer.map { Unmanaged<BlockBuilder>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The lines before a document that a site generator reads.
enum FrontMatter {
  /// Its end; nil if the document has none.
  static func end(in bytes: [UInt8]) -> Int? {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), isRule(first, "---") else { return nil }
    return lines.first { isRule($0, "---") || isRule($0, "...") }?.endIndex
  }

  private static func isRule(_ line: ArraySlice<UInt8>, _ mark: String) -> Bool {
    line.trimmingSuffix { [0x20, 0x09, 0x0D].contains($0) }.elementsEqual(mark.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The place of a text in the document; nil for one of md4c's own.
  func range(of text: UnsafePointer<MD_CHAR>?, _ count: Int) -> Range<Int>? {
    guard let text, let baseAddress else { return nil }
    let start = UnsafeRawPointer(text) - UnsafeRawPointer(baseAddress)
    return start >= 0 && start + count <= self.count ? start..<start + count : nil
  }
}
