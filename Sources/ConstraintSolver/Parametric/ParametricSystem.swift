/// A system whose constants are linear functions of one number, such as the width of a layout's root.
package struct ParametricSystem: Sendable {
  /// The system at ``start``.
  private let system: LinearSystem
  /// The number for which the constants are those of the system.
  private let start: Double
  /// The change of each row's constant as the number grows by 1.
  private let rates: [Double]

  /// The difference of two constants that is taken for rounding.
  private static let rounding = 1e-6

  /// Makes the system whose constants pass through those of two systems.
  ///
  /// Nil if they differ in more than constants.
  /// - Parameters:
  ///   - start: The number of the first system.
  ///   - end: The number of the second system, another one.
  package init?(_ first: LinearSystem, at start: Double, _ second: LinearSystem, at end: Double) {
    guard first.isLike(second) else { return nil }
    (system, self.start) = (first, start)
    rates = first.rows.indices.map { row in
      let rate = (second.rows[row].constant - first.rows[row].constant) / (end - start)
      return rate.magnitude < Tolerances.slope ? 0 : rate
    }
  }

  /// Whether another system is this one at a number.
  package func isLike(_ other: LinearSystem, at number: Double) -> Bool {
    system.isLike(other)
      && system.rows.indices.allSatisfy { row in
        let constant = system.rows[row].constant + (number - start) * rates[row]
        return (constant - other.rows[row].constant).magnitude <= Self.rounding
      }
  }

  /// The solutions over a range of the number, as straight pieces in order.
  ///
  /// The variables are those of the system, and the number after them.
  /// - Throws: A `SolverError` as ``LinearSystem/pieces(changingConstantOfRow:over:)`` does.
  package func pieces(over range: ClosedRange<Double>) throws(SolverError) -> [LinearPiece] {
    var system = system
    let number = system.addVariable()
    for row in rates.indices where rates[row] != 0 {
      system.append(rates[row], of: number, toRow: row)
      system.setConstant(system.constant(ofRow: row) - rates[row] * start, ofRow: row)
    }
    system.append(LinearConstraint(LinearExpression(number), .equal))
    return try system.pieces(changingConstantOfRow: system.rowCount - 1, over: range)
  }
}

extension LinearSystem {
  /// Whether another system differs from this one in nothing but constants.
  fileprivate func isLike(_ other: LinearSystem) -> Bool {
    variableCount == other.variableCount && rows.count == other.rows.count && terms == other.terms
      && zip(rows, other.rows).allSatisfy {
        $0.start == $1.start && $0.end == $1.end && $0.level == $1.level
          && $0.relation == $1.relation
      }
  }
}
