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
      case equality
      /// The size of the page.
      case page
      /// The width that the superview is to have.
      case width
      /// What is no distance in the layout does not seem to be a long one.
      case opening
      /// The ratios of widths to heights that constraints name.
      case ratio
      /// What is long in the layout is no shorter than a short gap with a constraint.
      case stretch
      /// All that marks and captions need, where the page is too small for it.
      case room
      /// Distances that are equally long in the layout are so.
      case likeness
      /// Large views stay large.
      case importance
      /// A view twice as long as another one is no shorter.
      case size
      /// Views of one kind and size look alike.
      case kind
      /// Shares of the size of a view that holds another.
      case share
      /// What is the same in the layouts of a row is so in its figures.
      case row
      /// What is empty, and what is low in the layout, does not grow beyond measure.
      case cap
      /// The size that the superview is to have, where only emptiness would be in the way.
      case shape
      /// The least size, or the true proportions of what is left.
      case proportion
      /// Sizes as large as that of a view around them, which is opened.
      case whole
    }

    /// What is sought.
    enum Goal: Sendable {
      case least
      case leastHeight(width: Double)
      case size(Size)
    }

    let model: Model
    let coordinates: Coordinates
    let needs: Needs
    let goal: Goal
    let likeness: Likeness?
    private var system = LinearSystem(variableCount: 0)
    let variables: AxisPair<[Variable]>

    /// The places of all coordinates, in points of the figure.
    /// - Throws: An error when the system contains an unusable number or rounding spoils it.
    static func places(
      _ needs: Needs, _ goal: Goal, _ likeness: Likeness? = nil
    ) throws(SolverError) -> Places {
      var program = Program(needs, goal, likeness)
      program.appendAll()
      let solution = try program.system.solution()
      let positions = AxisPair { axis in program.variables[axis].map { solution.values[$0.index] } }
      return Places(
        needs.model, needs.coordinates, positions: positions, flatLengths: needs.flatLengths)
    }

    private init(_ needs: Needs, _ goal: Goal, _ likeness: Likeness?) {
      self.likeness = likeness
      model = needs.model
      coordinates = needs.coordinates
      self.needs = needs
      self.goal = goal
      var system = LinearSystem(variableCount: 0)
      let coordinates = needs.coordinates
      variables = AxisPair { axis in coordinates.lines[axis].map { _ in system.addVariable() } }
      self.system = system
    }

    private mutating func appendAll() {
      for axis in Axis.allCases {
        append(place(Extent(axis: axis, box: 0).line(.near)), .equal, .needs)
      }
      for need in needs.needs {
        let length = place(need.to) - place(need.from)
        append(length - need.least, .greaterThanOrEqual, .needs)
        if need.length > need.least { append(length - need.length, .greaterThanOrEqual, .room) }
      }
      for axis in Axis.allCases {
        appendGaps(axis)
        appendCenters(axis)
        appendPage(axis)
        appendGoal(axis)
        appendTruth(axis)
        for box in model.boxes.indices { appendLikeness(in: box, axis) }
      }
      appendOpenings()
      appendEqualDistances()
      appendRatios()
      for tie in model.ties { appendSizes(of: tie) }
      if case .size = goal, let likeness { appendLikeness(to: likeness) }
    }

    mutating func append(
      _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ level: Level
    ) {
      system.append(LinearConstraint(expression, relation, level: level.rawValue))
    }

    /// Where a line is, in terms of the coordinates.
    func place(_ line: Line) -> LinearExpression {
      let variable = variables[line.axis][coordinates.number(of: line)]
      let length = needs.flatLengths[Extent(axis: line.axis, box: line.box)] ?? 0
      return LinearExpression(variable) + coordinates.flatShare(of: line) * length
    }

    func size(_ extent: Extent) -> LinearExpression {
      place(extent.line(.far)) - place(extent.line(.near))
    }

    /// A variable that is no coordinate.
    mutating func addVariable() -> LinearExpression { LinearExpression(system.addVariable()) }

    // MARK: Gaps

    private mutating func appendGaps(_ axis: Axis) {
      let gaps = Gaps(needs, axis)
      for gap in gaps.least.indices {
        let (start, end) = (variables[axis][gap], variables[axis][gap + 1])
        let length = LinearExpression(end) - LinearExpression(start)
        append(length - gaps.least[gap], .greaterThanOrEqual, .needs)
        if case .size(let size) = goal { appendProportion(length, gaps.share(of: gap, in: size)) }
      }
    }

    /// The longer a gap is, compared with its true length, the more each further point costs.
    private mutating func appendProportion(_ length: LinearExpression, _ share: Gaps.Share) {
      for (ratio, price) in zip(Gaps.ratios, Gaps.prices) {
        append(
          price * (-1 * length + ratio * share.base), .greaterThanOrEqual, .proportion)
      }
      if let most = share.most { append(-1 * length + most, .greaterThanOrEqual, .cap) }
    }

    // MARK: Shape

    private mutating func appendCenters(_ axis: Axis) {
      for line in coordinates.lines[axis].joined() where line.place == .center {
        var (near, far) = (line, line)
        (near.place, far.place) = (.near, .far)
        // The middle of a guide is that of its sides, if it has both.
        guard coordinates.has(near), coordinates.has(far) else { continue }
        append(2 * place(line) - place(near) - place(far), .equal, .equality)
      }
    }

    private mutating func appendPage(_ axis: Axis) {
      let page = model.isPortrait ? Measures.portraitPage : Measures.landscapePage
      let most = page.length(axis)
      // Views outside the superview take room beside it, not in it.
      for length in [span(axis), size(Extent(axis: axis, box: 0))] {
        append(-1 * length + most, .greaterThanOrEqual, .page)
      }
    }

    /// From the first coordinate to the last one.
    private func span(_ axis: Axis) -> LinearExpression {
      guard let first = variables[axis].first, let last = variables[axis].last else {
        return LinearExpression()
      }
      return LinearExpression(last) - LinearExpression(first)
    }

    private mutating func appendGoal(_ axis: Axis) {
      let superview = size(Extent(axis: axis, box: 0))
      if case .size(let size) = goal {
        // A canvas of no device has no widths to keep: only what is not empty makes it wide.
        let isWidth = axis == .horizontal && model.layout.canvas.device != nil
        let length = size.length(axis)
        append(superview - length, .equal, isWidth ? .width : .shape)
      } else if axis == .horizontal, case .leastHeight(let width) = goal {
        append(superview - width, .equal, .width)
      } else {
        append(-1 * span(axis), .greaterThanOrEqual, .proportion)
        append(-0.2 * superview, .greaterThanOrEqual, .proportion)
      }
    }

    /// Ratios of widths to heights hold before or after the superview has the size of the page.
    private mutating func appendRatios() {
      for ratio in Ratio.all(model, coordinates) {
        append(
          size(ratio.first) - ratio.multiplier * size(ratio.second), .equal,
          needs.fit.keepsRatios ? .equality : .ratio)
      }
    }

    private mutating func appendSizes(of tie: Tie) {
      guard let (first, second) = tie.proportionalSizes,
        !coordinates.isFlat(first.box, first.axis), !coordinates.isFlat(second.box, second.axis)
      else { return }
      let isShare = model.holds(second.box, first.box)
      guard isShare || first.axis == second.axis else { return }
      let level: Level =
        isShare ? (tie.isPlain && first.axis == second.axis ? .whole : .share) : .equality
      append(size(first) - tie.constraint.multiplier * size(second), .equal, level)
    }
  }
}
