import LayoutModel
import Typesetting

/// Draws the lines of a constraint.
struct SchematicBar {
  /// Whether it is drawn as a double-headed arrow.
  var isInequality: Bool
  /// Whether its lines are dashed.
  var isOptional: Bool
  var purpose: SchematicInk.Purpose
  let ink: SchematicInk
  /// What texts cover.
  let texts: [Rect]

  /// The marks of a line, interrupted where it would run through texts.
  func marks(of stroke: SchematicStroke) -> [Mark] {
    switch stroke.role {
    case .bar: isInequality ? arrow(stroke) : bar(stroke)
    case .thin: pieces(of: stroke).flatMap { lines($0, SchematicMeasures.thinWidth, []) }
    case .line, .baseline:
      pieces(of: stroke).flatMap {
        lines($0, SchematicMeasures.lineWidth, isOptional ? dashes(stroke.axis) : [])
      }
    case .center:
      pieces(of: stroke).flatMap {
        lines(
          $0, SchematicMeasures.arrowWidth, SchematicMeasures.centerDashes,
          purpose == .fault ? .fault : .center)
      }
    }
  }

  private func dashes(_ axis: Axis) -> [Double] {
    axis == .horizontal ? SchematicMeasures.levelDashes : SchematicMeasures.uprightDashes
  }

  private func lines(
    _ stroke: SchematicStroke, _ width: Double, _ dashes: [Double],
    _ other: SchematicInk.Purpose? = nil
  ) -> [Mark] {
    ink.pieces(other ?? purpose, stroke).map { piece, color in
      line([segment(piece)], color, width, dashes)
    }
  }

  private func line(
    _ segments: [Segment], _ color: DynamicColor, _ width: Double, _ dashes: [Double]
  ) -> Mark {
    Mark(.segments(segments), stroke: Stroke(color: color, width: width, dashes: dashes))
  }

  private func segment(_ stroke: SchematicStroke) -> Segment {
    Segment(
      from: stroke.axis.point(stroke.start, stroke.cross),
      to: stroke.axis.point(stroke.end, stroke.cross))
  }

  /// An I-bar; dashed, its caps are solid.
  private func bar(_ stroke: SchematicStroke) -> [Mark] {
    let width = SchematicMeasures.lineWidth
    let caps = [stroke.start + width / 2, stroke.end - width / 2].map { place in
      let reach = SchematicMeasures.capLength / 2
      return segment(
        SchematicStroke(
          stroke.axis.across, stroke.cross - reach, stroke.cross + reach, at: place, .bar))
    }
    let pieces = ink.pieces(purpose, stroke)
    if pieces.count == 1, !isOptional {
      return [line(caps + [segment(stroke)], pieces[0].color, width, [])]
    }
    let (first, last) = (pieces[0].color, pieces[pieces.count - 1].color)
    let ends =
      first == last
      ? [line(caps, first, width, [])]
      : [line([caps[0]], first, width, []), line([caps[1]], last, width, [])]
    let stems = pieces.map { piece, color in
      line([segment(piece)], color, width, isOptional ? fittedDashes(piece) : [])
    }
    return ends + stems
  }

  /// At least two dashes, in such a number that the bar ends as it begins.
  private func fittedDashes(_ stroke: SchematicStroke) -> [Double] {
    let dashes = dashes(stroke.axis)
    let (on, off) = (dashes[0], dashes[1])
    let length = stroke.end - stroke.start
    let count = max(2, ((length + off) / (on + off)).rounded())
    let factor = length / (count * (on + off) - off)
    return [on * factor, off * factor]
  }

  private func arrow(_ stroke: SchematicStroke) -> [Mark] {
    let head = min(SchematicMeasures.arrowHead.width, (stroke.end - stroke.start) / 2)
    var shaft = stroke
    (shaft.start, shaft.end) = (stroke.start + head, stroke.end - head)
    let shafts = lines(
      shaft, SchematicMeasures.arrowWidth, isOptional ? dashes(stroke.axis) : [])
    let heads = [(stroke.start, head), (stroke.end, -head)].map { tip, length in
      let half = SchematicMeasures.arrowHead.height / 2
      let middle = stroke.axis.point(tip + length / 2, stroke.cross)
      return Mark(
        .polyline([
          stroke.axis.point(tip, stroke.cross),
          stroke.axis.point(tip + length, stroke.cross - half),
          stroke.axis.point(tip + length, stroke.cross + half),
        ]), fill: ink.color(purpose, on: [ink.ground(at: middle)]))
    }
    return shafts + heads
  }

  /// A line without what texts cover of it.
  private func pieces(of stroke: SchematicStroke) -> [SchematicStroke] {
    let cuts = texts.map { $0.insetBy(dx: -2, dy: 0) }.filter { stroke.hits($0, larger: 0) }
      .map { $0.range(stroke.axis) }.sorted { $0 < $1 }
    var pieces: [SchematicStroke] = []
    var piece = stroke
    for (from, to) in cuts {
      piece.end = min(from, stroke.end)
      pieces.append(piece)
      piece.start = max(piece.start, to)
    }
    piece.end = stroke.end
    pieces.append(piece)
    // A stub beside a text says nothing, unless it leads to an item.
    let least = cuts.isEmpty || stroke.role == .thin ? 0.0 : 3
    return pieces.filter { $0.end - $0.start > least }
  }
}
