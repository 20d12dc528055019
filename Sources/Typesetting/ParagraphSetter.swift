/// Sets a text in lines, block by block.
struct ParagraphSetter: ~Copyable {
  private(set) var lines: [Line] = []
  private(set) var isTruncated = false
  private let shaper: Shaper
  private var palette: FontPalette
  private let direction: BaseDirection
  private let limit: Double
  private let maximum: Int

  /// Makes a setter of lines.
  /// - Parameters:
  ///   - limit: The width of a line, in points.
  ///   - maximum: The most lines.
  init(
    _ font: Font, _ palette: FontPalette, _ direction: BaseDirection, limit: Double, maximum: Int
  ) {
    shaper = Shaper(font)
    self.palette = palette
    self.direction = direction
    // Widths that are equal but for the rounding of sums fit.
    self.limit = limit + 1e-9
    self.maximum = maximum
  }

  /// Whether there may be no more lines.
  var isFull: Bool { lines.count == maximum }

  private var isAtLastLine: Bool { lines.count + 1 == maximum }

  /// Sets the text between two line breaks.
  /// - Parameter hasMore: Whether there is another block, which needs a line.
  mutating func set(_ scalars: [UInt32], hasMore: Bool) throws(TypesettingError) {
    let block = try TextBlock(scalars, direction, &palette)
    let whole = try shaper.shaped(block, palette)
    let mustEnd = isAtLastLine && hasMore
    if whole.width <= limit, !mustEnd {
      append(whole, block)
    } else if mustEnd {
      try truncate(block, from: 0, whole.advances(count: scalars.count))
    } else {
      try wrap(block, whole.advances(count: scalars.count), hasMore: hasMore)
    }
  }

  private mutating func wrap(
    _ block: TextBlock, _ advances: [Double], hasMore: Bool
  ) throws(TypesettingError) {
    var breaks = LineBreaks(block.scalars, advances)
    var start = 0
    while start < block.scalars.count {
      var (line, next) = try fittingLine(of: block, from: start, &breaks)
      if isAtLastLine, next < block.scalars.count || hasMore {
        return try truncate(block, from: start, advances)
      }
      if next == block.scalars.count {
        // The blanks that end a text count when there is room for them.
        let rest = block.line(start..<next)
        let shaped = try shaper.shaped(rest, palette)
        if shaped.width <= limit { line = (rest, shaped) }
      }
      append(line.shaped, line.text)
      start = next
    }
  }

  /// The longest line from a place that fits, and where the next one begins.
  private func fittingLine(
    of block: TextBlock, from start: Int, _ breaks: inout LineBreaks
  ) throws(TypesettingError) -> (line: (text: TextBlock, shaped: ShapedLine), next: Int) {
    var room = limit
    while true {
      let next = breaks.end(from: start, room: room)
      let line = block.line(start..<breaks.endWithoutBlanks(start..<next))
      let shaped = try shaper.shaped(line, palette)
      // Letters may be wider at a line's end than they were within the text.
      let excess = shaped.width - limit
      if excess <= 0 || !breaks.canBreak(start..<next) { return ((line, shaped), next) }
      room = min(room - excess, breaks.width(start..<next) - 1e-6)
    }
  }

  /// Ends the text with as much of a block as fits with an ellipsis after it.
  private mutating func truncate(
    _ block: TextBlock, from start: Int, _ advances: [Double]
  ) throws(TypesettingError) {
    isTruncated = true
    var mark: [UInt32] = [0x2026]
    let font = try palette.fonts(of: &mark)[0]
    var breaks = LineBreaks(block.scalars, advances)
    let ellipsis = block.line(start..<start, ellipsisFont: font)
    let ellipsisWidth = try shaper.shaped(ellipsis, palette).width
    var end = breaks.characterEnd(from: start, room: limit - ellipsisWidth)
    while true {
      let line = block.line(
        start..<breaks.endWithoutBlanks(start..<end), ellipsisFont: font)
      let shaped = try shaper.shaped(line, palette)
      if shaped.width <= limit { return append(shaped, line) }
      guard end > start else { break }
      end = breaks.characterStart(before: end, from: start)
    }
    append(ShapedLine(), block.line(start..<start))
  }

  private mutating func append(_ shaped: ShapedLine, _ text: TextBlock) {
    lines.append(
      Line(
        text: text.text, width: shaped.width, isRightToLeft: text.isRightToLeft,
        runs: shaped.glyphRuns))
  }
}
