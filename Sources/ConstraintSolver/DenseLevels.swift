/// The levels of a system renumbered without gaps: 0 stays required, then 1, 2, ...
struct DenseLevels {
  /// The caller's number of each dense level, ascending; the first is always 0.
  let numbers: [Int]

  init(_ system: LinearSystem) {
    var distinct = [0]
    for level in system.levels where level != distinct[distinct.count - 1] {
      if let index = Self.insertionIndex(of: level, in: distinct) {
        distinct.insert(level, at: index)
      }
    }
    numbers = distinct
  }

  var count: Int { numbers.count }

  /// The dense number of one of the system's levels.
  subscript(level: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if numbers[middle] <= level { low = middle } else { high = middle }
    }
    return low
  }

  /// Where to insert a number into an ascending list; nil if it is there.
  private static func insertionIndex(of number: Int, in list: [Int]) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] == number ? nil : low
  }
}
