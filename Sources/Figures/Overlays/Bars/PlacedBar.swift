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
  private let ink: [MarkInk]
  /// How many thin lines lead to items that are not beside it.
  var leads: Int { bar.tickEdge == nil ? extensions.count : 0 }
  /// Whether one of them is so long that nobody follows it.
  var isFarOff: Bool { extensions.contains { max($0.width, $0.height) > Self.longestLead } }

  /// In points.
  private static let longestLead = 160.0

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
    var ink = [bar.ink(stem, isMark: isMark, theme)]
    var hull = line
    for sign in signs {
      ink.append(MarkInk(.sign, sign))
      hull = hull.union(sign)
    }
    for lead in extensions {
      ink.append(MarkInk(.lead, lead, along: bar.axis.across))
      hull = hull.union(lead)
    }
    self.ink = ink
    self.hull = hull.insetBy(-theme.badgeDiameter / 2)
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
    return low < bar.start + far && bar.start - near < high && !bar.isOpenAtStart
      || low < bar.end + near && bar.end - far < high && !bar.isOpenAtEnd
  }

  /// What is wrong with it beside another one, if their hulls meet.
  func conflict(with other: PlacedBar) -> Tally {
    var tally = Rules.canvas.tally(ink, other.ink)
    if continues(other) { tally += Tally(.crosses) }
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

  /// Whether it begins where another bar ends, one of them a space, so that the two look like one with a cap in it.
  private func continues(_ other: PlacedBar) -> Bool {
    if bar.axis != other.bar.axis || bar.isPlainLine || other.bar.isPlainLine { return false }
    // Sizes of neighbours stand alike.
    if bar.startItem == nil, other.bar.startItem == nil { return false }
    let (own, others) = (stem.range(bar.axis), other.stem.range(bar.axis))
    return (bar.cross - other.bar.cross).magnitude < theme.capLength
      && min((own.start - others.end).magnitude, (others.start - own.end).magnitude)
        < theme.lineWidth
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
    // A baseline beside its row's signs would touch them, and another line would be interrupted.
    let room = bar.isBaseline ? -Clearance.sign : theme.lineWidth / 2
    return other.signs.count { $0.insetBy(room).intersects(line) }
  }
}

extension IBar {
  /// What its line is to rules.
  /// - Parameter isMark: Whether it is a constraint's.
  fileprivate func ink(_ stem: Rect, isMark: Bool, _ theme: Theme) -> MarkInk {
    let role: Role =
      !isPlainLine
      ? .stem : !isMark ? .edge : isCenter ? .center : isBaseline ? .baseline : .alignment
    let (low, high) = stem.range(axis)
    var ink = MarkInk(role, axis.rect(from: low, to: high, around: cross, width: 0), along: axis)
    (ink.cap, ink.inset) = (theme.capLength, hasTails ? theme.tailLength : 0)
    return ink
  }
}
