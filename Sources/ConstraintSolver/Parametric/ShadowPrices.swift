/// The shadow prices of the rows that hold: what it costs each level, at most in a stronger one, to
/// give one of them up.
///
/// Near a solution the error of a level is a sum over the holding rows: the value of each times
/// its *price* in that level (also called its dual value), and for rows of the
/// level itself their own error. A basis is best if for every row, in both directions, the first
/// level that notices becomes worse. Prices change only when a row crosses zero, and then only
/// those of the rows that determine it, so the check that a basis remains best is quick.
struct ShadowPrices {
  private let basis: Basis
  private let system: LinearSystem
  private let levels: DenseLevels
  /// The rows of each level that have a side.
  private var members: [[Int32]]
  private var roles: [RowRole]
  /// The price of each row for each level, once they have been asked for.
  private var prices: [[Double]]

  init(_ basis: Basis, _ system: LinearSystem, _ levels: DenseLevels, _ roles: [RowRole]) {
    self.basis = basis
    self.system = system
    self.levels = levels
    members = Array(repeating: [], count: levels.count)
    prices = Array(repeating: [], count: levels.count)
    self.roles = roles
    for row in roles.indices where roles[row] == .positive || roles[row] == .negative {
      members[levels[row]].append(Int32(row))
    }
  }

  /// Lets a row cross zero, if the basis is best on the other side as well.
  ///
  /// It has to be as certainly best as before. If a row could be given up for nothing on either
  /// side, variables would be open there that are not open here. And if only a weaker level noticed
  /// than before, settled rows would have a say. If so, nothing is changed.
  mutating func cross(row: Int) -> Bool {
    if system.rows[row].level == 0 { return false }
    let combination = basis.combination(ofRow: row)
    guard combination.pins.isEmpty, let before = guards(of: combination) else { return false }
    let level = levels[row]
    require(level)
    change(row, level, combination)
    if let after = guards(of: combination), zip(before, after).allSatisfy({ $0 >= $1 }) {
      return true
    }
    change(row, level, combination)
    return false
  }

  /// Puts a row on its other side.
  private mutating func change(_ row: Int, _ level: Int, _ combination: Basis.Combination) {
    let relation = system.rows[row].relation
    let old = roles[row].slope(relation)
    roles[row] = roles[row].otherSide
    let change = roles[row].slope(relation) - old
    for part in combination.rows { prices[level][part.row] += change * part.coefficient }
  }

  /// Finds out whether every row of the basis is kept where it is, in both directions.
  ///
  /// Rows at zero may count for either side. Of two rows that say the same, such as a content size at the
  /// priorities of hugging and resistance, one is in the basis, and the other one keeps it from the side
  /// that it counts for; so such rows are put on the side on which they do.
  /// - Returns: The rows that were put on their other side; nil if some row is not kept.
  mutating func keepAll(at values: [Double]) -> [Int]? {
    var open: [[SparseTerm]: (row: Int, factor: Double)] = [:]
    for row in basis.rows where guards(ofRow: row) == nil {
      guard let (terms, factor) = direction(ofRow: row), open[terms] == nil else { return nil }
      open[terms] = (row, factor)
    }
    var flipped: [Int] = []
    for row in roles.indices where !open.isEmpty && isOptionalAtZero(row, values) {
      guard let (terms, factor) = direction(ofRow: row), let held = open[terms] else { continue }
      let part = Basis.Combination(rows: [(held.row, factor / held.factor)], pins: [])
      require(levels[row])
      change(row, levels[row], part)
      if guards(ofRow: held.row) == nil {
        change(row, levels[row], part)
      } else {
        flipped.append(row)
        open[terms] = nil
      }
    }
    return open.isEmpty ? flipped : nil
  }

  private func isOptionalAtZero(_ row: Int, _ values: [Double]) -> Bool {
    guard roles[row] == .positive || roles[row] == .negative, system.rows[row].level > 0 else {
      return false
    }
    return system.residual(ofRow: row, at: values).magnitude <= Tolerances.smallestResidual
  }

  /// The terms of a row as multiples of the first one, and the first coefficient; nil without terms.
  private func direction(ofRow row: Int) -> (terms: [SparseTerm], factor: Double)? {
    let terms = basis.matrix.row(row)
    guard let factor = terms.first?.value, factor != 0 else { return nil }
    return (terms.map { SparseTerm($0.column, $0.value / factor) }, factor)
  }

  /// The levels that keep the rows where they are, in both directions; nil if some is not kept.
  private mutating func guards(of combination: Basis.Combination) -> [Int]? {
    var guards: [Int] = []
    for part in combination.rows {
      guard let levels = self.guards(ofRow: part.row) else { return nil }
      guards += levels
    }
    return guards
  }

  private mutating func guards(ofRow row: Int) -> [Int]? {
    if system.rows[row].isRequiredEquation { return [] }
    guard let above = firstGuard(of: row, against: 1) else { return nil }
    if system.rows[row].level == 0 { return [above] }
    guard let below = firstGuard(of: row, against: -1) else { return nil }
    return [above, below]
  }

  /// The first level that notices if a holding row moves away from zero; nil if it becomes better.
  private mutating func firstGuard(of row: Int, against direction: Double) -> Int? {
    let own = levels[row]
    for level in 1..<levels.count where level == own || !members[level].isEmpty {
      require(level)
      var cost = direction * prices[level][row]
      if level == own, system.rows[row].relation == .equal || direction < 0 { cost += 1 }
      if cost.magnitude > Tolerances.slope { return cost > 0 ? level : nil }
    }
    return nil
  }

  /// Computes the prices for a level if that has not been done.
  private mutating func require(_ level: Int) {
    if !prices[level].isEmpty { return }
    prices[level] = Array(repeating: 0, count: basis.matrix.rowCount)
    var gradient = [ErrorBoundedValue](
      repeating: ErrorBoundedValue(), count: basis.matrix.variableCount)
    for row in members[level] {
      let relation = system.rows[Int(row)].relation
      let slope = ErrorBoundedValue(value: roles[Int(row)].slope(relation))
      if slope.value == 0 { continue }
      for term in basis.matrix.row(Int(row)) { gradient[Int(term.column)].add(term.value, slope) }
    }
    for part in basis.combination(of: gradient).rows { prices[level][part.row] = part.coefficient }
  }
}
