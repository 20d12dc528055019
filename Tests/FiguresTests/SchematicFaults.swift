import LayoutModel

@testable import Figures

/// What is wrong with a diagram, in words: read from the figure's own tree of marks.
struct SchematicFaults {
  let diagram: Schematic.Diagram
  private let tree: SchematicTree
  private var model: Schematic.Model { diagram.model }
  private var frames: [Rect] { tree.frames }

  /// From a bar's end to the edge that it measures from: 3 points, and 4 at the superview.
  private static let gap = 4.01
  /// Centre lines and baselines lie at their places.
  private static let tolerance = 0.5
  /// A size stands in its view, or up to 18 points beside it.
  private static let beside = 18.01

  init(_ diagram: Schematic.Diagram, _ figure: Figure) {
    self.diagram = diagram
    tree = SchematicTree(figure)
  }

  init(of solved: SolvedLayout) throws {
    let diagram = try SchematicSamples.diagram(of: solved)
    let request = FigureRequest(name: "T", title: "T")
    try self.init(diagram, Schematic.Style.figure(of: diagram, solved, request))
  }

  /// The constraints between views that are shown whose numbers are not in the figure.
  var missingNumbers: [String] {
    let layout = model.layout
    return layout.constraints.indices.filter { index in
      let isShown = layout.constraints[index].items.allSatisfy { item in
        if case .view(let view) = item { !layout.isHidden(view) } else { true }
      }
      return isShown && (tree.numbers[index] ?? []).isEmpty
    }.map { "\($0 + 1) has no number" }
  }

  // MARK: Order

  /// An edge of a box as it lies in the layout and as it is drawn.
  private struct Edge {
    var line: Schematic.Line
    var truth: Double
    var drawn: Double
  }

  /// The pairs of edges in another order; those at one place of which one is of a view that holds the other and
  /// yet lies inside it, and those that a constraint ties and that are apart.
  var order: [String] {
    var faults: [String] = []
    for axis in Axis.allCases {
      let edges = model.boxes.indices.flatMap { self.edges(of: $0, axis) }
      let tied = tiedEdges(axis)
      for (number, one) in edges.enumerated() {
        for other in edges[(number + 1)...]
        where one.line.box != other.line.box && !isKept(one, other, tied) {
          faults.append(
            "\(model.boxes[one.line.box].name), \(model.boxes[other.line.box].name), \(axis)")
        }
      }
    }
    return faults
  }

  private func isKept(_ one: Edge, _ other: Edge, _ tied: Set<Set<Schematic.Line>>) -> Bool {
    let (truth, drawn) = (one.truth - other.truth, one.drawn - other.drawn)
    let (mine, theirs) = (scrollView(beyondWhich: one), scrollView(beyondWhich: other))
    if mine != theirs {
      // What one sees only after scrolling lies in its scroll view.
      return [(one, mine), (other, theirs)].allSatisfy { edge, scrollView in
        guard let scrollView else { return true }
        let (start, end) = frames[scrollView].range(edge.line.axis)
        return start <= edge.drawn && edge.drawn <= end
      }
    }
    // Edges that differ by less than half a point may be one in the diagram.
    if truth.magnitude > 0.5 { return truth * drawn > 0 }
    if truth.magnitude > 0.01 || one.line.place != other.line.place { return true }
    // The edge of the view that is held lies inside the other's.
    let inwards = one.line.place == .near ? 1.0 : -1
    if model.holds(one.line.box, other.line.box) { return inwards * drawn < 0 }
    if model.holds(other.line.box, one.line.box) { return inwards * drawn > 0 }
    return drawn == 0 || !tied.contains([one.line, other.line])
  }

  /// The scroll view that does not show an edge.
  private func scrollView(beyondWhich edge: Edge) -> Int? {
    model.boxes[edge.line.box].ancestors.first { box in
      let (start, end) = model.boxes[box].rect.range(edge.line.axis)
      return model.boxes[box].kind == .scrollView
        && (edge.truth > end + 0.5 || edge.truth < start - 0.5)
    }
  }

  /// The pairs of edges that constraints make one.
  private func tiedEdges(_ axis: Axis) -> Set<Set<Schematic.Line>> {
    Set(
      model.ties.compactMap { tie in
        guard case .places(let first, let second) = tie.sides, first.axis == axis else {
          return nil
        }
        return [first, second]
      })
  }

  /// The edges of a box; of one without a length the one where it lies.
  private func edges(of box: Int, _ axis: Axis) -> [Edge] {
    let extent = Schematic.Extent(axis: axis, box: box)
    let (start, end) = model.boxes[box].rect.range(axis)
    let (low, high) = frames[box].range(axis)
    let both = [
      Edge(line: extent.line(.near), truth: start, drawn: low),
      Edge(line: extent.line(.far), truth: end, drawn: high),
    ]
    guard end - start < 0.5, box != 0 else { return both }
    // One that hangs at its middle has no edge where it lies.
    return both.filter { diagram.places.coordinates.flatPlace(of: box, axis) == $0.line.place }
  }

  // MARK: Marks

  /// The constraints whose lines and numbers do not join what they belong to.
  var looseMarks: [String] {
    model.ties.flatMap { tie -> [String] in
      let number = tie.index + 1
      guard !(tree.numbers[tie.index] ?? []).isEmpty else { return ["\(number) has no number"] }
      switch tie.sides {
      case .sizes(let first, let second):
        return [first, second].compactMap { $0 }
          .filter { !isMeasured($0, tie) && !(second == $0 && isCrowded($0)) }
          .map { "\(number) does not measure \(model.boxes[$0.box].name)" }
      case .places(let first, let second):
        let lines = tree.lines[tie.index] ?? []
        let isJoined =
          diagram.places.isBar(first, second)
          ? lines.contains { isBar($0, lines, tie, first, second) }
          : isLine(whole(lines, across: first.axis), tie, first, second)
        return isJoined ? [] : ["\(number) does not join its places"]
      }
    }
  }

  /// Whether several constraints make other sizes equal to a size: then their numbers stand at these.
  private func isCrowded(_ extent: Schematic.Extent) -> Bool {
    model.ties.count { $0.isEqualSize(in: model.boxes) && $0.sides.second == extent } > 1
  }

  /// Whether a line with a number of the constraint is as long as a view, in it or beside it; the superview
  /// is measured outside the figure.
  private func isMeasured(_ extent: Schematic.Extent, _ tie: Schematic.Tie) -> Bool {
    let isClass = tie.isEqualSize(in: model.boxes)
    // A view that is tied to many has the number of one of them.
    let mates = isClass ? model.ties.filter { $0.isEqualSize(in: model.boxes) } : [tie]
    let numbers = mates.filter { mate in
      guard case .sizes(let first, let second) = mate.sides else { return false }
      return first == extent || second == extent
    }.flatMap { tree.numbers[$0.index] ?? [] }
    let isOutside =
      !isClass && (extent.box == 0 || extent.guide != nil) && tie.sides.first != extent
    let frame = frames[extent.box]
    var start = diagram.places.position(of: extent.line(.near))
    var end = diagram.places.position(of: extent.line(.far))
    let (low, high) = frame.range(extent.axis.across)
    // A view that is a line has the caps of its size at both sides of it.
    if model.isHairline(extent.box, extent.axis) { (start, end) = (start - 1, end + 1) }
    return tree.allLines.contains { line in
      let isThere =
        isOutside
        ? line.cross < low || line.cross > high
        : line.cross >= low - Self.beside && line.cross <= high + Self.beside
      return line.axis == extent.axis && isThere && line.start >= start - 0.01
        && line.start - start <= Self.gap && line.end <= end + 0.01 && end - line.end <= Self.gap
        && line.isBar(withOneOf: numbers)
    }
  }

  /// Whether a line is the bar between two places, and a thin line leads to what is not beside it.
  private func isBar(
    _ bar: SchematicTree.Line, _ lines: [SchematicTree.Line], _ tie: Schematic.Tie,
    _ first: Schematic.Line, _ second: Schematic.Line
  ) -> Bool {
    let sides = [first, second].sorted { place($0) < place($1) }
    let places = sides.map(place)
    guard bar.axis == first.axis, bar.start >= places[0] - 0.01,
      bar.start - places[0] <= gap(at: sides[0]), bar.end <= places[1] + 0.01,
      places[1] - bar.end <= gap(at: sides[1]),
      bar.isBar(withOneOf: tree.numbers[tie.index] ?? [])
    else { return false }
    return [first, second].allSatisfy { side in
      let (start, end) = frames[side.box].range(bar.axis.across)
      if bar.cross >= start - 0.51 && bar.cross <= end + 0.51 { return true }
      let thin = lines.filter {
        $0.axis != bar.axis && ($0.cross - place(side)).magnitude < 0.01
      }
      guard let whole = whole(thin, across: bar.axis) else { return false }
      return whole.start <= bar.cross && bar.cross <= whole.end && whole.start <= end + 0.01
        && start - 0.01 <= whole.end
    }
  }

  /// From an edge to the end of a bar, beyond the lanes of the lines along that edge.
  private func gap(at line: Schematic.Line) -> Double {
    let lines = model.ties.count { tie in
      guard case .places(let one, let two) = tie.sides else { return false }
      return one.isOwnEdge && two.isOwnEdge && one.axis == line.axis
        && !diagram.places.isBar(one, two) && diagram.places.areOne(one, line)
    }
    return Self.gap + Schematic.Measures.lane * Double(max(0, lines - 1))
  }

  /// Whether a line lies at two places that are one, and along both of their views or from one to the other.
  private func isLine(
    _ line: SchematicTree.Line?, _ tie: Schematic.Tie, _ first: Schematic.Line,
    _ second: Schematic.Line
  ) -> Bool {
    let isInLane = [first, second].contains(where: \.isEdge)
    let reach = isInLane ? laneReach(of: tie, first, second) : Self.tolerance
    let aside = isInLane ? Schematic.Measures.calloutAside + 0.01 : 0.5
    guard let line,
      (tree.numbers[tie.index] ?? []).contains(where: { line.holds($0, within: aside) })
    else { return false }
    return [first, second].allSatisfy { side in
      let (start, end) = frames[side.box].range(line.axis)
      let distance = diagram.places.position(of: side) - line.cross
      return distance.magnitude <= reach && line.start <= end + 1 && start - 1 <= line.end
    }
  }

  /// The line that names interrupt.
  private func whole(_ pieces: [SchematicTree.Line], across axis: Axis) -> SchematicTree.Line? {
    let pieces = pieces.filter { $0.axis != axis }
    guard var line = pieces.first, pieces.allSatisfy({ $0.cross == line.cross }) else { return nil }
    line.start = pieces.reduce(line.start) { min($0, $1.start) }
    line.end = pieces.reduce(line.end) { max($0, $1.end) }
    return line
  }

  /// How far from its edge a line may lie: 2 points, a lane of 5 points for each other line at that edge, and one
  /// more where none of these has room for its number; or anywhere between edges that are one in the layout.
  private func laneReach(
    of tie: Schematic.Tie, _ first: Schematic.Line, _ second: Schematic.Line
  ) -> Double {
    let others = model.ties.count { other in
      guard case .places(let one, let two) = other.sides else { return false }
      return other.index != tie.index && one.isEdge && two.isEdge
        && !diagram.places.isBar(one, two) && one.axis == first.axis
        && diagram.places.areAtOnePlace(one, first)
    }
    let opening = (diagram.places.position(of: first) - diagram.places.position(of: second))
      .magnitude
    // A view without a size has a small one in the diagram.
    let half =
      [first, second].map { line in
        let (start, end) = frames[line.box].range(line.axis)
        return diagram.places.coordinates.flatShare(of: line).magnitude * (end - start)
      }.max() ?? 0
    return max(opening, half + 2.01 + Schematic.Measures.lane * Double(others + 1))
  }

  /// Where a line of a box is drawn, from the box's frame if it is an edge of it.
  private func place(_ line: Schematic.Line) -> Double {
    guard line.isOwnEdge else { return diagram.places.position(of: line) }
    let (start, end) = frames[line.box].range(line.axis)
    return line.place == .near ? start : end
  }
}

extension Schematic.Tie.Sides {
  /// The size that the constraint sets; nil of a constraint between places.
  fileprivate var first: Schematic.Extent? {
    if case .sizes(let first, _) = self { first } else { nil }
  }

  /// The size that it depends on.
  fileprivate var second: Schematic.Extent? {
    if case .sizes(_, let second) = self { second } else { nil }
  }
}
