import LayoutModel

extension Figure {
  /// What is seen at least of a view that a torn edge cuts, and what is enough, in points.
  private static let (leastSeen, enoughSeen) = (20.0, 60.0)
  /// The room between a wave and what it does not cut, where it is narrow and where it is enough, in points.
  private static let (narrowRoom, enoughRoom) = (6.0, 12.0)
  /// A part grows no further for what its edge cuts, in points.
  private static let mostGrowth = 96.0
  /// A part rather grows by as much than it has a flat wave, in points.
  private static let growthForWave = 10.0

  /// A place where a side of a part may be torn.
  private struct Tear {
    /// How far the side has moved out, in points.
    var growth: Double
    /// The growth, with what is missing of rooms and of what is seen of views.
    var price: Double
    /// The most that waves reach.
    var reaches: EdgeInsets
  }

  /// A part around views that has grown until its waves cut no text, and of a view more than a sliver; and the most
  /// that its waves reach.
  ///
  /// A side that finds no such place within 96 points stays as it is.
  /// - Parameter part: In the figure's coordinates, in points.
  func withoutSlivers(
    _ part: Rect, in sheet: TornEdges.Sheet, _ views: CroppedViews
  ) -> (part: Rect, most: EdgeInsets) {
    let boxes = boxes(around: views)
    var (part, most) = (part, TornEdges.unlimited)
    for side in PartSide.allCases {
      var flat = most
      flat[keyPath: side.inset] = TornEdges.leastAmplitude
      let tears = [(most, 0), (flat, Self.growthForWave)].flatMap { reaches, price in
        self.tears(at: side, of: part, reaches, in: sheet, boxes).map { tear in
          Tear(growth: tear.growth, price: tear.price + price, reaches: reaches)
        }
      }
      guard let best = tears.min(by: { $0.price < $1.price }) else { continue }
      (part, most) = (side.moved(part, by: best.growth), best.reaches)
    }
    return (part, most)
  }

  /// The places where a side may be torn.
  private func tears(
    at side: PartSide, of part: Rect, _ reaches: EdgeInsets, in sheet: TornEdges.Sheet,
    _ boxes: Boxes
  ) -> [(growth: Double, price: Double)] {
    let edges = TornEdges(of: part, in: sheet, whole: bounds, isOutside: true, most: reaches)
    let (start, height) = (side.span(edges.area).end, 2 * edges.reach[keyPath: side.inset])
    guard height > 0 else { return [(0, 0)] }
    func beside(_ boxes: [Rect]) -> [(start: Double, end: Double)] {
      boxes.filter { side.isBeside($0, edges.bounds) }.map(side.span)
    }
    let (views, texts) = (beside(boxes.views), beside(boxes.texts))
    let ends = views.flatMap { [$0.start, $0.end] } + texts.map(\.end)
    let places = [Self.narrowRoom, Self.enoughRoom, Self.leastSeen].flatMap { room in
      ends.map { $0 + room }
    }
    return ([start] + places).compactMap { edge in
      guard start <= edge, edge <= start + Self.mostGrowth else { return nil }
      func isCut(_ box: (start: Double, end: Double)) -> Bool {
        edge < box.end && box.start < edge + height
      }
      let cut = views.filter(isCut)
      guard !texts.contains(where: isCut) else { return nil }
      let slivers = cut.count { edge - Self.leastSeen < $0.start || $0.end < edge + height }
      let inside = beside(boxes.strange).map(\.end).filter { $0 <= edge }.max() ?? -.infinity
      let unseen = cut.map { max(0, Self.enoughSeen - (edge - $0.start)) }.reduce(0, +)
      let missing = max(0, Self.enoughRoom - (edge - inside))
      let price = Self.mostGrowth * Double(slivers) + unseen + 2 * missing
      return (edge - start, edge - start + price)
    }
  }

  /// The boxes of what torn edges may cut or come near to, in the figure's coordinates.
  private struct Boxes {
    var views: [Rect] = []
    /// Of the texts in views and in the bars of the system.
    var texts: [Rect] = []
    /// Of those views and texts that the crop is not about: its margin is no room for them.
    var strange: [Rect] = []
  }

  private func boxes(around cropped: CroppedViews) -> Boxes {
    var boxes = Boxes()
    for group in groups {
      func seen(_ box: Rect) -> Rect? {
        guard let clip = group.clip else { return box }
        return clip.intersects(box) ? clip.intersection(box) : nil
      }
      let isSystem = group.part == nil
      guard isSystem || group.part?.view ?? 0 != 0 else { continue }
      let texts = group.marks.filter { !isSystem || $0.role == .letters }
        .compactMap(\.captionBox).compactMap(seen)
      let isRow = group.part?.view.map(cropped.isRow) ?? false
      let hasField = isRow || group.marks.contains { $0.captionBox == nil }
      let field = hasField ? group.frame.flatMap(seen) : nil
      boxes.texts += texts
      boxes.views += field.map { [$0] } ?? []
      if !cropped.isAbout(group.part) { boxes.strange += texts + (field.map { [$0] } ?? []) }
    }
    return boxes
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
