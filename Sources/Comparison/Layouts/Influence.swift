/// Which edits a view's frame can follow from: those that constraints lead to from the view.
struct Influence {
  private let edits: [Edit]
  /// For each view, those that it is tied to along the width, and along the height.
  private var sidewards: [String: Set<String>] = [:]
  private var upright: [String: Set<String>] = [:]

  /// - Parameter snapshots: The old and the new layout: what ties either counts.
  init(_ edits: [Edit], _ snapshots: [FigureSnapshot]) {
    self.edits = edits
    for snapshot in snapshots { add(snapshot) }
  }

  private mutating func add(_ snapshot: FigureSnapshot) {
    let views = Set(snapshot.views.map(\.name))
    for constraint in snapshot.constraints {
      // The root and its guides do not move, so nothing passes through them.
      let tied = Set(constraint.ends.map(\.item).filter(views.contains))
      let isVertical = constraint.ends.contains(where: \.isVertical)
      let isHorizontal = constraint.ends.contains { !$0.isVertical }
      for item in tied {
        if isHorizontal { sidewards[item, default: []].formUnion(tied) }
        if isVertical { upright[item, default: []].formUnion(tied) }
      }
    }
    // What holds a view, and what it holds, can give it its place: stack views, tables, margins.
    for view in snapshot.views where views.contains(view.parent) {
      for (a, b) in [(view.name, view.parent), (view.parent, view.name)] {
        sidewards[a, default: []].insert(b)
        upright[a, default: []].insert(b)
      }
    }
  }

  /// The edits that can be why a view's frame is another, nearest first.
  func edits(behind view: String, isHorizontal: Bool, isVertical: Bool) -> [Edit] {
    let fitting = edits.filter { isHorizontal && $0.isHorizontal || isVertical && $0.isVertical }
    let beside = isHorizontal ? distances(from: view, along: sidewards) : [:]
    let above = isVertical ? distances(from: view, along: upright) : [:]
    let found = fitting.compactMap { edit -> (edit: Edit, distance: Int)? in
      if edit.reachesAll { return (edit, Int.max) }
      let distances = edit.views.flatMap { item in
        [edit.isHorizontal ? beside[item] : nil, edit.isVertical ? above[item] : nil]
      }
      return distances.compactMap { $0 }.min().map { (edit, $0) }
    }
    if found.isEmpty { return fitting }
    return found.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }.map(\.element.edit)
  }

  /// How many constraints lie between a view and those that it is tied to.
  private func distances(
    from view: String, along neighbours: [String: Set<String>]
  ) -> [String: Int] {
    var distances = [view: 0]
    var front = [view]
    while !front.isEmpty {
      var next: [String] = []
      for item in front {
        for other in neighbours[item] ?? [] where distances[other] == nil {
          distances[other] = (distances[item] ?? 0) + 1
          next.append(other)
        }
      }
      front = next
    }
    return distances
  }
}
