import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// A diagram has its boxes in the order of the solved layout: what is left of, in, or at the edge of another
/// there is so here.
struct SchematicOrderTests {
  /// Two edges that differ by less in the layout may be one in the diagram, in points.
  private static let tolerance = 0.75

  @Test(arguments: SchematicSamples.recipes)
  func `boxes keep their order and their shared edges`(_ path: String) throws {
    for solved in try SchematicSamples.layouts(of: path) {
      let diagram = try SchematicSamples.diagram(of: solved)
      #expect(faults(in: diagram) == [], "\(solved.layout.circumstances)")
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: 0..<5)
  func `boxes and marks of random layouts are where they belong`(_ group: Int) throws {
    for seed in group * 10..<group * 10 + 10 {
      let diagram = try SchematicSamples.diagram(of: SchematicSamples.layout(seed: seed))
      #expect(faults(in: diagram) == [], "\(seed)")
      #expect(diagram.looseMarks == [], "\(seed)")
    }
  }

  /// The pairs of edges in another order, or apart.
  private func faults(in diagram: SchematicDiagram) -> [String] {
    let boxes = diagram.model.boxes
    var faults: [String] = []
    for axis in Axis.allCases {
      let edges = boxes.indices.flatMap { self.edges(of: $0, axis, diagram) }
      for (number, one) in edges.enumerated() {
        for other in edges[(number + 1)...] where one.box != other.box {
          let (truth, drawn) = (one.truth - other.truth, one.drawn - other.drawn)
          let isWrong =
            truth.magnitude > Self.tolerance
            ? truth * drawn <= 0
            : truth.magnitude < 0.01 && drawn.magnitude > one.inset + other.inset + 0.01
          if isWrong { faults.append("\(boxes[one.box].name), \(boxes[other.box].name), \(axis)") }
        }
      }
    }
    return faults
  }

  private struct Edge {
    var box: Int
    var truth: Double
    var drawn: Double
    /// How far from its place it may be drawn: 3.5 where an ancestor's same edge is, 2 for each further one.
    var inset: Double
  }

  /// The edges of a box; of one without a length its middle, which alone has a place.
  private func edges(of box: Int, _ axis: Axis, _ diagram: SchematicDiagram) -> [Edge] {
    let boxes = diagram.model.boxes
    let (start, end) = boxes[box].rect.range(axis)
    let (low, high) = diagram.places.frames[box].range(axis)
    if end - start < 0.5, box != 0 {
      return [Edge(box: box, truth: (start + end) / 2, drawn: (low + high) / 2, inset: 0)]
    }
    func inset(_ place: Double, _ edge: (Rect) -> Double) -> Double {
      let count = boxes[box].ancestors.count { (edge(boxes[$0].rect) - place).magnitude < 0.5 }
      return count == 0 ? 0 : 1.5 + 2 * Double(count)
    }
    return [
      Edge(box: box, truth: start, drawn: low, inset: inset(start) { $0.range(axis).start }),
      Edge(box: box, truth: end, drawn: high, inset: inset(end) { $0.range(axis).end }),
    ]
  }

  @Test func `sizes and centres that constraints make equal are equal`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}, C: {}}
      constraints: |
        A.Leading = Superview.Leading + 10
        B.Leading = A.Trailing + 10
        B.Trailing = Superview.Trailing - 10
        B.Width = 2 x A.Width
        C.CenterX = A.CenterX
        C.Width = 30
        A.Top = Superview.Top + 10
        B.Top = A.Top
        A.Height = A.Width
        B.Height = A.Height
        C.Top = A.Bottom + 10
        C.Bottom = Superview.Bottom - 10
      """)
    let frames = try SchematicSamples.diagram(of: solved).places.frames
    // Coordinates are whole half points.
    #expect((frames[2].width - 2 * frames[1].width).magnitude <= 1)
    #expect((frames[1].height - frames[1].width).magnitude <= 1)
    #expect((frames[1].height - frames[2].height).magnitude <= 0.5)
    #expect((frames[1].midX - frames[3].midX).magnitude <= 0.5)
  }

  @Test func `a view of no size is small, and stands where it lies`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, Dummy: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + 10
        A.Width = 100
        Dummy.Leading = A.Trailing + 50
        Dummy.Width = 0
        B.Leading = Dummy.Trailing + 50
        B.Width = 100
        A.Top = Superview.Top + 10
        A.Height = 50
        Dummy.Top = A.Top
        Dummy.Height = 0
        B.Top = A.Top
        B.Height = 50
      """)
    let frames = try SchematicSamples.diagram(of: solved).places.frames
    #expect(frames[2].width > 20 && frames[2].width < 80 && frames[2].height < 50)
    #expect(frames[1].maxX < frames[2].minX && frames[2].maxX < frames[3].minX)
    #expect((frames[2].midY - frames[1].minY).magnitude <= 0.5)
  }
}
