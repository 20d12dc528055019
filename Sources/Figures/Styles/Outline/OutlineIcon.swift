import LayoutModel

/// The small picture before a line of a document outline.
enum OutlineIcon: Hashable, Sendable {
  case scene
  case controller
  case guide(LayoutGuide.Kind)
  case view
  case label
  case button
  case field
  case image
  case stack(Axis)
  case constraints
  case constraint

  init(_ view: View) {
    let isStack = view.kind == .stackView
    // The picture of a stack view shows its axis.
    self =
      isStack
      ? .stack(view.arrangement?.axis ?? .horizontal) : ViewLook.of(view.kind).icon ?? .view
  }

  /// Its marks around a place, 16 points wide and high.
  func marks(at middle: Point) -> [Mark] {
    let canvas = IconCanvas(middle: middle)
    switch self {
    case .controller:
      return [
        Mark(.circle(center: middle, radius: 8), fill: DynamicColor(0xFFD119)),
        Mark(.frame(canvas.box(7, 7), width: 1), fill: IconCanvas.paper),
      ]
    case .constraints, .constraint:
      return [
        Mark(.roundedRect(canvas.box(14, 14), radius: 2), fill: IconCanvas.blue),
        canvas.lines(IconCanvas.paper, [(-4, 0, 4, 0), (-4.5, -3, -4.5, 3), (4.5, -3, 4.5, 3)]),
      ]
    case .scene, .guide, .view, .label, .button, .field, .image, .stack:
      return canvas.tile + content(on: canvas)
    }
  }

  /// The marks on the tile of a view or a guide.
  private func content(on canvas: IconCanvas) -> [Mark] {
    let sheet = [Mark(.rect(canvas.box(9, 9)), fill: IconCanvas.paper)]
    switch self {
    case .scene:
      return [
        canvas.lines(IconCanvas.gray, [(-6, -3.5, 6, -3.5)]),
        Mark(.rect(canvas.box(6, 4, dy: 2)), fill: IconCanvas.paper),
      ]
    case .guide(.top): return sheet + [canvas.lines(IconCanvas.blue, [(-4.5, -3, 4.5, -3)])]
    case .guide(.bottom): return sheet + [canvas.lines(IconCanvas.blue, [(-4.5, 3, 4.5, 3)])]
    case .guide: return sheet + [Mark(.frame(canvas.box(7, 7), width: 1), fill: IconCanvas.blue)]
    case .view: return sheet
    case .label: return [canvas.lines(IconCanvas.gray, [(-3.5, -3.5, 3.5, -3.5), (0, -3.5, 0, 4)])]
    case .button: return [Mark(.roundedRect(canvas.box(10, 6), radius: 3), fill: IconCanvas.paper)]
    case .field:
      return [
        Mark(.rect(canvas.box(10, 6)), fill: IconCanvas.paper),
        canvas.lines(IconCanvas.gray, [(-3.5, -2, -3.5, 2)]),
      ]
    case .image:
      let outline = [(-4.5, 4.5), (-1, -1), (1, 1.5), (2.5, 0), (4.5, 4.5)].map {
        canvas.point($0.0, $0.1)
      }
      return sheet + [Mark(.polyline(outline), fill: IconCanvas.gray)]
    case .stack(let axis):
      return [-3.5, 0, 3.5].map { place in
        let cell =
          axis == .horizontal ? canvas.box(2.5, 9, dx: place) : canvas.box(9, 2.5, dy: place)
        return Mark(.rect(cell), fill: IconCanvas.paper)
      }
    case .controller, .constraints, .constraint: return []
    }
  }
}

/// Marks around the middle of an icon.
private struct IconCanvas {
  static let gray = DynamicColor(0x8E8E93)
  static let pale = DynamicColor(0xE4E4E6, dark: 0x48484A)
  static let paper = DynamicColor(0xFFFFFF, dark: 0x2C2C2E)
  static let blue = DynamicColor(0x3686DF)

  let middle: Point

  /// The square that views and guides stand on.
  var tile: [Mark] {
    [
      Mark(.rect(box(14, 14)), fill: IconCanvas.pale),
      Mark(.frame(box(14, 14), width: 1), fill: IconCanvas.gray),
    ]
  }

  func point(_ x: Double, _ y: Double) -> Point { Point(x: middle.x + x, y: middle.y + y) }

  func box(_ width: Double, _ height: Double, dx: Double = 0, dy: Double = 0) -> Rect {
    Rect(around: point(dx, dy), width: width, height: height)
  }

  func lines(_ color: DynamicColor, _ ends: [(Double, Double, Double, Double)]) -> Mark {
    let segments = ends.map { Segment(from: point($0.0, $0.1), to: point($0.2, $0.3)) }
    return Mark(.segments(segments), stroke: Stroke(color: color, width: 1))
  }
}
