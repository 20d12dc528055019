package import LayoutModel

/// The room around the content of a sheet, in points.
enum ContentRoom {
  /// From the last view to the middle of the torn edge.
  static let view = 24.0
  /// From a mark to the wave.
  static let mark = 12.0
  /// What is cut off is higher than this.
  static let leastCut = 48.0
}

extension Figure {
  /// The part that holds something, from the top edge to below the last view, across the whole width.
  ///
  /// Where most is empty above the views, it is the part from above the first one to the bottom edge. Nil if nothing
  /// much is empty.
  package func contentArea(of solved: SolvedLayout, in style: FigureStyle) -> Rect? {
    guard let sheet, style.traits.crop == .area else { return nil }
    let reach = TornEdges.reach(bounds.width)
    let canvas = CanvasLayout(solved)
    let boxes = contentBoxes(
      in: canvas, sheet, linesUpTo: canvas.contentBounds?.maxY ?? .infinity)
    // From a mark to the middle of the wave it is further by as much as the wave rises.
    let markRoom = ContentRoom.mark + reach
    let room = ContentRoom.view
    let tops = boxes.views.map { $0.minY - room } + boxes.marks.map { $0.minY - markRoom }
    let ends = boxes.views.map { $0.maxY + room } + boxes.marks.map { $0.maxY + markRoom }
    guard let top = tops.min(), let end = ends.max() else { return nil }
    let (above, below) = (top - sheet.frame.minY, sheet.frame.maxY - end)
    let cutsBottom = above <= 2 * below
    guard (cutsBottom ? below : above) > ContentRoom.leastCut else { return nil }
    let from = cutsBottom ? bounds.minY : top + reach
    let to = cutsBottom ? end - reach : bounds.maxY
    return Rect(x: bounds.minX, y: from, width: bounds.width, height: to - from)
  }

  /// The boxes of the views that show something, and of the marks of constraints.
  /// - Parameter end: Upright lines that go on below it are left out.
  func contentBoxes(
    in canvas: CanvasLayout, _ sheet: TornEdges.Sheet, linesUpTo end: Double
  ) -> (views: [Rect], marks: [Rect]) {
    var (views, marks): ([Rect], [Rect]) = ([], [])
    for group in groups {
      switch group.part {
      case .view(let view)?:
        guard view != 0, !canvas.isGround(view),
          let frame = group.frame?.inset(by: canvas.textInsets(of: view))
        else { continue }
        views.append(group.clip.map { $0.intersection(frame) } ?? frame)
        if group.clip == nil { marks += group.marks.compactMap(\.box) }
      case .constraint?:
        marks += group.marks.compactMap { $0.isAlong(sheet) ? nil : $0.withoutLines(beyond: end) }
      case nil: break
      }
    }
    return (views, marks)
  }
}

extension Mark {
  /// Whether it is the line along an edge or a centre of a sheet, which is as long as the sheet, or only sets off
  /// another one.
  fileprivate func isAlong(_ sheet: TornEdges.Sheet) -> Bool {
    switch role {
    case .alignment, .center: (box?.height ?? 0) > sheet.frame.height / 2
    case .rim: true
    default: false  // Other marks are whole or not at all.
    }
  }

  /// Its box without lines that a torn edge cuts; nil if nothing is left.
  fileprivate func withoutLines(beyond end: Double) -> Rect? {
    guard case .segments(let lines) = shape else { return box }
    return Rect.around(
      lines.filter { $0.from.x != $0.to.x || $0.box.maxY <= end }.flatMap { [$0.from, $0.to] })
  }
}

extension CanvasLayout {
  /// A view that holds others is the ground of a screen if it ends no further from the safe area, in points.
  private static let nearSafeArea = 24.0
  /// Lines that a torn edge cuts run so far below the part where marks are, in points.
  private static let lengthBeyond = 48.0

  /// The part of the root from its top edge to below its last view, where marks are if the rest is torn off; nil if
  /// not much is empty there.
  var contentBounds: Rect? {
    let root = frame(of: .view(0))
    let frames =
      layout.views.indices.dropFirst()
      .filter { isShown($0) && !isGround($0) && visibleFrame(of: $0).intersects(root) }
      .map { view in
        var frame =
          layout.views[view].kind == .tableViewCell
          ? visibleFrameWithTexts(of: view) : visibleFrame(of: view)
        frame.height += heightOfFurtherWidths(of: view)
        return frame
      }
    guard let top = frames.map(\.minY).min(), let end = frames.map(\.maxY).max() else {
      return nil
    }
    let below = root.maxY - end - ContentRoom.view
    let cutsBottom = top - ContentRoom.view - root.minY <= 2 * below
    // Marks may end at the end of this part, and the figure is torn all the same.
    let cut = ContentRoom.leastCut + ContentRoom.mark + TornEdges.reach(root.width) + 1
    guard cutsBottom, below > cut else { return nil }
    return Rect(x: root.x, y: root.y, width: root.width, height: end + ContentRoom.view - root.y)
  }

  /// The room below a view for the bars of its width but the first, such as a least and a greatest one.
  private func heightOfFurtherWidths(of view: Int) -> Double {
    let widths = layout.constraints.filter {
      $0.firstItem == .view(view) && $0.firstAttribute == .width && $0.secondItem == nil
    }
    guard widths.contains(where: { $0.relation != .equal }) else { return 0 }
    return Double(widths.count - 1) * (Theme().badgeDiameter + Clearance.signs)
  }

  /// The insets from a frame of a view to the title above it and the text below it, in points: of a row of a table,
  /// none above 0.
  func textInsets(of view: Int) -> EdgeInsets {
    guard layout.views[view].kind == .tableViewCell else { return EdgeInsets() }
    return rows(of: view).first?.textInsets(scale: scale) ?? EdgeInsets()
  }

  /// The part of a view and of the texts above and below it that can be seen, in the root's coordinates.
  private func visibleFrameWithTexts(of view: Int) -> Rect {
    let frame = visibleFrame(of: view).inset(by: textInsets(of: view))
    return layout.views[view].superview.map { visibleFrame(of: $0).intersection(frame) } ?? frame
  }

  /// A line that ends where marks end, longer: a torn edge cuts it.
  func beyondTornEdge(_ line: Segment) -> Segment {
    guard bounds != frame(of: .view(0)) else { return line }
    func beyond(_ place: Point) -> Point {
      place.y < bounds.maxY - 0.5 ? place : Point(x: place.x, y: place.y + Self.lengthBeyond)
    }
    return line.from.x == line.to.x
      ? Segment(from: beyond(line.from), to: beyond(line.to)) : line
  }

  /// Whether a view is only the ground of what it holds: it goes on from the upper half of the screen to the bottom.
  func isGround(_ view: Int) -> Bool {
    let holds = layout.views.indices.contains { layout.views[$0].superview == view && isShown($0) }
    let (frame, root) = (visibleFrame(of: view), frame(of: .view(0)))
    return holds && frame.minY <= root.midY
      && frame.maxY >= root.maxY - layout.canvas.safeAreaInsets.bottom - Self.nearSafeArea
  }
}
