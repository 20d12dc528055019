/// A range of a number in which the solution is a straight line over that number.
///
/// See ``LinearSystem/pieces(changingConstantOfRow:over:)``.
package struct LinearPiece: Sendable {
  /// The numbers for which the piece is valid.
  ///
  /// Where two pieces meet, both are.
  package var range: ClosedRange<Double>
  /// Whether the required rows can be met.
  package var isSatisfiable: Bool
  /// The values of the variables at the start of the range; empty if there is no solution.
  package var values: [Double]
  /// The rate of each variable as the number grows by 1; empty if there is no solution.
  package var derivative: [Double]
  /// The variables that the rows leave open inside the range, ascending.
  ///
  /// Their values are on one of the best lines, and may jump where two pieces meet.
  package var ambiguousVariables: [Variable]

  /// The value of a variable where the number is `t`, in a piece that has a solution.
  package func value(of variable: Variable, at t: Double) -> Double {
    values[variable.index] + (t - range.lowerBound) * derivative[variable.index]
  }

  /// The values of all variables where the number is `t`; empty if there is no solution.
  package func values(at t: Double) -> [Double] {
    values.indices.map { value(of: Variable(index: $0), at: t) }
  }

  /// Whether a piece that starts where this one ends goes on in the same line.
  func isContinued(by next: LinearPiece) -> Bool {
    guard isSatisfiable == next.isSatisfiable, ambiguousVariables == next.ambiguousVariables
    else { return false }
    return values.indices.allSatisfy { index in
      let end = value(of: Variable(index: index), at: next.range.lowerBound)
      return Self.areEqual(derivative[index], next.derivative[index])
        && Self.areEqual(end, next.values[index])
    }
  }

  private static func areEqual(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude <= Tolerances.piece * max(1, left.magnitude)
  }
}

extension LinearPiece {
  /// A piece without a solution.
  init(unsatisfiable range: ClosedRange<Double>) {
    self.init(
      range: range, isSatisfiable: false, values: [], derivative: [], ambiguousVariables: [])
  }
}
