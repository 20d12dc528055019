import LayoutModel
import Typesetting

/// A bar with a cap at each end, over an interval that a constraint measures, or a plain line without caps.
struct IBar: Hashable, Sendable {
  /// The direction it runs in.
  var axis: Axis
  var start: Double
  var end: Double
  /// The place of its line across its direction.
  var cross: Double
  /// The place of its badge or pill along it: the middle of its visible part.
  var signPlace: Double
  /// The place of its badge or pill across it, if not on it.
  var signCross: Double?
  /// The extent along it of the item at which its sign stands; nil where that is of no interest.
  var signHome: Stretch?
  var badge: Badge?
  /// A signed difference, written on a pill.
  var delta: String?
  /// Whether it is an alignment, which has no caps and stays where it is.
  var isPlainLine = false
  /// Whether it is an alignment of centres, at which no bar ends.
  var isCenter = false
  /// Whether it is a line of baselines.
  var isBaseline = false
  /// Of a baseline: whether it ends at all of its words, also at those that it would pass below.
  var breaksAtWords = false
  /// Where the item at each end is across it; nil where that is of no interest.
  var startItem: Stretch?
  var endItem: Stretch?
  /// Where it can be drawn along its axis.
  var bounds = Stretch((-.infinity, .infinity))
  /// Of a size of up to 2 points, which is a tick without caps: the edge of its view, from which a thin line leads to
  /// it where it is not beside it.
  var tickEdge: Double?
  /// Whether it goes on beyond an end, where nothing can be seen: there is no cap.
  var isOpenAtStart = false
  var isOpenAtEnd = false

  /// The centre of its badge.
  var badgeCenter: Point { axis.point(signPlace, signCross ?? cross) }

  /// Its pill: on the bar, or beside its badge or a bar too short to show behind it.
  private var pill: Pill? {
    guard let delta else { return nil }
    var pill = Pill(text: delta, center: badgeCenter)
    let size = pill.frame
    if badge != nil {
      pill.center.x = badgeCenter.x + 6 + size.width / 2
    } else if end - start < size.length(axis) + 12 {
      pill.center =
        axis == .horizontal
        ? Point(x: signPlace, y: cross - size.height)
        : Point(x: cross + size.width / 2 + 6, y: signPlace)
    }
    return pill
  }

  /// A length that is too short to be seen between its caps goes on beyond both.
  var hasTails: Bool {
    !isPlainLine && !isOpenAtStart && !isOpenAtEnd && Self.isShort(end - start)
  }
  /// Whether a length is less than 6 points; on whole pixels one of 6 may be less by a rounding.
  static func isShort(_ length: Double) -> Bool { length < 6 - 1e-3 }
  /// Whether a size is a tick: up to 2 points; on whole pixels one of 2 may be more by a rounding.
  static func isTick(_ length: Double) -> Bool { length < 2 + 1e-3 }
  /// From a view's edge to its tick, in points: a line from one to the other would look like a bar with one cap.
  static let tickDistance = 5.5

  /// From where to where its line is drawn.
  private func reach(_ theme: Theme) -> (start: Double, end: Double) {
    guard hasTails else { return (start, end) }
    let tail = theme.tailLength
    return (hasRoomBefore(theme) ? start - tail : start, hasRoomBehind(theme) ? end + tail : end)
  }

  /// Whether the tail at an end lies on the canvas.
  private func hasRoomBefore(_ theme: Theme) -> Bool { bounds.start <= start - theme.tailLength }
  private func hasRoomBehind(_ theme: Theme) -> Bool { end + theme.tailLength <= bounds.end }

  /// The box of the line and its caps.
  func lineBox(_ theme: Theme) -> Rect {
    let (start, end) = reach(theme)
    return axis.rect(
      from: start, to: end, around: cross,
      width: isPlainLine ? theme.lineWidth : theme.capLength)
  }

  /// The box of the line alone.
  func stemBox(_ theme: Theme) -> Rect {
    let (start, end) = reach(theme)
    return axis.rect(from: start, to: end, around: cross, width: theme.lineWidth)
  }

  /// The boxes of its badge and its pill.
  func signBoxes(_ theme: Theme) -> [Rect] {
    var boxes: [Rect] = []
    if badge != nil {
      let diameter = theme.badgeDiameter
      boxes.append(Rect(around: badgeCenter, width: diameter, height: diameter))
    }
    if let pill { boxes.append(pill.frame) }
    return boxes
  }

  /// The bar with its sign at a place of the figure.
  func signed(at place: Point) -> IBar {
    var bar = self
    (bar.signPlace, bar.signCross) =
      axis == .horizontal ? (place.x, place.y) : (place.y, place.x)
    return bar
  }

  /// The boxes of the lines to items that are not beside it, without their widths.
  func extensionBoxes(_ theme: Theme) -> [Rect] {
    extensions(theme).map {
      let (x, y) = (min($0.from.x, $0.to.x), min($0.from.y, $0.to.y))
      return Rect(
        x: x, y: y, width: max($0.from.x, $0.to.x) - x, height: max($0.from.y, $0.to.y) - y)
    }
  }

  /// Whether its line lies in a rectangle across its direction.
  func isLineInside(_ bounds: Rect, _ theme: Theme) -> Bool {
    let (low, high) = bounds.range(axis.across)
    let reach = theme.capLength / 2
    return cross - reach >= low && cross + reach <= high
  }
}

// MARK: - Marks

extension IBar {
  /// Its line and the caps at its ends, which lie inside the interval.
  func lines(_ theme: Theme) -> (stem: Segment, caps: [Segment]) {
    if isPlainLine {
      return (Segment(from: axis.point(start, cross), to: axis.point(end, cross)), [])
    }
    let ends =
      tickEdge != nil
      ? []
      : (isOpenAtStart ? [] : [start + insets(theme).start])
        + (isOpenAtEnd ? [] : [end - insets(theme).end])
    let caps = ends.map { place in
      Segment(
        from: axis.point(place, cross - theme.capLength / 2),
        to: axis.point(place, cross + theme.capLength / 2))
    }
    let (low, high) = reach(theme)
    // A vertical bar is drawn upwards, so that its dashes begin at its lower end.
    let (first, last) = axis == .horizontal ? (low, high) : (high, low)
    return (Segment(from: axis.point(first, cross), to: axis.point(last, cross)), caps)
  }

  /// From each end to the middle of its cap, which lies inside the interval.
  ///
  /// What is short is between its caps, so that it is seen; at the canvas's edge they are on the canvas.
  private func insets(_ theme: Theme) -> (start: Double, end: Double) {
    let half = theme.lineWidth / 2
    return (
      hasTails && hasRoomBefore(theme) ? -half : half,
      hasTails && hasRoomBehind(theme) ? -half : half
    )
  }

  /// Lines from its ends to the items that are not beside it, as on technical drawings.
  func extensions(_ theme: Theme) -> [Segment] {
    if let tickEdge {
      let middle = (start + end) / 2
      return (tickEdge - cross).magnitude < Self.tickDistance + 1
        ? [] : [Segment(from: axis.point(middle, tickEdge), to: axis.point(middle, cross))]
    }
    let reach = theme.capLength / 2
    let ends = [start + insets(theme).start, end - insets(theme).end]
    return zip(ends, [startItem, endItem]).compactMap { place, item in
      guard let item else { return nil }
      let edge = min(max(cross, item.start), item.end)
      let end = cross - (cross > edge ? reach : -reach)
      return (cross - edge).magnitude < reach + 2
        ? nil : Segment(from: axis.point(place, edge), to: axis.point(place, end))
    }
  }

  /// Its badge and its pill.
  func signs(
    _ status: LayoutStatus, _ ink: LineInk, _ theme: Theme, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    let colors = theme.colors(for: status)
    var marks: [Mark] = []
    if let badge {
      let symbol = badge.symbol(fill: colors.badge, status.rawValue, theme)
      marks +=
        ink.casing(ofBadgeAt: badgeCenter) + [
          Mark(.symbol(symbol, at: badgeCenter), .sign)
        ]
    }
    if let pill { marks += try pill.marks(colors, status.rawValue, theme, typesetter) }
    return marks
  }
}
