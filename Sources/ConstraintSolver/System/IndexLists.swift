/// Lists of row numbers that grow, one for each column, in one block of memory.
///
/// An entry says that the row may contain the column: rows that lost it are dropped only when
/// the list is next walked, which is cheaper than to search for them.
struct IndexLists {
  private struct Extent {
    var start: Int32
    var count: Int32
    var capacity: Int32
  }

  private var extents: [Extent]
  private var entries: [Int32]

  /// For each of `columnCount` columns, the rows that contain it.
  init(columnsOf rows: SparseRows, columnCount: Int) {
    extents = [Extent](repeating: Extent(start: 0, count: 0, capacity: 0), count: columnCount)
    for row in 0..<rows.rowCount {
      for position in rows.range(ofRow: row) {
        extents[Int(rows[position].column)].capacity += 1
      }
    }
    var total: Int32 = 0
    for column in 0..<columnCount {
      extents[column].start = total
      total += extents[column].capacity
    }
    entries = [Int32](repeating: 0, count: Int(total))
    for row in 0..<rows.rowCount {
      for position in rows.range(ofRow: row) {
        append(Int32(row), to: Int(rows[position].column))
      }
    }
  }

  @inline(__always)
  func count(of list: Int) -> Int { Int(extents[list].count) }

  @inline(__always)
  subscript(list: Int, index: Int) -> Int {
    get { Int(entries[Int(extents[list].start) + index]) }
    set { entries[Int(extents[list].start) + index] = Int32(newValue) }
  }

  @inline(__always)
  mutating func append(_ entry: Int32, to list: Int) {
    if extents[list].count == extents[list].capacity { grow(list) }
    entries[Int(extents[list].start + extents[list].count)] = entry
    extents[list].count += 1
  }

  mutating func truncate(_ list: Int, to count: Int) {
    extents[list].count = Int32(count)
  }

  private mutating func grow(_ list: Int) {
    let old = extents[list]
    let capacity = old.capacity * 2 + 2
    extents[list].start = Int32(entries.count)
    extents[list].capacity = capacity
    for index in old.start..<old.start + old.count {
      entries.append(entries[Int(index)])
    }
    entries.append(contentsOf: repeatElement(0, count: Int(capacity - old.count)))
  }
}
