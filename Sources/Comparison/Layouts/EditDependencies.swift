import LayoutModel
import LayoutRecord

/// The edits on which each view's frame can depend: those that constraints connect with the view.
struct EditDependencies {
  /// The most edits of a view that are ordered by their distances.
  private static let nearestLimit = 12

  /// The views that constraints connect in one direction, by their places.
  private struct Ties {
    var neighbours: [[Int]]
    /// The edits of each view.
    var edits: [[Int]]
    /// The number of the part that each view belongs to, and the edits of each part.
    var parts: [Int]
    var editsOfParts: [Set<Int>] = []

    init(count: Int) {
      neighbours = Array(repeating: [], count: count)
      (edits, parts) = (neighbours, Array(repeating: -1, count: count))
    }

    mutating func findParts() {
      for start in parts.indices where parts[start] < 0 {
        var (found, front) = (Set<Int>(), [start])
        parts[start] = editsOfParts.count
        while let view = front.popLast() {
          found.formUnion(edits[view])
          for next in neighbours[view] where parts[next] < 0 {
            parts[next] = editsOfParts.count
            front.append(next)
          }
        }
        editsOfParts.append(found)
      }
    }
  }

  private let edits: [Edit]
  private let reaches: [Edit.Fact.Reach]
  /// The places of the edits that reach all views.
  private let unbound: [Int]
  private let places: [String: Int]
  private var horizontal: Ties
  private var vertical: Ties

  /// - Parameter records: The old and the new layout, whose constraints both count.
  init(_ edits: [Edit], _ records: [LayoutRecord]) {
    self.edits = edits
    let reaches = edits.map(\.fact.reach)
    self.reaches = reaches
    unbound = reaches.indices.filter { reaches[$0].views == nil }
    let names = Set(records.flatMap { $0.views.map(\.name) }).sorted()
    places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    horizontal = Ties(count: names.count)
    vertical = horizontal
    for record in records { add(record) }
    for (edit, reach) in reaches.enumerated() {
      for view in (reach.views ?? []).compactMap({ places[$0] }) {
        if reach.isHorizontal { horizontal.edits[view].append(edit) }
        if reach.isVertical { vertical.edits[view].append(edit) }
      }
    }
    horizontal.findParts()
    vertical.findParts()
  }

  private mutating func add(_ record: LayoutRecord) {
    func add(_ ties: inout Ties, _ first: Int, _ second: Int) {
      ties.neighbours[first].append(second)
      ties.neighbours[second].append(first)
    }
    for constraint in record.constraints {
      // The root and its guides do not move, so no dependency passes through them.
      let tied = constraint.ends.all.compactMap { places[$0.item] }
      guard tied.count == 2 else { continue }
      let axes = Set(constraint.ends.all.compactMap(\.attribute.axis))
      if axes.contains(.horizontal) { add(&horizontal, tied[0], tied[1]) }
      if axes.contains(.vertical) { add(&vertical, tied[0], tied[1]) }
    }
    // A superview and its subviews can move each other: stack views, tables, margins.
    for view in record.views {
      guard let first = places[view.name], let second = places[view.parent] else { continue }
      add(&horizontal, first, second)
      add(&vertical, first, second)
    }
  }

  /// The nearest edits from which a view's new frame can follow, by their places, and the number of others.
  ///
  /// If constraints connect none with the view, all edits that fit count.
  func causes(
    of view: String, _ isHorizontal: Bool, _ isVertical: Bool
  ) -> (nearest: [Int], others: Int) {
    func fits(_ edit: Int) -> Bool {
      isHorizontal && reaches[edit].isHorizontal || isVertical && reaches[edit].isVertical
    }
    let general = unbound.filter(fits)
    guard let place = places[view] else { return ([], 0) }
    let ties = (isHorizontal ? [horizontal] : []) + (isVertical ? [vertical] : [])
    let connected = ties.map { $0.editsOfParts[$0.parts[place]] }
    let all = connected.dropFirst().reduce(connected.first ?? []) { $0.union($1) }
    if all.isEmpty, general.isEmpty {
      let fitting = edits.indices.filter(fits)
      let nearest = fitting.prefix(Self.nearestLimit)
      return (Array(nearest), fitting.count - nearest.count)
    }
    // Edits that affect everything are as near as edits of the view itself.
    var distances = Dictionary(uniqueKeysWithValues: general.map { ($0, 0) })
    for ties in ties { search(ties, from: place, &distances) }
    let nearest = distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
      .prefix(Self.nearestLimit).map(\.key)
    return (nearest, all.union(general).count - nearest.count)
  }

  /// Adds the distances of the nearest edits, in constraints between.
  private func search(_ ties: Ties, from view: Int, _ distances: inout [Int: Int]) {
    var (isReached, front) = (Array(repeating: false, count: ties.parts.count), [view])
    var (distance, found) = (0, Set<Int>())
    isReached[view] = true
    let limit = min(Self.nearestLimit, ties.editsOfParts[ties.parts[view]].count)
    while !front.isEmpty, found.count < limit {
      for edit in front.flatMap({ ties.edits[$0] }) {
        found.insert(edit)
        distances[edit] = min(distance, distances[edit] ?? .max)
      }
      var next: [Int] = []
      for view in front {
        for neighbour in ties.neighbours[view] where !isReached[neighbour] {
          isReached[neighbour] = true
          next.append(neighbour)
        }
      }
      front = next
      distance += 1
    }
  }
}
