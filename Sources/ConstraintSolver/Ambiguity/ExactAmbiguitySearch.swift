/// Finds the variables that the rows leave open, with fractions.
struct ExactAmbiguitySearch {
  /// The simplex where it has minimised all levels.
  var simplex: ExactSimplex
  /// A level that no row has.
  let nextLevel: Int

  /// The variables that can change without making any level worse, with values that show it.
  ///
  /// Each is pushed up and, if that does not move it, down. All points found are mixed, in
  /// proportions that do not let their differences cancel.
  mutating func ambiguity(_ values: [Double]) throws(Fraction.Overflow) -> Ambiguity? {
    let variableCount = simplex.variableCount
    var random = RandomSequence()
    var isOpen = [Bool](repeating: false, count: variableCount)
    var (witness, weights) = ([Double](repeating: 0, count: variableCount), 0.0)
    for variable in 0..<variableCount where !isOpen[variable] && isLive(variable) {
      for direction in [1, -1] {
        guard let other = try pushed(variable, direction) else { continue }
        let weight = random.next(in: 0.5..<1)
        weights += weight
        for index in isOpen.indices {
          if other.rows[index].residual != simplex.rows[index].residual { isOpen[index] = true }
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
    let row = simplex.rows[variable]
    if row.isActive { return simplex.locks[row.coordinate] != .both }
    return simplex.columns.indices.contains { !row.terms[$0].isZero && simplex.locks[$0] != .both }
  }

  /// The simplex after a variable was moved towards its value plus or minus 1; nil if it cannot
  /// move.
  private mutating func pushed(
    _ variable: Int, _ direction: Int
  ) throws(Fraction.Overflow) -> ExactSimplex? {
    var other = simplex
    var wish = simplex.rows[variable]
    if wish.isActive { wish.terms[wish.coordinate] = .one }
    wish.residual = Fraction(-direction)
    wish.level = nextLevel
    wish.coordinate = -1
    other.rows.append(wish)
    try other.minimise(level: nextLevel)
    simplex.cost = other.cost
    return other.rows[variable].residual == simplex.rows[variable].residual ? nil : other
  }
}
