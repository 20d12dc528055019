import LayoutModel

/// The lines, caps and signs of constraints beside which labels and callouts stand.
struct SurroundingInk {
  private struct Piece {
    var ink: MarkInk
    var group: String
    /// Whether it is a bar without caps, of a view that is nothing but a line.
    var isTick = false

    var line: Segment { Segment(ink.box) }
  }

  private var pieces: [Piece] = []
  private var cells = CellIndex(size: 32)

  /// The longest tick, in points.
  private static let longestTick = Theme().capLength + 1
  /// Lines that are no further apart look like one, in points.
  private static let oneLine = 1.5
  /// How far two lines may run along each other, in points.
  private static let along = 4.0

  init(_ figure: Figure) {
    for group in figure.groups {
      for mark in group.marks { add(mark, of: group.id) }
    }
  }

  private mutating func add(_ mark: Mark, of group: String) {
    if mark.role == .sign {
      if let box = mark.box { add(Piece(ink: MarkInk(.sign, discIn: box), group: group)) }
      return
    }
    for cap in mark.capLines { add(Piece(ink: MarkInk(.cap, cap), group: group)) }
    guard Role.lines.contains(mark.role) else { return }
    for line in mark.stems {
      let isTick = mark.role == .stem && mark.caps == 0 && line.length <= Self.longestTick
      add(Piece(ink: MarkInk(isTick ? .cap : mark.role, line), group: group, isTick: isTick))
    }
  }

  private mutating func add(_ piece: Piece) {
    let reach = piece.ink.radius + Clearance.signOfLabel
    cells.insert(pieces.count, in: [piece.ink.box.insetBy(-reach)])
    pieces.append(piece)
  }

  /// Leaves out signs in whose place labels stand.
  /// - Parameter isReplaced: Whether a label stands in the place of a sign in a box, of a group.
  mutating func removeSigns(_ isReplaced: (Rect, String) -> Bool) {
    for number in pieces.indices where pieces[number].ink.role == .sign {
      if isReplaced(pieces[number].ink.box, pieces[number].group) {
        pieces[number].ink.role = .ground
      }
    }
  }

  /// What is wrong with ink of a text or of a callout beside these.
  /// - Parameters:
  ///   - group: The group that it is about; nil of none.
  ///   - lines: The lines that it is about: those in line with them are theirs.
  func tally(of ink: MarkInk, about group: String?, on lines: [Segment] = []) -> Tally {
    let around = ink.box.insetBy(-ink.radius)
    return cells.numbers(in: around).reduce(into: .zero) { sum, number in
      let piece = pieces[number]
      if piece.group == group && piece.ink.role == .sign { return }
      let isOwn =
        Role.lines.contains(piece.ink.role)
        && lines.contains { $0.isInLine(with: piece.line, within: Self.oneLine) }
      if !isOwn { sum += Rules.texts.tally(ink, piece.ink) }
    }
  }

  /// Whether a line of another group runs between a label and its own line.
  func parts(_ link: Segment, of group: String) -> Bool {
    cells.numbers(along: link).contains { number in
      let piece = pieces[number]
      return piece.group != group && Role.lines.contains(piece.ink.role) && piece.line.meets(link)
    }
  }

  /// How often a leader line runs over a cap, along a line, or ends where another line crosses its own.
  func faults(of leader: Segment, to group: String) -> Int {
    let own = cells.numbers(in: Rect(around: leader.to, width: 2, height: 2)).filter {
      pieces[$0].group == group
    }
    return cells.numbers(along: leader).count { number in
      let piece = pieces[number]
      let isOwn = piece.group == group
      if piece.ink.role == .sign || piece.ink.role == .ground { return false }
      if piece.ink.role == .cap {
        return isOwn
          ? !piece.isTick && leader.meets(piece.line)
          : leader.crosses(piece.ink.box.insetBy(-Self.oneLine))
      }
      if leader.length(inside: piece.ink.box.insetBy(-1)) > Self.along { return true }
      let end = MarkInk(.leader, leader.to, radius: 0)
      return !isOwn && piece.ink.isNearer(Clearance.lines, to: end)
        && !own.contains { pieces[$0].line.isInLine(with: piece.line, within: Self.oneLine) }
    }
  }
}

extension MarkInk {
  /// Of a disc in a square.
  init(_ role: Role, discIn box: Rect) {
    self.init(role, Point(x: box.midX, y: box.midY), radius: min(box.width, box.height) / 2)
  }

  /// Of a level or upright line.
  fileprivate init(_ role: Role, _ line: Segment) {
    self.init(role, line.box, along: line.from.y == line.to.y ? .horizontal : .vertical)
  }
}

extension Segment {
  /// A level or upright line without its width.
  fileprivate init(_ box: Rect) {
    self.init(from: Point(x: box.minX, y: box.minY), to: Point(x: box.maxX, y: box.maxY))
  }
}
