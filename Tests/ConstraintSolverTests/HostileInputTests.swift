import ConstraintSolver
import Testing

/// Input that nobody writes on purpose: there must be a right answer or an error with a name.
struct HostileInputTests {
  private static let unusable = [
    Double.nan, .signalingNaN, .infinity, -.infinity, 1.7976931348623157e308, 1e300, 2e9,
  ]

  @Test(arguments: unusable, [LinearConstraint.Relation.equal, .greaterThanOrEqual])
  func `a row with an unusable number is named`(
    number: Double, relation: LinearConstraint.Relation
  ) {
    for level in [0, 3] {
      var system = LinearSystem(variableCount: 0)
      let x = system.variable()
      system.equal(x, 1)
      system.append(LinearConstraint(x + number, relation, level: level))
      #expect(throws: SolverError.unusableNumber(row: 1)) { try system.solution() }
      #expect(throws: SolverError.unusableNumber(row: 1)) { try system.exactSolution() }
      #expect(throws: SolverError.unusableNumber(row: 1)) { try system.minimalConflict() }
      system = LinearSystem(variableCount: 1)
      system.append(LinearConstraint(number * x, relation, level: level))
      #expect(throws: SolverError.unusableNumber(row: 0)) { try system.solution() }
    }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-20])
  func `tiny coefficients are an error or right`(number: Double) {
    // number · x = number says x = 1.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(number * x, number)
    do throws(SolverError) {
      let values = try system.solution().values
      #expect(values == [1])
    } catch {
      #expect(error == .lostPrecision(row: 0))
    }
  }

  @Test func `tiny constants count for nothing`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, .leastNonzeroMagnitude)
    system.equal(x, 0)
    #expect(try system.solution().isSatisfiable)
  }

  @Test func `a multiplier of zero leaves nothing of a variable`() throws {
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x, 0 * y + 7)
    system.equal(0 * x, 0)
    system.equal(0 * x, 4, level: 1)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.value(x) == 7)
    #expect(solution.error(ofLevel: 1) == 4)
    #expect(solution.ambiguity?.variables == [Variable(index: 1)])
    system.equal(0 * y, 4)
    #expect(try system.minimalConflict() == Conflict(rows: [3]))
  }

  @Test func `a multiplier of minus one mirrors`() throws {
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x, -1 * y)
    system.equal(y, -1 * x)
    system.equal(y, -12)
    #expect(try system.solution().values == [12, -12])
    system.equal(x, y, level: 1)
    #expect(try system.solution().error(ofLevel: 1) == 24)
  }

  @Test func `a variable compared with itself is right or wrong by its constant`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, x)
    system.equal(3 * x - x, 2 * x, level: 2)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.isSatisfiable)
    #expect(solution.ambiguity?.variables == [Variable(index: 0)])
    system.equal(x, x + 1)
    let failed = try system.solution()
    #expect(!failed.isSatisfiable)
    #expect(failed.certificate.refutation?.shortfall == 1)
    #expect(try system.minimalConflict() == Conflict(rows: [2]))
  }

  @Test func `empty rows are true or false at once`() throws {
    var system = LinearSystem(variableCount: 1)
    for constant in [0.0, 5] {
      system.append(LinearConstraint(LinearExpression(constant: constant), .greaterThanOrEqual))
    }
    system.append(LinearConstraint(LinearExpression(), .equal))
    #expect(try system.solution().isSatisfiable)
    system.append(LinearConstraint(LinearExpression(constant: -5), .greaterThanOrEqual))
    #expect(try system.minimalConflict() == Conflict(rows: [3]))
    system.setLevel(1, ofRow: 3)
    #expect(try system.solution().error(ofLevel: 1) == 5)
  }

  @Test func `the same rows a hundred times over`() throws {
    // 2x + y = 10 and x = y give 10/3 for both, and the wish for 4 is off by 2/3 each time.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    for _ in 0..<100 {
      system.equal(2 * x + y, 10)
      system.equal(x, y)
      system.equal(x, 4, level: 1)
    }
    let solution = try system.solution(findingAmbiguity: true)
    #expect((solution.value(x) - 10.0 / 3).magnitude < 1e-14)
    #expect((solution.error(ofLevel: 1) - 200.0 / 3).magnitude < 1e-11)
    #expect(solution.ambiguity == nil)
    #expect(solution.certificate.isValid)
  }

  @Test func `thousands of levels rank one by one`() throws {
    // Levels may lie far apart. Level n asks for x = n, so only the first is met; the last asks
    // for what the first leaves open.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    for level in (1...3000).reversed() { system.equal(x, Double(level), level: 1_000_003 * level) }
    system.equal(x + y, 10, level: .max)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.values == [1, 9])
    #expect(solution.error(ofLevel: 3_000_009_000) == 2999)
    #expect(solution.objective.count == 3001)
    #expect(solution.ambiguity == nil)
    #expect(solution.certificate.isValid)
  }

  @Test func `a hundred thousand rows`() throws {
    // A chain of 50,000 links of 1, each with an inequality that holds.
    let count = 50_000
    var system = LinearSystem(variableCount: count)
    for index in 0..<count {
      let x = LinearExpression(Variable(index: index))
      let previous = LinearExpression(Variable(index: max(0, index - 1)))
      system.equal(index == 0 ? x : x - previous, 1)
      system.atLeast(x, 0)
    }
    let solution = try system.solution()
    #expect(solution.values[count - 1] == Double(count))
    #expect(solution.certificate.isValid)
  }
}
