package import LayoutModel
package import Typesetting

/// A constraint whose change resolves a conflict, found by solving again with the change.
package struct ConflictRemedy: Hashable, Sendable {
  /// A change of the constraint.
  package enum Change: Hashable, Sendable {
    /// It can be deleted or become optional.
    case either
    /// Only without it the layout has one conflict less.
    case deletion
    /// It must become optional, since without it a view would be ambiguous.
    case priority
  }

  /// The constraint's index in the layout.
  package let constraint: Int
  /// The change of the constraint.
  package let change: Change
}

/// Searches the constraint to change for conflicts of one recipe, with a bounded amount of work.
package struct ConflictRemedySearch {
  private let layouts: [SolvedLayout]
  private let typesetter: Typesetter
  /// The number of views and constraints that may still be solved again.
  private var budget = 20_000

  /// - Parameter layouts: The layout on all canvases and in all variants; no change may make one worse.
  package init(_ layouts: [SolvedLayout], _ typesetter: Typesetter) {
    self.layouts = layouts
    self.typesetter = typesetter
  }

  /// The change that resolves a conflict in all layouts, and makes no layout worse.
  ///
  /// Nil if no single constraint does, or the search would take too long.
  package mutating func remedy(for conflict: LayoutConflict, of solved: SolvedLayout)
    -> ConflictRemedy?
  {
    let broken = conflict.constraints.filter { $0 == conflict.brokenConstraint }
    let others = conflict.constraints.filter { $0 != conflict.brokenConstraint }
    let isShared = conflict.constraints.contains { constraint in
      solved.conflicts.contains { $0 != conflict && $0.constraints.contains(constraint) }
    }
    let keptBound = bound(in: conflict, of: solved)
    var best: (remedy: ConflictRemedy, rank: Double)?
    for constraint in broken + others.reversed() {
      let deletion = damage(constraint, in: conflict, of: solved) { layout, others, index in
        layout.constraints.remove(at: index)
        others = others.map { $0.removing(index) }
      }
      let lowering = damage(constraint, in: conflict, of: solved) { layout, _, index in
        layout.constraints[index].priority = Priority(999)
      }
      guard let (change, damage) = better(deletion, lowering) else { continue }
      // Contents and texts count most, then what can be done in two ways; the first of several is the one that is
      // drawn as if it were optional.
      // One that is part of other conflicts too is at fault rather than each of these.
      let others = solved.conflicts.count { $0.constraints.contains(constraint) } - 1
      let isBound = keptBound.map { $0 == constraint }
      let rank =
        damage + (change == .either ? 0 : 0.5) - Self.weightOfShare * Double(others)
        + (isBound ?? false ? Self.weightOfBound : 0)
      if rank < best?.rank ?? .infinity {
        let weakened = isBound == false && change == .either ? .priority : change
        best = (ConflictRemedy(constraint: constraint, change: weakened), rank)
      }
      if rank <= 0, !isShared { break }
    }
    return best?.remedy
  }

  /// The change that does less damage, and how much; nil if none resolves the conflict.
  private func better(
    _ deletion: Double?, _ lowering: Double?
  ) -> (change: ConflictRemedy.Change, damage: Double)? {
    switch (deletion, lowering) {
    case (let deletion?, let lowering?) where deletion == lowering: (.either, deletion)
    case (let deletion?, let lowering?) where deletion > lowering: (.priority, lowering)
    case (let deletion?, _): (.deletion, deletion)
    case (nil, let lowering?): (.priority, lowering)
    case (nil, nil): nil
    }
  }

  /// The one bound of a conflict that limits a size which an equation in the conflict sets: `A.Width <= 600`.
  ///
  /// The author wants both, the equation as far as the bound lets it.
  private func bound(in conflict: LayoutConflict, of solved: SolvedLayout) -> Int? {
    let rules = conflict.constraints.map { ($0, solved.layout.constraints[$0]) }
    let bounds = rules.filter {
      $0.1.relation != .equal && $0.1.secondItem == nil && $0.1.firstAttribute.isSize
    }
    guard bounds.count == 1, let (index, bound) = bounds.first else { return nil }
    let hasEquation = rules.contains { _, rule in
      rule.relation == .equal && rule.secondItem != nil
        && [rule, rule.turned].contains {
          ($0.firstItem, $0.firstAttribute) == (bound.firstItem, bound.firstAttribute)
        }
    }
    return hasEquation ? index : nil
  }

  /// What a bound weighs that an equation can give way to: more than a change that is possible in one way only.
  private static let weightOfBound = 0.75

  /// What each further conflict weighs that a constraint is part of.
  private static let weightOfShare = 3.0

  /// What a text that lies over another one weighs, compared with a missed content size.
  private static let weightOfOverlap = 4.0

  /// The weight of missed content sizes and of texts over each other with a change that resolves the conflict while
  /// the other conflicts stay broken; nil if it does not, or if it makes a layout worse.
  private mutating func damage(
    _ constraint: Int, in conflict: LayoutConflict, of solved: SolvedLayout,
    by change: (inout Layout, inout [LayoutConflict], Int) -> Void
  ) -> Double? {
    var damage = 0.0
    for other in layouts {
      guard
        let index = other.layout.index(of: solved.layout.constraints[constraint], in: solved.layout)
      else { continue }
      budget -= other.layout.views.count + other.layout.constraints.count
      if budget < 0 { return nil }
      var layout = other.layout
      var others = other.conflicts
      let resolved =
        others.firstIndex(of: conflict)
        ?? others.firstIndex { $0.constraints.contains(index) }
      if let resolved { others.remove(at: resolved) }
      others.removeAll { $0.brokenConstraint == index }
      change(&layout, &others, index)
      guard
        let next = try? LayoutEngine.solve(layout, breaking: others, typesetter: typesetter),
        next.conflicts.count <= others.count, next.openCount <= other.openCount
      else { return nil }
      damage +=
        next.contentDamage + Self.weightOfOverlap * Double(next.textsOverEachOther().count)
    }
    return damage
  }
}

extension SolvedLayout {
  /// The number of undetermined numbers of frames.
  fileprivate var openCount: Int {
    undetermined.reduce(0) { $0 + $1.count } + undeterminedGuides.reduce(0) { $0 + $1.count }
      + undeterminedContentAreas.values.reduce(0) { $0 + $1.count }
  }
}

extension Layout {
  /// The index of another variant's constraint: the one written at the same place, else an equal one.
  fileprivate func index(of constraint: LayoutConstraint, in source: Layout) -> Int? {
    constraints.firstIndex {
      ($0.origin != nil || $0 == constraint) && $0.origin == constraint.origin
        && $0.firstAttribute == constraint.firstAttribute
        && name(of: $0.firstItem) == source.name(of: constraint.firstItem)
    }
  }
}
