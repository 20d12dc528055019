import Descriptions
import LayoutModel

extension Figure {
  /// The white around what figures that explain show, in points.
  private static let margin = 12.0

  /// A figure of all that its layers ink, on a ground.
  /// - Parameter description: What it explains, in words.
  init(explaining layers: [Layer], _ request: FigureRequest, _ ids: FigureIDs, description: String)
  {
    let ink = layers.flatMap(\.groups).flatMap(\.marks).ink.insetBy(-Self.margin)
    let (left, top) = (ink.minX.rounded(.down), ink.minY.rounded(.down))
    let bounds = Rect(
      x: left, y: top, width: ink.maxX.rounded(.up) - left, height: ink.maxY.rounded(.up) - top)
    let figure = Figure(
      name: request.name, bounds: bounds, title: request.title,
      description: request.phrases.ended(description),
      layers: [.ground(bounds, prefix: ids.prefix)] + layers.filter { !$0.groups.isEmpty })
    self = figure.moved(dx: -left, dy: -top)
  }
}

extension Sequence<Mark> {
  /// The smallest rectangle that holds what marks ink; of no size where that is nothing.
  var ink: Rect {
    let boxes = compactMap { mark in
      mark.box?.insetBy(-(mark.stroke?.width ?? 0) / 2)
    }
    let nothing = Rect(x: 0, y: 0, width: 0, height: 0)
    return boxes.dropFirst().reduce(boxes.first ?? nothing) { $0.union($1) }
  }
}
