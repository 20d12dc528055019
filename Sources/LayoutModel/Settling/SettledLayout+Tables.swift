extension SettledLayout {
  /// The cells of a table, one below the other and as wide as the table.
  ///
  /// A cell sizes itself: it is as low as the constraints of its subviews let it be, at the priority of
  /// `fittingSizeLevel`; one in which nothing says so is 44 points high.
  mutating func appendRows(ofTable table: Int) {
    var above: Int?
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
        isSelfSizing(cell)
          ? LayoutConstraint(
            item: .view(cell), attribute: .height, relatedBy: .equal,
            priority: .fittingSizeLevel)
          : LayoutConstraint(
            item: .view(cell), attribute: .height, relatedBy: .equal, constant: 44))
      above = cell
    }
  }

  /// Whether some subview reaches down to the cell's bottom, or something speaks of the cell's height.
  private func isSelfSizing(_ cell: Int) -> Bool {
    layout.constraints.contains { constraint in
      let ends: [(item: LayoutItem?, attribute: Attribute)] = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return ends.contains { end in
        end.item == .view(cell)
          && [.height, .bottom, .bottomMargin, .centerY, .centerYWithinMargins].contains(
            end.attribute)
      }
    }
  }
}
