/// Checks from the rows of a core that no level's error can be lowered where the simplex stopped.
///
/// The core is taken as it was before the first step. Of the simplex only two things are used:
/// which rows are active, and on which side the others are. The multipliers are computed anew.
/// Those of a level tell on which sides its rows, and those of stronger levels, have to stay from
/// then on: where the multiplier is strictly between the slopes of both sides the row is zero in
/// every best solution, and where it equals one of them it may move to that side only.
struct LevelProof {

  private let simplex: Simplex
  private var combination: RowCombination
  /// The sides that each row of the core must not go to.
  private var closed: [Simplex.Locks]
  /// The multiplier of each active row of the level at hand; zero between levels.
  private var multipliers: [Double]
  /// What adds up to zero, by column of the core; zero between levels.
  private var sums: [Double]
  private var summed: [Int32] = []
  private var largest = 1.0
  /// The largest deviation that was taken for rounding.
  private(set) var doubt = 0.0

  /// Uses the active rows as eliminated with their factors.
  init(_ simplex: Simplex, _ activeRows: Elimination) {
    self.simplex = simplex
    combination = RowCombination(activeRows, columnCount: simplex.columns.count)
    closed = Array(repeating: [], count: simplex.core.rowCount)
    multipliers = Array(repeating: 0, count: simplex.core.rowCount)
    sums = Array(repeating: 0, count: simplex.columns.count)
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
      let row = Int(simplex.columns[multiple.row].row)
      if row >= 0 { multipliers[row] = 0 }
    }
    return (imbalance, excess)
  }

  /// The multipliers of the rows of level 0 as they are when it cannot be met: what each row
  /// contributes to a sum that is negative.
  mutating func refutation() -> [RowCombination.Multiple] {
    findMultipliers(ofLevel: 0)
    var parts: [RowCombination.Multiple] = []
    for row in simplex.core.rows(ofLevel: 0) {
      let slope = simplex.rows[row].isActive ? multipliers[row] : simplex.rows[row].slope
      // What is of the wrong sign is rounding, or else the sum will show it.
      if slope < 0 { parts.append(.init(row: simplex.core.sources[row], value: -slope)) }
    }
    return parts
  }

  /// The furthest a row of the core is on a closed side, where the rows of the system have
  /// these residuals.
  func sideViolation(_ residuals: [Double]) -> Double {
    var violation = 0.0
    for row in closed.indices {
      let residual = residuals[simplex.core.sources[row]]
      if closed[row].contains(.against(residual)) {
        violation = violation.orLarger(residual.magnitude)
      }
    }
    return violation
  }
}

extension LevelProof {
  /// The multipliers of the active rows that balance the slopes of the other rows of a level.
  private mutating func findMultipliers(ofLevel level: Int) {
    let core = simplex.core
    for row in core.rows(ofLevel: level) where !simplex.rows[row].isActive {
      let slope = simplex.rows[row].slope
      if slope == 0 { continue }
      for position in core.terms.range(ofRow: row) {
        let term = core.terms[position]
        combination.add(-slope * term.value, ofColumn: term.column)
      }
    }
    combination.solve()
    for multiple in combination.multiples {
      let row = Int(simplex.columns[multiple.row].row)
      if row >= 0 { multipliers[row] = multiple.value }
    }
  }

  /// Adds up all slopes and multipliers and returns the largest sum.
  private mutating func imbalance(ofLevel level: Int) -> Double {
    for row in simplex.core.rows(ofLevel: level) where !simplex.rows[row].isActive {
      let slope = simplex.rows[row].slope
      if slope != 0 { add(slope, ofRow: row) }
    }
    for multiple in combination.multiples {
      let row = Int(simplex.columns[multiple.row].row)
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
    for position in simplex.core.terms.range(ofRow: row) {
      let term = simplex.core.terms[position]
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
      let row = Int(simplex.columns[multiple.row].row)
      let value = multiple.value
      guard row >= 0, simplex.rows[row].level <= level else {
        excess = excess.orLarger(value.magnitude)
        continue
      }
      if simplex.rows[row].level == level {
        let upper = simplex.rows[row].relation == .equal ? 1.0 : 0
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
    for row in simplex.core.rows(ofLevel: level) {
      let state = simplex.rows[row]
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
    if relative > Certificate.slopeTolerance { return true }
    doubt = max(doubt, relative)
    return false
  }
}
