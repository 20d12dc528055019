/// Adler-32 of a zlib stream (RFC 1950, section 8), in closed form for repeated bytes.
///
/// A run costs the same for any length, so the bytes of a flat picture need not exist.
struct Adler32 {
  private static let modulus: UInt64 = 65521
  /// Bytes after which the sums are reduced: `sumOfSums` stays below 2^56.
  private static let reductionLimit = 1 << 24

  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0
  private var unreducedCount = 0

  /// The checksum of the bytes appended so far.
  var value: UInt32 { UInt32((sumOfSums % Self.modulus) << 16 | sum % Self.modulus) }

  /// Appends `byte`, `count` times.
  mutating func append(_ byte: UInt8, count: Int = 1) {
    var rest = count
    while rest > Self.reductionLimit {
      append(byte, count: Self.reductionLimit)
      rest -= Self.reductionLimit
    }
    makeRoom(for: rest)
    let n = UInt64(rest)
    sumOfSums += n * sum + UInt64(byte) * (n * (n + 1) / 2)
    sum += n * UInt64(byte)
  }

  /// Appends the three bytes of `color` (0xRRGGBB: red, green, blue), `count` times.
  mutating func append(color: UInt32, count: Int) {
    var rest = count
    while rest > Self.reductionLimit / 3 {
      append(color: color, count: Self.reductionLimit / 3)
      rest -= Self.reductionLimit / 3
    }
    makeRoom(for: 3 * rest)
    let (red, green, blue) = (color >> 16 & 255, color >> 8 & 255, color & 255)
    let n = UInt64(rest)
    let total = UInt64(red + green + blue)
    // Red of the k-th pixel counts 3(n - k) times, green once less, blue twice less.
    sumOfSums += 3 * n * sum + 3 * total * (n * (n + 1) / 2) - n * UInt64(green + 2 * blue)
    sum += n * total
  }

  private mutating func makeRoom(for count: Int) {
    unreducedCount += count
    guard unreducedCount > Self.reductionLimit else { return }
    unreducedCount = count
    sum %= Self.modulus
    sumOfSums %= Self.modulus
  }
}
