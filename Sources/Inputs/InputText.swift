import Diagnostics

extension InputReader {
  /// The fault of a file in UTF-16, or of one that stops being UTF-8 somewhere.
  static func fault(ofEncoding bytes: [UInt8], _ input: Input) -> Finding {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var valid = 0
    loop: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): valid += scalar.count
      case .emptyInput, .error: break loop
      }
    }
    let file = SourceFile(path: input.path, text: String(decoding: bytes, as: UTF8.self))
    let isUTF16 = bytes.isUTF16
    let place = isUTF16 ? SourceRange(start: 0, end: 0) : SourceRange(start: valid, end: valid)
    return Finding(
      Diagnostic(
        "not-utf-8",
        isUTF16 ? "this is \(bytes.isUTF32 ? "UTF-32" : "UTF-16") text" : "this is not UTF-8 text",
        at: place,
        help: "save it as UTF-8"), in: file)
  }
}

extension [UInt8] {
  /// The mark that some editors put before UTF-8.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether a text begins like UTF-16: with its mark, or with a character that has an empty byte.
  var isUTF16: Bool {
    starts(with: [0xFF, 0xFE]) || starts(with: [0xFE, 0xFF]) || prefix(2).contains(0)
  }

  /// Whether a text that begins like UTF-16 has four bytes a character.
  fileprivate var isUTF32: Bool { starts(with: [0xFF, 0xFE, 0, 0]) || starts(with: [0, 0]) }
}
