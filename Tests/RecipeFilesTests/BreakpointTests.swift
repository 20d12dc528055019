import LayoutModel
import Recipes
import TestSupport
import Testing

/// The pieces of recipes as a window grows, against the layouts that are solved at each width.
struct BreakpointTests {
  /// `make test` takes one recipe in four and one width in 16, other widths of each recipe; `make test-all` all.
  private static func widths(_ path: String) -> [Double] {
    let step = Seed.takesAll ? 1 : 16
    let start = path.dropFirst(Repository.root.count).utf8.reduce(320) { $0 + Int($1) } % step
    return stride(from: 320 + start, through: 1024, by: step).map(Double.init)
  }

  @Test(arguments: Repository.sampleRecipes)
  func `breakpoints are the changes that solving at each width finds`(_ path: String) throws {
    let recipe = try Sample.recipe(at: path)
    var window = CanvasRequest()
    (window.width, window.orientations) = (600, [.portrait])
    let layout = try #require(recipe.layouts(on: window).first)
    let pieces = try recipe.pieces(
      of: layout, along: .horizontal, over: 319...1025)
    #expect(pieces.first?.range.lowerBound == 319 && pieces.last?.range.upperBound == 1025)
    for (left, right) in zip(pieces, pieces.dropFirst()) {
      #expect(left.range.upperBound == right.range.lowerBound)
    }
    for width in Self.widths(path) {
      window.width = width
      let solved = try LayoutEngine.solve(try #require(recipe.layouts(on: window).first))
      // At a breakpoint the layout may be on either side; so the range has both sides of its ends.
      let distances = pieces.filter { $0.range.contains(width) }.map {
        Self.distance($0, solved, at: width)
      }
      #expect(distances.contains { $0 <= 0.01 }, "\(width): \(distances)")
    }
  }

  /// The largest difference of a determined number of a frame, in points.
  private static func distance(
    _ piece: LayoutPiece, _ solved: SolvedLayout, at width: Double
  ) -> Double {
    if piece.isSatisfiable != solved.conflicts.isEmpty { return .infinity }
    if !piece.isSatisfiable { return 0 }
    guard piece.views == solved.layout.views.map(\.name) else { return .infinity }
    var largest = 0.0
    for view in piece.views.indices.dropFirst() {
      let frame = solved.frameInSuperview(of: view)
      let values: [FrameVariable: Double] = [
        .x: frame.x, .y: frame.y, .width: frame.width, .height: frame.height,
      ]
      for (part, line) in piece.frames[view] where !piece.undetermined[view].contains(part) {
        largest = max(largest, (line.value(at: width) - (values[part] ?? .infinity)).magnitude)
      }
    }
    return largest
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `a layout at its own size is itself`(_ axis: Axis) throws {
    for path in Repository.sampleRecipes {
      let recipe = try Sample.recipe(at: path)
      for layout in recipe.layouts(on: CanvasRequest()) {
        let size = layout.canvas.size
        let same = recipe.layout(
          layout, along: axis, at: axis == .horizontal ? size.width : size.height)
        #expect(same.canvas.layoutMargins == layout.canvas.layoutMargins, "\(path)")
        #expect(same.constraints == layout.constraints, "\(path)")
      }
    }
  }
}
