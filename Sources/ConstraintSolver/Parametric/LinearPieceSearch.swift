extension LinearSystem {
  /// The solutions for a whole range of constants of a row, as straight pieces in order.
  ///
  /// The pieces are over a number `t`, which the sum of the row's terms is compared with: its
  /// constant is `-t`. So if the row is `width = 320`, appended as `width - 320`, then `t` is the
  /// width. The constant that the row has now does not matter. Borders between pieces are exact up
  /// to rounding; neighbours differ in more than that, and cover the range without gaps.
  ///
  /// Throws as ``solution(findingAmbiguity:)``, and ``SolverError/lostPrecision(row:)`` if rounding
  /// hides where a piece ends.
  package func pieces(
    changingConstantOfRow row: Int, over range: ClosedRange<Double>
  ) throws(SolverError) -> [LinearPiece] {
    for end in [range.lowerBound, range.upperBound] where end.magnitude > Self.largestNumber {
      throw .unusableNumber(row: row)
    }
    var search = LinearPieceSearch(self, row: row, over: range)
    return try search.run()
  }
}

/// Looks for the pieces of the solution over the constant of a row.
///
/// A solution at one point is extended both ways, by its derivative, up to where a row changes
/// sides. That is exact, and what remains on the left and on the right is treated alike. A point
/// on the very border of a piece is moved. The search for the next point is blind to how many
/// pieces there are, and misses none, since a remainder without a piece is not left behind.
///
/// Where there is no solution needs no search: the numbers for which required rows can be met
/// form an interval, for if they can at two points, then at all points between. Its ends are the
/// numbers nearest to those of the range, once the row is optional instead of required.
struct LinearPieceSearch {
  /// The number in a remainder at which to look for a piece.
  ///
  /// Fractions of powers of two keep whole numbers exact; borders of pieces are often there, so
  /// other fractions follow.
  private static let places = [0.5, 0.375, 0.6875, 0.28125, 0.381966, 0.618034, 0.141592, 0.858407]

  private let row: Int
  private let range: ClosedRange<Double>
  private let matrix: SystemMatrix
  private var system: LinearSystem
  /// A remainder of this length is taken for rounding.
  private let shortest: Double
  private var pieces: [LinearPiece] = []

  init(_ system: LinearSystem, row: Int, over range: ClosedRange<Double>) {
    self.system = system
    self.row = row
    self.range = range
    matrix = SystemMatrix(system)
    shortest = Tolerances.piece * max(1, range.lowerBound.magnitude, range.upperBound.magnitude)
  }

  /// Finds all pieces, in order.
  mutating func run() throws(SolverError) -> [LinearPiece] {
    guard let first = try nearestSatisfiable(to: range.lowerBound),
      let last = try nearestSatisfiable(to: range.upperBound),
      first <= range.upperBound, last >= range.lowerBound
    else { return [Self.gap(range)] }
    if first > range.lowerBound { append(Self.gap(range.lowerBound...first)) }
    let end = max(first, last)
    try cover(first...end)
    if end < range.upperBound { append(Self.gap(end...range.upperBound)) }
    return pieces
  }

  /// A piece without a solution.
  private static func gap(_ range: ClosedRange<Double>) -> LinearPiece {
    LinearPiece(
      range: range, isSatisfiable: false, values: [], derivative: [], ambiguousVariables: [])
  }

  /// The number next to this one for which all required rows can be met; nil if there is none.
  private func nearestSatisfiable(to t: Double) throws(SolverError) -> Double? {
    let isRequired = system.level(ofRow: row) == 0
    let others = (0..<system.rowCount).filter { system.level(ofRow: $0) == 0 && $0 != row }
    var part = system.restricted(to: others + [row])
    part.setLevel(1, ofRow: others.count)
    part.setConstant(-t, ofRow: others.count)
    let solution = try part.solution()
    if !solution.isSatisfiable { return nil }
    let error = part.error(ofRow: others.count, at: solution.values)
    if !isRequired || error <= shortest { return t }
    let isBelow = part.residual(ofRow: others.count, at: solution.values) < 0
    return isBelow ? t - error : t + error
  }

  /// Finds the pieces of a range in which the required rows can be met.
  private mutating func cover(_ rest: ClosedRange<Double>) throws(SolverError) {
    let length = rest.upperBound - rest.lowerBound
    var found: LinearPiece?
    for place in Self.places {
      let t = rest.lowerBound + place * length
      guard let piece = try piece(at: t) else { continue }
      found = piece
      if isInside(t, piece.range) || length <= shortest { break }
    }
    guard let found else { throw .lostPrecision(row: row) }
    try cover(rest, with: found)
  }

  /// Whether a number is well inside a range.
  ///
  /// At the border, or nearer to it than rounding, the inside is unknown: rows are zero there that
  /// are not elsewhere, and may remove an ambiguity or bend a line.
  private func isInside(_ t: Double, _ range: ClosedRange<Double>) -> Bool {
    let margin = max(shortest, Tolerances.pieceMargin * (range.upperBound - range.lowerBound))
    return range.lowerBound + margin < t && t < range.upperBound - margin
  }

  /// Adds a piece and what is to the left and to the right of it.
  private mutating func cover(
    _ rest: ClosedRange<Double>, with piece: LinearPiece
  ) throws(SolverError) {
    let isFarLeft = piece.range.lowerBound > rest.lowerBound + shortest
    let isFarRight = piece.range.upperBound < rest.upperBound - shortest
    let start = isFarLeft ? piece.range.lowerBound : rest.lowerBound
    let end = isFarRight ? piece.range.upperBound : rest.upperBound
    if end - start <= shortest, isFarLeft || isFarRight { throw .lostPrecision(row: row) }
    if isFarLeft { try cover(rest.lowerBound...start) }
    append(Self.cut(piece, to: start...end))
    if isFarRight { try cover(end...rest.upperBound) }
  }

  private static func cut(_ piece: LinearPiece, to range: ClosedRange<Double>) -> LinearPiece {
    var piece = piece
    piece.values = piece.values(at: range.lowerBound)
    piece.range = range
    return piece
  }

  /// The longest piece around a number; nil if rounding makes it seem to have no solution.
  private mutating func piece(at t: Double) throws(SolverError) -> LinearPiece? {
    system.setConstant(-t, ofRow: row)
    let found = try FloatingSolver(system, findingAmbiguity: true)
    guard found.solution.isSatisfiable else { return nil }
    let basis = try Basis(found.presolve, found.simplex, matrix: matrix)
    let roles = RowRole.roles(system, found.presolve, found.simplex, basis)
    let derivative = basis.derivative(ofConstantOfRow: row)
    var line = ParametricSolution(row, derivative, system, roles, found.solution)
    let prices = ShadowPrices(basis, system, found.presolve.levels, roles)
    line.extend(to: t - self.range.lowerBound, prices)
    line.extend(to: t - self.range.upperBound, prices)
    let room = line.room
    // The constant is -t, so rates and ends change their signs. The start is that of the range.
    let range = t - room.upperBound...t - room.lowerBound
    let start = max(range.lowerBound, self.range.lowerBound)
    let end = min(range.upperBound, self.range.upperBound)
    let piece = LinearPiece(
      range: t...t, isSatisfiable: true, values: found.solution.values,
      derivative: derivative.rates(variableCount: system.variableCount).map { 0 - $0 },
      ambiguousVariables: found.solution.ambiguity?.variables ?? [])
    return Self.cut(piece, to: min(start, t)...max(end, t))
  }

  /// Adds a piece at the end, or makes the last one longer if it goes on in the same line.
  private mutating func append(_ piece: LinearPiece) {
    guard let last = pieces.last, last.isContinued(by: piece) else { return pieces.append(piece) }
    pieces[pieces.count - 1].range = last.range.lowerBound...piece.range.upperBound
  }
}
