import LayoutModel

/// Level and upright lines in colours in which they are seen on what lies below them.
struct LineColoring {
  /// What the lines are.
  var role: Role
  var palette: Palette
  /// What lies below; nil of lines that bring a ground of their own.
  var fills: ViewFills?
  /// In points, of lines and of their rims.
  var width: Double
  var rimWidth: Double
  /// A stretch between others that is shorter keeps the colour before it, as it does on a picture, which has many.
  var leastPiece = 0.0
  /// A line that is no longer has one colour if one is seen all along it, as a dashed line has.
  var longestWhole: Double

  /// A part of a line in one colour.
  struct Piece {
    var segment: Segment
    var color: DynamicColor
    /// The parts of it that are not seen without a rim.
    var faint: [Segment] = []
  }

  /// The marks of lines and of the solid caps at their ends.
  /// - Parameter dashes: The dashes of a piece; nil of solid lines.
  func marks(
    _ stems: [Segment], caps: [Segment] = [], dashes: ((Segment) -> [Double])? = nil
  ) -> [Mark] {
    let lines = pieces(of: stems, areWhole: dashes != nil)
    let ends = pieces(of: caps, like: lines)
    let below = rims(of: ends + lines)
    guard let dashes else { return below + strokes(of: lines, ends) }
    return below + strokes(of: [], ends) + strokes(of: lines, dashes: dashes)
  }

  /// A mark for the pieces of each look, with the caps that have it, in the order in which looks are met.
  private func strokes(
    of lines: [Piece], _ caps: [Piece] = [], dashes: (Segment) -> [Double] = { _ in [] }
  ) -> [Mark] {
    func look(_ piece: Piece) -> Stroke {
      Stroke(color: piece.color, width: width, dashes: dashes(piece.segment))
    }
    var looks: [Stroke] = []
    for piece in caps + lines where !looks.contains(look(piece)) { looks.append(look(piece)) }
    return looks.map { stroke in
      let ends = caps.filter { look($0) == stroke }
      let pieces = lines.filter { look($0) == stroke }
      var mark = Mark(
        .segments((ends + pieces).map(\.segment)), pieces.isEmpty ? .cap : role, stroke: stroke)
      mark.caps = pieces.isEmpty ? 0 : ends.count
      return mark
    }
  }

  /// Black or white at both sides of what would not be seen, not moved to whole pixels, since it is no line itself.
  private func rims(of pieces: [Piece]) -> [Mark] {
    pieces.flatMap { piece in
      piece.faint.map { segment in
        Mark(
          .polyline([segment.from, segment.to]), .rim,
          stroke: Stroke(color: Palette.rim(of: piece.color), width: rimWidth))
      }
    }
  }

  // MARK: - Pieces

  /// The parts of lines, each in one colour.
  func pieces(of segments: [Segment], areWhole: Bool = false) -> [Piece] {
    guard let fills else {
      return segments.map { Piece(segment: $0, color: palette.colors[0]) }
    }
    return segments.flatMap { segment -> [Piece] in
      let parts = fills.parts(of: segment)
      if parts.count == 1 || areWhole || segment.length <= longestWhole {
        let color = palette.color(on: parts.map(\.colors))
        if palette.shows(color, on: parts.map(\.colors)) {
          return [Piece(segment: segment, color: color)]
        }
      }
      return pieces(of: parts, on: segment)
    }
  }

  /// The caps of bars, in the colours of the lines between them where these are seen.
  private func pieces(of caps: [Segment], like stems: [Piece]) -> [Piece] {
    caps.flatMap { cap -> [Piece] in
      let middle = cap.place(at: 0.5)
      let stem = stems.first { stem in
        [stem.segment.from, stem.segment.to].contains { end in
          max((end.x - middle.x).magnitude, (end.y - middle.y).magnitude) <= width
        }
      }
      guard let fills, let stem, palette.shows(stem.color, on: fills.parts(of: cap).map(\.colors))
      else { return pieces(of: [cap]) }
      return [Piece(segment: cap, color: stem.color)]
    }
  }

  private func pieces(of parts: [ViewFills.Part], on line: Segment) -> [Piece] {
    func isKept(_ part: ViewFills.Part) -> Bool {
      part.isPicture || part.segment.length < leastPiece
    }
    let first = parts.first { !isKept($0) } ?? parts.first
    var pieces: [Piece] = []
    for (index, part) in parts.enumerated() {
      let isInside = 0 < index && index + 1 < parts.count
      let known = pieces.last?.color ?? palette.color(on: first.map { [$0.colors] } ?? [])
      let color =
        isKept(part) && (part.isPicture || isInside) ? known : palette.color(on: [part.colors])
      if pieces.last?.color == color {
        pieces[pieces.count - 1].segment.to = part.segment.to
      } else {
        pieces.append(Piece(segment: part.segment, color: color))
      }
      if palette.hasRims,
        !stretch(of: parts, around: index).allSatisfy({ palette.shows(color, on: [$0.colors]) })
      {
        pieces[pieces.count - 1].addFaint(rim(part.segment, on: line), joining: 2 * leastPiece)
      }
    }
    return pieces
  }

  /// A part; on a picture the parts beside each other there: a rim on one of them is on all.
  private func stretch(of parts: [ViewFills.Part], around index: Int) -> ArraySlice<ViewFills.Part>
  {
    guard parts[index].isPicture else { return parts[index...index] }
    let start = parts[...index].lastIndex { !$0.isPicture }.map { $0 + 1 } ?? 0
    return parts[start...].prefix { $0.isPicture }
  }

  /// A rim on a line, long enough to be no dot, but not beyond its ends: on another ground it sticks out.
  private func rim(_ part: Segment, on line: Segment) -> Segment {
    part.grown(by: max(0, (leastPiece / 2 - part.length) / 2)).within(line.box)
  }
}

extension LineColoring.Piece {
  /// Adds a part after the others; what is seen between two for a moment has a rim too.
  fileprivate mutating func addFaint(_ part: Segment, joining distance: Double) {
    if let last = faint.last, Segment(from: last.to, to: part.from).length <= distance {
      faint[faint.count - 1].to = part.to
    } else {
      faint.append(part)
    }
  }
}

extension Segment {
  /// The level or upright line with as much more at both ends.
  func grown(by distance: Double) -> Segment {
    AxisSegment(self).longer(by: distance).segment
  }

  /// The line with its ends at the nearest places of a box.
  func within(_ box: Rect) -> Segment {
    func inside(_ point: Point) -> Point {
      Point(
        x: min(max(point.x, box.minX), box.maxX), y: min(max(point.y, box.minY), box.maxY))
    }
    return Segment(from: inside(from), to: inside(to))
  }
}
