/// Uses up the required equations of a system, so that little is left for the simplex method.
///
/// Three stages: equations with one or two unknowns make ``AffineClasses``; longer ones are
/// solved by ``Elimination``; the other rows, rewritten in the unknowns that remain, become the
/// ``Core``. In most layouts nearly everything disappears in the first stage.
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
  var classes: AffineClasses
  private(set) var core = Core()
  private(set) var definitions = Definitions()
  /// The variable that each column of the elimination stands for.
  private(set) var columnVariables: [Int32] = []
  /// The first contradiction, if any; the rows in it are otherwise left out.
  private(set) var contradiction: Contradiction?
  /// Whether a coefficient was dropped that was too large for rounding.
  private(set) var hasLostCoefficient = false
  /// Whether a row has been used up.
  var isAbsorbed: [Bool]
  var accumulator: RowAccumulator
  /// The column of the core for each column of the elimination, -1 if defined there.
  private(set) var coreColumns: [Int32] = []

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
    result.core = core.sorted(by: result.levels)
    return result
  }

  /// Reads a row into the accumulator, in terms of the roots of classes.
  mutating func reduce(row: Int) {
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
  mutating func checkConstant(_ constant: Double, ofRow row: Int) {
    guard contradiction == nil, system.rows[row].level == 0 else { return }
    if system.rows[row].relation.error(ofResidual: constant) > tolerance {
      contradiction = Contradiction(row: row, time: classes.time)
    }
  }

  /// The values of all variables where the columns of the core have the given ones.
  mutating func values(fromCore coreValues: [Double]) -> [Double] {
    var columns = coreColumns.map { $0 < 0 ? 0 : coreValues[Int($0)] }
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
}

extension Presolve {
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

  /// Solves the remaining equations and builds the core from the other rows.
  private mutating func eliminate(_ keptRows: consuming KeptRows) {
    var kept = keptRows
    guard !kept.equations.isEmpty else {
      coreColumns = Array(0..<Int32(columnVariables.count))
      return buildCore(kept)
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
      classes.recordDefinition(of: variable, by: kept.sources[definitions.sources[definition]])
    }
    if contradiction == nil, let row = elimination.contradiction {
      contradiction = Contradiction(row: kept.sources[row], time: .max)
    }
    numberCoreColumns()
    kept.terms = elimination.rows
    kept.constants = elimination.constants
    buildCore(kept)
  }

  private mutating func numberCoreColumns() {
    coreColumns = Array(repeating: 0, count: columnVariables.count)
    for column in definitions.columns { coreColumns[Int(column)] = -1 }
    var count: Int32 = 0
    for column in coreColumns.indices where coreColumns[column] == 0 {
      coreColumns[column] = count
      count += 1
    }
  }

  private mutating func buildCore(_ kept: KeptRows) {
    core.columnCount = coreColumns.count - definitions.count
    let (order, starts) = rowsByLevel(kept)
    core.levelStarts = starts
    core.reserveCapacity(order.count)
    for row in order {
      let source = kept.sources[row]
      core.terms.append(row: row, of: kept.terms, newColumns: coreColumns)
      core.append(kept.constants[row], system.rows[source].relation, source: source)
    }
  }

  /// The rows that the core needs, sorted by level, and where each level starts.
  private mutating func rowsByLevel(_ kept: KeptRows) -> (order: [Int], starts: [Int]) {
    var starts = [Int](repeating: 0, count: levels.count + 1)
    var needed: [Int] = []
    var isEquation = [Bool](repeating: false, count: kept.constants.count)
    for row in kept.equations { isEquation[row] = true }
    for row in kept.constants.indices where !isEquation[row] {
      if kept.terms.count(ofRow: row) == 0 {
        checkConstant(kept.constants[row], ofRow: kept.sources[row])
      } else {
        needed.append(row)
        starts[levels[kept.sources[row]] + 1] += 1
      }
    }
    for level in 1..<starts.count { starts[level] += starts[level - 1] }
    var next = starts
    var order = [Int](repeating: 0, count: needed.count)
    for row in needed {
      let level = levels[kept.sources[row]]
      order[next[level]] = row
      next[level] += 1
    }
    return (order, starts)
  }
}
