import CCairo
package import Figures
import LayoutModel
import Typesetting

/// Pixels that a figure is drawn on.
package struct FigureSurface: ~Copyable {
  /// Cairo's surface, which belongs to this.
  package let cairo: OpaquePointer
  /// Pixels of a row.
  let width: Int
  /// Rows of pixels.
  let height: Int
  private let scale: Int
  /// Where its pixels are, for the surface after it.
  let memory: PixelMemory

  /// Makes a surface of a figure's size.
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - memory: Where its pixels are if there is room; nothing else may be drawn there meanwhile.
  /// - Throws: An error when there is no room for it, or Cairo has none of that size.
  package init(
    for figure: Figure, scale: Int, in memory: PixelMemory? = nil
  ) throws(DrawingError) {
    self.scale = scale
    (width, height) = FigureSurface.pixels(of: figure, scale: scale)
    let stride = cairo_format_stride_for_width(CAIRO_FORMAT_RGB24, Int32(width))
    let count = Int(stride) * height
    let known = memory.flatMap { $0.byteCount >= count ? $0 : nil }
    guard stride > 0, let pixels = known ?? PixelMemory(byteCount: count),
      let surface = cairo_image_surface_create_for_data(
        pixels.bytes, CAIRO_FORMAT_RGB24, Int32(width), Int32(height), stride),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("a picture of \(width) x \(height) pixels cannot be made") }
    self.memory = pixels
    cairo = surface
  }

  deinit {
    cairo_surface_destroy(cairo)
  }

  private static func pixels(of figure: Figure, scale: Int) -> (width: Int, height: Int) {
    (
      Int((figure.bounds.width * Double(scale)).rounded(.up)),
      Int((figure.bounds.height * Double(scale)).rounded(.up))
    )
  }

  /// Draws a figure on its ground, over what was there.
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
  /// What of the figure's coordinates is at the surface's origin.
  private let offset: Point

  /// - Parameter origin: What of the figure's coordinates is at the surface's origin.
  init(_ surface: OpaquePointer, _ origin: Point, scale: Int, _ appearance: Appearance) {
    context = PathContext(surface, scale: Double(scale), snaps: true)
    isDark = appearance == .dark
    offset = origin
    cairo_translate(context.cairo, -origin.x, -origin.y)
  }

  func ink(_ figure: Figure, fonts: inout FontLibrary) throws(DrawingError) {
    if !isCovered(figure) {
      let ground = isDark ? 0.11 : 1
      cairo_set_source_rgb(context.cairo, ground, ground, ground)
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
    if case .text(let line, _, let origin) = mark.shape, case .color(let color) = mark.fill,
      mark.stroke == nil, color.channels(isDark: isDark).alpha == 1
    {
      setSource(color)
      for run in line.runs { try ink(run, at: origin, fonts: &fonts) }
      return
    }
    try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
    if let paint = mark.fill { fill(paint) }
    if let stroke = mark.stroke { self.stroke(stroke) }
  }

  /// Inks glyphs in the source's colour.
  private func ink(
    _ run: GlyphRun, at origin: Point, fonts: inout FontLibrary
  ) throws(DrawingError) {
    let size = run.size * context.scale
    guard size <= GlyphMask.largestSize else {
      cairo_new_path(context.cairo)
      try context.add(run, at: origin, fonts: &fonts)
      cairo_fill(context.cairo)
      return
    }
    cairo_save(context.cairo)
    defer { cairo_restore(context.cairo) }
    cairo_identity_matrix(context.cairo)
    for glyph in run.glyphs {
      let x = (origin.x + glyph.x - offset.x) * context.scale
      let y = (origin.y + glyph.y - offset.y) * context.scale
      guard max(x.magnitude, y.magnitude) < 1e6 else { continue }
      let quarters = SIMD2(Int32((x * 4).rounded()), Int32((y * 4).rounded()))
      let key = GlyphMask.Key(
        file: run.fontFile, glyph: glyph.id, size: size, quarters: quarters & 3)
      guard let mask = try fonts.mask(key) else { continue }
      cairo_mask_surface(
        context.cairo, mask.surface, Double(quarters.x >> 2) + mask.left,
        Double(quarters.y >> 2) + mask.top)
    }
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
