/// The rows that hold a solved system where it is.
///
/// They are as many as there are variables, and each is met exactly: the required equations that
/// the presolve used up, and the active rows of the core. Where rows leave something open, a
/// variable is *pinned* instead, to the value the search happened to start from. Solved for
/// the variables these rows give the solution, so they answer two questions without another
/// search. What moves if the constant of a row changes? ``derivative(ofConstantOfRow:)``. And
/// why does an expression have the value it has? ``combination(of:)``.
///
/// Both are solutions of linear equations with the same matrix or its transpose, which is put
/// in a ``TriangularOrder`` once. If rows say the same, one of them holds and the others are idle,
/// so another order of rows in the system can lead to another basis of the same solution.
package struct Basis: Sendable {
  /// The variables that no row holds, by ascending index.
  package let pinnedVariables: [Variable]

  let matrix: SystemMatrix
  let pivots: [TriangularOrder.Pivot]
  let countBeforeNucleus: Int
  let nucleus: Nucleus
  /// Where to start if the constant of a row changes, -1 for rows that hold nothing.
  let places: [Int32]

  /// Takes the holding rows from a finished search; the matrix is that of the system.
  ///
  /// Throws ``SolverError/lostPrecision(row:)`` if rounding keeps them from being solved.
  init(
    _ presolve: Presolve, _ simplex: Simplex, matrix: SystemMatrix
  ) throws(SolverError) {
    var isHolding = [Bool](repeating: false, count: matrix.rowCount)
    var isHeld = [Bool](repeating: true, count: matrix.variableCount)
    for removal in presolve.classes.removals where removal.row >= 0 {
      isHolding[Int(removal.row)] = true
    }
    for (index, column) in presolve.coreColumns.enumerated() where column >= 0 {
      let row = Int(simplex.columns[Int(column)].row)
      if row >= 0 {
        isHolding[presolve.core.sources[row]] = true
      } else {
        isHeld[Int(presolve.columnVariables[index])] = false
      }
    }
    pinnedVariables = isHeld.indices.filter { !isHeld[$0] }.map(Variable.init)
    let order = TriangularOrder(matrix, rows: isHolding, columns: isHeld)
    self.matrix = matrix
    pivots = order.pivots
    countBeforeNucleus = order.countBeforeNucleus
    nucleus = try Nucleus(order, of: matrix)
    places = Self.places(of: order, rowCount: matrix.rowCount)
  }

  private static func places(of order: TriangularOrder, rowCount: Int) -> [Int32] {
    var places = [Int32](repeating: -1, count: rowCount)
    for (index, pivot) in order.pivots.enumerated() { places[Int(pivot.row)] = Int32(index) }
    for row in order.nucleusRows { places[Int(row)] = Int32(order.countBeforeNucleus) }
    return places
  }

  /// The rows that hold, ascending.
  package var rows: [Int] {
    places.indices.filter { places[$0] >= 0 }
  }

  /// Whether a row is one of those that hold.
  @inline(__always)
  package func isHolding(row: Int) -> Bool { places[row] >= 0 }
}
