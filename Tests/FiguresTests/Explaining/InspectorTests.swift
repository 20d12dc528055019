import Descriptions
import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Interface Builder's inspectors and popovers.
struct InspectorTests {
  /// The constraints of a label of the guide's form with dynamic columns.
  private static let recipe = """
    views:
      First Name: {kind: label, text: First Name, contentHuggingPriority: 251}
      Enter first name: {kind: textField}
      Middle Name: {kind: label, text: Middle Name}
    constraints: |
      1. First Name.Leading = Superview.LeadingMargin
      2. Enter first name.Leading = First Name.Trailing + Standard
      3. First Name.Top = Top Layout Guide.Bottom + 20.0 (Priority 249)
      4. Middle Name.Top = First Name.Bottom + Standard (Priority 249)
      5. First Name.Top >= Top Layout Guide.Bottom + 20.0
      6. Middle Name.Top >= First Name.Bottom + Standard
      7. First Name.Baseline = Enter first name.Baseline
      8. Middle Name.Width = 2.0 x First Name.Width
      9. Middle Name.Width >= 150.0
      10. Middle Name.Leading = First Name.Leading
      11. Middle Name.CenterX = Superview.CenterX + 5
      12. Middle Name.Width = 3.0 x Middle Name.Height
      13. Superview.TrailingMargin >= Enter first name.Trailing + 12
    """

  private func lines(_ view: Int, usesSigns: Bool = false) throws -> [[String]] {
    InspectorEntry.entries(
      of: view, in: try Sample.solved(Self.recipe), FigurePhrases(), usesSigns: usesSigns
    ).map { $0.lines.map { "\($0.label) \($0.value)" } }
  }

  /// The words of a picture of Xcode's, in the order of the recipe.
  @Test func `the constraints of a view are listed in Xcode's words`() throws {
    #expect(
      try lines(1) == [
        ["Leading Space to: Superview"],
        ["Trailing Space to: Enter first name", "Equals: Default"],
        ["Top Space to: Top Layout Guide", "Equals: 20"],
        ["Bottom Space to: Middle Name", "Equals: Default"],
        ["Top Space to: Top Layout Guide", ">= 20"],
        ["Bottom Space to: Middle Name", ">= Default"],
        ["Align Baseline to: Enter first name"],
        // Twice as wide from the other side.
        ["Proportional Width to: Middle Name", "Multiplier: 0.5"],
        ["Align Leading to: Middle Name"],
      ])
    #expect(
      try lines(3, usesSigns: true) == [
        ["Top Space to: First Name", "Equals: Default"],
        ["Top Space to: First Name", "≥ Default"],
        ["Proportional Width to: First Name", "Multiplier: 2"],
        ["Width ≥: 150"],
        ["Align Leading to: First Name"],
        ["Align Center X to: Superview", "Equals: 5"],
        ["Aspect Ratio: 3.0"],
      ])
    #expect(try lines(2).last == ["Trailing Space to: Superview", ">= 12"])
  }

  private func texts(_ style: FigureStyle, _ word: String) throws -> [String] {
    var request = FigureRequest(name: "T", title: "T")
    request.explained = word
    return try style.figure(of: Sample.solved(Self.recipe), request).lines
  }

  @Test func `a view's inspector counts its constraints and shows its priorities`() throws {
    let texts = try texts(.inspector, "First Name")
    #expect(texts.contains("Showing 9 of 9"))
    #expect(texts.contains("Content Hugging Priority"))
    #expect(texts.filter { $0 == "251" }.count == 2 && texts.filter { $0 == "750" }.count == 2)
  }

  @Test(arguments: [
    (
      "3", "Vertical Space Constraint",
      ["First Name.Top", "Equal", "Top Layout Guide.Bottom", "20", "249", "1"]
    ),
    ("2", "Horizontal Space Constraint", ["First Name.Trailing", "Default", "1000"]),
    ("8", "Equal Widths Constraint", ["Middle Name.Width", "First Name.Width", "0", "2"]),
    ("9", "Width Constraint", ["Middle Name.Width", "Greater Than or Equal", "150"]),
    ("10", "Leading Alignment Constraint", ["Middle Name.Leading", "First Name.Leading"]),
    ("11", "Center X Alignment Constraint", ["Superview.CenterX", "5"]),
    ("12", "Aspect Ratio Constraint", ["Middle Name.Height", "3"]),
    ("7", "Baseline Alignment Constraint", ["Enter first name.Baseline"]),
  ])
  func `a constraint's inspector has its attributes`(
    _ word: String, _ title: String, _ values: [String]
  ) throws {
    let texts = try texts(.inspector, word)
    #expect(texts.first == title)
    for value in values { #expect(texts.contains(value), "\(texts)") }
  }

  /// Three spaces, two of which two constraints make, a width that is a multiple, and an alignment.
  @Test func `the popover has the values that make the view's constraints`() throws {
    let solved = try Sample.solved(Self.recipe)
    let settings = PinSettings(1, in: solved, FigurePhrases())
    #expect(
      settings.spaces.map { $0.space.isUsed ? $0.space.text : "" } == [
        "20", "0", "Default", "Default",
      ])
    #expect(settings.usesMargins)
    #expect(settings.alignment == .baselines)
    #expect(settings.relations.map(\.isOn) == [true, false, false])
    #expect(settings.count == 6)
    #expect(try texts(.pin, "First Name").contains("Add 6 Constraints"))
    let other = PinSettings(3, in: solved, FigurePhrases())
    #expect(other.sizes.map(\.isOn) == [true, false] && other.sizes[0].value == "150")
  }

  /// The words of a picture of Xcode's.
  ///
  /// The view lies 44 points below the screen's edge, of which 20 are the status bar, so 24 below the guide.
  @Test func `the menu of a field names what a space can count to`() throws {
    let recipe = """
      views: {A: {}}
      constraints: |
        1. A.Top = Top Layout Guide.Bottom + 24
        2. A.Leading = Superview.LeadingMargin
        3. A.Width = 100
        4. A.Height = 100
      """
    let device = try #require(Device.named("iPhone 6"))
    let canvas = Canvas(device: device, orientation: .portrait)
    var request = FigureRequest(name: "T", title: "T")
    (request.explained, request.details) = ("A", [.menu])
    let figure = try FigureStyle.pin.figure(of: Sample.solved(recipe, on: canvas), request)
    let lines = [
      "Use Standard Value", "Use Current Canvas Value", "Superview (current distance = 44)",
      "Top Layout Guide (current distance = 24)",
    ]
    #expect(lines.allSatisfy(figure.lines.contains), "\(figure.lines)")
    #expect(figure.textFaults == [])
  }

  @Test func `the popover of alignments has those of the view`() throws {
    let alignments = ViewConstraints(3, in: try Sample.solved(Self.recipe)).alignments
    #expect(alignments.map(\.phrase) == [.leadingEdges, .horizontallyInContainer])
    #expect(try texts(.align, "Middle Name").contains("Add 2 Constraints"))
  }

  /// A view 10 points right of a sibling and 30 above the edge, without constraints.
  @Test func `a space without a constraint is that to the nearest neighbor`() throws {
    let solved = try Sample.solved(
      """
      canvas: {size: [200, 200], bars: {status: false}}
      views:
        A: {autoresizingMask: [], frame: [20, 50, 50, 50]}
        B: {autoresizingMask: [], frame: [80, 60, 50, 110]}
      """, on: Canvas(size: Size(width: 200, height: 200)))
    let spaces = NeighborSpaces(2, in: solved, usesMargins: false)
    #expect(PinSettings.Side.allCases.map(spaces.space) == [60, 10, 70, 30])
  }

  private static let styles: [FigureStyle] = [.inspector, .pin, .align]

  /// Twice as long as ours.
  @Test(arguments: styles, [false, true])
  func `long words have no texts on each other`(_ style: FigureStyle, isCurrent: Bool) throws {
    let long = FigurePhrases(
      Dictionary(
        uniqueKeysWithValues: FigurePhrase.allCases.map { ($0, $0.english + " " + $0.english) }))
    let solved = try Sample.solved(Self.recipe)
    for words in [long] + ExplainedFigures.languages.map(\.words) {
      let figures = try ExplainedFigures.figures(style, of: solved) {
        ($0.words, $0.details) = (words, isCurrent ? [.currentXcode] : [.menu])
      }
      for figure in figures { #expect(figure.textFaults == [], "\(figure.lines)") }
    }
  }

  @Test(arguments: Seed.groups(), styles)
  func `random layouts have no texts on each other`(
    _ group: SeedGroup, _ style: FigureStyle
  ) throws {
    try group.forEach { seed in
      let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
      for figure in try ExplainedFigures.figures(style, of: solved) {
        #expect(figure.textFaults == [], "\(seed): \(figure.lines)")
      }
    }
  }

  /// Ten languages beside English.
  @Test func `each language has all phrases, with the words in braces`() throws {
    #expect(ExplainedFigures.languages.count == 10)
    func holes(_ text: String) -> [String] {
      text.matches(of: /\{\w+\}/).map { String($0.0) }.sorted()
    }
    let descriptions = Set(Phrases.all.map(\.tag)).subtracting(["en"])
    #expect(descriptions == Set(FigurePhrase.languages))
    for (tag, words) in ExplainedFigures.languages {
      for phrase in FigurePhrase.allCases {
        #expect(holes(words[phrase]) == holes(phrase.english), "\(tag): \(phrase)")
      }
    }
    for tag in FigurePhrase.languages {
      let words = try #require(FigurePhrase.translation(to: tag))
      #expect(words.keys.count == FigurePhrase.allCases.count, "\(tag)")
    }
  }

  @Test func `regions and guides have the words of the language`() throws {
    let recipe = """
      views: {A: {}}
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. A.Top = Safe Area.Top + 20
        3. A.Width = 100
        4. A.Height = 100
      """
    var request = FigureRequest(name: "T", title: "T")
    request.screen.regions = ScreenOptions.Region.allCases.map { ScreenOptions.ShadedRegion($0) }
    request.words = FigurePhrases([.margins: "R"], language: "de")
    let solved = try Sample.solved(recipe)
    #expect(
      Set(try FigureStyle.schematic.figure(of: solved, request).lines).isSuperset(
        of: ["R", "Sicherer Bereich"]))
    #expect(
      Set(try FigureStyle.canvas.figure(of: solved, request).lines).isSuperset(
        of: ["Layoutränder", "Sicherer Bereich", "Lesbarer Inhalt"]))
  }

  @Test(arguments: FigurePhrase.allCases) func `each phrase has words`(_ phrase: FigurePhrase) {
    #expect(phrase.english != phrase.rawValue && !phrase.summary.isEmpty)
  }
}
