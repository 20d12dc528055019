import Basics
import LayoutModel

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

extension Color {
  /// `#2976B7` or `#FFF`, the opacity left out.
  var opaqueText: String {
    let channels = [red, green, blue]
    let isShort = channels.allSatisfy { $0 % 17 == 0 }
    return String(unsafeUninitializedCapacity: 7) { room in
      var count = 0
      func append(_ byte: UInt8) {
        room[count] = byte
        count += 1
      }
      append(UInt8(ascii: "#"))
      for channel in channels {
        if !isShort { append(Color.digits[Int(channel >> 4)]) }
        append(Color.digits[Int(channel & 15)])
      }
      return count
    }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The opacity from `0` to `1`.
  var opacityText: String { SVGNumber.text(Double(alpha) / 255, decimals: 3) }
}
