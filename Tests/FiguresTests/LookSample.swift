import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// A single view on a canvas, as its look sees it.
struct LookSample {
  let appearance: ViewAppearance
  let marks: [Mark]

  /// - Parameter keys: The view's keys in a recipe, its frame aside: `kind: switch`.
  init(
    _ keys: String, frame: Rect, on canvas: Canvas = Canvas(size: Size(width: 1500, height: 1500))
  ) throws {
    let solved = try Sample.solved(
      """
      views:
        V:
          {\(keys), autoresizingMask: [],
           frame: [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]}
      """, on: canvas)
    appearance = ViewAppearance(
      view: solved.layout.views[1], metrics: solved.metrics[1], frame: frame, canvas: canvas,
      typesetter: .standard)
    marks = try ViewLook.marks(of: appearance)
  }

  /// The places where texts begin and how wide they are.
  func texts() -> [(origin: Point, width: Double, fill: Paint?)] {
    marks.compactMap { mark in
      guard case .text(let line, _, let origin) = mark.shape else { return nil }
      return (origin, line.runs.flatMap(\.glyphs).map(\.x).max() ?? 0, mark.fill)
    }
  }
}

extension Canvas {
  /// A large canvas on which leading is right.
  static let rightToLeft = Canvas(
    size: Size(width: 1500, height: 1500), direction: .rightToLeft)
}

extension Mark {
  /// What it inks, the lower parts of letters and the thickness of slanting lines aside.
  var bounds: Rect? {
    let half = (stroke?.width ?? 0) / 2
    switch shape {
    case .rect(let rect), .roundedRect(let rect, _): return rect.grown(half, half)
    case .circle(let center, let radius):
      return Rect(x: center.x, y: center.y, width: 0, height: 0)
        .grown(radius + half, radius + half)
    case .capsule(let line, let width):
      return Rect.around([line.from, line.to])?.grown(width / 2, width / 2)
    case .segments(let lines):
      return lines.compactMap { line in
        Rect.around([line.from, line.to])?
          .grown(line.from.x == line.to.x ? half : 0, line.from.y == line.to.y ? half : 0)
      }.reduce(nil) { $0?.union($1) ?? $1 }
    case .polyline(let points): return Rect.around(points)?.grown(half, half)
    case .frame(let rect, _): return rect
    case .shadow(let rect, _, let blur): return rect.insetBy(-2 * blur)
    case .text(let line, let font, let origin):
      let capitals = 0.7 * font.size
      return Rect(x: origin.x, y: origin.y - capitals, width: line.width, height: capitals)
    case .symbol(let symbol, let place):
      return symbol.marks.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
        .map { $0.offset(dx: place.x, dy: place.y) }
    }
  }
}

extension Mark {
  /// A symbol and its place.
  var placedSymbol: (symbol: Symbol, place: Point)? {
    if case .symbol(let symbol, let place) = shape { (symbol, place) } else { nil }
  }
}

extension Paint {
  /// The colour on a light ground; nil of a gradient.
  var light: Color? {
    if case .color(let color) = self { color.light } else { nil }
  }
}

extension Rect {
  func grown(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  var isFinite: Bool { [x, y, width, height].allSatisfy { $0.isFinite } }

  func holds(_ other: Rect, within slack: Double) -> Bool {
    other.minX >= minX - slack && other.maxX <= maxX + slack && other.minY >= minY - slack
      && other.maxY <= maxY + slack
  }
}
