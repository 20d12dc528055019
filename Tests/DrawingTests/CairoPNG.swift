import CCairo
import Drawing
import Pictures

/// The pixels of a PNG file as libpng reads them, or nil where it finds a fault.
func decode(_ file: [UInt8]) -> Raster? {
  let stream = ByteStream(file)
  let surface = cairo_image_surface_create_from_png_stream(
    { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
      let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
      return stream.read(into: data, count: Int(count))
        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
    }, Unmanaged.passUnretained(stream).toOpaque())
  defer { cairo_surface_destroy(surface) }
  guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
    let data = cairo_image_surface_get_data(surface)
  else { return nil }
  let width = Int(cairo_image_surface_get_width(surface))
  let height = Int(cairo_image_surface_get_height(surface))
  let stride = Int(cairo_image_surface_get_stride(surface))
  let memory = UnsafeRawBufferPointer(start: data, count: stride * height)
  let pixels = (0..<width * height).map { index in
    memory.load(
      fromByteOffset: index / width * stride + index % width * 4, as: UInt32.self)
  }
  return Raster(width: width, height: height, pixels: pixels)
}

/// The PNG file that Cairo and libpng write for `picture`.
func encodeWithCairo(_ picture: Raster) -> [UInt8]? {
  let stream = ByteStream([])
  var pixels = picture.pixels
  let status = pixels.withUnsafeMutableBytes { memory in
    let surface = cairo_image_surface_create_for_data(
      memory.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_RGB24, Int32(picture.width),
      Int32(picture.height), Int32(4 * picture.width))
    defer { cairo_surface_destroy(surface) }
    return cairo_surface_write_to_png_stream(
      surface,
      { closure, data, count in
        guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
        let stream = Unmanaged<ByteStream>.fromOpaque(closure).takeUnretainedValue()
        stream.bytes += UnsafeBufferPointer(start: data, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(stream).toOpaque())
  }
  return status == CAIRO_STATUS_SUCCESS ? stream.bytes : nil
}

/// Bytes that C code reads in turn, or adds to.
private final class ByteStream {
  var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(into memory: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count { memory[offset] = bytes[position + offset] }
    position += count
    return true
  }
}
