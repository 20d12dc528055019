/// The equations of a basis that can only be solved together, factored for any constants.
///
/// The literature on factoring a basis calls them its kernel, nucleus or bump (Suhl and Suhl 1990).
struct BasisKernel {
  let rows: [Int32]
  let columns: [Int32]
  private let definitions: Definitions
  private let factors: EliminationFactors

  /// Prepares the middle of an order.
  ///
  /// Throws ``SolverError/lostPrecision(row:)`` if the equations do not determine the variables.
  init(_ order: TriangularOrder, of matrix: SystemMatrix) throws(SolverError) {
    rows = order.kernelRows
    columns = order.kernelColumns
    var newColumns = [Int32](repeating: -1, count: matrix.variableCount)
    for (index, column) in columns.enumerated() { newColumns[Int(column)] = Int32(index) }
    var terms = SparseRows(reservingRows: rows.count, terms: 3 * rows.count)
    for row in rows {
      var inside: [SparseTerm] = []
      for term in matrix.row(Int(row)) where newColumns[Int(term.column)] >= 0 {
        inside.append(SparseTerm(newColumns[Int(term.column)], term.value))
      }
      terms.append(inside.sorted { $0.column < $1.column })
    }
    var elimination = Elimination(
      rows: terms, constants: Array(repeating: 0, count: rows.count), columnCount: columns.count,
      tolerance: 0, recordsFactors: true)
    elimination.eliminate(Array(rows.indices))
    definitions = elimination.definitions
    factors = elimination.factors ?? EliminationFactors(rowCount: 0)
    if definitions.count < columns.count || rows.count != columns.count {
      throw .lostPrecision(row: Int(rows.first ?? 0))
    }
  }

  /// The values of the columns for which each row's terms and its constant add up to zero.
  func values(constants: [ErrorBoundedValue]) -> [ErrorBoundedValue] {
    var constants = constants
    for step in factors.steps {
      let source = definitions.sources[Int(step.definition)]
      if constants[source].isNoise { continue }
      constants[Int(step.row)].add(-factors.share(of: step), constants[source])
    }
    var values = [ErrorBoundedValue](repeating: ErrorBoundedValue(), count: columns.count)
    for definition in (0..<definitions.count).reversed() {
      var value = constants[definitions.sources[definition]].divided(
        by: -factors.pivots[definition])
      for position in definitions.termRange(of: definition) {
        let term = definitions.terms[position]
        value.add(term.value, values[Int(term.column)])
      }
      values[Int(definitions.columns[definition])] = value.isNoise ? ErrorBoundedValue() : value
    }
    return values
  }

  /// The multiples of the rows that make up an expression, which is given by its coefficients.
  func multiples(makingUp expression: [ErrorBoundedValue]) -> [ErrorBoundedValue] {
    var rest = expression
    var multiples = [ErrorBoundedValue](repeating: ErrorBoundedValue(), count: rows.count)
    for definition in 0..<definitions.count {
      let coefficient = rest[Int(definitions.columns[definition])]
      if coefficient.isNoise { continue }
      multiples[definitions.sources[definition]] = coefficient.divided(
        by: factors.pivots[definition])
      for position in definitions.termRange(of: definition) {
        let term = definitions.terms[position]
        rest[Int(term.column)].add(term.value, coefficient)
      }
    }
    for step in factors.steps.reversed() where !multiples[Int(step.row)].isNoise {
      let source = definitions.sources[Int(step.definition)]
      multiples[source].add(-factors.share(of: step), multiples[Int(step.row)])
    }
    return multiples
  }
}
