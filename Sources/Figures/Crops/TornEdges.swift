import Glibc
import LayoutModel

/// The edges of a part of a sheet: a wave where the sheet is cut, and its frame elsewhere.
///
/// As in the guide's pictures, a wave is one period of a sine.
struct TornEdges {
  /// What parts are torn off: the screen, the canvas, or the superview of a diagram.
  struct Sheet: Hashable, Sendable {
    /// In the figure's coordinates, in points.
    var frame: Rect
    /// The radius of its corners, in points.
    var cornerRadius = 0.0
    /// Whether the figure draws no frame of its own that is as dark.
    var needsFrame = true
  }

  /// Measured in the guide's pictures, in points: from the middle of a wave to its highest place.
  private static let amplitude = 11.5
  static let lineWidth = 0.65
  private static let edge = DynamicColor(0x808080, dark: 0x98989C)
  static let unlimited = EdgeInsets(
    top: amplitude, left: amplitude, bottom: amplitude, right: amplitude)
  /// The least of a short edge, and of one that has no room, in points.
  static let leastAmplitude = 3.0
  /// The length of an edge for a point of amplitude: shorter ones have flatter waves.
  private static let lengthOfPoint = 32.0
  /// The least room beyond a wave, in points: else as much as around the sheet.
  private static let leastMargin = 1.0
  /// The pieces of straight lines that make a wave.
  private static let steps = 96

  private let sheet: Sheet
  /// From the middle of each wave to its highest place, in points; 0 at a side that is not cut.
  let reach: EdgeInsets
  /// What is shown as a whole.
  let area: Rect
  /// All that the figure shows, with the waves.
  let bounds: Rect

  /// The edges of a part of a figure; none where the part reaches the end of the sheet.
  /// - Parameters:
  ///   - part: What is shown as a whole, or all that the figure shows, in the figure's coordinates, in points.
  ///   - whole: All that the figure shows without a cut.
  ///   - isOutside: Whether the waves are around the part; else they are in it.
  ///   - most: The most that a wave at each side reaches, in points.
  init(
    of part: Rect, in sheet: Sheet, whole: Rect, isOutside: Bool,
    most: EdgeInsets = TornEdges.unlimited
  ) {
    self.sheet = sheet
    let (level, upright) = (Self.reach(part.width), Self.reach(part.height))
    let margin = isOutside ? max(Self.leastMargin, sheet.frame.minX - whole.minX) : 0
    /// A side is not cut where the wave would leave the sheet.
    func reach(_ length: Double, _ most: Double, _ distance: Double) -> Double {
      let reach = min(length, most)
      return distance > (isOutside ? 2 * reach : 0) + 1 ? reach : 0
    }
    let frame = sheet.frame
    let cut = EdgeInsets(
      top: reach(level, most.top, part.minY - frame.minY),
      left: reach(upright, most.left, part.minX - frame.minX),
      bottom: reach(level, most.bottom, frame.maxY - part.maxY),
      right: reach(upright, most.right, frame.maxX - part.maxX))
    self.reach = cut
    func end(_ own: Double, _ reach: Double, _ far: Double, _ sign: Double) -> Double {
      if !isOutside { return own }
      return reach == 0 ? far : own + sign * (2 * reach + margin)
    }
    let (left, top) = (
      end(part.minX, cut.left, whole.minX, -1), end(part.minY, cut.top, whole.minY, -1)
    )
    bounds = Rect(
      x: left, y: top, width: end(part.maxX, cut.right, whole.maxX, 1) - left,
      height: end(part.maxY, cut.bottom, whole.maxY, 1) - top)
    func inner(_ reach: Double) -> Double { reach == 0 ? 0 : 2 * reach + margin }
    area = bounds.inset(
      by: EdgeInsets(
        top: inner(cut.top), left: inner(cut.left), bottom: inner(cut.bottom),
        right: inner(cut.right)))
  }

  /// From the middle of a wave to its highest place, in halves of a point.
  /// - Parameter length: The length of the edge, in points.
  static func reach(_ length: Double) -> Double {
    let reach = min(amplitude, max(leastAmplitude, length / lengthOfPoint))
    return (2 * reach).rounded(.down) / 2
  }

  /// Whether the sheet is cut at all.
  var areTorn: Bool { reach != EdgeInsets() }

  /// The middles of the waves, and the sides of the sheet.
  private var outline: Rect {
    func place(_ reach: Double, _ wave: Double, _ side: Double) -> Double {
      reach == 0 ? side : wave
    }
    let frame = sheet.frame
    let left = place(reach.left, area.minX - reach.left, frame.minX)
    let top = place(reach.top, area.minY - reach.top, frame.minY)
    return Rect(
      x: left, y: top, width: place(reach.right, area.maxX + reach.right, frame.maxX) - left,
      height: place(reach.bottom, area.maxY + reach.bottom, frame.maxY) - top)
  }

  /// A wave from one corner of the outline to the next; each rises first, as a page's upper edge does.
  private func wave(_ start: Point, _ end: Point, _ reach: Double) -> [Point] {
    (0...Self.steps).map { step in
      let share = Double(step) / Double(Self.steps)
      let height = reach * sin(2 * Double.pi * share)
      let isLevel = start.y == end.y
      return Point(
        x: start.x + share * (end.x - start.x) - (isLevel ? 0 : height),
        y: start.y + share * (end.y - start.y) - (isLevel ? height : 0))
    }
  }

  /// The four sides of the outline, each from left to right or from top to bottom.
  private var sides: (top: [Point], left: [Point], bottom: [Point], right: [Point]) {
    let rect = outline
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ]
    return (
      wave(corners[0], corners[1], reach.top), wave(corners[0], corners[2], reach.left),
      wave(corners[2], corners[3], reach.bottom), wave(corners[1], corners[3], reach.right)
    )
  }

  /// The ground beyond the waves, and the lines along them and around the part.
  var marks: [Mark] {
    let far = bounds.insetBy(-1)
    let sides = sides
    func cover(_ wave: [Point], _ beyond: [Point]) -> Mark {
      Mark(.polyline(wave + beyond), .screen, fill: Theme().background)
    }
    func level(_ wave: [Point], _ y: Double) -> Mark {
      let (left, right) = (Point(x: far.minX, y: wave[0].y), Point(x: far.maxX, y: wave[0].y))
      return cover(
        [left] + wave + [right], [Point(x: far.maxX, y: y), Point(x: far.minX, y: y)])
    }
    func upright(_ wave: [Point], _ x: Double) -> Mark {
      let (top, bottom) = (Point(x: wave[0].x, y: far.minY), Point(x: wave[0].x, y: far.maxY))
      return cover(
        [top] + wave + [bottom], [Point(x: x, y: far.maxY), Point(x: x, y: far.minY)])
    }
    var marks = ground
    if reach.top > 0 { marks.append(level(sides.top, far.minY)) }
    if reach.bottom > 0 { marks.append(level(sides.bottom, far.maxY)) }
    if reach.left > 0 { marks.append(upright(sides.left, far.minX)) }
    if reach.right > 0 { marks.append(upright(sides.right, far.maxX)) }
    return marks + lines
  }

  /// The ground around the sheet, which hides the edge that it has in a whole figure.
  private var ground: [Mark] {
    guard sheet.needsFrame, bounds.maxX > sheet.frame.maxX + Self.leastMargin else { return [] }
    let color = Theme().background
    let inner = sheet.frame.intersection(bounds)
    return Mark.surround(inner, within: bounds)
      + Mark.cornerCovers(of: sheet.frame, radius: sheet.cornerRadius, color: color)
  }

  /// The lines along the waves, in one piece with the frame where that is drawn.
  private var lines: [Mark] {
    let sides = sides
    func line(_ points: [Point]) -> Mark {
      Mark(.polyline(points), .screen, stroke: Stroke(color: Self.edge, width: Self.lineWidth))
    }
    guard sheet.needsFrame else {
      return [
        (reach.top, sides.top), (reach.left, sides.left), (reach.bottom, sides.bottom),
        (reach.right, sides.right),
      ].filter { $0.0 > 0 }.map { line($0.1) }
    }
    // Clockwise from the top left corner; a side without a wave ends where the sheet's corners begin.
    let arcs = sheet.frame.cornerArcs(radius: sheet.cornerRadius).map(\.arc)
    func arc(_ corner: Int, _ isWhole: Bool) -> [Point] {
      isWhole && arcs.indices.contains(corner) ? arcs[corner] : []
    }
    func side(_ points: [Point], _ reach: Double, _ ends: (Bool, Bool)) -> [Point] {
      if reach > 0 { return points }
      if arcs.isEmpty { return [points[0], points[points.count - 1]] }
      return (ends.0 ? [] : [points[0]]) + (ends.1 ? [] : [points[points.count - 1]])
    }
    let (top, left) = (reach.top == 0, reach.left == 0)
    let (bottom, right) = (reach.bottom == 0, reach.right == 0)
    let points =
      arc(0, top && left) + side(sides.top, reach.top, (left, right)) + arc(1, top && right)
      + side(sides.right, reach.right, (top, bottom)) + arc(2, bottom && right)
      + side(sides.bottom.reversed(), reach.bottom, (right, left)) + arc(3, bottom && left)
      + side(sides.left.reversed(), reach.left, (bottom, top))
    return [line(points + [points[0]])]
  }
}
