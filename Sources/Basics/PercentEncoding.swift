/// Percent-encoding of URIs (RFC 3986, 2.1).
package enum PercentEncoding {
  /// A text with the bytes percent-encoded that a function does not keep.
  package static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    let bytes = text.utf8.reduce(into: [UInt8]()) { bytes, byte in
      if isKept(byte) {
        bytes.append(byte)
      } else {
        bytes += "%\(byte.hexadecimal(digits: 2))".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A path as a URI reference: unreserved characters (2.3) and slashes are kept.
  package static func reference(toPath path: String) -> String {
    encoded(path) { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-._~/".utf8.contains(byte)
      }
    }
  }

  /// The address of a folder on the web, with a slash at its end, valid in Markdown and HTML.
  ///
  /// Characters that RFC 3986 does not allow, quotes and parentheses are percent-encoded. Nil if it is empty, holds a control
  /// character, a query or a fragment, or has another scheme than `http` and `https`.
  package static func webFolder(_ address: String) -> String? {
    let path = address.prefix { $0 != "/" }
    let scheme = path.firstIndex(of: ":").map { path[..<$0].lowercased() }
    guard !address.isEmpty, scheme == nil || scheme == "https" || scheme == "http",
      address.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0x3F && $0 != 0x23 })
    else { return nil }
    let plain = encoded(address) { byte in
      ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-._~%/:@[]!$&*+,;=".utf8.contains(byte)
    }
    return plain.hasSuffix("/") ? plain : plain + "/"
  }

  /// A text with its percent-encoded bytes decoded; as it is if that is not UTF-8.
  package static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        result.append(UInt8(high * 16 + low))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(validating: result, as: UTF8.self) ?? text
  }
}
