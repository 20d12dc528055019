import Basics
import FigureChoices
import LayoutModel

/// A part of a constraint's equation as a formula prints it.
struct FormulaPart: Hashable, Sendable {
  var text: String
  /// The name of the part; nil of a sign without one.
  var phrase: FigurePhrase?
  /// Whether a blank is before it, where it does not begin a line.
  var hasBlank = true
  /// How well a line can begin with it: 0 is best; nil if none can.
  var breakRank: Int?

  /// The parts of a constraint's equation, in order.
  /// - Parameter hasDefaults: Whether `1.0 x`, `0.0 x NotAnAttribute` and `+ 0.0` are among them.
  static func parts(
    of constraint: LayoutConstraint, in layout: Layout, hasDefaults: Bool
  ) -> [FormulaPart] {
    var parts = term(
      constraint.firstItem, constraint.firstAttribute, (.item1, .attribute1), in: layout)
    parts[0].hasBlank = false
    parts.append(FormulaPart(text: sign(constraint.relation), phrase: .relationship, breakRank: 0))
    if let second = constraint.secondItem {
      if hasDefaults || constraint.multiplier != 1 {
        parts.append(
          FormulaPart(text: Layout.multiplierText(constraint.multiplier), phrase: .multiplier))
        parts.append(FormulaPart(text: "x"))
      }
      parts += term(second, constraint.secondAttribute, (.item2, .attribute2), in: layout)
      if hasDefaults || constraint.constant != 0 { parts += self.constant(of: constraint) }
    } else if hasDefaults {
      parts.append(FormulaPart(text: DecimalText.guide(0), phrase: .multiplier))
      parts.append(FormulaPart(text: "x"))
      parts.append(
        FormulaPart(text: Attribute.notAnAttribute.guideName, phrase: .attribute2, breakRank: 1))
      parts += self.constant(of: constraint)
    } else {
      parts.append(FormulaPart(text: DecimalText.guide(constraint.constant), phrase: .constant))
    }
    if !constraint.priority.isRequired {
      parts.append(
        FormulaPart(text: "(Priority \(constraint.priority.text))", phrase: .priority, breakRank: 0)
      )
    }
    return parts
  }

  /// Parts as they are printed in one line.
  static func equation(of parts: [FormulaPart]) -> String {
    parts.map { ($0.hasBlank ? " " : "") + $0.text }.joined()
  }

  /// An item and its attribute.
  private static func term(
    _ item: LayoutItem, _ attribute: Attribute, _ phrases: (FigurePhrase, FigurePhrase),
    in layout: Layout
  ) -> [FormulaPart] {
    [
      FormulaPart(text: layout.name(of: item), phrase: phrases.0, breakRank: 1),
      FormulaPart(text: ".", hasBlank: false, breakRank: 2),
      FormulaPart(text: attribute.guideName, phrase: phrases.1, hasBlank: false),
    ]
  }

  private static func constant(of constraint: LayoutConstraint) -> [FormulaPart] {
    let length =
      constraint.usesStandardSpacing && constraint.constant != 0
      ? "Standard" : DecimalText.guide(constraint.constant.magnitude)
    return [
      FormulaPart(text: constraint.constant < 0 ? "−" : "+", breakRank: 0),
      FormulaPart(text: length, phrase: .constant),
    ]
  }

  private static func sign(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }
}
