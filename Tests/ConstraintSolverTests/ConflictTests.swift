import ConstraintSolver
import Testing

/// Systems that cannot be met, and numbers that cannot be used.
struct ConflictTests {
  @Test func `contradictory equations are a conflict`() throws {
    var system = LinearSystem(variableCount: 0)
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    system.equal(z, 3)
    system.equal(x, 1)
    system.equal(x, y)
    system.equal(y, 2)
    #expect(try !system.solution().isSatisfiable)
    #expect(try system.minimalConflict() == Conflict(rows: [1, 2, 3]))
  }

  @Test func `longer equations are traced through elimination`() throws {
    // The sum of rows 1 to 3 is 2x + 2y + 2z = 12, so row 4 should say 6. Row 0 has no part.
    var system = LinearSystem(variableCount: 0)
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    let w = system.variable()
    system.equal(w + x + y, 50)
    system.equal(x + y, 3)
    system.equal(y + z, 5)
    system.equal(z + x, 4)
    system.equal(x + y + z, 7)
    #expect(try system.minimalConflict() == Conflict(rows: [1, 2, 3, 4]))
  }

  @Test func `only one of two independent conflicts is reported at a time`() throws {
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.atLeast(x, 2)
    system.atLeast(y, 2)
    system.atMost(x, 1)
    system.atMost(y, 1)
    let conflict = try #require(try system.minimalConflict())
    #expect([[0, 2], [1, 3]].contains(conflict.rows))
  }

  @Test func `a satisfiable system has no conflict`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 1)
    system.equal(x, -5, level: 1)
    #expect(try system.minimalConflict() == nil)
  }

  @Test func `demoting a row of each conflict makes a system solvable`() throws {
    // Three required values for x. The demoted ones keep pulling, above the row at level 2:
    // of 10, 20 and 40, two are demoted and the third is met.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    for value in [10.0, 20, 40] { system.equal(x, value) }
    system.equal(x, 1000, level: 2)
    var demoted: [Int] = []
    while let conflict = try system.minimalConflict(), let last = conflict.rows.last {
      system.setLevel(1, ofRow: last)
      demoted.append(last)
    }
    let solution = try system.solution(findingAmbiguity: true)
    #expect(demoted.count == 2)
    #expect(solution.isSatisfiable)
    #expect([10, 20, 40].contains(solution.value(x)))
    #expect(solution.error(ofLevel: 0) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a number that cannot be computed with is an error`(number: Double) throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, 1)
    system.equal(x, number, level: 1)
    #expect(throws: SolverError.unusableNumber(row: 1)) { try system.solution() }
    #expect(throws: SolverError.unusableNumber(row: 1)) { try system.minimalConflict() }
    system = LinearSystem(variableCount: 1)
    system.equal(number * x, 1)
    #expect(throws: SolverError.unusableNumber(row: 0)) { try system.solution() }
  }

  @Test func `errors say what is wrong in words`() {
    #expect(
      "\(SolverError.unusableNumber(row: 3))"
        == "row 3 contains a number that is not finite or larger than a billion")
    #expect(
      "\(SolverError.tooManySteps(limit: 9))" == "the constraint solver gave up after 9 steps")
    #expect("\(SolverError.lostPrecision(row: 3))".hasPrefix("row 3 is not met"))
  }
}

/// Conflicts that are small beside the system that they are in.
struct SmallConflictTests {
  /// Rows of so many views, each 8 points after the one before, which fill a root but for a gap.
  private func row(of count: Int, equalWidths: Bool, gap: Double) -> LinearSystem {
    var system = LinearSystem(variableCount: 0)
    var (end, total) = (LinearExpression(constant: 0), 0.0)
    var first: LinearExpression?
    for index in 0..<count {
      let (x, width) = (system.variable(), system.variable())
      let length = equalWidths ? 20.3 : 20 + Double(index % 7) / 10
      system.atLeast(width, 0)
      system.equal(x, end + 8)
      if let first, equalWidths {
        system.equal(width, first)
      } else {
        system.equal(width, length)
      }
      first = first ?? width
      end = x + width
      total += 8 + length
    }
    system.equal(end, total + gap)
    return system
  }

  /// The rounding that is let pass grows with the system, and must not hide what a reader could see.
  @Test(arguments: [false, true], [1_000, 5_000])
  func `views that miss the edge by a thousandth of a point conflict`(
    equalWidths: Bool, count: Int
  ) throws {
    for gap in [0.001, -0.001] {
      let system = row(of: count, equalWidths: equalWidths, gap: gap)
      let solution = try system.solution()
      #expect(!solution.isSatisfiable && solution.certificate.isValid)
      let refutation = try #require(solution.certificate.refutation)
      #expect((refutation.shortfall - 0.001).magnitude < 1e-6)
    }
    #expect(try row(of: count, equalWidths: equalWidths, gap: 0).solution().isSatisfiable)
  }
}
