import LayoutModel
import Typesetting

extension Schematic {
  /// Draws the lines of a constraint.
  struct Bar {
    /// Whether it is drawn as a double-headed arrow.
    var isInequality: Bool
    /// Whether its lines are dashed.
    var isOptional: Bool
    /// Whether it is a finding.
    var isFault: Bool
    /// What lies below.
    let fills: ViewFills
    /// What texts cover.
    let texts: [Rect]
    /// The middles of its numbers.
    let numbers: [Point]

    private var palette: Palette { isFault ? .fault : .constraint }

    /// The marks of a line, interrupted where it would run through texts.
    func marks(of stroke: MarkStroke) -> [Mark] {
      switch stroke.role {
      case .bar: isInequality ? arrow(stroke) : bar(stroke)
      case .thin: lines(stroke.pieces(around: texts), .lead, Measures.thinWidth)
      case .line, .baseline:
        stroke.pieces(around: texts).flatMap {
          lines([$0], stroke.role.ink, Measures.lineWidth, isOptional ? dashes(stroke.axis) : nil)
        }
      case .center:
        fills.coloring(.center, isFault ? .fault : .center, width: Measures.arrowWidth)
          .marks(stroke.pieces(around: texts).flatMap(centerDashes).map(\.segment))
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

    private func lines(
      _ strokes: [MarkStroke], _ role: Role, _ width: Double, _ dashes: [Double]? = nil
    )
      -> [Mark]
    {
      fills.coloring(role, palette, width: width)
        .marks(strokes.map(\.segment), dashes: dashes.map { dashes in { _ in dashes } })
    }

    /// An I-bar; dashed, its caps are solid.
    private func bar(_ stroke: MarkStroke) -> [Mark] {
      let width = Measures.lineWidth
      let caps = [stroke.start + width / 2, stroke.end - width / 2].map { place in
        MarkStroke(stroke.axis.across, stroke.cross, stroke.cross, at: place, .bar)
          .longer(by: Measures.capLength / 2).segment
      }
      let scale = dashScale(stroke)
      return fills.coloring(.stem, palette, width: width).marks(
        stroke.length > 0 ? [stroke.segment] : [], caps: caps,
        dashes: isOptional ? { fittedDashes(stroke.axis, $0.length, scale) } : nil)
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

    /// At least two dashes, in such a number that a line of a length ends as it begins.
    private func fittedDashes(_ axis: Axis, _ length: Double, _ scale: Double) -> [Double] {
      let dashes = dashes(axis).map { $0 * scale }
      let (on, off) = (dashes[0], dashes[1])
      let count = max(2, ((length + off) / (on + off)).rounded())
      let factor = length / (count * (on + off) - off)
      return [on * factor, off * factor]
    }

    private func arrow(_ stroke: MarkStroke) -> [Mark] {
      let length = min(Measures.arrowHead.width, stroke.length / 2)
      let heads = [(stroke.start, length), (stroke.end, -length)].map { tip, length in
        head(from: tip, to: tip + length, stroke)
      }
      return lines(
        [stroke.longer(by: -length)], .stem, Measures.arrowWidth,
        isOptional ? dashes(stroke.axis) : nil) + heads.flatMap(\.rims) + heads.map(\.head)
    }

    /// A head of an arrow, and its rim where it would not be seen.
    private func head(
      from tip: Double, to end: Double, _ stroke: MarkStroke
    ) -> (head: Mark, rims: [Mark]) {
      let half = Measures.arrowHead.height / 2
      let corners = [
        stroke.axis.point(tip, stroke.cross), stroke.axis.point(end, stroke.cross - half),
        stroke.axis.point(end, stroke.cross + half),
      ]
      let ground = fills.color(at: stroke.axis.point((tip + end) / 2, stroke.cross))
      let color = palette.color(on: [ground])
      let head = Mark(.polyline(corners), .cap, fill: color)
      if !palette.hasRims || palette.shows(color, on: [[ground]]) { return (head, []) }
      var rim = head
      rim.role = .rim
      rim.stroke = Stroke(color: Palette.rim(of: color), width: 2 * Measures.rim)
      return (head, [rim])
    }
  }
}

extension ViewFills {
  /// The look of a diagram's lines over this.
  func coloring(_ role: Role, _ palette: Palette, width: Double) -> LineColoring {
    LineColoring(
      role: role, palette: palette, fills: self, width: width,
      rimWidth: width + 2 * Schematic.Measures.rim, longestWhole: Schematic.Measures.capLength)
  }
}
