/// The edits that each view's frame can depend on: those that constraints connect with the view.
struct EditDependencies {
  /// The views that each view is tied to in one direction.
  private typealias Ties = [String: Set<String>]

  /// An edit, by its place among all, and how many constraints lie between it and a view.
  private struct Cause {
    var place: Int
    var distance: Int
  }

  private let edits: [Edit]
  /// For each view, the edits that it is tied to along the width, and along the height.
  private var beside: [String: [Cause]] = [:]
  private var above: [String: [Cause]] = [:]
  /// The edits that move something sidewards, up or down, or either.
  private let sidewards: [Edit]
  private let upright: [Edit]
  private let moving: [Edit]
  /// The places of those that all views can follow from.
  private let unbound: [Int]

  /// - Parameter snapshots: The old and the new layout: what ties either counts.
  init(_ edits: [Edit], _ snapshots: [FigureSnapshot]) {
    self.edits = edits
    (sidewards, upright) = (edits.filter(\.isHorizontal), edits.filter(\.isVertical))
    moving = edits.filter { $0.isHorizontal || $0.isVertical }
    unbound = edits.indices.filter { edits[$0].reachesAll }
    var (along, upwards) = (Ties(), Ties())
    for snapshot in snapshots { EditDependencies.add(snapshot, &along, &upwards) }
    // From the edits and not from the views: mostly, few edits move many views.
    for (place, edit) in edits.enumerated() where !edit.reachesAll {
      if edit.isHorizontal { EditDependencies.spread(edit, place, along, &beside) }
      if edit.isVertical { EditDependencies.spread(edit, place, upwards, &above) }
    }
  }

  private static func add(
    _ snapshot: FigureSnapshot, _ sidewards: inout Ties, _ upright: inout Ties
  ) {
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

  /// Tells all views that an edit is tied to of it.
  private static func spread(
    _ edit: Edit, _ place: Int, _ ties: Ties, _ causes: inout [String: [Cause]]
  ) {
    var (reached, front, distance) = (edit.views, edit.views, 0)
    while !front.isEmpty {
      for view in front {
        causes[view, default: []].append(Cause(place: place, distance: distance))
      }
      var next: Set<String> = []
      for view in front { next.formUnion((ties[view] ?? []).subtracting(reached)) }
      reached.formUnion(next)
      (front, distance) = (next, distance + 1)
    }
  }

  /// The edits that can be why a view's frame is another, nearest first.
  func edits(behind view: String, isHorizontal: Bool, isVertical: Bool) -> [Edit] {
    let fitting = isHorizontal && isVertical ? moving : isHorizontal ? sidewards : upright
    var distances: [Int: Int] = [:]
    for place in unbound
    where isHorizontal && edits[place].isHorizontal || isVertical && edits[place].isVertical {
      distances[place] = .max
    }
    let causes = (isHorizontal ? beside[view] ?? [] : []) + (isVertical ? above[view] ?? [] : [])
    for cause in causes {
      distances[cause.place] = min(cause.distance, distances[cause.place] ?? .max)
    }
    if distances.isEmpty { return fitting }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { edits[$0.key] }
  }
}
