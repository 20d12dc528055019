import Basics
import Diagnostics
import Guides

/// The end of a listing in a guide, and what lines below it begin and end with.
struct ListingEnd {
  /// The end of its last line, without the line break.
  let end: Int
  /// The blanks and marks of the quotation or list that it lies in.
  let margin: String
  /// The line break above.
  let lineBreak: String
  /// Whether the next line is not blank.
  let isFollowed: Bool

  /// The line between two blocks in it: a blank one, or the sign that attaches one to an item of AsciiDoc.
  let separator: String

  init(of listing: SourceRange, in guide: [UInt8], _ syntax: GuideSyntax) {
    let end = min(listing.end, guide.count)
    self.end = end
    let before = guide[..<end].lastIndex(of: 0x0A)
    let lastLine = guide[(before.map { $0 + 1 } ?? 0)..<end]
    let firstLine = guide[min(listing.start, end)..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    switch syntax {
    case .markdown, .markedMarkdown:
      let isFenced = ListingEnd.isFenced(listing, lastLine, in: guide)
      margin = ListingEnd.margin(of: isFenced ? lastLine : firstLine, isFenced: isFenced)
      separator = margin.contains(">") ? margin : ""
    case .restructuredText:
      margin = ListingEnd.margin(ofDirectiveAbove: listing.start, firstLine, in: guide)
      separator = ""
    case .asciiDoc:
      margin = ""
      separator = ListingEnd.isAttached(listing.start, firstLine, in: guide) ? "+" : ""
    }
    // The line above may be the guide's last, without a line break.
    let breakEnd = guide[end...].firstIndex(of: 0x0A) ?? before
    let isReturn = breakEnd.map { $0 > 0 && guide[$0 - 1] == 0x0D } ?? false
    lineBreak = isReturn ? "\r\n" : "\n"
    let rest = guide[end...].drop { $0 == 0x0D }
    let nextLine = rest.dropFirst().prefix { $0 != 0x0A }
    isFollowed = separator != "+" && nextLine.contains { !ListingEnd.isMargin($0) && $0 > 0x20 }
  }

  /// Whether the last line of a listing in Markdown ends a fence or a comment.
  private static func isFenced(
    _ listing: SourceRange, _ lastLine: ArraySlice<UInt8>, in guide: [UInt8]
  ) -> Bool {
    let ending = lastLine.drop(while: isMargin)
    if ending.starts(with: "-->".utf8) { return true }
    // In code that is indented, lines that look like fences are text.
    return ["```", "~~~"].contains { fence in
      ending.starts(with: fence.utf8)
        && line(above: listing.start, in: guide).contains(fence.utf8)
    }
  }

  /// The blanks before a directive of reStructuredText, above the first line of its body.
  private static func margin(
    ofDirectiveAbove start: Int, _ firstLine: ArraySlice<UInt8>, in guide: [UInt8]
  ) -> String {
    let own = firstLine.prefix(while: isMargin)
    let depth = own.count
    if firstLine[own.endIndex...].starts(with: "..".utf8) {
      return String(decoding: own, as: UTF8.self)
    }
    let above = guide[..<min(start, guide.count)].split(separator: 0x0A)
    let directive = above.last { line in
      let blanks = line.prefix(while: isMargin)
      return blanks.count < depth && line[blanks.endIndex...].starts(with: "..".utf8)
    }
    return String(decoding: directive?.prefix(while: isMargin) ?? [], as: UTF8.self)
  }

  /// Whether a block of AsciiDoc, whose content begins at an offset, belongs to an item of a list.
  private static func isAttached(
    _ start: Int, _ firstLine: ArraySlice<UInt8>, in guide: [UInt8]
  ) -> Bool {
    // Above the content of a block are its delimiter, its attributes and its title.
    let lines = guide[..<min(start, guide.count)].split(
      separator: 0x0A, omittingEmptySubsequences: false
    ).dropLast(firstLine.starts(with: "image:".utf8) ? 1 : 2)
    let above = lines.last { line in
      !(line.first.map { "[.".utf8.contains($0) } ?? false)
    }
    return above.map { $0.trimmingSuffix { $0 <= 0x20 }.elementsEqual("+".utf8) } ?? false
  }

  /// The last line above an offset that is not blank.
  private static func line(above offset: Int, in guide: [UInt8]) -> ArraySlice<UInt8> {
    let before = guide[..<min(offset, guide.count)].trimmingSuffix { $0 <= 0x20 || $0 == 0x3E }
    return before[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)...]
  }

  /// The margin of a line that belongs to what a listing lies in.
  ///
  /// Four blanks before a listing without a fence make it code.
  private static func margin(of line: ArraySlice<UInt8>, isFenced: Bool) -> String {
    let all = line.prefix(while: isMargin)
    let marks = all.trimmingSuffix { $0 != UInt8(ascii: ">") }
    let blanks = all[marks.endIndex...]
    let isList = ["- ", "* ", "+ "].contains { line[all.endIndex...].starts(with: $0.utf8) }
    if isFenced { return String(decoding: all, as: UTF8.self) }
    // One blank after the mark of a quotation belongs to it.
    let own = marks.isEmpty ? 0 : blanks.prefix { $0 == 0x20 }.prefix(1).count
    let rest = blanks.dropFirst(own)
    let isCode = rest.count >= 4 || rest.contains(0x09)
    let kept = isCode && !isList ? rest.dropLast(rest.contains(0x09) ? 1 : 4) : rest
    return String(decoding: marks + blanks.prefix(own) + kept, as: UTF8.self)
  }

  /// Whether a byte can precede the content of a line: a blank, or the mark of a quotation.
  private static func isMargin(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
  }
}
