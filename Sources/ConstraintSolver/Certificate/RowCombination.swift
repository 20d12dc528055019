/// Writes sums of multiples of variables as sums of multiples of rows that were eliminated.
///
/// With `y` such that `y·A = v`, where `A` are the rows and `v` is the sum, this is the second of
/// the two solutions that a factored matrix offers (the first are the values of the variables).
/// Only what is not zero is touched, so the cost follows the work, not the size of the system.
struct RowCombination {
  private let definitions: Definitions
  private let factors: EliminationFactors
  /// The definition of each column, -1 if it has none.
  private var definitionOfColumn: [Int32]
  /// The sum to write, by column.
  private var sum: [Double]
  /// The multiple of each definition's row, as it was when it was used up.
  private var needs: [Double]
  private var pending: NumberSet
  /// The multiples of rows that make up the last sum.
  private(set) var multiples: [Multiple] = []

  /// A multiple of a row.
  struct Multiple {
    var row: Int
    var value: Double
  }

  /// Uses an elimination that recorded its factors.
  init(_ elimination: Elimination, columnCount: Int) {
    definitions = elimination.definitions
    factors = elimination.factors ?? EliminationFactors(rowCount: 0)
    definitionOfColumn = Array(repeating: -1, count: columnCount)
    for (index, column) in definitions.columns.enumerated() {
      definitionOfColumn[Int(column)] = Int32(index)
    }
    sum = Array(repeating: 0, count: columnCount)
    needs = Array(repeating: 0, count: definitions.count)
    pending = NumberSet(count: definitions.count)
  }

  /// Whether every column is determined by the rows.
  var isComplete: Bool { definitions.count == sum.count }

  /// Adds a multiple of a variable to the sum.
  ///
  /// Multiples of columns that no row determines are forgotten.
  @inline(__always)
  mutating func add(_ value: Double, ofColumn column: Int32) {
    let definition = Int(definitionOfColumn[Int(column)])
    guard definition >= 0 else { return }
    sum[Int(column)] += value
    pending.insert(definition)
  }

  /// Finds the ``multiples`` of rows that make up the sum, and starts a new sum.
  mutating func solve() {
    multiples.removeAll(keepingCapacity: true)
    var definition = pending.first(from: 0)
    var last = -1
    while definition >= 0 {
      use(definition)
      last = definition
      definition = pending.first(from: definition + 1)
    }
    while last >= 0 {
      undo(last)
      pending.remove(last)
      last = pending.last(upTo: last)
    }
  }

  /// Replaces the variable that a definition defines in the sum.
  private mutating func use(_ definition: Int) {
    let column = Int(definitions.columns[definition])
    let value = sum[column]
    sum[column] = 0
    if value == 0 { return }
    needs[definition] = value / factors.pivots[definition]
    for position in definitions.termRange(of: definition) {
      let term = definitions.terms[position]
      add(value * term.value, ofColumn: term.column)
    }
  }

  /// Replaces a definition's row as it was when it was used up by the row as it was at first.
  private mutating func undo(_ definition: Int) {
    let value = needs[definition]
    needs[definition] = 0
    if value == 0 { return }
    let (row, factors) = (definitions.sources[definition], factors)
    multiples.append(Multiple(row: row, value: value))
    factors.forEachStep(ofRow: row) { earlier, share in
      needs[earlier] -= share * value
      pending.insert(earlier)
    }
  }
}
