import Basics

/// Constraints as Interface Builder's document outline lists them.
extension Layout {
  /// `First Name.top ≥ Top Layout Guide.bottom + 20`, `First Name.leading = leadingMargin`.
  ///
  /// The view that holds the constraint is left out, and so is a standard space; what is optional ends in
  /// `@` and its priority.
  package func outline(of constraint: LayoutConstraint) -> String {
    let constraint = guideForm(of: constraint)
    let holder = LayoutItem.view(holder(of: constraint))
    func side(_ item: LayoutItem, _ attribute: Attribute) -> String {
      let isHolder = item == holder && constraint.secondItem != nil
      return (isHolder ? "" : name(of: item) + ".") + attribute.rawValue
    }
    var text = side(constraint.firstItem, constraint.firstAttribute)
    text += " \(Layout.outlineSign(constraint.relation)) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 {
        text += DecimalText.rounded(constraint.multiplier, to: 6) + " × "
      }
      text += side(second, constraint.secondAttribute)
      if constraint.constant != 0, !constraint.usesStandardSpacing {
        let sign = constraint.constant < 0 ? "-" : "+"
        text += " \(sign) \(DecimalText.rounded(constraint.constant.magnitude, to: 6))"
      }
    } else {
      text += DecimalText.rounded(constraint.constant, to: 6)
    }
    return constraint.priority.isRequired ? text : text + " @\(constraint.priority.text)"
  }

  private static func outlineSign(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
