import CCairo
import Figures
import LayoutModel
import Typesetting

/// Figures as PDF, inked by Cairo: paths, and texts in embedded fonts.
enum PDFOutput {
  /// The longest side of a page, in points (ISO 32000-1, annex C).
  private static let longest = 14_400.0

  static func bytes(
    of figure: Figure, _ options: DrawingOptions, fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    let width = figure.bounds.width * figure.zoom
    let height = figure.bounds.height * figure.zoom
    guard max(width, height) <= longest else {
      throw DrawingError("a page has at most \(Int(longest)) points a side")
    }
    let stream = PDFStream()
    let pointer = Unmanaged.passUnretained(stream).toOpaque()
    let write: cairo_write_func_t = { pointer, bytes, count in
      PDFStream.stream(pointer)?.append(bytes, Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    guard let surface = cairo_pdf_surface_create_for_stream(write, pointer, width, height),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("no page can be made") }
    defer { cairo_surface_destroy(surface) }
    describe(figure, on: surface)
    try draw(figure, options, on: surface, fonts: &fonts)
    cairo_surface_finish(surface)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw DrawingError("the page cannot be written")
    }
    let bytes = withExtendedLifetime(stream) { $0.bytes }
    return figure.language.map { PDFOutput.bytes(bytes, in: $0) } ?? bytes
  }

  /// A file with the language of its document (ISO 32000-1, 14.9.2), which Cairo has no call for.
  ///
  /// The catalogue is the last object of a file of Cairo's, so that only the place of the table behind it changes.
  private static func bytes(_ bytes: [UInt8], in language: String) -> [UInt8] {
    let (catalogue, start) = (Array("/Type /Catalog\n".utf8), Array("startxref\n".utf8))
    guard let entry = bytes.ranges(of: catalogue).last?.upperBound,
      let table = bytes.ranges(of: start).last?.upperBound,
      let place = Int(String(decoding: bytes[table...].prefix { $0 != 0x0A }, as: UTF8.self)),
      entry < place
    else { return bytes }
    let addition = Array("   /Lang (\(language))\n".utf8)
    return bytes[..<entry] + addition + bytes[entry..<table]
      + Array("\(place + addition.count)\n%%EOF\n".utf8)
  }

  private static func describe(_ figure: Figure, on surface: OpaquePointer) {
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    for (key, text) in [
      (CAIRO_PDF_METADATA_TITLE, figure.title), (CAIRO_PDF_METADATA_SUBJECT, figure.description),
      (CAIRO_PDF_METADATA_KEYWORDS, figure.metadata), (CAIRO_PDF_METADATA_CREATOR, "ibar"),
      // Without a date Cairo asks the clock.
      (CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z"),
    ] {
      cairo_pdf_surface_set_metadata(surface, key, text)
    }
  }

  private static func draw(
    _ figure: Figure, _ options: DrawingOptions, on surface: OpaquePointer,
    fonts: inout FontLibrary
  ) throws(DrawingError) {
    // Edges stand on half points, as on the pixels of a PNG, so that lines are crisp on screens.
    let context = PathContext(surface, scale: 2 * figure.zoom, grid: .device)
    cairo_scale(context.cairo, 0.5, 0.5)
    let inking = Inking(isDark: options.appearance == .dark, scale: 1)
    cairo_translate(context.cairo, -figure.bounds.x, -figure.bounds.y)
    for layer in figure.layers {
      for group in layer.groups {
        cairo_save(context.cairo)
        defer { cairo_restore(context.cairo) }
        for clip in [layer.clip, group.clip].compactMap({ $0 }) {
          cairo_new_path(context.cairo)
          cairo_rectangle(context.cairo, clip.x, clip.y, clip.width, clip.height)
          cairo_clip(context.cairo)
        }
        if let shape = group.roundClip {
          cairo_new_path(context.cairo)
          context.addRoundedRect(shape.rect, radius: shape.radius)
          cairo_clip(context.cairo)
        }
        for mark in group.marks { try draw(mark, context, inking, fonts: &fonts) }
      }
    }
  }

  private static func draw(
    _ mark: Mark, _ context: borrowing PathContext, _ inking: Inking, fonts: inout FontLibrary
  ) throws(DrawingError) {
    if case .symbol(let symbol, let place) = mark.shape {
      cairo_save(context.cairo)
      defer { cairo_restore(context.cairo) }
      cairo_translate(context.cairo, place.x, place.y)
      for mark in symbol.marks { try draw(mark, context, inking, fonts: &fonts) }
      return
    }
    if case .text(let line, _, let origin) = mark.shape, case .color(let color) = mark.fill,
      mark.stroke == nil
    {
      inking.setSource(color, context.cairo)
      return try context.show(line, at: origin, fonts: &fonts)
    }
    if case .shadow(let rect, let radius, let blur) = mark.shape,
      case .color(let color) = mark.fill
    {
      inking.setSource(color, context.cairo)
      return try ShadowMask.paint(rect, radius: radius, blur: blur, on: context.cairo)
    }
    try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
    if case .polyline(let points) = mark.shape, points.first == points.last, mark.fill == nil {
      // As a rectangle of PDF its dashes would begin at another corner; the step is shorter than any pixel.
      cairo_rel_line_to(context.cairo, 0.01, 0)
    }
    if let fill = mark.fill { inking.fill(fill, context.cairo) }
    if let stroke = mark.stroke { inking.stroke(stroke, context.cairo) }
  }
}

/// The bytes of a page as they come.
private final class PDFStream {
  private(set) var bytes: [UInt8] = []

  func append(_ pointer: UnsafePointer<UInt8>?, _ count: Int) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: pointer, count: count))
  }

  /// The object that Cairo hands back to its callback.
  static func stream(_ pointer: UnsafeMutableRawPointer?) -> PDFStream? {
    pointer.map { Unmanaged<PDFStream>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension PathContext {
  /// Shows a line as text that can be selected and searched.
  /// - Parameter origin: The left end of its baseline.
  fileprivate func show(
    _ line: Line, at origin: Point, fonts: inout FontLibrary
  ) throws(DrawingError) {
    // Which characters the glyphs stand for is known if there is one glyph for each in one run.
    let scalars = line.text.unicodeScalars.map { Int32($0.utf8.count) }
    let isPlain = line.runs.count == 1 && line.runs[0].glyphs.count == scalars.count
    let order =
      isPlain && line.isRightToLeft
      ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    for (index, run) in line.runs.enumerated() {
      let glyphs = run.glyphs.map {
        cairo_glyph_t(index: UInt($0.id), x: $0.x + origin.x, y: $0.y + origin.y)
      }
      let text = index == 0 ? line.text : ""
      let whole = [
        cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphs.count))
      ]
      let clusters =
        isPlain ? scalars.map { cairo_text_cluster_t(num_bytes: $0, num_glyphs: 1) } : whole
      cairo_set_font_face(cairo, try fonts.face(run.fontFile))
      cairo_set_font_size(cairo, run.size)
      cairo_show_text_glyphs(
        cairo, text, Int32(text.utf8.count), glyphs, Int32(glyphs.count), clusters,
        Int32(clusters.count), order)
    }
  }
}
