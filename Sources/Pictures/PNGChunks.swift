/// The whole chunks of a PNG file, in order.
struct PNGChunks: Sequence, IteratorProtocol {
  /// The four letters of a chunk.
  struct Kind: Hashable, ExpressibleByStringLiteral {
    private let letters: UInt32

    fileprivate init(_ letters: Int) {
      self.letters = UInt32(truncatingIfNeeded: letters)
    }

    init(stringLiteral text: StaticString) {
      precondition(text.utf8CodeUnitCount == 4)
      letters = text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    }
  }

  private let bytes: [UInt8]
  private var place = 8

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> (kind: Kind, data: Range<Int>)? {
    guard place + 12 <= bytes.count else { return nil }
    let start = place + 8
    let count = bytes.bigEndian(at: place)
    guard count <= bytes.count - start - 4 else { return nil }
    let kind = Kind(bytes.bigEndian(at: place + 4))
    place = start + count + 4
    return (kind, start..<start + count)
  }
}

extension [UInt8] {
  /// The number in four bytes, the highest first.
  func bigEndian(at place: Int) -> Int {
    self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
