import LayoutModel

/// A bar, or a plain line, and its sign at a place.
///
/// A class, because places are compared very often, and a copy costs as much as that.
final class PlacedBar {
  let bar: IBar
  /// How far it is from its usual place.
  let shift: Tally
  /// What is wrong with it by itself.
  var tally: Tally
  let look: Int
  let hull: Rect
  /// Whether it is a constraint's, and no outline of a view.
  private let isMark: Bool
  private let theme: Theme
  /// The boxes of its line, of its line with all round it that caps need, of its signs and of the thin lines to its
  /// items.
  let stem: Rect
  let line: Rect
  let signs: [Rect]
  private let extensions: [Rect]
  /// How many thin lines lead to items that are not beside it.
  var leads: Int { bar.tickEdge == nil ? extensions.count : 0 }
  /// Whether one of them is so long that nobody follows it.
  var isFarOff: Bool { extensions.contains { max($0.width, $0.height) > Self.longestLead } }

  /// In points.
  private static let longestLead = 160.0

  /// Bars cross as in Interface Builder where the next place is farther than this, in points.
  private static let crossingCost = 8.0

  init(_ bar: IBar, shift: Tally = .zero, look: Int = 0, isMark: Bool = true, theme: Theme) {
    self.bar = bar
    self.isMark = isMark
    self.shift = shift
    tally = shift
    self.look = look
    self.theme = theme
    line = bar.lineBox(theme)
    stem = bar.stemBox(theme)
    signs = bar.signBoxes(theme)
    extensions = bar.extensionBoxes(theme)
    hull = (signs + extensions).reduce(line) { $0.union($1) }.insetBy(-theme.badgeDiameter / 2)
  }

  /// What is wrong with it beside another one.
  func tally(beside other: PlacedBar) -> Tally {
    hull.intersects(other.hull) ? conflict(with: other) : .zero
  }

  /// Whether a box lies on its line or on one of its caps.
  func isCovered(by box: Rect) -> Bool {
    guard line.intersects(box) else { return false }
    if stem.insetBy(-theme.lineWidth / 2).intersects(box) { return true }
    let (low, high) = box.range(bar.axis)
    let (near, far) = (theme.lineWidth / 2, 1.5 * theme.lineWidth)
    return !bar.isPlainLine
      && (low < bar.start + far && bar.start - near < high && !bar.isOpenAtStart
        || low < bar.end + near && bar.end - far < high && !bar.isOpenAtEnd)
  }

  /// What is wrong with it beside another one, if their hulls meet.
  func conflict(with other: PlacedBar) -> Tally {
    var tally = Tally.zero
    for sign in signs {
      for second in other.signs {
        if sign.intersects(second) {
          tally += Tally(.hides)
        } else if sign.insetBy(-Clearance.signs).intersects(second) {
          tally += Tally(.touches)
        }
      }
    }
    if bar.axis == other.bar.axis {
      tally += alongside(other)
    } else {
      tally += across(other)
    }
    let near =
      signs(of: other, within: Clearance.sign) + other.signs(of: self, within: Clearance.sign)
    if near > 0 {
      let covered = signs(of: other, within: 0) + other.signs(of: self, within: 0)
      if covered > 0 { tally += Tally(.touches, covered) }
      if near > covered { tally += Tally(.crosses, near - covered) }
    } else {
      let passed = signsPassed(of: other) + other.signsPassed(of: self)
      if passed > 0 { tally += Tally(.crosses, passed) }
    }
    return tally
  }

  /// What is wrong with two lines of one direction; alignments stay where they are.
  private func alongside(_ other: PlacedBar) -> Tally {
    if bar.isPlainLine && other.bar.isPlainLine { return .zero }
    let (own, others) = (stem.range(bar.axis), other.stem.range(bar.axis))
    if continues(other, own, others) { return Tally(.crosses) }
    guard own.start < others.end, others.start < own.end else { return .zero }
    let distance = (bar.cross - other.bar.cross).magnitude
    if distance < Clearance.lines { return Tally(.hides) }
    let isNear = bar.isPlainLine || other.bar.isPlainLine
    return distance < (isNear ? theme.lineDistance : theme.badgeDiameter) - 0.01
      ? Tally(.touches) : .zero
  }

  /// Whether it begins where another bar ends, one of them a space, so that the two look like one with a cap in it.
  private func continues(
    _ other: PlacedBar, _ own: (start: Double, end: Double), _ others: (start: Double, end: Double)
  ) -> Bool {
    if bar.isPlainLine || other.bar.isPlainLine { return false }
    // Sizes of neighbours stand alike.
    if bar.startItem == nil, other.bar.startItem == nil { return false }
    return (bar.cross - other.bar.cross).magnitude < theme.capLength
      && min((own.start - others.end).magnitude, (others.start - own.end).magnitude)
        < theme.lineWidth
  }

  /// What is wrong with two lines at right angles; alignments may be crossed.
  private func across(_ other: PlacedBar) -> Tally {
    var tally = Tally.zero
    if !bar.isPlainLine && !other.bar.isPlainLine {
      if liesOnCap(of: other) || other.liesOnCap(of: self) {
        tally += Tally(.hides)
      } else if stem.intersects(other.stem) {
        tally += Tally(distance: Self.crossingCost)
      }
    } else if bar.liesOnCenter(other.bar, stem) || other.bar.liesOnCenter(bar, other.stem) {
      tally += Tally(.touches)
    }
    if isReached(by: other) || other.isReached(by: self) { tally += Tally(.touches) }
    return tally
  }

  /// Whether its line runs along a cap of another bar, where the two look like one.
  private func liesOnCap(of other: PlacedBar) -> Bool {
    let (start, end) = stem.range(bar.axis)
    let (low, high) = other.line.range(bar.axis)
    guard start < high, low < end else { return false }
    // A cap lies inside of its end.
    return [other.bar.start, other.bar.end].contains {
      (bar.cross - $0).magnitude < Clearance.text + theme.lineWidth
    }
  }

  /// Whether a thin line of another bar runs beside this one.
  private func isReached(by other: PlacedBar) -> Bool {
    if bar.isPlainLine { return false }
    let (start, end) = stem.range(bar.axis)
    return other.extensions.contains { box in
      let (along, across) = (box.range(bar.axis), box.range(bar.axis.across))
      return start < along.end && along.start < end
        && (bar.cross - across.start).magnitude < theme.lineDistance
    }
  }

  /// Beside how many signs of another it crosses that one's line, or through how many.
  private func signsPassed(of other: PlacedBar) -> Int {
    guard isMark, bar.axis != other.bar.axis else { return 0 }
    let (start, end) = stem.range(bar.axis)
    return other.signs.count { sign in
      let (low, high) = sign.range(other.bar.axis)
      let distance = ((low + high) / 2 - bar.cross).magnitude
      return start < other.bar.cross - 1 && other.bar.cross + 1 < end
        && distance < (high - low) / 2 + Clearance.signOfLine
    }
  }

  /// How many signs of another stand on its line or so near; an alignment may have signs on it of bars that cross it.
  private func signs(of other: PlacedBar, within gap: Double) -> Int {
    if other.signs.isEmpty { return 0 }
    if !bar.isPlainLine {
      return other.signs.count { isCovered(by: $0.insetBy(-gap)) }
    }
    guard !other.bar.isPlainLine, bar.axis == other.bar.axis else { return 0 }
    // A baseline beside its row's signs would touch them.
    let room = bar.isBaseline ? -Clearance.sign : theme.lineWidth
    return other.signs.count { $0.insetBy(room).intersects(line) }
  }
}

extension IBar {
  /// Whether it is a line of centres so near to a cap of a bar that the bar would be read as measured from it.
  fileprivate func liesOnCenter(_ bar: IBar, _ stem: Rect) -> Bool {
    guard isCenter, !bar.isPlainLine, bar.tickEdge == nil else { return false }
    let (start, end) = stem.range(axis)
    guard start < bar.cross, bar.cross < end else { return false }
    return [bar.start, bar.end].contains { (cross - $0).magnitude < Clearance.text }
  }
}
