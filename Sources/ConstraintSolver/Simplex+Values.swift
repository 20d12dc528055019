extension Simplex {
  /// The values of the core's variables where the coordinates have the given ones.
  ///
  /// They are computed from the active rows as the core has them, not from the rows as rewritten
  /// by the steps, so rounding does not add up from step to step.
  func coreValues(atCoordinates coordinates: [Double]) -> [Double] {
    eliminatedActiveRows(atCoordinates: coordinates).values()
  }

  /// The equations that say where the coordinates are, solved for the core's variables; at the
  /// position if nothing else is said.
  ///
  /// Row `n` of the elimination belongs to the coordinate of column `n`.
  func eliminatedActiveRows(
    atCoordinates coordinates: [Double]? = nil, recordsFactors: Bool = false
  ) -> Elimination {
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
      constants.append((source < 0 ? 0 : core.constants[source]) - (coordinates?[column] ?? 0))
    }
    var elimination = Elimination(
      rows: active, constants: constants, columnCount: columns.count, tolerance: tolerance,
      recordsFactors: recordsFactors)
    elimination.eliminate(Array(columns.indices))
    return elimination
  }

  /// The values of the core's variables at the position.
  func coreValues() -> [Double] {
    eliminatedActiveRows().values()
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
