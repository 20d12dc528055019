import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Figures of layouts that are valid and make no sense: items without a size, and ones as large as numbers go.
struct ExtremeLayoutTests {
  /// Where nothing is at the bottom, the guide there has no height.
  @Test func `a size that a guide without a length determines has its number beside its place`()
    throws
  {
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Width = 20
        A.Height = Bottom Layout Guide.Height + 100
      """, on: Canvas(size: Size(width: 667, height: 375)))
    let diagram = try SchematicSamples.diagram(of: solved)
    let dimension = try #require(diagram.dimensions.first)
    #expect(dimension.stroke.start == dimension.stroke.end)
    let distance = try #require(dimension.numbers.first).x - dimension.stroke.cross
    // Half a point from a cap of 10 points to a disc with a radius of 8.75 points, outwards.
    #expect(distance == -(5 + 0.5 + 8.75))
    _ = try FigureStyle.schematic.figure(of: solved, FigureRequest(name: "T", title: "T"))
  }

  /// Content that reaches beyond scroll views of no size, and one in a scroll view in another.
  @Test(arguments: [
    """
    V: {kind: scrollView, frame: [20, 20, 0, 0], subviews: {W: {frame: [0, 0, 240, 128]}}}
    """,
    """
    V: {kind: scrollView, frame: [0, 0, 100, 100], subviews: {
      S: {kind: scrollView, frame: [200, 200, 100, 100], subviews: {W: {frame: [-50, -50, 100, 100]}}}}}
    """,
  ])
  func `no box ends before it starts`(_ view: String) throws {
    let solved = try Sample.solved("views: {\(view.replacing("\n", with: " "))}")
    let diagram = try SchematicSamples.diagram(of: solved)
    for frame in diagram.places.frames { #expect(frame.width > 0 && frame.height > 0, "\(frame)") }
  }

  @Test func `a table has no rows below a cell that no number counts`() throws {
    let solved = try Sample.solved(
      """
      canvas: {system: 14, size: [375, 667]}
      views:
        Table: {kind: tableView, subviews: {Cell: {kind: tableViewCell}, View: {}}}
      constraints: |
        View.Width = 1000000
        Cell.Width = 100
        Cell.Height = 1000000 * View.Width
      """)
    _ = try FigureStyle.screen.figure(of: solved, FigureRequest(name: "T", title: "T"))
  }

  @Test(arguments: Seed.samples(40))
  func `each style draws whatever the solver finds`(_ seed: Seed) throws {
    var layout = ExtremeLayout(seed: seed.number).layout
    let solved: SolvedLayout
    do throws(LayoutEngine.Failure) {
      solved = try LayoutEngine.solve(layout)
    } catch {
      // The engine refuses numbers whose rounding would spoil the frames.
      return
    }
    var request = FigureRequest(name: "T", title: "T")
    request.labels = LabelKind.allCases
    request.overlay = OverlayKind.allCases.map(\.rawValue)
    layout.canvas.direction = .rightToLeft
    let turned = try? LayoutEngine.solve(layout)
    // The styles that explain take turns: they draw parts of a layout with the same texts and boxes.
    let explaining = FigureStyle.allCases.filter { $0.traits.explains != nil }
    let turn = explaining[Int(seed.number % UInt64(explaining.count))]
    for style in FigureStyle.allCases where style == turn || !explaining.contains(style) {
      let figure = try style.figure(of: solved, request)
      #expect(figure.bounds.width > 0 && figure.bounds.height > 0, "\(seed) \(style)")
      if let turned { _ = try style.figure(of: turned, request) }
    }
  }
}

/// A random layout with lengths of guides, numbers without measure and kinds of all sorts.
private struct ExtremeLayout {
  private(set) var layout: Layout
  private var random: SplitMix

  private static let constants = [0, 0, 8, -8, 0.01, -1e-9, 1e6, -1e6]
  private static let multipliers = [1, 1, 1, 2, 1e-6, 1e6, -1, 1e6]

  init(seed: UInt64) {
    random = SplitMix(state: ~seed)
    layout = RandomLayout.layout(seed: seed, mostViews: 6)
    layout.canvas.system = 13
    for view in layout.views.indices.dropFirst() where layout.views[view].kind == .view {
      layout.views[view].kind = ViewKind.all[random.below(ViewKind.all.count)]
    }
    for view in layout.views.indices {
      let kind = LayoutGuide.Kind.allCases[random.below(LayoutGuide.Kind.allCases.count)]
      let isOfScrollView = kind == .content || kind == .frame
      if kind == .reserved || isOfScrollView && layout.views[view].kind != .scrollView { continue }
      layout.guides.append(LayoutGuide(name: "Guide \(view)", kind: kind, view: view))
    }
    for (index, constraint) in layout.constraints.enumerated() {
      var distorted = constraint
      distort(&distorted)
      layout.constraints[index] = distorted
    }
  }

  private mutating func distort(_ constraint: inout LayoutConstraint) {
    switch random.below(3) {
    case 0: constraint.constant = Self.constants[random.below(Self.constants.count)]
    case 1 where constraint.secondItem != nil && constraint.firstAttribute.isSize:
      constraint.multiplier = Self.multipliers[random.below(Self.multipliers.count)]
      constraint.secondItem = .guide(random.below(layout.guides.count))
      if random.below(2) == 0 {
        constraint.secondAttribute = constraint.firstAttribute == .width ? .height : .width
      }
    case 2 where constraint.firstAttribute.isSize:
      constraint.multiplier = 1e6
      constraint.secondItem = .view(random.below(layout.views.count))
      constraint.secondAttribute = constraint.firstAttribute
    default: break
    }
  }
}
