import Descriptions
import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Content sizes, frames in numbers and alignment rectangles over views.
struct ViewOverlayTests {
  private static let recipe = """
    canvas: {size: [400, 200], bars: {status: false}}
    views:
      Box: {backgroundColor: blue}
      Name Label: {kind: label, text: Name, contentHuggingPriority: {horizontal: 251, vertical: 252}}
      Field: {kind: textField, alignmentRectInsets: 4}
    constraints: |
      1. Box.Leading = Superview.Leading + 40.5
      2. Box.Top = Superview.Top + 40
      3. Box.Width = 60
      4. Box.Height = 100
      5. Name Label.Leading = Box.Trailing + 60
      6. Name Label.CenterY = Box.CenterY
      7. Field.Leading = Name Label.Trailing + 60
      8. Field.Width = 80
      9. Field.Baseline = Name Label.Baseline
    """
  private static let canvas = Canvas(size: Size(width: 400, height: 200))

  private func figure(
    _ overlay: [String], _ style: FigureStyle = .canvas,
    _ change: (inout FigureRequest) -> Void = { _ in }
  ) throws -> Figure {
    var request = FigureRequest(name: "T", title: "T")
    (request.overlay, request.labels) = (overlay, [.values])
    change(&request)
    return try style.figure(of: Sample.solved(Self.recipe, on: Self.canvas), request)
  }

  private func group(_ figure: Figure, _ name: String, of view: Int) -> Figure.Group? {
    figure.groups.first { $0.classes == [name] && $0.part == .view(view) }
  }

  private func texts(_ group: Figure.Group?) -> [String] {
    (group?.marks ?? []).compactMap(\.labelText)
  }

  @Test(arguments: [FigureStyle.canvas, .screen, .schematic])
  func `arrows and priorities stand at views with a content size`(_ style: FigureStyle) throws {
    let figure = try figure(["contentSize"], style)
    #expect(group(figure, "ib-content-size", of: 1) == nil)
    let label = group(figure, "ib-content-size", of: 2)
    #expect(texts(label) == ["251", "750", "252", "750"])
    // Two at each of four sides.
    #expect(label?.marks.count { $0.role == .cap } == 8)
    #expect(figure.unplaced == [])
    #expect(figure.textFaults == [])
  }

  @Test(arguments: [FigureStyle.canvas, .screen])
  func `arrows point at an edge that is seen`(_ style: FigureStyle) throws {
    let figure = try figure(["contentSize"], style)
    func edges(_ view: Int) -> [Rect] {
      (group(figure, "ib-content-size", of: view)?.marks ?? []).filter { $0.role == .edge }
        .compactMap(\.box)
    }
    // A label without a border has none of its own, a text field has.
    let frame = try #require(figure.groups.first { $0.part == .view(2) && $0.isView }?.frame)
    let outline = try #require(edges(2).reduce(nil) { $0?.union($1) ?? $1 })
    #expect(outline == frame.insetBy(0.5))
    #expect(edges(3) == [])
  }

  @Test func `a frame of a schematic is not drawn twice`() throws {
    let figure = try figure(["contentSize"], .schematic)
    for view in [2, 3] {
      let marks = group(figure, "ib-content-size", of: view)?.marks ?? []
      #expect(!marks.contains { $0.role == .edge })
    }
  }

  @Test func `arrows without room at one side are named`() throws {
    let recipe = """
      canvas: {size: [100, 200], bars: {status: false}}
      views: {Name Label: {kind: label, text: Name}}
      constraints: |
        1. Name Label.Leading = Superview.Leading
        2. Name Label.CenterY = Superview.CenterY
      """
    var request = FigureRequest(name: "T", title: "T")
    (request.overlay, request.labels) = (["contentSize"], [.values])
    let canvas = Canvas(size: Size(width: 100, height: 200))
    let figure = try FigureStyle.canvas.figure(of: Sample.solved(recipe, on: canvas), request)
    #expect(
      figure.unplaced.contains("the arrows of the content size at the left of 'Name Label'"),
      "\(figure.unplaced)")
  }

  @Test func `hugging points inwards, and compression resistance outwards`() throws {
    let figure = try figure(["contentSize"]) { $0.labels = [] }
    let frame = try #require(figure.groups.first { $0.part == .view(2) && $0.isView }?.frame)
    let heads = (group(figure, "ib-content-size", of: 2)?.marks ?? []).filter { $0.role == .cap }
    let tips = heads.compactMap { mark -> Point? in
      if case .polyline(let corners) = mark.shape { corners.first } else { nil }
    }
    // 1.5 points from an edge, or further out.
    let near = tips.filter {
      $0.x > frame.minX - 2 && $0.x < frame.maxX + 2 && $0.y > frame.minY - 2
        && $0.y < frame.maxY + 2
    }
    #expect(near.count == 4 && tips.count == 8)
  }

  @Test func `one view has words, which an author can replace`() throws {
    let figure = try figure(["contentSize"]) {
      ($0.selection, $0.words) = (["Name Label"], FigurePhrases([.contentHugging: "Halt"]))
    }
    #expect(
      texts(group(figure, "ib-content-size", of: 2)) == [
        "Halt 251", "Content compression 750", "Halt 252", "Content compression 750",
      ])
    #expect(group(figure, "ib-content-size", of: 3) == nil)
  }

  @Test func `frames are those of the layout, in numbers`() throws {
    let figure = try figure(["frames"])
    #expect(texts(group(figure, "ib-frame", of: 1)) == ["(40.5, 40)", "60", "100"])
    #expect(figure.textFaults == [])
    #expect(
      try self.figure(["frames"]) { $0.labels = [] }.groups.allSatisfy {
        $0.classes != ["ib-frame"]
      })
  }

  /// The insets are 4 points on each side: a frame of 88 points around a rectangle of 80.
  @Test func `alignment rectangles lie in their frames, with the baselines of texts`() throws {
    let figure = try figure(["alignmentRects"])
    let field = try #require(group(figure, "ib-alignment-rect", of: 3))
    let boxes = field.marks.compactMap(\.box)
    // An outline runs half a point inside of its edges.
    #expect(boxes[0].width == 79 && boxes[1].width == 87)
    #expect(field.marks.count { $0.role == .baseline } == 1)
    #expect(group(figure, "ib-alignment-rect", of: 1)?.marks.count == 1)
    #expect(
      try self.figure(["alignmentRects"], .schematic).groups.allSatisfy {
        $0.classes != ["ib-alignment-rect"]
      })
  }

  @Test(arguments: Seed.groups(), [FigureStyle.canvas, .schematic, .screen])
  func `random layouts have no numbers on other texts`(
    _ group: SeedGroup, _ style: FigureStyle
  ) throws {
    try group.forEach { seed in
      let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
      var request = FigureRequest(name: "T", title: "T")
      (request.overlay, request.labels) = (["contentSize", "frames", "alignmentRects"], [.values])
      let figure = try style.figure(of: solved, request)
      #expect(figure.labelFaults == [], "\(seed)")
    }
  }
}
