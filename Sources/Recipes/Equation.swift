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

  /// The constraint without its items and their attributes; the constant of a standard space is its sign.
  var constraint: LayoutConstraint
  var first: Term
  /// Nil when the left side is tied to a number.
  var second: Term?
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
    equation.constraint.origin = constraint.origin.map(place)
    equation.rightRange = place(rightRange)
    return equation
  }
}
