/// One unknown of a linear system, named by its position.
package struct Variable: Hashable, Sendable {
  /// The position in ``Solution/values``, counted from 0.
  package let index: Int

  /// Names the unknown at a position.
  package init(index: Int) {
    self.index = index
  }
}

/// A sum of multiples of variables and a constant: `a·x + b·y + ... + constant`.
///
/// A variable may occur in several terms; the solver adds them up.
package struct LinearExpression: Hashable, Sendable {
  /// A multiple of one variable.
  package struct Term: Hashable, Sendable {
    /// The unknown.
    package var variable: Variable
    /// The factor of the variable.
    package var coefficient: Double

    /// Makes `coefficient · variable`.
    package init(_ variable: Variable, coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The multiples that are added up, in the order they were written.
  package var terms: [Term]
  /// The number that is added to the terms.
  package var constant: Double

  /// Makes a sum of terms and a constant, either of which may be left out.
  package init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is one variable.
  package init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }

  /// The sum of two expressions.
  package static func + (left: Self, right: Self) -> Self {
    Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The sum of an expression and a number.
  package static func + (left: Self, right: Double) -> Self {
    Self(terms: left.terms, constant: left.constant + right)
  }

  /// The difference of two expressions.
  package static func - (left: Self, right: Self) -> Self {
    left + -1 * right
  }

  /// The difference of an expression and a number.
  package static func - (left: Self, right: Double) -> Self {
    left + -right
  }

  /// The expression with every coefficient and the constant multiplied.
  package static func * (factor: Double, expression: Self) -> Self {
    Self(
      terms: expression.terms.map { Term($0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

/// A demand on an expression: that it be zero, or that it not be negative.
package struct LinearConstraint: Hashable, Sendable {
  /// The comparisons of an expression with zero.
  package enum Relation: UInt8, Hashable, Sendable {
    /// The expression is to be zero; the error is its absolute value.
    case equal
    /// The expression is to be zero or more; the error is what it lacks.
    case greaterThanOrEqual
  }

  /// The expression that is compared with zero.
  package var expression: LinearExpression
  /// The comparison with zero.
  package var relation: Relation
  /// The rank of the demand: 0 is required, greater ones are optional and less important.
  package var level: Int

  /// Demands `expression = 0` or `expression >= 0` at a level.
  package init(_ expression: LinearExpression, _ relation: Relation, level: Int = 0) {
    self.expression = expression
    self.relation = relation
    self.level = level
  }
}

extension LinearConstraint.Relation {
  /// The distance of a residual from the relation's demand.
  func error(ofResidual residual: Double) -> Double {
    self == .equal ? residual.magnitude : max(0, -residual)
  }
}
