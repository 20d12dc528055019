import LayoutModel
import VisualFormat

/// Format strings and what they stand for, as the guide's notation has it.
enum Reading {
  /// The constraints of a string, one a line; `isView` takes any name if nothing else is said.
  static func equations(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    extended: Bool = false, hasSuperview: Bool = true, views: Set<String>? = nil
  ) throws(VisualFormatError) -> [String] {
    let language = VisualFormatReader(
      options: options, metrics: metrics, isExtended: extended, hasSuperview: hasSuperview
    ) { views?.contains($0) ?? true }
    return try language.content(of: format).constraints.map(equation)
  }

  static func equation(_ constraint: VisualConstraint) -> String {
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.guideName)"
    text += " \(constraint.relation.sign) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier) x " }
      text += "\(name(second)).\(constraint.secondAttribute.guideName)"
    }
    switch constraint.constant {
    case .standard: text += " + Standard"
    case .points(let points) where constraint.secondItem == nil: text += number(points)
    case .points(0): break
    case .points(let points): text += (points < 0 ? " - " : " + ") + number(points.magnitude)
    }
    if !constraint.priority.isRequired { text += " @\(number(constraint.priority.rawValue))" }
    return text
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private static func name(_ item: VisualItem) -> String {
    switch item {
    case .superview: "Superview"
    case .view(let name): name
    case .guide(let name): "<\(name)>"
    }
  }
}
