import Diagnostics

extension YAMLReader {
  /// The document in a part of a file, such as a code block in a guide, with its places in the file.
  static func document(
    in part: SourceRange, of file: SourceFile
  ) throws(Diagnostic) -> YAMLNode? {
    let text = withoutQuotes(file.text(in: part))
    do throws(Diagnostic) {
      return try document(of: SourceFile(path: file.path, text: text))?.moved(by: part.start)
    } catch {
      let range = (error.range ?? SourceRange(start: 0, end: 0)).moved(by: part.start)
      throw .malformedYAML(error.message, at: range, help: error.help)
    }
  }

  /// A text with blanks in the place of the marks of quotations before its lines.
  private static func withoutQuotes(_ text: Substring) -> String {
    var isMargin = true
    let bytes = text.utf8.map { byte -> UInt8 in
      if byte == UInt8(ascii: "\n") {
        isMargin = true
      } else if byte != 0x20, byte != 0x3E {
        isMargin = false
      }
      return isMargin && byte == 0x3E ? 0x20 : byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension YAMLNode {
  /// The node with all places further on in the text.
  fileprivate func moved(by distance: Int) -> YAMLNode {
    var node = self
    node.range = range.moved(by: distance)
    switch content {
    case .scalar: break
    case .sequence(let items): node.content = .sequence(items.map { $0.moved(by: distance) })
    case .mapping(let entries):
      node.content = .mapping(
        entries.map {
          YAMLEntry(key: $0.key.moved(by: distance), value: $0.value.moved(by: distance))
        })
    }
    return node
  }
}

extension SourceRange {
  fileprivate func moved(by distance: Int) -> SourceRange {
    SourceRange(start: start + distance, end: end + distance)
  }
}
