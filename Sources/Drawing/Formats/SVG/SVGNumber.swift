import Basics

/// Numbers as short as SVG takes them.
enum SVGNumber {
  /// `16.5`, `-.25` or `40`: rounded to so many decimals, without a zero before the point.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    DecimalText.rounded(value, to: decimals, hasWhole: false)
  }

  /// Appends a number in whole steps of the last of so many decimals: 1650 with two is `16.5`.
  static func append(steps: Int, decimals: Int, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: DecimalText.mostBytes + decimals
    ) { room in
      let count = DecimalText.write(steps: steps, decimals: decimals, hasWhole: false, to: room)
      bytes.append(contentsOf: room[..<count])
    }
  }
}
