/// The choice of what is broken of several conflicting required constraints, and the members of conflicts.
extension LayoutProblem {
  /// The row to break: one of the author's if any, else a content size, and never the root's size.
  ///
  /// Of the author's, one that relates a size to a number goes before one that relates two items. In a part of
  /// a layout the size of a view that holds others goes first, since with it all that is inside fits.
  /// Among equals it is the last by its text, written from the item whose name comes first. So
  /// moving lines in a file, or the sides of an equation, changes nothing.
  func rowToBreak(among rows: [Int]) -> Int {
    var holders: Set<Int> = []
    if lowering.layout.isPartial {
      let own = rows.compactMap { row -> Int? in
        if case .constraint(let index) = lowering.origins[row] { index } else { nil }
      }
      holders = lowering.layout.holders(ofViewsIn: own)
    }
    let ranked = rows.map { row in
      let origin = lowering.origins[row]
      return (row: row, rank: rank(origin, holders), text: lowering.text(origin, layout, order))
    }
    return ranked.max { ($0.rank, $0.text) < ($1.rank, $1.text) }?.row ?? rows[0]
  }

  private func rank(_ origin: Lowering.Origin, _ holders: Set<Int>) -> Int {
    switch origin {
    case .constraint(let index): lowering.layout.constraints[index].rank(holders)
    case .arranged: 4
    case .contentHugging, .compressionResistance: 3
    case .notNegative: 2
    case .guide: 1
    case .root: 0
    }
  }

  /// The constraint that a row stands for.
  func member(ofRow row: Int) -> LayoutConflict.Member {
    LayoutConflict.Member(lowering.origins[row], in: lowering.settled, order)
  }

  /// The constraints that rows stand for: the layout's own first, in their order, then the implied ones by
  /// their text.
  func members(ofRows rows: [Int]) -> [LayoutConflict.Member] {
    rows.map { row in
      let member = member(ofRow: row)
      return (member: member, rank: layout.rank(of: member))
    }.sorted { $0.rank < $1.rank }.map(\.member)
  }
}

extension Layout {
  /// The place of a member among others.
  func rank(of member: LayoutConflict.Member) -> (Int, String) {
    switch member {
    case .constraint(let index): (index, "")
    case .implied(let implied): (.max, text(of: implied))
    }
  }
}

extension Lowering {
  /// What a row stands for, in words.
  /// - Parameter layout: The layout in its author's order.
  func text(_ origin: Origin, _ layout: Layout, _ order: CanonicalOrder) -> String {
    if case .constraint(let index) = origin {
      // Written from the item that comes first.
      return self.layout.equation(of: self.layout.constraints[index])
    }
    return layout.rank(of: LayoutConflict.Member(origin, in: settled, order)).1
  }
}

extension FrameVariable {
  /// The direction it is measured in.
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// Whether it is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// The name as the guide writes it.
  var guideName: String {
    switch self {
    case .x: "Left"
    case .y: "Top"
    case .width: "Width"
    case .height: "Height"
    }
  }
}

extension LayoutConstraint {
  /// How early it is broken, the highest first.
  fileprivate func rank(_ holders: Set<Int>) -> Int {
    if secondItem != nil { return 5 }
    return firstItem.view.map(holders.contains) ?? false ? 7 : 6
  }
}
