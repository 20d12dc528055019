import LayoutModel

/// What labels avoid in a figure.
struct LabelRoom {
  /// The part of the figure that is shown.
  let bounds: Rect
  /// The lines, caps and signs of constraints.
  var inks: SurroundingInk
  /// Texts, signs and controls, which no label may cover.
  ///
  /// The sign of a constraint has its group as owner; others have none.
  private var solids: [(box: Rect, owner: String)] = []
  private var solidCells = CellIndex(size: 32)
  /// The lines of constraints and of leaders, by the groups that they belong to.
  ///
  /// Of a line that many have, such as an alignment to the superview, there is one.
  private var lines: [(line: Segment, groups: Set<String>)] = []
  private var lineNumbers: [Segment: Int] = [:]
  private var lineCells = CellIndex(size: 32)
  /// The edges of views.
  private var frames: [Rect] = []
  private var frameCells = CellIndex(size: 64)
  /// The frames of controls that have room beside their text, such as buttons, by their views.
  private var controls: [(frame: Rect, view: Int)] = []

  /// A mark that is no longer is hidden by a label, in points.
  private static let shortest = 44.0
  /// Lines that are no further apart look like one, in points.
  private static let oneLine = 1.5
  /// A line that is no further from another one runs along it, in points.
  private static let beside = 1.0
  /// How far outside the bounds a line counts, in points.
  private static let around = 16.0
  /// How far a label may reach over the edge of a control, in points.
  private static let edge = 3.0

  init(_ figure: Figure, _ layout: Layout) {
    bounds = figure.paper ?? figure.bounds
    inks = SurroundingInk(figure)
    for group in figure.groups {
      for mark in group.marks { add(mark, of: group) }
      guard let frame = group.frame else { continue }
      frameCells.insert(frames.count, in: [frame])
      frames.append(frame)
      guard case .view(let view)? = group.part else { continue }
      switch ViewLook.of(layout.views[view].kind).extent {
      case .whole: addSolid(frame, of: "")
      case .field: controls.append((frame, view))
      case .content: break
      }
    }
  }

  private mutating func add(_ mark: Mark, of group: Figure.Group) {
    guard let box = mark.box, box.intersects(bounds) || box.width == 0 || box.height == 0 else {
      return
    }
    // The lines of a pattern are a ground.
    if mark.role == .ground || mark.role == .pattern { return }
    if mark.role.room == .read {
      addSolid(box, of: mark.role == .sign ? group.id : "")
    } else {
      if Self.isSmall(mark, box) { addSolid(box, of: "") }
      for line in mark.segments { addLine(line, of: group.id) }
    }
  }

  /// Whether a label would hide a mark without lines.
  private static func isSmall(_ mark: Mark, _ box: Rect) -> Bool {
    guard mark.segments.isEmpty else { return false }
    return max(box.width, box.height) <= shortest
  }

  private mutating func addSolid(_ box: Rect, of owner: String) {
    solidCells.insert(solids.count, in: [box])
    solids.append((box, owner))
  }

  /// Keeps a line free of the labels of other groups.
  private mutating func addLine(_ whole: Segment, of group: String) {
    let line = whole.cut(to: bounds.insetBy(-Self.around))
    if let known = lineNumbers.updateValue(lineNumbers[line] ?? lines.count, forKey: line) {
      lines[known].groups.insert(group)
      return
    }
    lineCells.insert(lines.count, in: [line.box.insetBy(-Self.beside)])
    lines.append((line, [group]))
  }

  /// Whether a label can stand in a box: it covers nothing, and no line but those of its own group and
  /// those that are one line with them.
  /// - Parameters:
  ///   - group: Its own group; nil of a label that stands clear of that too.
  ///   - sign: The group whose sign it replaces; nil of none.
  ///   - clearance: What is free around it, in points.
  func isFree(
    _ box: Rect, of group: String?, replacing sign: String?, clearance: Double = Clearance.sign
  ) -> Bool {
    let clear = box.insetBy(-clearance)
    guard bounds.contains(box),
      !solidCells.contains(
        in: [clear], where: { solids[$0].box.intersects(clear) && solids[$0].owner != sign })
    else { return false }
    let covers = { (number: Int) in
      lines[number].line.crosses(clear) && lines[number].groups.contains { $0 != group }
    }
    if !lineCells.contains(in: [clear], where: covers) { return true }
    guard let group else { return false }
    let around = clear.insetBy(-Self.oneLine)
    let own = lineCells.numbers(in: around).map { lines[$0] }.filter {
      $0.line.crosses(around) && $0.groups.contains(group)
    }
    return lineCells.numbers(in: clear).filter(covers).allSatisfy { other in
      own.contains { $0.line.isInLine(with: lines[other].line, within: Self.oneLine) }
    }
  }

  /// Whether a leader line runs over nothing that has to be read.
  func isFree(_ leader: Segment) -> Bool {
    !solidCells.numbers(along: leader).contains { leader.crosses(solids[$0].box) }
  }

  /// The number of lines of constraints that a leader line crosses.
  func lines(across leader: Segment) -> Int {
    lineCells.numbers(along: leader).reduce(0) {
      $0 + (lines[$1].line.meets(leader) ? 1 : 0)
    }
  }

  /// The number of controls that a label in a box covers, with a leader line.
  /// - Parameter views: The views whose controls do not count.
  func controls(under box: Rect, _ leader: Segment?, besides views: [Int]) -> Int {
    controls.count { control in
      !views.contains(control.view)
        && (control.frame.insetBy(Self.edge).intersects(box)
          || leader.map { $0.crosses(control.frame) } ?? false)
    }
  }

  /// The texts and signs that a line runs over.
  func solids(along line: Segment) -> [Rect] {
    solidCells.numbers(along: line).map { solids[$0].box }.filter(line.crosses)
  }

  /// The texts and signs that are nearer to a level or upright line than a distance, made larger by it.
  func solids(beside line: Segment, within distance: Double) -> [Rect] {
    solidCells.numbers(in: line.box.insetBy(-distance))
      .map { solids[$0].box.insetBy(-distance) }.filter(line.crosses)
  }

  /// The number of texts and signs on which a box lies.
  func solids(under box: Rect) -> Int {
    solidCells.numbers(in: box).count { solids[$0].box.intersects(box) }
  }

  /// The number of lines of constraints along which a line runs further than a length.
  func lines(along line: Segment, furtherThan length: Double) -> Int {
    lineCells.numbers(along: line).reduce(0) { count, number in
      let (other, groups) = lines[number]
      let shared = line.length(inside: other.box.insetBy(-Self.beside))
      return count + (shared > length ? groups.count : 0)
    }
  }

  /// Whether a line runs along an edge of a view further than a length.
  func runsAlongEdge(_ line: Segment, furtherThan length: Double) -> Bool {
    frameCells.numbers(along: line).contains { number in
      let frame = frames[number]
      func runs(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        let edge = Rect(x: x, y: y, width: width, height: height).insetBy(-Self.beside)
        return line.length(inside: edge) > length
      }
      return runs(frame.minX, frame.minY, 0, frame.height)
        || runs(frame.maxX, frame.minY, 0, frame.height)
        || runs(frame.minX, frame.minY, frame.width, 0)
        || runs(frame.minX, frame.maxY, frame.width, 0)
    }
  }

  /// The number of views on whose edges a box lies.
  func edges(under box: Rect) -> Int {
    frameCells.numbers(in: box).count { frames[$0].intersects(box) && !frames[$0].contains(box) }
  }
}

extension Segment {
  /// A level or upright line without what lies outside a box, so that long lines of one place are the same.
  fileprivate func cut(to box: Rect) -> Segment {
    guard from.x == to.x || from.y == to.y else { return self }
    func cut(_ point: Point) -> Point {
      Point(
        x: from.x == to.x ? point.x : min(max(point.x, box.minX), box.maxX),
        y: from.y == to.y ? point.y : min(max(point.y, box.minY), box.maxY))
    }
    return Segment(from: cut(from), to: cut(to))
  }
}
