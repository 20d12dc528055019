import LayoutModel
import LayoutRecord

/// The edits on which each view's frame can depend: those that constraints connect with the view.
struct EditDependencies {
  /// The views that constraints connect with each view in one direction.
  private typealias Ties = [String: Set<String>]

  private let edits: [Edit]
  private let reaches: [Edit.Fact.Reach]
  /// The places of the edits that reach all views.
  private let unbound: [Int]
  /// For each view, the places of edits and the number of constraints between, per direction.
  private var beside: [String: [Int: Int]] = [:]
  private var above: [String: [Int: Int]] = [:]

  /// - Parameter records: The old and the new layout, whose constraints both count.
  init(_ edits: [Edit], _ records: [LayoutRecord]) {
    self.edits = edits
    let reaches = edits.map(\.fact.reach)
    self.reaches = reaches
    unbound = reaches.indices.filter { reaches[$0].views == nil }
    var (horizontal, vertical) = (Ties(), Ties())
    for record in records { EditDependencies.add(record, &horizontal, &vertical) }
    // From the edits and not from the views: mostly, few edits move many views.
    for (place, reach) in reaches.enumerated() {
      guard let views = reach.views else { continue }
      if reach.isHorizontal { EditDependencies.spread(place, views, horizontal, &beside) }
      if reach.isVertical { EditDependencies.spread(place, views, vertical, &above) }
    }
  }

  private static func add(_ record: LayoutRecord, _ horizontal: inout Ties, _ vertical: inout Ties)
  {
    let views = Set(record.views.map(\.name))
    for constraint in record.constraints {
      // The root and its guides do not move, so no dependency passes through them.
      let tied = Set(constraint.ends.all.map(\.item).filter(views.contains))
      for axis in Set(constraint.ends.all.compactMap(\.attribute.axis)) {
        for item in tied {
          if axis == .horizontal {
            horizontal[item, default: []].formUnion(tied)
          } else {
            vertical[item, default: []].formUnion(tied)
          }
        }
      }
    }
    // A superview and its subviews can move each other: stack views, tables, margins.
    for view in record.views where views.contains(view.parent) {
      for (a, b) in [(view.name, view.parent), (view.parent, view.name)] {
        horizontal[a, default: []].insert(b)
        vertical[a, default: []].insert(b)
      }
    }
  }

  /// Adds an edit to all views that constraints connect with its own.
  private static func spread(
    _ place: Int, _ views: Set<String>, _ ties: Ties, _ causes: inout [String: [Int: Int]]
  ) {
    var (reached, front, distance) = (views, views, 0)
    while !front.isEmpty {
      for view in front { causes[view, default: [:]][place] = distance }
      front = front.reduce(into: []) { $0.formUnion((ties[$1] ?? []).subtracting(reached)) }
      reached.formUnion(front)
      distance += 1
    }
  }

  /// The edits from which a view's new frame can follow, nearest first; all that fit if none is connected.
  func edits(behind view: String, _ isHorizontal: Bool, _ isVertical: Bool) -> [Edit] {
    func fits(_ place: Int) -> Bool {
      isHorizontal && reaches[place].isHorizontal || isVertical && reaches[place].isVertical
    }
    var distances: [Int: Int] = isHorizontal ? beside[view] ?? [:] : [:]
    if isVertical { distances.merge(above[view] ?? [:]) { min($0, $1) } }
    for place in unbound where fits(place) { distances[place] = .max }
    if distances.isEmpty { return edits.indices.filter(fits).map { edits[$0] } }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { edits[$0.key] }
  }
}
