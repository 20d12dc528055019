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
    for solved in try SchematicSamples.sample(of: path) {
      let diagram = try SchematicSamples.diagram(of: solved)
      let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
      let ink = ViewFills(diagram.model.boxes, diagram.places.frames)
      for group in figure.groups {
        let isCaption = group.has(.name)
        let isLine = group.isConstraint || group.has(.edge) && group.frame == nil
        guard isCaption || isLine else {
          continue
        }
        let plate = group.marks.compactMap(\.plate).first
        let rims = group.marks.compactMap(\.rim)
        for sample in group.marks.flatMap(\.samples) {
          let grounds = sample.sides.map { plate ?? ink.color(at: $0) }
          // A finding with a rim is seen on the rim, in both appearances.
          if let rim = rims.first(where: { rim in sample.sides.allSatisfy(rim.box.holds) }) {
            #expect(sample.color.contrast(to: [rim.color]) >= 3, "\(group.id) on its rim")
            continue
          }
          // Of a line between two colours, each can only be what is seen best on both.
          let best = Self.inks.map { $0.contrast(to: grounds) }.max() ?? 0
          let least = isCaption ? 4.5 : min(3, best)
          #expect(sample.color.contrast(to: grounds) >= least, "\(group.id) at \(sample.sides)")
        }
      }
    }
  }

  /// The colours that all kinds of lines can have.
  private static let inks = [
    DynamicColor(0xFFFFFF, dark: 0xFFFFFF), DynamicColor(0x231F20, dark: 0x231F20),
  ]

  /// The sidebar lies at one of the four edges of the other view.
  @Test func `a neighbour does not change the colour of a frame`() throws {
    let solved = try Sample.solved(
      """
      views: {Sidebar: {backgroundColor: lightGray}, Detail: {}}
      constraints: |
        Sidebar.Leading = Superview.Leading
        Sidebar.Top = Superview.Top
        Sidebar.Bottom = Superview.Bottom
        Sidebar.Width = 120
        Detail.Leading = Sidebar.Trailing
        Detail.Trailing = Superview.Trailing
        Detail.Top = Superview.Top
        Detail.Bottom = Superview.Bottom
      """)
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let view = try #require(figure.groups.first { $0.title == "Detail" })
    let frames = view.marks.filter { if case .frame = $0.shape { true } else { false } }
    #expect(frames.map(\.fill) == [.color(DynamicColor(0x808080, dark: 0x8E8E93))])
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
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
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

  @Test(arguments: [("", [0xD0021B]), ("backgroundColor: red", [0xFFFFFF, 0xD0021B])])
  func `the marks of a conflict are red, on a red view in white rims`(
    _ view: String, _ colors: [UInt32]
  ) throws {
    let solved = try Sample.solved(
      """
      status: unsatisfiable
      views: {A: {\(view)}}
      constraints: |
        A.Width = 100
        A.Width = 200
        A.Height = 50
        A.Top = Superview.Top + 20
        A.Leading = Superview.Leading + 20
      """)
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
    for number in 1...2 {
      let group = try #require(figure.groups.first { $0.id.hasSuffix("-constraint-\(number)") })
      var seen: [Color] = []
      for color in group.marks.compactMap(\.stroke?.color.light) where color != seen.last {
        seen.append(color)
      }
      #expect(seen == colors.map { Color($0) })
    }
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

  /// What a rim of a line covers, with its colour.
  fileprivate var rim: (box: Rect, color: DynamicColor)? {
    guard role == .rim, case .polyline(let ends) = shape, let stroke, ends.count == 2 else {
      return nil
    }
    return (Segment(from: ends[0], to: ends[1]).box.insetBy(-stroke.width / 2), stroke.color)
  }

  /// Places at both sides of it, with its colour there.
  fileprivate var samples: [(sides: [Point], color: DynamicColor)] {
    switch shape {
    case .segments(let segments):
      guard let color = stroke?.color else { return [] }
      return segments.map { segment in
        let (from, to) = (segment.from, segment.to)
        let aside = from.x == to.x ? (x: 0.75, y: 0.0) : (x: 0, y: 0.75)
        let sides = [-1.0, 1].map { side in
          Point(
            x: (from.x + to.x) / 2 + side * aside.x, y: (from.y + to.y) / 2 + side * aside.y)
        }
        return (sides, color)
      }
    case .text(let line, _, let origin):
      guard case .color(let color) = fill else { return [] }
      return [0, 0.5, 1].map { share in
        ([Point(x: origin.x + line.width * share, y: origin.y - 4)], color)
      }
    default: return []
    }
  }
}

extension DynamicColor {
  /// The least contrast to some grounds, in both appearances.
  fileprivate func contrast(to grounds: [DynamicColor]) -> Double {
    grounds.map { min(light.contrast(to: $0.light), dark.contrast(to: $0.dark)) }.min() ?? 21
  }
}
