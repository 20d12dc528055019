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
      for cell in keys(of: box) { cells[cell, default: []].append(number) }
    }
  }

  /// Whether a condition holds for a number in the cells of the boxes.
  func contains(in boxes: [Rect], where holds: (Int) -> Bool) -> Bool {
    boxes.contains { box in
      keys(of: box).contains { cells[$0]?.contains(where: holds) ?? false }
    }
  }

  /// The numbers in the cells that a box touches, in order.
  func numbers(in box: Rect) -> [Int] { numbers(of: keys(of: box)) }

  /// The numbers in the cells that a line runs through, in order.
  func numbers(along line: Segment) -> [Int] { numbers(of: keys(along: line)) }

  private func numbers(of cellKeys: some Sequence<Int>) -> [Int] {
    var found: [Int] = []
    for cell in cellKeys {
      guard let numbers = cells[cell] else { continue }
      if found.isEmpty { found = numbers } else { found.append(contentsOf: numbers) }
    }
    // As most are that come from one cell.
    if found.indices.dropFirst().allSatisfy({ found[$0 - 1] < found[$0] }) { return found }
    found.sort()
    var last: Int?
    return found.filter { number in
      defer { last = number }
      return number != last
    }
  }

  private func keys(of box: Rect) -> some Sequence<Int> {
    let (columns, rows) = (numbers(box.minX, box.maxX), numbers(box.minY, box.maxY))
    return (0..<columns.count * rows.count).lazy.map { number in
      let (column, row) = number.quotientAndRemainder(dividingBy: rows.count)
      return Self.key(columns.lowerBound + column, rows.lowerBound + row)
    }
  }

  /// Column by column, the rows between the places where the line enters and leaves it.
  private func keys(along line: Segment) -> [Int] {
    let (start, end) =
      line.from.x <= line.to.x ? (line.from, line.to) : (line.to, line.from)
    let slope = end.x > start.x ? (end.y - start.y) / (end.x - start.x) : 0
    let columns = numbers(start.x, end.x)
    var keys: [Int] = []
    for column in columns {
      let enters = Double(column) * size
      let first = column == columns.lowerBound ? start.y : start.y + slope * (enters - start.x)
      let last =
        column == columns.upperBound ? end.y : start.y + slope * (enters + size - start.x)
      for row in numbers(min(first, last), max(first, last)) { keys.append(Self.key(column, row)) }
    }
    return keys
  }

  /// A function of the type: a lazy sequence of keys that held the index would make each insertion copy it.
  private static func key(_ column: Int, _ row: Int) -> Int {
    column * (2 * Int(CellIndex.outermost) + 1) + row
  }

  private func numbers(_ from: Double, _ to: Double) -> ClosedRange<Int> {
    let (low, high) = (number(from), number(to))
    return low...max(low, high)
  }

  private func number(_ place: Double) -> Int {
    Int(min(max((place / size).rounded(.down), -CellIndex.outermost), CellIndex.outermost))
  }
}
