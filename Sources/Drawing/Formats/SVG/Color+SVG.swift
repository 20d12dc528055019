import LayoutModel

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
