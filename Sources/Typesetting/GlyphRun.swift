/// A font's file, and which of the fonts in it.
package struct FontFile: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// The font's number in a collection; 0 in any other file.
  package var faceIndex: Int

  /// Names the font of a number in a file.
  package init(path: String, faceIndex: Int = 0) {
    self.path = path
    self.faceIndex = faceIndex
  }
}

/// One of a font's pictures in its place.
package struct Glyph: Hashable, Sendable {
  /// The number of the glyph in the font.
  package var id: UInt32
  /// The place to draw it at, in points from the left end of the line.
  package var x: Double
  /// The place to draw it at, in points down from the baseline.
  package var y: Double
}

/// Glyphs of one font side by side, from left to right.
package struct GlyphRun: Hashable, Sendable {
  /// The font to draw with.
  package var fontFile: FontFile
  /// The height of an em to draw with, in points, the calibration's scale in it.
  package var size: Double
  /// The glyphs; what has no picture is left out.
  package var glyphs: [Glyph]
}
