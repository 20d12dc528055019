import LayoutModel

/// The style of a constraint's lines.
struct LineInk {
  var line: DynamicColor
  /// At both sides of the line, all along.
  var edge: DynamicColor?
  /// At both sides of the line where it would not be seen.
  private var rim = DynamicColor(0x000000).opacity(0)
  /// What lies under the line.
  private var fills: ViewFills?
  /// Lengths on and off by turns; empty for a solid line.
  var dashes: [Double] = []
  /// Whether it is set off by a casing and a shadow.
  var isSelected = false
  var theme: Theme

  /// The ink of a constraint of a status: dashed when it is optional, dotted when it is a placeholder.
  init(_ constraint: LayoutConstraint, _ status: LayoutStatus, isSelected: Bool, _ theme: Theme) {
    let colors = theme.colors(for: status)
    line = colors.line
    edge = colors.edge
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

  /// The ink as it is seen on what lines run over: in the colour of the other appearance, or else with
  /// an edge.
  func set(off fills: ViewFills, _ lines: [Segment]) -> LineInk {
    let parts = lines.flatMap(fills.parts)
    var ink = self
    ink.fills = fills
    for side in [\DynamicColor.light, \.dark] {
      if isSelected {
        // A casing is the ground of its line.
        let casing = theme.casing[keyPath: side]
        if line[keyPath: side].contrast(to: casing) < 3 { ink.line[keyPath: side] = line.light }
      } else if let edge {
        if !parts.allSatisfy({ $0.shows(line, side) || $0.shows(edge, side) }) {
          ink.edge?[keyPath: side] = edge.light
        }
      } else if !parts.allSatisfy({ $0.shows(line, side) }) {
        let other = [line.light, line.dark].first { other in
          parts.allSatisfy { $0.shows(DynamicColor(other), side) }
        }
        if let other {
          ink.line[keyPath: side] = other
        } else {
          ink.rim[keyPath: side] = theme.background[keyPath: side]
        }
      }
    }
    return ink
  }

  /// The marks of lines and of the solid caps at their ends.
  func marks(_ stems: [Segment], caps: [Segment] = []) -> [Mark] {
    let solid = Stroke(color: line, width: theme.lineWidth)
    var dashed = solid
    dashed.dashes = dashes
    let all = caps + stems
    let lines =
      dashes.isEmpty
      ? [Mark(.segments(all), stroke: solid)]
      : [Mark(.segments(caps), stroke: solid), Mark(.segments(stems), stroke: dashed)]
    let width = 2 * theme.lineWidth
    return (isSelected ? casing(all) : []) + edges(of: caps, width: width, [])
      + edges(of: stems, width: width, dashes) + lines.filter { $0.shape != .segments([]) }
  }

  /// The thin lines from a bar to an item that is not beside it.
  func extensions(_ segments: [Segment]) -> [Mark] {
    if segments.isEmpty { return [] }
    let width = theme.extensionWidth
    return edges(of: segments, width: width + theme.lineWidth, [])
      + [Mark(.segments(segments), stroke: Stroke(color: line, width: width))]
  }

  /// The outline of a view.
  func outline(_ shape: Shape, along sides: [Segment]) -> [Mark] {
    let rims = rimmed(sides).isEmpty ? nil : rim
    return [(edge ?? rims, 2 * theme.lineWidth), (line, theme.lineWidth)].compactMap {
      color, width in
      color.map { Mark(shape, stroke: Stroke(color: $0, width: width, dashes: dashes)) }
    }
  }

  /// Half a point of another colour at both sides, not moved to whole pixels, since it is no line itself.
  private func edges(of segments: [Segment], width: Double, _ dashes: [Double]) -> [Mark] {
    let lines = edge == nil ? rimmed(segments, dashes) : segments
    return lines.map { segment in
      Mark(
        .polyline([segment.from, segment.to]),
        stroke: Stroke(color: edge ?? rim, width: width, dashes: dashes))
    }
  }

  /// The parts of lines that need a rim; the whole of those with dashes, so that the rim has the same.
  private func rimmed(_ segments: [Segment], _ dashes: [Double] = []) -> [Segment] {
    guard !rim.isClear, let fills else { return [] }
    return segments.flatMap { segment in
      let faint = fills.parts(of: segment).filter { part in
        !part.shows(line, \.light) || !part.shows(line, \.dark)
      }.reduce(into: [Segment]()) { joined, part in
        if joined.last?.to == part.segment.from {
          joined[joined.count - 1].to = part.segment.to
        } else {
          joined.append(part.segment)
        }
      }
      return dashes.isEmpty || faint.isEmpty ? faint : [segment]
    }
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
