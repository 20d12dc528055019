import LayoutModel

/// Interrupts lines where they would strike texts, or views that they have nothing to do with.
struct LineCuts {
  private let canvas: CanvasLayout
  private let obstacles: Obstacles
  private let theme: Theme
  /// The signs of all bars, which no line runs under or over.
  private var signs: [Rect] = []
  private var signCells = CellIndex(size: 64)
  /// The lines and caps of all bars, and the lines to items that are drawn already.
  private var lines: [Line] = []
  private var lineCells = CellIndex(size: 64)

  init(_ canvas: CanvasLayout, _ obstacles: Obstacles, _ bars: [IBar], _ theme: Theme) {
    (self.canvas, self.obstacles, self.theme) = (canvas, obstacles, theme)
    for bar in bars {
      let (stem, caps) = bar.lines(theme)
      for line in [stem] + caps { insert(Line(line)) }
    }
    for box in bars.flatMap({ $0.signBoxes(theme) }) {
      signCells.insert(signs.count, in: [box])
      signs.append(box)
    }
  }

  private mutating func insert(_ line: Line) {
    lineCells.insert(lines.count, in: [line.box])
    lines.append(line)
  }

  /// A piece shorter than this is no line, and one shorter than the other is left out if it can be.
  private static let leastPiece = 2.0
  private static let usualPiece = 7.5

  /// What remains of the line of a constraint's mark.
  func pieces(of bar: IBar, of constraint: LayoutConstraint) -> [Segment] {
    let stem = Line(bar.lines(theme).stem)
    let line = bar.isPlainLine ? shown(stem) : stem
    let marked = signs(of: bar, on: line)
    // Of a short bar, what stands free of letters is all there is to see.
    let clearance = bar.hasTails ? 0 : theme.textClearance
    let texts = obstacles.texts(near: line.box).compactMap {
      gap(in: line, at: $0, clearance: clearance)
    }
    let views = obstacles.surfaces(near: line.box).filter { surface in
      line.crosses(surface.frame.insetBy(theme.textClearance))
        && (bar.isPlainLine || bar.passes(surface.frame)) && isForeign(surface, to: constraint)
    }.map { $0.frame.range(line.axis) }
    let ends = bar.isPlainLine ? endsAtItems(of: line, constraint) : .both
    let choices = [
      pieces(of: line, bar, without: marked + texts, behind: views, ends),
      pieces(of: line, bar, without: marked + texts, behind: views, .both),
      line.pieces(without: marked + texts, atLeast: Self.usualPiece),
      line.pieces(without: marked + texts, atLeast: Self.leastPiece),
    ]
    if let pieces = choices.first(where: { !$0.isEmpty }) { return pieces.map(\.segment) }
    // An alignment of which nothing remains sticks out; of a bar there are the caps.
    let longer = line.longer(by: Self.usualPiece)
    return bar.isPlainLine
      ? longer.pieces(without: signs(of: bar, on: longer) + texts, atLeast: Self.leastPiece)
        .map(\.segment) : []
  }

  /// What remains of a line that views hide but for its ends that say something.
  private func pieces(
    of line: Line, _ bar: IBar, without gaps: [(start: Double, end: Double)],
    behind views: [(start: Double, end: Double)], _ ends: Ends
  ) -> [Line] {
    let covered = views.flatMap { hidden(in: $0, of: line, bar, ends) }
    var pieces = line.pieces(without: gaps + covered, atLeast: Self.usualPiece)
    if covered.isEmpty { return pieces }
    // A rest between views at an end that says nothing reads as a mark of these views.
    if !ends.contains(.start), let first = pieces.first, first.length < Self.leastEnd {
      pieces.removeFirst()
    }
    if !ends.contains(.end), let last = pieces.last, last.length < Self.leastEnd {
      pieces.removeLast()
    }
    return pieces
  }

  /// Ends of a line.
  private struct Ends: OptionSet {
    let rawValue: Int
    static let start = Ends(rawValue: 1)
    static let end = Ends(rawValue: 2)
    static let both: Ends = [.start, .end]
  }

  /// The ends of an alignment that are near an item; a line to the superview runs on to the superview's edges.
  private func endsAtItems(of line: Line, _ constraint: LayoutConstraint) -> Ends {
    let items = constraint.items.map(canvas.layout.owner)
    let inner = items.filter { item in !items.contains { canvas.layout.view(item, holds: $0) } }
      .map { canvas.visibleFrame(of: $0).range(line.axis) }
    var ends = Ends()
    if inner.contains(where: { $0.start < line.start + Self.leastEnd }) { ends.insert(.start) }
    if inner.contains(where: { $0.end > line.end - Self.leastEnd }) { ends.insert(.end) }
    return ends
  }

  /// The parts of a view's stretch where a line may be left out: not at its ends that say something, nor beside its
  /// sign.
  private func hidden(
    in gap: (start: Double, end: Double), of line: Line, _ bar: IBar, _ ends: Ends
  ) -> [(start: Double, end: Double)] {
    var gap = gap
    var shown: [(start: Double, end: Double)] = []
    if ends.contains(.start) {
      shown.append((line.start, line.start + Self.leastEnd))
    } else if gap.start < line.start + Self.leastEnd {
      gap.start = line.start
    }
    if ends.contains(.end) {
      shown.append((line.end - Self.leastEnd, line.end))
    } else if gap.end > line.end - Self.leastEnd {
      gap.end = line.end
    }
    if bar.badge != nil, bar.signCross == nil {
      let reach = theme.badgeDiameter / 2 + Self.leastEnd
      shown.append((bar.signPlace - reach, bar.signPlace + reach))
    }
    return shown.reduce([gap]) { gaps, part in
      gaps.flatMap { gap in
        if part.end <= gap.start || gap.end <= part.start { return [gap] }
        return [(gap.start, part.start), (part.end, gap.end)].filter { $0.0 < $0.1 }
      }
    }
  }

  /// A line that goes on beyond a text at its end, so that its end is seen, if nothing else is there.
  private func shown(_ line: Line) -> Line {
    var shown = line
    let (low, high) = canvas.frame(of: .view(0)).range(line.axis)
    for text in obstacles.texts(near: line.box) {
      guard let gap = gap(in: line, at: text) else { continue }
      let (start, end) = (
        max(low, gap.start - Self.leastEnd), min(high, gap.end + Self.leastEnd)
      )
      if gap.start < line.start + Self.leastEnd, start < shown.start,
        isFree(line, from: start, to: line.start)
      {
        shown.start = start
      }
      if gap.end > line.end - Self.leastEnd, end > shown.end,
        isFree(line, from: line.end, to: end)
      {
        shown.end = end
      }
    }
    return shown
  }

  /// Whether no other line runs beside a stretch in line with one.
  private func isFree(_ line: Line, from start: Double, to end: Double) -> Bool {
    let box = line.axis.rect(
      from: start, to: end, around: line.cross, width: 2 * PlacedBar.leastDistance)
    return !lineCells.numbers(in: box).map { lines[$0] }.contains { other in
      other.axis == line.axis && (other.cross - line.cross).magnitude < PlacedBar.leastDistance
        && max(other.start, start) < min(other.end, end)
    }
  }

  /// What is seen of a line at each of its ends.
  static let leastEnd = 12.0

  /// What remains of the caps of a bar.
  func caps(of bar: IBar) -> [Segment] {
    bar.lines(theme).caps.flatMap { cap in
      let line = Line(cap)
      let gaps =
        signs(of: bar, on: line)
        + obstacles.texts(near: line.box).compactMap { gap(in: line, at: $0, clearance: 0) }
      return gaps.isEmpty ? [cap] : line.pieces(without: gaps, atLeast: 1).map(\.segment)
    }
  }

  /// Where other signs are on a line of a bar, or so near.
  private func signs(
    of bar: IBar, on line: Line, within distance: Double = 0
  ) -> [(start: Double, end: Double)] {
    let own = bar.signBoxes(theme)
    return signCells.numbers(in: line.box.insetBy(-distance)).map { signs[$0] }
      .filter { line.crosses($0.insetBy(-distance)) && !own.contains($0) }
      .map { $0.range(line.axis) }
  }

  /// What remains of a side of an outline, which texts alone interrupt.
  func pieces(of side: Segment) -> [Segment] {
    let line = Line(side)
    let texts = obstacles.texts(near: line.box).compactMap { gap(in: line, at: $0) }
    return texts.isEmpty
      ? [side] : line.pieces(without: texts, atLeast: Self.leastPiece).map(\.segment)
  }

  /// What remains of the thin lines of a bar, which pass views.
  ///
  /// They are left out where a line or a cap of another bar leads the way.
  mutating func extensions(of bar: IBar) -> [Segment] {
    let thin = bar.extensions(theme).map(Line.init)
    if thin.isEmpty { return [] }
    let pieces = thin.flatMap { line in
      let texts = obstacles.texts(near: line.box).compactMap { gap(in: line, at: $0) }
      let near = line.axis.rect(
        from: line.start, to: line.end, around: line.cross, width: 2 * theme.textClearance)
      let others = lineCells.numbers(in: near).map { lines[$0] }.filter {
        $0.axis == line.axis && ($0.cross - line.cross).magnitude < theme.textClearance
      }.map { (start: $0.start, end: $0.end) }
      return line.pieces(
        without: signs(of: bar, on: line, within: theme.lineWidth / 2) + texts + others,
        atLeast: Self.leastPiece)
    }
    for line in thin { insert(line) }
    return pieces.map(\.segment)
  }

  /// Where a line would strike the letters: from the lower end of their ink to the height of capitals if it is level.
  private func gap(
    in line: Line, at text: Obstacles.TextBox, clearance: Double? = nil
  ) -> (start: Double, end: Double)? {
    let box = line.axis == .horizontal ? text.letters : text.letters.insetBy(dx: 1, dy: 0)
    guard line.crosses(box) else { return nil }
    let (start, end) = text.letters.range(line.axis)
    let clearance = clearance ?? theme.textClearance
    return (start - clearance, end + clearance)
  }

  /// Whether a mark does not belong to a view: that is neither an item nor its superview, nor in an item
  /// that holds no other, nor behind an item.
  private func isForeign(_ surface: Obstacles.Surface, to constraint: LayoutConstraint) -> Bool {
    let layout = canvas.layout
    let items = constraint.items.map(layout.owner)
    let inner = items.filter { item in !items.contains { layout.view(item, holds: $0) } }
    return !items.contains(surface.view)
      && !inner.contains {
        layout.view($0, holds: surface.view) || layout.view(surface.view, holds: $0)
      }
      && !items.contains { surface.frame.contains(canvas.frame(of: .view($0))) }
  }
}

extension IBar {
  /// Whether both its ends lie outside a box, and its sign too, which no more than its line stands for.
  fileprivate func passes(_ box: Rect) -> Bool {
    let (near, far) = box.range(axis)
    let hasSignInside = badge != nil && near < signPlace && signPlace < far
    return start < near && far < end && !hasSignInside
  }
}

/// A level or upright line, by its places along its axis.
private struct Line {
  var axis: Axis
  var start: Double
  var end: Double
  var cross: Double
  /// Whether it is drawn from its end.
  var isReversed: Bool

  init(_ segment: Segment) {
    let (from, to) = (segment.from, segment.to)
    axis = from.y == to.y ? .horizontal : .vertical
    let (first, last) = axis == .horizontal ? (from.x, to.x) : (from.y, to.y)
    (start, end) = (min(first, last), max(first, last))
    cross = axis == .horizontal ? from.y : from.x
    isReversed = first > last
  }

  var length: Double { end - start }

  var segment: Segment {
    let (first, last) = isReversed ? (end, start) : (start, end)
    return Segment(from: axis.point(first, cross), to: axis.point(last, cross))
  }

  /// The line with as much more at both ends.
  func longer(by distance: Double) -> Line {
    var line = self
    (line.start, line.end) = (start - distance, end + distance)
    return line
  }

  /// The box of the line without its width.
  var box: Rect { axis.rect(from: start, to: end, around: cross, width: 0) }

  func crosses(_ box: Rect) -> Bool {
    let (along, across) = (box.range(axis), box.range(axis.across))
    return start < along.end && along.start < end && across.start < cross && cross < across.end
  }

  /// What remains of it, in the order in which it is drawn.
  func pieces(without gaps: [(start: Double, end: Double)], atLeast least: Double) -> [Line] {
    var pieces: [Line] = []
    var place = start
    for gap in gaps.sorted(by: { $0 < $1 }) + [(end, end)] {
      var piece = self
      (piece.start, piece.end) = (place, min(gap.start, end))
      if piece.length >= min(least, length) { pieces.append(piece) }
      place = max(place, gap.end)
    }
    return isReversed ? pieces.reversed() : pieces
  }
}
