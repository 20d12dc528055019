/// Collects the rows that took part in a contradiction.
///
/// A row fails after others have replaced its variables. Those belong to the proof, and with
/// them what had replaced their variables at the time they were used.
struct InfeasibilityProof {
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
    for term in presolve.system.terms(ofRow: row) { pending.append((term.column, time)) }
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
