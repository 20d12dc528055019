import CCairo
import Figures
import Glibc
import LayoutModel
import Typesetting

/// A Cairo context on which shapes become paths; all drawing, to pixels and to SVG, goes through it.
struct PathContext: ~Copyable {
  let cairo: OpaquePointer
  /// Device units per point.
  let scale: Double
  /// Where level and upright edges are moved to.
  var grid: Grid

  /// Places of level and upright edges.
  enum Grid {
    /// Anywhere.
    case none
    /// Whole device units.
    case device
    /// So many places in a point; the middles of all lines lie half-way between two of them.
    ///
    /// A line and the wider one behind it thus have one middle, at any size at which they are shown.
    case points(Double)
  }

  init(_ surface: OpaquePointer, scale: Double, grid: Grid) {
    cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
    self.scale = scale
    self.grid = grid
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_set_font_options(cairo, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    cairo_destroy(cairo)
  }

  /// A surface to make paths on, which the caller destroys; Cairo leaves out glyphs outside the
  /// bounds of other surfaces.
  static func unboundedSurface() throws(DrawingError) -> OpaquePointer {
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("no path can be made") }
    return surface
  }

  /// Makes a shape the current path.
  /// - Parameter lineWidth: The width it will be stroked with, in points; nil if it is filled.
  func setPath(
    of shape: Shape, lineWidth: Double?, fonts: inout FontLibrary
  ) throws(DrawingError) {
    cairo_new_path(cairo)
    switch shape {
    case .rect(let rect):
      let shown = snapped(rect)
      cairo_rectangle(cairo, shown.minX, shown.minY, shown.width, shown.height)
    case .frame(let rect, let width): addFrame(rect, width: width)
    case .roundedRect(let rect, let radius), .shadow(let rect, let radius, _):
      addRoundedRect(rect, radius: radius)
    case .circle(let center, let radius):
      cairo_arc(cairo, center.x, center.y, radius, 0, 2 * Double.pi)
      cairo_close_path(cairo)
    case .capsule(let segment, let width): addCapsule(segment, radius: width / 2)
    case .segments(let segments):
      for segment in segments { add(segment, lineWidth: lineWidth ?? 0) }
    case .polyline(let points):
      for (index, point) in points.enumerated() {
        let (x, y) = (PathContext.reachable(point.x), PathContext.reachable(point.y))
        if index == 0 { cairo_move_to(cairo, x, y) } else { cairo_line_to(cairo, x, y) }
      }
    case .text(let line, _, let origin):
      for run in line.runs { try add(run, at: origin, fonts: &fonts) }
    case .symbol: break
    }
  }

  /// The nearest place for an edge.
  private func snapped(_ place: Double) -> Double {
    let place = PathContext.reachable(place)
    switch grid {
    case .none: return place
    case .device: return (place * scale).rounded() / scale
    case .points(let count): return (place * count).rounded() / count
    }
  }

  /// A place within the range of Cairo's numbers; a canvas is far smaller than that.
  private static func reachable(_ place: Double) -> Double {
    min(max(place, -50_000), 50_000)
  }

  /// A rectangle cut off where Cairo's numbers end.
  static func reachable(_ rect: Rect) -> Rect {
    let (left, top) = (reachable(rect.minX), reachable(rect.minY))
    return Rect(
      x: left, y: top, width: max(0, reachable(rect.maxX) - left),
      height: max(0, reachable(rect.maxY) - top))
  }

  /// A rectangle with its edges moved, but for a thin one in figures without pixels, which could vanish.
  private func snapped(_ rect: Rect) -> Rect {
    if case .points = grid, min(rect.width, rect.height) < 1 { return PathContext.reachable(rect) }
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    return Rect(
      x: left, y: top, width: snapped(rect.maxX) - left, height: snapped(rect.maxY) - top)
  }

  /// The nearest place for the middle of a line.
  private func snapped(_ place: Double, lineWidth: Double) -> Double {
    let place = PathContext.reachable(place)
    switch grid {
    case .none: return place
    case .device:
      let width = max(1, (lineWidth * scale).rounded())
      return ((place * scale - width / 2).rounded() + width / 2) / scale
    case .points(let count): return ((place * count - 0.5).rounded() + 0.5) / count
    }
  }

  /// A line with its edges moved if it is level or upright.
  func snapped(_ segment: Segment, lineWidth: Double) -> Segment {
    var line = segment
    if line.from.x == line.to.x {
      line.from.x = snapped(line.from.x, lineWidth: lineWidth)
      line.to.x = line.from.x
      (line.from.y, line.to.y) = (snapped(line.from.y), snapped(line.to.y))
    } else if line.from.y == line.to.y {
      line.from.y = snapped(line.from.y, lineWidth: lineWidth)
      line.to.y = line.from.y
      (line.from.x, line.to.x) = (snapped(line.from.x), snapped(line.to.x))
    }
    return line
  }

  private func add(_ segment: Segment, lineWidth: Double) {
    let shown = snapped(segment, lineWidth: lineWidth)
    cairo_move_to(cairo, shown.from.x, shown.from.y)
    cairo_line_to(cairo, shown.to.x, shown.to.y)
  }

  /// Adds the outer edges one way round and the inner ones the other.
  private func addFrame(_ rect: Rect, width: Double) {
    let (left, top) = (snapped(rect.minX), snapped(rect.minY))
    let (right, bottom) = (snapped(rect.maxX), snapped(rect.maxY))
    cairo_rectangle(cairo, left, top, right - left, bottom - top)
    let inner = (right - left - 2 * width, bottom - top - 2 * width)
    guard inner.0 > 0, inner.1 > 0 else { return }
    cairo_rectangle(cairo, right - width, top + width, -inner.0, inner.1)
  }

  /// Adds a rectangle with round corners to the path.
  func addRoundedRect(_ rect: Rect, radius: Double) {
    let quarter = Double.pi / 2
    let rect = PathContext.reachable(rect)
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let corners = [
      (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let start = Double(index - 1) * quarter
      cairo_arc(cairo, corner.0, corner.1, radius, start, start + quarter)
    }
    cairo_close_path(cairo)
  }

  private func addCapsule(_ segment: Segment, radius: Double) {
    let (from, to) = (segment.from, segment.to)
    let across = atan2(to.y - from.y, to.x - from.x) + Double.pi / 2
    cairo_arc(cairo, from.x, from.y, radius, across, across + Double.pi)
    cairo_arc(cairo, to.x, to.y, radius, across + Double.pi, across + 2 * Double.pi)
    cairo_close_path(cairo)
  }

  /// Adds the outlines of glyphs to the path.
  /// - Parameter origin: The left end of their line's baseline.
  func add(
    _ run: GlyphRun, at origin: Point, fonts: inout FontLibrary
  ) throws(DrawingError) {
    let glyphs = run.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: $0.x + origin.x, y: $0.y + origin.y)
    }
    try add(glyphs, of: run.fontFile, size: run.size, fonts: &fonts)
  }

  /// Adds the outlines of glyphs of a font to the path.
  /// - Parameter size: The height of an em, in points.
  func add(
    _ glyphs: [cairo_glyph_t], of file: FontFile, size: Double, fonts: inout FontLibrary
  ) throws(DrawingError) {
    cairo_set_font_face(cairo, try fonts.face(file))
    cairo_set_font_size(cairo, size)
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
  }
}
