import TestSupport
import Testing

@testable import Figures

/// The diagrams of random nested layouts, each on an upright and a level screen.
///
/// It takes 16 seconds, since crowded diagrams are slow to draw, and fewer say nothing on one mark in 200.
struct SchematicRandomTests {
  /// Views are crowded in these layouts, and lie on each other: of 200 marks one may hide something.
  @Test(arguments: Seed.groups())
  func `views and marks are where they belong, and 199 of 200 marks hide nothing`(
    _ group: SeedGroup
  ) throws {
    var (merges, markCount) = ([String](), 0)
    try group.forEach { seed in
      for solved in try SchematicSamples.layouts(seed: seed.number) {
        let diagram = try SchematicSamples.diagram(of: solved)
        let figure = try Schematic.Style.figure(
          of: diagram, solved, FigureRequest(name: "T", title: "T"))
        let faults = SchematicFaults(diagram, figure)
        #expect(faults.order == [], "\(seed)")
        #expect(faults.looseMarks == [], "\(seed)")
        #expect(faults.missingNumbers == [], "\(seed)")
        #expect(diagram.strayLines == [], "\(seed)")
        #expect(diagram.sizeFaults == [], "\(seed)")
        #expect(PrintFaults(figure, of: solved).ofDiagram == [], "\(seed)")
        merges += diagram.merges.map { "\(seed): \($0)" }
        markCount += diagram.marks.count
      }
    }
    // A seed that is repeated alone can have fewer.
    #expect(markCount > (group.seeds.count > 1 ? 30 * group.seeds.count : 0))
    #expect(merges.count * 200 <= markCount, "\(merges.count) of \(markCount): \(merges)")
  }
}
