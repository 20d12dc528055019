/// The result of checking an answer after it was found.
///
/// The check does not repeat the search and does not trust it. For each level it takes the slopes
/// of the errors that remain and a multiplier for each row that holds the position in place. If
/// these add up to zero for every unknown and each multiplier is within its bounds, convexity
/// leaves no better values (duality for linear programs; Kuhn and Tucker 1951). If the required
/// rows contradict each other, multiples of them add up to a number that says so (Farkas 1902).
package struct Certificate: Hashable, Sendable {
  /// The kind of numbers that the answer was computed with.
  package enum Arithmetic: Hashable, Sendable {
    /// Double precision: the answer holds up to the tolerances stated.
    case floating
    /// Fractions: the answer is the exact one, rounded to double precision at the end.
    case exact
  }

  /// The arithmetic that produced the answer.
  package var arithmetic = Arithmetic.floating
  /// The largest error of a required equation, as the caller gave it, in units of the constants.
  package var equationViolation = 0.0
  /// The largest shortfall of a required inequality, as the caller gave it.
  package var inequalityViolation = 0.0
  /// The furthest a row is on a side on which the multipliers do not allow it.
  ///
  /// It bounds by how much a level's total can exceed the least one, for each unit of multiplier.
  package var sideViolation = 0.0
  /// The size up to which the three violations are taken for rounding.
  package var tolerance = 0.0
  /// For each level whose rows are not used up by the required equations, how well its
  /// multipliers fit.
  package var levels: [LevelCheck] = []
  /// The proof that the required rows contradict each other, if they do.
  package var refutation: Refutation?
  /// Whether the multipliers of the answer were found and looked at.
  var isComplete = false
  /// Whether numbers were left out that were too large to be rounding.
  var isDecidedByRounding = false
  /// Whether numbers differ so much in size that fractions should be tried, though nothing seems
  /// to be wrong.
  var isDelicate = false

  /// A certificate of nothing, for values that nobody has checked.
  package init() {}

  /// The largest of the three violations.
  var largestViolation: Double {
    equationViolation.orLarger(inequalityViolation).orLarger(sideViolation)
  }

  /// Whether the answer is proved, up to the tolerances.
  package var isValid: Bool {
    guard isComplete, !isDecidedByRounding else { return false }
    if let refutation { return refutation.isValid }
    // With fractions, what violations there are came about when the values were rounded.
    return (arithmetic == .exact || largestViolation <= tolerance)
      && levels.allSatisfy { $0.violation <= Tolerances.certifiedSlope }
  }
}

extension Certificate {
  /// Takes in the errors of a system's required rows, where the rows have these residuals.
  mutating func addViolations(of system: LinearSystem, _ residuals: [Double]) {
    for (index, row) in system.rows.enumerated() where row.level == 0 {
      let error = row.relation.error(ofResidual: residuals[index])
      if row.relation == .equal {
        equationViolation = equationViolation.orLarger(error)
      } else {
        inequalityViolation = inequalityViolation.orLarger(error)
      }
    }
  }
}

/// The accuracy of the multipliers of one level.
package struct LevelCheck: Hashable, Sendable {
  /// The level as the caller numbered it.
  package var level: Int
  /// The largest sum, over all unknowns, of what should add up to zero.
  package var imbalance: Double
  /// The largest amount by which a multiplier is beyond its bounds.
  ///
  /// An equation of the level bears -1 to 1 and an inequality 0 to 1. A row of a stronger level
  /// bears a sign only if a stronger level keeps it from moving that way.
  package var excess: Double

  /// The larger of the two, relative to the largest multiplier if that exceeds 1.
  package var violation: Double { imbalance.orLarger(excess) }
}

/// Required rows of which multiples add up to a contradiction.
///
/// Multiplied and added, their expressions have no unknowns left and are a negative number, while
/// the rows say that it is not negative.
package struct Refutation: Hashable, Sendable {
  /// A row and what it is multiplied by.
  package struct Part: Hashable, Sendable {
    /// The number of the row.
    package var row: Int
    /// The factor of the row; not negative for an inequality.
    package var multiplier: Double
  }

  /// The rows, ascending.
  package var parts: [Part]
  /// By how much the sum is less than zero, in units of the constants.
  package var shortfall: Double
  /// The largest coefficient left of an unknown, relative to the largest multiplier.
  package var imbalance: Double
  /// The size up to which a shortfall is taken for rounding.
  package var tolerance: Double

  /// Whether the sum is a contradiction, up to the tolerances.
  package var isValid: Bool {
    imbalance <= Tolerances.certifiedSlope && shortfall > tolerance
  }
}

extension Double {
  /// The larger of two numbers, and no number if one of them is none.
  @inline(__always)
  func orLarger(_ other: Double) -> Double { isNaN || other <= self ? self : other }
}
