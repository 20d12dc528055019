import CCairo
import LayoutModel

/// The coverage of a rounded rectangle with blurred edges, in pixels.
///
/// It is worked out for a rectangle as small as its corners allow; the row and the column in the middle then stand for
/// all that are left out.
struct ShadowMask {
  private let columns: Span
  private let rows: Span
  private let pixels: [UInt8]

  /// The pixels of a side, the one in the middle repeated.
  private struct Span {
    /// The place of the first pixel in the picture.
    var start: Int
    /// The pixels that are worked out.
    var count: Int
    /// The pixel that is repeated, and how many of its copies are left out.
    var middle = 0
    var spare = 0

    /// - Parameters:
    ///   - reach: How far the blur reaches, in pixels.
    ///   - corner: How far a corner reaches, in pixels.
    init(from low: Double, length: Double, reach: Int, corner: Double) {
      start = Int(low.rounded(.down)) - reach
      middle = 2 * reach + Int(corner.rounded(.up)) + 1
      spare = max(0, Int(length) - 2 * (middle - reach) - 1)
      count = Int((low + length).rounded(.up)) + reach - start - spare
    }

    var end: Int { start + count + spare }

    /// The pixel that stands for one in the picture.
    subscript(place: Int) -> Int {
      let index = place - start
      return index < middle ? index : max(middle, index - spare)
    }
  }

  /// More pixels are not worked out.
  private static let largest = 1 << 23

  /// Blurs a rectangle; nil if it is empty or too large.
  /// - Parameters:
  ///   - rect: The rectangle, in pixels of the picture.
  ///   - radius: The radius of its corners, in pixels.
  ///   - blur: The standard deviation of the blur, in pixels.
  init?(_ rect: Rect, radius: Double, blur: Double) throws(DrawingError) {
    let corner = max(0, min(radius, rect.width / 2, rect.height / 2))
    let size = BoxBlur.size(deviation: blur)
    guard rect.width > 0, rect.height > 0, size < Self.largest else { return nil }
    let reach = BoxBlur.reach(size: size)
    columns = Span(from: rect.x, length: rect.width, reach: reach, corner: corner)
    rows = Span(from: rect.y, length: rect.height, reach: reach, corner: corner)
    let (count, overflow) = columns.count.multipliedReportingOverflow(by: rows.count)
    guard !overflow, count <= Self.largest else { return nil }
    let cut = Rect(
      x: rect.x - Double(columns.start), y: rect.y - Double(rows.start),
      width: rect.width - Double(columns.spare), height: rect.height - Double(rows.spare))
    let sharp = try Self.coverage(of: cut, radius: corner, columns.count, rows.count)
    pixels = BoxBlur.blurred(sharp, width: columns.count, size: size)
  }

  /// The rows of the picture that differ from the row above.
  var changingRows: [Range<Int>] {
    rows.spare == 0
      ? [rows.start..<rows.end]
      : [
        rows.start..<rows.start + rows.middle + 1,
        rows.start + rows.middle + rows.spare..<rows.end,
      ]
  }

  /// Inks a picture through the mask.
  /// - Parameters:
  ///   - columns: The columns of the picture.
  ///   - rows: The rows of the picture.
  ///   - place: The row of the surface for a row of the picture.
  func paint(
    on cairo: OpaquePointer?, columns: Range<Int>, rows: Range<Int>, at place: (Int) -> Int = { $0 }
  ) {
    let columns = columns.clamped(to: self.columns.start..<self.columns.end)
    let rows = rows.clamped(to: self.rows.start..<self.rows.end)
    guard let last = rows.last, !columns.isEmpty else { return }
    let top = place(rows.lowerBound)
    guard let bytes = AlphaBytes(width: columns.count, height: place(last) + 1 - top) else {
      return
    }
    for row in rows {
      let source = self.rows[row] * self.columns.count
      let target = (place(row) - top) * bytes.stride
      for (index, column) in columns.enumerated() {
        bytes.pixels[target + index] = pixels[source + self.columns[column]]
      }
    }
    bytes.mask(cairo, x: Double(columns.lowerBound), y: Double(top))
  }

  /// Inks a shadow, two pixels to a point, on a surface that has none.
  static func paint(
    _ rect: Rect, radius: Double, blur: Double, on cairo: OpaquePointer
  ) throws(DrawingError) {
    let scale = 2.0
    let place = Rect(
      x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    guard let mask = try ShadowMask(place, radius: radius * scale, blur: blur * scale) else {
      return
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_scale(cairo, 1 / scale, 1 / scale)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    mask.paint(
      on: cairo, columns: Int(left.rounded(.down))..<Int(right.rounded(.up)),
      rows: Int(top.rounded(.down))..<Int(bottom.rounded(.up)))
  }

  private static func coverage(
    of rect: Rect, radius: Double, _ width: Int, _ height: Int
  ) throws(DrawingError) -> [UInt8] {
    guard let bytes = AlphaBytes(width: width, height: height) else {
      throw DrawingError("a shadow cannot be inked")
    }
    bytes.fill(rect, radius: radius)
    return (0..<height).flatMap { row in
      UnsafeBufferPointer(start: bytes.pixels + row * bytes.stride, count: width)
    }
  }
}

/// A surface of Cairo that holds the coverage of pixels.
private struct AlphaBytes: ~Copyable {
  private let surface: OpaquePointer
  let pixels: UnsafeMutablePointer<UInt8>
  /// Bytes from one row's beginning to the next one's.
  let stride: Int

  /// Makes an empty surface; nil if there is no room for it.
  init?(width: Int, height: Int) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.pixels = pixels
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Fills a rounded rectangle, in pixels.
  func fill(_ rect: Rect, radius: Double) {
    let context = PathContext(surface, scale: 1, grid: .none)
    context.addRoundedRect(rect, radius: radius)
    cairo_fill(context.cairo)
    cairo_surface_flush(surface)
  }

  /// Inks what the surface covers, in the present ink of a context.
  func mask(_ cairo: OpaquePointer?, x: Double, y: Double) {
    cairo_surface_mark_dirty(surface)
    cairo_mask_surface(cairo, surface, x, y)
  }
}
