import LayoutModel
import Typesetting

/// A bar with a cap at each end, over an interval that a constraint measures.
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
  var badge: Badge?
  /// A signed difference, written on a pill.
  var delta: String?

  /// The centre of its badge.
  var badgeCenter: Point { axis.point(signPlace, signCross ?? cross) }

  /// Its pill: on the bar, or beside its badge or a bar too short to show behind it.
  private var pill: Pill? {
    guard let delta else { return nil }
    var pill = Pill(text: delta, center: badgeCenter)
    let size = pill.frame
    if badge != nil {
      pill.center.x = badgeCenter.x + 6 + size.width / 2
    } else if end - start < (axis == .horizontal ? size.width : size.height) + 12 {
      pill.center =
        axis == .horizontal
        ? Point(x: signPlace, y: cross - size.height)
        : Point(x: cross + size.width / 2 + 6, y: signPlace)
    }
    return pill
  }

  /// The box of the line and its caps.
  func lineBox(_ theme: Theme) -> Rect {
    axis.rect(from: start, to: end, around: cross, width: theme.capLength)
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

  /// The bar with its sign in the middle and then at growing distances, as far as it is visible.
  /// - Parameter isDetached: Whether the sign may also stand in line with the bar and not on it.
  func slid(inside bounds: Rect, isDetached: Bool, _ theme: Theme) -> [IBar] {
    let (low, high) = bounds.range(axis)
    let step = theme.badgeDiameter / 2
    let first = (isDetached ? low : max(start, low)) + step
    let last = (isDetached ? high : min(end, high)) - step
    var bars = [self]
    for count in 1...80 {
      for place in [signPlace + Double(count) * step, signPlace - Double(count) * step]
      where place >= first && place <= last {
        var bar = self
        bar.signPlace = place
        bars.append(bar)
      }
    }
    return bars
  }

  /// The bar with its sign at a place of the figure.
  func signed(at place: Point) -> IBar {
    var bar = self
    (bar.signPlace, bar.signCross) =
      axis == .horizontal ? (place.x, place.y) : (place.y, place.x)
    return bar
  }

  /// A bar that covers the same boxes, with any signs.
  var footprint: IBar {
    var bar = self
    if badge != nil { bar.badge = .equal }
    bar.delta = delta.map { String(repeating: "0", count: $0.count) }
    return bar
  }

  /// A bar whose signs cover the same where they stand at the same place of the figure; nil if its pill
  /// stands beside the bar, wherever its sign would stand.
  var signShape: IBar? {
    var bar = footprint
    (bar.axis, bar.start, bar.end, bar.cross) = (.horizontal, 0, 0, 0)
    (bar.signPlace, bar.signCross) = (0, nil)
    return badge == nil && delta != nil ? nil : bar
  }

  /// Whether the two are not distinct, or one hides a sign of the other.
  /// - Parameter signsOnly: Whether only signs count, and not lines.
  func collides(with other: IBar, _ theme: Theme, signsOnly: Bool) -> Bool {
    if signsOnly {
      let others = other.signBoxes(theme)
      return signBoxes(theme).contains { sign in others.contains { sign.intersects($0) } }
    }
    if axis == other.axis, start < other.end, other.start < end,
      (cross - other.cross).magnitude < theme.badgeDiameter
    {
      return true
    }
    let (signs, others) = (signBoxes(theme), other.signBoxes(theme))
    return signs.contains { sign in
      sign.intersects(other.lineBox(theme)) || others.contains { sign.intersects($0) }
    } || others.contains { $0.intersects(lineBox(theme)) }
  }

  /// Whether its line and its signs lie in a rectangle; a view may be longer than what can be seen.
  func isInside(_ bounds: Rect, _ theme: Theme) -> Bool {
    isLineInside(bounds, theme) && signBoxes(theme).allSatisfy(bounds.contains)
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
    let half = theme.lineWidth / 2
    let caps = [start + half, end - half].map { place in
      Segment(
        from: axis.point(place, cross - theme.capLength / 2),
        to: axis.point(place, cross + theme.capLength / 2))
    }
    // A vertical bar is drawn upwards, so that its dashes begin at its lower end.
    let (first, last) = axis == .horizontal ? (start, end) : (end, start)
    return (Segment(from: axis.point(first, cross), to: axis.point(last, cross)), caps)
  }

  /// Its badge and its pill.
  func signs(
    _ status: LayoutStatus, _ ink: LineInk, _ theme: Theme, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    let colors = theme.colors(for: status)
    var marks: [Mark] = []
    if let badge {
      let symbol = badge.symbol(fill: colors.badge, status.rawValue, theme)
      marks += ink.casing(ofBadgeAt: badgeCenter) + [Mark(.symbol(symbol, at: badgeCenter))]
    }
    if let pill { marks += try pill.marks(colors, status.rawValue, theme, typesetter) }
    return marks
  }
}
