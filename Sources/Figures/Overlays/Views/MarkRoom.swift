import LayoutModel

/// The room in a figure for more texts and arrows, of which each takes some.
struct MarkRoom {
  private let bounds: Rect
  /// What is read: nothing may lie on it.
  private var solids: [Rect] = []
  private var solidCells = CellIndex(size: 32)
  /// Lines, on which no text may lie.
  private var lines: [Rect] = []
  private var lineCells = CellIndex(size: 32)
  /// The views as shown, with the views that hold each.
  private var views: [(frame: Rect, view: Int)] = []
  private var viewCells = CellIndex(size: 64)
  private let layout: Layout

  /// - Parameters:
  ///   - bounds: Where there is room.
  ///   - frames: The views as the figure shows them, by their index in the layout.
  init(_ figure: Figure, within bounds: Rect, frames: [Int: Rect], _ layout: Layout) {
    (self.bounds, self.layout) = (bounds, layout)
    for group in figure.groups { add(group.marks) }
    for (view, frame) in frames.sorted(by: { $0.key < $1.key }) where view != 0 {
      viewCells.insert(views.count, in: [frame])
      views.append((frame, view))
    }
  }

  /// Takes the room of marks.
  mutating func add(_ marks: [Mark]) {
    for mark in marks {
      guard let box = mark.box else { continue }
      switch mark.role.room {
      case .read:
        solidCells.insert(solids.count, in: [box])
        solids.append(box)
      case .line:
        for segment in mark.segments.isEmpty ? [nil] : mark.segments.map(Optional.init) {
          let thick = (segment?.box ?? box).insetBy(-1)
          lineCells.insert(lines.count, in: [thick])
          lines.append(thick)
        }
      case .ground: break
      }
    }
  }

  /// Whether a text has room.
  func isFree(text box: Rect) -> Bool {
    bounds.contains(box) && isClear(box.insetBy(-1))
  }

  /// Whether an arrow beside a view has room: it lies on no other view that does not hold that one.
  func isFree(arrow box: Rect, of view: Int) -> Bool {
    bounds.contains(box) && isClear(box) && !isOnOther(box, than: view)
  }

  /// Whether a box lies on a view that neither is one nor holds it.
  func isOnOther(_ box: Rect, than view: Int) -> Bool {
    viewCells.contains(in: [box]) { index in
      let other = views[index]
      let holds = other.view == view || layout.view(other.view, holds: view)
      return !holds && other.frame.intersects(box)
    }
  }

  private func isClear(_ box: Rect) -> Bool {
    !solidCells.contains(in: [box]) { solids[$0].intersects(box) }
      && !lineCells.contains(in: [box]) { lines[$0].intersects(box) }
  }
}
