/// The search for the row at which a level's error along the line of a step is smallest.
///
/// The error is convex and piecewise linear: it falls until its slope, which grows at each
/// breakpoint, is no longer negative.
struct LineSearch {
  /// Distances are compared in multiples of this power of two, so that rounding makes no order.
  private let quantum: Double
  private var breakpoints = BreakpointHeap()
  private var walk: Int32 = 0

  init(tolerance: Double) {
    quantum = tolerance.binade
  }

  /// The row to stop at along a column.
  ///
  /// Rows passed on the way change sides. Returns nil, and corrects the gradient, if the slope was a
  /// product of rounding.
  mutating func rowToStopAt(
    along column: Int, _ direction: Double, slope: Double, in tableau: inout Tableau
  ) -> Int? {
    let total = collectBreakpoints(along: column, direction, in: &tableau)
    guard slope + total >= -Tolerances.slope else {
      Self.recomputeGradient(of: column, in: &tableau)
      return nil
    }
    breakpoints.heapify()
    var slope = slope
    while let nearest = breakpoints.popNearest() {
      let row = Int(nearest.row)
      slope += nearest.slopeChange
      if slope >= -Tolerances.slope { return row }
      let old = tableau.rows[row].slope
      tableau.rows[row].isPositive.toggle()
      tableau.addToGradient(tableau.rows[row].slope - old, ofRow: row)
    }
    return nil
  }

  /// Lists the breakpoints of a line, but none behind the first that is forbidden to pass, and
  /// returns the sum of their slope changes.
  ///
  /// This also clears the column's list of rows that lost the column.
  private mutating func collectBreakpoints(
    along column: Int, _ direction: Double, in tableau: inout Tableau
  ) -> Double {
    breakpoints.removeAll()
    walk += 1
    var kept = 0
    var wall = Double.infinity
    var total = 0.0
    for index in 0..<tableau.columnRows.count(of: column) {
      let row = tableau.columnRows[column, index]
      if tableau.rows[row].walk == walk || tableau.rows[row].isActive { continue }
      let coefficient = tableau.terms.coefficient(of: Int32(column), inRow: row)
      if coefficient == 0 { continue }
      tableau.rows[row].walk = walk
      tableau.columnRows[column, kept] = row
      kept += 1
      guard let breakpoint = breakpoint(ofRow: row, rate: direction * coefficient, in: tableau),
        breakpoint.distance <= wall
      else { continue }
      breakpoints.append(breakpoint)
      total += breakpoint.slopeChange
      if breakpoint.slopeChange == .infinity { wall = breakpoint.distance }
    }
    tableau.columnRows.truncate(column, to: kept)
    return total
  }

  /// The distance at which a row that changes at a rate reaches zero; nil if it never does or does
  /// not matter.
  @inline(__always)
  private func breakpoint(ofRow index: Int, rate: Double, in tableau: Tableau) -> Breakpoint? {
    let row = tableau.rows[index]
    guard row.level <= tableau.level, (rate < 0) == row.isPositive,
      rate.magnitude > Tolerances.slope
    else { return nil }
    let distance = row.residual.magnitude <= tableau.tolerance ? 0 : max(0, -row.residual / rate)
    return Breakpoint(
      distance: (distance / quantum).rounded(),
      perturbation: -row.perturbation / rate,
      slopeChange: row.level < tableau.level
        ? .infinity : (row.relation == .equal ? 2 : 1) * rate.magnitude,
      row: Int32(index))
  }

  /// Computes a component of the gradient afresh.
  private static func recomputeGradient(of column: Int, in tableau: inout Tableau) {
    var gradient = 0.0
    for index in 0..<tableau.columnRows.count(of: column) {
      let row = tableau.columnRows[column, index]
      if tableau.rows[row].level == tableau.level {
        gradient +=
          tableau.rows[row].slope * tableau.terms.coefficient(of: Int32(column), inRow: row)
      }
    }
    tableau.columns[column].gradient = gradient
  }
}
