import CCairo

/// Pixels that a figure is drawn on.
struct FigureSurface: ~Copyable {
  private let cairo: OpaquePointer
  /// The memory of its pixels, for the next surface.
  let memory: PixelMemory
  /// Pixels of a row.
  let width: Int
  private let height: Int
  private let rows: RowFolding

  /// The longest side of Cairo's surfaces, in pixels.
  private static let longest = 32_767

  /// Makes a surface for rows of a picture.
  /// - Parameters:
  ///   - width: Pixels of a row.
  ///   - rows: The rows that are drawn.
  ///   - memory: Where its pixels are if there is room; nothing else may be drawn there meanwhile.
  /// - Throws: An error when there is no room for it, or the picture is larger than Cairo's are.
  init(width: Int, rows: RowFolding, in memory: PixelMemory? = nil) throws(DrawingError) {
    let height = rows.counts.count
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, Int32(clamping: width))
    let count = Int(stride) * height
    let known = memory.flatMap { $0.byteCount >= count ? $0 : nil }
    guard stride > 0, max(width, rows.wholeCount) <= FigureSurface.longest,
      let pixels = known ?? PixelMemory(byteCount: count),
      let surface = cairo_image_surface_create_for_data(
        pixels.bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), stride),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else {
      throw DrawingError("a picture of \(width) x \(rows.wholeCount) pixels cannot be made")
    }
    cairo = surface
    self.memory = pixels
    self.width = width
    self.height = height
    self.rows = rows
  }

  deinit {
    cairo_surface_destroy(cairo)
  }

  /// Draws a list over what was there.
  func draw(_ list: borrowing DisplayList) {
    list.draw(on: cairo, rows)
    cairo_surface_flush(cairo)
  }

  /// Pixels from one row's beginning to the next one's.
  var stride: Int { Int(cairo_image_surface_get_stride(cairo)) / 4 }

  /// Calls a closure with the pixels of the drawn rows, from the top.
  func withPixels<Result>(_ body: (Span<UInt32>) -> Result) -> Result {
    let count = stride * height
    return memory.bytes.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      body(UnsafeBufferPointer(start: pixels, count: count).span)
    }
  }
}
