/// The Huffman codes of one block, made for the tokens it holds (RFC 1951, section 3.2.7).
struct BlockCodes {
  /// The symbol after the last token.
  static let endOfBlock = 256
  /// The order in which the lengths of the length code are written.
  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The code of literals, the end of the block and copy lengths.
  let literals: HuffmanCode
  /// The code of copy distances.
  let distances: HuffmanCode
  /// Bytes of the whole block.
  let byteCount: Int
  /// The code of the code lengths of the other two.
  private let lengths: HuffmanCode
  /// The code lengths with shortened repetitions.
  private let lengthRuns: [DeflateSymbol]
  private let literalCount: Int
  private let distanceCount: Int
  /// The number of `lengths` that are written, in `lengthOrder`.
  private let writtenLengths: Int

  /// Counts the symbols of `tokens` and makes the codes that suit them.
  init(_ tokens: Span<DeflateToken>) {
    let counts = SymbolCounts(tokens)
    literals = HuffmanCode(counts: counts.literals, limit: 15)
    distances = HuffmanCode(counts: counts.distances, limit: 15)
    let used = [literals, distances].map { code in
      code.lengths.prefix((code.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    }
    literalCount = used[0].count
    distanceCount = used[1].count
    lengthRuns = Self.lengthRuns(Array(used[0] + used[1]))
    var lengthCounts = [Int](repeating: 0, count: 19)
    for run in lengthRuns { lengthCounts[run.symbol] += 1 }
    let lengths = HuffmanCode(counts: lengthCounts, limit: 7)
    self.lengths = lengths
    let ordered = Self.lengthOrder.map { lengths.lengths[$0] }
    writtenLengths = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
    let header =
      3 + 5 + 5 + 4 + 3 * writtenLengths + lengths.bitCount(counts: lengthCounts)
      + lengthRuns.reduce(0) { $0 + Int($1.extra.count) }
    let body =
      literals.bitCount(counts: counts.literals) + distances.bitCount(counts: counts.distances)
      + counts.extraBits
    byteCount = (header + body + 7) / 8
  }

  /// Writes the block's first bits up to its first literal: that it is the last, and the codes.
  func writeHeader(to writer: inout BitWriter) {
    writer.write(0b101, count: 3)
    writer.write(literalCount - 257, count: 5)
    writer.write(distanceCount - 1, count: 5)
    writer.write(writtenLengths - 4, count: 4)
    for symbol in Self.lengthOrder.prefix(writtenLengths) {
      writer.write(Int(lengths.lengths[symbol]), count: 3)
    }
    for run in lengthRuns { writer.write(lengths.fields[run.symbol].followed(by: run.extra)) }
  }

  /// Code lengths with their repetitions shortened to symbols 16, 17 and 18.
  private static func lengthRuns(_ lengths: [UInt8]) -> [DeflateSymbol] {
    var result: [DeflateSymbol] = []
    var start = 0
    while start < lengths.count {
      let length = Int(lengths[start])
      var count = lengths[start...].prefix { $0 == lengths[start] }.count
      start += count
      if length > 0 {
        result.append(DeflateSymbol(symbol: length))
        count -= 1
      }
      while count >= 3 {
        let symbol = length > 0 ? 16 : count > 10 ? 18 : 17
        let (least, most, bits): (Int, Int, UInt32) =
          symbol == 16 ? (3, 6, 2) : symbol == 17 ? (3, 10, 3) : (11, 138, 7)
        let taken = min(count, most)
        result.append(
          DeflateSymbol(
            symbol: symbol, extra: BitField(bits: UInt32(taken - least), count: bits)))
        count -= taken
      }
      for _ in 0..<count { result.append(DeflateSymbol(symbol: length)) }
    }
    return result
  }
}

/// The number of uses of each symbol in a block's tokens, including the end of the block.
private struct SymbolCounts {
  /// Of the literals, the end of the block and the lengths (RFC 1951, section 3.2.5).
  let literals: [Int]
  /// Of the distances.
  let distances: [Int]
  /// All the extra bits of lengths and distances.
  let extraBits: Int

  init(_ tokens: Span<DeflateToken>) {
    var literals = [Int](repeating: 0, count: 286)
    var distances = [Int](repeating: 0, count: 30)
    var extraBits = 0
    for index in tokens.indices {
      let token = tokens[index]
      guard token.isCopy else {
        if token.isTriple {
          literals[token.literal(2)] += 1
          literals[token.literal(1)] += 1
        }
        literals[token.literal(0)] += 1
        continue
      }
      let back = DeflateSymbol(distance: token.distance)
      for piece in CopyPieces(length: token.length) {
        let symbol = DeflateSymbol(length: piece.length)
        literals[symbol.symbol] += piece.count
        distances[back.symbol] += piece.count
        extraBits += piece.count * Int(symbol.extra.count + back.extra.count)
      }
    }
    literals[BlockCodes.endOfBlock] += 1
    self.literals = literals
    self.distances = distances
    self.extraBits = extraBits
  }
}
