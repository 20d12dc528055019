import LayoutModel
import CCairo
import Figures

/// Figures as pixels, inked by Cairo.
enum PNGOutput {
  static func bytes(
    of figure: Figure, _ options: DrawingOptions, fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    let scale = options.scale
    let width = Int32((figure.bounds.width * Double(scale)).rounded(.up))
    let height = Int32((figure.bounds.height * Double(scale)).rounded(.up))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("a picture of \(width) x \(height) pixels cannot be made") }
    defer { cairo_surface_destroy(surface) }
    let inker = Inker(surface, figure.bounds.origin, options)
    try inker.ink(figure, fonts: &fonts)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else {
      throw DrawingError("a picture of \(width) x \(height) pixels cannot be read")
    }
    let stride = Int(cairo_image_surface_get_stride(surface)) / 4
    let count = stride * Int(height)
    return data.withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      PNGEncoder.encode(
        UnsafeBufferPointer(start: pixels, count: count).span, width: Int(width),
        height: Int(height), stride: stride, scale: scale,
        text: [
          ("Title", figure.title), ("Description", figure.description), ("ibar", figure.metadata),
        ])
    }
  }
}

/// Inks the marks of a figure on a surface.
private struct Inker: ~Copyable {
  private let context: PathContext
  private let isDark: Bool

  /// - Parameter origin: What of the figure's coordinates is at the surface's origin.
  init(_ surface: OpaquePointer, _ origin: Point, _ options: DrawingOptions) {
    context = PathContext(surface, scale: Double(options.scale), snaps: true)
    isDark = options.appearance == .dark
    cairo_set_source_rgb(context.cairo, 1, 1, 1)
    cairo_paint(context.cairo)
    cairo_translate(context.cairo, -origin.x, -origin.y)
  }

  func ink(_ figure: Figure, fonts: inout FontLibrary) throws(DrawingError) {
    for layer in figure.layers {
      for group in layer.groups {
        for mark in group.marks { try ink(mark, fonts: &fonts) }
      }
    }
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
