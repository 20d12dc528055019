import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The marks of diagrams join what they belong to, and hide nothing.
struct SchematicMarkTests {
  @Test(arguments: SchematicSamples.recipes)
  func `marks end at the places that their constraints name`(_ path: String) throws {
    for solved in try SchematicSamples.layouts(of: path) {
      let diagram = try SchematicSamples.diagram(of: solved)
      #expect(diagram.looseMarks == [], "\(solved.layout.circumstances)")
    }
  }

  @Test(arguments: SchematicSamples.recipes)
  func `nothing hides anything in a phone's screen`(_ path: String) throws {
    for solved in try SchematicSamples.layouts(of: path) where SchematicSamples.isSmall(solved) {
      let diagram = try SchematicSamples.diagram(of: solved)
      #expect(diagram.merges == [], "\(solved.layout.circumstances)")
    }
  }

  @Test(arguments: SchematicSamples.recipes)
  func `every number of the list is at a mark`(_ path: String) throws {
    for solved in try SchematicSamples.layouts(of: path) {
      let figure = try SchematicStyle.figure(of: solved, FigureRequest(name: "T", title: "T"))
      let layout = solved.layout
      let numbers = Set(
        figure.groups.filter { $0.classes.contains("ib-callout") }.flatMap(\.marks)
          .compactMap { mark -> String? in
            if case .text(let line, _, _) = mark.shape { line.text } else { nil }
          })
      let shown = layout.constraints.indices.filter { index in
        layout.constraints[index].items.allSatisfy { item in
          if case .view(let view) = item { !layout.isHidden(view) } else { true }
        }
      }
      #expect(numbers == Set(shown.map(layout.shownNumber(ofConstraint:))))
    }
  }

  @Test(arguments: SchematicSamples.recipes)
  func `a phone's screen fits a page, and has no empty bands`(_ path: String) throws {
    for solved in try SchematicSamples.layouts(of: path) where SchematicSamples.isSmall(solved) {
      let diagram = try SchematicSamples.diagram(of: solved)
      let root = diagram.places.frames[0]
      if diagram.model.isPortrait {
        #expect(root.width <= 520 && root.height <= 900, "\(root)")
      }
      for axis in Axis.allCases where !diagram.isCentered(axis) {
        #expect(diagram.widestEmptyBand(axis) <= 90)
      }
    }
  }
}

extension SchematicDiagram {
  /// The marks of distances and sizes that do not join their places, in words.
  var looseMarks: [String] {
    marks.flatMap { mark -> [String] in
      let tie = model.ties[mark.ties[0]]
      let strokes = mark.candidate.strokes
      guard let bar = strokes.first else { return ["\(tie.index + 1) has no line"] }
      switch tie.sides {
      case .sizes:
        // The bar is as long as one of the boxes it is about, but for 5 points at each end.
        let box = mark.boxes.first ?? 0
        let (start, end) = frame(of: box).range(bar.axis)
        let isInside = bar.start >= start && bar.end <= end
        return isInside && bar.start - start <= 5 && end - bar.end <= 5
          || model.boxes[box].rect.width == 0 ? [] : ["\(tie.index + 1) is not as long as its view"]
      case .places(let first, let second):
        if bar.role != .bar { return looseLine(tie, bar, first, second) }
        let places = [first, second].map(place).sorted()
        let isJoined =
          bar.start >= places[0] && bar.start - places[0] <= 4 && bar.end <= places[1]
          && places[1] - bar.end <= 4
        let reaches = [first, second].allSatisfy { line in
          let (start, end) = frame(of: line.box).range(bar.axis.across)
          let isBeside = bar.cross >= start - 1 && bar.cross <= end + 1
          return isBeside
            || strokes.dropFirst().contains {
              $0.start <= bar.cross && bar.cross <= $0.end && ($0.cross - place(line)).magnitude < 1
                && $0.start <= end + 1 && start - 1 <= $0.end
            }
        }
        return isJoined && reaches ? [] : ["\(tie.index + 1) does not join its places"]
      }
    }
  }

  /// A line of two places that are one lies beside both, and along both or towards them.
  private func looseLine(
    _ tie: SchematicTie, _ line: SchematicStroke, _ first: SchematicLine, _ second: SchematicLine
  ) -> [String] {
    let isNear = [first, second].allSatisfy {
      // The middle of a box without a length is its place.
      let distance = (places.coordinate($0, asDrawn: false) - line.cross).magnitude
      // Lines of several constraints at one edge are in lanes of 5 points beside it.
      return line.role == .line ? distance <= 42 : distance <= 0.5
    }
    let touches = [first, second].allSatisfy { side in
      let (start, end) = frame(of: side.box).range(line.axis)
      return line.start <= end + 1 && start - 1 <= line.end
    }
    let fault = isNear ? "does not reach its views" : "is not at its place"
    return isNear && touches ? [] : ["\(line.role) \(tie.index + 1) \(fault)"]
  }

  private func frame(of box: Int) -> Rect { places.frames[box] }

  /// Where a line of a box is drawn, from the box's frame if it is an edge of it.
  private func place(_ line: SchematicLine) -> Double {
    let (start, end) = frame(of: line.box).range(line.axis)
    guard line.guide == nil else { return places.position(of: line) }
    switch line.place {
    case .near: return start
    case .far: return end
    default: return places.position(of: line)
    }
  }

  /// Everything that hides something else, in words.
  var merges: [String] {
    var found: [String] = []
    let radius = SchematicMeasures.calloutRadius
    for (index, mark) in marks.enumerated() {
      let number = model.ties[mark.ties[0]].index + 1
      for other in marks[(index + 1)...] {
        let otherNumber = model.ties[other.ties[0]].index + 1
        if hides(mark.candidate, other.candidate) { found.append("\(number) and \(otherNumber)") }
      }
      for caption in captions {
        let text = caption.place.rect
        let isHidden =
          mark.candidate.numbers.contains { text.distance(to: $0) < radius }
          // Lines are interrupted at texts.
          || mark.candidate.strokes.contains { $0.role == .bar && $0.hits(text, larger: 0) }
        if isHidden { found.append("\(number) and \(model.boxes[caption.box].name)") }
      }
    }
    for (index, caption) in captions.enumerated() {
      for other in captions[(index + 1)...] where caption.place.rect.intersects(other.place.rect) {
        found.append("two captions")
      }
    }
    return found
  }

  /// Whether numbers hide each other or a line, or parallel lines are nearer than 4 points.
  private func hides(_ a: SchematicCandidate, _ b: SchematicCandidate) -> Bool {
    let radius = SchematicMeasures.calloutRadius
    let isOneLine =
      a.strokes[0].role == b.strokes[0].role && a.strokes[0].axis == b.strokes[0].axis
      && [.center, .baseline].contains(a.strokes[0].role)
      && (a.strokes[0].cross - b.strokes[0].cross).magnitude < 0.1
    for one in a.numbers {
      for other in b.numbers where one.isNear(other, 2 * radius) { return true }
    }
    if isOneLine { return false }
    func covers(_ numbers: [Point], _ strokes: [SchematicStroke]) -> Bool {
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

  /// Whether the middle of the superview is that of a view: what is on one side needs as much on the other.
  func isCentered(_ axis: Axis) -> Bool {
    model.ties.contains { tie in
      guard case .places(let first, let second) = tie.sides else { return false }
      return first.axis == axis && [first, second].contains { $0.box == 0 && $0.place == .center }
    }
  }

  /// The widest band of the superview with neither a view without subviews nor a bar in it.
  func widestEmptyBand(_ axis: Axis) -> Double {
    var covered = model.boxes.indices.filter { model.boxes[$0].children.isEmpty }
      .map { places.frames[$0].range(axis) }
    for mark in marks {
      for stroke in mark.candidate.strokes where stroke.role == .bar && stroke.axis == axis {
        covered.append((stroke.start - 4, stroke.end + 4))
      }
    }
    let (start, end) = places.frames[0].range(axis)
    var (place, widest) = (start, 0.0)
    for (from, to) in covered.sorted(by: { $0.start < $1.start }) + [(end, end)] {
      widest = max(widest, from - place)
      place = max(place, to)
    }
    return widest
  }
}
