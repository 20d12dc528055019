/// A multiple of the variable in a column.
struct SparseTerm: Hashable, Sendable {
  var column: Int32
  var value: Double

  init(_ column: Int32, _ value: Double) {
    self.column = column
    self.value = value
  }
}

/// Rows of terms that change in length, in one block of memory.
///
/// Terms of a row are sorted by column. A row that outgrows its place moves to the end of the
/// block, with room to spare; the gap it leaves is never larger than what it got.
struct SparseRows {
  private struct Extent {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  private var extents: [Extent] = []
  private var terms: [SparseTerm] = []
  /// Room for a row while it is put together.
  private var merged: [SparseTerm] = []
  /// The other effects of the last substitution on the row.
  private(set) var changes = Changes()

  /// Columns that a substitution put into a row or, because terms cancelled, took out of it.
  struct Changes {
    var filled: [Int32] = []
    var cancelled: [Int32] = []
    /// Whether a coefficient was dropped, now or before, that was too large for rounding.
    var hasLostCoefficient = false
  }

  var rowCount: Int { extents.count }

  init() {}

  init(reservingRows rows: Int, terms count: Int) {
    extents.reserveCapacity(rows)
    terms.reserveCapacity(count)
  }

  /// The term at a position of ``range(ofRow:)``.
  @inline(__always)
  subscript(position: Int) -> SparseTerm { terms[position] }

  /// The positions of the terms of a row.
  @inline(__always)
  func range(ofRow row: Int) -> Range<Int> {
    let start = Int(extents[row].start)
    return start..<start + Int(extents[row].count)
  }

  /// The terms of a row, for loops that need not be fast.
  func terms(ofRow row: Int) -> ArraySlice<SparseTerm> { terms[range(ofRow: row)] }

  @inline(__always)
  func count(ofRow row: Int) -> Int { Int(extents[row].count) }

  /// The coefficient of a column in a row, 0 if it is not there.
  @inline(__always)
  func coefficient(of column: Int32, inRow row: Int) -> Double {
    let position = position(of: column, inRow: row)
    return position < 0 ? 0 : terms[position].value
  }

  /// Adds a row with the given terms, sorted by column.
  mutating func append(_ row: some Collection<SparseTerm>) {
    let count = Int32(row.count)
    extents.append(Extent(start: Int32(terms.count), count: count, capacity: count))
    terms.append(contentsOf: row)
  }

  /// Adds a row of another collection, with its columns renumbered in the same order.
  mutating func append(row: Int, of other: SparseRows, newColumns: [Int32]) {
    let range = other.range(ofRow: row)
    let count = Int32(range.count)
    extents.append(Extent(start: Int32(terms.count), count: count, capacity: count))
    for position in range {
      let term = other.terms[position]
      terms.append(SparseTerm(newColumns[Int(term.column)], term.value))
    }
  }

  /// Gives a row new terms, sorted by column.
  mutating func replaceRow(_ row: Int, by newTerms: [SparseTerm]) {
    let start = reserve(newTerms.count, forRow: row)
    for index in newTerms.indices {
      terms[start + index] = newTerms[index]
    }
    extents[row].count = Int32(newTerms.count)
  }

  mutating func clearRow(_ row: Int) {
    extents[row].count = 0
  }

  /// Takes a column out of a row if it is there.
  mutating func remove(_ column: Int32, fromRow row: Int) {
    let position = position(of: column, inRow: row)
    guard position >= 0 else { return }
    let end = range(ofRow: row).upperBound
    for index in position..<end - 1 {
      terms[index] = terms[index + 1]
    }
    extents[row].count -= 1
  }

  /// Takes all columns for which a condition holds out of a row.
  mutating func remove(fromRow row: Int, where isRemoved: (Int32) -> Bool) {
    let range = range(ofRow: row)
    var end = range.lowerBound
    for position in range where !isRemoved(terms[position].column) {
      terms[end] = terms[position]
      end += 1
    }
    extents[row].count = Int32(end - range.lowerBound)
  }

  /// Replaces a variable by an expression in a row.
  ///
  /// Returns the coefficient that the variable had, 0 if the row did not contain it; the caller
  /// adds that multiple of the expression's constant to the row's.
  mutating func substitute(
    _ column: Int32, inRow row: Int, by expression: [SparseTerm]
  ) -> Double {
    changes.filled.removeAll(keepingCapacity: true)
    changes.cancelled.removeAll(keepingCapacity: true)
    let position = position(of: column, inRow: row)
    guard position >= 0 else { return 0 }
    let factor = terms[position].value
    if expression.count == 1, expression[0].column == column {
      terms[position].value = factor * expression[0].value
    } else if expression.isEmpty {
      remove(column, fromRow: row)
    } else {
      terms[position].value = 0
      merge(factor, expression, replacing: column, inRow: row)
    }
    return factor
  }

  /// The position of a column in a row, -1 if it is not there.
  @inline(__always)
  private func position(of column: Int32, inRow row: Int) -> Int {
    var low = Int(extents[row].start)
    var high = low + Int(extents[row].count)
    while high - low > 8 {
      let middle = (low + high) >> 1
      if terms[middle].column <= column { low = middle } else { high = middle }
    }
    while low < high, terms[low].column < column { low += 1 }
    return low < high && terms[low].column == column ? low : -1
  }

  /// Makes sure a row can have `count` terms and returns where it starts.
  ///
  /// If the row has to move, its present terms are lost.
  private mutating func reserve(_ count: Int, forRow row: Int) -> Int {
    if Int(extents[row].capacity) < count {
      let capacity = count + count / 2 + 2
      extents[row].start = Int32(terms.count)
      extents[row].capacity = Int32(capacity)
      terms.append(contentsOf: repeatElement(SparseTerm(0, 0), count: capacity))
    }
    return Int(extents[row].start)
  }

  /// Adds a multiple of an expression to a row, in which `column` has been set to zero.
  private mutating func merge(
    _ factor: Double, _ expression: [SparseTerm], replacing column: Int32, inRow row: Int
  ) {
    let range = range(ofRow: row)
    while merged.count < range.count + expression.count { merged.append(SparseTerm(0, 0)) }
    let count = Self.merge(
      terms, range, factor, expression, replacing: column, into: &merged, &changes)
    let start = reserve(count, forRow: row)
    for index in 0..<count { terms[start + index] = merged[index] }
    extents[row].count = Int32(count)
  }

  /// Writes the row in a range of terms plus a multiple of an expression, and returns its length.
  private static func merge(
    _ terms: [SparseTerm], _ range: Range<Int>, _ factor: Double, _ expression: [SparseTerm],
    replacing column: Int32, into merged: inout [SparseTerm], _ changes: inout Changes
  ) -> Int {
    let left = terms.span.extracting(range)
    let right = expression.span
    var output = merged.mutableSpan
    var (l, r, end) = (0, 0, 0)
    while l < left.count || r < right.count {
      let leftColumn = l < left.count ? left[l].column : Int32.max
      let rightColumn = r < right.count ? right[r].column : Int32.max
      var (value, old) = (0.0, 0.0)
      if leftColumn <= rightColumn {
        old = left[l].value
        value = old
        l += 1
      }
      if rightColumn <= leftColumn {
        value += factor * right[r].value
        r += 1
        if leftColumn != rightColumn { changes.filled.append(rightColumn) }
      }
      let mergedColumn = min(leftColumn, rightColumn)
      if value.magnitude > Tolerances.negligibleCoefficient {
        output[end] = SparseTerm(mergedColumn, value)
        end += 1
      } else if mergedColumn != column {
        if value.magnitude > Tolerances.cancellation * old.magnitude {
          changes.hasLostCoefficient = true
        }
        changes.cancelled.append(mergedColumn)
      }
    }
    return end
  }
}
