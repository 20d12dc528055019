/// A Gaussian blur as three means of neighbours, which browsers take for it too (Filter Effects 1, feGaussianBlur).
enum BoxBlur {
  /// The pixels of a mean.
  /// - Parameter deviation: The standard deviation of the blur, in pixels.
  static func size(deviation: Double) -> Int {
    // 3 * sqrt(2 * pi) / 4
    Int(min(max(0, deviation), 1e6) * 1.879_971_205_598_57 + 0.5)
  }

  /// How many pixels a blur reaches beyond an edge.
  static func reach(size: Int) -> Int { size < 2 ? 0 : 3 * (size / 2) + 1 }

  /// Coverage, row by row, blurred both ways.
  /// - Parameters:
  ///   - width: The pixels of a row.
  ///   - size: The pixels of a mean.
  static func blurred(_ pixels: [UInt8], width: Int, size: Int) -> [UInt8] {
    guard size >= 2, width > 0 else { return pixels }
    let height = pixels.count / width
    // Finer steps than those of a byte, so that none is seen.
    var values = pixels.map { UInt32($0) << 12 }
    var line: [UInt32] = []
    for row in 0..<height {
      blur(&values, from: row * width, count: width, step: 1, size, &line)
    }
    for column in 0..<width {
      blur(&values, from: column, count: height, step: width, size, &line)
    }
    return values.map { UInt8(($0 + 1 << 11) >> 12) }
  }

  /// Blurs a row or a column.
  private static func blur(
    _ values: inout [UInt32], from start: Int, count: Int, step: Int, _ size: Int,
    _ line: inout [UInt32]
  ) {
    let half = size / 2
    // The middle of an even number lies between two pixels: once before it, once behind it, then one more.
    let windows =
      size.isMultiple(of: 2)
      ? [(half, half - 1), (half - 1, half), (half, half)]
      : Array(repeating: (half, half), count: 3)
    for (before, after) in windows {
      line.removeAll(keepingCapacity: true)
      for index in 0..<count { line.append(values[start + index * step]) }
      let divisor = UInt64(before + after + 1)
      var sum = line.prefix(after).reduce(UInt64(0)) { $0 + UInt64($1) }
      for index in 0..<count {
        if index + after < count { sum += UInt64(line[index + after]) }
        values[start + index * step] = UInt32(sum / divisor)
        if index >= before { sum -= UInt64(line[index - before]) }
      }
    }
  }
}
