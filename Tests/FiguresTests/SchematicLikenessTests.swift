import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What is alike in a layout is alike in its diagram, as in the guide's pictures.
struct SchematicLikenessTests {
  private func diagrams(_ recipe: String) throws -> [Schematic.Diagram] {
    let path = try #require(Repository.recipes.first { $0.hasSuffix("/\(recipe).yaml") })
    return try SchematicSamples.layouts(of: path).map { try SchematicSamples.diagram(of: $0) }
  }

  @Test(arguments: ["NestedStackViews", "FormOfRows"])
  func `the names of a series of stack views stand in them`(_ recipe: String) throws {
    for diagram in try diagrams(recipe) {
      let rows = diagram.captions.filter { diagram.model.boxes[$0.box].name.contains("Name Stack") }
      #expect(rows.count == 3)
      #expect(Set(rows.map(\.place.side)) == [.inside])
    }
  }

  /// As in the guide's picture: views of no height are boxes with their names in them, and no bar of a distance
  /// that they fill runs across them.
  @Test func `views of no height have their names in them`() throws {
    for diagram in try diagrams("TwoButtonsWithEqualSpacing") {
      let dummies = diagram.model.boxes.indices.filter {
        diagram.model.boxes[$0].name.hasSuffix("Dummy View")
      }
      #expect(dummies.count == 3)
      for dummy in dummies {
        let frame = diagram.places.frames[dummy].insetBy(1)
        #expect(diagram.captions.contains { $0.box == dummy && $0.place.side == .inside })
        for mark in diagram.marks where mark.isDistance && !mark.boxes.contains(dummy) {
          #expect(mark.candidate.strokes.allSatisfy { !$0.box.intersects(frame) })
        }
      }
    }
  }

  /// The guide's picture of the Dynamic Stack View has the number 9 of the stack view's width below the views in it.
  @Test func `the width of a container stands beside what it holds`() throws {
    for diagram in try diagrams("DynamicStackView") {
      let stack = try #require(diagram.model.boxes.firstIndex { $0.name == "Stack View" })
      let mark = try #require(diagram.marks.first { $0.isSize && $0.boxes == [stack] })
      for child in diagram.model.boxes[stack].children {
        #expect(!mark.candidate.strokes[0].box.intersects(diagram.places.frames[child]))
      }
    }
  }

  @Test(arguments: ["DynamicHeightColumns", "FixedHeightColumns"])
  func `equal widths have their bars at one place in their views`(_ recipe: String) throws {
    for diagram in try diagrams(recipe) {
      let places = diagram.marks.filter { $0.isSize }.flatMap { mark in
        mark.boxes.map { mark.candidate.strokes[0].cross - diagram.places.frames[$0].minY }
      }
      #expect(places.count == 3)
      #expect(places.allSatisfy { ($0 - places[0]).magnitude < 0.01 })
    }
  }

  /// In the guide's picture of the Adaptive Single View the bars 3 and 4 above the view, and 5 and 6 below it,
  /// stand from left to right.
  @Test(arguments: ["AdaptiveSingleView", "SharedInterval"])
  func `bars in one gap stand in the order of their numbers`(_ recipe: String) throws {
    for diagram in try diagrams(recipe) {
      let marks = diagram.marks.filter { mark in
        mark.isDistance && mark.candidate.strokes[0].axis == .vertical
      }
      let isUpper = { (mark: Schematic.ConstraintMark) in
        mark.candidate.strokes[0].end < diagram.places.frames[1].midY
      }
      for gap in [marks.filter(isUpper), marks.filter { !isUpper($0) }] {
        let bars = gap.sorted {
          $0.candidate.strokes[0].cross < $1.candidate.strokes[0].cross
        }
        #expect(bars.map { $0.ties[0] } == bars.map { $0.ties[0] }.sorted())
      }
      #expect(marks.filter(isUpper).count == 2)
    }
  }

  @Test func `sizes stand in their views on backgrounds too`() throws {
    let solved = try Sample.solved(
      """
      views:
        Photo: {backgroundColor: lightGray}
        Shade: {backgroundColor: "#808080"}
        Dialog: {backgroundColor: white}
      constraints: |
        H:|[photo]|
        V:|[photo]|
        H:|[shade]|
        V:|[shade]|
        Dialog.CenterX = Superview.CenterX
        Dialog.CenterY = Superview.CenterY
        Dialog.Width = 200
        Dialog.Height = 200
      """)
    let diagram = try SchematicSamples.diagram(of: solved)
    let sizes = diagram.marks.filter { $0.isSize }
    #expect(sizes.count == 2)
    // What lies below is in nobody's way.
    #expect(!diagram.faults.contains { $0.marks.contains { $0.isSize } })
    for mark in sizes {
      for box in mark.boxes {
        #expect(diagram.places.frames[box].contains(mark.candidate.strokes[0].box))
      }
    }
  }

  @Test func `centre lines at one place have one row of dashes`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        A.CenterX = Superview.CenterX
        B.CenterX = A.CenterX
        A.Top = Superview.Top + 20
        B.Top = A.Bottom + 20
      """)
    let figure = try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T"))
    let lines = (1...2).map { number in
      figure.groups.first { $0.id.hasSuffix("-constraint-\(number)") }?.marks.flatMap { mark in
        if case .segments(let segments) = mark.shape { segments } else { [Segment]() }
      } ?? []
    }
    // The guide's dashes are 12.5 pixels on and 8.5 off: 10.5 points; the ends of a line may be longer.
    for line in lines {
      #expect(line.count > 2)
      for dash in line.dropFirst() {
        #expect(dash.from.y.truncatingRemainder(dividingBy: 10.5).magnitude < 0.001)
      }
    }
  }

  @Test func `what hides something is named by its number`() throws {
    func crowded(_ views: Int) throws -> [String] {
      let numbers = 1...views
      let constraints = numbers.flatMap { number in
        [
          "V\(number).CenterX = Superview.CenterX", "V\(number).CenterY = Superview.CenterY",
          "V\(number).Width = 40", "V\(number).Height = 20",
        ]
      }
      let solved = try Sample.solved(
        "views: {\(numbers.map { "V\($0): {}" }.joined(separator: ", "))}\nconstraints: |\n"
          + constraints.map { "  \($0)\n" }.joined())
      return try Schematic.Style.figure(of: solved, FigureRequest(name: "T", title: "T")).crowded
    }
    #expect(try crowded(1) == [])
    // Forty views in one place.
    #expect(try crowded(40).count > 1)
  }
}
