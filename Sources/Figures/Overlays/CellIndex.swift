import LayoutModel

/// Numbers by the square cells that rectangles touch.
struct CellIndex {
  /// The side of a cell, in points.
  let size: Double
  /// The outermost cell: what lies further out shares it.
  private static let outermost = 200.0

  /// The numbers in each cell, by a key made of its column and row.
  private var cells: [Int: [Int]] = [:]

  init(size: Double) {
    self.size = size
  }

  mutating func insert(_ number: Int, in boxes: [Rect]) {
    for box in boxes {
      for cell in keys(of: box) where cells[cell]?.last != number {
        cells[cell, default: []].append(number)
      }
    }
  }

  /// Whether a condition holds for a number in the cells of the boxes.
  func contains(in boxes: [Rect], where holds: (Int) -> Bool) -> Bool {
    boxes.contains { box in
      keys(of: box).contains { cells[$0]?.contains(where: holds) ?? false }
    }
  }

  /// The numbers in the cells that a box touches, in order.
  func numbers(in box: Rect) -> [Int] {
    var found: [Int] = []
    for cell in keys(of: box) {
      guard let numbers = cells[cell] else { continue }
      found.append(contentsOf: numbers)
    }
    found.sort()
    var last: Int?
    return found.filter { number in
      defer { last = number }
      return number != last
    }
  }

  private func keys(of box: Rect) -> some Sequence<Int> {
    let (columns, rows) = (numbers(box.minX, box.maxX), numbers(box.minY, box.maxY))
    let width = 2 * Int(CellIndex.outermost) + 1
    return (0..<columns.count * rows.count).lazy.map { number in
      let (column, row) = number.quotientAndRemainder(dividingBy: rows.count)
      return (columns.lowerBound + column) * width + rows.lowerBound + row
    }
  }

  private func numbers(_ from: Double, _ to: Double) -> ClosedRange<Int> {
    let (low, high) = (number(from), number(to))
    return low...max(low, high)
  }

  private func number(_ place: Double) -> Int {
    Int(min(max((place / size).rounded(.down), -CellIndex.outermost), CellIndex.outermost))
  }
}
