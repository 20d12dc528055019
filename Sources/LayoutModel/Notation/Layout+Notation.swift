import Basics

/// Constraints as the Auto Layout Guide writes them.
extension Layout {
  /// The constraint as the guide writes it: `Red View.Width = 2.0 x Blue View.Width (Priority 750)`.
  package func equation(of constraint: LayoutConstraint) -> String {
    let second = constraint.secondItem.map {
      Layout.term(name(of: $0), constraint.secondAttribute.guideName)
    }
    let first = Layout.term(name(of: constraint.firstItem), constraint.firstAttribute.guideName)
    return Layout.equation(of: constraint, between: first, and: second)
  }

  /// The constraint as the guide prints it, for people to read: names have no backquotes.
  package func plainEquation(of constraint: LayoutConstraint) -> String {
    func term(_ item: LayoutItem, _ attribute: Attribute) -> String {
      name(of: item) + "." + attribute.guideName
    }
    return Layout.equation(
      of: constraint, between: term(constraint.firstItem, constraint.firstAttribute),
      and: constraint.secondItem.map { term($0, constraint.secondAttribute) })
  }

  /// The constraint as lists in figures print it: in its author's words where they are clear, else as an
  /// equation.
  ///
  /// Names have no backquotes.
  package func listText(of constraint: LayoutConstraint) -> String {
    guard constraint.listsText, let text = constraint.text else {
      return plainEquation(of: constraint)
    }
    return text.filter { $0 != "`" }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// A constraint between two terms as the guide writes it; without the second the first is tied to a number.
  package static func equation(
    of constraint: LayoutConstraint, between first: String, and second: String?
  ) -> String {
    var text = "\(first) \(constraint.relation.sign) "
    if let second {
      if constraint.multiplier != 1 { text += "\(multiplierText(constraint.multiplier)) x " }
      text += second + constantText(constraint)
    } else {
      text += DecimalText.guide(constraint.constant)
    }
    if !constraint.priority.isRequired {
      text += " (Priority \(constraint.priority.text))"
    }
    return text
  }

  /// An item's attribute in the notation: the name in backquotes if it would be misread.
  package static func term(_ name: String, _ attribute: String) -> String {
    "\(notation(of: name)).\(attribute)"
  }

  /// An item's name in the notation: in backquotes if it would be misread.
  package static func notation(of name: String) -> String {
    let isPlain = name.first?.isNumber == false && !name.unicodeScalars.contains(where: isSign)
    return isPlain ? name : "`\(name)`"
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "=", "<", ">", "≤", "≥", "+", "-", "−", "*", "×", "(", ")", "[", "]", "@", ";", "%", "/",
      ":":
      true
    default: false
    }
  }

  /// The multiplier of a constraint for people to read: a fraction or a ratio as its author wrote it, `9/16` or `9:16`;
  /// else a decimal of at most three places, or a fraction where that is not exact.
  package static func shortMultiplier(of constraint: LayoutConstraint) -> String {
    let multiplier = constraint.multiplier
    let written = ["/", ":"].lazy.compactMap { sign in
      constraint.text.flatMap { fraction(in: $0, sign, of: multiplier) }
    }.first
    if let written { return written }
    let rounded = DecimalText.rounded(multiplier, to: 3)
    let exact = multiplierText(multiplier)
    return Double(rounded) != multiplier && exact.contains("/") ? exact : rounded
  }

  /// The first fraction of a value in a text.
  /// - Parameter sign: What is between the two numbers.
  private static func fraction(
    in text: String, _ sign: Character, of value: Double
  ) -> String? {
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).lazy.compactMap { before, after -> String? in
      func isDigit(_ character: Character) -> Bool { "0123456789.".contains(character) }
      let first = before.trimmingSuffix(while: \.isWhitespace)
      let second = after.drop(while: \.isWhitespace)
      let start = first.lastIndex { !isDigit($0) }.map(first.index(after:))
      let (a, b) = (first[(start ?? first.startIndex)...], second.prefix(while: isDigit))
      guard let numerator = Double(a), let denominator = Double(b),
        (numerator / denominator - value).magnitude < 1e-9
      else { return nil }
      return "\(a)\(sign)\(b)"
    }.first
  }

  /// `2.0`, or where no decimal is exact `2/3`.
  package static func multiplierText(_ multiplier: Double) -> String {
    let decimal = DecimalText.guide(multiplier)
    if Double(decimal) == multiplier { return decimal }
    guard multiplier.magnitude < 1e6 else { return decimal }
    let divisor = (2...99).lazy.map(Double.init).first {
      (multiplier * $0).rounded() / $0 == multiplier
    }
    return divisor.map { "\(Int((multiplier * $0).rounded()))/\(Int($0))" } ?? decimal
  }

  /// The constant with its sign, or its name; empty without one.
  package static func constantText(_ constraint: LayoutConstraint) -> String {
    if constraint.constant == 0 { return "" }
    let magnitude =
      constraint.usesStandardSpacing
      ? "Standard" : DecimalText.guide(constraint.constant.magnitude)
    return (constraint.constant < 0 ? " - " : " + ") + magnitude
  }

  /// The constraint in the form that the guide prefers: whole multipliers, positive constants, and views
  /// in layout order (Anatomy of a Constraint, "Equality, Not Assignment").
  ///
  /// It means the same. An optional constraint keeps its multiplier, since its error counts on its
  /// own side.
  package func guideForm(of constraint: LayoutConstraint) -> LayoutConstraint {
    guard let second = constraint.secondItem else { return constraint }
    let multiplier = constraint.multiplier
    if multiplier != 1 {
      let isFraction = multiplier > 0 && multiplier < 1
      let isWholeBackwards = (1 / multiplier - (1 / multiplier).rounded()).magnitude < 1e-9
      let canTurn = constraint.priority.isRequired && constraint.firstAttribute.isSize
      return isFraction && isWholeBackwards && canTurn ? constraint.turned : constraint
    }
    if constraint.constant < 0 { return constraint.turned }
    let isInOrder = rank(constraint.firstItem) <= rank(second)
    return constraint.constant == 0 && !isInOrder ? constraint.turned : constraint
  }

  /// Views in their order, then guides, then what holds them.
  private func rank(_ item: LayoutItem) -> Int {
    switch item {
    case .view(0): Int.max
    case .view(let index): index
    case .guide: Int.max - 1
    }
  }

  /// The constraint as Interface Builder's document outline lists it:
  /// `First Name.top ≥ Top Layout Guide.bottom + 20`, `First Name.leading = leadingMargin`.
  ///
  /// The view that holds the constraint is left out; what is optional ends in `@` and its priority.
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
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "-" : "+"
        let length = DecimalText.rounded(constraint.constant.magnitude, to: 6)
        text += " \(sign) \(constraint.usesStandardSpacing ? "Standard" : length)"
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
