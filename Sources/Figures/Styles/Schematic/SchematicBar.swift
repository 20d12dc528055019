import LayoutModel
import Typesetting

/// A bar, an arrow or a line of a diagram, with its callout.
struct SchematicBar: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    /// An I-bar.
    case bar
    /// A double-headed arrow, for an inequality.
    case arrow
    /// A plain line, for an alignment.
    case line
    /// The dashed line of a centre.
    case center
  }

  /// The place of its tie among the ties.
  var tie: Int
  var style: Style
  /// The direction it runs in.
  var axis: Axis
  /// Its ends along the axis, in points.
  var start: Double
  var end: Double
  /// Its place across the axis.
  var cross: Double
  var isDashed: Bool
  var color = SchematicMeasures.constraint
  /// The place of the callout along it, and its distance beside it.
  var calloutPlace: Double
  var calloutAside = 0.0

  var isLine: Bool { style == .line || style == .center }

  var callout: Point { axis.point(calloutPlace, cross + calloutAside) }

  /// The box of its callout.
  var calloutBox: Rect {
    let diameter = 2 * SchematicMeasures.calloutRadius
    return Rect(around: callout, width: diameter, height: diameter)
  }

  var stem: Rect { box(start, end, SchematicMeasures.lineWidth) }

  /// The boxes of its lines.
  var strokes: [Rect] {
    switch style {
    case .line, .center: return [stem]
    case .bar:
      let width = SchematicMeasures.lineWidth
      return [
        stem, box(start, start + width, SchematicMeasures.capLength),
        box(end - width, end, SchematicMeasures.capLength),
      ]
    case .arrow:
      let head = SchematicMeasures.arrowHead
      return [
        stem, box(start, start + head.width, head.height), box(end - head.width, end, head.height),
      ]
    }
  }

  private func box(_ from: Double, _ to: Double, _ width: Double) -> Rect {
    axis.rect(from: from, to: to, around: cross, width: width)
  }
}

// MARK: - Marks

extension SchematicBar {
  /// The marks of its lines, interrupted where they would run through texts.
  func marks(avoiding captions: [Rect]) -> [Mark] {
    switch style {
    case .line:
      let dashes = isDashed ? dashes : []
      return pieces(avoiding: captions).map { line([$0], dashes) }
    case .center:
      let stroke = Stroke(
        color: SchematicMeasures.center, width: SchematicMeasures.arrowWidth,
        dashes: SchematicMeasures.centerDashes)
      return pieces(avoiding: captions).map { Mark(.segments([$0]), stroke: stroke) }
    case .arrow:
      let head = SchematicMeasures.arrowHead.width
      let shaft = Stroke(
        color: color, width: SchematicMeasures.arrowWidth, dashes: isDashed ? dashes : [])
      return [
        Mark(.segments([segment(start + head, end - head)]), stroke: shaft),
        arrowHead(at: start, inwards: head), arrowHead(at: end, inwards: -head),
      ]
    case .bar:
      let half = SchematicMeasures.lineWidth / 2
      let caps = [start + half, end - half].map { place in
        Segment(
          from: axis.point(place, cross - SchematicMeasures.capLength / 2),
          to: axis.point(place, cross + SchematicMeasures.capLength / 2))
      }
      guard isDashed else { return [line(caps + [segment(start, end)], [])] }
      return [line(caps, []), line([segment(start, end)], fittedDashes)]
    }
  }

  private var dashes: [Double] {
    axis == .horizontal ? SchematicMeasures.levelDashes : SchematicMeasures.uprightDashes
  }

  /// Dashes in such a number that the bar ends as it begins.
  private var fittedDashes: [Double] {
    let (on, off) = (dashes[0], dashes[1])
    let length = end - start
    let count = max(1, ((length + off) / (on + off)).rounded())
    let factor = length / (count * (on + off) - off)
    return [on * factor, off * factor]
  }

  private func line(_ segments: [Segment], _ dashes: [Double]) -> Mark {
    Mark(
      .segments(segments),
      stroke: Stroke(color: color, width: SchematicMeasures.lineWidth, dashes: dashes))
  }

  private func segment(_ from: Double, _ to: Double) -> Segment {
    Segment(from: axis.point(from, cross), to: axis.point(to, cross))
  }

  private func arrowHead(at tip: Double, inwards length: Double) -> Mark {
    let half = SchematicMeasures.arrowHead.height / 2
    return Mark(
      .polyline([
        axis.point(tip, cross), axis.point(tip + length, cross - half),
        axis.point(tip + length, cross + half),
      ]), fill: color)
  }

  private func pieces(avoiding captions: [Rect]) -> [Segment] {
    let cuts = captions.filter { $0.intersects(stem) }.map { $0.range(axis) }.sorted { $0 < $1 }
    var pieces: [Segment] = []
    var place = start
    for (from, to) in cuts {
      if from > place { pieces.append(segment(place, min(from, end))) }
      place = max(place, to)
    }
    if place < end { pieces.append(segment(place, end)) }
    return pieces
  }
}
