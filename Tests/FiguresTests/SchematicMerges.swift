import FigureChoices
import LayoutModel

@testable import Figures

extension Schematic.Diagram {
  /// Everything that hides something else, in words, with the constraints' places.
  var merges: [String] {
    var found: [String] = []
    for (index, mark) in marks.enumerated() {
      let number = model.ties[mark.ties[0]].index + 1
      for other in marks[(index + 1)...] where hides(mark.candidate, other.candidate) {
        found.append("\(number) and \(model.ties[other.ties[0]].index + 1)")
      }
      for caption in captions where hides(mark.candidate, caption.place.rect) {
        found.append("\(number) and \(model.boxes[caption.box].name)")
      }
      let isAtCorner = places.frames.contains { frame in
        frame.corners.contains { corner in
          mark.candidate.numbers.contains { $0.isNear(corner, NumberDisc.discRadius) }
        }
      }
      if isAtCorner { found.append("\(number) and a corner") }
    }
    for (index, caption) in captions.enumerated() {
      for other in captions[(index + 1)...] where caption.place.rect.intersects(other.place.rect) {
        found.append("two captions")
      }
    }
    return found
  }

  /// Lines that leave what they belong to, or are too short to show what they are.
  var strayLines: [String] {
    var found: [String] = []
    for guide in guides.guides {
      let frame = places.frames[guide.box].insetBy(dx: -0.5, dy: -0.5)
      let isInside = model.values.allSatisfy { line, value in
        let (start, end) = model.boxes[guide.box].rect.range(line.axis)
        return line.box != guide.box || line.guide != guide.guide || start <= value && value <= end
      }
      // The content of a scroll view may be larger than it, and the margins of a small view too.
      if isInside, !(guides.lines[guide] ?? []).allSatisfy({ frame.contains($0.box) }) {
        found.append("\(guide.guide.phrase.english) of \(model.boxes[guide.box].name)")
      }
    }
    for mark in marks {
      let tie = model.ties[mark.ties[0]]
      let stroke = mark.candidate.strokes[0]
      if stroke.role == .center, case .places(let first, let second) = tie.sides,
        let root = [first, second].first(where: { $0.box == 0 })
      {
        let (start, end) = places.frames[0].range(root.axis.across)
        let isBeyond = [first, second].contains { side in
          let (low, high) = places.frames[side.box].range(root.axis.across)
          return low < start || high > end
        }
        if !isBeyond, stroke.start < start || stroke.end > end {
          found.append("the centre line of \(tie.index + 1)")
        }
      }
      // Half of a head of 12 points, or a dash of 9, at each side of the numbers. Without a number on it
      // a bar of 15 points shows two dashes or heads.
      let onBar = mark.candidate.numbers.count { stroke.distance(to: $0) < 1 }
      let room = stroke.end - stroke.start - Schematic.Measures.callout * Double(onBar)
      if stroke.role == .bar, tie.isOptional || tie.isInequality, room < (onBar > 0 ? 18 : 15) {
        found.append("\(tie.index + 1) is short: \(room)")
      }
    }
    return found
  }

  /// The kinds of guides that are drawn without their name.
  var unnamedGuides: [String] {
    let named = Set(captions.compactMap(\.guide))
    return guides.guides.map(\.guide).filter { !named.contains($0) }.map(\.phrase.english)
  }

  /// Whether a mark hides a text, with its caps; lines are interrupted there.
  private func hides(_ mark: Schematic.Candidate, _ text: Rect) -> Bool {
    let reach = Schematic.Measures.capLength / 2
    return mark.numbers.contains { text.distance(to: $0) < Schematic.Measures.calloutRadius }
      || mark.strokes.contains { stroke in
        stroke.role == .bar
          && (stroke.hits(text, larger: 0)
            || [stroke.start, stroke.end].contains {
              Schematic.MarkStroke(
                stroke.axis.across, stroke.cross - reach, stroke.cross + reach, at: $0, .bar
              ).hits(text, larger: 0)
            })
      }
  }

  /// Whether numbers hide each other or a line, or parallel lines are nearer than 4 points.
  private func hides(_ a: Schematic.Candidate, _ b: Schematic.Candidate) -> Bool {
    let radius = Schematic.Measures.calloutRadius
    let (one, other) = (a.strokes[0], b.strokes[0])
    let areOneLine =
      one.role == other.role && one.axis == other.axis && [.center, .baseline].contains(one.role)
      && (one.cross - other.cross).magnitude < 0.1
    if a.numbers.contains(where: { number in b.numbers.contains { $0.isNear(number, 2 * radius) } })
    {
      return true
    }
    if areOneLine { return false }
    func covers(_ numbers: [Point], _ strokes: [Schematic.MarkStroke]) -> Bool {
      strokes.contains { stroke in
        stroke.role != .thin && numbers.contains { stroke.distance(to: $0) < radius - 1 }
      }
    }
    if covers(a.numbers, b.strokes) || covers(b.numbers, a.strokes) { return true }
    return a.strokes.contains { one in
      b.strokes.contains { other in
        one.axis == other.axis && !(one.role == .thin && other.role == .thin)
          && (one.cross - other.cross).magnitude < 4
          && min(one.end, other.end) - max(one.start, other.start) > 1
      }
    }
  }

  /// Whether a phone's screen of up to 30 constraints is larger than a page, or has an empty band, in words.
  var sizeFaults: [String] {
    let size = model.layout.canvas.size
    guard min(size.width, size.height) <= 450, max(size.width, size.height) <= 950,
      model.layout.constraints.count <= 30
    else { return [] }
    let root = places.frames[0]
    let isTooLarge = model.isPortrait && (root.width > 520 || root.height > 900)
    // On the canvas of a device the width is one of a few.
    let axes = model.layout.canvas.device == nil ? Axis.allCases : [.vertical]
    let bands = axes.map(widestEmptyBand).filter { $0 > 90 }
    return (isTooLarge ? ["\(root.width) x \(root.height)"] : []) + bands.map { "band of \($0)" }
  }

  /// The widest band of the superview without a view, a bar or a row of text; a view that holds others there
  /// does not count.
  ///
  /// Where a constraint names the superview's centre, the centre stays in the middle: what measures one half
  /// measures the other.
  private func widestEmptyBand(_ axis: Axis) -> Double {
    let ranges = places.frames.map { $0.range(axis) }
    var covered = model.boxes.indices.filter { box in
      model.boxes[box].children.isEmpty
        || box != 0
          && model.boxes[box].children.allSatisfy {
            ranges[$0].end <= ranges[box].start || ranges[$0].start >= ranges[box].end
          }
    }.map { ranges[$0] }
    // A frame ends a band.
    covered += ranges.dropFirst().flatMap { [($0.start, $0.start), ($0.end, $0.end)] }
    for mark in marks {
      for stroke in mark.candidate.strokes where stroke.role == .bar && stroke.axis == axis {
        covered.append((stroke.start - 4, stroke.end + 4))
      }
    }
    // Names of containers have rows of their own.
    let names = captions.filter { $0.guide == nil && !model.boxes[$0.box].children.isEmpty }
    if axis == .vertical { covered += names.map { $0.place.rect.range(axis) } }
    let (start, end) = ranges[0]
    if places.has(Schematic.Extent(axis: axis, box: 0).line(.center)) {
      covered += covered.map { (start + end - $0.end, start + end - $0.start) }
    }
    var (place, widest) = (start, 0.0)
    for (from, to) in covered.sorted(by: { $0.start < $1.start }) + [(end, end)] {
      widest = max(widest, min(from, end) - place)
      place = max(place, to)
    }
    return widest
  }
}

extension Point {
  func isNear(_ other: Point, _ distance: Double) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy < distance * distance
  }
}

extension Rect {
  /// The distance of a point outside of it, 0 inside.
  func distance(to point: Point) -> Double {
    let (dx, dy) = (
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY)
    )
    return (dx * dx + dy * dy).squareRoot()
  }
}
