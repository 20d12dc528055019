import Pictures
import Testing

/// The texts that PNG files carry.
struct PNGTextTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Values of an iTXt chunk behind its keyword: compressed, method, language, translated keyword, text.
  private static let values: [([UInt8], String?)] = [
    ([0, 0, 0, 0] + Array("Grün".utf8), "Grün"),
    ([0, 0] + Array("de".utf8) + [0] + Array("Farbe".utf8) + [0] + Array("Grün".utf8), "Grün"),
    ([1, 0, 0, 0] + Array("x".utf8), ""), ([0, 0, 0, 0, 0xFF], ""), ([0, 0], ""), ([], ""),
  ]

  @Test(arguments: values)
  func `a text is read, or empty if it is damaged`(_ row: (bytes: [UInt8], text: String?)) {
    let chunk = PlainPNG.chunk("iTXt", Array("ibar".utf8) + [0] + row.bytes)
    #expect(PNGReader.text("ibar", in: Self.signature + chunk) == row.text)
    #expect(PNGReader.text("other", in: Self.signature + chunk) == nil)
  }
}
