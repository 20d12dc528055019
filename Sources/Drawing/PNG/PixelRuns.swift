import Glibc

/// A picture as a list of runs without repetitions.
///
/// A row equal to the one above is one element; any other row is its runs of equal pixels.
struct PixelRuns {
  /// One element of the list, in the order of the pixels.
  struct Run: Equatable {
    /// A colour 0xRRGGBB, or one of the two marks below.
    var value: UInt32
    /// Pixels of a colour, rows of `repeatedRows`, 0 for `rowStart`.
    var count: UInt32

    /// Marks the start of a row spelt out in the runs after it.
    static let rowStart: UInt32 = 0x0100_0000
    /// Marks `count` rows that equal the row before them.
    static let repeatedRows: UInt32 = 0x0200_0000
  }

  /// Pixels compared at once: 64 bytes.
  private static let blockCount = 16
  private static let colorMask: UInt32 = 0x00FF_FFFF

  /// Pixels of a row.
  let width: Int
  /// Rows of the picture.
  let height: Int
  /// The rows from the top, each from the left.
  private(set) var runs: [Run] = []

  /// Scans rows of `width` pixels (0xXXRRGGBB), each `stride` pixels after the last.
  /// - Parameter rows: The number of repetitions of each row in the picture.
  init(_ pixels: Span<UInt32>, width: Int, rows: [Int], stride: Int) {
    self.width = width
    height = rows.reduce(0, +)
    runs.reserveCapacity(min(16, width + 1) * rows.count)
    for (y, count) in rows.enumerated() {
      let row = pixels.extracting(y * stride..<y * stride + width)
      if y > 0, Self.equal(row, pixels.extracting((y - 1) * stride..<(y - 1) * stride + width)) {
        repeatRow(count)
      } else {
        append(row)
        if count > 1 { repeatRow(count - 1) }
      }
    }
  }

  /// The same runs with `transform` of each colour as their values, such as palette indexes.
  func mapColors(_ transform: (UInt32) -> UInt32) -> PixelRuns {
    var result = self
    var span = result.runs.mutableSpan
    for index in span.indices where span[index].value < Run.rowStart {
      span[index].value = transform(span[index].value)
    }
    return result
  }

  private mutating func repeatRow(_ count: Int) {
    if runs[runs.count - 1].value == Run.repeatedRows {
      runs[runs.count - 1].count += UInt32(count)
    } else {
      runs.append(Run(value: Run.repeatedRows, count: UInt32(count)))
    }
  }

  private mutating func append(_ row: Span<UInt32>) {
    runs.append(Run(value: Run.rowStart, count: 0))
    let bytes = row.bytes
    var start = 0
    var x = 1
    while x < row.count {
      let end = min(x + Self.blockCount, row.count)
      if end - x == Self.blockCount, !Self.differs(bytes, x, bytes, x - 1) {
        x = end
        continue
      }
      while x < end {
        if (row[x] ^ row[x - 1]) & Self.colorMask != 0 {
          runs.append(Run(value: row[start] & Self.colorMask, count: UInt32(x - start)))
          start = x
        }
        x += 1
      }
    }
    runs.append(Run(value: row[start] & Self.colorMask, count: UInt32(row.count - start)))
  }

  private static func equal(_ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
    let isSame = a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let first = a.baseAddress, let second = b.baseAddress else { return true }
        return memcmp(first, second, a.count) == 0
      }
    }
    if isSame { return true }
    let (aBytes, bBytes) = (a.bytes, b.bytes)
    var x = 0
    while x + blockCount <= a.count {
      if differs(aBytes, x, bBytes, x) { return false }
      x += blockCount
    }
    while x < a.count {
      if (a[x] ^ b[x]) & colorMask != 0 { return false }
      x += 1
    }
    return true
  }

  /// Whether a block of pixels from pixel `x` of `a` has other colours than one from `y` of `b`.
  @inline(__always)
  private static func differs(_ a: RawSpan, _ x: Int, _ b: RawSpan, _ y: Int) -> Bool {
    // Comparing SIMD16<UInt32> values takes four times as long.
    let difference =
      a.unsafeLoadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt64>.self)
      ^ b.unsafeLoadUnaligned(fromByteOffset: 4 * y, as: SIMD8<UInt64>.self)
    let quarter = difference.lowHalf | difference.highHalf
    let pair = quarter.lowHalf | quarter.highHalf
    return (pair[0] | pair[1]) & 0x00FF_FFFF_00FF_FFFF != 0
  }
}
