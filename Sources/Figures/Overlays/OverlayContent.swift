import FigureChoices
import LayoutModel

/// The parts of a layout that its overlay shows.
struct OverlayContent: Hashable, Sendable {
  /// By their index in the layout.
  var constraints: Set<Int>
  /// Whether ambiguous and misplaced views are outlined.
  var showsFrames: Bool
  /// Whether other frames that an ambiguous layout could have are shown.
  var showsGhosts: Bool
  /// Whether inactive constraints are shown.
  var showsInactive: Bool

  /// The union of the parts that words name: kinds of ``OverlayKind``, a view for all its
  /// constraints, and numbers of constraints; nil for all.
  init(_ words: [String]?, in canvas: CanvasLayout) {
    let words = words ?? [OverlayKind.all.rawValue]
    let kinds = Set(words.compactMap { OverlayKind(rawValue: $0) })
    let parts = Set(words.flatMap(LayoutParts(canvas.layout).parts))
    let showsAll = kinds.contains(.all)
    let layout = canvas.layout
    constraints = Set(
      layout.constraints.indices.filter { index in
        let isNamed =
          parts.contains(.constraint(index))
          || layout.constraints[index].items.contains { item in
            item.view.map { parts.contains(.view($0)) } ?? false
          }
        return showsAll || isNamed
          || canvas.geometry(of: layout.constraints[index]).map { kinds.contains($0.kind) } ?? false
      })
    showsFrames = showsAll || kinds.contains(.frames)
    showsGhosts = kinds.contains(.ghosts)
    showsInactive = showsAll
  }
}

extension ConstraintGeometry {
  fileprivate var kind: OverlayKind {
    switch self {
    case .line: .alignments
    case .space: .spacing
    case .size: .sizes
    }
  }
}

/// The parts of a layout that are shown selected.
struct Selection: Hashable, Sendable {
  var views: Set<Int> = []
  var constraints: Set<Int> = []

  /// The parts that words name.
  init(_ words: [String], in layout: Layout) {
    for part in words.flatMap(LayoutParts(layout).parts) {
      switch part {
      case .view(let index): views.insert(index)
      case .constraint(let index): constraints.insert(index)
      }
    }
  }
}
