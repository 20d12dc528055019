import ConstraintSolver

/// Looks for the pieces of a layout over the size of its root.
///
/// The system's part of a layout depends on frames, and so on the size: margins, readable widths, lines of texts. Near
/// a size it changes evenly, if at all. Two solutions side by side give the rates, and with them the rows are followed
/// as far as they go. Where the layout as it is solved at the end has other rows, the system changes its part
/// before, and the place is found by halving.
struct LayoutPieceSearch {
  typealias Failure = LayoutEngine.Failure

  /// The layout at a size, as it is solved.
  private let problem: (Double) throws(Failure) -> LayoutProblem
  private let range: ClosedRange<Double>
  private var pieces: [LayoutPiece] = []
  private var solutionCount = 0

  /// A remainder of this length, in points, belongs to the piece beside it.
  private static let shortest = 0x1p-10
  /// How near the end of a piece is found where the system changes its part, in points.
  private static let nearness = 0x1p-14
  /// A difference of two ways to the same place, in points.
  private static let rounding = 1e-9
  /// The distance of the two solutions that give the rates, in points.
  private static let step = 0x1p-4
  /// The parts of a remainder at which a piece is looked for; powers of two keep whole numbers exact.
  private static let places = [0.5, 0.375, 0.6875, 0.28125, 0.8125]
  /// The number of solutions after which the search ends.
  private static let mostSolutions = 50_000

  init(
    over range: ClosedRange<Double>, problem: @escaping (Double) throws(Failure) -> LayoutProblem
  ) {
    (self.range, self.problem) = (range, problem)
  }

  /// Finds all pieces, in order.
  mutating func run() throws(Failure) -> [LayoutPiece] {
    try cover(range)
    for index in pieces.indices.dropFirst() {
      let border = pieces[index - 1].crossing(with: pieces[index], within: Self.shortest)
      let known = pieces[index].range.lowerBound
      guard let border, range.contains(border), (border - known).magnitude > Self.rounding
      else { continue }
      pieces[index - 1].range = pieces[index - 1].range.lowerBound...border
      pieces[index].range = border...pieces[index].range.upperBound
    }
    return pieces
  }

  /// Finds the pieces of a remainder.
  private mutating func cover(_ rest: ClosedRange<Double>) throws(Failure) {
    let length = rest.upperBound - rest.lowerBound
    for place in Self.places {
      let found = try pieces(around: rest.lowerBound + place * length, in: rest)
      guard let start = found.first?.range.lowerBound, let end = found.last?.range.upperBound
      else { continue }
      let isFarLeft = start > rest.lowerBound + Self.shortest
      let isFarRight = end < rest.upperBound - Self.shortest
      if isFarLeft { try cover(rest.lowerBound...start) }
      for piece in found { append(piece) }
      if isFarRight { try cover(end...rest.upperBound) } else { extend(to: rest.upperBound) }
      return
    }
    // Nothing is even here, so the remainder can only be halved, down to what belongs to a neighbour.
    if length <= Self.shortest { return extend(to: rest.upperBound) }
    let middle = rest.lowerBound + length / 2
    try cover(rest.lowerBound...middle)
    try cover(middle...rest.upperBound)
  }

  /// Adds a piece at the end, or makes the last one longer if it goes on in the same lines.
  private mutating func append(_ piece: LayoutPiece) {
    var piece = piece
    let start = pieces.last?.range.upperBound ?? range.lowerBound
    piece.range = start...max(start, piece.range.upperBound)
    if pieces.last?.isContinued(by: piece) == true {
      extend(to: piece.range.upperBound)
    } else {
      pieces.append(piece)
    }
  }

  /// Makes the last piece, if there is one, longer.
  private mutating func extend(to end: Double) {
    guard let last = pieces.indices.last else { return }
    pieces[last].range = pieces[last].range.lowerBound...max(pieces[last].range.upperBound, end)
  }

  /// The pieces around a size, as far as what the system does changes evenly; none if it does not even there.
  private mutating func pieces(
    around size: Double, in rest: ClosedRange<Double>
  ) throws(Failure) -> [LayoutPiece] {
    let problem = try solved(at: size)
    let (system, variables) = problem.systemWithFrames
    let other = size + Self.step > rest.upperBound ? size - Self.step : size + Self.step
    let near = try solved(at: other).systemWithFrames.system
    guard let rows = ParametricSystem(system, at: size, near, at: other) else { return [] }
    let found: [LinearPiece]
    do throws(SolverError) {
      found = try rows.pieces(over: rest)
    } catch {
      throw Failure(error, problem.lowering, problem.layout, problem.order)
    }
    let start = try end(of: rows, from: size, past: found.map(\.range.lowerBound).reversed())
    let end = try end(of: rows, from: size, past: found.map(\.range.upperBound))
    let length = rest.upperBound - rest.lowerBound
    if end - start < min(length, Self.shortest) { return [] }
    return found.compactMap { piece in
      let (from, to) = (max(start, piece.range.lowerBound), min(end, piece.range.upperBound))
      // Required constraints can hold at one size alone.
      let isPoint = from == to && piece.range == from...to
      return from < to || isPoint ? problem.layoutPiece(piece, variables, from...to) : nil
    }
  }

  /// The size up to which the layout has the rows that it has at another size.
  /// - Parameter borders: The ends of pieces from near to far, on both sides of the size.
  private mutating func end(
    of rows: ParametricSystem, from size: Double, past borders: [Double]
  ) throws(Failure) -> Double {
    guard let far = borders.last else { return size }
    var known = size
    for border in borders where far > size ? border > size : border < size {
      // At the border itself the layout may have the rows of the next piece.
      let last =
        far > size ? max(known, border - Self.nearness) : min(known, border + Self.nearness)
      if try isLike(rows, at: last) {
        known = border
        continue
      }
      var unlike = last
      while (unlike - known).magnitude > Self.nearness {
        let middle = known + (unlike - known) / 2
        if try isLike(rows, at: middle) { known = middle } else { unlike = middle }
      }
      return Self.shortestNumber(in: min(known, unlike)...max(known, unlike))
    }
    return known
  }

  private mutating func isLike(
    _ rows: ParametricSystem, at size: Double
  ) throws(Failure) -> Bool {
    rows.isLike(try solved(at: size).systemWithFrames.system, at: size)
  }

  /// The number with the fewest decimals in a range, since the system changes at such sizes.
  private static func shortestNumber(in range: ClosedRange<Double>) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    for power in [1.0, 10, 100, 1000] {
      let number = (middle * power).rounded() / power
      if range.contains(number) { return number }
    }
    return middle
  }

  private mutating func solved(at size: Double) throws(Failure) -> LayoutProblem {
    solutionCount += 1
    guard solutionCount <= Self.mostSolutions else {
      throw Failure(message: "changes at too many sizes; search a smaller range")
    }
    return try problem(size)
  }
}

extension LayoutProblem {
  /// The rows with a variable for each number of each view's frame in its superview, by rank.
  ///
  /// The frames are variables, so that each is ambiguous or not by itself: a view may have a fixed
  /// place in a superview that has none.
  fileprivate var systemWithFrames: (system: LinearSystem, variables: [[Variable]]) {
    var system = lowering.system
    let variables = order.views.indices.map { rank in
      FrameVariable.allCases.map { part in
        let variable = system.addVariable()
        let difference = LinearExpression(variable) - inSuperview(part, ofView: rank)
        system.append(LinearConstraint(difference, .equal, level: PriorityLevels.required))
        return variable
      }
    }
    return (system, variables)
  }

  fileprivate func layoutPiece(
    _ piece: LinearPiece, _ variables: [[Variable]], _ range: ClosedRange<Double>
  ) -> LayoutPiece {
    let names = layout.views.map(\.name)
    guard piece.isSatisfiable else {
      return LayoutPiece(
        range: range, isSatisfiable: false, views: names, frames: [], undetermined: [])
    }
    let open = Set(piece.ambiguousVariables)
    var frames = [[FrameVariable: LayoutPiece.Line]](repeating: [:], count: order.views.count)
    var undetermined = [Set<FrameVariable>](repeating: [], count: order.views.count)
    for (rank, view) in order.views.enumerated() {
      for part in FrameVariable.allCases {
        let variable = variables[rank][part.rawValue]
        let slope = piece.derivative[variable.index]
        let constant = piece.values[variable.index] - slope * piece.range.lowerBound
        frames[view][part] = LayoutPiece.Line(slope: slope, constant: constant)
        if open.contains(variable) { undetermined[view].insert(part) }
      }
    }
    return LayoutPiece(
      range: range, isSatisfiable: true, views: names, frames: frames, undetermined: undetermined)
  }
}
