/// DEFLATE (RFC 1951) of a token list: one block with its own Huffman codes, or stored blocks.
enum Deflate {
  /// The DEFLATE stream of `tokens`, which encode `byteCount` bytes.
  ///
  /// Stored blocks bound its size: at most `byteCount` bytes and 5 for every 65535 of them.
  static func encode(_ tokens: [DeflateToken], byteCount: Int) -> [UInt8] {
    let codes = BlockCodes(tokens.span)
    let blockCount = max(1, (byteCount + storedLimit - 1) / storedLimit)
    if codes.byteCount >= byteCount + 5 * blockCount {
      return stored(expand(tokens.span, byteCount: byteCount))
    }
    var writer = BitWriter(byteCount: codes.byteCount)
    codes.writeHeader(to: &writer)
    writeBody(tokens.span, codes: codes, to: &writer)
    return writer.finish()
  }

  private static func writeBody(
    _ tokens: Span<DeflateToken>, codes: BlockCodes, to writer: inout BitWriter
  ) {
    let literals = codes.literals.fields.span
    let distances = codes.distances.fields.span
    for index in tokens.indices {
      let token = tokens[index]
      guard token.isCopy else {
        if token.isTriple {
          writer.write(literals[token.literal(2)])
          writer.write(literals[token.literal(1)])
        }
        writer.write(literals[token.literal(0)])
        continue
      }
      let back = DeflateSymbol(distance: token.distance)
      let distance = distances[back.symbol].followed(by: back.extra)
      for piece in CopyPieces(length: token.length) {
        let symbol = DeflateSymbol(length: piece.length)
        let field = literals[symbol.symbol].followed(by: symbol.extra)
        for _ in 0..<piece.count {
          writer.write(field)
          writer.write(distance)
        }
      }
    }
    writer.write(literals[BlockCodes.endOfBlock])
  }

  // MARK: Stored blocks

  /// The most bytes a stored block holds (RFC 1951, section 3.2.4).
  private static let storedLimit = 65535

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 5 * (bytes.count / storedLimit + 1))
    var start = 0
    repeat {
      let end = min(start + storedLimit, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] {
        result.append(UInt8(value & 255))
        result.append(UInt8(value >> 8))
      }
      result.append(contentsOf: bytes[start..<end])
      start = end
    } while start < bytes.count
    return result
  }

  /// The bytes that `tokens` encode.
  private static func expand(_ tokens: Span<DeflateToken>, byteCount: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount)
    for index in tokens.indices {
      let token = tokens[index]
      if token.isCopy {
        for _ in 0..<token.length { bytes.append(bytes[bytes.count - token.distance]) }
      } else {
        if token.isTriple {
          bytes.append(UInt8(token.literal(2)))
          bytes.append(UInt8(token.literal(1)))
        }
        bytes.append(UInt8(token.literal(0)))
      }
    }
    return bytes
  }
}
