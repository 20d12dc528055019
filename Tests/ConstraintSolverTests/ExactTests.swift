import ConstraintSolver
import Testing

/// Systems whose numbers differ so much in size that double precision cannot decide.
struct ExactTests {
  @Test func `nearly parallel required rows meet in one point`() throws {
    // x = y, and x = (1 + 2^-40) y - 3·2^-40. The difference is 2^-40 y = 3·2^-40, so y = 3.
    // In double precision the two rows look the same, and y looks open.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x, y)
    system.equal(x, (1 + 0x1p-40) * y - 0x3p-40)
    let floating = try system.floatingSolution(findingAmbiguity: true)
    #expect(!floating.certificate.isValid)
    #expect(floating.ambiguity != nil)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.certificate.arithmetic == .exact)
    #expect(solution.certificate.isValid)
    #expect(solution.values == [3, 3])
    #expect(solution.ambiguity == nil)
  }

  @Test func `nearly parallel rows contradict a third`() throws {
    // The first two give y = 3, as above.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x, y)
    system.equal(x, (1 + 0x1p-40) * y - 0x3p-40)
    system.equal(x + y, 7, level: 1)
    #expect(try system.solution().error(ofLevel: 1) == 1)
    system.atLeast(y, 3.5)
    let solution = try system.solution()
    #expect(!solution.isSatisfiable)
    #expect(solution.certificate.isValid)
    #expect(try system.minimalConflict() == Conflict(rows: [0, 1, 3]))
    // (row 1 - row 0) · 2^40 says 3 - y = 0; with y - 3.5 >= 0 that makes -0.5.
    let refutation = try #require(solution.certificate.refutation)
    #expect(refutation.parts.map(\.row) == [0, 1, 3])
    let scale = refutation.shortfall / 0.5
    #expect(refutation.parts.map(\.multiplier) == [-0x1p40 * scale, 0x1p40 * scale, scale])
  }

  @Test func `a level with tiny coefficients still ranks above the next`() throws {
    // 2^-33 x = 1 asks for x = 2^33 and outranks x = 3, though the slope is only 1.2e-10.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(0x1p-33 * x, 1, level: 1)
    system.equal(x, 3, level: 2)
    #expect(try !system.floatingSolution().certificate.isValid)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.values == [0x1p33])
    #expect(solution.error(ofLevel: 1) == 0)
    #expect(solution.error(ofLevel: 2) == 0x1p33 - 3)
    #expect(solution.ambiguity == nil)
  }

  @Test func `two almost opposite inequalities meet far away`() throws {
    // 2^-20 x + y >= 0 is required, and -(1 + 2^-31) x - 2^20 y >= 5 is wished for. Add 2^20
    // times the first to the second: -2^-31 x >= 5, so x is at most -5·2^31. At that x the
    // first says y >= 5·2^11, the second y <= 5·2^11. Double precision sees -x/2^31 as nothing.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.atLeast(0x1p-20 * x + y, 0)
    system.atLeast(-(1 + 0x1p-31) * x - 0x1p20 * y, 5, level: 1)
    system.equal(x, 0, level: 2)
    let isFloatingValid = try? system.floatingSolution().certificate.isValid
    #expect(isFloatingValid != true)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.certificate.arithmetic == .exact)
    #expect(solution.values == [-0x5p31, 0x5p11])
    #expect(solution.error(ofLevel: 1) == 0)
    #expect(solution.error(ofLevel: 2) == 0x5p31)
    #expect(solution.ambiguity == nil)
  }

  @Test func `steep and flat rows cross in one point`() throws {
    // The first row makes y = 2 - 2^20 x, the second then (2^-20 + 2^20) x = 2 - 10^6. So
    // x = -999998 / (2^20 + 2^-20) and y = 10^6 + 2^-20 x, a little less than a million.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(y + 0x1p20 * x, 2)
    system.equal(y, 0x1p-20 * x + 1e6)
    system.equal(0x1p20 * x, 0x1p20 * y - 1, level: 1)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.certificate.arithmetic == .exact)
    #expect((solution.value(x) + 999_998 / 0x1p20).magnitude < 1e-11)
    #expect((solution.value(y) - (1e6 - 999_998 / 0x1p40)).magnitude < 1e-9)
    #expect(solution.ambiguity == nil)
  }

  @Test func `coefficients of 1e-7 and 1e7 stand side by side`() throws {
    // 1e-7 y = 5 asks for y = 5e7, and 1e7 x = y makes x = 5. Exactly so, but for the fact that
    // the double nearest to 1e-7 is not 1e-7.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(1e7 * x, y)
    system.equal(1e-7 * y, 5, level: 1)
    system.equal(x, 4, level: 2)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.certificate.arithmetic == .exact)
    #expect((solution.value(x) - 5).magnitude < 1e-14)
    #expect((solution.value(y) - 5e7).magnitude < 1e-7)
    #expect(solution.ambiguity == nil)
  }

  @Test func `constants of a billion differ by a millionth`() throws {
    // There is nothing between 1e9 and 1e9 - 1e-6. The double nearest to the latter is
    // 1e9 - 2^-20, as doubles there are 2^-23 apart: 8 of those are 0.95e-6.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 1e9)
    system.atMost(x, 1e9 - 1e-6)
    #expect(try system.floatingSolution().isSatisfiable)
    let solution = try system.solution()
    #expect(!solution.isSatisfiable)
    #expect(solution.certificate.isValid)
    #expect(solution.certificate.refutation?.shortfall == 0x1p-20)
    #expect(try system.minimalConflict() == Conflict(rows: [0, 1]))
    system.setLevel(1, ofRow: 0)
    #expect(try system.solution().values == [1e9 - 0x1p-20])
    #expect(try system.solution().error(ofLevel: 1) == 0x1p-20)
  }

  @Test func `what is open is found exactly`() throws {
    // x and y are 3 as above. z may be anything from 1 to 2, w = z + x from 4 to 5; v is 1
    // because two wishes meet there, and u is mentioned by nothing.
    var system = LinearSystem(variableCount: 0)
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    let (w, v) = (system.variable(), system.variable())
    _ = system.variable()
    system.equal(x, y)
    system.equal(x, (1 + 0x1p-40) * y - 0x3p-40)
    system.atLeast(z, 1)
    system.atMost(z, 2)
    system.equal(w, z + x, level: 1)
    system.atLeast(v, 1, level: 1)
    system.atMost(v, 1, level: 2)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.certificate.arithmetic == .exact)
    let ambiguity = try #require(solution.ambiguity)
    #expect(ambiguity.variables.map(\.index) == [2, 3, 5])
    #expect(z.value(at: ambiguity.witness) != solution.value(z))
    #expect((1...2).contains(z.value(at: ambiguity.witness)))
    #expect(((w - z).value(at: ambiguity.witness) - 3).magnitude < 1e-12)
    #expect(solution.value(v) == 1)
  }

  @Test func `numbers that do not fit into fractions either are an error`() throws {
    // 0.1, 0.7, ... have 53 bits; the determinant of four such rows has some 200.
    var system = LinearSystem(variableCount: 4)
    for row in 0..<4 {
      var expression = LinearExpression(constant: 0.1)
      for column in 0..<4 {
        let coefficient = 1 / Double(row + column + 3)
        expression =
          expression + (row == 3 && column == 3 ? 1e-9 : coefficient)
          * LinearExpression(Variable(index: column))
      }
      system.append(LinearConstraint(expression, .equal))
    }
    let error = #expect(throws: SolverError.self) { try system.solution() }
    guard case .lostPrecision = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `fractions give the same answer where doubles are enough`() throws {
    // The median of three wishes, beside an inequality in the way: see `LinearSystemTests`.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x + 2 * y, 100)
    system.atLeast(y, 10)
    for wish in [60.0, 90, 95] { system.equal(x, wish, level: 1) }
    system.equal(y, 0, level: 2)
    let exact = try system.exactSolution(findingAmbiguity: true)
    let floating = try system.floatingSolution(findingAmbiguity: true)
    // x <= 80, so the errors are 20, 10 and 15.
    #expect(exact.values == [80, 10])
    #expect(exact.values == floating.values)
    #expect(exact.objective == floating.objective)
    #expect(exact.error(ofLevel: 1) == 45)
    #expect(exact.certificate.levels.map(\.level) == [0, 1, 2])
    #expect(exact.certificate.levels.allSatisfy { $0.violation == 0 })
    #expect(exact.certificate.equationViolation == 0)
    #expect(exact.ambiguity == nil)
  }
}
