import ConstraintSolver
import TestSupport
import Testing

/// What holds a solution, in small systems worked out by hand and in random ones.
struct BasisTests {
  /// |-20-[blue(>=150)]-8-[red]-20-| in a root of a width, red = 2 · blue wished for.
  private func complexWidths(_ total: Double) throws -> SolvedSystem {
    var system = LinearSystem(variableCount: 0)
    let (width, blue, red) = (system.variable(), system.variable(), system.variable())
    system.equal(width, total)
    system.equal(blue + red + 48, width)
    system.atLeast(blue, 150)
    system.equal(red, 2 * blue, level: 1)
    return try SolvedSystem(system)
  }

  @Test func `an active wish holds and an idle limit does not`() throws {
    let basis = try #require(try complexWidths(600).basis)
    #expect(basis.rows == [0, 1, 3])
    #expect(basis.pinnedVariables.isEmpty)
    // The constant of row 0 is -width. blue = (width - 48) / 3, red is twice that.
    let rates = basis.derivative(ofConstantOfRow: 0).rates(variableCount: 3)
    #expect(rates[0] == -1)
    #expect((rates[1] + 1.0 / 3).magnitude < 1e-15)
    #expect((rates[2] + 2.0 / 3).magnitude < 1e-15)
  }

  @Test func `an active limit holds in place of the wish`() throws {
    let basis = try #require(try complexWidths(300).basis)
    #expect(basis.rows == [0, 1, 2])
    // red = width - 48 - blue: each unit that blue must be wider costs one of red.
    #expect(basis.derivative(ofConstantOfRow: 0).rates(variableCount: 3) == [-1, 0, -1])
    #expect(basis.derivative(ofConstantOfRow: 2).rates(variableCount: 3) == [0, -1, 1])
    #expect(basis.derivative(ofConstantOfRow: 3).rates(variableCount: 3) == [0, 0, 0])
  }

  @Test func `an unmet wish lost to the rows that determine it`() throws {
    // red - 2 · blue is (blue + red - width) + (width) - 3 · (blue): rows 1, 0 and 2.
    let basis = try #require(try complexWidths(300).basis)
    let combination = basis.combination(ofRow: 3)
    #expect(combination.rows.map(\.row) == [0, 1, 2])
    #expect(combination.rows.map(\.coefficient) == [1, 1, -3])
    #expect(combination.pins.isEmpty)
  }

  @Test func `a row that holds is determined by itself`() throws {
    let basis = try #require(try complexWidths(300).basis)
    for row in basis.rows {
      #expect(basis.combination(ofRow: row).rows.map(\.row) == [row])
      #expect(basis.combination(ofRow: row).rows.map(\.coefficient) == [1])
    }
  }

  @Test func `what no row holds is pinned`() throws {
    // x + y = 10 holds one of the two; the other depends on it and on the pin.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x + y, 10, level: 1)
    let basis = try #require(try SolvedSystem(system).basis)
    let pinned = try #require(basis.pinnedVariables.first)
    #expect(basis.rows == [0])
    #expect(basis.pinnedVariables.count == 1)
    let free = basis.combination(of: LinearExpression(Variable(index: 1 - pinned.index)))
    #expect(free.rows.map(\.coefficient) == [1])
    #expect(free.pins == [LinearExpression.Term(pinned, coefficient: -1)])
  }

  @Test func `views of equal width are solved together`() throws {
    // |[a][b][c]| with a = b = c: each is a third of the width.
    var system = LinearSystem(variableCount: 0)
    let width = system.variable()
    let views = (0..<3).map { _ in (x: system.variable(), w: system.variable()) }
    system.equal(width, 300)
    system.equal(views[0].x, 0)
    for (left, right) in zip(views, views.dropFirst()) {
      system.equal(right.x, left.x + left.w)
      system.equal(right.w, left.w)
    }
    system.equal(views[2].x + views[2].w, width)
    let basis = try #require(try SolvedSystem(system).basis)
    let rates = basis.derivative(ofConstantOfRow: 0).rates(variableCount: 7)
    for (rate, expected) in zip(rates, [-3.0, 0, -1, -1, -1, -2, -1]) {
      #expect((3 * rate - expected).magnitude < 1e-14)
    }
    // a does not depend on where it starts being written down before or after b: all rows of
    // the chain take part in it, and only those.
    #expect(basis.combination(of: views[0].w).rows.map(\.row) == Array(0..<7))
    #expect(basis.combination(of: views[0].x).rows.map(\.row) == [1])
  }

  @Test func `rounding lists no row`() throws {
    // z = 0.1 · x + 0.2 · x - 0.3 · x + y, where the parts of x cancel but for 5.6e-17.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    let parts = (0..<3).map { _ in system.variable() }
    let (y, z) = (system.variable(), system.variable())
    system.equal(x, 7)
    for (part, factor) in zip(parts, [0.1, 0.2, -0.3]) { system.equal(part, factor * x) }
    system.equal(y, 1)
    system.equal(z, parts[0] + parts[1] + parts[2] + y)
    let basis = try #require(try SolvedSystem(system).basis)
    #expect(basis.combination(of: z).rows.map(\.row) == [1, 2, 3, 4, 5])
    #expect(basis.derivative(ofConstantOfRow: 0).rates(variableCount: 6)[5] == 0)
  }

  @Test(arguments: Seed.samples(30))
  func `combinations of random systems add up`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let layout = RandomLayout(viewCount: 8, isCanonical: false, using: &random)
    let system = layout.system
    guard let basis = try SolvedSystem(system).basis else { return }
    #expect(basis.rows.count + basis.pinnedVariables.count == system.variableCount)
    for row in 0..<system.rowCount {
      let combination = basis.combination(ofRow: row)
      // Both sides are linear, so it is enough to compare them without their constants.
      let values = (0..<system.variableCount).map { _ in Double.random(in: -9...9, using: &random) }
      var sum = combination.pins.reduce(0) { $0 + $1.coefficient * values[$1.variable.index] }
      for (row, coefficient) in combination.rows {
        sum += coefficient * (system.residual(ofRow: row, at: values) - system.constant(ofRow: row))
      }
      let expected = system.residual(ofRow: row, at: values) - system.constant(ofRow: row)
      #expect((sum - expected).magnitude < 1e-10)
      for (row, coefficient) in combination.rows {
        #expect(basis.isHolding(row: row) && coefficient.magnitude > 1e-9)
      }
    }
  }
}
