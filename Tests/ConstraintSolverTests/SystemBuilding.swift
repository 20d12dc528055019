import ConstraintSolver

/// Short ways to write systems in tests.
extension LinearSystem {
  /// A new variable, as an expression.
  mutating func variable() -> LinearExpression {
    LinearExpression(addVariable())
  }

  /// Demands `left = right`.
  mutating func equal(_ left: LinearExpression, _ right: LinearExpression, level: Int = 0) {
    append(LinearConstraint(left - right, .equal, level: level))
  }

  /// Demands `left = right`.
  mutating func equal(_ left: LinearExpression, _ right: Double, level: Int = 0) {
    append(LinearConstraint(left - right, .equal, level: level))
  }

  /// Demands `left >= right`.
  mutating func atLeast(_ left: LinearExpression, _ right: Double, level: Int = 0) {
    append(LinearConstraint(left - right, .greaterThanOrEqual, level: level))
  }

  /// Demands `left <= right`.
  mutating func atMost(_ left: LinearExpression, _ right: Double, level: Int = 0) {
    append(LinearConstraint(-1 * left + right, .greaterThanOrEqual, level: level))
  }
}

extension LinearExpression {
  /// The value of the expression where the variables have these values.
  func value(at values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable.index] }
  }
}

extension Solution {
  /// The value of an expression in this solution.
  func value(_ expression: LinearExpression) -> Double {
    expression.value(at: values)
  }
}
