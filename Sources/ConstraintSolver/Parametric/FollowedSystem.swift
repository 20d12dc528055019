/// The solution of a system, which follows changed constants as far as they reach.
///
/// A required equation with one unknown *forces* its value, and so one after the other. The other unknowns fall
/// into *regions*: two that a row ties together are in the same. A changed constant moves the forced values behind
/// it, and only the regions whose rows hold one of these are solved again, each from its own last solution. So
/// unknowns that are open, or rows that conflict, cost nothing where the change does not reach them.
///
/// The values are those of a fresh solution up to rounding. Where that is not certain, nothing is followed.
package struct FollowedSystem: Sendable {
  /// The values of all variables.
  package private(set) var values: [Double]

  private var system: LinearSystem
  private let matrix: SystemMatrix
  private let partition: ForcedPartition
  private var regions: [Int32: Region] = [:]
  /// The regions with open variables, which have no certain solution.
  private var openRegions: Set<Int32> = []
  /// The variables that rows tie to a broken one: which of these is broken can depend on all of them.
  private var isEntangled: [Bool] = []
  /// Required rows are met up to this.
  private let tolerance: Double

  /// The rows of a region and their solution.
  private struct Region {
    var variables: [Int32]
    /// The number in the region of each row.
    var places: [Int32: Int]
    var solved: SolvedSystem
  }

  /// - Parameters:
  ///   - system: The rows, of which those that are broken are optional, and one solution of them.
  ///   - fixedCount: The number of rows, from the first on, whose constants never change.
  ///   - open: The variables with several best values.
  ///   - broken: The rows that would be required if they did not conflict.
  package init?(
    _ system: LinearSystem, _ solution: Solution, fixedCount: Int, open: [Variable],
    broken: [Int]
  ) {
    guard solution.isSatisfiable, let tolerance = try? system.residualTolerance() else {
      return nil
    }
    self.system = system
    self.tolerance = tolerance
    values = solution.values
    matrix = SystemMatrix(system)
    partition = ForcedPartition(system, matrix)
    for variable in open { openRegions.insert(partition.regions[variable.index]) }
    // What is forced has one value.
    if openRegions.contains(ForcedPartition.none) { return nil }
    if !broken.isEmpty {
      isEntangled = partition.variables(tiedTo: broken, system, matrix, fixedCount: fixedCount)
    }
  }

  /// Changes the constants of rows, and the solution with them.
  /// - Returns: Whether it followed; if not, the values mean nothing.
  package mutating func setConstants(_ constants: [(row: Int, constant: Double)]) -> Bool {
    var moved = MovedValues(count: partition.order.count)
    var rows: Set<Int32> = []
    for (row, constant) in constants where system.constant(ofRow: row) != constant {
      guard constant.magnitude <= LinearSystem.largestNumber, !isEntangled(row) else {
        return false
      }
      system.setConstant(constant, ofRow: row)
      rows.insert(Int32(row))
      if let rank = partition.rank(forcedByRow: row) { moved.insert(rank) }
    }
    while let rank = moved.removeFirst() { force(partition.order[rank], &moved, &rows) }
    return follow(rows)
  }

  private func isEntangled(_ row: Int) -> Bool {
    !isEntangled.isEmpty && matrix.row(row).contains { isEntangled[Int($0.column)] }
  }

  /// Finds the value of a forced variable, and the rows that it moves.
  private mutating func force(
    _ forced: (row: Int32, variable: Int32), _ moved: inout MovedValues, _ rows: inout Set<Int32>
  ) {
    var sum = system.constant(ofRow: Int(forced.row))
    var factor = 1.0
    for term in matrix.row(Int(forced.row)) {
      if term.column == forced.variable {
        factor = term.value
      } else {
        sum += term.value * values[Int(term.column)]
      }
    }
    let value = -sum / factor + 0
    if value == values[Int(forced.variable)] { return }
    values[Int(forced.variable)] = value
    for term in matrix.column(Int(forced.variable)) where term.column != forced.row {
      rows.insert(term.column)
      if let rank = partition.rank(forcedByRow: Int(term.column)) { moved.insert(rank) }
    }
  }

  // MARK: - Regions

  /// Solves the regions of rows again, and checks that rows without a region hold.
  private mutating func follow(_ rows: Set<Int32>) -> Bool {
    var reached: [Int32: [Int32]] = [:]
    for row in rows where partition.rank(forcedByRow: Int(row)) == nil {
      let region = partition.region(ofRow: Int(row), matrix)
      if region != ForcedPartition.none {
        if openRegions.contains(region) { return false }
        reached[region, default: []].append(row)
      } else if system.level(ofRow: Int(row)) == 0,
        system.error(ofRow: Int(row), at: values) > tolerance
      {
        return false
      }
    }
    for (number, rows) in reached {
      guard var region = regions.removeValue(forKey: number) ?? makeRegion(number) else {
        return false
      }
      let constants = rows.compactMap { row in
        region.places[row].map { (row: $0, constant: constant(ofRow: Int(row), in: number)) }
      }
      guard (try? region.solved.setConstants(constants)) != nil, region.solved.determinesAll()
      else { return false }
      for (variable, value) in zip(region.variables, region.solved.solution.values) {
        values[Int(variable)] = value
      }
      regions[number] = region
    }
    return true
  }

  /// The constant of a row in its region: forced values are part of it.
  private func constant(ofRow row: Int, in region: Int32) -> Double {
    matrix.row(row).reduce(system.constant(ofRow: row)) { sum, term in
      partition.regions[Int(term.column)] == region
        ? sum : sum + term.value * values[Int(term.column)]
    }
  }

  /// The rows of a region as a system of their own; nil if they cannot be solved.
  private func makeRegion(_ number: Int32) -> Region? {
    let variables = partition.variables(ofRegion: number)
    var own = LinearSystem(variableCount: variables.count)
    let indices = Dictionary(uniqueKeysWithValues: zip(variables, variables.indices))
    let rows = Set(variables.flatMap { matrix.column(Int($0)).map(\.column) }).sorted()
    for row in rows {
      let terms = matrix.row(Int(row)).compactMap { term in
        indices[term.column].map {
          LinearExpression.Term(Variable(index: $0), coefficient: term.value)
        }
      }
      own.append(
        LinearConstraint(
          LinearExpression(terms: terms, constant: constant(ofRow: Int(row), in: number)),
          system.rows[Int(row)].relation, level: system.level(ofRow: Int(row))))
    }
    guard let solved = try? SolvedSystem(own) else { return nil }
    return Region(
      variables: variables,
      places: Dictionary(uniqueKeysWithValues: zip(rows, rows.indices)), solved: solved)
  }
}

/// The forced values that are to be found again, by their rank.
private struct MovedValues {
  private var isMoved: [Bool]
  private var count = 0
  /// No lower rank has moved.
  private var next = 0

  init(count: Int) { isMoved = Array(repeating: false, count: count) }

  mutating func insert(_ rank: Int) {
    if isMoved[rank] { return }
    isMoved[rank] = true
    count += 1
    next = min(next, rank)
  }

  mutating func removeFirst() -> Int? {
    if count == 0 {
      next = 0
      return nil
    }
    while !isMoved[next] { next += 1 }
    isMoved[next] = false
    count -= 1
    return next
  }
}
