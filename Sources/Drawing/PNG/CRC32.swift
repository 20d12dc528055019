/// CRC-32 of a PNG chunk (PNG specification, "CRC algorithm"; polynomial 0xEDB88320, reflected).
package struct CRC32 {
  private static let tables = slicingTables()
  private var state: UInt32 = ~0

  /// The checksum of the bytes appended so far.
  package var value: UInt32 { ~state }

  /// Creates the checksum of no bytes.
  package init() {}

  /// Appends every byte of `bytes`, eight at a time.
  package mutating func append(_ bytes: Span<UInt8>) {
    let tables = Self.tables.span
    var crc = state
    var index = 0
    while index + 8 <= bytes.count {
      var next: UInt32 = 0
      for lane in 0..<8 {
        let mask = lane < 4 ? UInt8(truncatingIfNeeded: crc >> (8 * UInt32(lane))) : 0
        next ^= tables[(7 - lane) * 256 + Int(bytes[index + lane] ^ mask)]
      }
      crc = next
      index += 8
    }
    while index < bytes.count {
      crc = (crc >> 8) ^ tables[Int(UInt8(truncatingIfNeeded: crc) ^ bytes[index])]
      index += 1
    }
    state = crc
  }

  /// Eight tables of 256: entry `256 * n + b` is the CRC of byte `b` followed by `n` zero bytes.
  private static func slicingTables() -> [UInt32] {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var crc = UInt32(byte)
      for _ in 0..<8 {
        crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1
      }
      tables[byte] = crc
    }
    for index in 256..<8 * 256 {
      let shorter = tables[index - 256]
      tables[index] = (shorter >> 8) ^ tables[Int(shorter & 255)]
    }
    return tables
  }
}
