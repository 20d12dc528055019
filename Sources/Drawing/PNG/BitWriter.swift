/// Up to 28 bits of a DEFLATE stream, the first to be written lowest.
struct BitField {
  var bits: UInt32 = 0
  var count: UInt32 = 0

  /// These bits, then those of `next`.
  func followed(by next: BitField) -> BitField {
    BitField(bits: bits | next.bits << count, count: count + next.count)
  }
}

/// Packs bit fields into bytes, lowest bit first (RFC 1951, section 3.1.1).
struct BitWriter {
  private let byteCount: Int
  private var words: [UInt64]
  private var index = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt32 = 0

  /// A writer of `byteCount` bytes in all.
  init(byteCount: Int) {
    self.byteCount = byteCount
    words = [UInt64](repeating: 0, count: byteCount / 8 + 1)
  }

  /// Appends `field`.
  @inline(__always)
  mutating func write(_ field: BitField) {
    pending |= UInt64(field.bits) &<< UInt64(pendingCount)
    pendingCount += field.count
    guard pendingCount >= 64 else { return }
    words[index] = pending.littleEndian
    index += 1
    pendingCount -= 64
    pending = UInt64(field.bits) >> UInt64(field.count - pendingCount)
  }

  /// Appends `value` in `count` bits.
  mutating func write(_ value: Int, count: UInt32) {
    write(BitField(bits: UInt32(value), count: count))
  }

  /// The bytes written, the last filled up with zero bits.
  consuming func finish() -> [UInt8] {
    words[index] = pending.littleEndian
    return words.withUnsafeBytes { [UInt8]($0.prefix(byteCount)) }
  }
}
