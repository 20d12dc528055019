/// The rest of a system after its required equations are used up: required inequalities and
/// optional rows over the variables that are still free.
///
/// The rows are sorted by level. Levels are dense here: 0 is required, then 1, 2, ...
struct ReducedSystem {
  var columnCount = 0
  var terms = SparseRows()
  var constants: [Double] = []
  var relations: [LinearConstraint.Relation] = []
  /// The row of the system that each row came from.
  var sources: [Int] = []
  /// The start of each level's rows, followed by the end of the last level.
  var levelStarts: [Int] = [0, 0]

  var rowCount: Int { constants.count }
  var levelCount: Int { levelStarts.count - 1 }

  /// The rows of a level.
  func rows(ofLevel level: Int) -> Range<Int> {
    levelStarts[level]..<levelStarts[level + 1]
  }

  /// The same rows in the order of other levels, rows of one level as they are.
  func sorted(by levels: DenseLevels) -> ReducedSystem {
    var result = ReducedSystem()
    let (order, starts) = levels.order(ofRows: sources)
    result.columnCount = columnCount
    result.levelStarts = starts
    result.reserveCapacity(rowCount)
    for row in order {
      result.terms.append(terms.terms(ofRow: row))
      result.append(constants[row], relations[row], source: sources[row])
    }
    return result
  }

  mutating func reserveCapacity(_ count: Int) {
    terms = SparseRows(reservingRows: count, terms: 2 * count)
    constants.reserveCapacity(count)
    relations.reserveCapacity(count)
    sources.reserveCapacity(count)
  }

  /// Completes a row of which the terms have been added to ``terms``.
  mutating func append(
    _ constant: Double, _ relation: LinearConstraint.Relation, source: Int
  ) {
    constants.append(constant)
    relations.append(relation)
    sources.append(source)
  }
}
