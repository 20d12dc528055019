/// Joins changed pixels that lie near each other into areas.
struct ChangedAreas {
  /// The side of a cell, in pixels; nearer changes look like one.
  private static let side = 16
  /// More cells than any row has.
  private static let columns = 1 << 32

  /// The changes in each cell, by the number of the cell.
  private var cells: [Int: PixelBox] = [:]

  /// Adds changed pixels of a row.
  mutating func add(row: Int, _ range: Range<Int>) {
    let (side, empty) = (ChangedAreas.side, PixelBox(x: 0, y: 0, width: 0, height: 0))
    var start = range.lowerBound
    while start < range.upperBound {
      let column = start / side
      let end = min(range.upperBound, (column + 1) * side)
      let part = PixelBox(x: start, y: row, width: end - start, height: 1, count: end - start)
      cells[row / side * ChangedAreas.columns + column, default: empty].formUnion(part)
      start = end
    }
  }

  /// The boxes of cells that touch, the most pixels first, then from the top left.
  func boxes() -> [PixelBox] {
    let nearby = [-1, 0, 1].flatMap { row in
      [-1, 0, 1].map { row * ChangedAreas.columns + $0 }
    }
    var (rest, boxes) = (cells, [PixelBox]())
    while let (seed, cell) = rest.popFirst() {
      var (area, front) = (cell, [seed])
      while let index = front.popLast() {
        for neighbour in nearby.map({ index + $0 }) {
          guard let cell = rest.removeValue(forKey: neighbour) else { continue }
          area.formUnion(cell)
          front.append(neighbour)
        }
      }
      boxes.append(area)
    }
    return boxes.sorted { (-$0.count, $0.y, $0.x) < (-$1.count, $1.y, $1.x) }
  }
}
