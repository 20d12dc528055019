import LayoutModel
import CCairo
import Figures

/// Figures as pixels, inked by Cairo.
enum PNGOutput {
  static func bytes(
    of figure: Figure, scale: Int, fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    let width = Int32((figure.size.width * Double(scale)).rounded(.up))
    let height = Int32((figure.size.height * Double(scale)).rounded(.up))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("a picture of \(width) x \(height) pixels cannot be made") }
    defer { cairo_surface_destroy(surface) }
    try ink(figure, on: surface, scale: scale, fonts: &fonts)
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

  private static func ink(
    _ figure: Figure, on surface: OpaquePointer, scale: Int, fonts: inout FontLibrary
  ) throws(DrawingError) {
    let context = PathContext(surface, scale: Double(scale), snaps: true)
    cairo_set_source_rgb(context.cairo, 1, 1, 1)
    cairo_paint(context.cairo)
    for mark in figure.groups.lazy.flatMap(\.marks) {
      try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
      if let paint = mark.fill { fill(paint, context) }
      if let stroke = mark.stroke { self.stroke(stroke, context) }
    }
  }

  private static func fill(_ paint: Paint, _ context: borrowing PathContext) {
    switch paint {
    case .color(let color): setSource(color, context)
    case .gradient(let top, let bottom):
      var (left, upper, right, lower) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(context.cairo, &left, &upper, &right, &lower)
      let pattern = cairo_pattern_create_linear(0, upper, 0, lower)
      for (offset, color) in [(0.0, top), (1.0, bottom)] {
        let channels = color.unitChannels
        cairo_pattern_add_color_stop_rgba(
          pattern, offset, channels.red, channels.green, channels.blue, channels.alpha)
      }
      cairo_set_source(context.cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
    cairo_fill_preserve(context.cairo)
  }

  private static func stroke(_ stroke: Stroke, _ context: borrowing PathContext) {
    setSource(stroke.color, context)
    cairo_set_line_width(context.cairo, stroke.width)
    cairo_set_dash(context.cairo, stroke.dashes, Int32(stroke.dashes.count), 0)
    cairo_stroke_preserve(context.cairo)
  }

  private static func setSource(_ color: Color, _ context: borrowing PathContext) {
    let channels = color.unitChannels
    cairo_set_source_rgba(
      context.cairo, channels.red, channels.green, channels.blue, channels.alpha)
  }
}

extension Color {
  /// The channels from 0 to 1.
  fileprivate var unitChannels: (red: Double, green: Double, blue: Double, alpha: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
  }
}
