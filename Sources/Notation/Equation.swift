package import Diagnostics
package import LayoutModel

/// A constraint in the guide's notation, as read and before its names are looked up.
package struct Equation: Hashable, Sendable {
  /// `Red View.Leading`: an item's name and an attribute's.
  package struct Term: Hashable, Sendable {
    /// The name of the item, as written.
    package var name: String
    /// The place of the name, in UTF-8 offsets.
    package var nameRange: SourceRange
    /// The name of the attribute, as written.
    package var attribute: String
    /// The place of the attribute, in UTF-8 offsets.
    package var attributeRange: SourceRange

    /// Creates a term from its parts and their places.
    package init(
      _ name: String, at nameRange: SourceRange, _ attribute: String,
      at attributeRange: SourceRange
    ) {
      self.name = name
      self.nameRange = nameRange
      self.attribute = attribute
      self.attributeRange = attributeRange
    }

    /// Whether another term has the same names, at any place.
    fileprivate func isAlike(_ other: Term) -> Bool {
      (name, attribute) == (other.name, other.attribute)
    }

    /// The place of the term, in UTF-8 offsets.
    package var range: SourceRange { SourceRange(start: nameRange.start, end: attributeRange.end) }
  }

  /// The constraint without its items and their attributes; the constant of a standard space is its sign.
  package var constraint: LayoutConstraint
  /// The term on the left.
  package var first: Term
  /// Nil when the left side is tied to a number.
  package var second: Term?
  /// The range of the text right of the relation.
  package var rightRange: SourceRange

  /// Creates an equation from a constraint and its terms.
  package init(
    _ constraint: LayoutConstraint, first: Term, second: Term? = nil, rightRange: SourceRange
  ) {
    self.constraint = constraint
    self.first = first
    self.second = second
    self.rightRange = rightRange
  }

  /// The equation as the guide writes it, with its identifier; nil where its numbers would not be read again.
  package var text: String? {
    func term(_ term: Term) -> String { Layout.term(term.name, term.attribute) }
    var text = Layout.equation(of: constraint, between: term(first), and: second.map(term))
    if let identifier = constraint.identifier { text += " [\(identifier)]" }
    let range = SourceRange(start: 0, end: text.utf8.count)
    let line = SourceLine.lines(of: text, at: range, in: SourceFile(path: "", text: text)).first
    guard let line, let read = try? EquationParser.equation(in: line) else { return nil }
    var (found, wanted) = (read.constraint, constraint)
    (found.text, found.origin, found.label) = (nil, nil, nil)
    (wanted.text, wanted.origin, wanted.label) = (nil, nil, nil)
    let isSame =
      found == wanted && read.first.isAlike(first)
      && (read.second == nil) == (second == nil)
      && (read.second.map { $0.isAlike(second ?? $0) } ?? true)
    return isSame ? text : nil
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
