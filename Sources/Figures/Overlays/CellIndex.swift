import LayoutModel

/// Numbers by the square cells that rectangles touch.
struct CellIndex {
  /// The side of a cell, in points.
  let size: Double
  /// The outermost cell: what lies further out shares it.
  private static let outermost = 200.0

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private var cells: [Cell: [Int]] = [:]

  init(size: Double) {
    self.size = size
  }

  mutating func insert(_ number: Int, in boxes: [Rect]) {
    for box in boxes {
      for cell in self.cells(of: box) where cells[cell]?.last != number {
        cells[cell, default: []].append(number)
      }
    }
  }

  /// Whether a condition holds for a number in the cells of the boxes.
  func contains(in boxes: [Rect], where holds: (Int) -> Bool) -> Bool {
    boxes.contains { box in
      self.cells(of: box).contains { cells[$0]?.contains(where: holds) ?? false }
    }
  }

  /// The numbers in the cells that a box touches, in order.
  func numbers(in box: Rect) -> [Int] {
    Set(self.cells(of: box).flatMap { cells[$0] ?? [] }).sorted()
  }

  private func cells(of box: Rect) -> [Cell] {
    let (columns, rows) = (numbers(box.minX, box.maxX), numbers(box.minY, box.maxY))
    return columns.flatMap { x in rows.map { Cell(x: x, y: $0) } }
  }

  private func numbers(_ from: Double, _ to: Double) -> ClosedRange<Int> {
    let (low, high) = (number(from), number(to))
    return low...max(low, high)
  }

  private func number(_ place: Double) -> Int {
    Int(min(max((place / size).rounded(.down), -CellIndex.outermost), CellIndex.outermost))
  }
}
