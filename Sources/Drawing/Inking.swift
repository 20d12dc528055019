import CCairo
import Figures
import LayoutModel

/// Inks paths with the colours of a ground.
struct Inking {
  let isDark: Bool
  /// Device units per point.
  let scale: Double

  /// Fills the current path and keeps it.
  func fill(_ paint: Paint, _ cairo: OpaquePointer?) {
    switch paint {
    case .color(let color): setSource(color, cairo)
    case .gradient(let top, let bottom):
      var (left, upper, right, lower) = (0.0, 0.0, 0.0, 0.0)
      cairo_path_extents(cairo, &left, &upper, &right, &lower)
      let pattern = cairo_pattern_create_linear(0, upper, 0, lower)
      for (offset, color) in [(0.0, top), (1.0, bottom)] {
        let channels = color.channels(isDark: isDark)
        cairo_pattern_add_color_stop_rgba(
          pattern, offset, channels.red, channels.green, channels.blue, channels.alpha)
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
    cairo_fill_preserve(cairo)
  }

  /// Strokes the current path, which is in device units, and keeps it.
  func stroke(_ stroke: Stroke, _ cairo: OpaquePointer?) {
    setSource(stroke.color, cairo)
    cairo_set_line_width(cairo, stroke.width * scale)
    let dashes = stroke.dashes.map { $0 * scale }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    cairo_stroke_preserve(cairo)
  }

  /// Makes a colour the ink of what follows.
  func setSource(_ color: DynamicColor, _ cairo: OpaquePointer?) {
    let channels = color.channels(isDark: isDark)
    cairo_set_source_rgba(cairo, channels.red, channels.green, channels.blue, channels.alpha)
  }
}

extension DynamicColor {
  /// The channels on a ground, from 0 to 1.
  func channels(
    isDark: Bool
  ) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let color = isDark ? dark : light
    return (
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255
    )
  }
}
