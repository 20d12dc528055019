package import Diagnostics
package import LayoutModel

/// A constraint in the guide's notation, as read and before its names are looked up.
package struct Equation: Hashable, Sendable {
  /// `Red View.Leading`: an item's name and an attribute's.
  package struct Term: Hashable, Sendable {
    package var name: String
    package var nameRange: SourceRange
    package var attribute: String
    package var attributeRange: SourceRange

    package init(
      name: String, nameRange: SourceRange, attribute: String, attributeRange: SourceRange
    ) {
      (self.name, self.nameRange) = (name, nameRange)
      (self.attribute, self.attributeRange) = (attribute, attributeRange)
    }

    package var range: SourceRange { SourceRange(start: nameRange.start, end: attributeRange.end) }
  }

  /// The constraint without its items and their attributes; the constant of a standard space is its sign.
  package var constraint: LayoutConstraint
  package var first: Term
  /// Nil when the left side is tied to a number.
  package var second: Term?
  /// All that stands right of the relation.
  package var rightRange: SourceRange

  package init(
    constraint: LayoutConstraint, first: Term, second: Term? = nil, rightRange: SourceRange
  ) {
    (self.constraint, self.first, self.second) = (constraint, first, second)
    self.rightRange = rightRange
  }

  /// The equation with its places put through a function.
  package func mapped(_ place: (SourceRange) -> SourceRange) -> Equation {
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
