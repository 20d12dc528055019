import Typesetting

/// The constraints of the cells of a table, one below the other and as wide as the table.
///
/// A cell sizes itself: it is as low as the constraints of its subviews allow, at the priority of
/// `fittingSizeLevel`. Without such constraints it is 44 points high, or as its own text needs. A cell with an autoresizing
/// mask lies where its mask has it.
///
/// Rows are below the header of their section, and above its footer. Inset groups are narrower than the table.
///
/// Bars and the device's shape cover no row: the first begins below them, and since iOS 11 rows begin and end
/// beside them (`adjustedContentInset`, `insetsContentViewsToSafeArea`).
struct TableRules {
  let layout: Layout
  let table: Int
  /// The frames in the root's coordinates, in points; nil before they are known.
  let frames: [Rect]?
  /// Measures the texts of footers.
  let typesetter: Typesetter

  /// Adds the constraints.
  func append(to settled: inout SettledLayout) throws(LayoutEngine.Failure) {
    var above: (cell: Int, space: Double)?
    let insets = layout.rowInsets(ofTable: table, settled.metrics)
    let top = insets.top
    let isMirrored = settled.metrics[table].direction == .rightToLeft
    let (leading, trailing) =
      isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
    let selfSizing = selfSizingViews
    for (cell, row) in layout.rows(ofTable: table, cells: settled.subviews(of: table))
    where layout.views[cell].autoresizing == nil {
      func tie(
        _ attribute: Attribute, _ other: Int, _ otherAttribute: Attribute, _ constant: Double
      ) -> LayoutConstraint {
        LayoutConstraint(
          item: .view(cell), attribute: attribute, relatedBy: .equal, toItem: .view(other),
          attribute: otherAttribute, constant: constant)
      }
      let isSelfSizing = selfSizing.contains(cell)
      let constraints = [
        tie(.leading, table, .leading, leading), tie(.trailing, table, .trailing, -trailing),
        tie(
          .top, above?.cell ?? table, above == nil ? .top : .bottom,
          (above?.space ?? top) + row.spaceAbove),
        LayoutConstraint(
          item: .view(cell), attribute: .height, relatedBy: .equal,
          constant: isSelfSizing ? 0 : TableRow.height(of: layout.views[cell], on: layout.canvas),
          priority: isSelfSizing ? .fittingSizeLevel : .required),
      ]
      for constraint in constraints {
        settled.arranged.append(
          ArrangedConstraint(constraint: constraint, source: .tableView(view: table)))
      }
      above = (cell, try spaceBelow(row, cell, settled))
    }
  }

  /// The room of the section below a row, in points.
  private func spaceBelow(
    _ row: TableRow, _ cell: Int, _ settled: SettledLayout
  ) throws(LayoutEngine.Failure) -> Double {
    let margins = TableRow.textMargins(settled.metrics[cell])
    do {
      return try row.spaceBelow(
        width: frames.map { $0[cell].width - margins.left - margins.right },
        scale: layout.canvas.scale, typesetter: typesetter)
    } catch {
      let view = layout.views[cell]
      throw LayoutEngine.Failure(
        message: "the footer of '\(view.name)': \(error.message)", at: view.origin)
    }
  }

  /// The views whose height is constrained, or that constraints reach at two of their top, their middle and
  /// their bottom.
  ///
  /// Constraints at one of these alone suggest a height of nothing; UIKit takes the standard height instead.
  private var selfSizingViews: Set<Int> {
    var reached: [Int: Set<Attribute>] = [:]
    for constraint in layout.constraints {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute]
      for (item, attribute) in zip(constraint.items, attributes) {
        let place: Attribute
        switch attribute {
        case .top, .topMargin: place = .top
        case .centerY, .centerYWithinMargins: place = .centerY
        case .bottom, .bottomMargin: place = .bottom
        case .height: place = .height
        // Horizontal, or a baseline, which reaches no edge.
        default: continue
        }
        reached[layout.owner(of: item), default: []].insert(place)
      }
    }
    return Set(reached.filter { $0.value.contains(.height) || $0.value.count > 1 }.keys)
  }
}
