/// A PNG file of rows that a test knows: nothing in it is compressed.
struct PlainPNG {
  var width: Int
  var depth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 places in a palette, 4 grey with opacity, 6 RGB with opacity.
  var colorType: UInt8
  var isInterlaced = false
  /// Chunks before the pixels.
  var chunks: [(kind: String, data: [UInt8])] = []
  /// The samples of each row, without the byte for its filter.
  var rows: [[UInt8]]

  /// The bytes of the file.
  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Self.big(width) + Self.big(rows.count)
    file += Self.chunk("IHDR", header + [depth, colorType, 0, 0, isInterlaced ? 1 : 0])
    for (kind, data) in chunks { file += Self.chunk(kind, data) }
    file += Self.chunk("IDAT", stream)
    return file + Self.chunk("IEND", [])
  }

  /// The rows in a zlib stream of one stored block (RFC 1950, RFC 1951).
  private var stream: [UInt8] {
    let data: [UInt8] = rows.flatMap { [0] + $0 }
    precondition(data.count < 1 << 16)
    let (low, high) = (UInt8(data.count & 255), UInt8(data.count >> 8))
    let (sum, sums) = data.reduce((1, 0)) { state, byte in
      let sum = (state.0 + Int(byte)) % 65521
      return (sum, (state.1 + sum) % 65521)
    }
    return [0x78, 1, 1, low, high, ~low, ~high] + data + Self.big(sums << 16 | sum)
  }

  static func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(kind.utf8) + data
    return big(data.count) + body + big(checksum(body))
  }

  static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  /// The cyclic redundancy code of the PNG specification, annex D.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    let code = bytes.reduce(0xFFFF_FFFF as UInt32) { code, byte in
      (0..<8).reduce(code ^ UInt32(byte)) { code, _ in
        code & 1 == 0 ? code >> 1 : 0xEDB8_8320 ^ code >> 1
      }
    }
    return Int(~code)
  }
}
