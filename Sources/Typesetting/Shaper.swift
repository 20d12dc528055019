import CHarfBuzz

/// Sets characters as glyphs, by HarfBuzz.
struct Shaper: ~Copyable {
  /// The font to measure as.
  let font: Font
  private let buffer: OpaquePointer?
  private let tracking: Double

  /// One for all: what it may change of shapes, it changes everywhere alike.
  nonisolated(unsafe) private static let language = hb_language_from_string("en", -1)

  /// The features of Inter that are off.
  ///
  /// One makes arrows of "->" and the like, which San Francisco does not. The other composes
  /// letters with marks, which costs half of the time for text without marks.
  private static let plain = ["calt", "ccmp"].map { (name: String) in
    hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: .max)
  }

  init(_ font: Font) {
    self.font = font
    buffer = hb_buffer_create()
    tracking = Calibration.tracking(font)
  }

  deinit {
    hb_buffer_destroy(buffer)
  }

  /// The width of printable ASCII, in points.
  func width(ofASCII text: UnsafeBufferPointer<UInt8>, in face: OpenedFont) -> Double {
    text.withMemoryRebound(to: CChar.self) { text in
      hb_buffer_add_utf8(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
    }
    let measure = measure(face, isCalibrated: true)
    let glyphs = shape(face, measure, script: HB_SCRIPT_LATIN)
    return width(of: glyphs, measure)
  }

  /// The glyphs of a line, its items from left to right.
  func shaped(
    _ block: borrowing TextBlock, _ palette: borrowing FontPalette
  ) throws(TypesettingError) -> ShapedLine {
    var line = ShapedLine()
    for item in try block.visualItems() {
      let face = palette.fonts[item.font]
      let measure = measure(face, isCalibrated: palette.isCalibrated(item.font))
      add(item.range, of: block.scalars)
      let glyphs = shape(
        face, measure, script: item.script, isRightToLeft: item.isRightToLeft,
        hasMarks: block.scalars[item.range].contains { $0 >= 0x300 })
      for info in glyphs.infos where info.codepoint == 0 {
        palette.note(missing: block.scalars[Int(info.cluster)])
      }
      line.append(run(of: glyphs, face.file, measure), width: width(of: glyphs, measure))
    }
    return line
  }

  private func add(_ range: Range<Int>, of scalars: [UInt32]) {
    hb_buffer_add_utf32(
      buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
  }

  /// Shapes what the buffer holds; the glyphs are good until the next text is shaped.
  private func shape(
    _ face: OpenedFont, _ measure: Measure, script: hb_script_t, isRightToLeft: Bool = false,
    hasMarks: Bool = false
  ) -> ShapedGlyphs {
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, Shaper.language)
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    if measure.isCalibrated {
      hb_shape(face.harfBuzz, buffer, Shaper.plain, hasMarks ? 1 : 2)
    } else {
      hb_shape(face.harfBuzz, buffer, nil, 0)
    }
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let places = hb_buffer_get_glyph_positions(buffer, &count)
    defer { hb_buffer_clear_contents(buffer) }
    return ShapedGlyphs(
      infos: UnsafeBufferPointer(start: infos, count: Int(count)),
      places: UnsafeBufferPointer(start: places, count: Int(count)))
  }

  private func measure(_ face: OpenedFont, isCalibrated: Bool) -> Measure {
    let size = isCalibrated ? font.size * Calibration.scale : font.size
    return Measure(
      size: size, unit: size / face.unitsPerEm, isCalibrated: isCalibrated,
      tracking: isCalibrated ? tracking : 0)
  }

  private func width(of glyphs: ShapedGlyphs, _ measure: Measure) -> Double {
    var (advance, characters) = (0, 0)
    for index in glyphs.infos.indices {
      advance += Int(glyphs.places[index].x_advance)
      if glyphs.endsCharacter(index) { characters += 1 }
    }
    return Double(advance) * measure.unit + measure.tracking * Double(characters)
  }

  private func run(of glyphs: ShapedGlyphs, _ file: FontFile, _ measure: Measure) -> ShapedRun {
    var run = ShapedRun(file: file, size: measure.size)
    run.glyphs.reserveCapacity(glyphs.infos.count)
    for index in glyphs.infos.indices {
      let (info, place) = (glyphs.infos[index], glyphs.places[index])
      var advance = Double(place.x_advance) * measure.unit
      if glyphs.endsCharacter(index) { advance += measure.tracking }
      run.glyphs.append(
        ShapedGlyph(
          id: info.codepoint, character: Int(info.cluster), advance: advance,
          x: Double(place.x_offset) * measure.unit, y: -Double(place.y_offset) * measure.unit))
    }
    return run
  }
}

/// The font's units, in points.
private struct Measure {
  /// The height of an em.
  var size: Double
  /// A font unit.
  var unit: Double
  /// Whether San Francisco is measured.
  var isCalibrated: Bool
  /// The space after each character.
  var tracking: Double
}

/// The glyphs of some characters, from HarfBuzz.
private struct ShapedGlyphs {
  var infos: UnsafeBufferPointer<hb_glyph_info_t>
  var places: UnsafeBufferPointer<hb_glyph_position_t>

  /// Whether a glyph is the last one of what a reader takes for a character, and that has a width.
  func endsCharacter(_ index: Int) -> Bool {
    let character = infos[index].cluster
    if index + 1 < infos.count, infos[index + 1].cluster == character { return false }
    var first = index
    while places[first].x_advance == 0 {
      first -= 1
      guard first >= 0, infos[first].cluster == character else { return false }
    }
    return true
  }
}
