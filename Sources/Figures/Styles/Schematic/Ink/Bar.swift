import LayoutModel
import Typesetting

extension Schematic {
  /// Draws the lines of a constraint.
  struct Bar {
    /// Whether it is drawn as a double-headed arrow.
    var isInequality: Bool
    /// Whether its lines are dashed.
    var isOptional: Bool
    var purpose: Ink.Purpose
    let ink: Ink
    /// What texts cover.
    let texts: [Rect]
    /// The middles of its numbers.
    let numbers: [Point]

    /// The marks of a line, interrupted where it would run through texts.
    func marks(of stroke: MarkStroke) -> [Mark] {
      switch stroke.role {
      case .bar: isInequality ? arrow(stroke) : bar(stroke)
      case .thin: lines(stroke.pieces(around: texts), Measures.thinWidth, [])
      case .line, .baseline:
        stroke.pieces(around: texts).flatMap {
          lines([$0], Measures.lineWidth, isOptional ? dashes(stroke.axis) : [])
        }
      case .center:
        lines(
          stroke.pieces(around: texts).flatMap(centerDashes), Measures.arrowWidth, [],
          purpose == .fault ? .fault : .center)
      }
    }

    /// The dashes of a centre line, the first and the last of which reach to its ends.
    ///
    /// Their places do not depend on where it begins: two lines with one centre are one line.
    private func centerDashes(_ stroke: MarkStroke) -> [MarkStroke] {
      let on = Measures.centerDashes[0]
      let period = Measures.centerDashes.reduce(0, +)
      let first = (stroke.start / period).rounded(.down) * period
      var dashes = stride(from: first, to: stroke.end, by: period)
        .filter { $0 + on > stroke.start }
        .map { MarkStroke(stroke.axis, $0, $0 + on, at: stroke.cross, .center) }
      if dashes.isEmpty { return [stroke] }
      dashes[0].start = stroke.start
      dashes[dashes.count - 1].end = stroke.end
      return dashes
    }

    private func dashes(_ axis: Axis) -> [Double] {
      axis == .horizontal ? Measures.levelDashes : Measures.uprightDashes
    }

    /// Strokes as one mark for each colour that they have in turn.
    private func lines(
      _ strokes: [MarkStroke], _ width: Double, _ dashes: [Double],
      _ other: Ink.Purpose? = nil
    ) -> [Mark] {
      var runs: [[Ink.Piece]] = []
      for piece in strokes.flatMap({ ink.pieces(other ?? purpose, $0) }) {
        if let last = runs.last?.last, last.color == piece.color, last.rim == piece.rim {
          runs[runs.count - 1].append(piece)
        } else {
          runs.append([piece])
        }
      }
      return inRims(
        runs.map { run in
          (line(run.map(\.stroke.segment), run[0].color, width, dashes), run[0].rim)
        })
    }

    /// Marks above the rims of those that have one.
    private func inRims(_ marks: [(mark: Mark, rim: DynamicColor?)]) -> [Mark] {
      let rims = marks.compactMap { mark, rim in
        rim.map { color in
          var below = mark
          let width = mark.stroke?.width ?? 0
          below.stroke = Stroke(
            color: color, width: width + 2 * Measures.rim, dashes: [])
          return below
        }
      }
      return rims + marks.map(\.mark)
    }

    private func line(
      _ segments: [Segment], _ color: DynamicColor, _ width: Double, _ dashes: [Double]
    ) -> Mark {
      Mark(.segments(segments), stroke: Stroke(color: color, width: width, dashes: dashes))
    }

    /// An I-bar; dashed, its caps are solid.
    private func bar(_ stroke: MarkStroke) -> [Mark] {
      let width = Measures.lineWidth
      let caps = [stroke.start + width / 2, stroke.end - width / 2].map { place in
        let reach = Measures.capLength / 2
        return MarkStroke(
          stroke.axis.across, stroke.cross - reach, stroke.cross + reach, at: place, .bar
        ).segment
      }
      let pieces = ink.pieces(purpose, stroke)
      guard let first = pieces.first, let last = pieces.last else {
        // Of no length: both caps are one.
        let cap = ink.paint(
          purpose, on: [ink.ground(at: stroke.axis.point(stroke.start, stroke.cross))])
        return inRims([(line(caps, cap.color, width, []), cap.rim)])
      }
      if pieces.count == 1, !isOptional {
        return inRims([(line(caps + [stroke.segment], first.color, width, []), first.rim)])
      }
      let ends =
        first.color == last.color && first.rim == last.rim
        ? [(line(caps, first.color, width, []), first.rim)]
        : zip(caps, [first, last]).map { (line([$0], $1.color, width, []), $1.rim) }
      let scale = dashScale(stroke)
      let stems = pieces.map { piece in
        let dashes = isOptional ? fittedDashes(piece.stroke, scale) : []
        return (line([piece.stroke.segment], piece.color, width, dashes), piece.rim)
      }
      return inRims(ends + stems)
    }

    /// How much shorter dashes are than usual, so that two of them are seen at each side of each number.
    private func dashScale(_ stroke: MarkStroke) -> Double {
      let radius = Measures.calloutRadius
      let discs = numbers.filter { stroke.distance(to: $0) < 1 }.map {
        stroke.axis == .horizontal ? $0.x : $0.y
      }
      let sides = discs.flatMap { [$0 - radius - stroke.start, stroke.end - $0 - radius] }
      let least = 2 * dashes(stroke.axis)[0] + dashes(stroke.axis)[1]
      return min(1, (sides.filter { $0 > 6 }.min() ?? least) / least)
    }

    /// At least two dashes, in such a number that the bar ends as it begins.
    private func fittedDashes(_ stroke: MarkStroke, _ scale: Double) -> [Double] {
      let dashes = dashes(stroke.axis).map { $0 * scale }
      let (on, off) = (dashes[0], dashes[1])
      let length = stroke.end - stroke.start
      let count = max(2, ((length + off) / (on + off)).rounded())
      let factor = length / (count * (on + off) - off)
      return [on * factor, off * factor]
    }

    private func arrow(_ stroke: MarkStroke) -> [Mark] {
      let head = min(Measures.arrowHead.width, (stroke.end - stroke.start) / 2)
      var shaft = stroke
      (shaft.start, shaft.end) = (stroke.start + head, stroke.end - head)
      let shafts = lines(
        [shaft], Measures.arrowWidth, isOptional ? dashes(stroke.axis) : [])
      let heads = [(stroke.start, head), (stroke.end, -head)].map { tip, length in
        let half = Measures.arrowHead.height / 2
        let middle = stroke.axis.point(tip + length / 2, stroke.cross)
        let (color, rim) = ink.paint(purpose, on: [ink.ground(at: middle)])
        let head = Mark(
          .polyline([
            stroke.axis.point(tip, stroke.cross),
            stroke.axis.point(tip + length, stroke.cross - half),
            stroke.axis.point(tip + length, stroke.cross + half),
          ]), fill: color)
        return (head, rim)
      }
      return shafts + inRims(heads)
    }
  }
}
