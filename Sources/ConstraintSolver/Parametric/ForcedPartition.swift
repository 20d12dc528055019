/// The variables of a system that required equations force one after the other, and the regions of the others.
struct ForcedPartition: Sendable {
  /// The region of forced variables.
  static let none: Int32 = -1

  /// The forced variables with the rows that force them, each behind those that its row holds.
  private(set) var order: [(row: Int32, variable: Int32)] = []
  /// The region of each variable.
  private(set) var regions: [Int32]
  /// The place in the order of what each row forces; `none` for nothing.
  private var ranks: [Int32]
  private var members: [Int32: [Int32]] = [:]

  init(_ system: LinearSystem, _ matrix: SystemMatrix) {
    regions = Array(repeating: 0, count: system.variableCount)
    ranks = Array(repeating: ForcedPartition.none, count: system.rowCount)
    force(system, matrix)
    var sets = DisjointSets(count: system.variableCount)
    for row in 0..<system.rowCount {
      let open = matrix.row(row).map(\.column).filter { regions[Int($0)] >= 0 }
      guard let first = open.first else { continue }
      for variable in open.dropFirst() { sets.join(Int(variable), Int(first)) }
    }
    for variable in regions.indices where regions[variable] >= 0 {
      let region = Int32(sets.representative(of: variable))
      regions[variable] = region
      members[region, default: []].append(Int32(variable))
    }
  }

  /// Finds the forced variables.
  private mutating func force(_ system: LinearSystem, _ matrix: SystemMatrix) {
    var unknowns = [Int32](repeating: 0, count: system.rowCount)
    var pending: [Int32] = []
    for row in 0..<system.rowCount where system.rows[row].isRequiredEquation {
      unknowns[row] = Int32(matrix.row(row).count)
      if unknowns[row] == 1 { pending.append(Int32(row)) }
    }
    var next = 0
    while next < pending.count {
      let row = pending[next]
      next += 1
      // Another row may have forced its last unknown.
      guard let term = matrix.row(Int(row)).first(where: { regions[Int($0.column)] >= 0 }) else {
        continue
      }
      let variable = Int(term.column)
      regions[variable] = ForcedPartition.none
      ranks[Int(row)] = Int32(order.count)
      order.append((row, term.column))
      for other in matrix.column(variable) where unknowns[Int(other.column)] > 0 {
        unknowns[Int(other.column)] -= 1
        if unknowns[Int(other.column)] == 1 { pending.append(other.column) }
      }
    }
  }

  /// The place in the order of the variable that a row forces; nil if it forces none.
  func rank(forcedByRow row: Int) -> Int? {
    ranks[row] == ForcedPartition.none ? nil : Int(ranks[row])
  }

  /// The region of a row's variables that are not forced; `none` if all are.
  func region(ofRow row: Int, _ matrix: SystemMatrix) -> Int32 {
    for term in matrix.row(row) where regions[Int(term.column)] >= 0 {
      return regions[Int(term.column)]
    }
    return ForcedPartition.none
  }

  /// The variables of a region, in their order.
  func variables(ofRegion region: Int32) -> [Int32] { members[region] ?? [] }

  /// For each variable, whether rows tie it to one of some rows, other than through values that never change.
  /// - Parameter fixedCount: The number of rows, from the first on, whose constants never change.
  func variables(
    tiedTo rows: [Int], _ system: LinearSystem, _ matrix: SystemMatrix, fixedCount: Int
  ) -> [Bool] {
    var isFixed = [Bool](repeating: false, count: system.variableCount)
    for (row, variable) in order where row < fixedCount {
      isFixed[Int(variable)] = matrix.row(Int(row)).allSatisfy {
        $0.column == variable || isFixed[Int($0.column)]
      }
    }
    var isTied = [Bool](repeating: false, count: system.variableCount)
    var pending = rows
    var isSeen = [Bool](repeating: false, count: system.rowCount)
    while let row = pending.popLast() {
      for term in matrix.row(row) where !isFixed[Int(term.column)] && !isTied[Int(term.column)] {
        isTied[Int(term.column)] = true
        for other in matrix.column(Int(term.column)) where !isSeen[Int(other.column)] {
          isSeen[Int(other.column)] = true
          pending.append(Int(other.column))
        }
      }
    }
    return isTied
  }
}
