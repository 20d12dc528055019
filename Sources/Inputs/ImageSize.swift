import LayoutModel
import Pictures

/// The size of an image file, read from its first bytes alone.
enum ImageSize {
  /// The size of a PNG or JPEG file in points: its pixels, of which a name ending in `@2x` or `@3x`
  /// has two or three per point.
  ///
  /// Nil for any other file.
  static func size(of bytes: [UInt8], named path: String) -> Size? {
    guard let pixels = PNGReader.size(of: bytes) ?? jpeg(bytes),
      pixels.width > 0, pixels.height > 0
    else { return nil }
    let name = path.split(separator: ".").dropLast().last ?? ""
    let scale = name.hasSuffix("@2x") ? 2.0 : name.hasSuffix("@3x") ? 3.0 : 1.0
    return Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// ITU T.81, B.2.2: in a frame header, height and width follow the precision.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrameHeader =
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrameHeader {
        return (number(bytes[place + 7..<place + 9]), number(bytes[place + 5..<place + 7]))
      }
      place += 2 + number(bytes[place + 2..<place + 4])
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
