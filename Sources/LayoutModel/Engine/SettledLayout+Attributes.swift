import ConstraintSolver

/// Attributes as linear expressions of the four variables that every view and guide has.
///
/// A view's variables are its alignment rectangle in the root's coordinates.
extension SettledLayout {
  /// The solver's variable for one number of an item's rectangle.
  func variable(_ item: LayoutItem, _ part: FrameVariable) -> Variable {
    let box =
      switch item {
      case .view(let index): index
      case .guide(let index): layout.views.count + index
      }
    return Variable(index: 4 * box + part.rawValue)
  }

  func coordinate(_ item: LayoutItem, _ part: FrameVariable) -> LinearExpression {
    LinearExpression(variable(item, part))
  }

  /// A number of a view's frame, which is its alignment rectangle and what that leaves out.
  func frameCoordinate(_ view: Int, _ part: FrameVariable) -> LinearExpression {
    let insets = metrics[view].alignmentRectInsets
    let own = coordinate(.view(view), part)
    switch part {
    case .x: return own - insets.left
    case .y: return own - insets.top
    case .width: return own + (insets.left + insets.right)
    case .height: return own + (insets.top + insets.bottom)
    }
  }

  /// An attribute of an item as an expression of its variables.
  ///
  /// Baselines of a stack view are those of a view that it arranges.
  /// - Parameter direction: The direction of leading and trailing.
  func expression(
    _ item: LayoutItem, _ attribute: Attribute, _ direction: LayoutDirection
  ) -> LinearExpression {
    let isRightToLeft = direction == .rightToLeft
    let (minX, width) = (coordinate(item, .x), coordinate(item, .width))
    let (minY, height) = (coordinate(item, .y), coordinate(item, .height))
    let margins = layoutMargins(of: item)
    let leftMargin = minX + margins.left
    let rightMargin = minX + width - margins.right
    switch attribute {
    case .left: return minX
    case .right: return minX + width
    case .leading: return isRightToLeft ? minX + width : minX
    case .trailing: return isRightToLeft ? minX : minX + width
    case .top: return minY
    case .bottom: return minY + height
    case .width: return width
    case .height: return height
    case .centerX: return minX + 0.5 * width
    case .centerY: return minY + 0.5 * height
    case .firstBaseline, .lastBaseline: return baseline(of: item, attribute)
    case .leftMargin: return leftMargin
    case .rightMargin: return rightMargin
    case .leadingMargin: return isRightToLeft ? rightMargin : leftMargin
    case .trailingMargin: return isRightToLeft ? leftMargin : rightMargin
    case .topMargin: return minY + margins.top
    case .bottomMargin: return minY + height - margins.bottom
    case .centerXWithinMargins: return minX + 0.5 * width + (margins.left - margins.right) / 2
    case .centerYWithinMargins: return minY + 0.5 * height + (margins.top - margins.bottom) / 2
    case .notAnAttribute: return LinearExpression(constant: 0)
    }
  }

  /// Margins are distances from the frame, and variables are of the alignment rectangle.
  private func layoutMargins(of item: LayoutItem) -> EdgeInsets {
    switch item {
    case .view(let view): return metrics[view].layoutMargins
    case .guide(let guide):
      let kind = layout.guides[guide].kind
      return kind == .content ? metrics[layout.guides[guide].view].layoutMargins : EdgeInsets()
    }
  }

  private func baseline(of item: LayoutItem, _ attribute: Attribute) -> LinearExpression {
    let (minY, height) = (coordinate(item, .y), coordinate(item, .height))
    guard let view = item.view else { return minY + height }
    if let arranged = baselineView(ofStack: view, attribute) {
      return baseline(of: .view(arranged), attribute)
    }
    switch metrics[view].baseline {
    case .bottom: return minY + height
    case .edges(let baseline):
      return attribute == .firstBaseline
        ? minY + baseline.first : minY + height - baseline.last
    case .centered(let offset): return minY + 0.5 * height + offset
    }
  }

  /// The arranged view whose baseline a stack view has: the first, or of a column the last for the last
  /// baseline.
  private func baselineView(ofStack view: Int, _ attribute: Attribute) -> Int? {
    guard layout.views[view].baseline == nil, let arrangement = layout.views[view].arrangement
    else { return nil }
    let shown = arrangement.arrangedSubviews.filter { !layout.views[$0].isHidden }
    let isLast = arrangement.axis == .vertical && attribute == .lastBaseline
    return isLast ? shown.last : shown.first
  }
}
