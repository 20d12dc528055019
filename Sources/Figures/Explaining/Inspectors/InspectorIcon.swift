import LayoutModel

/// The small blue picture before an entry of an inspector or of a popover.
enum InspectorIcon: Hashable, Sendable {
  /// A space to a sibling or a guide.
  case space(Axis)
  /// A space to a side of the superview.
  case inset(Axis, isFar: Bool)
  /// An alignment of siblings at an edge.
  case edges(Axis, isFar: Bool)
  case centers(Axis)
  case baselines
  /// An alignment with the middle of the superview.
  case container(Axis)
  case size(Axis)
  case equalSizes(Axis)
  case ratio

  private static let side = 15.0

  /// Whether it is about the view and its superview alone.
  var isAboutContainer: Bool { if case .container = self { true } else { false } }

  /// Its marks around a place, 15 points wide and high.
  func marks(at middle: Point) -> [Mark] {
    let tile = Mark(
      .roundedRect(Rect(around: middle, width: Self.side, height: Self.side), radius: 2.5), .plate,
      fill: Panel.blue)
    return [tile] + pieces.map { $0.mark(at: middle) }
  }

  /// What is drawn on the tile, in points from its middle.
  private var pieces: [Piece] {
    switch self {
    case .space(let axis):
      Piece.turned(axis, [.line(-5, -4.5, -5, 4.5), .line(5, -4.5, 5, 4.5), .dots(-4, 0, 4, 0)])
    case .inset(let axis, let isFar):
      Piece.turned(
        axis, isFar: isFar,
        [.line(-5.5, -5, -5.5, 5), .dots(-4.5, 0, 0.5, 0), .box(0.5, -3.5, 5.5, 3.5)])
    case .edges(let axis, let isFar):
      Piece.turned(
        axis, isFar: isFar, [.line(-5.5, -6, -5.5, 6), .box(-4, -5, 2, -1), .box(-4, 1, 5, 5)])
    case .centers(let axis):
      Piece.turned(
        axis,
        [
          .box(-3.5, -5, 3.5, -1), .box(-5.5, 1, 5.5, 5), .line(0, -6.5, 0, -5), .line(0, -1, 0, 1),
          .line(0, 5, 0, 6.5),
        ])
    case .baselines:
      // The letters "A" and "g" on a line.
      [
        .line(-6, 2.5, 6, 2.5), .line(-5, 2.5, -2.75, -4.5), .line(-2.75, -4.5, -0.5, 2.5),
        .line(-4, 0, -1.5, 0), .box(1, -2, 5, 3), .line(4.5, 2.5, 4.5, 5.5),
        .line(5, 5.5, 1.5, 5.5),
      ]
    case .container(let axis):
      Piece.turned(axis, [.box(-6, -6, 6, 6), .line(0, -5, 0, 5), .block(-3, -2, 3, 2)])
    case .size(let axis):
      Piece.turned(
        axis,
        [
          .box(-6, -5, 6, 5), .line(-3.5, -2.5, -3.5, 2.5), .line(3.5, -2.5, 3.5, 2.5),
          .line(-3.5, 0, 3.5, 0),
        ])
    case .equalSizes(let axis):
      Piece.turned(
        axis,
        [
          .block(-5.5, -5.5, 5.5, -3), .block(-5.5, 3, 5.5, 5.5), .line(-5, -1.5, -5, 1.5),
          .line(5, -1.5, 5, 1.5), .line(-5, 0, 5, 0),
        ])
    case .ratio: [.box(-6, -4.5, 6, 4.5), .line(-5.5, 4, 5.5, -4)]
    }
  }
}

/// A stroke or a rectangle of a small picture, in points from its middle.
private struct Piece {
  private enum Form {
    case line, dots, box, block
  }

  private var form: Form
  private var from: Point
  private var to: Point

  static func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Piece {
    Piece(form: .line, from: Point(x: x, y: y), to: Point(x: toX, y: toY))
  }

  static func dots(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Piece {
    Piece(form: .dots, from: Point(x: x, y: y), to: Point(x: toX, y: toY))
  }

  /// The outline of a rectangle between two corners.
  static func box(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Piece {
    Piece(form: .box, from: Point(x: x, y: y), to: Point(x: toX, y: toY))
  }

  /// A rectangle between two corners.
  static func block(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> Piece {
    Piece(form: .block, from: Point(x: x, y: y), to: Point(x: toX, y: toY))
  }

  /// Pieces of a level picture along an axis, the other way round where it is about the far end.
  static func turned(_ axis: Axis, isFar: Bool = false, _ pieces: [Piece]) -> [Piece] {
    func turned(_ point: Point) -> Point { axis.point(isFar ? -point.x : point.x, point.y) }
    return pieces.map {
      Piece(form: $0.form, from: turned($0.from), to: turned($0.to))
    }
  }

  func mark(at middle: Point) -> Mark {
    let paper = DynamicColor(0xFFFFFF)
    func placed(_ point: Point) -> Point { Point(x: middle.x + point.x, y: middle.y + point.y) }
    let line = Segment(from: placed(from), to: placed(to))
    let rect = Rect(
      x: min(line.from.x, line.to.x), y: min(line.from.y, line.to.y),
      width: abs(to.x - from.x), height: abs(to.y - from.y))
    switch form {
    case .line: return Mark(.segments([line]), stroke: Stroke(color: paper, width: 1))
    case .dots:
      return Mark(.segments([line]), stroke: Stroke(color: paper, width: 2, dashes: [1, 1]))
    case .box: return Mark(.frame(rect, width: 1), fill: paper)
    case .block: return Mark(.rect(rect), fill: paper)
    }
  }
}
