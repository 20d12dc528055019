import LayoutModel

/// Interrupts lines where they would strike texts, or views that they have nothing to do with.
struct LineCuts {
  private typealias Gap = (start: Double, end: Double)

  private let canvas: CanvasLayout
  private let obstacles: Obstacles
  private let theme: Theme
  /// The signs of all bars, which no line runs under or over.
  private var signs: [Rect] = []
  private var signCells = CellIndex(size: 64)
  /// The lines and caps of all bars, and the lines to items that are drawn already.
  private var lines: [AxisSegment] = []
  private var lineCells = CellIndex(size: 64)

  /// A piece shorter than this is no line, and one shorter than the other is left out if it can be.
  private static let leastPiece = 2.0
  static let usualPiece = 7.5
  /// What is seen of a line at each of its ends.
  private static let leastEnd = 12.0
  /// What is seen of each end of an alignment of which nothing else can be seen.
  private static let tip = 8.0

  init(_ canvas: CanvasLayout, _ obstacles: Obstacles, _ bars: [IBar], _ theme: Theme) {
    (self.canvas, self.obstacles, self.theme) = (canvas, obstacles, theme)
    for bar in bars {
      let (stem, caps) = bar.lines(theme)
      for line in [stem] + caps { insert(AxisSegment(line)) }
    }
    for box in bars.flatMap({ $0.signBoxes(theme) }) {
      signCells.insert(signs.count, in: [box])
      signs.append(box)
    }
  }

  private mutating func insert(_ line: AxisSegment) {
    lineCells.insert(lines.count, in: [line.box])
    lines.append(line)
  }

  /// What remains of the line of a constraint's mark.
  func pieces(of bar: IBar, of constraint: LayoutConstraint) -> [Segment] {
    let line = AxisSegment(bar.lines(theme).stem)
    // Of a short bar, what stands free of letters is all there is to see.
    let letters = texts(
      on: line, clearance: bar.hasTails ? 0 : Clearance.text, isWhole: bar.breaksAtWords)
    let gaps = signs(of: bar, on: line) + letters
    let strangers = views(under: line, bar, constraint)
    let ends = bar.isPlainLine ? endsAtItems(of: line, constraint) : .both
    let choices = [
      pieces(of: line, without: gaps, behind: strangers, ends),
      pieces(of: line, without: gaps, behind: strangers, .both),
      line.pieces(without: gaps, atLeast: Self.usualPiece),
      line.pieces(without: gaps, atLeast: Self.leastPiece),
    ]
    if let pieces = choices.first(where: { !$0.isEmpty }) { return pieces.map(\.segment) }
    // Of an alignment of which nothing remains, the ends show which items it is about; of a bar there are the caps.
    return bar.isPlainLine ? tips(of: line).map(\.segment) : []
  }

  /// The ends of a line, over whatever lies there.
  private func tips(of line: AxisSegment) -> [AxisSegment] {
    let (start, end) = (line.start + Self.tip, line.end - Self.tip)
    if start < end { return line.pieces(without: [(start, end)]) }
    // Items may have no size.
    return [line.length < Self.tip ? line.longer(by: (Self.tip - line.length) / 2) : line]
  }

  /// What remains of the caps of a bar.
  func caps(of bar: IBar) -> [Segment] {
    bar.lines(theme).caps.map(AxisSegment.init).flatMap { cap in
      cap.pieces(without: signs(of: bar, on: cap) + texts(on: cap, clearance: 0), atLeast: 1)
    }.map(\.segment)
  }

  /// What remains of a side of an outline, which texts alone interrupt.
  func pieces(of side: Segment) -> [Segment] {
    let line = AxisSegment(side)
    let texts = texts(on: line)
    return texts.isEmpty
      ? [side] : line.pieces(without: texts, atLeast: Self.leastPiece).map(\.segment)
  }

  /// What remains of the thin lines of a bar, which pass views.
  ///
  /// They are left out where a line or a cap of another bar leads the way.
  mutating func extensions(of bar: IBar) -> [Segment] {
    let thin = bar.extensions(theme).map(AxisSegment.init)
    let pieces = thin.flatMap { line in
      line.pieces(
        without: signs(of: bar, on: line, within: theme.lineWidth / 2) + texts(on: line)
          + lines(along: line, within: Clearance.text).map { ($0.start, $0.end) },
        atLeast: Self.leastPiece)
    }
    for line in thin { insert(line) }
    return pieces.map(\.segment)
  }

  // MARK: - Gaps

  /// Where a line would strike letters: from the lower end of their ink to the height of capitals if it is level.
  /// - Parameter isWhole: Whether it also breaks where it would pass below letters.
  private func texts(
    on line: AxisSegment, clearance: Double = Clearance.text, isWhole: Bool = false
  ) -> [Gap] {
    obstacles.texts(near: line.box).compactMap { text in
      let letters = isWhole ? text.box : text.letters
      let isNarrow = line.axis == .vertical && !text.isOfSystem
      guard
        line.hits(
          isNarrow ? letters.insetBy(dx: 1, dy: 0) : letters, larger: text.isOfSystem ? 1 : 0)
      else {
        return nil
      }
      let (start, end) = letters.range(line.axis)
      return (start - clearance, end + clearance)
    }
  }

  /// Where other signs are on a line of a bar, or so near.
  private func signs(of bar: IBar, on line: AxisSegment, within distance: Double = 0) -> [Gap] {
    let own = bar.signBoxes(theme)
    return signCells.numbers(in: line.box.insetBy(-distance)).map { signs[$0] }
      .filter { line.hits($0, larger: distance) && !own.contains($0) }
      .map { $0.range(line.axis) }
  }

  /// Where a line runs through views with which its constraint has nothing to do.
  private func views(
    under line: AxisSegment, _ bar: IBar, _ constraint: LayoutConstraint
  ) -> [Gap] {
    let items = constraint.items.map(canvas.layout.owner)
    return obstacles.surfaces(near: line.box).filter { surface in
      line.hits(surface.frame, larger: -Clearance.text)
        && (bar.isPlainLine || bar.passes(surface.frame))
        && canvas.kin(of: surface.view, to: items) == .foreign
    }.map { $0.frame.range(line.axis) }
  }

  /// The lines that run along another one, nearer than a distance.
  private func lines(along line: AxisSegment, within distance: Double) -> [AxisSegment] {
    let room = line.axis.rect(
      from: line.start, to: line.end, around: line.cross, width: 2 * distance)
    return lineCells.numbers(in: room).map { lines[$0] }.filter {
      $0.axis == line.axis && ($0.cross - line.cross).magnitude < distance
    }
  }

  // MARK: - Ends

  /// Ends of a line.
  private struct Ends: OptionSet {
    let rawValue: Int
    static let start = Ends(rawValue: 1)
    static let end = Ends(rawValue: 2)
    static let both: Ends = [.start, .end]
  }

  /// What remains of a line that views hide but for its ends that say something.
  private func pieces(
    of line: AxisSegment, without gaps: [Gap], behind views: [Gap], _ ends: Ends
  ) -> [AxisSegment] {
    let covered = views.compactMap { hidden(in: $0, of: line, ends) }
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

  /// The part of a view's stretch where a line may be left out: not at its ends that say something.
  private func hidden(in gap: Gap, of line: AxisSegment, _ ends: Ends) -> Gap? {
    let (first, last) = (line.start + Self.leastEnd, line.end - Self.leastEnd)
    let start =
      ends.contains(.start)
      ? max(gap.start, first) : gap.start < first ? line.start : gap.start
    let end = ends.contains(.end) ? min(gap.end, last) : gap.end > last ? line.end : gap.end
    return start < end ? (start, end) : nil
  }

  /// The ends of an alignment that are near an item; a line to the superview runs on to the superview's edges.
  private func endsAtItems(of line: AxisSegment, _ constraint: LayoutConstraint) -> Ends {
    let items = constraint.items.map(canvas.layout.owner)
    let inner = items.filter { item in !items.contains { canvas.layout.view(item, holds: $0) } }
      .map { canvas.visibleFrame(of: $0).range(line.axis) }
    var ends = Ends()
    if inner.contains(where: { $0.start < line.start + Self.leastEnd }) { ends.insert(.start) }
    if inner.contains(where: { $0.end > line.end - Self.leastEnd }) { ends.insert(.end) }
    return ends
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
