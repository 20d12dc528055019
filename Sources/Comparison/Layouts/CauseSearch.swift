import LayoutModel
import LayoutRecord

/// The search for edits whose undoing takes a difference back.
///
/// A layout without some edits is solved once for all differences. The number of solved layouts is bounded.
struct CauseSearch {
  /// The edits that some difference follows from.
  struct Causes {
    /// The edits that a sentence names.
    var edits: [Edit]
    /// The number of other edits that may be causes.
    var others = 0
    /// Whether the difference goes if these edits are undone, and stays without one of them.
    var isVerified: Bool
  }

  /// The most layouts that are solved, and the most views in all of them.
  private static let (mostSolved, mostViews) = (60, 12_000)
  /// The most units whose parts are tried.
  private static let mostUnits = 12
  /// The most edits that a sentence names.
  private static let mostNamed = 3

  private let edits: [Edit]
  private let units: [EditUnit]
  private let undoing: EditUndoing?
  private let source: LayoutSource?
  private var solved: [Set<Int>: LayoutRecord?] = [:]
  private var rest: Int

  /// - Parameter sources: Both layouts; nil if they cannot be solved again.
  init(_ edits: [Edit], _ sources: (old: LayoutSource, new: LayoutSource)?, _ names: ViewRenaming) {
    self.edits = edits
    units = EditUndoing.units(of: edits)
    source = sources?.new
    undoing = sources.map { EditUndoing(edits, from: $0.old.layout, to: $0.new.layout, names) }
    let views = max(1, sources?.new.layout.views.count ?? 1)
    rest = min(CauseSearch.mostSolved, CauseSearch.mostViews / views)
  }

  /// The causes of a difference.
  /// - Parameters:
  ///   - nearest: The edits that it can follow from, nearest first.
  ///   - others: The number of further ones.
  ///   - all: Those that are tried if none of these is a cause: a height can follow from a width.
  ///   - isGone: Whether a layout is without the difference.
  mutating func causes(
    among nearest: [Int], others: Int = 0, beyond all: [Int] = [],
    isGone: (LayoutRecord) -> Bool
  ) -> Causes {
    var places = nearest
    var count = places.count + others
    // What can follow from one edit alone goes with it.
    if source == nil, count == 1 {
      return Causes(edits: places.map { edits[$0] }, isVerified: true)
    }
    if others == 0, let found = search(candidates(places), isGone) {
      return found
    }
    if source != nil, others == 0, places.count < all.count {
      places += all.filter { !nearest.contains($0) }
      count = places.count
      if let found = search(candidates(places), isGone) { return found }
    }
    let named = places.prefix(CauseSearch.mostNamed).map { edits[$0] }
    return Causes(edits: named, others: count - named.count, isVerified: false)
  }

  /// The units of some edits, in their order.
  private func candidates(_ places: [Int]) -> [Int] {
    var found: [Int] = []
    for place in places {
      found += units.indices.filter { units[$0].edits.contains(place) && !found.contains($0) }
    }
    return found
  }

  private mutating func search(_ units: [Int], _ isGone: (LayoutRecord) -> Bool) -> Causes? {
    guard source != nil, !units.isEmpty, units.count <= CauseSearch.mostUnits else { return nil }
    for unit in units where layout(without: [unit]).map(isGone) ?? false {
      return causes([unit])
    }
    for (index, first) in units.enumerated() {
      for second in units[(index + 1)...]
      where layout(without: [first, second]).map(isGone) ?? false {
        return causes([first, second])
      }
    }
    // A set from which no unit can be left out.
    var chosen = units
    guard chosen.count > 2, layout(without: Set(chosen)).map(isGone) ?? false else { return nil }
    for unit in units.reversed() {
      let fewer = chosen.filter { $0 != unit }
      if layout(without: Set(fewer)).map(isGone) ?? false { chosen = fewer }
    }
    return rest > 0 ? causes(chosen) : nil
  }

  private func causes(_ chosen: [Int]) -> Causes {
    var named: [Int] = []
    for place in chosen.flatMap({ units[$0].named }) where !named.contains(place) {
      named.append(place)
    }
    return Causes(edits: named.map { edits[$0] }, isVerified: true)
  }

  /// The new layout without some units, solved; nil if it cannot be, or too many were.
  private mutating func layout(without chosen: Set<Int>) -> LayoutRecord? {
    if let known = solved[chosen] { return known }
    guard rest > 0, let undoing, let source else { return nil }
    rest -= 1
    let undone = chosen.reduce(into: Set()) { $0.formUnion(units[$1].edits) }
    let record = undoing.layout(without: undone).flatMap(source.solve)
    solved[chosen] = .some(record)
    return record
  }
}
