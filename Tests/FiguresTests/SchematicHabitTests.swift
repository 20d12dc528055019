import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Where the guide's designers, and editors, look for names and marks.
struct SchematicHabitTests {
  private func diagrams(_ recipe: String) throws -> [Schematic.Diagram] {
    let path = try #require(Repository.recipes.first { $0.hasSuffix("/\(recipe).yaml") })
    return try SchematicSamples.layouts(of: path).map { try SchematicSamples.diagram(of: $0) }
  }

  private func box(_ name: String, in diagram: Schematic.Diagram) throws -> Int {
    try #require(diagram.model.boxes.firstIndex { $0.name == name })
  }

  /// The top layout guide is what lies above its line.
  @Test(arguments: ["RowOfButtons", "SimpleSingleView", "TwoDifferentWidthViews", "RecipeBrowser"])
  func `the name of the top layout guide stands above its line`(_ recipe: String) throws {
    let portrait = try #require(try diagrams(recipe).first { $0.model.isPortrait })
    let name = try #require(portrait.captions.first { $0.guide == .topLayoutGuide })
    let guide = Schematic.Guides.Guide(box: 0, guide: .topLayoutGuide)
    let line = try #require(portrait.guides.lines[guide]?.first)
    #expect(name.place.rect.maxY < line.cross)
    #expect(name.place.rect.minY > portrait.places.frames[0].minY)
  }

  /// The label is higher than the field in the layout too.
  @Test func `the higher one of two neighbours is seen to be so`() throws {
    for diagram in try diagrams("LabelTallerThanTheField") {
      let (label, field) = (
        try box("Name Label", in: diagram), try box("Name Text Field", in: diagram)
      )
      #expect(
        diagram.model.length(of: label, .vertical) > diagram.model.length(of: field, .vertical))
      let heights = [label, field].map { diagram.places.frames[$0].height }
      #expect(heights[0] >= 1.2 * heights[1])
    }
  }

  @Test(arguments: ["AlignedLeadingEdges", "ButtonTooWideForTheScreen", "CenteredView"])
  func `the line of a container's centre runs through the container`(_ recipe: String) throws {
    for diagram in try diagrams(recipe) {
      let lines = diagram.marks.flatMap(\.candidate.strokes).filter { $0.role == .center }
      #expect(!lines.isEmpty)
      for line in lines {
        let (start, end) = diagram.places.frames[0].range(line.axis)
        // As far as other lines of the superview.
        #expect(line.start - start < 5 && end - line.end < 5)
      }
    }
  }

  @Test func `bars are well clear of centre lines`() throws {
    for diagram in try diagrams("ButtonTooWideForTheScreen") {
      let strokes = diagram.marks.flatMap(\.candidate.strokes)
      let line = try #require(strokes.first { $0.role == .center })
      for bar in strokes where bar.role == .bar && bar.axis == line.axis {
        #expect((bar.cross - line.cross).magnitude >= Schematic.Measures.capLength)
      }
    }
  }

  @Test(arguments: [
    "ContentSizeAsInequalities", "MinimumAndMaximumWidth", "ConflictResolvedByPriority",
  ])
  func `two bars of a size stand around the name`(_ recipe: String) throws {
    for diagram in try diagrams(recipe) {
      let view = try box("View", in: diagram)
      let name = try #require(diagram.captions.first { $0.box == view }).place.rect
      let bars = diagram.marks.filter { $0.isSize && $0.boxes == [view] }
        .map(\.candidate.strokes[0]).filter { $0.axis == .horizontal }
      #expect(bars.count == 2)
      #expect(bars.count { $0.cross < name.minY } == 1)
      #expect(bars.count { $0.cross > name.maxY } == 1)
    }
  }

  @Test(arguments: ["EqualWhiteSpace", "TwoButtonsWithEqualSpacing"])
  func `names and common edges of a row stand at one height`(_ recipe: String) throws {
    for diagram in try diagrams(recipe) {
      let buttons = try ["Short Button", "Long Button"].map { try box($0, in: diagram) }
      let names = diagram.captions.filter { buttons.contains($0.box) }
      #expect(names.count == 2)
      #expect(Set(names.map(\.place.rect.midY)).count == 1)
      // The buttons and the dummies between them have constraints 2 to 5.
      let numbers = diagram.marks.filter { (1...4).contains($0.ties[0]) }.flatMap(
        \.candidate.numbers)
      #expect(numbers.count == 4)
      #expect(Set(numbers.map(\.y)).count == 1)
    }
  }

  @Test func `like cells have their lines and numbers alike`() throws {
    for diagram in try diagrams("SelfSizingCells") {
      let lines = diagram.marks.filter { mark in
        mark.kind == .line && mark.candidate.strokes[0].axis == .horizontal
          && mark.boxes.contains { diagram.model.boxes[$0].name.hasSuffix("Text View") }
      }
      #expect(lines.count == 6)
      #expect(Set(lines.map { $0.candidate.strokes[0].start }).count == 1)
      #expect(Set(lines.map { $0.candidate.strokes[0].end }).count == 1)
      #expect(Set(lines.map { $0.candidate.numbers[0].x }).count == 1)
    }
  }

  /// The bars of the sizes of the scroll view and of its content cross no square.
  @Test func `the sizes of containers run in lanes of their own`() throws {
    let diagram = try #require(try diagrams("ScrollViewWithSquares").first { $0.model.isPortrait })
    let squares = diagram.model.boxes.indices.filter {
      diagram.model.boxes[$0].name.hasPrefix("Square")
    }
    let holders = try Set(["Scroll View", "Content View"].map { try box($0, in: diagram) })
    let bars = diagram.marks.filter { $0.isSize && holders.isSuperset(of: $0.boxes) }
    #expect(bars.count == 4)
    for bar in bars {
      for square in squares {
        #expect(!bar.candidate.strokes[0].hits(diagram.places.frames[square], larger: 0))
      }
    }
  }

  /// Both buttons have the same constraints, though one of them is partly below the screen.
  @Test func `lines reach beyond a view below the screen as beyond others`() throws {
    for diagram in try diagrams("ButtonBelowTheScreen") {
      let reaches = try ["Short Button", "Long Button"].map { name in
        let button = try box(name, in: diagram)
        let line = try #require(
          diagram.marks.first { $0.kind == .line && $0.boxes.contains(button) }
        ).candidate.strokes[0]
        return line.end - diagram.places.frames[button].maxY
      }
      #expect(reaches == [Schematic.Measures.reach, Schematic.Measures.reach])
    }
  }
}
