import ConstraintSolver
import TestSupport
import Testing

/// Solutions over a range of sizes.
struct LinearPieceTests {
  /// |-20-[blue(>=150)]-8-[red]-20-| in a root of any width, red = 2 · blue wished for.
  ///
  /// Row 0 is the width of the root; the variables are the width, blue and red.
  private func complexWidths() -> LinearSystem {
    var system = LinearSystem(variableCount: 0)
    let (width, blue, red) = (system.variable(), system.variable(), system.variable())
    system.equal(width, 0)
    system.equal(blue + red + 48, width)
    system.atLeast(blue, 150)
    system.atLeast(red, 0)
    system.equal(red, 2 * blue, level: 1)
    return system
  }

  @Test func `two views with complex widths have three pieces`() throws {
    // Below 20 + 150 + 8 + 0 + 20 = 198 nothing fits. Then red takes what there is, until at
    // 48 + 150 + 300 = 498 it is twice as wide as blue; from there on a third goes to blue.
    let pieces = try complexWidths().pieces(changingConstantOfRow: 0, over: 0...900)
    #expect(pieces.map(\.range) == [0...198, 198...498, 498...900])
    #expect(pieces.map(\.isSatisfiable) == [false, true, true])
    #expect(pieces[0].values.isEmpty)
    #expect(pieces[1].values == [198, 150, 0])
    #expect(pieces[1].derivative == [1, 0, 1])
    #expect(pieces[2].values == [498, 150, 300])
    #expect((3 * pieces[2].derivative[1] - 1).magnitude < 1e-15)
    #expect((3 * pieces[2].derivative[2] - 2).magnitude < 1e-15)
    #expect(pieces.allSatisfy { $0.ambiguousVariables.isEmpty })
  }

  @Test func `a range inside a piece is one piece`() throws {
    let system = complexWidths()
    let inside = try system.pieces(changingConstantOfRow: 0, over: 600...700)
    #expect(inside.map(\.range) == [600...700])
    #expect((inside[0].value(of: Variable(index: 1), at: 648) - 200).magnitude < 1e-12)
    let outside = try system.pieces(changingConstantOfRow: 0, over: -50...150)
    #expect(outside.map(\.range) == [-50...150])
    #expect(!outside[0].isSatisfiable)
  }

  @Test func `a single number is a range`() throws {
    for width in [300.0, 498, 198] {
      let pieces = try complexWidths().pieces(changingConstantOfRow: 0, over: width...width)
      #expect(pieces.map(\.range) == [width...width])
      #expect(pieces[0].isSatisfiable)
      #expect((pieces[0].values[1] - 150).magnitude < 1e-9)
    }
  }

  @Test func `a small piece between large ones is not jumped over`() throws {
    // x = clamp(t, 500, 501), then x = t / 2 where that is more: 0...500, ...501, ...1002, on.
    var system = LinearSystem(variableCount: 0)
    let (t, x) = (system.variable(), system.variable())
    system.equal(t, 0)
    system.atLeast(x, 500)
    system.atLeast(x - 0.5 * t, 0)
    system.atMost(x, 501, level: 1)
    system.equal(x, t, level: 2)
    let pieces = try system.pieces(changingConstantOfRow: 0, over: 0...5000)
    #expect(pieces.map(\.range) == [0...500, 500...501, 501...1002, 1002...5000])
    #expect(pieces.map { $0.derivative[1] } == [0, 1, 0, 0.5])
  }

  @Test func `both ends can be out of reach`() throws {
    // 3 · x = t and 10 <= x <= 20: t from 30 to 60.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 10)
    system.atMost(x, 20)
    system.equal(3 * x, 0)
    let pieces = try system.pieces(changingConstantOfRow: 2, over: 0...100)
    #expect(pieces.map(\.range) == [0...30, 30...60, 60...100])
    #expect(pieces.map(\.isSatisfiable) == [false, true, false])
  }

  @Test func `a required limit and an optional wish can be the row that changes`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 0)
    system.equal(x, 50, level: 1)
    system.atMost(x, 80)
    // x >= t: at 50 up to there, then at t, and nothing above 80.
    let limit = try system.pieces(changingConstantOfRow: 0, over: 0...100)
    #expect(limit.map(\.range) == [0...50, 50...80, 80...100])
    #expect(limit.map(\.derivative) == [[0], [1], []])
    // x = t wished for: between 0 and 80.
    let wish = try system.pieces(changingConstantOfRow: 1, over: -100...100)
    #expect(wish.map(\.range) == [-100...0, 0...80, 80...100])
    #expect(wish.map(\.derivative) == [[0], [1], [0]])
  }

  @Test func `an open variable is named where it is open`() throws {
    // x >= 100 and x <= t are wished for: open between if t > 100, else x = 100 by rank.
    var system = LinearSystem(variableCount: 0)
    let (t, x) = (system.variable(), system.variable())
    system.equal(t, 0)
    system.atLeast(x, 100, level: 1)
    system.atLeast(t - x, 0, level: 2)
    let pieces = try system.pieces(changingConstantOfRow: 0, over: 0...200)
    #expect(pieces.first?.range == 0...100)
    #expect(pieces.first?.ambiguousVariables == [])
    for piece in pieces.dropFirst() {
      #expect(piece.ambiguousVariables == [Variable(index: 1)])
    }
    #expect(pieces.last?.range.upperBound == 200)
  }

  @Test func `numbers that cannot be used are refused`() throws {
    #expect(throws: SolverError.unusableNumber(row: 0)) {
      try complexWidths().pieces(changingConstantOfRow: 0, over: 0 ... .infinity)
    }
  }

  @Test(arguments: Seed.samples())
  func `pieces of random systems agree with fresh solutions`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let layout = RandomLayout(
      viewCount: 5, isCanonical: seed.number.isMultiple(of: 2), using: &random)
    let system = layout.system
    let range = -100.0...1000
    let pieces = try system.pieces(changingConstantOfRow: RandomLayout.rootRow, over: range)
    #expect(pieces.first?.range.lowerBound == range.lowerBound)
    #expect(pieces.last?.range.upperBound == range.upperBound)
    for (left, right) in zip(pieces, pieces.dropFirst()) {
      #expect(left.range.upperBound == right.range.lowerBound)
    }
    for _ in 0..<50 {
      let t = Double.random(in: range, using: &random)
      let piece = try #require(pieces.first { $0.range.contains(t) })
      try expectFresh(piece, at: t, system)
    }
  }

  private func expectFresh(_ piece: LinearPiece, at t: Double, _ system: LinearSystem) throws {
    var system = system
    system.setConstant(-t, ofRow: RandomLayout.rootRow)
    let fresh = try system.solution(findingAmbiguity: true)
    #expect(piece.isSatisfiable == fresh.isSatisfiable)
    guard fresh.isSatisfiable else { return }
    #expect(piece.ambiguousVariables == fresh.ambiguity?.variables ?? [])
    var expected = fresh
    expected.values = piece.values(at: t)
    #expect(fresh.largestDifference(from: expected) < 1e-9)
    for level in fresh.objective {
      let rows = (0..<system.rowCount).filter { system.level(ofRow: $0) == level.level }
      let total = rows.reduce(0) { $0 + system.error(ofRow: $1, at: expected.values) }
      #expect((total - level.total).magnitude < 1e-8)
    }
  }
}
