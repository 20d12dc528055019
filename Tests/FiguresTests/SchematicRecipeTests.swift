import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The diagrams of the cookbook and of a trial: views are where they are in the layout, marks join what they
/// belong to, and nothing hides anything.
struct SchematicRecipeTests {
  @Test(arguments: SchematicSamples.recipes)
  func `diagrams have no faults`(_ path: String) throws {
    for solved in try SchematicSamples.sample(of: path) {
      let faults = try SchematicFaults(of: solved)
      #expect(faults.order == [], "\(solved.layout.circumstances)")
      #expect(faults.looseMarks == [], "\(solved.layout.circumstances)")
      #expect(faults.diagram.merges == [], "\(solved.layout.circumstances)")
      #expect(faults.diagram.strayLines == [], "\(solved.layout.circumstances)")
      #expect(faults.missingNumbers == [], "\(solved.layout.circumstances)")
      #expect(faults.diagram.sizeFaults == [], "\(solved.layout.circumstances)")
      #expect(faults.diagram.unnamedGuides == [], "\(solved.layout.circumstances)")
      let root = faults.diagram.places.frames[0]
      let isLarge = solved.layout.constraints.count > 30 || faults.diagram.model.isPortrait
      #expect(isLarge || root.width <= 900 && root.height <= 520)
    }
  }
}
