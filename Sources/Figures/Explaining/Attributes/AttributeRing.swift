import LayoutModel
import Typesetting

/// The names of attributes around a view, and the lines that lead to them; none of them meets another one.
struct AttributeRing {
  private static let width = 112.0
  /// From the end of a line to its name, and to one that stands elsewhere.
  private static let gap = 5.0
  private static let leader = 14.0
  /// Between two names.
  private static let between = 3.0

  private(set) var marks: [Mark] = []
  /// The left edge of what stands below the view, or of the view itself.
  private(set) var left: Double

  /// - Throws: An error when no font has a character of a name.
  init(
    _ lines: AttributeLines, around box: Rect, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    left = box.minX - 14
    for side in AttributeLine.Side.allCases {
      let own = lines.lines.filter { $0.side == side }
      let bars = own.filter { $0.look == .size }
      try add(own.filter { $0.look != .size }, side, typesetter)
      for bar in bars { try add(bar, side, typesetter) }
    }
  }

  /// Places the names of lines beside their ends, as far apart as they need.
  private mutating func add(
    _ lines: [AttributeLine], _ side: AttributeLine.Side, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    let axis: Axis = side == .top || side == .bottom ? .horizontal : .vertical
    let sorted = lines.enumerated().sorted { a, b in
      let (first, second) = (a.element.stroke.cross, b.element.stroke.cross)
      return (first, a.offset) < (second, b.offset)
    }.map(\.element)
    let texts = try sorted.map { line throws(TypesettingError) in
      try ExplainedText(line.words, width: Self.width, typesetter)
    }
    let lengths = texts.map { axis == .horizontal ? $0.size.width + 5 : $0.size.height }
    let middles = Self.spread(
      sorted.map(\.stroke.cross), lengths: lengths, gap: Self.between)
    let isStraight = zip(sorted, middles).allSatisfy { ($0.stroke.cross - $1).magnitude < 0.01 }
    for (line, (text, middle)) in zip(sorted, zip(texts, middles)) {
      marks += Self.marks(of: text, line, side, at: middle, isStraight: isStraight)
    }
    guard side == .bottom else { return }
    left = zip(middles, texts).reduce(left) { min($0, $1.0 - $1.1.size.width / 2 - 10) }
  }

  /// A name beside the end of its line; where names are spread, all of a side stand further out.
  private static func marks(
    of text: ExplainedText, _ line: AttributeLine, _ side: AttributeLine.Side, at middle: Double,
    isStraight: Bool
  ) -> [Mark] {
    let axis: Axis = side == .top || side == .bottom ? .vertical : .horizontal
    let away = side == .top || side == .left ? -1.0 : 1
    let tip = axis == .horizontal ? line.end.x : line.end.y
    let start = tip + away * (isStraight ? 0 : leader)
    let length = axis == .horizontal ? text.size.width : text.size.height
    let place = axis.point(start + away * (gap + length / 2), middle)
    var marks: [Mark] = []
    if !isStraight {
      let points = [
        axis.point(tip + away, line.stroke.cross), axis.point(start + away * (gap - 2), middle),
      ]
      marks.append(
        Mark(.polyline(points), .leader, stroke: Stroke(color: ExplainedText.line, width: 0.75)))
    }
    return marks + text.marks(around: place, .label)
  }

  /// The name of a bar in the middle beside it.
  private mutating func add(
    _ bar: AttributeLine, _ side: AttributeLine.Side, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    let text = try ExplainedText(bar.words, width: Self.width, typesetter)
    let half = Schematic.Measures.capLength / 2 + 4
    let place =
      side == .bottom
      ? Point(x: bar.end.x, y: bar.end.y + half + text.size.height / 2)
      : Point(x: bar.end.x - half - text.size.width / 2, y: bar.end.y)
    marks += text.marks(around: place, .label)
  }

  /// Middles near to some, in the same order, of things so long that do not meet.
  static func spread(_ wanted: [Double], lengths: [Double], gap: Double) -> [Double] {
    // Things that would meet are one block, whose middle is that of its wishes.
    var blocks: [(members: Range<Int>, start: Double, length: Double)] = []
    for index in wanted.indices {
      blocks.append((index..<index + 1, wanted[index] - lengths[index] / 2, lengths[index]))
      while blocks.count > 1 {
        let (before, last) = (blocks[blocks.count - 2], blocks[blocks.count - 1])
        if before.start + before.length + gap <= last.start { break }
        let members = before.members.lowerBound..<last.members.upperBound
        let length = members.reduce(-gap) { $0 + lengths[$1] + gap }
        var offset = 0.0
        let starts = members.map { member in
          defer { offset += lengths[member] + gap }
          return wanted[member] - lengths[member] / 2 - offset
        }
        blocks.removeLast(2)
        blocks.append((members, starts.reduce(0, +) / Double(starts.count), length))
      }
    }
    return blocks.flatMap { block -> [Double] in
      var place = block.start
      return block.members.map { member in
        defer { place += lengths[member] + gap }
        return place + lengths[member] / 2
      }
    }
  }
}
