import Drawing
import Figures
import LayoutModel
import TestSupport
import Testing

/// How large an SVG is, what it says of itself for machines left out.
struct SVGSizeTests {
  private func size(of figure: Figure, keepsText: Bool = false) throws -> Int {
    try SVGFile(figure, keepsText: keepsText).bytes.count
  }

  /// So many bytes for ten constraints, and some for each further one.
  private func limit(_ solved: SolvedLayout, _ base: Int, each: Int) -> Int {
    base + each * max(0, solved.layout.constraints.count - 10)
  }

  /// What takes room besides constraints: the words on the layout, the status bar and the canvas's edge
  /// (200), each view with its name, a picture, the edges of lines on it, and the edges,
  /// outlines and pills of what is in doubt.
  private func besides(_ solved: SolvedLayout) -> Int {
    let views = solved.layout.views.count
    let pictures = solved.layout.views.count { $0.kind == .imageView }
    return 950 + 300 * max(0, views - 3) + 600 * pictures
      + (solved.status == .satisfied ? 0 : 3500)
  }

  @Test(arguments: Seed.samples())
  func `random layouts are small`(_ seed: Seed) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: seed.number))
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "R", title: "R"))
    #expect(try size(of: figure) <= limit(solved, 14_000, each: 400))
    #expect(
      try size(of: figure, keepsText: true) <= limit(solved, 3000, each: 300) + besides(solved))
  }

  @Test(arguments: Repository.recipes)
  func `the recipes' figures are small`(_ path: String) throws {
    let isBase = { (layout: Layout) in layout.variant == LayoutVariant() }
    for solved in try Sample.solvedSample(at: path, where: isBase) {
      let figure = try CanvasStyle.figure(
        of: solved, FigureRequest(name: "\(path).portrait", title: "A Layout of the Guide"))
      // Each letter is placed: what goes beyond the captions of a form takes room of its own.
      let letters = solved.layout.views.compactMap(\.content.text).joined().count
      #expect(
        try size(of: figure) <= limit(solved, 14_000, each: 400) + 45 * max(0, letters - 150))
      #expect(
        try size(of: figure, keepsText: true) <= limit(solved, 3000, each: 300) + besides(solved))
    }
  }
}
