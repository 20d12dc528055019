import LayoutModel

/// The style of a constraint's lines.
struct LineInk: Hashable, Sendable {
  var line: DynamicColor
  /// At both sides of the line.
  var edge: DynamicColor?
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

  /// The ink as it is seen on the colours that it runs over: in the colour of the other appearance, or
  /// else with an edge.
  func set(off grounds: Set<DynamicColor>) -> LineInk {
    guard edge == nil, !isSelected else { return self }
    var ink = self
    var edge = theme.background.opacity(0)
    for side in [\DynamicColor.light, \.dark] {
      func isSeen(_ color: Color) -> Bool {
        grounds.allSatisfy { color.isSeen(on: $0[keyPath: side]) }
      }
      if isSeen(line[keyPath: side]) { continue }
      if let other = [line.light, line.dark].first(where: isSeen) {
        ink.line[keyPath: side] = other
      } else {
        edge[keyPath: side] = theme.background[keyPath: side]
      }
    }
    ink.edge = edge.isClear ? nil : edge
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
    return (isSelected ? casing(all) : []) + edges(stems, caps)
      + lines.filter { $0.shape != .segments([]) }
  }

  /// The thin lines from a bar to an item that is not beside it.
  func extensions(_ segments: [Segment]) -> [Mark] {
    segments.isEmpty
      ? []
      : [Mark(.segments(segments), stroke: Stroke(color: line, width: theme.extensionWidth))]
  }

  /// Half a point of another colour at both sides, not moved to whole pixels, since it is no line itself.
  private func edges(_ stems: [Segment], _ caps: [Segment]) -> [Mark] {
    guard let edge else { return [] }
    return (caps + stems).map { segment in
      Mark(
        .polyline([segment.from, segment.to]),
        stroke: Stroke(
          color: edge, width: 2 * theme.lineWidth, dashes: stems.contains(segment) ? dashes : []))
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
