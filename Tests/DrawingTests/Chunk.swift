/// A chunk of a PNG file, read without the encoder's help.
struct Chunk {
  let type: String
  let data: [UInt8]
  let checksum: UInt32

  /// The chunks of `file`, or nil unless signature and lengths fill it exactly.
  static func all(in file: [UInt8]) -> [Chunk]? {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { return nil }
    var chunks: [Chunk] = []
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      guard rest.count >= 12 else { return nil }
      let length = Int(number(rest))
      guard rest.count >= 12 + length else { return nil }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let data = rest.dropFirst(8).prefix(length)
      chunks.append(
        Chunk(type: type, data: Array(data), checksum: number(rest.dropFirst(8 + length))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// CRC-32 bit by bit, as in the PNG specification's definition.
  var expectedChecksum: UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in Array(type.utf8) + data {
      for bit in 0..<8 {
        let feedback = (crc ^ UInt32(byte) >> UInt32(bit)) & 1
        crc = crc >> 1 ^ feedback * 0xEDB8_8320
      }
    }
    return ~crc
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
