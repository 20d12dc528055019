/// A glyph and what follows it, in points.
struct ShapedGlyph {
  var id: UInt32
  /// The index in the text of its first character.
  var character: Int
  var advance: Double
  /// The offset from its place.
  var x: Double
  var y: Double
}

/// Glyphs of one font.
struct ShapedRun {
  var file: FontFile
  /// The height of an em to draw with, in points.
  var size: Double
  var glyphs: [ShapedGlyph] = []
}

/// The glyphs of a line from left to right.
struct ShapedLine {
  private(set) var runs: [ShapedRun] = []
  private(set) var width = 0.0

  mutating func append(_ run: ShapedRun, width: Double) {
    runs.append(run)
    self.width += width
  }

  /// The glyphs in their places on the line.
  var glyphRuns: [GlyphRun] {
    var x = 0.0
    var placed: [GlyphRun] = []
    for run in runs where !run.glyphs.isEmpty {
      var glyphs: [Glyph] = []
      glyphs.reserveCapacity(run.glyphs.count)
      for glyph in run.glyphs {
        glyphs.append(Glyph(id: glyph.id, x: x + glyph.x, y: glyph.y))
        x += glyph.advance
      }
      placed.append(GlyphRun(fontFile: run.file, size: run.size, glyphs: glyphs))
    }
    return placed
  }

  /// The advance of each character; that of a ligature is its first one's.
  func advances(count: Int) -> [Double] {
    var advances = [Double](repeating: 0, count: count)
    for run in runs {
      for glyph in run.glyphs { advances[glyph.character] += glyph.advance }
    }
    return advances
  }
}
