/// The levels of a system renumbered without gaps: 0 stays required, then 1, 2, ...
struct DenseLevels {
  /// The caller's number of each dense level, ascending; the first is always 0.
  private(set) var numbers = [0]
  /// The dense level of each row.
  private var rows: [Int32] = []

  init(_ system: LinearSystem) {
    for row in system.rows where row.level != numbers[numbers.count - 1] { insert(row.level) }
    rows.reserveCapacity(system.rowCount)
    for row in system.rows { rows.append(Int32(position(of: row.level))) }
  }

  var count: Int { numbers.count }

  /// The dense level of a row.
  subscript(row: Int) -> Int { Int(rows[row]) }

  /// The positions of some rows in order of their levels, those of one level as they are, and where
  /// each level starts.
  func order(ofRows sources: [Int]) -> (positions: [Int], starts: [Int]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for source in sources { starts[self[source] + 1] += 1 }
    for level in 1..<starts.count { starts[level] += starts[level - 1] }
    var next = starts
    var positions = [Int](repeating: 0, count: sources.count)
    for (position, source) in sources.enumerated() {
      positions[next[self[source]]] = position
      next[self[source]] += 1
    }
    return (positions, starts)
  }

  private mutating func insert(_ number: Int) {
    let position = position(of: number)
    if numbers[position] != number { numbers.insert(number, at: position + 1) }
  }

  /// The position of the last number that is not larger.
  private func position(of number: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if numbers[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }
}
