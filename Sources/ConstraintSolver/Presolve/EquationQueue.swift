/// The required equations that may have few enough unknowns to be used up, and which of them
/// to look at again when a variable is no longer free.
struct EquationQueue {
  /// The equations that each variable occurs in.
  private var rows: IndexLists
  /// How often the members of each root's class occur.
  private var weights: [Int32]
  private var pending: [Int32] = []
  private var isPendingOrRetired: [Bool]

  /// All required equations, the first on top.
  init(_ system: LinearSystem) {
    isPendingOrRetired = Array(repeating: true, count: system.rowCount)
    weights = Array(repeating: 0, count: system.variableCount)
    for row in (0..<system.rowCount).reversed()
    where system.rows[row].isRequiredEquation {
      pending.append(Int32(row))
      for position in system.termRange(ofRow: row) {
        weights[Int(system.terms[position].column)] += 1
      }
    }
    rows = IndexLists(capacities: weights)
    for row in pending {
      for position in system.termRange(ofRow: Int(row)) {
        rows.append(row, to: Int(system.terms[position].column))
      }
    }
  }

  /// Takes the row to look at next.
  mutating func pop() -> Int? {
    guard let row = pending.popLast() else { return nil }
    isPendingOrRetired[Int(row)] = false
    return Int(row)
  }

  /// Never looks at the row again.
  mutating func retire(_ row: Int) {
    isPendingOrRetired[row] = true
  }

  /// Looks again at all rows in which a member of the root's class occurs.
  mutating func wakeRows(ofClassOf root: Int32, in classes: AffineClasses) {
    var member = root
    repeat {
      for index in 0..<rows.count(of: Int(member)) {
        let row = rows[Int(member), index]
        if !isPendingOrRetired[row] {
          isPendingOrRetired[row] = true
          pending.append(Int32(row))
        }
      }
      member = classes.member(after: member)
    } while member != root
  }

  func weight(of root: Int32) -> Int32 { weights[Int(root)] }

  mutating func addWeight(of child: Int32, to parent: Int32) {
    weights[Int(parent)] += weights[Int(child)]
  }
}
