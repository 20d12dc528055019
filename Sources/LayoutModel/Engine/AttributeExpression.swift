import ConstraintSolver

/// Attributes as linear expressions of the four variables that every view and guide has.
extension Layout {
  /// The solver's variable for one number of an item's frame in the root's coordinates.
  func variable(_ item: LayoutItem, _ part: FrameVariable) -> Variable {
    let box =
      switch item {
      case .view(let index): index
      case .guide(let index): views.count + index
      }
    return Variable(index: 4 * box + part.rawValue)
  }

  func coordinate(_ item: LayoutItem, _ part: FrameVariable) -> LinearExpression {
    LinearExpression(variable(item, part))
  }

  /// What an attribute of an item amounts to if the item had a given frame.
  /// - Parameter frame: In the root's coordinates, in points.
  package func value(of attribute: Attribute, _ item: LayoutItem, in frame: Rect) -> Double {
    let values = [frame.x, frame.y, frame.width, frame.height]
    let expression = expression(item, attribute)
    return expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * values[$1.variable.index % 4]
    }
  }

  /// An attribute of an item as an expression of the item's four variables.
  func expression(_ item: LayoutItem, _ attribute: Attribute) -> LinearExpression {
    let isRightToLeft = canvas.direction == .rightToLeft
    let (minX, width) = (coordinate(item, .x), coordinate(item, .width))
    let (minY, height) = (coordinate(item, .y), coordinate(item, .height))
    let margins = layoutMargins(of: item)
    let left = isRightToLeft ? margins.trailing : margins.leading
    let right = isRightToLeft ? margins.leading : margins.trailing
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
    case .firstBaseline:
      return baseline(of: item).map { minY + $0.first } ?? minY + height
    case .lastBaseline:
      return minY + height - (baseline(of: item)?.last ?? 0)
    case .leftMargin: return minX + left
    case .rightMargin: return minX + width - right
    case .leadingMargin: return isRightToLeft ? minX + width - right : minX + left
    case .trailingMargin: return isRightToLeft ? minX + left : minX + width - right
    case .topMargin: return minY + margins.top
    case .bottomMargin: return minY + height - margins.bottom
    case .centerXWithinMargins: return minX + 0.5 * width + (left - right) / 2
    case .centerYWithinMargins: return minY + 0.5 * height + (margins.top - margins.bottom) / 2
    case .notAnAttribute: return LinearExpression(constant: 0)
    }
  }

  private func layoutMargins(of item: LayoutItem) -> DirectionalEdgeInsets {
    guard case .view(let index) = item else { return DirectionalEdgeInsets(all: 0) }
    let own = views[index].layoutMargins
    return own ?? (index == 0 ? canvas.layoutMargins : View.defaultLayoutMargins)
  }

  private func baseline(of item: LayoutItem) -> Baseline? {
    guard case .view(let index) = item else { return nil }
    return views[index].baseline
  }
}
