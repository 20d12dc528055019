import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Colours of diagrams on what lies below them (WCAG 2.1, 1.4.3 and 1.4.11).
struct SchematicColorTests {
  @Test(arguments: SchematicSamples.recipes)
  func `captions have a contrast of 4.5 and marks of 3, in both appearances`(
    _ path: String
  ) throws {
    for solved in try SchematicSamples.layouts(of: path) {
      let diagram = try SchematicSamples.diagram(of: solved)
      let figure = try SchematicStyle.figure(of: solved, FigureRequest(name: "T", title: "T"))
      let ink = SchematicInk(diagram.model.boxes, diagram.places.frames)
      for group in figure.groups {
        let isCaption = group.classes.contains("ib-caption")
        guard isCaption || group.classes.contains("ib-constraint") else { continue }
        let plate = group.marks.compactMap(\.plate).first
        for (place, color) in group.marks.flatMap(\.samples) {
          let ground = plate ?? ink.ground(at: place)
          let least = isCaption ? 4.5 : 3
          let contrast = min(
            color.light.contrast(to: ground.light), color.dark.contrast(to: ground.dark))
          #expect(contrast >= least, "\(group.id) at \(place)")
        }
      }
    }
  }

  @Test func `a view in the colour of what lies below it has a frame`() throws {
    let solved = try Sample.solved(
      """
      views: {Bubble: {backgroundColor: "#E5E5EA"}, Box: {backgroundColor: red}}
      constraints: |
        Bubble.Leading = Superview.Leading + 20
        Bubble.Top = Superview.Top + 20
        Bubble.Width = 100
        Bubble.Height = 50
        Box.Leading = Bubble.Trailing + 20
        Box.Top = Superview.Top + 20
        Box.Width = 100
        Box.Height = 50
      """)
    let figure = try SchematicStyle.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let bubble = try #require(figure.groups.first { $0.title == "Bubble" })
    let box = try #require(figure.groups.first { $0.title == "Box" })
    #expect(box.marks.allSatisfy { $0.lightFill == Color(0xCC3333) })
    let edges = bubble.marks.compactMap { mark -> Color? in
      guard case .frame = mark.shape, case .color(let color) = mark.fill else { return nil }
      return color.light
    }
    // #808080 has 3.2:1 on the superview's #E6E7E7.
    #expect(edges == [Color(0x808080)])
  }

  @Test func `the marks of a conflict are red`() throws {
    let solved = try Sample.solved(
      """
      status: unsatisfiable
      views: {A: {}}
      constraints: |
        A.Width = 100
        A.Width = 200
        A.Height = 50
        A.Top = Superview.Top + 20
        A.Leading = Superview.Leading + 20
      """)
    let figure = try SchematicStyle.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let colors = (1...2).map { number in
      figure.groups.first { $0.id.hasSuffix("-constraint-\(number)") }?.marks
        .compactMap(\.stroke?.color.light)
    }
    #expect(colors[0]?.allSatisfy { $0 == Color(0xD0021B) } == true)
    #expect(colors[1]?.allSatisfy { $0 == Color(0xD0021B) } == true)
  }
}

extension Mark {
  fileprivate var lightFill: Color? {
    if case .color(let color) = fill { color.light } else { nil }
  }

  /// The colour of a rectangle.
  fileprivate var plate: DynamicColor? {
    if case .rect = shape, case .color(let color) = fill { color } else { nil }
  }

  /// Places that it covers, with its colour there.
  fileprivate var samples: [(Point, DynamicColor)] {
    switch shape {
    case .segments(let segments):
      guard let color = stroke?.color else { return [] }
      return segments.map { segment in
        let (from, to) = (segment.from, segment.to)
        return (Point(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2), color)
      }
    case .text(let line, _, let origin):
      guard case .color(let color) = fill else { return [] }
      return [0, 0.5, 1].map { share in
        (Point(x: origin.x + line.width * share, y: origin.y - 4), color)
      }
    default: return []
    }
  }
}
