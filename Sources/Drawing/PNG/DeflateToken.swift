/// A step of an LZ77 stream, in 32 bits: literal bytes, or a copy of bytes already written.
struct DeflateToken {
  /// The longest copy one token holds, in bytes; the writer cuts it into lengths DEFLATE has.
  static let longestCopy = 65535
  /// The longest copy of one length symbol, in bytes (RFC 1951, section 3.2.5).
  static let longestPiece = 258
  /// The farthest a copy reaches back, in bytes (RFC 1951, section 2).
  static let farthestCopy = 32768

  private static let copyFlag: UInt32 = 1 << 31
  private static let tripleFlag: UInt32 = 1 << 30
  private let bits: UInt32

  /// One literal byte.
  init(literal byte: UInt8) { bits = UInt32(byte) }

  /// Three literal bytes, the high byte of 0xRRGGBB first.
  init(literals color: UInt32) { bits = Self.tripleFlag | color }

  /// A copy of `length` bytes (3 to `longestCopy`), `distance` bytes back (1 to `farthestCopy`).
  init(copy length: Int, distance: Int) {
    bits = Self.copyFlag | UInt32(length) << 15 | UInt32(distance - 1)
  }

  /// Whether the token is a copy.
  var isCopy: Bool { bits & Self.copyFlag != 0 }
  /// Whether a token that is not a copy holds three literals, not one.
  var isTriple: Bool { bits & Self.tripleFlag != 0 }
  /// The last literal (`lane` 0), the one before it (1) or the first of three (2).
  func literal(_ lane: UInt32) -> Int { Int(bits >> (8 * lane) & 255) }
  /// Bytes to copy.
  var length: Int { Int(bits >> 15 & 0xFFFF) }
  /// Bytes back to the first of them.
  var distance: Int { Int(bits & 0x7FFF) + 1 }
}

/// A symbol of one of DEFLATE's alphabets with its extra bits (RFC 1951, section 3.2.5).
struct DeflateSymbol {
  /// The symbol's number in its alphabet.
  let symbol: Int
  /// The bits written after its code.
  let extra: BitField

  /// A copy length of 3 to 258 bytes, a symbol of the literal alphabet.
  init(length: Int) {
    guard length < DeflateToken.longestPiece else {
      self.init(symbol: 285)
      return
    }
    let value = UInt32(length - 3)
    let extraCount = value < 8 ? 0 : UInt32(29 - value.leadingZeroBitCount)
    self.init(symbol: 257 + Int(4 * extraCount + value >> extraCount), value, extraCount)
  }

  /// A distance of 1 to 32768 bytes, a symbol of the distance alphabet.
  init(distance: Int) {
    let value = UInt32(distance - 1)
    let extraCount = value < 4 ? 0 : UInt32(30 - value.leadingZeroBitCount)
    self.init(symbol: Int(2 * extraCount + value >> extraCount), value, extraCount)
  }

  /// The symbol of that number, followed by `extra`.
  init(symbol: Int, extra: BitField = BitField()) {
    self.symbol = symbol
    self.extra = extra
  }

  private init(symbol: Int, _ value: UInt32, _ extraCount: UInt32) {
    self.init(
      symbol: symbol, extra: BitField(bits: value & (1 << extraCount - 1), count: extraCount))
  }
}

/// A copy of any length cut into pieces of 3 to 258 bytes, as many of 258 as may be.
struct CopyPieces: Sequence, IteratorProtocol {
  private static let longest = DeflateToken.longestPiece
  private var rest: Int

  /// The pieces of a copy of `length` bytes, at least 3.
  init(length: Int) { rest = length }

  /// The next length and how many pieces have it.
  mutating func next() -> (length: Int, count: Int)? {
    guard rest > 0 else { return nil }
    if rest <= Self.longest {
      defer { rest = 0 }
      return (rest, 1)
    }
    // No piece is shorter than 3 bytes, so a tail of 1 or 2 takes from the piece before it.
    if rest < Self.longest + 3 {
      defer { rest = 3 }
      return (rest - 3, 1)
    }
    let count = (rest - 3) / Self.longest
    defer { rest -= Self.longest * count }
    return (Self.longest, count)
  }
}
