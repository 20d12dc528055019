import LayoutModel
import Typesetting

/// The texts of callouts in a column at each side of a figure.
struct CalloutColumns {
  private let bounds: Rect
  private let prefix: String
  private let typesetter: Typesetter
  private var room: LabelRoom
  private var groups: [Figure.Group] = []
  /// What the texts cover.
  private var boxes: [Rect] = []

  private static let font = Font(size: 12)
  private static let lineHeight = 16.0
  /// From the top of a text to its baseline.
  private static let baseline = 12.5
  /// The longest line of a text, in points.
  private static let widest = 140.0
  /// From the figure to a text, and from a text to the edge.
  private static let gap = 18.0
  private static let margin = 8.0
  private static let leaderGap = 4.0
  private static let dot = 1.75
  private static let text = DynamicColor(0x262626, dark: 0xE5E5EA)
  private static let line = DynamicColor(0x6E6E73, dark: 0xAEAEB2)

  init(_ figure: Figure, _ typesetter: Typesetter) {
    bounds = figure.bounds
    prefix = Figure.idPrefix(of: figure.name)
    room = LabelRoom(figure)
    self.typesetter = typesetter
  }

  /// Adds a text with a line to the best of some places, and returns whether there is room for it.
  /// - Throws: An error when no font has a character of the text.
  mutating func add(_ text: String, pointingTo points: [Point]) throws(TypesettingError) -> Bool {
    let paragraph = try typesetter.paragraph(text, font: Self.font, width: Self.widest)
    let size = Size(
      width: paragraph.width.rounded(.up), height: Double(paragraph.lines.count) * Self.lineHeight)
    guard let choice = choice(for: size, points) else { return false }
    boxes.append(choice.box)
    let corners = [choice.start, choice.elbow, choice.end]
    let legs = zip(corners, corners.dropFirst()).map { Segment(from: $0, to: $1) }
    for leg in legs { room.addLine(leg, of: prefix) }
    let lines = legs.flatMap(pieces)
    var marks = [(Theme().background, 3.0), (Self.line, 1.0)].flatMap { color, width in
      lines.map {
        Mark(.polyline([$0.from, $0.to]), stroke: Stroke(color: color, width: width))
      } + [Mark(.circle(center: choice.end, radius: Self.dot + width / 2), fill: color)]
    }
    for (index, line) in paragraph.lines.enumerated() {
      let origin = Point(
        x: choice.isRight ? choice.box.minX : choice.box.maxX - line.width,
        y: choice.box.minY + Double(index) * Self.lineHeight + Self.baseline)
      marks.append(Mark(.text(line, font: Self.font, origin: origin), fill: Self.text))
    }
    groups.append(
      Figure.Group(
        id: "\(prefix)-callout-text-\(groups.count + 1)", classes: ["ib-callout-text"],
        marks: marks))
    return true
  }

  /// A figure with the columns beside it.
  func enclose(_ figure: Figure) -> Figure {
    if groups.isEmpty { return figure }
    var result = figure
    result.clipToBounds()
    let left = boxes.map(\.minX).min().map { min(bounds.minX, $0 - Self.margin) } ?? bounds.minX
    let right = boxes.map(\.maxX).max().map { max(bounds.maxX, $0 + Self.margin) } ?? bounds.maxX
    let top = boxes.map(\.minY).min().map { min(bounds.minY, $0 - Self.margin) } ?? bounds.minY
    let bottom = boxes.map(\.maxY).max().map { max(bounds.maxY, $0 + Self.margin) } ?? bounds.maxY
    result.bounds = Rect(
      x: left.rounded(.down), y: top.rounded(.down),
      width: right.rounded(.up) - left.rounded(.down),
      height: bottom.rounded(.up) - top.rounded(.down))
    result.layers.insert(
      .ground(result.bounds, prefix: prefix, name: "callouts-ground"), at: 0)
    result.layers.append(Figure.Layer(name: "ib-callout-texts", groups: groups))
    return result
  }

  // MARK: - Choice

  private struct Choice {
    var box: Rect
    var isRight: Bool
    var start: Point
    var elbow: Point
    var end: Point
    var cost: Double
  }

  /// The place of a text and its line that strikes least and is shortest.
  private func choice(for size: Size, _ points: [Point]) -> Choice? {
    var best: Choice?
    for (rank, point) in points.enumerated() {
      for isRight in [true, false] {
        for step in 0...80 {
          let shift = Double((step + 1) / 2) * (step % 2 == 0 ? 8 : -8)
          var choice = choice(size, point, isRight, shift)
          choice.cost += 3 * Double(rank)
          if choice.cost >= best?.cost ?? .infinity { continue }
          if boxes.contains(where: { $0.insetBy(-3).intersects(choice.box) }) { continue }
          choice.cost += strikes(choice)
          if choice.cost < best?.cost ?? .infinity { best = choice }
        }
      }
    }
    return best
  }

  /// The text level with a point but for a shift; its line runs level to the figure's edge.
  private func choice(
    _ size: Size, _ point: Point, _ isRight: Bool, _ shift: Double
  ) -> Choice {
    let x = isRight ? bounds.maxX + Self.gap : bounds.minX - Self.gap - size.width
    let box = Rect(
      x: x, y: point.y + shift - size.height / 2, width: size.width, height: size.height)
    let near = isRight ? box.minX - Self.leaderGap : box.maxX + Self.leaderGap
    let edge = isRight ? bounds.maxX + 4 : bounds.minX - 4
    let way = (point.x - edge).magnitude
    let outside = max(0, bounds.minY - box.minY) + max(0, box.maxY - bounds.maxY)
    return Choice(
      box: box, isRight: isRight, start: Point(x: near, y: box.midY),
      elbow: Point(x: edge, y: box.midY), end: point,
      cost: way / 4 + shift.magnitude / 2 + 4 * outside)
  }

  private func strikes(_ choice: Choice) -> Double {
    let leg = Segment(from: choice.elbow, to: choice.end)
    let others = groups.flatMap(\.marks).flatMap(\.segments).count { $0.meets(leg) }
    return 60 * Double(room.solids(along: leg).count) + 40 * Double(others)
  }

  /// A line interrupted where it would strike what has to be read.
  private func pieces(of line: Segment) -> [Segment] {
    let length = line.length
    guard length > 0 else { return [] }
    var pieces: [Segment] = []
    var from: Double?
    let count = Int(length.rounded(.up))
    let solids = room.solids(along: line).map { $0.insetBy(-2) }
    for step in 0...count {
      let share = Double(step) / Double(count)
      let point = line.place(at: share)
      let isFree = !solids.contains {
        $0.minX < point.x && point.x < $0.maxX && $0.minY < point.y && point.y < $0.maxY
      }
      if isFree, from == nil { from = share }
      if let start = from, !isFree || step == count {
        let end = isFree ? share : Double(step - 1) / Double(count)
        if end > start {
          pieces.append(Segment(from: line.place(at: start), to: line.place(at: end)))
        }
        from = nil
      }
    }
    return pieces
  }
}

extension Segment {
  /// Whether the inside of one meets that of another.
  fileprivate func meets(_ other: Segment) -> Bool {
    func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    return side(from, to, other.from) * side(from, to, other.to) < 0
      && side(other.from, other.to, from) * side(other.from, other.to, to) < 0
  }
}
