import CPNG

/// The reason why a file cannot be read as a PNG.
package struct PNGFault: Error, Hashable {
  /// In words, without the file's name.
  package let reason: String
}

/// Reads PNG files of anyone, with libpng.
package enum PNGReader {
  /// The most pixels of a picture that is decoded, more than two iPads have at three per point.
  private static let pixelLimit = 1 << 25
  /// Pixels up to which a picture is decoded whose file is not small: 8,192 x 16,384.
  private static let largestPixelLimit = 1 << 27
  /// Above `pixelLimit`, a file is small if it has more pixels than this for a byte.
  private static let pixelsPerByte = 256
  /// Deflate never makes more than this many bytes of one.
  private static let inflationLimit = 1032

  /// The first bytes of every file (PNG specification, 5.2).
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The end of the header's chunk.
  static let firstChunkEnd = 33

  /// Whether a file begins as a PNG does.
  package static func isPNG(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: signature)
  }

  /// Whether a file has samples of 16 bits.
  package static func isDeep(_ bytes: [UInt8]) -> Bool {
    bytes.count >= firstChunkEnd && bytes[24] == 16
  }

  /// The pixels of a file, 8 bits a channel.
  /// - Parameter keepsLowBytes: Whether the low bytes of 16 bits a channel are read too.
  /// - Throws: What is wrong with it; nothing is decoded of a file that claims more than it can hold.
  package static func raster(
    of bytes: [UInt8], keepsLowBytes: Bool = false
  ) throws(PNGFault) -> Raster {
    var picture = try colors(of: bytes)
    guard keepsLowBytes else { return picture }
    let (width, height) = (picture.width, picture.height)
    var isRead = false
    let low = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, initialized in
      isRead = picture_low_bytes(bytes, bytes.count, buffer.baseAddress, width, height)
      initialized = isRead ? width * height : 0
    }
    guard isRead else { throw PNGFault(reason: "its samples of 16 bits cannot be read") }
    picture.setLowBytes(low)
    return picture
  }

  private static func colors(of bytes: [UInt8]) throws(PNGFault) -> Raster {
    try checkSize(of: bytes)
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return try bytes.withUnsafeBufferPointer { file throws(PNGFault) in
      // libpng keeps the place of the bytes until the pixels are read.
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw fault(image)
      }
      // Samples of 16 bits without a gamma are read as those of 8 bits.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      // Blue, green, red and opacity: 0xAARRGGBB on a little-endian machine.
      image.format =
        UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_BGR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
      let count = Int(image.width) * Int(image.height)
      var isRead = false
      let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
        isRead = png_image_finish_read(&image, nil, buffer.baseAddress, 0, nil) != 0
        initialized = isRead ? count : 0
      }
      guard isRead else { throw fault(image) }
      return Raster(width: Int(image.width), height: Int(image.height), pixels: pixels)
    }
  }

  /// The value of an iTXt chunk, by its keyword; nil when there is none, empty when it is compressed or no UTF-8.
  package static func text(_ keyword: String, in bytes: [UInt8]) -> String? {
    let head = Array(keyword.utf8) + [0]
    for chunk in PNGChunks(bytes) where chunk.kind == "iTXt" {
      let data = bytes[chunk.data]
      guard data.starts(with: head) else { continue }
      // Two numbers for the compression precede the value, then a language and a translated
      // keyword, each with a zero at its end.
      let parts = data.dropFirst(head.count + 2).split(
        separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      let isPlain = data.dropFirst(head.count).first == 0 && parts.count == 3
      return isPlain ? String(validating: parts[2], as: UTF8.self) ?? "" : ""
    }
    return nil
  }

  /// The size of a picture in pixels, from its header; nil when the header is cut off.
  package static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard isPNG(bytes), bytes.count >= 24 else { return nil }
    return (bytes.bigEndian(at: 16), bytes.bigEndian(at: 20))
  }

  /// Looks whether a file can hold what its header claims, before memory is taken for that.
  static func checkSize(of bytes: [UInt8]) throws(PNGFault) {
    guard isPNG(bytes) else { throw PNGFault(reason: "not a PNG file") }
    guard bytes.count >= firstChunkEnd, let size = size(of: bytes) else {
      throw PNGFault(reason: "the file is cut off")
    }
    let claim = "claims \(size.width) x \(size.height) pixels"
    guard size.width > 0, size.height > 0 else { throw PNGFault(reason: claim) }
    guard size.width <= largestPixelLimit / size.height else {
      throw PNGFault(reason: claim + ", more than \(largestPixelLimit >> 20) megapixels")
    }
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 1
    let rowBytes = (size.width * samples * Int(bytes[24]) + 7) / 8
    guard rowBytes * size.height / inflationLimit <= bytes.count else {
      throw PNGFault(reason: claim + ", more than its \(bytes.count) bytes can hold")
    }
    // Of samples of 16 bits, twice as much is kept.
    let bytesOfSize = isDeep(bytes) ? 0 : bytes.count
    guard size.width * size.height <= max(pixelLimit, bytesOfSize * pixelsPerByte) else {
      throw PNGFault(
        reason: claim + ", more than \(pixelLimit >> 20) megapixels, in only \(bytes.count) bytes")
    }
    var last: PNGChunks.Kind?
    for chunk in PNGChunks(bytes) { last = chunk.kind }
    if last != "IEND" { throw PNGFault(reason: "the file is cut off") }
  }

  private static func fault(_ image: png_image) -> PNGFault {
    let words = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return PNGFault(reason: words.isEmpty ? "not a PNG file" : words)
  }
}
