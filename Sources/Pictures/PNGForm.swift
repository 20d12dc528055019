/// How a PNG file tells the colours of its pixels.
struct PNGForm {
  let width: Int
  let height: Int
  /// Bits of a sample, type of colours, and the methods by which they are written.
  private let header: [UInt8]
  /// The chunks that colours can follow from.
  private var chunks: [PNGChunks.Kind: [UInt8]] = [:]
  /// What rows are made of; nil of what only a reader of whole pictures can tell.
  private(set) var samples: Samples?

  /// Samples of 8 bits that are colours of sRGB.
  enum Samples {
    case rgb
    case rgba
    /// Places in a list of colours, 0xAARRGGBB.
    case indexes([UInt32])
  }

  /// Chunks that have nothing to do with colours.
  private static let others: Set<PNGChunks.Kind> = ["pHYs", "tEXt", "iTXt", "zTXt", "tIME", "IEND"]
  /// Chunks of pictures whose samples are sRGB all the same; a file's own background is not drawn.
  private static let harmless: Set<PNGChunks.Kind> = ["PLTE", "bKGD", "sRGB", "gAMA", "cHRM"]
  /// The gamma that is near to sRGB's, times 100,000.
  private static let gamma = 45455

  /// The form of a file; nil when it has chunks in a disorder.
  init?(_ bytes: [UInt8]) {
    guard let size = PNGReader.size(of: bytes) else { return nil }
    (width, height) = size
    header = Array(bytes[24..<29])
    for chunk in PNGChunks(bytes).dropFirst() {
      if chunk.kind == "IDAT" || PNGForm.others.contains(chunk.kind) { continue }
      guard chunks.updateValue(Array(bytes[chunk.data]), forKey: chunk.kind) == nil else {
        return nil
      }
    }
    samples = knownSamples
  }

  /// Whether rows of other bytes are other colours.
  var isUnambiguous: Bool {
    switch samples {
    case .rgb, .rgba: true
    case .indexes, nil: false
    }
  }

  /// Whether the same rows are the same colours in both.
  func isLike(_ other: PNGForm) -> Bool { header == other.header && chunks == other.chunks }

  private var knownSamples: Samples? {
    guard header[0] == 8, Set(chunks.keys).isSubset(of: PNGForm.harmless) else { return nil }
    if let gamma = chunks["gAMA"], gamma.count != 4 || gamma.bigEndian(at: 0) != PNGForm.gamma {
      return nil
    }
    return switch header[1] {
    case 2: .rgb
    case 6: .rgba
    case 3: palette.map { .indexes($0) }
    default: nil
    }
  }

  private var palette: [UInt32]? {
    guard let bytes = chunks["PLTE"], bytes.count % 3 == 0 else { return nil }
    return stride(from: 0, to: bytes.count, by: 3).map { place in
      bytes[place..<place + 3].reduce(0xFF) { $0 << 8 | UInt32($1) }
    }
  }
}

extension PNGForm {
  /// The colours of a row's samples; false when they cannot be told from the row alone.
  /// - Parameters:
  ///   - row: As many samples as the row has pixels, and a byte behind them that counts for nothing.
  ///   - colors: Where 0xAARRGGBB goes for each pixel.
  func expand(_ row: UnsafeRawPointer, into colors: UnsafeMutableBufferPointer<UInt32>) -> Bool {
    func bigEndian(_ place: Int) -> UInt32 {
      UInt32(bigEndian: row.loadUnaligned(fromByteOffset: place, as: UInt32.self))
    }
    switch samples {
    case .rgb:
      for column in colors.indices { colors[column] = 0xFF00_0000 | bigEndian(3 * column) >> 8 }
    case .rgba:
      for column in colors.indices {
        let color = bigEndian(4 * column)
        colors[column] = color << 24 | color >> 8
      }
    case .indexes(let palette):
      for column in colors.indices {
        let index = Int(row.load(fromByteOffset: column, as: UInt8.self))
        guard index < palette.count else { return false }
        colors[column] = palette[index]
      }
    case nil: return false
    }
    return true
  }
}
