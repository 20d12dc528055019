/// An order of views and constraints by names and numbers, not by their places in a file.
///
/// A layout is solved in this order, so moving views or constraints in a file changes no frame.
/// This includes rounding, ambiguous layouts and the choice of a broken constraint.
struct CanonicalOrder {
  /// The index in the layout of each view, in this order; the root stays first.
  let views: [Int]
  /// The index in the layout of each constraint, in this order.
  let constraints: [Int]
  /// The layout in this order, each constraint written from the item that comes first.
  let layout: Layout
  /// The place of each view of the layout in this order.
  private let ranks: [Int]

  init(_ original: Layout) {
    let names = original.views.map(\.name)
    let views = [0] + names.indices.dropFirst().sorted { (names[$0], $0) < (names[$1], $1) }
    var ranks = [Int](repeating: 0, count: views.count)
    for (rank, view) in views.enumerated() { ranks[view] = rank }
    let written = original.constraints.map { CanonicalOrder.written($0, ranks) }
    let keys = written.map(CanonicalOrder.key)
    let constraints = keys.indices.sorted { keys[$0] < keys[$1] }
    var layout = original
    layout.views = views.map { view in
      var moved = original.views[view]
      moved.superview = moved.superview.map { ranks[$0] }
      moved.arrangement = moved.arrangement.map { CanonicalOrder.ranked($0, ranks) }
      return moved
    }
    for guide in layout.guides.indices {
      layout.guides[guide].view = ranks[layout.guides[guide].view]
    }
    layout.constraints = constraints.map { written[$0] }
    self.views = views
    self.constraints = constraints
    self.layout = layout
    self.ranks = ranks
  }

  /// A constraint of the layout as it is written in this order.
  func written(_ constraint: LayoutConstraint) -> LayoutConstraint {
    CanonicalOrder.written(constraint, ranks)
  }

  /// Whether the place of a constraint in this order depends on its constant: another one differs in nothing
  /// before.
  func dependsOnConstant(_ rank: Int) -> Bool {
    let own = CanonicalOrder.key(layout.constraints[rank])
    return [rank - 1, rank + 1].contains { other in
      guard layout.constraints.indices.contains(other) else { return false }
      let key = CanonicalOrder.key(layout.constraints[other])
      return key.items == own.items && key.signs == own.signs && key.numbers.0 == own.numbers.0
    }
  }

  private static func ranked(_ arrangement: StackArrangement, _ ranks: [Int]) -> StackArrangement {
    var result = arrangement
    result.arrangedSubviews = arrangement.arrangedSubviews.map { ranks[$0] }
    result.customSpacing = Dictionary(
      uniqueKeysWithValues: arrangement.customSpacing.map { (ranks[$0], $1) })
    return result
  }

  /// The same constraint about the ranks of views, its sides exchanged if the second item is first.
  ///
  /// A multiplier keeps the sides in place: the error of `a = 2 b` is twice that of `b = a / 2`.
  private static func written(_ constraint: LayoutConstraint, _ ranks: [Int]) -> LayoutConstraint {
    func ranked(_ item: LayoutItem) -> LayoutItem {
      item.view.map { .view(ranks[$0]) } ?? item
    }
    var result = constraint
    result.firstItem = ranked(constraint.firstItem)
    result.secondItem = constraint.secondItem.map(ranked)
    guard let second = result.secondItem, result.multiplier == 1,
      (second.position, result.secondAttribute.position)
        < (result.firstItem.position, result.firstAttribute.position)
    else { return result }
    return result.turned
  }

  /// The sort key of constraints: equal keys mean equal constraints.
  private struct Key: Comparable {
    var items: (Int, Int)
    var signs: (UInt8, UInt8, UInt8)
    var numbers: (Double, Double, Double)

    static func == (a: Key, b: Key) -> Bool {
      a.items == b.items && a.signs == b.signs && a.numbers == b.numbers
    }

    static func < (a: Key, b: Key) -> Bool {
      if a.items != b.items { return a.items < b.items }
      return a.signs != b.signs ? a.signs < b.signs : a.numbers < b.numbers
    }
  }

  private static func key(_ constraint: LayoutConstraint) -> Key {
    Key(
      items: (constraint.firstItem.position, constraint.secondItem?.position ?? .min),
      signs: (
        constraint.firstAttribute.position, constraint.secondAttribute.position,
        constraint.relation.position
      ),
      numbers: (constraint.multiplier, constraint.constant, constraint.priority.rawValue))
  }
}

extension LayoutItem {
  /// A number that orders items: views by their index, then guides.
  fileprivate var position: Int {
    switch self {
    case .view(let index): index
    case .guide(let index): Int.max / 2 + index
    }
  }
}

extension Attribute {
  private static let order = allCases

  fileprivate var position: UInt8 { UInt8(Attribute.order.firstIndex(of: self) ?? 0) }
}

extension Relation {
  fileprivate var position: UInt8 {
    switch self {
    case .lessThanOrEqual: 0
    case .equal: 1
    case .greaterThanOrEqual: 2
    }
  }
}
