import LayoutModel

extension Color {
  /// `#2976B7` or `#FFF`, the opacity left out.
  var opaqueText: String {
    let text = Color(red: red, green: green, blue: blue).hexadecimal
    let isShort = [red, green, blue].allSatisfy { $0 % 17 == 0 }
    return isShort
      ? "#" + text.dropFirst().enumerated().filter { $0.offset % 2 == 0 }.map(\.element) : text
  }

  /// The opacity from `0` to `1`.
  var opacityText: String { SVGNumber.text(Double(alpha) / 255, decimals: 3) }
}
