/// The best values of all variables of a ``LinearSystem``.
package struct Solution: Sendable {
  /// The value of each variable, by its index.
  package var values: [Double]
  /// Whether all required rows are met, up to rounding.
  ///
  /// If not, the optional rows have not been looked at and the values are those of a failed
  /// attempt; see ``LinearSystem/minimalConflict()``.
  package var isSatisfiable: Bool
  /// The total error of each level that has rows, the most important first.
  package var objective: [LevelError]
  /// The undetermined variables; nil if there are none, or if they were not requested.
  package var ambiguity: Ambiguity?
  /// The checks of this answer.
  package var certificate = Certificate()

  /// The total error of the rows of a level; 0 if there are none.
  package func error(ofLevel level: Int) -> Double {
    objective.first { $0.level == level }?.total ?? 0
  }
}

/// The total error of the rows of one level.
package struct LevelError: Hashable, Sendable {
  /// The level as the caller numbered it.
  package var level: Int
  /// The sum of absolute values of equations and shortfalls of inequalities.
  package var total: Double

  /// Makes the total error of a level.
  package init(level: Int, total: Double) {
    self.level = level
    self.total = total
  }
}

/// The variables that the rows do not determine.
package struct Ambiguity: Sendable {
  /// Every variable that has more than one value among the best solutions, by ascending index.
  package var variables: [Variable]
  /// Other values that are just as good and differ in exactly those variables.
  ///
  /// Every mixture of these and ``Solution/values`` is just as good, too. Where a variable
  /// has no limit, its difference has no meaning beyond its direction.
  package var witness: [Double]
}

/// Required rows that cannot all be met, though any could if one of them were not there.
package struct Conflict: Hashable, Sendable {
  /// The row numbers, ascending.
  package var rows: [Int]

  /// Makes a conflict of some rows.
  package init(rows: [Int]) {
    self.rows = rows
  }
}

/// The reasons why a system could not be solved.
package enum SolverError: Error, Hashable, Sendable {
  /// A number in the row is not finite, or its magnitude exceeds
  /// ``LinearSystem/largestNumber``.
  case unusableNumber(row: Int)
  /// The search took more steps than any sound search could.
  case tooManySteps(limit: Int)
  /// The search made more terms than the caller allowed.
  case tooManyTerms(limit: Int)
  /// Rounding spoilt the result, and fractions do not fit or would take too long.
  ///
  /// The row shows it by not being met, or by numbers that differ greatly in size.
  case lostPrecision(row: Int)
}

extension SolverError: CustomStringConvertible {
  /// The reason in a sentence, without a full stop.
  package var description: String {
    switch self {
    case .unusableNumber(let row):
      "row \(row) contains a number that is not finite or larger than a billion"
    case .tooManySteps(let limit):
      "the constraint solver gave up after \(limit) steps"
    case .tooManyTerms(let limit):
      "the constraint solver gave up after \(limit) terms"
    case .lostPrecision(let row):
      "row \(row) is not met because of rounding: its numbers differ too much in size"
    }
  }
}
