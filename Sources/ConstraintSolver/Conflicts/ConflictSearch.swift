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
    var proof = InfeasibilityProof(presolve)
    if let contradiction = presolve.contradiction {
      proof.add(row: contradiction.row, before: contradiction.time)
    } else {
      var simplex = Simplex(presolve.reduced, tolerance: tolerance)
      try simplex.minimise(level: 0)
      for row in simplex.refutingRows() { proof.add(row: row, before: .max) }
    }
    let used = proof.rows()
    return used.isEmpty ? nil : used.map { rows[$0] }
  }
}
