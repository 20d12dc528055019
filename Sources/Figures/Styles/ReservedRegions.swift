import LayoutModel

/// The reserved regions of a canvas, hatched.
enum ReservedRegions {
  private static let color = DynamicColor(0x8E8E93)
  /// Between two lines along an edge, in points.
  private static let distance = 8.0

  /// A group for each region that is not empty.
  static func groups(on canvas: Canvas, _ ids: FigureIDs) -> [Figure.Group] {
    canvas.reserved.enumerated().compactMap { index, region in
      let frame = region.frame
      guard frame.width > 0, frame.height > 0 else { return nil }
      return Figure.Group(
        id: ids.id("reserved-\(index + 1)"), classes: ["ib-reserved"], title: region.name,
        marks: hatching(of: frame) + [Mark(.frame(frame, width: 1), fill: color)])
    }
  }

  /// Lines from the lower left to the upper right, cut at the edges.
  private static func hatching(of frame: Rect) -> [Mark] {
    let length = frame.width + frame.height
    return stride(from: distance, to: length, by: distance).map { reach in
      // The line x + y = reach, from the left or bottom edge to the top or right one.
      let (left, right) = (max(0, reach - frame.height), min(reach, frame.width))
      let ends = [left, right].map { Point(x: frame.x + $0, y: frame.y + reach - $0) }
      return Mark(.polyline(ends), stroke: Stroke(color: color, width: 0.5))
    }
  }
}
