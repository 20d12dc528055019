/// The method of ``Simplex`` with fractions, in its simplest form.
///
/// There is no presolve, the rows are dense, a step goes only to the first row that becomes zero,
/// and Bland's rule (1977), always the first of those that could be taken, keeps it from going
/// round in circles. Coordinates, sides, slopes and locks mean the same as there.
struct ExactSimplex {
  /// A row of the system, or a variable, in terms of the coordinates.
  struct Row {
    var residual: Fraction
    /// The coefficient of each coordinate; all zero in an active row.
    var terms: [Fraction]
    /// The dense level; `Int.max` for a variable, which no level cares about.
    var level: Int
    var relation: LinearConstraint.Relation
    /// The coordinate that is this row's residual, -1 if the row is not active.
    var coordinate = -1
    var isPositive = true

    var isActive: Bool { coordinate >= 0 }

    /// The growth of the row's error with its residual.
    var slope: Int { isPositive ? (relation == .equal ? 1 : 0) : -1 }

    var error: Fraction {
      relation == .equal || residual.sign < 0 ? residual.magnitude : .zero
    }
  }

  /// A larger tableau is not tried, because it would take too long.
  private static let largestSize = 60_000
  /// The number of multiplications after which the search stops.
  private static let largestCost = 3_000_000

  /// The variables, then the rows of the system.
  var rows: [Row] = []
  /// The active row of each coordinate.
  var columns: [Int]
  var locks: [Tableau.Locks]
  let variableCount: Int
  var cost = 0

  /// Starts where all variables are zero; each is a coordinate.
  init(_ system: LinearSystem, _ levels: DenseLevels) throws(Fraction.Overflow) {
    variableCount = system.variableCount
    columns = Array(0..<variableCount)
    locks = Array(repeating: [], count: variableCount)
    guard (system.rowCount + variableCount) * variableCount <= Self.largestSize else {
      throw Fraction.Overflow()
    }
    let zeros = [Fraction](repeating: .zero, count: variableCount)
    for variable in 0..<variableCount {
      rows.append(
        Row(
          residual: .zero, terms: zeros, level: .max, relation: .equal, coordinate: variable))
    }
    for (index, row) in system.rows.enumerated() {
      var terms = zeros
      for term in system.terms(ofRow: index) {
        terms[Int(term.column)] = try terms[Int(term.column)] + Fraction(term.value)
      }
      rows.append(
        Row(
          residual: try Fraction(row.constant), terms: terms, level: levels[index],
          relation: row.relation))
    }
  }

  /// Brings the total error of a level to its minimum without making a stronger one worse, and
  /// locks what would.
  mutating func minimise(level: Int) throws(Fraction.Overflow) {
    for row in rows.indices where rows[row].level == level {
      rows[row].isPositive = rows[row].residual.sign >= 0
    }
    while try step(level) {}
    for column in columns.indices {
      for direction in [1, -1] where try slope(along: column, direction, level).sign > 0 {
        locks[column].insert(.against(Double(direction)))
      }
    }
  }

  /// Makes required equations coordinates that never move, as far as they are independent.
  mutating func useRequiredEquations() throws(Fraction.Overflow) {
    for row in rows.indices where rows[row].level == 0 && rows[row].relation == .equal {
      let column = columns.indices.first { !rows[row].terms[$0].isZero && locks[$0].isEmpty }
      guard let column else { continue }
      try pivot(row, column, isPositive: true)
      locks[column] = .both
    }
  }

  /// The values of the variables, rounded.
  func values() -> [Double] {
    rows[..<variableCount].map(\.residual.double)
  }

  /// The total error of the rows of a level, with the largest.
  func total(ofLevel level: Int) throws(Fraction.Overflow) -> (sum: Fraction, largest: Fraction) {
    var (sum, largest) = (Fraction.zero, Fraction.zero)
    for row in rows where row.level == level {
      sum = try sum + row.error
      if try largest < row.error { largest = row.error }
    }
    return (sum, largest)
  }

  /// The sum of slopes times coefficients of the rows of a level that are not active.
  func gradient(_ column: Int, ofLevel level: Int) throws(Fraction.Overflow) -> Fraction {
    var sum = Fraction.zero
    for row in rows where row.level == level && row.slope != 0 && !row.isActive {
      sum = try row.slope > 0 ? sum + row.terms[column] : sum - row.terms[column]
    }
    return sum
  }

  /// The growth of the level's error as a coordinate moves from zero in a direction.
  func slope(
    along column: Int, _ direction: Int, _ level: Int
  ) throws(Fraction.Overflow) -> Fraction {
    let gradient = try gradient(column, ofLevel: level)
    let slope = direction > 0 ? gradient : -gradient
    let row = rows[columns[column]]
    guard row.level == level, row.relation == .equal || direction < 0 else { return slope }
    return try slope + .one
  }

  /// Throws an error if the search has become too expensive.
  private mutating func spend(_ more: Int) throws(Fraction.Overflow) {
    cost += more
    guard cost <= Self.largestCost else { throw Fraction.Overflow() }
  }

  /// Makes one step along the first coordinate that lowers the error; false if none does.
  private mutating func step(_ level: Int) throws(Fraction.Overflow) -> Bool {
    for column in columns.indices.sorted(by: { columns[$0] < columns[$1] }) {
      try spend(rows.count / 4)
      for direction in [1, -1] where !locks[column].contains(.against(Double(direction))) {
        guard try slope(along: column, direction, level).sign < 0,
          let row = try firstRow(along: column, direction, level)
        else { continue }
        let crosses: Tableau.Locks = .against(rows[row].isPositive ? -1 : 1)
        try pivot(row, column, isPositive: direction > 0)
        // A row of a finished level may go back but not through.
        locks[column] = rows[row].level < level ? crosses : []
        return true
      }
    }
    return false
  }

  /// The first row, by distance and then by number, that is zero along a line.
  private func firstRow(
    along column: Int, _ direction: Int, _ level: Int
  ) throws(Fraction.Overflow) -> Int? {
    var nearest: (row: Int, distance: Fraction)?
    for index in rows.indices {
      let row = rows[index]
      let rate = row.terms[column]
      guard row.level <= level, !row.isActive, !rate.isZero,
        (rate.sign * direction < 0) == row.isPositive
      else { continue }
      let distance = try (row.residual / rate).magnitude
      if let nearest, try !(distance < nearest.distance) { continue }
      nearest = (index, distance)
    }
    return nearest?.row
  }

  /// Makes a row's residual the coordinate of a column; the old one goes to the given side.
  private mutating func pivot(_ row: Int, _ column: Int, isPositive: Bool) throws(Fraction.Overflow)
  {
    let old = columns[column]
    let source = rows[row]
    try spend(rows.count * source.terms.reduce(1) { $1.isZero ? $0 : $0 + 1 })
    let pivot = source.terms[column]
    rows[old].coordinate = -1
    rows[old].isPositive = isPositive
    rows[old].terms[column] = .one
    for index in rows.indices where index != row && !rows[index].terms[column].isZero {
      let factor = try rows[index].terms[column] / pivot
      rows[index].terms[column] = factor
      rows[index].residual = try rows[index].residual - factor * source.residual
      for other in columns.indices where other != column && !source.terms[other].isZero {
        rows[index].terms[other] = try rows[index].terms[other] - factor * source.terms[other]
      }
    }
    rows[row].terms = Array(repeating: .zero, count: columns.count)
    rows[row].residual = .zero
    rows[row].coordinate = column
    columns[column] = row
  }
}
