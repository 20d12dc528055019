import LayoutModel

/// Placed bars, found by their places, so that a crowded figure stays quick.
struct BarIndex {
  private var bars: [IBar] = []
  /// Bars by where their lines and their signs are.
  private var cells = CellIndex(size: 64)
  /// Bars by where their signs are: many lines may run through a cell, but few signs fit.
  private var signCells = CellIndex(size: 32)

  mutating func insert(_ bar: IBar, _ theme: Theme) {
    cells.insert(bars.count, in: BarIndex.boxes(of: bar, theme))
    signCells.insert(bars.count, in: bar.signBoxes(theme))
    bars.append(bar)
  }

  /// Whether a bar is not distinct from one that is there, or hides a sign of it.
  func collides(with bar: IBar, _ theme: Theme, _ demand: IBar.Demand) -> Bool {
    let (index, boxes) =
      demand == .signs
      ? (signCells, bar.signBoxes(theme)) : (cells, BarIndex.boxes(of: bar, theme))
    return index.contains(in: boxes) {
      bars[$0].collides(with: bar, theme, demand)
    }
  }

  /// The boxes near a bar's lines and near each of its signs.
  private static func boxes(of bar: IBar, _ theme: Theme) -> [Rect] {
    let reach = theme.badgeDiameter
    return ([bar.lineBox(theme)] + bar.extensionBoxes(theme) + bar.signBoxes(theme)).map {
      Rect(
        x: $0.x - reach, y: $0.y - reach, width: $0.width + 2 * reach,
        height: $0.height + 2 * reach)
    }
  }
}
