import ConstraintSolver
import Testing

/// The limit of the terms that the steps of a search may merge.
struct TermLimitTests {
  /// Places in a row, none before the one before it, each of which would be at 1.
  private func row(_ count: Int) -> LinearSystem {
    var system = LinearSystem(variableCount: 0)
    var last = system.variable()
    system.atLeast(last, 0)
    for level in 1...count {
      let next = system.variable()
      system.atLeast(next - last, 0)
      system.equal(next, 1, level: level)
      last = next
    }
    return system
  }

  @Test func `a search that merges more terms than it may stops`() throws {
    #expect(throws: SolverError.tooManyTerms(limit: 0)) {
      try row(10).solution(mostTerms: 0)
    }
  }

  @Test func `a limit that is not reached changes nothing`() throws {
    let system = row(10)
    let solution = try system.solution(mostTerms: 10_000)
    #expect(solution.values == (try system.solution().values))
    #expect(solution.values.dropFirst().allSatisfy { $0 == 1 })
  }
}
