import LayoutModel

/// The style of a constraint's lines.
struct LineInk {
  var line: DynamicColor
  /// At both sides of the line, all along.
  var edge: DynamicColor?
  /// Other colours that mean the same, for where the line would not be seen.
  private var others: [DynamicColor] = []
  /// What lies under the line.
  private var fills: ViewFills?
  /// Lengths on and off by turns; empty for a solid line.
  var dashes: [Double] = []
  /// Whether it is set off by a casing and a shadow.
  var isSelected = false
  var theme: Theme

  /// Darker blues for grounds of middle brightness, and white for darker ones.
  private static let blues = [
    DynamicColor(0x0A4A82), DynamicColor(0xFFFFFF), DynamicColor(0x062A4D),
  ]

  /// The ink of a constraint of a status: dashed when it is optional, dotted when it is a placeholder.
  init(_ constraint: LayoutConstraint, _ status: LayoutStatus, isSelected: Bool, _ theme: Theme) {
    let colors = theme.colors(for: status)
    line = colors.line
    edge = colors.edge
    others = status == .satisfied ? Self.blues : []
    self.isSelected = isSelected
    self.theme = theme
    if constraint.isPlaceholder {
      dashes = theme.dots
    } else if !constraint.priority.isRequired {
      dashes = theme.dashes
    }
  }

  /// The ink of what does not hold.
  init(inactive theme: Theme) {
    line = theme.inactive
    dashes = theme.dots
    self.theme = theme
  }

  /// The ink of the outline of a view.
  init(outline colors: Theme.StatusColors, dashes: [Double], _ theme: Theme) {
    (line, edge) = (colors.line, colors.edge)
    self.dashes = dashes
    self.theme = theme
  }

  /// The ink as it is seen on what lines run over.
  func set(off fills: ViewFills, _ lines: [Segment]) -> LineInk {
    var ink = self
    ink.fills = fills
    let parts = lines.flatMap(fills.parts)
    for side in [\DynamicColor.light, \.dark] {
      if isSelected {
        // A casing is the ground of its line.
        let casing = theme.casing[keyPath: side]
        if line[keyPath: side].contrast(to: casing) < 3 { ink.line[keyPath: side] = line.light }
      } else if let edge {
        if !parts.allSatisfy({ $0.shows(line, side) || $0.shows(edge, side) }) {
          ink.edge?[keyPath: side] = edge.light
        }
      }
    }
    return ink
  }

  /// The marks of lines and of the solid caps at their ends.
  func marks(_ stems: [Segment], caps: [Segment] = []) -> [Mark] {
    let width = 2 * theme.lineWidth
    let edges = edges(of: caps, width: width, []) + edges(of: stems, width: width, dashes)
    let stems = pieces(of: stems, dashes)
    let caps = pieces(of: caps, like: stems)
    let solid = dashes.isEmpty ? caps + stems : caps
    return (isSelected ? casing((caps + stems).map(\.segment)) : [])
      + rims(of: caps + stems) + edges + strokes(of: solid, width: theme.lineWidth)
      + (dashes.isEmpty ? [] : strokes(of: stems, width: theme.lineWidth, dashes))
  }

  /// The thin lines from a bar to an item that is not beside it.
  func extensions(_ segments: [Segment]) -> [Mark] {
    if segments.isEmpty { return [] }
    let width = theme.extensionWidth
    let pieces = pieces(of: segments)
    return edges(of: segments, width: width + theme.lineWidth, []) + rims(of: pieces)
      + strokes(of: pieces, width: width)
  }

  /// The outline of a view.
  func outline(_ shape: Shape, along sides: [Segment]) -> [Mark] {
    let isFaint = pieces(of: sides, dashes).contains { !$0.faint.isEmpty }
    return [
      (edge ?? (isFaint ? rim(of: line) : nil), 2 * theme.lineWidth), (line, theme.lineWidth),
    ]
    .compactMap { color, width in
      color.map { Mark(shape, stroke: Stroke(color: $0, width: width, dashes: dashes)) }
    }
  }

  /// A mark for the pieces of each colour, in the order in which colours are met.
  private func strokes(of pieces: [Piece], width: Double, _ dashes: [Double] = []) -> [Mark] {
    var colors: [DynamicColor] = []
    for piece in pieces where !colors.contains(piece.color) { colors.append(piece.color) }
    return colors.map { color in
      Mark(
        .segments(pieces.filter { $0.color == color }.map(\.segment)),
        stroke: Stroke(color: color, width: width, dashes: dashes))
    }
  }

  /// Half a point of another colour at both sides, not moved to whole pixels, since it is no line itself.
  private func edges(of segments: [Segment], width: Double, _ dashes: [Double]) -> [Mark] {
    guard let edge else { return [] }
    return segments.map { segment in
      Mark(
        .polyline([segment.from, segment.to]),
        stroke: Stroke(color: edge, width: width, dashes: dashes))
    }
  }

  /// Half a point of black or white at both sides of what would not be seen.
  private func rims(of pieces: [Piece]) -> [Mark] {
    pieces.flatMap { piece in
      piece.faint.map { segment in
        Mark(
          .polyline([segment.from, segment.to]),
          stroke: Stroke(color: rim(of: piece.color), width: 2 * theme.lineWidth))
      }
    }
  }

  /// Of the two grounds of a page, the one on which a colour is seen.
  private func rim(of color: DynamicColor) -> DynamicColor {
    let (white, black) = (theme.background.light, theme.background.dark)
    func ground(of color: Color) -> Color {
      color.contrast(to: white) >= color.contrast(to: black) ? white : black
    }
    return DynamicColor(light: ground(of: color.light), dark: ground(of: color.dark))
  }

  /// The casing of a badge on the line.
  func casing(ofBadgeAt center: Point) -> [Mark] {
    guard isSelected else { return [] }
    return [
      Mark(
        .circle(center: center, radius: theme.badgeDiameter / 2 + 1), fill: theme.casing)
    ]
  }

  /// A point of white all round, over a shadow that fades out over six points, shifted down by two and a
  /// half.
  private func casing(_ segments: [Segment]) -> [Mark] {
    let grown = segments.map { $0.grown(by: 1) }
    let width = theme.lineWidth + 2
    let shadow = (0..<5).map { step in
      let reach = 0.75 * Double(step)
      return Mark(
        .segments(segments.map { $0.grown(by: 1 + reach).movedDown(by: 2.5) }),
        stroke: Stroke(color: theme.shadow.opacity(0.1), width: width + 2 * reach))
    }
    return shadow + [Mark(.segments(grown), stroke: Stroke(color: theme.casing, width: width))]
  }
}

// MARK: - Colours

extension LineInk {
  /// A part of a line in the colour in which it is seen there.
  private struct Piece {
    var segment: Segment
    var color: DynamicColor
    /// The parts of it that are not seen without a rim.
    private(set) var faint: [Segment] = []

    /// Adds a part after the others; what is seen between two for a moment has a rim too.
    mutating func addFaint(_ part: Segment) {
      if let last = faint.last, Segment(from: last.to, to: part.from).length < 2 * leastPiece {
        faint[faint.count - 1].to = part.to
      } else {
        faint.append(part)
      }
    }
  }

  /// A stretch between others that is shorter keeps the colour before it, as it does on a picture, which has many.
  private static let leastPiece = 8.0

  /// The parts of lines, each in one colour; a short or dashed line has one where one is seen all along.
  private func pieces(of segments: [Segment], _ dashes: [Double] = []) -> [Piece] {
    guard let fills, edge == nil, !isSelected else {
      return segments.map { Piece(segment: $0, color: line) }
    }
    return segments.flatMap { segment -> [Piece] in
      let parts = fills.parts(of: segment)
      let isOne = parts.count == 1 || !dashes.isEmpty || segment.length <= theme.capLength
      if isOne, let color = color(on: parts) { return [Piece(segment: segment, color: color)] }
      return pieces(of: parts)
    }
  }

  /// The caps of bars, in the colours of the lines between them where these are seen.
  private func pieces(of caps: [Segment], like stems: [Piece]) -> [Piece] {
    caps.flatMap { cap -> [Piece] in
      let middle = Point(x: (cap.from.x + cap.to.x) / 2, y: (cap.from.y + cap.to.y) / 2)
      let stem = stems.first { stem in
        [stem.segment.from, stem.segment.to].contains { end in
          max((end.x - middle.x).magnitude, (end.y - middle.y).magnitude) <= theme.lineWidth
        }
      }
      guard let stem, let fills, edge == nil, !isSelected,
        color(on: fills.parts(of: cap), of: [stem.color]) != nil
      else { return pieces(of: [cap]) }
      return [Piece(segment: cap, color: stem.color)]
    }
  }

  private func pieces(of parts: [ViewFills.Part]) -> [Piece] {
    guard let start = parts.first?.segment.from, let end = parts.last?.segment.to else { return [] }
    let line = Segment(from: start, to: end)
    let first = parts.first { !isKept($0) } ?? parts.first
    var pieces: [Piece] = []
    for (index, part) in parts.enumerated() {
      let isKept = isKept(part) && (part.isPicture || 0 < index && index + 1 < parts.count)
      let known = pieces.last?.color ?? first.flatMap { self.color(on: [$0]) } ?? self.line
      let color = isKept ? known : self.color(on: [part]) ?? self.line
      if pieces.last?.color == color {
        pieces[pieces.count - 1].segment.to = part.segment.to
      } else {
        pieces.append(Piece(segment: part.segment, color: color))
      }
      if self.color(on: [part], of: [color]) == nil {
        pieces[pieces.count - 1].addFaint(Self.rim(part.segment, on: line))
      }
    }
    return pieces
  }

  /// A rim on a line, long enough to be no dot, but not beyond its ends.
  private static func rim(_ part: Segment, on line: Segment) -> Segment {
    let more = max(0, (leastPiece - part.length) / 2)
    let grown = part.grown(by: more)
    let box = line.box
    func inside(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    }
    return Segment(from: inside(grown.from), to: inside(grown.to))
  }

  private func isKept(_ part: ViewFills.Part) -> Bool {
    part.isPicture || part.segment.length < Self.leastPiece
  }

  /// The first colour, in each appearance, that is seen on all parts; nil where none is.
  private func color(on parts: [ViewFills.Part], of choices: [DynamicColor]? = nil) -> DynamicColor?
  {
    var found = line
    for side in [\DynamicColor.light, \.dark] {
      let colors =
        choices?.map { $0[keyPath: side] }
        ?? [line[keyPath: side], line.light] + others.map { $0[keyPath: side] } + [line.dark]
      let color = colors.first { color in
        parts.allSatisfy { $0.shows(DynamicColor(color), side) }
      }
      guard let color else { return nil }
      found[keyPath: side] = color
    }
    return found
  }
}

extension Segment {
  /// The level or upright line with as much more at both ends.
  fileprivate func grown(by distance: Double) -> Segment {
    var grown = self
    if from.y == to.y {
      let direction = from.x <= to.x ? distance : -distance
      (grown.from.x, grown.to.x) = (from.x - direction, to.x + direction)
    } else {
      let direction = from.y <= to.y ? distance : -distance
      (grown.from.y, grown.to.y) = (from.y - direction, to.y + direction)
    }
    return grown
  }

  fileprivate func movedDown(by distance: Double) -> Segment {
    Segment(
      from: Point(x: from.x, y: from.y + distance), to: Point(x: to.x, y: to.y + distance))
  }
}
