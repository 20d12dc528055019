import LayoutModel

extension Figure {
  /// What is seen of a view that a torn edge cuts, and the room between a wave and what it does not cut, in points.
  private static let leastSeen = 12.0
  /// The room between a wave and what lies beyond it in the part, in points.
  private static let leastRoom = 6.0
  /// A part grows no further for what its edge cuts, in points.
  private static let mostGrowth = 96.0

  /// A part around views that has grown until its waves cut no text, and of a view more than a sliver; and the most
  /// that its waves reach.
  ///
  /// A side that finds no such place within 96 points has a flatter wave, then one that comes nearer to what it does
  /// not cut, and stays as it is where that finds none.
  /// - Parameter part: In the figure's coordinates, in points.
  func withoutSlivers(
    _ part: Rect, in sheet: TornEdges.Sheet, _ views: CroppedViews
  ) -> (part: Rect, most: EdgeInsets) {
    let boxes = boxes(around: views)
    var (part, most) = (part, TornEdges.unlimited)
    for side in PartSide.allCases {
      let waves = [most[keyPath: side.inset], TornEdges.leastAmplitude]
      for (room, reach) in [Self.leastRoom, 0].flatMap({ room in waves.map { (room, $0) } }) {
        var reaches = most
        reaches[keyPath: side.inset] = reach
        let edges = TornEdges(of: part, in: sheet, whole: bounds, isOutside: true, most: reaches)
        if let growth = growth(at: side, of: edges, boxes, room) {
          (part, most) = (side.moved(part, by: growth), reaches)
          break
        }
      }
    }
    return (part, most)
  }

  /// How far a side moves out until its wave cuts nothing that it should not; nil if that is too far.
  private func growth(
    at side: PartSide, of edges: TornEdges, _ boxes: (views: [Rect], texts: [Rect]),
    _ room: Double
  ) -> Double? {
    let (start, height) = (side.span(edges.area).end, 2 * edges.reach[keyPath: side.inset])
    guard height > 0 else { return 0 }
    let views = boxes.views.filter { side.isBeside($0, edges.bounds) }.map(side.span)
    let texts = boxes.texts.filter { side.isBeside($0, edges.bounds) }.map(side.span)
    func isFree(_ edge: Double) -> Bool {
      let end = edge + height
      let inside = edge - room
      return texts.allSatisfy { $0.end <= inside || end <= $0.start }
        && views.allSatisfy { view in
          let isSliver = edge - Self.leastSeen < view.start && view.start < end
          return view.end <= inside || !isSliver && end <= view.end || end <= view.start
        }
    }
    let ends = views.flatMap { [$0.start, $0.end] } + texts.map(\.end)
    let places = [start] + ends.map { $0 + Self.leastSeen }.sorted()
    return places.first {
      start <= $0 && $0 <= start + Self.mostGrowth && isFree($0)
    }.map { $0 - start }
  }

  /// The boxes of the views, but for rows of tables, which go on in the next one, and of the texts in them.
  private func boxes(around cropped: CroppedViews) -> (views: [Rect], texts: [Rect]) {
    var (views, texts): ([Rect], [Rect]) = ([], [])
    for group in groups {
      guard case .view(let view) = group.part, view != 0, let frame = group.frame else { continue }
      func seen(_ box: Rect) -> Rect? {
        guard let clip = group.clip else { return box }
        return clip.intersects(box) ? clip.intersection(box) : nil
      }
      let hasField = group.marks.contains { $0.captionBox == nil }
      if hasField, !cropped.isRow(view), let seen = seen(frame) {
        views.append(seen)
      }
      texts += group.marks.compactMap(\.captionBox).compactMap(seen)
    }
    return (views, texts)
  }
}

/// A side of a part of a figure.
private enum PartSide: CaseIterable {
  case bottom
  case top
  case right
  case left

  /// The inset of the side.
  var inset: WritableKeyPath<EdgeInsets, Double> {
    switch self {
    case .bottom: \.bottom
    case .top: \.top
    case .right: \.right
    case .left: \.left
    }
  }

  /// A box from inside to outside, in points.
  func span(_ box: Rect) -> (start: Double, end: Double) {
    switch self {
    case .bottom: (box.minY, box.maxY)
    case .top: (-box.maxY, -box.minY)
    case .right: (box.minX, box.maxX)
    case .left: (-box.maxX, -box.minX)
    }
  }

  /// Whether a box and a part share some of the length of the side.
  func isBeside(_ box: Rect, _ part: Rect) -> Bool {
    switch self {
    case .bottom, .top: box.minX < part.maxX && part.minX < box.maxX
    case .right, .left: box.minY < part.maxY && part.minY < box.maxY
    }
  }

  /// A part whose side is further out.
  func moved(_ part: Rect, by distance: Double) -> Rect {
    var insets = EdgeInsets()
    insets[keyPath: inset] = -distance
    return part.inset(by: insets)
  }
}
