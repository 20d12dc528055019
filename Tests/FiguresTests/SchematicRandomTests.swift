import Testing

@testable import Figures

/// The diagrams of 500 random nested layouts, each on an upright or a level screen.
struct SchematicRandomTests {
  /// Views are crowded in these layouts, and lie on each other: of 200 marks one may hide something.
  @Test func `views and marks are where they belong, and 199 of 200 marks hide nothing`() throws {
    var (merges, markCount) = ([String](), 0)
    for seed in 0..<500 {
      let faults = try SchematicFaults(of: SchematicSamples.layout(seed: seed))
      #expect(faults.order == [], "\(seed)")
      #expect(faults.looseMarks == [], "\(seed)")
      #expect(faults.missingNumbers == [], "\(seed)")
      #expect(faults.diagram.strayLines == [], "\(seed)")
      merges += faults.diagram.merges.map { "\(seed): \($0)" }
      markCount += faults.diagram.marks.count
    }
    #expect(markCount > 10_000)
    #expect(merges.count * 200 <= markCount, "\(merges.count) of \(markCount): \(merges)")
  }
}
