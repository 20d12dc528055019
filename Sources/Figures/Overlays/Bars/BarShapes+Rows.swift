import LayoutModel

/// Rows and columns of spaces, whose bars stand in one lane.
extension BarShapes {
  /// A space beside others of its row.
  struct Member {
    var index: Int
    var bar: SpaceBar
    /// The views beside each other, without one that holds the other.
    var views: [Int]
    /// Where both items are beside each other.
    var common: Stretch
  }

  /// Spaces that follow each other at a common view and can all stand at one place across their axis, each with what
  /// all of its row have in common there.
  /// - Returns: The geometries, and the row of each constraint that has one.
  func inRows(
    _ geometries: [ConstraintGeometry?]
  ) -> (geometries: [ConstraintGeometry?], rowOf: [Int: Int]) {
    var members = geometries.enumerated().compactMap { member($0, $1) }[...]
    var geometries = geometries
    var (rowOf, count): ([Int: Int], Int) = ([:], 0)
    while let first = members.popFirst() {
      var row = [first]
      var common = first.common
      while let next = members.firstIndex(where: { $0.joins(row, common) }) {
        common = common.shared(with: members[next].common)
        row.append(members.remove(at: next))
      }
      if row.count == 1 { continue }
      count += 1
      for var member in row {
        member.bar.middle = (common.start + common.end) / 2
        member.bar.row = common
        rowOf[member.index] = count
        geometries[member.index] = .space(member.bar)
      }
    }
    return (geometries, rowOf)
  }

  private func member(_ index: Int, _ geometry: ConstraintGeometry?) -> Member? {
    guard case .space(let bar)? = geometry, let first = bar.startItem, let second = bar.endItem
    else { return nil }
    let layout = canvas.layout
    let all = constraints[index].items.map(layout.owner)
    let views = all.filter { view in !all.contains { layout.view(view, holds: $0) } }
    let (low, high) = canvas.bounds.range(bar.axis.across)
    let common = first.shared(with: second).shared(with: Stretch((low, high)))
    return Member(index: index, bar: bar, views: views, common: common)
  }
}

extension BarShapes.Member {
  /// Bars of a row may be so near to the edge of a thin view, as of a progress view, in points.
  private static let leastCommon = 2.0

  /// Whether it follows one of a row, and all of them have as much in common.
  func joins(_ row: [Self], _ common: Stretch) -> Bool {
    bar.axis == row[0].bar.axis && common.shared(with: self.common).length >= Self.leastCommon
      && row.contains { $0.views.contains(where: views.contains) }
      && row.allSatisfy { other in
        bar.end <= other.bar.start || other.bar.end <= bar.start || Set(views) == Set(other.views)
      }
  }
}
