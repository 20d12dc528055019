package import LayoutModel

extension Figure {
  /// From the last view to the middle of the torn edge, in points.
  private static let room = 24.0
  /// From a mark to the wave, in points.
  private static let roomOfMark = 12.0
  /// What is cut off is higher than this, in points.
  private static let leastCut = 48.0
  /// A view that holds others is the ground of a screen if it ends no further from the safe area, in points.
  private static let nearSafeArea = 24.0

  /// The part that holds something, from the top edge to below the last view, across the whole width.
  ///
  /// Where most is empty above the views, it is the part from above the first one to the bottom edge. Nil if nothing
  /// much is empty.
  package func contentArea(of solved: SolvedLayout, in style: FigureStyle) -> Rect? {
    guard let sheet, style.traits.crop != .lines else { return nil }
    let reach = TornEdges.reach(bounds.width)
    let boxes = contentBoxes(in: CanvasLayout(solved), sheet)
    // From a mark to the middle of the wave it is further by as much as the wave rises.
    let markRoom = Self.roomOfMark + reach
    let tops = boxes.views.map { $0.minY - Self.room } + boxes.marks.map { $0.minY - markRoom }
    let ends = boxes.views.map { $0.maxY + Self.room } + boxes.marks.map { $0.maxY + markRoom }
    guard let top = tops.min(), let end = ends.max() else { return nil }
    let (above, below) = (top - sheet.frame.minY, sheet.frame.maxY - end)
    let cutsBottom = above <= 2 * below
    guard (cutsBottom ? below : above) > Self.leastCut else { return nil }
    let from = cutsBottom ? bounds.minY : top + reach
    let to = cutsBottom ? end - reach : bounds.maxY
    return Rect(x: bounds.minX, y: from, width: bounds.width, height: to - from)
  }

  /// The boxes of the views that show something, and of the marks of constraints.
  private func contentBoxes(
    in canvas: CanvasLayout, _ sheet: TornEdges.Sheet
  ) -> (views: [Rect], marks: [Rect]) {
    var (views, marks): ([Rect], [Rect]) = ([], [])
    for group in groups {
      let boxes = group.marks.compactMap { mark in
        mark.box.flatMap { isAlongSheet(mark, $0, sheet) ? nil : $0 }
      }
      switch group.part {
      case .view(let view)?:
        guard view != 0, let frame = group.frame, !isGround(view, in: canvas) else { continue }
        views.append(group.clip.map { $0.intersection(frame) } ?? frame)
        if group.clip == nil { marks += boxes }
      case .constraint?: marks += boxes
      case nil: break
      }
    }
    return (views, marks)
  }

  /// Whether a mark is the line along an edge or a centre of the sheet, which is as long as the sheet, or only sets off
  /// another one.
  private func isAlongSheet(_ mark: Mark, _ box: Rect, _ sheet: TornEdges.Sheet) -> Bool {
    switch mark.role {
    case .alignment, .center: box.height > sheet.frame.height / 2
    case .rim: true
    default: false  // Other marks are whole or not at all.
    }
  }

  /// Whether a view is only the ground of what it holds: it fills the screen from bar to bar.
  private func isGround(_ view: Int, in canvas: CanvasLayout) -> Bool {
    let layout = canvas.layout
    let holds = layout.views.indices.contains {
      layout.views[$0].superview == view && canvas.isShown($0)
    }
    let (frame, root) = (canvas.visibleFrame(of: view), canvas.frame(of: .view(0)))
    let insets = layout.canvas.safeAreaInsets
    return holds && frame.minY <= root.minY + insets.top + Self.nearSafeArea
      && frame.maxY >= root.maxY - insets.bottom - Self.nearSafeArea
  }
}
