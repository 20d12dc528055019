import ConstraintSolver
import Testing

/// Small systems whose solutions are worked out by hand.
struct LinearSystemTests {
  @Test func `three equal wishes give their median`() throws {
    // |x-100| + |x-200| + |x-130| is least at 130: 30 + 70 + 0 = 100. The mean would be 143.3.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    for wish in [100.0, 200, 130] { system.equal(x, wish, level: 1) }
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.value(x) == 130)
    #expect(solution.objective == [LevelError(level: 1, total: 100)])
    #expect(solution.ambiguity == nil)
  }

  @Test func `two equal wishes leave the interval between them open`() throws {
    // |x-100| + |x-200| is 100 everywhere from 100 to 200.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    for wish in [100.0, 200] { system.equal(x, wish, level: 1) }
    let solution = try system.solution(findingAmbiguity: true)
    let ambiguity = try #require(solution.ambiguity)
    #expect((100...200).contains(solution.value(x)))
    #expect((100...200).contains(x.value(at: ambiguity.witness)))
    #expect(solution.value(x) != x.value(at: ambiguity.witness))
    #expect(ambiguity.variables == [Variable(index: 0)])
    #expect(solution.error(ofLevel: 1) == 100)
  }

  @Test func `one higher level beats many lower ones`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    for _ in 0..<20 { system.equal(x, 100, level: 2) }
    system.equal(x, 300, level: 1)
    let solution = try system.solution()
    #expect(solution.value(x) == 300)
    #expect(solution.error(ofLevel: 2) == 20 * 200)
  }

  @Test func `an unsatisfied optional row still pulls`() throws {
    // x >= 150 is required. x = 100 cannot be met, but 150 is nearer to it than 300 is.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 150)
    system.equal(x, 100, level: 1)
    system.equal(x, 300, level: 2)
    let solution = try system.solution()
    #expect(solution.value(x) == 150)
    #expect(
      solution.objective == [
        LevelError(level: 0, total: 0), LevelError(level: 1, total: 50),
        LevelError(level: 2, total: 150),
      ])
  }

  @Test func `a satisfied inequality costs nothing and leaves its other side open`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 100, level: 1)
    let solution = try system.solution(findingAmbiguity: true)
    let ambiguity = try #require(solution.ambiguity)
    #expect(solution.value(x) >= 100)
    #expect(x.value(at: ambiguity.witness) >= 100)
    #expect(solution.error(ofLevel: 1) == 0)
  }

  @Test func `margins that do not fit contradict a width that is not negative`() throws {
    // |-8-[view]-8-| in a width of 0 would need a view of width -16.
    var system = LinearSystem(variableCount: 0)
    let (width, x, w) = (system.variable(), system.variable(), system.variable())
    system.equal(width, 0)
    system.equal(x, 8)
    system.equal(x + w + 8, width)
    system.atLeast(x, -1000)
    system.atLeast(w, 0)
    #expect(try !system.solution().isSatisfiable)
    #expect(try system.minimalConflict() == Conflict(rows: [0, 1, 2, 4]))
  }

  @Test(arguments: [497.0: (150.0, 299.0), 498: (150, 300), 499: (451.0 / 3, 902.0 / 3)])
  func `two views with complex widths`(total: Double, expected: (blue: Double, red: Double)) throws
  {
    // |-20-[blue(>=150)]-8-[red]-20-|, red = 2 · blue wished for. Both fit if 3 · 150 <=
    // total - 48, that is from 498 on; below, blue stays at 150 and red gets total - 198.
    var system = LinearSystem(variableCount: 0)
    let (blue, red) = (system.variable(), system.variable())
    system.equal(20 * one + blue + red + 28, total)
    system.atLeast(blue, 150)
    system.equal(red, 2 * blue, level: 1)
    let solution = try system.solution(findingAmbiguity: true)
    #expect((solution.value(blue) - expected.blue).magnitude < 1e-12)
    #expect((solution.value(red) - expected.red).magnitude < 1e-12)
    #expect(solution.ambiguity == nil)
  }

  private let one = LinearExpression(constant: 1)

  @Test func `levels need not be dense and rank in ascending order`() throws {
    // As for priorities 999.5 and 999, where the half makes the difference.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, 100, level: 40)
    system.equal(x, 50, level: 17)
    let solution = try system.solution()
    #expect(solution.value(x) == 50)
    #expect(
      solution.objective == [LevelError(level: 17, total: 0), LevelError(level: 40, total: 50)])
  }

  @Test func `four neighbouring levels rank strictly`() throws {
    // Kiwi issue 28: w = i at strength 1000 + i, for 1 to 4, has to give 4.
    var system = LinearSystem(variableCount: 0)
    let w = system.variable()
    for i in 1...4 { system.equal(w, Double(i), level: 5 - i) }
    #expect(try system.solution().value(w) == 4)
  }

  @Test func `the weakest row does not help a weaker one`() throws {
    // Kiwi issue 33: w = 10 at 10 must not make w = 90 at 500 win over w >= 100 at 501.
    var system = LinearSystem(variableCount: 0)
    let w = system.variable()
    system.atLeast(w, 100, level: 1)
    system.equal(w, 90, level: 2)
    system.equal(w, 10, level: 3)
    #expect(try system.solution().value(w) == 100)
  }

  @Test func `redundant required rows may differ by rounding`() throws {
    // Kiwi issue 15. 0.1 + 0.2 is not 0.3 in binary, and a third of 100 three times is not 100.
    var system = LinearSystem(variableCount: 0)
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    system.equal(x, 0.1 + 0.2)
    system.equal(x, 0.3)
    system.equal(3 * y, 100)
    system.equal(y + y + y, 100)
    system.equal(0.1 * x + 0.7 * y + z, 10)
    system.equal(0.3 * x + 2.1 * y + 3 * z, 30)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.isSatisfiable)
    #expect(solution.ambiguity == nil)
  }

  @Test func `a variable that no row mentions is open`() throws {
    var system = LinearSystem(variableCount: 3)
    system.equal(LinearExpression(Variable(index: 1)), 7)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.values[1] == 7)
    #expect(solution.ambiguity?.variables == [Variable(index: 0), Variable(index: 2)])
  }

  @Test func `opposite movements of two variables do not hide each other`() throws {
    // x + y = 10 leaves both open, but z, their sum, is determined.
    var system = LinearSystem(variableCount: 0)
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    system.equal(x + y, 10, level: 1)
    system.equal(z, x + y, level: 2)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.value(z) == 10)
    #expect(solution.ambiguity?.variables == [Variable(index: 0), Variable(index: 1)])
  }

  @Test func `rows that meet by coincidence can determine a variable`() throws {
    // Each wish alone leaves a side open; x >= 5 and x <= 5 together leave none.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.atLeast(x, 5, level: 1)
    system.atMost(x, 5, level: 1)
    system.atLeast(x + y, 8, level: 2)
    system.atMost(2 * y, 6, level: 2)
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.value(x) == 5)
    #expect(solution.value(y) == 3)
    #expect(solution.ambiguity == nil)
  }

  @Test func `the empty system is solved by nothing`() throws {
    let solution = try LinearSystem(variableCount: 0).solution(findingAmbiguity: true)
    #expect(solution.isSatisfiable)
    #expect(solution.values.isEmpty)
    #expect(solution.objective.isEmpty)
    #expect(solution.ambiguity == nil)
  }

  @Test func `rows without variables count by their constants`() throws {
    var system = LinearSystem(variableCount: 0)
    system.equal(one, -2, level: 1)
    system.atLeast(one, 1)
    #expect(try system.solution().error(ofLevel: 1) == 3)
    system.atLeast(one, 2)
    #expect(try system.minimalConflict() == Conflict(rows: [2]))
  }

  @Test func `duplicate rows change nothing but the totals`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    for _ in 0..<3 {
      system.equal(x + x - x, 10)
      system.atLeast(x, 10)
      system.equal(x, 13, level: 1)
    }
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.value(x) == 10)
    #expect(solution.error(ofLevel: 1) == 9)
    #expect(solution.ambiguity == nil)
  }
}
