import LayoutModel

/// What labels avoid in a figure.
struct LabelRoom {
  /// The part of the figure that is shown.
  let bounds: Rect
  /// Texts, signs, controls and labels, which no label may cover.
  private var solids: [Rect] = []
  private var solidCells = CellIndex(size: 64)
  /// The lines of constraints and of leaders, by the groups that they belong to.
  private var lines: [(line: Segment, group: String)] = []
  private var lineCells = CellIndex(size: 64)
  /// The edges of views.
  private var frames: [Rect] = []

  /// A mark that is no longer, or no thicker, is hidden by a label, in points.
  private static let shortest = 44.0
  private static let thinnest = 6.0

  init(_ figure: Figure) {
    bounds = figure.bounds
    for group in figure.groups where !group.classes.contains("ib-ground") {
      for mark in group.marks { add(mark, of: group) }
      if let frame = group.frame { frames.append(frame) }
    }
  }

  private mutating func add(_ mark: Mark, of group: Figure.Group) {
    guard let box = mark.box, box.intersects(bounds) || box.width == 0 || box.height == 0 else {
      return
    }
    var isSmall = max(box.width, box.height) <= Self.shortest
    if case .capsule = mark.shape { isSmall = min(box.width, box.height) <= Self.thinnest }
    if mark.captionBox != nil || isSmall && mark.segments.isEmpty {
      addSolid(box)
    } else {
      for line in mark.segments { addLine(line, of: group.id) }
    }
  }

  /// Keeps a place free of labels.
  mutating func addSolid(_ box: Rect) {
    solidCells.insert(solids.count, in: [box])
    solids.append(box)
  }

  /// Keeps a line free of the labels of other groups.
  mutating func addLine(_ line: Segment, of group: String) {
    guard let box = Rect.around([line.from, line.to]) else { return }
    lineCells.insert(lines.count, in: [box])
    lines.append((line, group))
  }

  /// Whether a label can stand in a box: it covers nothing, and no line but those of its own group and
  /// those that are one line with them.
  func isFree(_ box: Rect, of group: String) -> Bool {
    let clear = box.insetBy(-1)
    guard bounds.contains(box),
      !solidCells.contains(in: [clear], where: { solids[$0].intersects(clear) })
    else { return false }
    let crossed = lineCells.numbers(in: clear).map { lines[$0] }.filter { $0.line.crosses(clear) }
    let own = crossed.filter { $0.group == group }
    return crossed.allSatisfy { other in
      other.group == group || own.contains { $0.line.isInLine(with: other.line) }
    }
  }

  /// Whether a leader line runs over nothing that has to be read.
  func isFree(_ leader: Segment) -> Bool {
    guard let box = Rect.around([leader.from, leader.to]) else { return true }
    return !solidCells.contains(in: [box]) { leader.crosses(solids[$0]) }
  }

  /// The texts and signs that a line runs over.
  func solids(along line: Segment) -> [Rect] {
    guard let box = Rect.around([line.from, line.to]) else { return [] }
    return solidCells.numbers(in: box).map { solids[$0] }.filter(line.crosses)
  }

  /// The number of views on whose edges a box lies.
  func edges(under box: Rect) -> Int {
    frames.count { $0.intersects(box) && !$0.contains(box) }
  }
}
