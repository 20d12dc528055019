extension SettledLayout {
  /// The cells of a table, one below the other and as wide as the table.
  ///
  /// A cell sizes itself: it is as low as the constraints of its subviews let it be, at the priority of
  /// `fittingSizeLevel`; one in which nothing says so is 44 points high.
  mutating func appendRows(ofTable table: Int) {
    var above: Int?
    let selfSizing = selfSizingViews
    for cell in subviews(of: table) where layout.views[cell].kind == .tableViewCell {
      func add(_ constraint: LayoutConstraint) {
        append(ArrangedConstraint(constraint: constraint, source: .tableView(view: table)))
      }
      for side in [Attribute.leading, .trailing] {
        add(
          LayoutConstraint(
            item: .view(cell), attribute: side, relatedBy: .equal, toItem: .view(table),
            attribute: side))
      }
      add(
        LayoutConstraint(
          item: .view(cell), attribute: .top, relatedBy: .equal, toItem: .view(above ?? table),
          attribute: above == nil ? .top : .bottom))
      add(
        selfSizing.contains(cell)
          ? LayoutConstraint(
            item: .view(cell), attribute: .height, relatedBy: .equal,
            priority: .fittingSizeLevel)
          : LayoutConstraint(
            item: .view(cell), attribute: .height, relatedBy: .equal, constant: 44))
      above = cell
    }
  }

  /// The views whose bottom some subview reaches down to, or of whose height something speaks.
  private var selfSizingViews: Set<Int> {
    let telling: Set<Attribute> = [
      .height, .bottom, .bottomMargin, .centerY, .centerYWithinMargins,
    ]
    var views: Set<Int> = []
    for constraint in layout.constraints {
      if case .view(let view) = constraint.firstItem, telling.contains(constraint.firstAttribute) {
        views.insert(view)
      }
      if case .view(let view)? = constraint.secondItem,
        telling.contains(constraint.secondAttribute)
      {
        views.insert(view)
      }
    }
    return views
  }
}
