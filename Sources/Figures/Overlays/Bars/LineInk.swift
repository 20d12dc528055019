import LayoutModel

/// The style of a constraint's lines, and of the outlines of views, on a canvas.
struct LineInk {
  private var line: DynamicColor
  /// At both sides of the line, all along.
  private var edge: DynamicColor?
  /// Other colours that mean the same, for where the line would not be seen.
  private var others: [DynamicColor] = []
  /// What lies under the line.
  private var fills: ViewFills?
  /// Lengths on and off by turns; empty for a solid line.
  private var dashes: [Double] = []
  /// Whether it is set off by a casing and a shadow.
  private var isSelected = false
  /// What its lines are.
  var role = Role.stem
  private let theme: Theme

  /// A stretch of another ground that is shorter does not change a line's colour, in points.
  private static let leastPiece = 8.0

  /// The ink of a constraint of a status: dashed when it is optional, dotted when it is a placeholder.
  init(_ constraint: LayoutConstraint, _ status: LayoutStatus, isSelected: Bool, _ theme: Theme) {
    self.init(outline: theme.colors(for: status), dashes: [], theme)
    self.isSelected = isSelected
    if constraint.isPlaceholder {
      dashes = theme.dots
    } else if !constraint.priority.isRequired {
      dashes = theme.dashes
    }
  }

  /// The ink of what does not hold.
  init(inactive theme: Theme) {
    (line, dashes, self.theme) = (theme.inactive, theme.dots, theme)
  }

  /// The ink of the outline of a view.
  init(outline colors: Theme.StatusColors, dashes: [Double], _ theme: Theme) {
    (line, edge, others) = (colors.line, colors.edge, colors.others)
    (self.dashes, self.theme) = (dashes, theme)
  }

  private func palette(_ color: DynamicColor, _ others: [DynamicColor] = []) -> Palette {
    Palette(
      colors: [color, DynamicColor(color.light)] + others + [DynamicColor(color.dark)],
      isSeenAtOneSide: true, hasRims: true)
  }

  /// The ink as it is seen on what lines run over.
  func set(off fills: ViewFills, _ lines: [Segment]) -> LineInk {
    var ink = self
    if isSelected {
      // A casing is the ground of its line.
      ink.line = palette(line).color(on: [theme.casing])
    } else if let edge {
      let grounds = lines.flatMap(fills.parts).map(\.colors)
      func color(_ side: Palette.Side) -> Color {
        let hidden = grounds.filter { !palette(line).shows(line, on: [$0], side) }
        let colors = Palette(colors: [edge, DynamicColor(edge.light)], isSeenAtOneSide: true)
        return side(colors.color(on: hidden))
      }
      ink.edge = DynamicColor(light: color { $0.light }, dark: color { $0.dark })
    } else {
      ink.fills = fills
    }
    return ink
  }

  private func coloring(_ role: Role, width: Double) -> LineColoring {
    LineColoring(
      role: role, palette: palette(line, others), fills: fills, width: width,
      rimWidth: 2 * theme.lineWidth,
      leastPiece: Self.leastPiece, longestWhole: theme.capLength)
  }

  /// The marks of lines and of the solid caps at their ends.
  func marks(_ stems: [Segment], caps: [Segment] = []) -> [Mark] {
    let width = 2 * theme.lineWidth
    return (isSelected ? casing(caps + stems) : [])
      + edges(of: caps, width: width) + edges(of: stems, width: width, isDashed: true)
      + coloring(role, width: theme.lineWidth)
      .marks(stems, caps: caps, dashes: dashes.isEmpty ? nil : { fitted($0) })
  }

  /// A dash at both ends of a line that is too short for two whole ones.
  private func fitted(_ line: Segment) -> [Double] {
    let short = line.length / 3
    return dashes == theme.dashes && short < theme.dashes[0] ? [short, short] : dashes
  }

  /// The thin lines from a bar to an item that is not beside it.
  func extensions(_ segments: [Segment]) -> [Mark] {
    let width = theme.extensionWidth
    return edges(of: segments, width: width + theme.lineWidth)
      + coloring(.lead, width: width).marks(segments)
  }

  /// The outline of a view.
  func outline(_ shape: Shape, along sides: [Segment]) -> [Mark] {
    // All of it looks alike.
    let grounds = fills.map { fills in sides.flatMap(fills.parts).map(\.colors) } ?? []
    let palette = palette(line, others)
    let color = edge == nil ? palette.color(on: grounds) : line
    let isFaint = edge == nil && !palette.shows(color, on: grounds)
    return [
      (edge ?? (isFaint ? Palette.rim(of: color) : nil), Role.rim, 2 * theme.lineWidth),
      (color, .edge, theme.lineWidth),
    ]
    .compactMap { color, role, width in
      color.map { Mark(shape, role, stroke: Stroke(color: $0, width: width, dashes: dashes)) }
    }
  }

  /// Half a point of another colour at both sides, not moved to whole pixels, since it is no line itself.
  private func edges(of segments: [Segment], width: Double, isDashed: Bool = false) -> [Mark] {
    guard let edge else { return [] }
    return segments.map { segment in
      Mark(
        .polyline([segment.from, segment.to]), .rim,
        stroke: Stroke(color: edge, width: width, dashes: isDashed ? fitted(segment) : []))
    }
  }

  // MARK: - Casings

  /// The casing of a badge on the line.
  func casing(ofBadgeAt center: Point) -> [Mark] {
    guard isSelected else { return [] }
    return [
      Mark(
        .circle(center: center, radius: theme.badgeDiameter / 2 + 1), .sign, fill: theme.casing)
    ]
  }

  /// A point of white all round, over a shadow that fades out over four points, shifted down by one and a half.
  private func casing(_ segments: [Segment]) -> [Mark] {
    let width = theme.lineWidth + 2
    let shadow = (0..<8).map { step in
      let reach = 0.5 * Double(step)
      return Mark(
        .segments(segments.map { $0.grown(by: 1 + reach).movedDown(by: 1.5) }), .rim,
        stroke: Stroke(color: theme.shadow.opacity(0.03), width: width + 2 * reach))
    }
    return shadow + [
      Mark(
        .segments(segments.map { $0.grown(by: 1) }), .rim,
        stroke: Stroke(color: theme.casing, width: width))
    ]
  }
}

extension Segment {
  fileprivate func movedDown(by distance: Double) -> Segment {
    Segment(
      from: Point(x: from.x, y: from.y + distance), to: Point(x: to.x, y: to.y + distance))
  }
}
