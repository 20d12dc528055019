import ConstraintSolver
import LayoutModel

extension Schematic {
  /// The linear system whose best solution has the coordinates of a diagram.
  ///
  /// Every row is a sum of absolute errors at a level, and the levels are met one after the other. It can
  /// always be met: the true layout, large enough, keeps all required distances.
  struct Program {
    /// The levels of rows, the strongest first.
    enum Level: Int {
      /// The order of coordinates, and what marks and captions need.
      case needs = 0
      /// Centres are in the middle, and sizes that constraints make equal are equal.
      case shape
      /// The size of the page.
      case page
      /// All that marks and captions need, where the page is too small for it.
      case room
      /// Ratios of widths to heights.
      case ratio
      /// Shares of the size of a view that holds another.
      case share
      /// Views of one kind and size look alike.
      case likeness
      /// The true proportions.
      case proportion
    }

    let model: Model
    let coordinates: Coordinates
    private let needs: Needs
    private let lanes: Lanes
    private let largest: Size?
    private var system = LinearSystem(variableCount: 0)
    let variables: AxisPair<[Variable]>

    /// The places of all coordinates, in points of the figure.
    ///
    /// - Parameter largest: The size that the superview should not exceed: the needs give way before it does.
    /// - Throws: An error when the system contains an unusable number or rounding spoils it.
    static func places(
      _ model: Model, _ coordinates: Coordinates, _ needs: Needs,
      _ lanes: Lanes, largest: Size? = nil
    ) throws(SolverError) -> Places {
      var program = Program(model, coordinates, needs, lanes, largest)
      program.appendAll()
      let solution = try program.system.solution()
      let positions = AxisPair { axis in program.variables[axis].map { solution.values[$0.index] } }
      return Places(
        model, coordinates, positions: positions, flatLengths: needs.flatLengths)
    }

    private init(
      _ model: Model, _ coordinates: Coordinates, _ needs: Needs,
      _ lanes: Lanes, _ largest: Size?
    ) {
      self.model = model
      self.largest = largest
      self.coordinates = coordinates
      self.needs = needs
      self.lanes = lanes
      var system = LinearSystem(variableCount: 0)
      variables = AxisPair { axis in coordinates.lines[axis].map { _ in system.addVariable() } }
      self.system = system
    }

    private mutating func appendAll() {
      for axis in Axis.allCases {
        append(place(Extent(axis: axis, box: 0).line(.near)), .equal, .needs)
      }
      for need in needs.needs {
        let length = place(need.to) - place(need.from)
        append(length - least(of: need), .greaterThanOrEqual, .needs)
        if largest != nil { append(length - need.length, .greaterThanOrEqual, .room) }
      }
      for axis in Axis.allCases {
        appendGaps(axis)
        appendCenters(axis)
        appendPage(axis)
        appendSuperview(axis)
        for box in model.boxes.indices { appendLikeness(in: box, axis) }
      }
      for tie in model.ties { appendSizes(of: tie) }
    }

    mutating func append(
      _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ level: Level
    ) {
      system.append(LinearConstraint(expression, relation, level: level.rawValue))
    }

    /// Where a line is, in terms of the coordinates.
    func place(_ line: Line) -> LinearExpression {
      let variable = variables[line.axis][coordinates.number(of: line)]
      guard coordinates.isFlatEdge(line) else { return LinearExpression(variable) }
      return LinearExpression(variable) + needs.flatOffset(of: line)
    }

    func size(_ extent: Extent) -> LinearExpression {
      place(extent.line(.far)) - place(extent.line(.near))
    }

    // MARK: Gaps

    private mutating func appendGaps(_ axis: Axis) {
      let least = leastGaps(axis)
      for gap in least.indices {
        let (start, end) = (variables[axis][gap], variables[axis][gap + 1])
        let length = LinearExpression(end) - LinearExpression(start)
        append(length - least[gap], .greaterThanOrEqual, .needs)
        let goal = max(least[gap], trueLength(ofGap: gap, axis))
        let wide = 1.3 * goal + 8
        let tooWide = wide + goal + 30
        append(length - goal, .equal, .proportion)
        // The farther above its goal a gap is, the more each further point costs.
        append(1.5 * (-1 * length + wide), .greaterThanOrEqual, .proportion)
        append(3.5 * (-1 * length + tooWide), .greaterThanOrEqual, .proportion)
      }
      appendEqualGaps(axis)
    }

    /// The length of a gap in true proportion; an empty gap claims little.
    private func trueLength(ofGap gap: Int, _ axis: Axis) -> Double {
      let (start, end) = (coordinates.values[axis][gap], coordinates.values[axis][gap + 1])
      let isCovered = model.boxes.contains { box in
        let (from, to) = box.rect.range(axis)
        return box.children.isEmpty && !box.isGuide && from <= start + Model.tolerance
          && to >= end - Model.tolerance
      }
      let most =
        isCovered
        ? (axis == .horizontal
          ? Measures.largestGap.width : Measures.largestGap.height)
        : Measures.largestEmptyGap
      return min((end - start) * model.scale[axis], most)
    }

    private func least(of need: Needs.Need) -> Double {
      largest == nil ? need.length : need.least
    }

    /// The least distances of neighbouring coordinates.
    private func leastGaps(_ axis: Axis) -> [Double] {
      let groups = coordinates.lines[axis]
      var least = [Double](repeating: 0, count: max(0, groups.count - 1))
      for need in needs.needs where need.from.axis == axis {
        let gap = coordinates.number(of: need.from)
        if coordinates.number(of: need.to) == gap + 1, !coordinates.isFlatEdge(need.from),
          !coordinates.isFlatEdge(need.to)
        {
          least[gap] = max(least[gap], self.least(of: need))
        }
      }
      for gap in least.indices {
        least[gap] = self.least(between: gap, and: groups[gap], groups[gap + 1], least[gap])
      }
      return least
    }

    private func least(
      between gap: Int, and low: [Line], _ high: [Line], _ need: Double
    ) -> Double {
      func inset(_ lines: [Line], _ place: Line.Place) -> Double {
        lines.filter { $0.guide == nil && $0.place == place }
          .map { model.inset(of: $0.box, $0.axis, place) }.max() ?? 0
      }
      let isWeak = low.allSatisfy { !$0.isEdge } || high.allSatisfy { !$0.isEdge }
      let guide = (low + high).contains { $0.guide != nil } ? Measures.guideGap : 0
      let gapItself = isWeak ? Measures.weakGap : Measures.gap
      var least = max(need, gapItself + inset(low, .near) + inset(high, .far)) + guide
      for line in low + high where coordinates.isFlat(line.box, line.axis) {
        let extent = Extent(axis: line.axis, box: line.box)
        least = max(least, 6 + (needs.flatLengths[extent] ?? 0) / 2)
      }
      func lanes(_ number: Int, _ place: Line.Place) -> Int {
        let edge = Lanes.Edge(axis: low[0].axis, coordinate: number, place: place)
        return self.lanes.counts[edge] ?? 0
      }
      let count = max(lanes(gap, .far), lanes(gap + 1, .near))
      return count == 0
        ? least : max(least, 4 + Measures.lane * Double(count) + guide)
    }

    // MARK: Shape

    private mutating func appendCenters(_ axis: Axis) {
      for line in coordinates.lines[axis].joined()
      where line.place == .center && !coordinates.isFlat(line.box, axis) {
        var (near, far) = (line, line)
        (near.place, far.place) = (.near, .far)
        // The middle of a guide is that of its sides, if it has both.
        guard coordinates.has(near), coordinates.has(far) else { continue }
        append(2 * place(line) - place(near) - place(far), .equal, .shape)
      }
    }

    private mutating func appendPage(_ axis: Axis) {
      let page =
        model.isPortrait ? Measures.portraitPage : Measures.landscapePage
      guard let first = variables[axis].first, let last = variables[axis].last else { return }
      let span =
        largest == nil
        ? LinearExpression(first) - LinearExpression(last)
        : -1 * size(Extent(axis: axis, box: 0))
      let limit = largest ?? page
      append(
        span + (axis == .horizontal ? limit.width : limit.height), .greaterThanOrEqual, .page)
    }

    /// A superview with views in it is not too small, as long as nothing else grows far beyond its proportion.
    private mutating func appendSuperview(_ axis: Axis) {
      guard model.isFilled(axis) else { return }
      let least = Measures.smallSuperview
      let length = size(Extent(axis: axis, box: 0))
      append(
        2 * (length - (axis == .horizontal ? least.width : least.height)), .greaterThanOrEqual,
        .proportion)
    }

    private mutating func appendSizes(of tie: Tie) {
      guard case .sizes(let first, let second?) = tie.sides, tie.isEquationThatHolds,
        tie.constraint.constant == 0, second.guide == nil, first.guide == nil,
        !coordinates.isFlat(first.box, first.axis), !coordinates.isFlat(second.box, second.axis),
        (1.0 / 64...64).contains(tie.constraint.multiplier), first != second
      else { return }
      let level: Level =
        model.holds(second.box, first.box)
        ? .share : first.axis == second.axis ? .shape : .ratio
      append(size(first) - tie.constraint.multiplier * size(second), .equal, level)
    }
  }
}

extension Schematic.Needs {
  /// How far the edge of a box without a length in the layout is from its middle.
  func flatOffset(of line: Schematic.Line) -> Double {
    let half = (flatLengths[Schematic.Extent(axis: line.axis, box: line.box)] ?? 0) / 2
    return line.place == .near ? -half : half
  }
}
