import Glibc
import LayoutModel

/// A symbol in lines, on a square of 24 units.
///
/// A drawing is a text of strokes with `|` between them, each a letter and numbers: `L` a line through places, `P` a
/// closed one, `C` a circle by its middle and radius, `D` a dot, `R` a rounded rectangle by its corner, size and
/// radius, `A` an arc by its middle, radius, start and length in degrees clockwise, `T` rays by their middle, inner and
/// outer radius and number, and `S` a star likewise.
struct SymbolDrawing {
  private static let units = 24.0
  /// The width of its lines, in units.
  private static let lineWidth = 1.8

  /// The marks of a symbol in a square.
  static func marks(of symbol: SystemSymbol, in box: Rect, color: DynamicColor) -> [Mark] {
    let drawing = SymbolDrawing(box: box, color: color)
    return (texts[symbol] ?? "").split(separator: "|").flatMap(drawing.marks)
  }

  private let box: Rect
  private let color: DynamicColor

  private var scale: Double { box.width / Self.units }
  private var stroke: Stroke { Stroke(color: color, width: Self.lineWidth * scale) }

  private func marks(of text: Substring) -> [Mark] {
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    let radius = scale * (numbers.count > 2 ? numbers[2] : 0)
    switch words.first {
    case "L": return [line(points(numbers))]
    case "P": return [line(closed(points(numbers)))]
    case "C":
      return [
        Mark(.circle(center: point(numbers[0], numbers[1]), radius: radius), stroke: stroke)
      ]
    case "D":
      return [
        Mark(.circle(center: point(numbers[0], numbers[1]), radius: radius), fill: color)
      ]
    case "R":
      let corner = point(numbers[0], numbers[1])
      let rect = Rect(
        x: corner.x, y: corner.y, width: scale * numbers[2], height: scale * numbers[3])
      return [Mark(.roundedRect(rect, radius: scale * numbers[4]), stroke: stroke)]
    case "A":
      let steps = 24
      return [
        line(
          (0...steps).map { step in
            let angle = numbers[3] + numbers[4] * Double(step) / Double(steps)
            return place(numbers[0], numbers[1], radius, degrees: angle)
          })
      ]
    case "T", "S": return rays(numbers, isStar: words.first == "S")
    default: return []  // Drawings have no other strokes.
    }
  }

  /// The rays of a sun or the teeth of a gear, or the outline of a star.
  private func rays(_ numbers: [Double], isStar: Bool) -> [Mark] {
    let (inner, outer, count) = (scale * numbers[2], scale * numbers[3], Int(numbers[4]))
    let ends = (0..<count).map { ray -> (Point, Point) in
      let angle = 360 * Double(ray) / numbers[4] - 90
      let half = isStar ? 180 / numbers[4] : 0
      return (
        place(numbers[0], numbers[1], outer, degrees: angle),
        place(numbers[0], numbers[1], inner, degrees: angle + half)
      )
    }
    return isStar
      ? [line(closed(ends.flatMap { [$0.0, $0.1] }))] : ends.map { line([$0.0, $0.1]) }
  }

  private func line(_ points: [Point]) -> Mark { Mark(.polyline(points), stroke: stroke) }

  private func closed(_ points: [Point]) -> [Point] { points + points.prefix(2) }

  private func points(_ numbers: [Double]) -> [Point] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { point(numbers[$0], numbers[$0 + 1]) }
  }

  private func point(_ x: Double, _ y: Double) -> Point {
    Point(x: box.x + scale * x, y: box.y + scale * y)
  }

  private func place(_ x: Double, _ y: Double, _ radius: Double, degrees: Double) -> Point {
    let (middle, angle) = (point(x, y), degrees * Double.pi / 180)
    return Point(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
  }

  private static let texts: [SystemSymbol: String] = [
    .arrowDownCircle: "C 12 12 8.8|L 12 7 12 16.5|L 8.3 13 12 16.7 15.7 13",
    .bag: "P 5 8 19 8 20 20.5 4 20.5|A 12 8 3.5 180 180",
    .bell:
      "P 4.5 17.5 6.5 15 6.5 10.5 8 7 12 5.2 16 7 17.5 10.5 17.5 15 19.5 17.5|A 12 18 2.3 0 180|L 12 3 12 5",
    .bolt: "P 13.5 2.5 5.5 13.5 11.5 13.5 10 21.5 18.5 10 12.5 10",
    .book: "P 12 6 4 4.5 4 18 12 20 20 18 20 4.5|L 12 6 12 20",
    .bookmark: "P 6.5 3.5 17.5 3.5 17.5 20.5 12 16 6.5 20.5",
    .calendar: "R 3.5 5 17 15.5 2.5|L 3.5 10 20.5 10|L 8 3 8 7|L 16 3 16 7",
    .camera: "R 2.5 7 19 13 2.5|C 12 13.5 4|L 8 7 9.5 4.5 14.5 4.5 16 7",
    .cart: "L 2 4 5 4 7.5 15.5 18 15.5 20.5 7 5.8 7|D 9 19.3 1.6|D 17 19.3 1.6",
    .chartBar: "R 4 12 4 8 0.8|R 10 7 4 13 0.8|R 16 3.5 4 16.5 0.8",
    .checkmark: "L 4.5 13 9.5 19 19.5 5",
    .chevronLeft: "L 15.5 4 7.5 12 15.5 20",
    .clock: "C 12 12 8.8|L 12 7 12 12.5 15.8 14.5",
    .creditcard: "R 2.5 5.5 19 13.5 2.5|L 2.5 10 21.5 10|L 6 15 10 15",
    .doc: "P 6 3 14 3 18.5 7.5 18.5 21 6 21|L 14 3 14 7.5 18.5 7.5",
    .ellipsis: "D 5 12 1.8|D 12 12 1.8|D 19 12 1.8",
    .envelope: "R 2.5 5.5 19 13.5 2|L 3.2 6.8 12 13.5 20.8 6.8",
    .flag: "L 5.5 21 5.5 3.5|P 5.5 4.5 18.5 4.5 15.5 8.8 18.5 13 5.5 13",
    .folder: "P 3 5.5 9.5 5.5 11.5 8 21 8 21 19 3 19",
    .gearshape: "C 12 12 2.8|C 12 12 6.8|T 12 12 6.8 9.8 8",
    .gift: "R 4 11 16 10 1|R 2.8 7 18.4 4 1|L 12 7 12 21|C 9.3 5 2.2|C 14.7 5 2.2",
    .globe:
      "C 12 12 8.8|L 3.2 12 20.8 12|L 12 3.2 8.9 7 8 12 8.9 17 12 20.8 15.1 17 16 12 15.1 7 12 3.2",
    .grid: "R 3.5 3.5 7 7 1.5|R 13.5 3.5 7 7 1.5|R 3.5 13.5 7 7 1.5|R 13.5 13.5 7 7 1.5",
    .headphones: "A 12 13 8.5 180 180|R 3 13 4 7 1.8|R 17 13 4 7 1.8",
    .heart:
      "P 12 20.5 4.5 13 3.2 10 3.5 7.2 5.5 5 8.3 4.8 10.6 6 12 8 13.4 6 15.7 4.8 18.5 5 20.5 7.2 20.8 10 19.5 13",
    .house: "L 3 12 12 4 21 12|L 5.5 10 5.5 20 18.5 20 18.5 10|L 10 20 10 14 14 14 14 20",
    .key: "C 8 9 4.5|L 11.2 12.2 20 20.5|L 16 16.7 18.5 14.2",
    .listBullet:
      "D 4.5 6.5 1.4|D 4.5 12 1.4|D 4.5 17.5 1.4|L 9 6.5 20.5 6.5|L 9 12 20.5 12|L 9 17.5 20.5 17.5",
    .location: "P 3.5 11 20.5 3.5 13 20.5 11.5 12.5",
    .lock: "R 5 11 14 10 2|A 12 8 4 180 180|L 8 8 8 11|L 16 8 16 11",
    .magnifyingglass: "C 10.5 10.5 6.5|L 15.2 15.2 21 21",
    .map: "P 3 6 9 4 15 6 21 4 21 18 15 20 9 18 3 20|L 9 4 9 18|L 15 6 15 20",
    .message: "P 3.5 4.5 20.5 4.5 20.5 16.5 11 16.5 7 20.5 7 16.5 3.5 16.5",
    .mic: "R 9 3 6 11 3|A 12 11.5 6.5 0 180|L 12 18 12 21|L 8.5 21 15.5 21",
    .moon:
      "P 19 15 15.5 15.5 12 14 9.8 10.8 9.8 7 11 4 7 5.5 4.5 9 4.2 13 6 17 9.5 19.5 13.5 19.6 17 17.8",
    .musicNote: "L 9 17.5 9 5 18.5 3 18.5 15.5|D 6.8 17.5 2.6|D 16.3 15.5 2.6",
    .newspaper:
      "R 3 4.5 18 15.5 1.5|L 6.5 8.8 17.5 8.8|L 6.5 12.5 11 12.5|L 6.5 16 11 16|R 13.5 12.2 4 4 0.5",
    .paperplane: "P 2.5 11 21.5 3 17 20 11 14.5|L 21.5 3 11 14.5 10.5 20.5 13.2 16.5",
    .pencil: "P 4 20 5 15.5 16.5 4 20 7.5 8.5 19|L 14 6.5 17.5 10",
    .person: "C 12 8 4.2|L 3.8 20.5 4.6 17.6 7 15.5 12 14.8 17 15.5 19.4 17.6 20.2 20.5 3.8 20.5",
    .persons:
      "C 8.5 9 3.4|L 2 19.5 2.8 16.8 5 15.3 8.5 14.8 12 15.3 14.2 16.8 15 19.5 2 19.5|A 16 8.5 3 250 220|L 15.5 14.4 19 15.2 21.3 16.8 22 19.5 18 19.5",
    .phone:
      "P 6.5 3.5 9.5 8 7.8 10.3 13.7 16.2 16 14.5 20.5 17.5 18.5 20.5 15.5 20.5 8 16 3.5 8.5 3.5 5.5",
    .photo: "R 2.5 4.5 19 15 2|C 8 9.5 1.8|L 3 17 9.5 12 13 15 16.5 11.5 21 15.5",
    .play: "P 6.5 4 20 12 6.5 20",
    .plus: "L 12 4 12 20|L 4 12 20 12",
    .share:
      "L 8 9.5 5.5 9.5 5.5 21 18.5 21 18.5 9.5 16 9.5|L 12 15 12 3.5|L 8.5 6.5 12 3 15.5 6.5",
    .star: "S 12 12.8 4.2 9.6 5",
    .sun: "C 12 12 4|T 12 12 6.8 9.8 8",
    .tag: "P 3 4 11 4 20.5 13.5 13 21 3.5 11.5|D 7.5 8 1.4",
    .trash:
      "L 4 6.5 20 6.5|L 9 6.5 9.5 4 14.5 4 15 6.5|L 6 6.5 7 21 17 21 18 6.5|L 10.2 10.5 10.5 17.5|L 13.8 10.5 13.5 17.5",
    .tray:
      "P 3.5 13 6.5 5 17.5 5 20.5 13 20.5 19 3.5 19|L 3.5 13 8.5 13 10 15.5 14 15.5 15.5 13 20.5 13",
    .video: "R 2.5 6.5 12.5 11 2|P 15 11 21 7.5 21 16.5 15 13",
    .wifi: "A 12 18 11 225 90|A 12 18 6.5 225 90|D 12 18 1.8",
    .xmark: "L 5 5 19 19|L 19 5 5 19",
  ]
}
