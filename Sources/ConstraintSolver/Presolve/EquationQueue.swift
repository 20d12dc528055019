/// The required equations that may have few enough unknowns to be used up, and which of them
/// to look at again when a variable is no longer free.
struct EquationQueue {
  /// The starts of each variable's rows in `rows`.
  private var starts: [Int32]
  private var rows: [Int32]
  /// The number of occurrences of the members of each root's class.
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
    starts = [0]
    starts.reserveCapacity(weights.count + 1)
    var total: Int32 = 0
    for weight in weights {
      total += weight
      starts.append(total)
    }
    rows = Array(repeating: 0, count: Int(total))
    fill(system)
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
      for index in Int(starts[Int(member)])..<Int(starts[Int(member) + 1]) {
        let row = rows[index]
        if !isPendingOrRetired[Int(row)] {
          isPendingOrRetired[Int(row)] = true
          pending.append(row)
        }
      }
      member = classes.member(after: member)
    } while member != root
  }

  func weight(of root: Int32) -> Int32 { weights[Int(root)] }

  mutating func addWeight(of child: Int32, to parent: Int32) {
    weights[Int(parent)] += weights[Int(child)]
  }

  private mutating func fill(_ system: LinearSystem) {
    var next = starts
    for row in pending {
      for position in system.termRange(ofRow: Int(row)) {
        let variable = Int(system.terms[position].column)
        rows[Int(next[variable])] = row
        next[variable] += 1
      }
    }
  }
}
