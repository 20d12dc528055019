import LayoutModel

@testable import Figures

/// The lines and numbers of a diagram's constraints, read from the figure's own tree of marks.
struct SchematicTree {
  /// A straight line with its caps, or an arrow with its heads.
  struct Line {
    var axis: Axis
    var start: Double
    var end: Double
    var cross: Double
    var width: Double
    /// Whether it has the dashes of an optional constraint or of a centre line.
    var isDashed: Bool
    var isArrow = false

    /// Whether a number in the middle of it, or beside it, is on it.
    func holds(_ number: Point, within distance: Double) -> Bool {
      let (along, across) =
        axis == .horizontal ? (number.x, number.y) : (number.y, number.x)
      return start - 1 <= along && along <= end + 1 && (across - cross).magnitude <= distance
    }

    /// Whether it is a bar with one of these numbers: on it, or in a row beside its caps if it is too short.
    func isBar(withOneOf numbers: [Point]) -> Bool {
      if numbers.contains(where: { holds($0, within: 0.5) }) { return true }
      let aside = Schematic.Measures.capLength / 2 + Schematic.Measures.calloutRadius + 1
      let row = numbers.count { holds($0, within: aside + Schematic.Measures.callout * 2) }
      // On it the numbers would leave less than two dashes of 6.25 points and a gap of 4.25, or their heads.
      let isShort = end - start < Schematic.Measures.callout * Double(row) + 18
      return isShort && numbers.contains { holds($0, within: aside) }
    }
  }

  /// The frames of the boxes, in their order.
  let frames: [Rect]
  /// By the constraints' places in the layout.
  private(set) var lines: [Int: [Line]] = [:]
  private(set) var numbers: [Int: [Point]] = [:]

  init(_ figure: Figure) {
    frames = figure.groups.compactMap(\.frame)
    for group in figure.groups {
      guard case .constraint(let index)? = group.part else { continue }
      if group.isConstraint { lines[index] = Self.lines(of: group.marks) }
      if group.isNumber {
        numbers[index] = group.marks.compactMap { mark in
          if case .circle(let center, Schematic.Measures.calloutRadius) = mark.shape {
            center
          } else {
            nil
          }
        }
      }
    }
  }

  /// All lines of all constraints.
  var allLines: [Line] { lines.values.flatMap(\.self) }

  /// The lines of a constraint, each put together of its pieces; caps are no lines.
  private static func lines(of marks: [Mark]) -> [Line] {
    var lines: [Line] = []
    for mark in marks where mark.role != .rim {
      switch mark.shape {
      case .segments(let segments):
        for segment in segments {
          let isLevel = segment.from.y == segment.to.y
          let (from, to) =
            isLevel ? (segment.from.x, segment.to.x) : (segment.from.y, segment.to.y)
          append(
            Line(
              axis: isLevel ? .horizontal : .vertical, start: min(from, to), end: max(from, to),
              cross: isLevel ? segment.from.y : segment.from.x, width: mark.stroke?.width ?? 0,
              isDashed: mark.stroke?.dashes.isEmpty == false), to: &lines)
        }
      case .polyline(let points):
        // The head of an arrow is a triangle that begins at its tip.
        let isLevel = points[1].x == points[2].x
        let (tip, base) = isLevel ? (points[0].x, points[1].x) : (points[0].y, points[1].y)
        append(
          Line(
            axis: isLevel ? .horizontal : .vertical, start: min(tip, base), end: max(tip, base),
            cross: isLevel ? points[0].y : points[0].x, width: Schematic.Measures.arrowWidth,
            isDashed: false, isArrow: true), to: &lines)
      default: break
      }
    }
    return lines.filter { line in
      let isCap =
        (line.end - line.start - Schematic.Measures.capLength).magnitude < 0.01
        && lines.contains { bar in
          bar.axis != line.axis && (bar.cross - (line.start + line.end) / 2).magnitude < 0.01
            && [bar.start, bar.end].contains { ($0 - line.cross).magnitude < 0.8 }
        }
      return !isCap
    }
  }

  /// Adds a piece to the line that it continues.
  private static func append(_ piece: Line, to lines: inout [Line]) {
    let place = lines.firstIndex { line in
      line.axis == piece.axis && (line.cross - piece.cross).magnitude < 0.01
        && line.width == piece.width && line.start <= piece.end + 0.01
        && piece.start <= line.end + 0.01
    }
    guard let place else { return lines.append(piece) }
    var joined = lines.remove(at: place)
    (joined.start, joined.end) = (min(joined.start, piece.start), max(joined.end, piece.end))
    joined.isDashed = joined.isDashed || piece.isDashed
    joined.isArrow = joined.isArrow || piece.isArrow
    append(joined, to: &lines)
  }
}
