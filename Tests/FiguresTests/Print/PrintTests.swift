import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Figures can be printed as they are: nothing strikes, hides or cuts anything, and all is legible.
///
/// It takes 25 seconds, since only it looks at every recipe in every style.
struct PrintTests {
  private static let recipes = Repository.recipes + Repository.trialRecipes

  private func figure(
    _ style: FigureStyle, _ solved: SolvedLayout, hasScene: Bool = false
  ) throws -> Figure {
    var request = FigureRequest(name: "P", title: "P")
    request.hasScene = hasScene
    return try style.figure(of: solved, request)
  }

  private func faults(_ style: FigureStyle, _ solved: SolvedLayout) throws -> PrintFaults {
    PrintFaults(try figure(style, solved), of: solved)
  }

  /// The faults of a layout's figures in the styles that are no canvas.
  private func otherFaults(_ solved: SolvedLayout) throws -> [String] {
    let schematic = try faults(.schematic, solved)
    return try faults(.screen, solved).ofScreen + faults(.outline, solved).ofDiagram
      + schematic.ofDiagram + schematic.wrongNumbers
  }

  @Test(arguments: recipes) func `canvases of recipes`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path) {
      let faults = try faults(.canvas, solved)
      #expect(faults.ofCanvas + faults.strayBars == [], "\(solved.layout.circumstances)")
    }
  }

  @Test(arguments: recipes) func `other styles of recipes`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path) {
      let faults = try otherFaults(solved)
      #expect(faults == [], "\(solved.layout.circumstances)")
    }
  }

  /// What is drawn around a canvas, or beside it, stays free of what leaves the canvas.
  @Test(arguments: Repository.sampleRecipes) func `figures in figures`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      let canvas = try figure(.canvas, solved)
      let part = FigureRow.Part(figure: canvas, caption: "A")
      var cropped = FigureSettings()
      cropped.crop = .rect(Rect(x: 20, y: 20, width: 100, height: 60))
      let crop = canvas.applying(cropped, to: solved)
      let numbered = try canvas.labeled([.numbers], of: solved)
      let figures = [
        try figure(.canvas, solved, hasScene: true),
        try ConstraintLegend.figure(numbered, listing: [solved.layout], .below),
        try FigureCaption.figure(crop, "A caption"),
        try FigureCaption.figure(canvas, "A caption"),
        try FigureRow.figure(of: [part, part], name: "P", title: "P"),
      ]
      for figure in figures {
        let faults = PrintFaults(figure, of: solved)
        #expect(faults.outside + faults.faintTexts == [], "\(solved.layout.circumstances)")
      }
    }
  }

  /// Many of these layouts have conflicts, or four constraints on an axis of a view.
  private static let seeds = Seed.samples()

  @Test(arguments: seeds) func `canvases of random screens`(_ seed: Seed) throws {
    let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
    let faults = try faults(.canvas, solved)
    #expect(faults.ofCanvas + faults.strayBars == [])
  }

  @Test(arguments: seeds) func `other styles of random screens`(_ seed: Seed) throws {
    let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
    let (screen, outline) = (try faults(.screen, solved), try faults(.outline, solved))
    // Diagrams take longest.
    let diagram = seed.number % 10 == 0 ? try faults(.schematic, solved).outside : []
    #expect(screen.ofScreen + outline.ofDiagram + diagram == [])
  }
}
