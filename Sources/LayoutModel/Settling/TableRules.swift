/// The constraints of the cells of a table, one below the other and as wide as the table.
///
/// A cell sizes itself: it is as low as the constraints of its subviews allow, at the priority of
/// `fittingSizeLevel`. Without such constraints it is 44 points high. A cell with an autoresizing
/// mask lies where its mask has it.
struct TableRules {
  let layout: Layout
  let table: Int

  /// Adds the constraints.
  func append(to settled: inout SettledLayout) {
    var above: Int?
    let selfSizing = selfSizingViews
    for cell in settled.subviews(of: table)
    where layout.views[cell].kind == .tableViewCell && layout.views[cell].autoresizing == nil {
      func tie(_ attribute: Attribute, _ other: Int, _ otherAttribute: Attribute)
        -> LayoutConstraint
      {
        LayoutConstraint(
          item: .view(cell), attribute: attribute, relatedBy: .equal, toItem: .view(other),
          attribute: otherAttribute)
      }
      let isSelfSizing = selfSizing.contains(cell)
      let constraints = [
        tie(.leading, table, .leading), tie(.trailing, table, .trailing),
        tie(.top, above ?? table, above == nil ? .top : .bottom),
        LayoutConstraint(
          item: .view(cell), attribute: .height, relatedBy: .equal,
          constant: isSelfSizing ? 0 : 44, priority: isSelfSizing ? .fittingSizeLevel : .required),
      ]
      for constraint in constraints {
        settled.arranged.append(
          ArrangedConstraint(constraint: constraint, source: .tableView(view: table)))
      }
      above = cell
    }
  }

  /// The views that a subview's constraint reaches at the bottom, or whose height is constrained.
  private var selfSizingViews: Set<Int> {
    let vertical: Set<Attribute> = [
      .height, .bottom, .bottomMargin, .centerY, .centerYWithinMargins,
    ]
    var views: Set<Int> = []
    for constraint in layout.constraints {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      for case (.view(let view), let attribute) in zip(constraint.items, attributes)
      where vertical.contains(attribute) {
        views.insert(view)
      }
    }
    return views
  }
}
