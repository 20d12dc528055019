import ConstraintSolver
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The linear systems of diagrams.
struct SchematicProgramTests {
  @Test func `a system that cannot be solved is an error`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading + 20
        A.Top = Superview.Top + 20
        A.Width = 100
        A.Height = 50
      """)
    let model = Schematic.Model(solved, mostBoxes: 10)
    let coordinates = Schematic.Coordinates(model)
    let lanes = Schematic.Lanes(model, coordinates)
    let texts = try Schematic.Texts(model, mostLines: 1, .standard)
    let needs = Schematic.Needs(
      model, coordinates, lanes, texts, Schematic.Fit(), Schematic.Stretches(model),
      extra: Schematic.Growth())
    _ = try Schematic.Program.places(needs, .least)
    #expect(throws: SolverError.self) {
      try Schematic.Program.places(needs, .leastHeight(width: .infinity))
    }
  }
}
