import Basics
import Descriptions
import LayoutModel

extension CanvasLayout {
  /// What a constraint measures, as a designer's redline says it: `20`, `≥ 8`, `2 ×`, `Standard 8`,
  /// `= Blue View`; nil of an alignment, which measures nothing.
  func redline(of constraint: LayoutConstraint, in phrases: Phrases) -> String? {
    let sign =
      switch shownRelation(of: constraint) {
      case .equal: ""
      case .greaterThanOrEqual: "≥ "
      case .lessThanOrEqual: "≤ "
      }
    if constraint.isAspectRatio {
      return sign + Layout.shortMultiplier(of: constraint) + " ×"
    }
    guard constraint.firstAttribute.isSize || constraint.isProportion else {
      return distance(of: constraint, phrases).map { sign + $0 }
    }
    guard let second = constraint.secondItem else {
      return sign + DecimalText.rounded(constraint.constant, to: 2)
    }
    let rest = added(by: constraint)
    if constraint.multiplier != 1 {
      return sign + Layout.shortMultiplier(of: constraint) + " ×" + rest
    }
    return (sign.isEmpty ? "= " : sign) + layout.name(of: second) + rest
  }

  /// What a constraint measures in the place of its number, as short as that: `20`, `≥ 8`, `2 ×`, `=`; nil of an
  /// alignment.
  func shortRedline(of constraint: LayoutConstraint) -> String? {
    if constraint.firstAttribute.isSize, let second = constraint.secondItem,
      constraint.multiplier == 1, !constraint.isAspectRatio
    {
      return redline(of: constraint, in: .english)?.replacing(layout.name(of: second), with: "")
        .trimmed
    }
    var own = constraint
    own.usesStandardSpacing = false
    return redline(of: own, in: .english)
  }

  /// The distance that a constraint keeps, in points; nil of none.
  private func distance(of constraint: LayoutConstraint, _ phrases: Phrases) -> String? {
    if constraint.constant == 0, constraint.relation == .equal { return nil }
    let length = DecimalText.rounded(constraint.constant.magnitude, to: 2)
    return constraint.usesStandardSpacing ? phrases.standard(length) : length
  }

  private func added(by constraint: LayoutConstraint) -> String {
    if constraint.constant == 0 { return "" }
    return (constraint.constant < 0 ? " − " : " + ")
      + DecimalText.rounded(constraint.constant.magnitude, to: 2)
  }
}
