import Basics
import CMarkdown

extension MarkdownReader {
  /// A document in which only text remains that is shown as text or run as markup.
  ///
  /// Front matter, comments, and code are blank, except the directives of MyST for images and of DocC, which a
  /// reader of CommonMark takes for code. All other bytes are at their places.
  static func prose(of document: [UInt8]) -> [UInt8] {
    var bytes = document
    blank(FrontMatter.end(in: bytes).map { [0..<$0] } ?? [], in: &bytes)
    blank(comments(in: bytes), in: &bytes)
    blank(code(in: bytes), in: &bytes)
    blank(inlineComments(in: bytes), in: &bytes)
    return bytes
  }

  /// The places of code in blocks and in lines.
  private static func code(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      let finder = CodeFinder(buffer)
      guard let base = buffer.baseAddress else { return [] }
      var parser = MD_PARSER()
      parser.flags = UInt32(MD_FLAG_NOHTMLBLOCKS)
      parser.enter_block = { type, detail, pointer in
        CodeFinder.finder(pointer)?.enter(type, detail)
        return 0
      }
      parser.leave_block = { _, _, _ in 0 }
      parser.enter_span = { _, _, _ in 0 }
      parser.leave_span = { _, _, _ in 0 }
      parser.text = { type, text, size, pointer in
        if type == MD_TEXT_CODE { CodeFinder.finder(pointer)?.add(text, Int(size)) }
        return 0
      }
      base.withMemoryRebound(to: MD_CHAR.self, capacity: buffer.count) { characters in
        _ = md_parse(
          characters, MD_SIZE(buffer.count), &parser, Unmanaged.passUnretained(finder).toOpaque())
      }
      return finder.places
    }
  }

  private static func inlineComments(in bytes: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var rest = bytes[...]
    while let start = rest.firstRange(of: Array("<!--".utf8)) {
      guard let end = bytes[start.upperBound...].firstRange(of: Array("-->".utf8)) else { break }
      places.append(start.lowerBound..<end.upperBound)
      rest = bytes[end.upperBound...]
    }
    return places
  }
}

/// Collects the places of code that md4c reports.
private final class CodeFinder {
  private(set) var places: [Range<Int>] = []
  private let document: UnsafeBufferPointer<UInt8>
  /// The kind of the code block that was entered last.
  private var block = Block.indented

  private enum Block {
    case fenced, indented
    /// A fence whose content is the options of an image.
    case image
  }

  init(_ document: UnsafeBufferPointer<UInt8>) {
    self.document = document
  }

  func enter(_ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?) {
    block = .fenced
    guard type == MD_BLOCK_CODE,
      let detail = detail?.assumingMemoryBound(to: MD_BLOCK_CODE_DETAIL.self).pointee
    else { return }
    if detail.fence_char == 0 { return block = .indented }
    let info = UnsafeRawBufferPointer(start: detail.info.text, count: Int(detail.info.size))
    let isImage = ["{image}", "{figure}"].contains { info.starts(with: $0.utf8) }
    if isImage { block = .image }
  }

  func add(_ text: UnsafePointer<MD_CHAR>?, _ count: Int) {
    guard let range = document.range(of: text, count), block != .image else { return }
    if block == .indented, document[range].starts(with: "@Image".utf8) { return }
    places.append(range)
  }

  /// The object that md4c hands back to its callbacks.
  static func finder(_ pointer: UnsafeMutableRawPointer?) -> CodeFinder? {
    pointer.map { Unmanaged<CodeFinder>.fromOpaque($0).takeUnretainedValue() }
  }
}
