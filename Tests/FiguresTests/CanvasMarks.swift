import LayoutModel
import Typesetting

@testable import Figures

/// What can be found out about a canvas figure from its marks alone.
struct CanvasMarks {
  /// The mark of a constraint.
  struct Constraint {
    var id: String
    /// Its lines and caps.
    var lines: [Segment]
    /// The thin lines to items that are not beside a bar.
    var extensions: [Segment]
    /// The centres of its badges.
    var badges: [Point]
    /// Its lines without the caps.
    var stems: [Segment]
    /// Whether its lines have caps at both ends.
    var isBar: Bool
  }

  let constraints: [Constraint]

  /// A line that has another colour on a view than beside it is one line.
  private static func joined(_ lines: [Segment]) -> [Segment] {
    var joined: [Segment] = []
    for line in lines {
      var line = line
      while let place = joined.firstIndex(where: { other in
        (other.to == line.from || other.from == line.to) && other.isInLine(with: line, within: 0.5)
      }) {
        let other = joined.remove(at: place)
        line = Segment(
          from: other.to == line.from ? other.from : line.from,
          to: other.to == line.from ? line.to : other.to)
      }
      joined.append(line)
    }
    return joined
  }

  init(_ figure: Figure) {
    constraints = figure.groups.filter(\.isConstraint).map { group in
      func marks(_ roles: Role...) -> [Mark] { group.marks.filter { roles.contains($0.role) } }
      let lines = marks(.stem, .alignment, .baseline, .center)
      return Constraint(
        id: String(group.id.drop { $0 != "-" }),
        lines: Self.joined((lines + marks(.cap)).flatMap(\.segments)),
        extensions: marks(.lead).flatMap(\.segments),
        badges: marks(.sign).compactMap(\.placedSymbol?.place),
        stems: Self.joined(lines.flatMap(\.stems)),
        isBar: lines.map(\.caps).reduce(0, +) + marks(.cap).flatMap(\.segments).count >= 2)
    }
  }

  /// The bars that lie beside a line of another constraint, at less than four points.
  var crowdedBars: [String] {
    constraints.indices.flatMap { a in
      constraints.indices.dropFirst(a + 1).compactMap { b in
        let (first, second) = (constraints[a], constraints[b])
        guard first.isBar || second.isBar else { return nil }
        return first.stems.first { line in
          second.stems.contains { line.runs(beside: $0, within: 4) }
        }.map { "\(first.id) beside \(second.id) at \($0.from)" }
      }
    }
  }

  /// The badges that do not touch a line or a cap of their own constraint, but for half a point at the edge of the
  /// canvas and beside a short bar.
  var looseBadges: [String] {
    constraints.flatMap { mark in
      mark.badges.filter { badge in
        !mark.lines.contains { line in
          let (dx, dy) = (
            max(line.box.minX - badge.x, badge.x - line.box.maxX, 0),
            max(line.box.minY - badge.y, badge.y - line.box.maxY, 0)
          )
          return max(dx, dy) <= 6
        }
      }.map { "\(mark.id) at \($0)" }
    }
  }
}

extension Segment {
  var isLevel: Bool { from.y == to.y }

  var box: Rect { Rect.around([from, to]) ?? Rect(x: 0, y: 0, width: 0, height: 0) }

  var length: Double { max(box.width, box.height) }

  /// Whether two parallel lines have more than two points of their length in common.
  func runs(beside other: Segment, within distance: Double) -> Bool {
    guard isLevel == other.isLevel else { return false }
    let axis: Axis = isLevel ? .horizontal : .vertical
    let (along, others) = (box.range(axis), other.box.range(axis))
    let apart = box.range(axis.across).start - other.box.range(axis.across).start
    return min(along.end, others.end) - max(along.start, others.start) > 2
      && apart.magnitude < distance
  }
}
