import Basics
import LayoutModel

/// Writes a constraint with layout anchors, or by its parts where anchors cannot say it.
struct SwiftConstraint {
  private let layout: Layout
  private let constraint: LayoutConstraint
  private let names: SwiftNames

  init(_ layout: Layout, _ constraint: LayoutConstraint, _ names: SwiftNames) {
    (self.layout, self.constraint, self.names) = (layout, constraint, names)
  }

  /// An expression that makes the constraint.
  var code: String {
    let first = place(constraint.firstItem, constraint.firstAttribute)
    guard let second = constraint.secondItem else {
      return "\(anchor(first)).constraint(\(relation)Constant: \(number(constraint.constant)))"
    }
    let other = place(second, constraint.secondAttribute)
    let isScaled = constraint.multiplier != 1
    if isScaled, !constraint.firstAttribute.isSize { return parts(first, other) }
    var arguments = "\(relation): \(anchor(other))"
    if isScaled { arguments += ", multiplier: \(number(constraint.multiplier))" }
    if constraint.constant != 0 { arguments += ", constant: \(number(constraint.constant))" }
    return "\(anchor(first)).constraint(\(arguments))"
  }

  /// The same in Objective-C.
  var objectiveC: String {
    let first = place(constraint.firstItem, constraint.firstAttribute)
    let isScaled = constraint.multiplier != 1
    let constant = number(constraint.constant)
    let call = "[\(anchor(first)) constraint\(relation.capitalizedFirst)"
    guard let second = constraint.secondItem else { return "\(call)Constant:\(constant)]" }
    let other = place(second, constraint.secondAttribute)
    if isScaled, !constraint.firstAttribute.isSize {
      func name(_ attribute: Attribute) -> String {
        "NSLayoutAttribute" + attribute.rawValue.capitalizedFirst
      }
      return "[NSLayoutConstraint constraintWithItem:\(first.item) "
        + "attribute:\(name(first.attribute)) "
        + "relatedBy:NSLayoutRelation\(constraint.relation.rawValue.capitalizedFirst) "
        + "toItem:\(other.item) attribute:\(name(other.attribute)) "
        + "multiplier:\(number(constraint.multiplier)) constant:\(constant)]"
    }
    return "\(call)Anchor:\(anchor(other))"
      + (isScaled ? " multiplier:\(number(constraint.multiplier))" : "")
      + (constraint.constant != 0 ? " constant:\(constant)" : "") + "]"
  }

  private var relation: String {
    constraint.relation == .equal ? "equalTo" : constraint.relation.rawValue + "To"
  }

  private func number(_ number: Double) -> String { SwiftCode.number(number) }

  private func anchor(_ place: (item: String, attribute: Attribute)) -> String {
    "\(place.item).\(place.attribute.rawValue)Anchor"
  }

  /// The constraint of a multiplied place, which no anchor makes.
  private func parts(
    _ first: (item: String, attribute: Attribute), _ second: (item: String, attribute: Attribute)
  ) -> String {
    "NSLayoutConstraint(item: \(first.item), attribute: .\(first.attribute.rawValue), "
      + "relatedBy: .\(constraint.relation.rawValue), toItem: \(second.item), "
      + "attribute: .\(second.attribute.rawValue), multiplier: \(number(constraint.multiplier)), "
      + "constant: \(number(constraint.constant)))"
  }

  // MARK: - Items

  /// The item and the attribute in code: margins are those of a guide, and so are the bars' edges.
  private func place(
    _ item: LayoutItem, _ attribute: Attribute
  ) -> (item: String, attribute: Attribute) {
    switch item {
    case .view(let view):
      let name = names.name(ofView: view)
      if let edge = SwiftConstraint.edges[attribute] { return (name + ".layoutMarginsGuide", edge) }
      return (name, attribute)
    case .guide(let index):
      let guide = layout.guides[index]
      let owner = names.name(ofView: guide.view)
      switch guide.kind {
      case .top:
        return attribute == .bottom ? (owner + ".safeAreaLayoutGuide", .top) : (owner, attribute)
      case .bottom:
        return attribute == .top ? (owner + ".safeAreaLayoutGuide", .bottom) : (owner, attribute)
      case .safeArea: return (owner + ".safeAreaLayoutGuide", attribute)
      case .layoutMargins: return (owner + ".layoutMarginsGuide", attribute)
      case .readableContent: return (owner + ".readableContentGuide", attribute)
      case .content: return (owner + ".contentLayoutGuide", attribute)
      case .frame: return (owner + ".frameLayoutGuide", attribute)
      case .own, .reserved: return (names.name(ofGuide: index), attribute)
      }
    }
  }

  /// The edges of the margins guide that attributes of margins are.
  private static let edges: [Attribute: Attribute] = [
    .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
    .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
    .centerYWithinMargins: .centerY,
  ]
}
