import LayoutModel
import Typesetting

extension ViewLook {
  /// A plain table: white, with lines under the empty rows that follow its cells.
  static let tableView = ViewLook { view in
    let rowHeight = 44.0
    let first = view.subviews.map(\.maxY).reduce(view.frame.minY, max)
    let count = min(((view.frame.maxY - first) / rowHeight).rounded(.down), 1000)
    guard count >= 1 else { return view.background(ControlColors.field) }
    return view.background(ControlColors.field)
      + (1...Int(count)).compactMap { row in
        view.separator(above: first + Double(row) * rowHeight)
      }
  }

  /// A row of a table: white, with a line at its bottom.
  static let tableViewCell = ViewLook { view in
    view.background(ControlColors.field)
      + [view.separator(above: view.frame.maxY)].compactMap { $0 }
  }
}

extension ViewAppearance {
  /// A line between rows, from where texts begin to the other edge.
  fileprivate func separator(above bottom: Double) -> Mark? {
    let safeArea = isRightToLeft ? metrics.safeAreaInsets.right : metrics.safeAreaInsets.left
    let inset = canvas.system >= 11 ? 16 + safeArea : 15.0
    guard frame.width > inset, frame.height > hairline else { return nil }
    let line = mirrored(
      Rect(
        x: frame.x + inset, y: bottom - hairline, width: frame.width - inset, height: hairline))
    return hairline(from: line.minX, to: line.maxX, y: line.minY, ControlColors.separator)
  }
}
