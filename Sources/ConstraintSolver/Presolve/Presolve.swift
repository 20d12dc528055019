/// Uses up the required equations of a system, so that little is left for the simplex method.
///
/// Three stages: equations with one or two unknowns make ``AffineClasses``; longer ones are
/// solved by ``Elimination``; the other rows, rewritten in the unknowns that remain, become the
/// ``ReducedSystem``. In most layouts nearly everything disappears in the first stage.
struct Presolve {
  /// Two required rows or more that were found to contradict each other.
  struct Contradiction {
    /// The row that failed.
    var row: Int
    /// Only what happened before this time takes part in the proof.
    var time: Int32
  }

  private(set) var system: LinearSystem
  let tolerance: Double
  private(set) var levels: DenseLevels
  private(set) var classes: AffineClasses
  private(set) var reduced = ReducedSystem()
  private(set) var definitions = Definitions()
  /// The variable that each column of the elimination stands for.
  private(set) var columnVariables: [Int32] = []
  /// The first contradiction, if any; the rows in it are otherwise left out.
  private(set) var contradiction: Contradiction?
  /// Whether a coefficient was dropped that was too large for rounding.
  private(set) var hasLostCoefficient = false
  /// Whether a row has been used up.
  private var isAbsorbed: [Bool]
  private var accumulator: RowAccumulator
  /// The column of the reduced system for each column of the elimination, -1 if defined there.
  private(set) var reducedColumns: [Int32] = []

  init(_ system: LinearSystem, tolerance: Double) {
    self.system = system
    self.tolerance = tolerance
    levels = DenseLevels(system)
    classes = AffineClasses(count: system.variableCount)
    isAbsorbed = Array(repeating: false, count: system.rowCount)
    accumulator = RowAccumulator(variableCount: system.variableCount)
    mergeClasses()
    eliminate(keptRows())
    if accumulator.hasLostCoefficient { hasLostCoefficient = true }
  }

  /// The same for a system that differs only in the levels of optional rows.
  ///
  /// They took no part in using up the required equations, so only their order is new.
  func withLevels(of changed: LinearSystem) -> Presolve {
    var result = self
    result.system = changed
    result.levels = DenseLevels(changed)
    result.reduced = reduced.sorted(by: result.levels)
    return result
  }

  /// Reads a row into the accumulator, in terms of the roots of classes.
  private mutating func reduce(row: Int) {
    accumulator.reset(constant: system.rows[row].constant)
    for position in system.termRange(ofRow: row) {
      let term = system.terms[position]
      let link = classes.resolve(term.column)
      accumulator.constant += term.value * link.offset
      if link.parent >= 0 { accumulator.add(link.parent, term.value * link.factor) }
    }
    accumulator.dropNegligible()
  }

  /// Notes a contradiction if a row without unknowns is required and not met.
  private mutating func checkConstant(_ constant: Double, ofRow row: Int) {
    guard contradiction == nil, system.rows[row].level == 0 else { return }
    if system.rows[row].relation.error(ofResidual: constant) > tolerance {
      contradiction = Contradiction(row: row, time: classes.time)
    }
  }

  /// The values of all variables where the columns of the reduced system have the given ones.
  mutating func values(fromReduced reducedValues: [Double]) -> [Double] {
    var columns = reducedColumns.map { $0 < 0 ? 0 : reducedValues[Int($0)] }
    definitions.backSubstitute(into: &columns)
    var roots = [Double](repeating: 0, count: system.variableCount)
    for (column, variable) in columnVariables.enumerated() {
      roots[Int(variable)] = columns[column]
    }
    var values = roots
    for variable in values.indices {
      let link = classes.resolve(Int32(variable))
      let root = link.parent < 0 ? 0 : roots[Int(link.parent)]
      // Adding zero turns -0 into 0.
      values[variable] = link.factor * root + link.offset + 0
    }
    return values
  }

  /// Uses up all required equations that have, or come to have, at most two unknowns.
  private mutating func mergeClasses() {
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
    if ratio < Tolerances.leastRatio { return (second, first) }
    if ratio * Tolerances.leastRatio > 1 { return (first, second) }
    let firstIsHeavier = queue.weight(of: first.column) > queue.weight(of: second.column)
    return firstIsHeavier ? (second, first) : (first, second)
  }

  /// Rows that still have unknowns, over the roots of classes.
  private struct KeptRows {
    var terms: SparseRows
    var constants: [Double] = []
    var sources: [Int] = []
    var equations: [Int] = []
  }

  private mutating func keptRows() -> KeptRows {
    var newColumns = [Int32](repeating: -1, count: system.variableCount)
    for variable in 0..<Int32(system.variableCount) where classes.isRoot(variable) {
      newColumns[Int(variable)] = Int32(columnVariables.count)
      columnVariables.append(variable)
    }
    var kept = KeptRows(
      terms: SparseRows(reservingRows: system.rowCount, terms: system.terms.count))
    for row in 0..<system.rowCount where !isAbsorbed[row] {
      reduce(row: row)
      if accumulator.terms.isEmpty {
        checkConstant(accumulator.constant, ofRow: row)
        continue
      }
      accumulator.renumberAndSort(newColumns)
      if system.rows[row].isRequiredEquation {
        kept.equations.append(kept.constants.count)
      }
      kept.terms.append(accumulator.terms)
      kept.constants.append(accumulator.constant)
      kept.sources.append(row)
    }
    return kept
  }

  /// Solves the remaining equations and builds the reduced system from the other rows.
  private mutating func eliminate(_ keptRows: consuming KeptRows) {
    var kept = keptRows
    guard !kept.equations.isEmpty else {
      reducedColumns = Array(0..<Int32(columnVariables.count))
      return buildReducedSystem(kept)
    }
    var elimination = Elimination(
      rows: kept.terms, constants: kept.constants, columnCount: columnVariables.count,
      tolerance: tolerance)
    // Otherwise the elimination would have to copy them.
    (kept.terms, kept.constants) = (SparseRows(), [])
    elimination.eliminate(kept.equations)
    definitions = elimination.definitions
    hasLostCoefficient = elimination.rows.changes.hasLostCoefficient
    for definition in 0..<definitions.count {
      let variable = columnVariables[Int(definitions.columns[definition])]
      classes.record(variable, row: kept.sources[definitions.sources[definition]])
    }
    if contradiction == nil, let row = elimination.contradiction {
      contradiction = Contradiction(row: kept.sources[row], time: .max)
    }
    numberReducedColumns()
    kept.terms = elimination.rows
    kept.constants = elimination.constants
    buildReducedSystem(kept)
  }

  private mutating func numberReducedColumns() {
    reducedColumns = Array(repeating: 0, count: columnVariables.count)
    for column in definitions.columns { reducedColumns[Int(column)] = -1 }
    var count: Int32 = 0
    for column in reducedColumns.indices where reducedColumns[column] == 0 {
      reducedColumns[column] = count
      count += 1
    }
  }

  private mutating func buildReducedSystem(_ kept: KeptRows) {
    reduced.columnCount = reducedColumns.count - definitions.count
    let needed = neededRows(kept)
    let (order, starts) = levels.order(ofRows: needed.map { kept.sources[$0] })
    reduced.levelStarts = starts
    reduced.reserveCapacity(order.count)
    for position in order {
      let row = needed[position]
      let source = kept.sources[row]
      reduced.terms.append(row: row, of: kept.terms, newColumns: reducedColumns)
      reduced.append(kept.constants[row], system.rows[source].relation, source: source)
    }
  }

  /// The rows with unknowns that are not equations used up.
  private mutating func neededRows(_ kept: KeptRows) -> [Int] {
    var isEquation = [Bool](repeating: false, count: kept.constants.count)
    for row in kept.equations { isEquation[row] = true }
    var needed: [Int] = []
    for row in kept.constants.indices where !isEquation[row] {
      if kept.terms.count(ofRow: row) == 0 {
        checkConstant(kept.constants[row], ofRow: kept.sources[row])
      } else {
        needed.append(row)
      }
    }
    return needed
  }
}
