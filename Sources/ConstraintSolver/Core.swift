/// What is left of a system once its required equations are used up: required inequalities and
/// optional rows over the variables that are still free.
///
/// The rows are sorted by level. Levels are dense here: 0 is required, then 1, 2, ...
struct Core {
  var columnCount = 0
  var terms: SparseRows
  var constants: [Double] = []
  var relations: [LinearConstraint.Relation] = []
  /// The row of the system that each row came from.
  var sources: [Int] = []
  /// Where the rows of each level start, and at the end where the last level ends.
  var levelStarts: [Int] = [0, 0]

  var rowCount: Int { constants.count }
  var levelCount: Int { levelStarts.count - 1 }

  init(terms: SparseRows = SparseRows()) {
    self.terms = terms
  }

  /// The rows of a level.
  func rows(ofLevel level: Int) -> Range<Int> {
    levelStarts[level]..<levelStarts[level + 1]
  }

  /// Adds a row; the levels have to be closed by setting ``levelStarts``.
  mutating func append(
    _ row: [SparseTerm], _ constant: Double, _ relation: LinearConstraint.Relation, source: Int
  ) {
    terms.append(row)
    constants.append(constant)
    relations.append(relation)
    sources.append(source)
  }
}
