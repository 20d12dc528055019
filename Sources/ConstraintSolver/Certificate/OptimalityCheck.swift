/// Checks from the rows of a reduced system that no level's error can be lowered where the simplex stopped.
///
/// The reduced system is taken as it was before the first step. Of the simplex only two things are used:
/// which rows are active, and on which side the others are. The multipliers are computed anew.
/// The multipliers of a level show on which sides its rows, and those of stronger levels, have to
/// stay from then on. Where the multiplier is strictly between the slopes of both sides, the row is
/// zero in every best solution. Where it equals one of them, the row may move to that side only.
struct OptimalityCheck {
  private let reduced: ReducedSystem
  private let tableau: Tableau
  private var combination: RowCombination
  /// The sides that each row of the reduced system must not go to.
  private var closed: [Tableau.Locks]
  /// The multiplier of each active row of the level at hand; zero between levels.
  private var multipliers: [Double]
  /// The sums that must become zero, by column of the reduced system; zero between levels.
  private var sums: [Double]
  private var summed: [Int32] = []
  private var largest = 1.0
  /// The largest deviation that was taken for rounding.
  private(set) var doubt = 0.0

  /// Uses the active rows as eliminated with their factors.
  init(_ simplex: Simplex, _ activeRows: Elimination) {
    reduced = simplex.reduced
    tableau = simplex.tableau
    combination = RowCombination(activeRows, columnCount: tableau.columns.count)
    closed = Array(repeating: [], count: reduced.rowCount)
    multipliers = Array(repeating: 0, count: reduced.rowCount)
    sums = Array(repeating: 0, count: tableau.columns.count)
  }

  /// Whether the active rows determine the position.
  var isComplete: Bool { combination.isComplete }

  /// Checks a level; all stronger ones have to be checked before.
  mutating func check(level: Int) -> (imbalance: Double, excess: Double) {
    findMultipliers(ofLevel: level)
    largest = combination.multiples.reduce(1) { $0.orLarger($1.value.magnitude) }
    let imbalance = imbalance(ofLevel: level) / largest
    let excess = excess(atLevel: level) / largest
    doubt = max(doubt, imbalance, excess)
    closeSides(ofLevel: level)
    for multiple in combination.multiples {
      let row = Int(tableau.columns[multiple.row].row)
      if row >= 0 { multipliers[row] = 0 }
    }
    return (imbalance, excess)
  }

  /// The multipliers of the rows of level 0 as they are when it cannot be met: what each row
  /// contributes to a sum that is negative.
  mutating func refutation() -> [RowCombination.Multiple] {
    findMultipliers(ofLevel: 0)
    var parts: [RowCombination.Multiple] = []
    for row in reduced.rows(ofLevel: 0) {
      let slope = tableau.rows[row].isActive ? multipliers[row] : tableau.rows[row].slope
      // What is of the wrong sign is rounding, or else the sum will show it.
      if slope < 0 { parts.append(.init(row: reduced.sources[row], value: -slope)) }
    }
    return parts
  }

  /// The furthest a row of the reduced system is on a closed side, where the rows of the system have
  /// these residuals.
  func sideViolation(_ residuals: [Double]) -> Double {
    var violation = 0.0
    for row in closed.indices {
      let residual = residuals[reduced.sources[row]]
      if closed[row].contains(.against(residual)) {
        violation = violation.orLarger(residual.magnitude)
      }
    }
    return violation
  }

  /// The multipliers of the active rows that balance the slopes of the other rows of a level.
  private mutating func findMultipliers(ofLevel level: Int) {
    for row in reduced.rows(ofLevel: level) where !tableau.rows[row].isActive {
      let slope = tableau.rows[row].slope
      if slope == 0 { continue }
      for position in reduced.terms.range(ofRow: row) {
        let term = reduced.terms[position]
        combination.add(-slope * term.value, ofColumn: term.column)
      }
    }
    combination.solve()
    for multiple in combination.multiples {
      let row = Int(tableau.columns[multiple.row].row)
      if row >= 0 { multipliers[row] = multiple.value }
    }
  }

  /// Adds up all slopes and multipliers and returns the largest sum.
  private mutating func imbalance(ofLevel level: Int) -> Double {
    for row in reduced.rows(ofLevel: level) where !tableau.rows[row].isActive {
      let slope = tableau.rows[row].slope
      if slope != 0 { add(slope, ofRow: row) }
    }
    for multiple in combination.multiples {
      let row = Int(tableau.columns[multiple.row].row)
      // A variable that is a coordinate itself has nothing to hold it; that is for `excess`.
      if row >= 0 { add(multiple.value, ofRow: row) }
    }
    var largest = 0.0
    for column in summed {
      largest = largest.orLarger(sums[Int(column)].magnitude)
      sums[Int(column)] = 0
    }
    summed.removeAll(keepingCapacity: true)
    return largest
  }

  private mutating func add(_ factor: Double, ofRow row: Int) {
    for position in reduced.terms.range(ofRow: row) {
      let term = reduced.terms[position]
      sums[Int(term.column)] += factor * term.value
      summed.append(term.column)
    }
  }

  /// The largest amount by which a multiplier is out of bounds.
  ///
  /// Closes the sides of stronger rows that multipliers strictly within their bounds rule out.
  private mutating func excess(atLevel level: Int) -> Double {
    var excess = 0.0
    for multiple in combination.multiples {
      let row = Int(tableau.columns[multiple.row].row)
      let value = multiple.value
      guard row >= 0, tableau.rows[row].level <= level else {
        excess = excess.orLarger(value.magnitude)
        continue
      }
      if tableau.rows[row].level == level {
        let upper = tableau.rows[row].relation == .equal ? 1.0 : 0
        excess = excess.orLarger(value - upper).orLarger(-1 - value)
      } else {
        // Where the row grows the level's total changes by `-value`.
        if !closed[row].contains(.against(value)) {
          excess = excess.orLarger(value.magnitude)
        }
        if isClearlyPositive(value.magnitude) { closed[row].insert(.against(-value)) }
      }
    }
    return excess
  }

  /// Notes to which sides of zero the rows of a level can go without a greater total.
  private mutating func closeSides(ofLevel level: Int) {
    for row in reduced.rows(ofLevel: level) {
      let state = tableau.rows[row]
      let slope = state.isActive ? multipliers[row] : state.slope
      let upper = state.relation == .equal ? 1.0 : 0
      // A row must meet a required inequality whatever its multiplier.
      if level == 0 || isClearlyPositive(slope + 1) { closed[row].insert(.decreasing) }
      if isClearlyPositive(upper - slope) { closed[row].insert(.increasing) }
    }
  }

  /// Whether a distance from a bound is more than rounding.
  @inline(__always)
  private mutating func isClearlyPositive(_ distance: Double) -> Bool {
    let relative = distance / largest
    if relative > Tolerances.certifiedSlope { return true }
    doubt = max(doubt, relative)
    return false
  }
}
