extension ExactSimplex {
  /// Minimises level 0; false if it cannot be met but for errors of the allowed size.
  mutating func minimiseRequired(allowed: Double) throws(Fraction.Overflow) -> Bool {
    try useRequiredEquations()
    try minimise(level: 0)
    return try total(ofLevel: 0).largest.double <= allowed
  }

  /// The values of the variables, rounded.
  func values() -> [Double] {
    rows[..<variableCount].map(\.residual.double)
  }

  /// Computes every row as the caller gave it; throws if one is not what the steps made of it.
  func checkResiduals(_ system: LinearSystem) throws(Fraction.Overflow) {
    for row in 0..<system.rowCount {
      var residual = try Fraction(system.rows[row].constant)
      for position in system.termRange(ofRow: row) {
        let term = system.terms[position]
        residual = try residual + Fraction(term.value) * rows[Int(term.column)].residual
      }
      guard residual == rows[variableCount + row].residual else { throw Fraction.Overflow() }
    }
  }

  /// The multiples of required rows that add up to what level 0 lacks; to be asked after it.
  func refutation(_ system: LinearSystem) throws(Fraction.Overflow) -> Refutation {
    var multipliers = [Fraction](repeating: .zero, count: system.rowCount)
    for (column, row) in columns.enumerated() where row >= variableCount {
      multipliers[row - variableCount] = try gradient(column, ofLevel: 0)
    }
    for row in multipliers.indices {
      let state = rows[variableCount + row]
      if state.level == 0, !state.isActive { multipliers[row] = Fraction(-state.slope) }
    }
    let (unknowns, constant) = try sum(of: multipliers, system)
    guard unknowns.allSatisfy(\.isZero), constant.sign < 0 else { throw Fraction.Overflow() }
    let used = multipliers.indices.filter { !multipliers[$0].isZero }
    return Refutation(
      parts: used.map { .init(row: $0, multiplier: multipliers[$0].double) },
      shortfall: -constant.double, imbalance: 0, tolerance: 0)
  }

  /// Checks that the multipliers of a level that was just minimised balance the rows as the
  /// caller gave them; their bounds are those that a step would have used.
  func check(level: Int, _ system: LinearSystem) throws(Fraction.Overflow) -> LevelCheck {
    var multipliers = [Fraction](repeating: .zero, count: system.rowCount)
    for index in multipliers.indices {
      let row = rows[variableCount + index]
      if row.level == level, !row.isActive { multipliers[index] = Fraction(row.slope) }
    }
    var excess = 0.0
    for (column, row) in columns.enumerated() {
      let gradient = try gradient(column, ofLevel: level)
      if row >= variableCount {
        multipliers[row - variableCount] = -gradient
      } else {
        excess = max(excess, gradient.magnitude.double)
      }
      for direction in [1, -1] where !locks[column].contains(.against(Double(direction))) {
        excess = max(excess, try -slope(along: column, direction, level).double)
      }
    }
    let imbalance = try sum(of: multipliers, system).unknowns.map(\.magnitude.double).max()
    return LevelCheck(level: level, imbalance: imbalance ?? 0, excess: excess)
  }

  /// Adds up multiples of rows as the caller gave them.
  private func sum(
    of multipliers: [Fraction], _ system: LinearSystem
  ) throws(Fraction.Overflow) -> (unknowns: [Fraction], constant: Fraction) {
    var unknowns = [Fraction](repeating: .zero, count: variableCount)
    var constant = Fraction.zero
    for row in multipliers.indices where !multipliers[row].isZero {
      constant = try constant + multipliers[row] * Fraction(system.rows[row].constant)
      for position in system.termRange(ofRow: row) {
        let (column, value) = (Int(system.terms[position].column), system.terms[position].value)
        unknowns[column] = try unknowns[column] + multipliers[row] * Fraction(value)
      }
    }
    return (unknowns, constant)
  }
}

extension ExactSimplex {
  /// The variables that can change without making any level worse, with values that show it.
  ///
  /// Each is pushed up and, if that does not move it, down. All points found are mixed, in
  /// proportions that do not let their differences cancel.
  mutating func ambiguity(_ values: [Double], nextLevel: Int) throws(Fraction.Overflow)
    -> Ambiguity?
  {
    var random = RandomSequence()
    var isOpen = [Bool](repeating: false, count: variableCount)
    var (witness, weights) = ([Double](repeating: 0, count: variableCount), 0.0)
    for variable in 0..<variableCount where !isOpen[variable] && isLive(variable) {
      for direction in [1, -1] {
        guard let other = try pushed(variable, direction, nextLevel) else { continue }
        let weight = random.next(in: 0.5..<1)
        weights += weight
        for index in isOpen.indices {
          if other.rows[index].residual != rows[index].residual { isOpen[index] = true }
          witness[index] += weight * other.rows[index].residual.double
        }
        break
      }
    }
    if weights == 0 { return nil }
    let open = isOpen.indices.filter { isOpen[$0] }
    for index in isOpen.indices {
      witness[index] = isOpen[index] ? witness[index] / weights : values[index]
    }
    return Ambiguity(variables: open.map(Variable.init), witness: witness)
  }

  /// Whether a variable depends on a coordinate that is not locked both ways.
  private func isLive(_ variable: Int) -> Bool {
    let row = rows[variable]
    if row.isActive { return locks[row.coordinate] != .both }
    return columns.indices.contains { !row.terms[$0].isZero && locks[$0] != .both }
  }

  /// Where a variable is nearer to its value plus or minus 1; nil if it cannot go there.
  private mutating func pushed(
    _ variable: Int, _ direction: Int, _ level: Int
  ) throws(Fraction.Overflow) -> ExactSimplex? {
    var other = self
    var wish = rows[variable]
    if wish.isActive { wish.terms[wish.coordinate] = .one }
    wish.residual = Fraction(-direction)
    wish.level = level
    wish.coordinate = -1
    other.rows.append(wish)
    try other.minimise(level: level)
    cost = other.cost
    return other.rows[variable].residual == rows[variable].residual ? nil : other
  }
}
