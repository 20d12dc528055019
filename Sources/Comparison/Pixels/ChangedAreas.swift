/// Joins changed pixels that lie near each other into areas.
struct ChangedAreas {
  /// Pixels of a cell's side: what is nearer than that is one change to who looks at it.
  private static let side = 16

  private struct Cell {
    var left = Int.max
    var top = Int.max
    var right = -1
    var bottom = -1
    var count = 0

    mutating func add(row: Int, _ range: Range<Int>) {
      left = min(left, range.lowerBound)
      right = max(right, range.upperBound)
      top = min(top, row)
      bottom = max(bottom, row + 1)
      count += range.count
    }
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Int: Cell] = [:]

  init(width: Int, height: Int) {
    columns = (width + ChangedAreas.side - 1) / ChangedAreas.side
    rows = (height + ChangedAreas.side - 1) / ChangedAreas.side
  }

  /// Adds changed pixels of a row.
  mutating func add(row: Int, _ range: Range<Int>) {
    let side = ChangedAreas.side
    var start = range.lowerBound
    while start < range.upperBound {
      let column = start / side
      let end = min(range.upperBound, (column + 1) * side)
      cells[row / side * columns + column, default: Cell()].add(row: row, start..<end)
      start = end
    }
  }

  /// The boxes of cells that touch, the most pixels first, then from the top left.
  func boxes() -> [PixelBox] {
    var rest = cells
    var boxes: [PixelBox] = []
    while let seed = rest.first {
      rest[seed.key] = nil
      var area = seed.value
      var front = [seed.key]
      while let index = front.popLast() {
        for neighbour in neighbours(of: index) {
          guard let cell = rest.removeValue(forKey: neighbour) else { continue }
          area.left = min(area.left, cell.left)
          area.top = min(area.top, cell.top)
          area.right = max(area.right, cell.right)
          area.bottom = max(area.bottom, cell.bottom)
          area.count += cell.count
          front.append(neighbour)
        }
      }
      boxes.append(
        PixelBox(
          x: area.left, y: area.top, width: area.right - area.left,
          height: area.bottom - area.top, count: area.count))
    }
    return boxes.sorted { (-$0.count, $0.y, $0.x) < (-$1.count, $1.y, $1.x) }
  }

  private func neighbours(of index: Int) -> [Int] {
    let (row, column) = (index / columns, index % columns)
    var found: [Int] = []
    for y in max(0, row - 1)...min(rows - 1, row + 1) {
      for x in max(0, column - 1)...min(columns - 1, column + 1) { found.append(y * columns + x) }
    }
    return found
  }
}
