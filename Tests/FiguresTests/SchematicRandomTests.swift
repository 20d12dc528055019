import Testing

@testable import Figures

/// The diagrams of 500 random nested layouts, each on an upright and a level screen.
struct SchematicRandomTests {
  /// Views are crowded in these layouts, and lie on each other: of 200 marks one may hide something.
  @Test(arguments: 0..<5)
  func `views and marks are where they belong, and 199 of 200 marks hide nothing`(
    _ hundred: Int
  ) throws {
    var (merges, markCount) = ([String](), 0)
    for seed in 100 * hundred..<100 * (hundred + 1) {
      for solved in try SchematicSamples.layouts(seed: seed) {
        let diagram = try SchematicSamples.diagram(of: solved)
        let figure = try SchematicStyle.figure(
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
    #expect(markCount > 4_000)
    #expect(merges.count * 200 <= markCount, "\(merges.count) of \(markCount): \(merges)")
  }
}
