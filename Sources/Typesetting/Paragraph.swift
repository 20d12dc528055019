/// A text set in lines.
package struct Paragraph: Hashable, Sendable {
  /// The lines from the top; none of an empty text.
  package var lines: [Line]
  /// The width of the widest line, in points, not rounded.
  package var width: Double
  /// From one baseline to the next, in points.
  package var lineHeight: Double
  /// Whether not all of the text is shown.
  package var isTruncated: Bool
}

/// One line of a text.
package struct Line: Hashable, Sendable {
  /// The visible text, in the order of reading, with the "…" of a truncated one.
  package var text: String
  /// The advance of all of it, in points, not rounded.
  ///
  /// Blanks at the end of a line that was broken there do not count.
  package var width: Double
  /// Whether it is a line of a right-to-left text, which begins at the right.
  package var isRightToLeft: Bool
  /// The glyphs, from left to right.
  package var runs: [GlyphRun]
}

/// The direction a text begins in.
package enum BaseDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction of the first letter that has one, after each of the text's line breaks; left to
  /// right if none has.
  case natural
  case leftToRight
  case rightToLeft
}
