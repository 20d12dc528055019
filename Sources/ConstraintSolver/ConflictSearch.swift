extension LinearSystem {
  /// A minimal conflict, found in double precision; nil if there is none.
  func floatingConflict() throws(SolverError) -> Conflict? {
    let tolerance = try residualTolerance()
    var required = rows.indices.filter { rows[$0].level == 0 }
    var search = ConflictSearch(system: self, tolerance: tolerance)
    guard try search.narrow(&required) else { return nil }
    search = ConflictSearch(system: restricted(to: required), tolerance: tolerance)
    let members = try search.minimalConflict()
    return Conflict(rows: members.map { required[$0] }.sorted())
  }
}

/// Looks for a minimal conflict among the required rows of a system.
///
/// A failed solution comes with a proof, which names all rows that were used in it. That is
/// often a small part of the system, and sometimes already minimal. QuickXplain (Junker 2004)
/// takes what is superfluous out of the rest: it halves the set, finds what one half needs from
/// the other, and then what the other needs from that.
struct ConflictSearch {
  let system: LinearSystem
  let tolerance: Double

  /// Replaces rows that contradict each other by those of a proof, as long as that are fewer.
  ///
  /// Returns false if the rows do not contradict each other.
  func narrow(_ rows: inout [Int]) throws(SolverError) -> Bool {
    guard var proof = try proof(among: rows) else { return false }
    // A proof that rounding makes fall short is not used.
    while proof.count < rows.count, let next = try self.proof(among: proof) {
      rows = proof
      proof = next
    }
    return true
  }

  /// A minimal conflict among all rows, which must contradict each other.
  func minimalConflict() throws(SolverError) -> [Int] {
    try conflict(among: Array(0..<system.rowCount), given: [], isGivenNew: false)
  }

  /// The rows of the list that, with the given ones, make a minimal conflict.
  private func conflict(
    among rows: [Int], given: [Int], isGivenNew: Bool
  ) throws(SolverError) -> [Int] {
    if isGivenNew, try proof(among: given) != nil { return [] }
    if rows.count <= 1 { return rows }
    let (first, second) = (Array(rows[..<(rows.count / 2)]), Array(rows[(rows.count / 2)...]))
    let fromSecond = try conflict(among: second, given: given + first, isGivenNew: true)
    let fromFirst = try conflict(
      among: first, given: given + fromSecond, isGivenNew: !fromSecond.isEmpty)
    return fromFirst + fromSecond
  }

  /// Rows of the list that are enough for a contradiction; nil if there is none.
  func proof(among rows: [Int]) throws(SolverError) -> [Int]? {
    let part = system.restricted(to: rows)
    let presolve = Presolve(part, tolerance: tolerance)
    var proof = Proof(presolve)
    if let contradiction = presolve.contradiction {
      proof.add(row: contradiction.row, before: contradiction.time)
    } else {
      var simplex = Simplex(presolve.core, tolerance: tolerance)
      try simplex.minimise(level: 0)
      for row in simplex.refutingRows() { proof.add(row: row, before: .max) }
    }
    let used = proof.rows()
    return used.isEmpty ? nil : used.map { rows[$0] }
  }
}

/// Collects the rows that took part in a contradiction.
///
/// A row fails after others have replaced its variables. Those belong to the proof, and with
/// them what had replaced their variables at the time they were used.
struct Proof {
  private let presolve: Presolve
  private var isUsed: [Bool]
  /// For each variable, before which time its replacements have been followed.
  private var followed: [Int32]
  private var pending: [(variable: Int32, time: Int32)] = []
  /// The definition of each variable that has one, -1 otherwise.
  private var definitions: [Int32]

  init(_ presolve: Presolve) {
    self.presolve = presolve
    isUsed = Array(repeating: false, count: presolve.system.rowCount)
    followed = Array(repeating: -1, count: presolve.system.variableCount)
    definitions = Array(repeating: -1, count: presolve.system.variableCount)
    for (index, column) in presolve.definitions.columns.enumerated() {
      definitions[Int(presolve.columnVariables[Int(column)])] = Int32(index)
    }
  }

  /// The rows collected so far, ascending.
  func rows() -> [Int] {
    isUsed.indices.filter { isUsed[$0] }
  }

  /// Adds a row and all that replaced its variables before a time.
  mutating func add(row: Int, before time: Int32) {
    use(row, before: time)
    while let (variable, time) = pending.popLast() { follow(variable, before: time) }
  }

  private mutating func use(_ row: Int, before time: Int32) {
    isUsed[row] = true
    for position in presolve.system.termRange(ofRow: row) {
      pending.append((presolve.system.terms[position].column, time))
    }
  }

  private mutating func follow(_ variable: Int32, before time: Int32) {
    let removal = presolve.classes.removals[Int(variable)]
    guard removal.row >= 0, removal.time < time, followed[Int(variable)] < time else { return }
    followed[Int(variable)] = time
    use(Int(removal.row), before: removal.time)
    if removal.replacement >= 0 { pending.append((removal.replacement, time)) }
    let definition = Int(definitions[Int(variable)])
    guard definition >= 0 else { return }
    for position in presolve.definitions.termRange(of: definition) {
      let column = Int(presolve.definitions.terms[position].column)
      pending.append((presolve.columnVariables[column], time))
    }
  }
}
