extension Simplex {
  /// The values of the core's variables where the coordinates have the given ones.
  ///
  /// They are computed from the active rows as the core has them, not from the rows as rewritten
  /// by the steps, so rounding does not add up from step to step.
  func coreValues(atCoordinates coordinates: [Double]) -> [Double] {
    if columns.isEmpty { return [] }
    var active = SparseRows(reservingRows: columns.count, terms: 2 * columns.count)
    var constants: [Double] = []
    constants.reserveCapacity(columns.count)
    var row: [SparseTerm] = []
    for column in columns.indices {
      let source = Int(columns[column].row)
      row.removeAll(keepingCapacity: true)
      if source < 0 {
        row.append(SparseTerm(Int32(column), 1))
      } else {
        for position in core.terms.range(ofRow: source) { row.append(core.terms[position]) }
      }
      active.append(row)
      constants.append((source < 0 ? 0 : core.constants[source]) - coordinates[column])
    }
    var elimination = Elimination(
      rows: active, constants: constants, columnCount: columns.count, tolerance: tolerance)
    elimination.eliminate(Array(columns.indices))
    var values = [Double](repeating: 0, count: columns.count)
    elimination.definitions.backSubstitute(into: &values)
    return values
  }

  /// The values of the core's variables at the position.
  func coreValues() -> [Double] {
    coreValues(atCoordinates: Array(repeating: 0, count: columns.count))
  }

  /// The rows that prove that level 0 cannot be met; empty if it is met.
  ///
  /// To be asked after level 0 is minimised and before it is finished. They are the rows on the
  /// wrong side, of whose sum the gradient is made, and the active rows that hold them there.
  func refutingRows() -> [Int] {
    let failed = core.rows(ofLevel: 0).filter { !rows[$0].isActive && !rows[$0].isPositive }
    guard failed.contains(where: { rows[$0].residual < -10 * tolerance }) else { return [] }
    let holding = columns.filter { $0.row >= 0 && $0.gradient.magnitude > Self.slopeTolerance }
    return (failed + holding.map { Int($0.row) }).map { core.sources[$0] }
  }
}
