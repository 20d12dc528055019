/// The part of a row in keeping a solution the best one as something moves.
///
/// The basis certainly remains best for as long as no row with a side leaves it: which rows are on
/// which side is all that the slopes of the errors depend on, and with them every decision made.
/// ``ShadowPrices`` checks whether it still is afterwards.
enum RowRole: UInt8 {
  /// The row is in the basis and stays at zero.
  case holding
  /// The row must not become negative, or doing so would change the slope of its level.
  case positive
  /// The row must not become positive.
  case negative
  /// The row follows from required ones and must stay at zero.
  case fixed
  /// The row may take any value: stronger rows decide where it is.
  case settled

  /// The roles of all rows of a system that has been solved.
  static func roles(
    _ system: LinearSystem, _ presolve: Presolve, _ simplex: Simplex, _ basis: Basis
  ) -> [RowRole] {
    var roles = system.rows.map { row in
      row.level > 0 ? RowRole.settled : row.relation == .equal ? .fixed : .positive
    }
    for (index, row) in presolve.reduced.sources.enumerated()
    where system.rows[row].level > 0 && !simplex.tableau.rows[index].isSettled {
      roles[row] = simplex.tableau.rows[index].isPositive ? .positive : .negative
    }
    for row in roles.indices where basis.isHolding(row: row) { roles[row] = .holding }
    return roles
  }

  /// The growth of a row's error with its residual, if the row is optional and on a side.
  func slope(_ relation: LinearConstraint.Relation) -> Double {
    switch self {
    case .positive: relation == .equal ? 1 : 0
    case .negative: -1
    case .holding, .fixed, .settled: 0
    }
  }

  /// The side that is not this one.
  var otherSide: RowRole {
    switch self {
    case .positive: .negative
    case .negative: .positive
    case .holding, .fixed, .settled: self
    }
  }

  /// The range in which a residual may change, if it changes by `rate` per unit.
  func room(residual: Double, rate: Double) -> ClosedRange<Double> {
    switch self {
    case .holding, .settled: -.infinity ... .infinity
    case .fixed: 0...0
    case .positive, .negative:
      Self.room(self == .positive ? (residual, rate) : (-residual, -rate))
    }
  }

  private static func room(_ row: (residual: Double, rate: Double)) -> ClosedRange<Double> {
    // A residual that is negative by rounding is at zero. Adding zero turns -0 into 0.
    let end = -max(0, row.residual) / row.rate + 0
    return row.rate > 0 ? end ... .infinity : -.infinity...end
  }
}
