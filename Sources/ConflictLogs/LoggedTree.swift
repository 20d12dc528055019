import LayoutModel

/// The views in views of a conflict, as far as a log states.
struct LoggedTree {
  /// The superview of each item, or the view of a guide; nil if the log does not state.
  private(set) var superviews: [Int?]
  private let items: LoggedItems

  /// What constraints say about two items: which of them holds the other.
  private struct Pair: Hashable {
    var inner: Int
    var outer: Int
  }

  /// - Parameter assumed: The superviews of items, by the items' places, that the log does not state.
  init(
    _ items: LoggedItems, _ constraints: [LoggedConstraint], assuming assumed: [Int: Int] = [:]
  ) {
    self.items = items
    superviews = items.items.map { _ in nil }
    for (inner, outer) in assumed { put(inner, in: outer) }
    for constraint in constraints {
      guard let superview = constraint.superview else { continue }
      let outer = items.index(of: superview)
      let terms = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      // The bar is the superview of the other item.
      let others = terms.map { items.index(of: $0.item) }.filter { $0 != outer }
      if others.count == 1 { put(others[0], in: outer) }
    }
    for pair in LoggedTree.pairs(items, constraints) { put(pair.inner, in: pair.outer) }
    for constraint in constraints { putBesideGuide(constraint) }
    // Each round can state where more views lie.
    for _ in constraints.indices {
      let known = superviews
      for constraint in constraints { putBesideNeighbour(constraint) }
      if superviews == known { break }
    }
  }

  /// Views with a distance between them, and those that a stack view arranges, have one superview.
  private mutating func putBesideNeighbour(_ constraint: LoggedConstraint) {
    guard let second = constraint.second, constraint.superview == nil else { return }
    let places = [constraint.first, second].map { $0.attribute.place(.leftToRight) }
    let isDistance = places == [.near, .far] || places == [.far, .near]
    let arranging = ["UISV-alignment", "UISV-spacing", "UISV-fill-equally"]
    let isArranged = constraint.identifier.map(arranging.contains) ?? false
    guard isDistance || isArranged else { return }
    let pair = [constraint.first, second].map { items.index(of: $0.item) }
    for (view, neighbour) in [(pair[0], pair[1]), (pair[1], pair[0])]
    where !items.items[view].isGuide && !items.items[neighbour].isGuide {
      if let superview = superviews[neighbour], superview != view { put(view, in: superview) }
    }
  }

  /// Puts an item into a view, unless that is in it or the item is in another.
  private mutating func put(_ inner: Int, in outer: Int) {
    let known = superviews
    let holders = sequence(first: outer) { known[$0] }
    guard superviews[inner] == nil, !items.items[outer].isGuide, !holders.contains(inner) else {
      return
    }
    superviews[inner] = outer
  }

  /// A view at an edge of a view's guide lies in that view.
  private mutating func putBesideGuide(_ constraint: LoggedConstraint) {
    guard let second = constraint.second else { return }
    let pair = [constraint.first, second].map { items.index(of: $0.item) }
    for (view, guide) in [(pair[0], pair[1]), (pair[1], pair[0])]
    where items.items[guide].isGuide && !items.items[view].isGuide {
      if let owner = superviews[guide], owner != view { put(view, in: owner) }
    }
  }

  // MARK: - Equations

  /// The pairs of which equations say that one holds the other: by margins, and by both edges of a direction.
  private static func pairs(_ items: LoggedItems, _ constraints: [LoggedConstraint]) -> [Pair] {
    var sure: [Pair] = []
    var near: [Pair: [Axis: Double]] = [:]
    var far: [Pair: [Axis: Double]] = [:]
    var order: [Pair] = []
    for constraint in constraints {
      guard let second = constraint.second, constraint.superview == nil,
        let axis = constraint.first.attribute.axis, constraint.multiplier == 1
      else { continue }
      let (a, b) = (items.index(of: constraint.first.item), items.index(of: second.item))
      if a == b || items.items[a].isGuide || items.items[b].isGuide { continue }
      let margins = [constraint.first, second].map(\.attribute.isWithinMargins)
      if margins[0] != margins[1] {
        sure.append(margins[0] ? Pair(inner: b, outer: a) : Pair(inner: a, outer: b))
      }
      // The stack view stands first, whatever its class is called.
      if constraint.identifier == "UISV-canvas-connection" { sure.append(Pair(inner: b, outer: a)) }
      // A stack view aligns what lies beside each other.
      if constraint.identifier?.hasPrefix("UISV-") ?? false { continue }
      guard constraint.first.attribute == second.attribute,
        let place = second.attribute.place(.leftToRight), place == .near || place == .far
      else { continue }
      // By how much the first lies inside of the second.
      let depth = place == .near ? constraint.constant : -constraint.constant
      let pair = Pair(inner: a, outer: b)
      if place == .near {
        near[pair, default: [:]][axis] = depth
        near[Pair(inner: b, outer: a), default: [:]][axis] = -depth
      } else {
        far[pair, default: [:]][axis] = depth
        far[Pair(inner: b, outer: a), default: [:]][axis] = -depth
      }
      order += [pair, Pair(inner: b, outer: a)]
    }
    // A view as large as another is in that if UIKit gives that its size.
    let sized = Set(
      constraints.filter { $0.isOfAutoresizingMask || $0.isEncapsulated }
        .map { items.index(of: $0.first.item) })
    order = order.filter { !sized.contains($0.inner) } + order.filter { sized.contains($0.inner) }
    var known: Set<Pair> = []
    let enclosed = order.filter { pair in
      known.insert(pair).inserted
        && (near[pair] ?? [:]).contains { axis, depth in
          (far[pair]?[axis]).map { $0 >= 0 && depth >= 0 } ?? false
        }
    }
    return sure + enclosed + spanned(order, near, far, sized)
  }

  /// The pairs of a view and two others, of which one lies inside its near edge and one inside its far edge.
  private static func spanned(
    _ order: [Pair], _ near: [Pair: [Axis: Double]], _ far: [Pair: [Axis: Double]],
    _ sized: Set<Int>
  ) -> [Pair] {
    var pairs: [Pair] = []
    for axis in [Axis.horizontal, .vertical] {
      let inside = order.filter { (far[$0]?[axis] ?? -1) >= 0 }
      let lasts = Dictionary(grouping: inside) { $0.outer }
      for first in order {
        guard let others = lasts[first.outer], let depth = near[first]?[axis], depth >= 0 else {
          continue
        }
        for last in others where last.inner != first.inner {
          // Views that are only aligned can lie anywhere.
          if depth + (far[last]?[axis] ?? 0) > 0 || sized.contains(first.outer) {
            pairs += [first, last]
          }
        }
      }
    }
    return pairs
  }
}
