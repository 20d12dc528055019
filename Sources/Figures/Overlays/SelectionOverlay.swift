import LayoutModel

/// The marks of a selected view.
enum SelectionOverlay {
  private static let handleSize = 7.0
  /// The dark edges of handles, lighter at the top (Xcode 7).
  private static let edge = Paint.gradient(
    top: DynamicColor(0x5A5A5A), bottom: DynamicColor(0x333333))
  private static let inside = DynamicColor(0xFFFFFF).opacity(0.75)

  /// Eight handles round each selected view.
  static func groups(
    for selection: Selection, in canvas: CanvasLayout, _ ids: FigureIDs
  ) -> [Figure.Group] {
    canvas.layout.views.indices.filter(selection.views.contains).map { view in
      Figure.Group(
        id: ids.selection(view), classes: ["ib-selection"],
        marks: handles(round: canvas.frame(of: .view(view))), part: .view(view))
    }
  }

  /// The boxes of the handles of selected views, in the root's coordinates.
  static func boxes(for selection: Selection, in canvas: CanvasLayout) -> [Rect] {
    selection.views.sorted().flatMap { places(round: canvas.frame(of: .view($0))) }.map {
      Rect(x: $0.x + square.x, y: $0.y + square.y, width: handleSize, height: handleSize)
    }
  }

  private static func handles(round frame: Rect) -> [Mark] {
    places(round: frame).map { Mark(.symbol(handle, at: $0), .handle) }
  }

  /// The corners and the middles of the sides, on whole points.
  static func places(round frame: Rect) -> [Point] {
    let columns = [frame.minX, frame.midX, frame.maxX].map { $0.rounded(.down) }
    let rows = [frame.minY, frame.midY, frame.maxY].map { $0.rounded(.down) }
    return rows.enumerated().flatMap { row, y in
      columns.enumerated().compactMap { column, x in
        row == 1 && column == 1 ? nil : Point(x: x, y: y)
      }
    }
  }

  private static let handle = Symbol(
    name: "handle",
    marks: [
      Mark(.rect(square.insetBy(1)), .handle, fill: inside),
      Mark(.frame(square, width: 1), .handle, fill: edge),
    ])

  /// The edges are on whole points, round the middle of the point at the origin.
  private static let square = Rect(x: -3, y: -3, width: handleSize, height: handleSize)
}

/// The cells of a selected stack view.
enum StackCells {
  private static let edge = DynamicColor(0xB8B8B8, dark: 0x6A6A6E)
  private static let tint = DynamicColor(0xE9EFF7, dark: 0x2A3038)

  /// A tinted box for each arranged view of a stack view.
  static func marks(of view: Int, in canvas: CanvasLayout) -> [Mark] {
    guard let arrangement = canvas.layout.views[view].arrangement else { return [] }
    return arrangement.arrangedSubviews.filter { !canvas.layout.isHidden($0) }.flatMap { cell in
      let frame = canvas.frame(of: .view(cell))
      return [
        Mark(.rect(frame), fill: tint), Mark(.frame(frame, width: 1), fill: edge),
      ]
    }
  }
}
