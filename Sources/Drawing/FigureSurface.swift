import CCairo
package import Figures
import LayoutModel

/// Pixels that figures of one size are drawn on, one after the other.
package struct FigureSurface: ~Copyable {
  /// Cairo's surface, which belongs to this.
  package let cairo: OpaquePointer
  /// Pixels of a row.
  let width: Int
  /// Rows of pixels.
  let height: Int
  private let scale: Int

  /// Makes a surface of a figure's size.
  /// - Parameter scale: Pixels per point.
  /// - Throws: An error when there is no room for it, or Cairo has none of that size.
  package init(for figure: Figure, scale: Int) throws(DrawingError) {
    self.scale = scale
    width = Int((figure.bounds.width * Double(scale)).rounded(.up))
    height = Int((figure.bounds.height * Double(scale)).rounded(.up))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("a picture of \(width) x \(height) pixels cannot be made") }
    cairo = surface
  }

  deinit {
    cairo_surface_destroy(cairo)
  }

  /// Draws a figure on white.
  /// - Throws: An error when a font is missing.
  package func draw(
    _ figure: Figure, _ appearance: Appearance = .light, fonts: inout FontLibrary
  ) throws(DrawingError) {
    let inker = Inker(cairo, figure.bounds.origin, scale: scale, appearance)
    try inker.ink(figure, fonts: &fonts)
    cairo_surface_flush(cairo)
  }

  /// Pixels from one row's beginning to the next one's.
  var stride: Int { Int(cairo_image_surface_get_stride(cairo)) / 4 }

  /// Gives the pixels, row by row from the top.
  func withPixels<Result>(_ body: (Span<UInt32>) -> Result) -> Result {
    let count = stride * height
    guard let data = cairo_image_surface_get_data(cairo) else {
      preconditionFailure("an image surface has its pixels in memory")
    }
    return data.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      body(UnsafeBufferPointer(start: pixels, count: count).span)
    }
  }
}

/// Inks the marks of a figure on a surface.
private struct Inker: ~Copyable {
  private let context: PathContext
  private let isDark: Bool

  /// - Parameter origin: What of the figure's coordinates is at the surface's origin.
  init(_ surface: OpaquePointer, _ origin: Point, scale: Int, _ appearance: Appearance) {
    context = PathContext(surface, scale: Double(scale), snaps: true)
    isDark = appearance == .dark
    cairo_translate(context.cairo, -origin.x, -origin.y)
  }

  func ink(_ figure: Figure, fonts: inout FontLibrary) throws(DrawingError) {
    if !isCovered(figure) {
      cairo_set_source_rgb(context.cairo, 1, 1, 1)
      cairo_paint(context.cairo)
    }
    for layer in figure.layers {
      for group in layer.groups {
        for mark in group.marks { try ink(mark, fonts: &fonts) }
      }
    }
  }

  /// Whether the first mark hides all that is behind it; to paint that first takes long.
  private func isCovered(_ figure: Figure) -> Bool {
    guard let mark = figure.layers.first?.groups.first?.marks.first,
      case .rect(let rect) = mark.shape, case .color(let color) = mark.fill
    else { return false }
    let bounds = figure.bounds
    return color.channels(isDark: isDark).alpha == 1 && rect.minX <= bounds.minX
      && rect.minY <= bounds.minY && rect.maxX >= bounds.maxX.rounded(.up)
      && rect.maxY >= bounds.maxY.rounded(.up)
  }

  private func ink(_ mark: Mark, fonts: inout FontLibrary) throws(DrawingError) {
    if case .symbol(let symbol, let place) = mark.shape {
      cairo_save(context.cairo)
      cairo_translate(context.cairo, place.x, place.y)
      defer { cairo_restore(context.cairo) }
      for mark in symbol.marks { try ink(mark, fonts: &fonts) }
      return
    }
    try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
    if let paint = mark.fill { fill(paint) }
    if let stroke = mark.stroke { self.stroke(stroke) }
  }

  private func fill(_ paint: Paint) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let top, let bottom):
      var (left, upper, right, lower) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(context.cairo, &left, &upper, &right, &lower)
      let pattern = cairo_pattern_create_linear(0, upper, 0, lower)
      for (offset, color) in [(0.0, top), (1.0, bottom)] {
        let channels = color.channels(isDark: isDark)
        cairo_pattern_add_color_stop_rgba(
          pattern, offset, channels.red, channels.green, channels.blue, channels.alpha)
      }
      cairo_set_source(context.cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
    cairo_fill_preserve(context.cairo)
  }

  private func stroke(_ stroke: Stroke) {
    setSource(stroke.color)
    cairo_set_line_width(context.cairo, stroke.width)
    cairo_set_dash(context.cairo, stroke.dashes, Int32(stroke.dashes.count), 0)
    cairo_stroke_preserve(context.cairo)
  }

  private func setSource(_ color: DynamicColor) {
    let channels = color.channels(isDark: isDark)
    cairo_set_source_rgba(
      context.cairo, channels.red, channels.green, channels.blue, channels.alpha)
  }
}

extension DynamicColor {
  /// The channels on a ground, from 0 to 1.
  fileprivate func channels(
    isDark: Bool
  ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let color = isDark ? dark : light
    return (
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255
    )
  }
}
