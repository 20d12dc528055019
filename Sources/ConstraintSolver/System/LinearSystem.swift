/// Linear constraints in order of importance, in flat storage.
///
/// Rows are numbered 0, 1, 2, ... in the order they were appended. Levels are any numbers from 0
/// up and gaps between them mean nothing, so a caller who leaves level 1 free can later demote a
/// required row to it and have it rank above every other optional row.
package struct LinearSystem: Sendable {
  /// The largest magnitude a coefficient or constant may have: beyond it the rounding of
  /// double precision grows to sizes one can see.
  package static let largestNumber = 1e9

  /// The number of unknowns.
  package private(set) var variableCount: Int
  /// The terms of all rows, one row after the other.
  private(set) var terms: [SparseTerm] = []
  private(set) var rows: [Row] = []

  /// A row without its terms.
  struct Row {
    var constant: Double
    var level: Int
    /// The place of its first term.
    var start: Int32
    /// The place behind its last term.
    var end: Int32
    var relation: LinearConstraint.Relation

    /// Whether it is an equation that must be met.
    var isRequiredEquation: Bool { level == 0 && relation == .equal }
  }

  /// Makes a system of some unknowns and no rows.
  package init(variableCount: Int) {
    self.variableCount = variableCount
  }

  /// The number of rows.
  package var rowCount: Int { rows.count }

  /// Adds an unknown.
  package mutating func addVariable() -> Variable {
    variableCount += 1
    return Variable(index: variableCount - 1)
  }

  /// Adds a constraint as the next row.
  ///
  /// The variables must be of this system and the level must not be negative.
  package mutating func append(_ constraint: LinearConstraint) {
    let start = terms.count
    for term in constraint.expression.terms {
      precondition(term.variable.index >= 0 && term.variable.index < variableCount)
      terms.append(SparseTerm(Int32(term.variable.index), term.coefficient))
    }
    precondition(constraint.level >= 0)
    rows.append(
      Row(
        constant: constraint.expression.constant, level: constraint.level, start: Int32(start),
        end: Int32(terms.count), relation: constraint.relation))
  }

  /// Changes the importance of a row, 0 for required.
  ///
  /// To recover from a conflict, demote one of its rows to a level just below required:
  /// the solution then still keeps the error of that row as small as it can be.
  package mutating func setLevel(_ level: Int, ofRow row: Int) {
    precondition(level >= 0)
    rows[row].level = level
  }

  /// Changes the number that is added to the terms of a row.
  package mutating func setConstant(_ constant: Double, ofRow row: Int) {
    rows[row].constant = constant
  }

  /// Adds a multiple of a variable to a row.
  mutating func append(_ coefficient: Double, of variable: Variable, toRow row: Int) {
    // The terms of a row stand together, so they move to the end.
    let own = Array(terms(ofRow: row))
    rows[row].start = Int32(terms.count)
    terms += own + [SparseTerm(Int32(variable.index), coefficient)]
    rows[row].end = Int32(terms.count)
  }

  /// The number that is added to the terms of a row.
  package func constant(ofRow row: Int) -> Double {
    rows[row].constant
  }

  /// The importance of a row, 0 for required.
  package func level(ofRow row: Int) -> Int {
    rows[row].level
  }

  /// The value of the row's expression where the variables have these values.
  package func residual(ofRow row: Int, at values: [Double]) -> Double {
    var sum = rows[row].constant
    for position in termRange(ofRow: row) {
      sum += terms[position].value * values[Int(terms[position].column)]
    }
    return sum
  }

  /// The error of the row: the absolute value of an equation, the shortfall of an inequality.
  package func error(ofRow row: Int, at values: [Double]) -> Double {
    rows[row].relation.error(ofResidual: residual(ofRow: row, at: values))
  }

  /// Whether the row is an inequality that values meet with something to spare.
  package func isSlack(row: Int, at values: [Double]) -> Bool {
    rows[row].relation != .equal && residual(ofRow: row, at: values) > 1e-6
  }

  /// The indices of the variables of a row.
  package func variables(ofRow row: Int) -> [Int] { terms(ofRow: row).map { Int($0.column) } }

  /// The place of a row's terms.
  @inline(__always)
  func termRange(ofRow row: Int) -> Range<Int> {
    Int(rows[row].start)..<Int(rows[row].end)
  }

  /// The terms of a row, for loops that need not be fast.
  func terms(ofRow row: Int) -> ArraySlice<SparseTerm> { terms[termRange(ofRow: row)] }

  /// Solves the system.
  ///
  /// The result does not depend on anything but the rows and their order. If they leave
  /// variables open, `values` are one of the best solutions, and with `findingAmbiguity` the
  /// result says which variables those are.
  ///
  /// The system is solved in double precision first. If the certificate of the answer is not
  /// valid, or there is no answer, fractions take over; see ``Solution/certificate``. Throws a
  /// ``SolverError`` if a number cannot be used, or if fractions cannot help either: then
  /// rounding has spoilt the result.
  /// - Parameter mostTerms: How many terms the steps may merge. A basis in which much depends on
  ///   much makes each step as long as the system.
  package func solution(
    findingAmbiguity: Bool = false, mostTerms: Int = .max
  ) throws(SolverError) -> Solution {
    try searched(findingAmbiguity: findingAmbiguity, mostTerms: mostTerms).solution
  }

  /// Solves the system, of which the presolve may be known, as ``solution(findingAmbiguity:mostTerms:)`` does.
  /// - Returns: The solution, and the search in double precision; nil if that proved nothing.
  func searched(
    findingAmbiguity: Bool, mostTerms: Int = .max, from presolve: Presolve? = nil
  ) throws(SolverError) -> (solution: Solution, search: FloatingSolver?) {
    let search: FloatingSolver
    do throws(SolverError) {
      search = try FloatingSolver(
        self, findingAmbiguity: findingAmbiguity, mostTerms: mostTerms, from: presolve)
    } catch .unusableNumber(let row) {
      throw .unusableNumber(row: row)
    } catch .tooManyTerms(let limit) {
      throw .tooManyTerms(limit: limit)
    } catch {
      let exact = try? exactSolution(findingAmbiguity: findingAmbiguity)
      guard let exact else { throw error }
      return (exact, nil)
    }
    guard search.solution.certificate.isValid else {
      return (try exactSolution(findingAmbiguity: findingAmbiguity), nil)
    }
    if isProved(search.solution.certificate) { return (search.solution, search) }
    // If that fails the floating answer stands: up to its tolerances it is proved.
    let exact = try? exactSolution(findingAmbiguity: findingAmbiguity)
    return (exact ?? search.solution, search)
  }

  /// Whether a floating solution with the certificate is proved, and no closer look can change it.
  func isProved(_ certificate: Certificate) -> Bool {
    certificate.isValid && !certificate.isDelicate && !isVisible(certificate)
  }

  /// Whether what the certificate takes for rounding is so large that it might be a difference
  /// that someone wanted.
  private func isVisible(_ certificate: Certificate) -> Bool {
    if let refutation = certificate.refutation {
      return refutation.shortfall < Tolerances.visibleError
    }
    return certificate.largestViolation > Tolerances.visibleError
  }

  /// The rows of the list as a system of their own, with only the variables they mention.
  func restricted(to selection: [Int]) -> LinearSystem {
    var result = LinearSystem(variableCount: 0)
    var newIndices = [Int32](repeating: -1, count: variableCount)
    for index in selection {
      var row = rows[index]
      row.start = Int32(result.terms.count)
      for term in terms(ofRow: index) {
        let old = Int(term.column)
        if newIndices[old] < 0 {
          newIndices[old] = Int32(result.addVariable().index)
        }
        result.terms.append(SparseTerm(newIndices[old], term.value))
      }
      row.end = Int32(result.terms.count)
      result.rows.append(row)
    }
    return result
  }

  /// Checks all numbers and returns the size below which a residual is taken for rounding, in
  /// the units of the constants.
  ///
  /// Throws if a number is not finite or too large to compute with.
  func residualTolerance() throws(SolverError) -> Double {
    var largest = 0.0
    var total = 0.0
    for (index, row) in rows.enumerated() {
      // Written so that it fails for what is not a number.
      guard row.constant.magnitude <= Self.largestNumber else {
        throw .unusableNumber(row: index)
      }
      for position in termRange(ofRow: index)
      where !(terms[position].value.magnitude <= Self.largestNumber) {
        throw .unusableNumber(row: index)
      }
      largest = max(largest, row.constant.magnitude)
      if row.level == 0 { total += row.constant.magnitude }
    }
    let tolerance = max(
      Tolerances.relativeResidual * largest, Tolerances.summedResidual * total,
      Tolerances.smallestResidual)
    return min(tolerance, Tolerances.largestResidual)
  }
}
