import LayoutModel

/// The intervals of spaces, found by their places, before their bars have places.
struct SpaceIndex {
  private var spaces: [(bar: SpaceBar, hasSign: Bool)] = []
  private var cells = CellIndex(size: 64)

  mutating func insert(_ bar: SpaceBar, hasSign: Bool) {
    cells.insert(
      spaces.count, in: [bar.axis.rect(from: bar.start, to: bar.end, around: bar.middle, width: 0)])
    spaces.append((bar, hasSign))
  }

  /// Whether a line along an axis leaves a space that it crosses no room: for a cap at the end that it would
  /// lie on, or for its sign at either side.
  func needsRoom(of line: Rect, _ axis: Axis, _ theme: Theme) -> Bool {
    let place = axis == .horizontal ? line.midY : line.midX
    return cells.numbers(in: line.insetBy(-1)).contains { number in
      let (bar, hasSign) = spaces[number]
      let (start, end) = line.range(axis)
      guard bar.axis != axis, start < bar.middle, bar.middle < end else { return false }
      let rooms = [place - bar.start, bar.end - place]
      guard rooms.allSatisfy({ $0 > -theme.textClearance }) else { return false }
      return rooms.contains { $0 < theme.textClearance }
        || hasSign && rooms.allSatisfy { $0 <= theme.badgeDiameter }
    }
  }
}
