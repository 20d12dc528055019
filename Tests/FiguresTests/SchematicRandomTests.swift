import Testing

@testable import Figures

/// The diagrams of 500 random nested layouts, each on an upright or a level screen.
struct SchematicRandomTests {
  /// What a group of layouts has: its faults, and how many of its marks merge.
  private struct Findings: Sendable {
    var faults: [String] = []
    var merges: [String] = []
    var markCount = 0
  }

  /// Views are crowded in these layouts, and lie on each other: of 200 marks one may hide something.
  @Test(.timeLimit(.minutes(10)))
  func `views and marks are where they belong, and 199 of 200 marks hide nothing`() async throws {
    let groups = try await withThrowingTaskGroup(of: Findings.self) { group in
      for part in 0..<4 { group.addTask { try Self.findings(stride(from: part, to: 500, by: 4)) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(groups.flatMap(\.faults) == [])
    let (merges, markCount) = (groups.flatMap(\.merges), groups.map(\.markCount).reduce(0, +))
    #expect(markCount > 10_000)
    #expect(merges.count * 200 <= markCount, "\(merges.count) of \(markCount): \(merges.sorted())")
  }

  private static func findings(_ seeds: StrideTo<Int>) throws -> Findings {
    var findings = Findings()
    for seed in seeds {
      let faults = try SchematicFaults(of: SchematicSamples.layout(seed: seed))
      let found = faults.order + faults.looseMarks + faults.missingNumbers
      findings.faults += (found + faults.diagram.strayLines).map { "\(seed): \($0)" }
      findings.merges += faults.diagram.merges.map { "\(seed): \($0)" }
      findings.markCount += faults.diagram.marks.count
    }
    return findings
  }
}
