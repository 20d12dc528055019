import LayoutModel

/// Bars that have a place, found by where they are, so that a crowded figure stays quick.
struct BarIndex {
  /// The side of a cell, in points: several badges wide.
  private static let cellSize = 64.0
  /// The outermost cell: what lies further out shares it.
  private static let outermost = 200.0

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private var bars: [IBar] = []
  private var cells: [Cell: [Int]] = [:]

  mutating func insert(_ bar: IBar, _ theme: Theme) {
    for cell in BarIndex.cells(of: bar, theme) { cells[cell, default: []].append(bars.count) }
    bars.append(bar)
  }

  /// Whether a bar could not be told from one that is there, or hides a sign of it.
  func collides(with bar: IBar, _ theme: Theme, signsOnly: Bool) -> Bool {
    BarIndex.cells(of: bar, theme).contains { cell in
      cells[cell]?.contains { bars[$0].collides(with: bar, theme, signsOnly: signsOnly) } ?? false
    }
  }

  /// The cells that a bar comes near to.
  private static func cells(of bar: IBar, _ theme: Theme) -> [Cell] {
    let all = bar.signBoxes(theme).reduce(bar.lineBox(theme)) { $0.union($1) }
    func numbers(_ from: Double, _ to: Double) -> ClosedRange<Int> {
      func number(_ place: Double) -> Int {
        Int(min(max((place / cellSize).rounded(.down), -outermost), outermost))
      }
      return number(from - theme.badgeDiameter)...number(to + theme.badgeDiameter)
    }
    return numbers(all.minX, all.maxX).flatMap { x in
      numbers(all.minY, all.maxY).map { Cell(x: x, y: $0) }
    }
  }
}
