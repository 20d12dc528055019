import LayoutModel
import Diagnostics

/// A constraint in the guide's notation, as read and before its names are looked up.
struct Equation: Hashable, Sendable {
  /// `Red View.Leading`: an item's name and an attribute's.
  struct Term: Hashable, Sendable {
    var name: String
    var nameRange: SourceRange
    var attribute: String
    var attributeRange: SourceRange

    var range: SourceRange { SourceRange(start: nameRange.start, end: attributeRange.end) }
  }

  /// What is added on the right.
  enum Constant: Hashable, Sendable {
    case points(Double)
    /// Interface Builder's standard spacing, or its negative.
    case standard(isNegative: Bool)
  }

  /// The constraint as written, without its label.
  var text = ""
  /// The number printed before it, `8` in `8. Red View.Width = …`.
  var label: String?
  var first: Term
  var relation: Relation
  /// Nil when the left side is tied to a number.
  var second: Term?
  var multiplier = 1.0
  var constant = Constant.points(0)
  var priority = Priority.required
  var identifier: String?
  /// From the first term to the last sign, the label left out.
  var range: SourceRange
  /// All that stands right of the relation.
  var rightRange: SourceRange

  /// The equation with its places put through a function.
  func mapped(_ place: (SourceRange) -> SourceRange) -> Equation {
    var equation = self
    func map(_ term: Term) -> Term {
      var term = term
      (term.nameRange, term.attributeRange) = (place(term.nameRange), place(term.attributeRange))
      return term
    }
    equation.first = map(first)
    equation.second = second.map(map)
    equation.range = place(range)
    equation.rightRange = place(rightRange)
    return equation
  }
}
