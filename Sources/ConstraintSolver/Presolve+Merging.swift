extension Presolve {
  /// A coefficient this much smaller than the other of its row is not divided by.
  private static let leastRatio = 1e-6

  /// Uses up all required equations that have, or come to have, at most two unknowns.
  mutating func mergeClasses() {
    var queue = EquationQueue(system)
    while let row = queue.pop() {
      reduce(row: row)
      if accumulator.terms.count > 2 { continue }
      isAbsorbed[row] = true
      queue.retire(row)
      absorb(row, &queue)
    }
  }

  /// Uses up the row in the accumulator and wakes the rows that change by it.
  private mutating func absorb(_ row: Int, _ queue: inout EquationQueue) {
    let terms = accumulator.terms
    let constant = accumulator.constant
    switch terms.count {
    case 0:
      checkConstant(constant, ofRow: row)
    case 1:
      queue.wakeRows(ofClassOf: terms[0].column, in: classes)
      classes.fix(terms[0].column, at: -constant / terms[0].value, by: row)
    default:
      let (child, parent) = ordered(terms[0], terms[1], queue)
      queue.wakeRows(ofClassOf: child.column, in: classes)
      queue.addWeight(of: child.column, to: parent.column)
      let link = AffineClasses.Link(
        factor: -parent.value / child.value, offset: -constant / child.value,
        parent: parent.column)
      classes.join(child.column, to: link, by: row)
    }
  }

  /// Decides which of two roots goes below the other: that of the class with fewer occurrences.
  private func ordered(
    _ first: SparseTerm, _ second: SparseTerm, _ queue: EquationQueue
  ) -> (child: SparseTerm, parent: SparseTerm) {
    let ratio = first.value.magnitude / second.value.magnitude
    if ratio < Self.leastRatio { return (second, first) }
    if ratio * Self.leastRatio > 1 { return (first, second) }
    let firstIsHeavier = queue.weight(of: first.column) > queue.weight(of: second.column)
    return firstIsHeavier ? (second, first) : (first, second)
  }
}
