import ConstraintSolver
import Testing

/// Faults that users of other solvers have reported, restated; see `LinearSystemTests` for more.
struct PeerIssueTests {
  @Test func `kiwi issue 20: an edited value never violates a required row`() throws {
    // right = left + width, 0 <= left, right <= 100; left is dragged out of bounds both ways.
    for (wanted, expected) in [-50.0: 0.0, 20: 20, 90: 60, 1e6: 60] {
      var system = LinearSystem(variableCount: 0)
      let (left, width, right) = (system.variable(), system.variable(), system.variable())
      system.equal(right, left + width)
      system.atLeast(left, 0)
      system.atMost(right, 100)
      system.equal(width, 40, level: 1)
      system.equal(left, wanted, level: 2)
      let solution = try system.solution()
      #expect(solution.values == [expected, 40, expected + 40])
      #expect(solution.error(ofLevel: 0) == 0)
    }
  }

  @Test(arguments: [5, 12])
  func `kiwi issue 71: axes of equal scale on both sides are quick`(count: Int) throws {
    // count · count axes share widths by column and heights by row, each twice as wide as high:
    // all are alike. Width 1000 less gaps of 10 is the tighter side; the heights leave room.
    var system = LinearSystem(variableCount: 0)
    let widths = (0..<count).map { _ in system.variable() }
    let heights = (0..<count).map { _ in system.variable() }
    for width in widths {
      for height in heights { system.equal(width, 2 * height) }
      system.atLeast(width, 0)
    }
    let gaps = Double(10 * (count - 1))
    system.atMost(widths.reduce(LinearExpression(), +) + gaps, 1000)
    system.atMost(heights.reduce(LinearExpression(), +) + gaps, 1000)
    for width in widths { system.equal(width, 1000, level: 1) }
    let solution = try system.solution(findingAmbiguity: true)
    let expected = (1000 - gaps) / Double(count)
    #expect(widths.allSatisfy { (solution.value($0) - expected).magnitude < 1e-9 })
    #expect(heights.allSatisfy { (solution.value($0) - expected / 2).magnitude < 1e-9 })
    #expect(solution.ambiguity == nil)
    #expect(solution.certificate.isValid)
  }

  @Test func `kiwi issue 110: many weak rows never overcome a stronger one`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    for _ in 0..<2000 { system.equal(x, 1e6, level: 2) }
    system.equal(x, 0.001, level: 1)
    #expect(try system.solution().values == [0.001])
  }

  @Test func `kiwi issue 164: what the order of rows would decide is reported as open`() throws {
    // Nothing says where in 10...20 x is. Every order gives a value in it and says so.
    let rows: [(inout LinearSystem, LinearExpression) -> Void] = [
      { $0.atLeast($1, 10) }, { $0.atMost($1, 20) }, { $0.atLeast($1, 5, level: 1) },
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]] {
      var system = LinearSystem(variableCount: 0)
      let x = system.variable()
      for row in order { rows[row](&system, x) }
      let solution = try system.solution(findingAmbiguity: true)
      #expect((10...20).contains(solution.value(x)))
      #expect(solution.ambiguity?.variables == [Variable(index: 0)])
      // One wish more, and no order matters.
      system.equal(x, 0, level: 2)
      let settled = try system.solution(findingAmbiguity: true)
      #expect(settled.values == [10])
      #expect(settled.ambiguity == nil)
    }
  }

  @Test func `kiwi.js issue 31: a row that cannot be met leaves the system usable`() throws {
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(x + y, 10)
    system.equal(x, 4)
    let before = try system.solution()
    system.equal(y, 7)
    #expect(try !system.solution().isSatisfiable)
    #expect(try system.minimalConflict() == Conflict(rows: [0, 1, 2]))
    system.setLevel(1, ofRow: 2)
    let after = try system.solution()
    #expect(after.values == before.values)
    #expect(after.error(ofLevel: 1) == 1)
  }

  @Test(arguments: [16.0 / 9, 4.0 / 3, 0.7, 1.0 / 3])
  func `autolayout.js issue 21: an aspect ratio with fractions is bounded`(ratio: Double) throws {
    // As wide as possible within 320 by 200: the narrower side of the two decides.
    var system = LinearSystem(variableCount: 0)
    let (width, height) = (system.variable(), system.variable())
    system.equal(width, ratio * height)
    for size in [width, height] { system.atLeast(size, 0) }
    system.atMost(width, 320)
    system.atMost(height, 200)
    system.equal(width, 320, level: 1)
    let solution = try system.solution(findingAmbiguity: true)
    let expected = min(320, 200 * ratio)
    #expect((solution.value(width) - expected).magnitude < 1e-12)
    #expect((solution.value(height) - expected / ratio).magnitude < 1e-12)
    #expect(solution.ambiguity == nil)
    #expect(solution.certificate.isValid)
  }

  @Test func `ratatui issue 1855: least sizes that do not fit end in the same result`() throws {
    // Three columns of at least 40 in 100, ratios of 1 : 2 : 1 wished for. Only 20 are missing.
    var results: Set<[Double]> = []
    for _ in 0..<3 {
      var system = LinearSystem(variableCount: 0)
      let columns = (0..<3).map { _ in system.variable() }
      system.equal(columns.reduce(LinearExpression(), +), 100)
      for column in columns {
        system.atLeast(column, 0)
        system.atLeast(column, 40, level: 1)
      }
      system.equal(columns[1], 2 * columns[0], level: 2)
      system.equal(columns[1], 2 * columns[2], level: 2)
      let solution = try system.solution(findingAmbiguity: true)
      #expect(solution.error(ofLevel: 1) == 20)
      // The total of 20 allows at most 40 each. The middle one has 40, the others 20 to 40 with
      // a sum of 60: |40 - 2a| + |40 - 2c| = 40 whatever a is.
      #expect(solution.value(columns[1]) == 40)
      #expect(solution.error(ofLevel: 2) == 40)
      #expect(solution.ambiguity?.variables.map(\.index) == [0, 2])
      results.insert(solution.values)
    }
    #expect(results.count == 1)
  }
}
