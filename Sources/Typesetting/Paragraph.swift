/// A text set in lines.
public struct Paragraph: Hashable, Sendable {
  /// The lines from the top; none of an empty text.
  public var lines: [Line]
  /// The width of the widest line, in points, not rounded.
  public var width: Double
  /// From one baseline to the next, in points.
  public var lineHeight: Double
  /// Whether not all of the text is shown.
  public var isTruncated: Bool
}

/// One line of a text.
public struct Line: Hashable, Sendable {
  /// The visible text, in the order of reading, with the "…" of a truncated one.
  public var text: String
  /// The advance of all of it, in points, not rounded.
  ///
  /// Blanks at the end of a line that was broken there do not count.
  public var width: Double
  /// Whether it is a line of a right-to-left text, which begins at the right.
  public var isRightToLeft: Bool
  /// The glyphs, from left to right.
  public var runs: [GlyphRun]
}

/// The direction a text begins in.
public enum BaseDirection: String, Hashable, Sendable, CaseIterable {
  /// The direction of the first letter that has one, after each of the text's line breaks; left to
  /// right if none has.
  case natural
  case leftToRight
  case rightToLeft
}
