import LayoutModel
import TestSupport
import Testing

@testable import Drawing
@testable import Figures

/// Rows that are left out must be those that would have come out like the row above.
struct RowFoldingTests {
  private static let red = DynamicColor(0xFF3B30)
  private static let pale = DynamicColor(0x007AFF).opacity(0.3)

  private static let size = Size(width: 140, height: 260)

  private static let marks: [(name: String, mark: Mark)] = {
    let rect = Rect(x: 20, y: 30, width: 100, height: 200)
    let odd = Rect(x: 20.3, y: 30.4, width: 99.5, height: 200.7)
    let upright = Segment(from: Point(x: 50, y: 20), to: Point(x: 50, y: 220))
    let level = Segment(from: Point(x: 20, y: 120.3), to: Point(x: 90, y: 120.3))
    let corner = [Point(x: 20, y: 20), Point(x: 60, y: 200), Point(x: 66, y: 20)]
    return [
      ("rectangle", Mark(.rect(rect), fill: red)),
      ("rectangle off the pixels", Mark(.rect(odd), fill: pale)),
      ("frame", Mark(.frame(odd, width: 0.75), fill: red)),
      ("rounded rectangle", Mark(.roundedRect(odd, radius: 12), fill: pale)),
      (
        "rounded rectangle with a border",
        Mark(
          .roundedRect(odd, radius: 7.3), fill: .color(pale), stroke: Stroke(color: red, width: 1.3)
        )
      ),
      ("circle", Mark(.circle(center: Point(x: 70.2, y: 100.7), radius: 30), fill: red)),
      ("upright capsule", Mark(.capsule(upright, width: 5), fill: pale)),
      ("wide lines", Mark(.segments([upright, level]), stroke: Stroke(color: pale, width: 14))),
      ("thin lines", Mark(.segments([upright, level]), stroke: Stroke(color: red, width: 0.5))),
      (
        "dashes",
        Mark(.segments([upright, level]), stroke: Stroke(color: red, width: 1, dashes: [3, 2]))
      ),
      ("sharp corner", Mark(.polyline(corner), stroke: Stroke(color: red, width: 3))),
      ("triangle", Mark(.polyline(corner), fill: pale)),
      ("gradient", Mark(.rect(rect), fill: .gradient(top: red, bottom: pale))),
      ("out of the picture", Mark(.rect(Rect(x: -50, y: -80, width: 90, height: 900)), fill: pale)),
      (
        "symbol",
        Mark(
          .symbol(
            Symbol(
              name: "s", marks: [Mark(.circle(center: Point(x: 0, y: 0), radius: 7), fill: red)]),
            at: Point(x: 60.3, y: 70.8)))
      ),
    ]
  }()

  private func figure(_ marks: [Mark], origin: Point = Point(x: 0, y: 0)) -> Figure {
    let group = Figure.Group(id: "a", classes: [], marks: marks)
    let bounds = Rect(
      x: origin.x, y: origin.y, width: Self.size.width, height: Self.size.height)
    return Figure(
      name: "A", bounds: bounds, title: "A", description: "",
      layers: [Figure.Layer(name: "marks", groups: [group])])
  }

  /// The rows of a figure, drawn with those left out that may be, and how many were drawn.
  private func rows(
    _ figure: Figure, scale: Int, folds: Bool
  ) throws -> (rows: [[UInt32]], drawn: Int) {
    var fonts = FontLibrary()
    let list = try DisplayList(figure, .light, scale: scale, fonts: &fonts)
    var changes = list.rows
    if !folds { changes.addAll(from: 0, to: Double(list.height)) }
    let folding = RowFolding(changes)
    let surface = try FigureSurface(width: list.width, rows: folding)
    surface.draw(list)
    let (width, stride) = (surface.width, surface.stride)
    let rows = surface.withPixels { pixels in
      folding.counts.enumerated().flatMap { row, count in
        let pixels = (0..<width).map { pixels[row * stride + $0] & 0xFFFFFF }
        return Array(repeating: pixels, count: count)
      }
    }
    return (rows, folding.counts.count)
  }

  @Test(arguments: marks.indices, [1, 2, 3])
  func `a mark is the same with rows left out`(_ index: Int, _ scale: Int) throws {
    let (name, mark) = Self.marks[index]
    for origin in [Point(x: 0, y: 0), Point(x: -3.3, y: 1.7)] {
      let figure = figure([mark], origin: origin)
      let whole = try rows(figure, scale: scale, folds: false)
      #expect(whole.drawn == 260 * scale)
      #expect(try rows(figure, scale: scale, folds: true).rows == whole.rows, "\(name)")
    }
  }

  @Test(arguments: Seed.samples())
  func `marks upon each other are the same with rows left out`(_ seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let marks = (0..<6).map { _ in Self.marks.randomElement(using: &random)?.mark }
    let figure = figure(marks.compactMap(\.self))
    #expect(
      try rows(figure, scale: 2, folds: true).rows == rows(figure, scale: 2, folds: false).rows)
  }

  @Test(arguments: Seed.samples(8))
  func `layouts are the same with rows left out`(_ seed: Seed) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: seed.number))
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "A", title: "A"))
    #expect(
      try rows(figure, scale: 2, folds: true).rows == rows(figure, scale: 2, folds: false).rows)
  }

  @Test func `only rows at edges are drawn`() throws {
    // Rows 0, 30, where the rectangle begins, and 230, where it has ended.
    let figure = figure([Self.marks[0].mark])
    #expect(try rows(figure, scale: 1, folds: true).drawn == 3)
  }
}
