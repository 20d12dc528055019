import ConstraintSolver

/// The lengths of a conflict as two sums that would have to be equal, `20 + 100 + 8 + 300 > 375`.
package struct ConflictSum: Hashable, Sendable {
  /// The length that a member of the conflict adds.
  package struct Term: Hashable, Sendable {
    /// In points, not negative.
    package let length: Double
    /// How often it counts.
    package let factor: Double
    /// The items of the constraint, by their index in the settled layout.
    var items: [LayoutItem]
    /// The place of the constraint in the author's order.
    var rank: Int
    /// The item that holds the other one; nil if neither does.
    var outer: LayoutItem?
    /// Whether it is the distance from the near edge of a superview, where a sum begins.
    var isFirst: Bool
  }

  /// The sum of more terms, in the order in which they follow each other in the layout.
  package let left: [Term]
  /// The sum of fewer terms.
  package let right: [Term]

  /// Multiples of the rows add up to no unknown and a number below zero, so their constants are the two sums.
  ///
  /// Nil if no row has a constant.
  init?(_ refutation: Refutation, in lowering: Lowering, _ order: CanonicalOrder) {
    let parts = refutation.parts.map { part in
      (part.row, part.multiplier, lowering.system.constant(ofRow: part.row))
    }.filter { _, multiplier, constant in (multiplier * constant).magnitude > 1e-6 }
    let factors = parts.map { $0.1.magnitude }
    guard let unit = factors.min() else { return nil }
    var sides: [[Term]] = [[], []]
    for (row, multiplier, constant) in parts {
      let origin = lowering.origins[row]
      let term = Term(
        length: constant.magnitude, factor: multiplier.magnitude / unit,
        items: ConflictSum.items(of: origin, in: lowering),
        rank: ConflictSum.rank(of: origin, order),
        outer: ConflictSum.outerItem(of: origin, in: lowering),
        isFirst: ConflictSum.isNear(origin, in: lowering))
      sides[multiplier * constant < 0 ? 0 : 1].append(term)
    }
    let isTurned = sides[0].count < sides[1].count
    left = ConflictSum.chain(sides[isTurned ? 1 : 0])
    right = ConflictSum.chain(sides[isTurned ? 0 : 1])
  }

  // MARK: - Order

  /// The terms as they follow each other in the layout: each shares an item with the one before it.
  private static func chain(_ terms: [Term]) -> [Term] {
    func isFirst(_ term: Term) -> Bool { term.isFirst && term.outer != nil }
    var rest = terms.sorted { (isFirst($0) ? 0 : 1, $0.rank) < (isFirst($1) ? 0 : 1, $1.rank) }
    var chain: [Term] = []
    while !rest.isEmpty {
      // What lies side by side is tied through an inner item, and not through the one around it.
      let last = Set(chain.last?.items.filter { $0 != chain.last?.outer } ?? [])
      let neighbours = rest.indices.filter { !last.isDisjoint(with: rest[$0].items) }
      // The size of a view comes before the distance to the next.
      let next = neighbours.first { rest[$0].items.count == 1 } ?? neighbours.first ?? 0
      chain.append(rest.remove(at: next))
    }
    return chain
  }

  private static func constraint(
    of origin: Lowering.Origin, in lowering: Lowering
  ) -> LayoutConstraint? {
    switch origin {
    case .constraint(let index): lowering.layout.constraints[index]
    case .arranged(let index): lowering.settled.arranged[index].constraint
    case .root, .guide, .notNegative, .contentHugging, .compressionResistance: nil
    }
  }

  private static func items(
    of origin: Lowering.Origin, in lowering: Lowering
  ) -> [LayoutItem] {
    switch origin {
    case .constraint, .arranged: constraint(of: origin, in: lowering)?.items ?? []
    case .root: [.view(0)]
    case .guide(let index, _): [.guide(index), .view(lowering.layout.guides[index].view)]
    case .notNegative(let view, _), .contentHugging(let view, _),
      .compressionResistance(let view, _):
      [.view(view)]
    }
  }

  private static func rank(of origin: Lowering.Origin, _ order: CanonicalOrder) -> Int {
    if case .constraint(let index) = origin { return order.constraints[index] }
    return .max
  }

  private static func isNear(_ origin: Lowering.Origin, in lowering: Lowering) -> Bool {
    constraint(of: origin, in: lowering)?.firstAttribute.place(.leftToRight) == .near
  }

  private static func outerItem(
    of origin: Lowering.Origin, in lowering: Lowering
  ) -> LayoutItem? {
    guard let constraint = constraint(of: origin, in: lowering), let second = constraint.secondItem
    else { return nil }
    func isIn(_ inner: LayoutItem, _ outer: LayoutItem) -> Bool {
      switch inner {
      case .view(let view): outer.view != nil && lowering.layout.views[view].superview == outer.view
      case .guide(let guide): lowering.layout.guides[guide].view == outer.view
      }
    }
    if isIn(constraint.firstItem, second) { return second }
    return isIn(second, constraint.firstItem) ? constraint.firstItem : nil
  }
}
