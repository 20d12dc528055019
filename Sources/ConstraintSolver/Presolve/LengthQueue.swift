/// Rows waiting for elimination, the shortest first, in rings of equal length.
struct LengthQueue {
  private struct Entry {
    var length: Int32 = -1
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  private var entries: [Entry]
  /// The row inserted last among those of each length, -1 if there is none.
  private var heads: [Int32] = []
  /// No row is shorter than this.
  private var shortest = 0

  init(rowCount: Int) {
    entries = Array(repeating: Entry(), count: rowCount)
  }

  func contains(_ row: Int) -> Bool { entries[row].length >= 0 }

  mutating func insert(_ row: Int, length: Int) {
    while heads.count <= length { heads.append(-1) }
    let head = heads[length]
    if head >= 0 { entries[Int(head)].previous = Int32(row) }
    entries[row] = Entry(length: Int32(length), previous: -1, next: head)
    heads[length] = Int32(row)
    shortest = min(shortest, length)
  }

  mutating func update(_ row: Int, length: Int) {
    remove(row)
    insert(row, length: length)
  }

  mutating func popShortest() -> Int? {
    while shortest < heads.count {
      let row = Int(heads[shortest])
      if row >= 0 {
        remove(row)
        return row
      }
      shortest += 1
    }
    return nil
  }

  mutating func remove(_ row: Int) {
    let entry = entries[row]
    if entry.previous >= 0 {
      entries[Int(entry.previous)].next = entry.next
    } else {
      heads[Int(entry.length)] = entry.next
    }
    if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
    entries[row] = Entry()
  }
}
