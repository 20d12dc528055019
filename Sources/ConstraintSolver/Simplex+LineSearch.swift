/// A place on the line of a step where a row's residual is zero.
struct Breakpoint {
  /// The distance from the start, in multiples of the quantum.
  var distance: Double
  /// What the perturbation adds to the distance, to decide between equal distances.
  var perturbation: Double
  /// How much steeper the level's error becomes there; infinite where it is forbidden to pass.
  var slopeChange: Double
  var row: Int32

  @inline(__always)
  static func < (left: Breakpoint, right: Breakpoint) -> Bool {
    left.distance < right.distance
      || left.distance == right.distance && left.perturbation < right.perturbation
  }
}

extension Simplex {
  /// Finds the row at which the level's error along the line is smallest.
  ///
  /// The error is convex and piecewise linear: it falls until its slope, which grows at each
  /// breakpoint, is no longer negative. Rows passed on the way change sides. Returns nil, and
  /// corrects the gradient, if the slope was a product of rounding.
  mutating func rowToStopAt(along column: Int, _ direction: Double, slope: Double) -> Int? {
    let total = collectBreakpoints(along: column, direction)
    guard slope + total >= -Self.slopeTolerance else {
      recomputeGradient(of: column)
      return nil
    }
    breakpoints.heapify()
    var slope = slope
    while let nearest = breakpoints.popNearest() {
      let row = Int(nearest.row)
      slope += nearest.slopeChange
      if slope >= -Self.slopeTolerance { return row }
      let old = rows[row].slope
      rows[row].isPositive.toggle()
      addToGradient(rows[row].slope - old, ofRow: row)
    }
    return nil
  }

  /// Lists the breakpoints of a line, but none behind the first that is forbidden to pass, and
  /// returns the sum of their slope changes.
  ///
  /// This also clears the column's list of rows that lost the column.
  private mutating func collectBreakpoints(along column: Int, _ direction: Double) -> Double {
    breakpoints.removeAll()
    walk += 1
    var kept = 0
    var wall = Double.infinity
    var total = 0.0
    for index in 0..<columnRows.count(of: column) {
      let row = columnRows[column, index]
      if rows[row].walk == walk || rows[row].isActive { continue }
      let coefficient = terms.coefficient(of: Int32(column), inRow: row)
      if coefficient == 0 { continue }
      rows[row].walk = walk
      columnRows[column, kept] = row
      kept += 1
      guard let breakpoint = breakpoint(ofRow: row, rate: direction * coefficient),
        breakpoint.distance <= wall
      else { continue }
      breakpoints.append(breakpoint)
      total += breakpoint.slopeChange
      if breakpoint.slopeChange == .infinity { wall = breakpoint.distance }
    }
    columnRows.truncate(column, to: kept)
    return total
  }

  /// Where a row that changes at a rate reaches zero; nil if it never does or does not matter.
  @inline(__always)
  private func breakpoint(ofRow index: Int, rate: Double) -> Breakpoint? {
    let row = rows[index]
    guard row.level <= level, (rate < 0) == row.isPositive, rate.magnitude > Self.slopeTolerance
    else { return nil }
    let distance = row.residual.magnitude <= tolerance ? 0 : max(0, -row.residual / rate)
    return Breakpoint(
      distance: (distance / distanceQuantum).rounded(),
      perturbation: -row.perturbation / rate,
      slopeChange: row.level < level
        ? .infinity : (row.relation == .equal ? 2 : 1) * rate.magnitude,
      row: Int32(index))
  }

  /// Computes a component of the gradient afresh.
  private mutating func recomputeGradient(of column: Int) {
    var gradient = 0.0
    for index in 0..<columnRows.count(of: column) {
      let row = columnRows[column, index]
      if rows[row].level == level {
        gradient += rows[row].slope * terms.coefficient(of: Int32(column), inRow: row)
      }
    }
    columns[column].gradient = gradient
  }
}
