/// Turns the runs of a picture into the tokens and the checksum of its filtered rows.
///
/// Rows are filtered None, but a row equal to the one above is filtered Up, all zeros (PNG
/// specification, section 9.2): a run of zeros is the shortest token stream there is for it. A run
/// is its first pixel and a copy of that; only at its start is an earlier place looked for.
struct FlatRowEncoder {
  private typealias Run = PixelRuns.Run

  /// Bytes of a pixel: 1 for palette indexes, 3 for RGB.
  private let pixelSize: Int
  /// Bytes of a filtered row.
  private let rowSize: Int
  /// The stream so far.
  private(set) var tokens: [DeflateToken] = []
  /// The checksum of the bytes that `tokens` encode.
  private(set) var checksum = Adler32()
  /// The number of bytes that `tokens` encode.
  private(set) var byteCount = 0
  /// The last places of a run and the one after it, by their hash.
  private var places = [Place](repeating: Place(), count: 1 << Self.placeBits)

  private static let placeBits: UInt32 = 13
  private struct Place {
    var run: UInt32 = 0
    /// Bytes before the run, modulo 2^32.
    var offset: UInt32 = 0
  }

  /// Encodes `picture`, its values colours (`pixelSize` 3) or palette indexes (`pixelSize` 1).
  init(_ picture: PixelRuns, pixelSize: Int) {
    self.pixelSize = pixelSize
    rowSize = 1 + pixelSize * picture.width
    tokens.reserveCapacity(picture.runs.count + 2 * picture.height)
    encode(picture.runs.span)
  }

  private mutating func encode(_ runs: Span<PixelRuns.Run>) {
    var copiedEnd = 0
    for index in runs.indices {
      let run = runs[index]
      if run.value == Run.rowStart {
        appendFilter(0)
      } else if run.value == Run.repeatedRows {
        for _ in 0..<run.count {
          appendFilter(2)
          append(0, size: rowSize - 1, copied: 0)
        }
      } else {
        let place = exchangePlace(runs, index)
        if copiedEnd <= byteCount, let copy = copy(runs, index, from: place) {
          tokens.append(DeflateToken(copy: copy.length, distance: copy.distance))
          copiedEnd = byteCount + copy.length
        }
        let size = pixelSize * Int(run.count)
        append(run.value, size: size, copied: min(max(0, copiedEnd - byteCount), size))
      }
    }
  }

  private mutating func appendFilter(_ filter: UInt8) {
    tokens.append(DeflateToken(literal: filter))
    checksum.append(filter)
    byteCount += 1
  }

  /// Appends `size` bytes of pixels of one value, of which tokens for the first `copied` exist.
  private mutating func append(_ value: UInt32, size: Int, copied: Int) {
    let isByte = pixelSize == 1 || value == (value & 255) * 0x010101
    if isByte {
      checksum.append(UInt8(value & 255), count: size)
    } else {
      checksum.append(color: value, count: size / 3)
    }
    byteCount += size
    if copied < size {
      appendTokens(value, isByte: isByte, size: size - copied, isNew: copied == 0)
    }
  }

  /// Appends tokens for `size` bytes of a run: its first bytes if it is new, then a copy of them.
  private mutating func appendTokens(_ value: UInt32, isByte: Bool, size: Int, isNew: Bool) {
    let byte = DeflateToken(literal: UInt8(value & 255))
    var rest = size
    if isNew {
      let isTriple = pixelSize == 3 && (!isByte || size == 3)
      tokens.append(isTriple ? DeflateToken(literals: value) : byte)
      rest -= isTriple ? 3 : 1
    }
    if rest < 3 {
      for _ in 0..<rest { tokens.append(byte) }
      return
    }
    while rest > DeflateToken.longestCopy {
      let part = 250 * DeflateToken.longestPiece
      tokens.append(DeflateToken(copy: part, distance: isByte ? 1 : 3))
      rest -= part
    }
    tokens.append(DeflateToken(copy: rest, distance: isByte ? 1 : 3))
  }

  // MARK: Copies

  /// Returns the last place of the run at `index` and the next one, and records this one.
  private mutating func exchangePlace(_ runs: Span<PixelRuns.Run>, _ index: Int) -> Place {
    guard index + 1 < runs.count, runs[index + 1].value < Run.rowStart else { return Place() }
    let (run, next) = (runs[index], runs[index + 1].value)
    let hash = (run.value &* 0x9E37_79B1 ^ next &* 0x85EB_CA6B ^ run.count) &* 0xC2B2_AE35
    let slot = Int(hash >> (32 - Self.placeBits))
    let place = places[slot]
    places[slot] = Place(run: UInt32(index), offset: UInt32(truncatingIfNeeded: byteCount))
    return place
  }

  /// The copy from `place` that spares literals for the runs from `index` on, if one does.
  private func copy(
    _ runs: Span<PixelRuns.Run>, _ index: Int, from place: Place
  ) -> (length: Int, distance: Int)? {
    let distance = Int(UInt32(truncatingIfNeeded: byteCount) &- place.offset)
    guard distance <= DeflateToken.farthestCopy else { return nil }
    let shift = index - Int(place.run)
    var end = index
    var length = 0
    while length < DeflateToken.longestPiece, end < runs.count,
      runs[end].value < Run.rowStart, runs[end].value == runs[end - shift].value
    {
      let (count, other) = (runs[end].count, runs[end - shift].count)
      length += pixelSize * Int(min(count, other))
      end += 1
      if count != other { break }
    }
    // A copy costs about 20 bits: a little more than one RGB pixel, or three palette indexes.
    guard end - index >= (pixelSize == 1 ? 3 : 2) else { return nil }
    return (min(length, DeflateToken.longestPiece), distance)
  }
}
