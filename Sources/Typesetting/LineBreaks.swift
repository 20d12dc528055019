import CICU

/// The places where a block may be broken, and how wide what lies between is about.
struct LineBreaks {
  private let scalars: [UInt32]
  private let advances: [Double]
  private lazy var lineStarts = TextBreaks.lines(of: scalars)
  private lazy var characterStarts = TextBreaks.graphemes(of: scalars)

  init(_ scalars: [UInt32], _ advances: [Double]) {
    self.scalars = scalars
    self.advances = advances
  }

  /// The end of a line that starts at a place and has some room: before a word, or within one too
  /// wide.
  mutating func end(from start: Int, room: Double) -> Int {
    var width = 0.0
    var end = start
    for index in start..<scalars.count {
      if index > start, lineStarts[index] { end = index }
      width += advances[index]
      if width > room, !icu_is_breaking_blank(scalars[index]) {
        if end > start { return end }
        return max(characterEnd(from: start, room: room), characterEnd(after: start))
      }
    }
    return scalars.count
  }

  /// The end of the last character from a place that fits in so much room.
  mutating func characterEnd(from start: Int, room: Double) -> Int {
    var width = 0.0
    var end = start
    for index in start..<scalars.count {
      if characterStarts[index] { end = index }
      width += advances[index]
      if width > room { return max(start, end) }
    }
    return scalars.count
  }

  /// The start of the last character before a place, no earlier than another.
  mutating func characterStart(before end: Int, from start: Int) -> Int {
    var place = end - 1
    while place > start, !characterStarts[place] { place -= 1 }
    return max(start, place)
  }

  private mutating func characterEnd(after start: Int) -> Int {
    var place = start + 1
    while place < scalars.count, !characterStarts[place] { place += 1 }
    return place
  }

  /// Whether a line is of more than one character.
  mutating func canBreak(_ line: Range<Int>) -> Bool {
    characterEnd(after: line.lowerBound) < endWithoutBlanks(line)
  }

  /// The end of a line, the blanks that end it left out.
  func endWithoutBlanks(_ line: Range<Int>) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, icu_is_breaking_blank(scalars[end - 1]) { end -= 1 }
    return end
  }

  /// About how wide a line is, the blanks that end it left out.
  func width(_ line: Range<Int>) -> Double {
    advances[line.lowerBound..<endWithoutBlanks(line)].reduce(0, +)
  }
}
