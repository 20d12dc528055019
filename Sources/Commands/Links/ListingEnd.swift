import Basics
import Diagnostics

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

  /// A blank line in the same quotation.
  var blankLine: String { margin.contains(">") ? margin : "" }

  init(of listing: SourceRange, in guide: [UInt8]) {
    let end = min(listing.end, guide.count)
    self.end = end
    let before = guide[..<end].lastIndex(of: 0x0A)
    let lastLine = guide[(before.map { $0 + 1 } ?? 0)..<end]
    let firstLine = guide[min(listing.start, end)..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    let ending = lastLine.drop(while: ListingEnd.isMargin)
    // In code that is indented, lines that look like fences are text.
    let isFenced =
      ending.starts(with: "-->".utf8)
      || ["```", "~~~"].contains { fence in
        ending.starts(with: fence.utf8)
          && ListingEnd.line(above: listing.start, in: guide).contains(fence.utf8)
      }
    margin = ListingEnd.margin(of: isFenced ? lastLine : firstLine, isFenced: isFenced)
    // The line above may be the guide's last, without a line break.
    let breakEnd = guide[end...].firstIndex(of: 0x0A) ?? before
    let isReturn = breakEnd.map { $0 > 0 && guide[$0 - 1] == 0x0D } ?? false
    lineBreak = isReturn ? "\r\n" : "\n"
    let rest = guide[end...].drop { $0 == 0x0D }
    let nextLine = rest.dropFirst().prefix { $0 != 0x0A }
    isFollowed = nextLine.contains { !ListingEnd.isMargin($0) && $0 > 0x20 }
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
