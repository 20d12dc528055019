import Pictures

/// The bytes of a PNG file: its signature and the chunks appended (PNG specification, section 5).
struct PNGFile {
  /// The file so far.
  private(set) var bytes = PNGReader.signature

  /// Appends a chunk named by the four letters of `type`.
  mutating func appendChunk(_ type: String, _ data: [UInt8]) {
    precondition(data.count <= Int32.max)
    bytes += [UInt8](bigEndian: UInt32(data.count))
    let start = bytes.count
    bytes.append(contentsOf: type.utf8)
    bytes.append(contentsOf: data)
    var checksum = CRC32()
    checksum.append(bytes.span.extracting(start..<bytes.count))
    bytes += [UInt8](bigEndian: checksum.value)
  }

  /// Appends IHDR for 8 bits a sample, not interlaced (section 11.2.1).
  mutating func appendHeader(width: Int, height: Int, colorType: UInt8) {
    let size = [width, height].flatMap { [UInt8](bigEndian: UInt32($0)) }
    appendChunk("IHDR", size + [8, colorType, 0, 0, 0])
  }

  /// Appends pHYs for `scale` pixels a point, 72 points an inch (section 11.3.4.3).
  mutating func appendPixelSize(scale: Int) {
    // An inch is 0.0254 metres; half the divisor rounds to the nearest pixel per metre.
    let perMetre = [UInt8](bigEndian: UInt32((720_000 * scale + 127) / 254))
    appendChunk("pHYs", perMetre + perMetre + [1])
  }

  /// Appends iTXt: `value` in UTF-8, not compressed, without a language (11.3.3.4).
  mutating func appendText(keyword: String, value: String) {
    precondition(1...79 ~= keyword.utf8.count && keyword.utf8.allSatisfy { 32...126 ~= $0 })
    // After the keyword: its end, not compressed, method 0, empty language, empty translation.
    appendChunk("iTXt", keyword.utf8 + [0, 0, 0, 0, 0] + value.utf8)
  }
}

extension [UInt8] {
  /// The four bytes of `value`, the highest first.
  init(bigEndian value: UInt32) {
    self = [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
