/// The form in which a PNG file stores the colours of its pixels: samples of 8 bits in sRGB.
struct PNGForm: Equatable {
  let width: Int
  let height: Int
  private let samples: Samples

  private enum Samples: Equatable {
    case grey
    case greyWithOpacity
    case rgb
    case rgbWithOpacity
    /// Places in a list of colours, 0xAARRGGBB.
    case indexes([UInt32])
  }

  /// Chunks that change nothing about colours; a file's own background is not drawn.
  private static let others: Set<PNGChunks.Kind> = [
    "IDAT", "IEND", "pHYs", "tEXt", "iTXt", "zTXt", "tIME", "bKGD", "sRGB", "cHRM",
  ]
  /// The gamma that is near to sRGB's, times 100,000.
  private static let gamma = 45455

  /// The form of a file; nil of another one, and of one with unknown chunks.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= PNGReader.firstChunkEnd, let size = PNGReader.size(of: bytes),
      bytes[24] == 8
    else { return nil }
    (width, height) = size
    var palette: [UInt8]?
    for chunk in PNGChunks(bytes).dropFirst() where !PNGForm.others.contains(chunk.kind) {
      let isGamma = chunk.kind == "gAMA" && chunk.data.count == 4
      if isGamma, bytes.bigEndian(at: chunk.data.lowerBound) == PNGForm.gamma { continue }
      guard chunk.kind == "PLTE", palette == nil else { return nil }
      palette = Array(bytes[chunk.data])
    }
    switch (bytes[25], palette) {
    case (0, _): samples = .grey
    case (2, _): samples = .rgb
    case (3, let palette?): samples = .indexes(PNGForm.colors(of: palette))
    case (4, _): samples = .greyWithOpacity
    case (6, _): samples = .rgbWithOpacity
    default: return nil
    }
  }

  /// Bytes of a row.
  var rowBytes: Int {
    switch samples {
    case .grey, .indexes: width
    case .greyWithOpacity: 2 * width
    case .rgb: 3 * width
    case .rgbWithOpacity: 4 * width
    }
  }

  /// Whether rows of other bytes are other colours.
  var isUnambiguous: Bool { if case .indexes = samples { false } else { true } }

  private static func colors(of palette: [UInt8]) -> [UInt32] {
    stride(from: 2, to: palette.count, by: 3).map { place in
      palette[place - 2...place].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
  }
}

extension PNGForm {
  /// The colours of a row's samples; false when one is none of the palette's.
  /// - Parameters:
  ///   - row: As many samples as the row has pixels.
  ///   - colors: Where 0xAARRGGBB goes for each pixel, as many as a row has.
  func expand(
    _ row: UnsafePointer<UInt8>, into colors: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    switch samples {
    case .grey:
      for column in 0..<width { colors[column] = 0xFF00_0000 | UInt32(row[column]) * 0x010101 }
    case .greyWithOpacity:
      for column in 0..<width {
        colors[column] = UInt32(row[2 * column + 1]) << 24 | UInt32(row[2 * column]) * 0x010101
      }
    case .rgb:
      for column in 0..<width { colors[column] = 0xFF00_0000 | PNGForm.rgb(row + 3 * column) }
    case .rgbWithOpacity:
      for column in 0..<width {
        colors[column] = UInt32(row[4 * column + 3]) << 24 | PNGForm.rgb(row + 4 * column)
      }
    case .indexes(let palette):
      for column in 0..<width {
        guard row[column] < palette.count else { return false }
        colors[column] = palette[Int(row[column])]
      }
    }
    return true
  }

  private static func rgb(_ sample: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(sample[0]) << 16 | UInt32(sample[1]) << 8 | UInt32(sample[2])
  }
}
