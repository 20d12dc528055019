import Basics
import LayoutModel
import Typesetting

extension ViewAppearance {
  /// The side at which lines are aligned, after natural alignment is resolved.
  enum Side {
    case left
    case center
    case right
  }

  /// The side where reading begins.
  var leadingSide: Side { isRightToLeft ? .right : .left }

  /// The side that a view's text is aligned to; by default the side where reading begins.
  var side: Side {
    switch view.content.textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: leadingSide
    }
  }

  /// A single line in the middle of a rectangle's height, cut off with an ellipsis if it is too
  /// long.
  /// - Parameter font: The font; by default the view's own.
  func line(
    _ text: String, in rect: Rect, side: Side, font: Font? = nil, color: DynamicColor
  ) throws(TypesettingError) -> [Mark] {
    try lines(text, in: rect, side: side, font: font, color: color, limit: 1, hangsFromTop: false)
  }

  /// Lines of text in a rectangle, as many as fit and are allowed; none in one lower than capitals are.
  /// - Parameters:
  ///   - limit: The most lines; 0 for as many as fit.
  ///   - hangsFromTop: Whether they begin at the top; else they are in the middle.
  ///   - goesOn: Whether what has no room follows below, unseen and without an ellipsis.
  func lines(
    _ text: String, in rect: Rect, side: Side, font: Font? = nil, color: DynamicColor, limit: Int,
    hangsFromTop: Bool, goesOn: Bool = false
  ) throws(TypesettingError) -> [Mark] {
    let font = font ?? self.font
    guard !text.isEmpty, rect.width > 0, rect.height >= 0.75 * font.size else { return [] }
    // A view can be higher than an integer of lines, but no text has that many.
    let room = ((rect.height + 0.5) / font.lineHeight).rounded(.down)
    let fitting = Int(min(max(room, 1), Double(text.utf8.count + 1)))
    let paragraphRoom = try width(for: text, font, in: rect)
    let paragraph =
      if let measured = measured(in: paragraphRoom, atMost: fitting) {
        measured
      } else {
        try typesetter.paragraph(
          text, font: font, width: paragraphRoom + 1e-3,
          numberOfLines: limit == 0 ? fitting + (goesOn ? 1 : 0) : min(limit, fitting),
          direction: .natural)
      }
    let scale = canvas.scale
    let height = font.labelHeight(lines: paragraph.lines.count, scale: scale)
    let single = font.labelHeight(lines: 1, scale: scale)
    let top = hangsFromTop ? rect.minY : rect.midY - height / 2
    let first = top + font.baseline(inHeight: single, scale: scale)
    return paragraph.lines.prefix(fitting).enumerated().compactMap { index, line in
      // A character is never broken, however narrow the rectangle.
      guard !line.runs.isEmpty, line.width <= paragraphRoom + 1 else { return nil }
      let x =
        switch side {
        case .left: rect.minX
        case .center: rect.midX - line.width / 2
        case .right: rect.maxX - line.width
        }
      let y = first + Double(index) * font.lineHeight
      return Mark(
        .text(line, font: font, origin: Point(x: x, y: (y * scale).rounded() / scale)), fill: color)
    }
  }

  /// The lines that the view's own text was measured with, if they have room; nil where they have none.
  ///
  /// A stored frame was measured with another font, and has the lines that this font has there.
  private func measured(in width: Double, atMost lines: Int) -> Paragraph? {
    guard canvas.storedFrames == nil, let paragraph = metrics.paragraph,
      paragraph.lines.count <= lines, paragraph.width <= width
    else { return nil }
    return paragraph
  }

  /// The width that a text has: that of the rectangle before it was rounded to pixels, and more if a
  /// stored rectangle was measured with a font that is narrower by an error alone.
  private func width(
    for text: String, _ font: Font, in rect: Rect
  ) throws(TypesettingError) -> Double {
    guard canvas.storedFrames != nil else { return rect.width + 1 / canvas.scale }
    let width = try typesetter.width(of: text, font: font)
    return width <= rect.width + Canvas.widthError(of: width) ? max(width, rect.width) : rect.width
  }

  /// A text of one line, with "…" for the part of its middle that does not fit a width.
  ///
  /// The part before the ellipsis gets half of the room, and the part after it the rest.
  func truncatedInTheMiddle(_ text: String, width: Double) throws(TypesettingError) -> String {
    let limit = width + 1e-3
    guard !text.contains(where: \.isNewline), try typesetter.width(of: text, font: font) > limit
    else { return text }
    let room = limit - (try typesetter.width(of: "…", font: font))
    let characters = Array(text)
    let head = try longest(upTo: characters.count, width: room / 2) { String(characters[..<$0]) }
    let headWidth = try typesetter.width(of: head, font: font)
    let tail = try longest(upTo: characters.count - head.count, width: room - headWidth) {
      String(characters[(characters.count - $0)...])
    }
    let (start, end) = (
      head.trimmingSuffix(while: \.isWhitespace), tail.trimmingPrefix(while: \.isWhitespace)
    )
    return "\(start)…\(end)"
  }

  /// The longest of the texts of 0 to `limit` characters that fits a width.
  private func longest(
    upTo limit: Int, width: Double, text: (Int) -> String
  ) throws(TypesettingError) -> String {
    var (fits, failsFrom) = (0, limit + 1)
    while failsFrom - fits > 1 {
      let middle = (fits + failsFrom) / 2
      if try typesetter.width(of: text(middle), font: font) <= width {
        fits = middle
      } else {
        failsFrom = middle
      }
    }
    return text(fits)
  }
}
