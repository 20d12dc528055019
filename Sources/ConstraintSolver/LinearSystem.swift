/// Linear constraints in order of importance, in flat storage.
///
/// Rows are numbered 0, 1, 2, ... in the order they were appended. Levels are any numbers from 0
/// up and gaps between them mean nothing, so a caller who leaves level 1 free can later demote a
/// required row to it and have it rank above every other optional row.
package struct LinearSystem: Sendable {
  /// The largest magnitude a coefficient or constant may have: beyond it the rounding of
  /// double precision grows to sizes one can see.
  package static let largestNumber = 1e9

  /// How many unknowns the system has.
  package private(set) var variableCount: Int
  /// The terms of all rows, one row after the other.
  private(set) var terms: [SparseTerm] = []
  /// Where each row starts in `terms`, and at the end where the last one ends.
  private var starts: [Int32] = [0]
  private(set) var constants: [Double] = []
  private(set) var relations: [LinearConstraint.Relation] = []
  private(set) var levels: [Int] = []

  /// Makes a system of some unknowns and no rows.
  package init(variableCount: Int) {
    self.variableCount = variableCount
  }

  /// How many rows have been appended.
  package var rowCount: Int { constants.count }

  /// Adds an unknown.
  package mutating func addVariable() -> Variable {
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds a constraint as the next row.
  ///
  /// The variables must be of this system and the level must not be negative.
  package mutating func append(_ constraint: LinearConstraint) {
    for term in constraint.expression.terms {
      precondition(term.variable.index >= 0 && term.variable.index < variableCount)
      terms.append(SparseTerm(Int32(term.variable.index), term.coefficient))
    }
    closeRow(constraint.expression.constant, constraint.relation, level: constraint.level)
  }

  /// Changes the importance of a row, 0 for required.
  ///
  /// To recover from a conflict, demote one of its rows to a level just below required:
  /// the solution then still keeps the error of that row as small as it can be.
  package mutating func setLevel(_ level: Int, ofRow row: Int) {
    precondition(level >= 0)
    levels[row] = level
  }

  /// The importance of a row, 0 for required.
  package func level(ofRow row: Int) -> Int {
    levels[row]
  }

  /// The value of the row's expression where the variables have these values.
  package func residual(ofRow row: Int, at values: [Double]) -> Double {
    var sum = constants[row]
    for position in termRange(ofRow: row) {
      sum += terms[position].value * values[Int(terms[position].column)]
    }
    return sum
  }

  /// How much the row lacks: the absolute value of an equation, the shortfall of an inequality.
  package func error(ofRow row: Int, at values: [Double]) -> Double {
    relations[row].error(ofResidual: residual(ofRow: row, at: values))
  }

  /// Where the terms of a row are.
  @inline(__always)
  func termRange(ofRow row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }

  private mutating func closeRow(
    _ constant: Double, _ relation: LinearConstraint.Relation, level: Int
  ) {
    precondition(level >= 0)
    starts.append(Int32(terms.count))
    constants.append(constant)
    relations.append(relation)
    levels.append(level)
  }
}

extension LinearSystem {
  /// The rows of the list as a system of their own, with only the variables they mention.
  func restricted(to rows: [Int]) -> LinearSystem {
    var result = LinearSystem(variableCount: 0)
    var newIndices = [Int32](repeating: -1, count: variableCount)
    for row in rows {
      for position in termRange(ofRow: row) {
        let old = Int(terms[position].column)
        if newIndices[old] < 0 {
          newIndices[old] = Int32(result.addVariable().index)
        }
        result.terms.append(SparseTerm(newIndices[old], terms[position].value))
      }
      result.closeRow(constants[row], relations[row], level: levels[row])
    }
    return result
  }

  /// Throws if a number is not finite or too large to compute with.
  func checkNumbers() throws(SolverError) {
    for row in 0..<rowCount {
      guard constants[row].magnitude <= Self.largestNumber else {
        throw .unusableNumber(row: row)
      }
      for position in termRange(ofRow: row)
      where !(terms[position].value.magnitude <= Self.largestNumber) {
        throw .unusableNumber(row: row)
      }
    }
  }

  /// The size below which a residual is taken for rounding, in the units of the constants.
  ///
  /// It follows the largest constant, and the sum of the required ones because a long chain of
  /// rows adds them up. One absurd constant must not hide real errors, hence the upper bound.
  var residualTolerance: Double {
    var largest = 0.0
    var total = 0.0
    for row in 0..<rowCount {
      largest = max(largest, constants[row].magnitude)
      if levels[row] == 0 { total += constants[row].magnitude }
    }
    return min(max(1e-10 * largest, 1e-12 * total, 1e-10), 1e-4)
  }
}
