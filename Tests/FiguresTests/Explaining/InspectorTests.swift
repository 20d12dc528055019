import Descriptions
import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Interface Builder's inspectors and popovers.
struct InspectorTests {
  /// The constraints of a label of the guide's form with dynamic columns.
  static let recipe = """
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

  @Test func `a view's inspector counts its constraints and shows its priorities`() throws {
    let texts = try ExplainedFigures.texts(.inspector, "First Name")
    #expect(texts.contains("Showing 9 of 9"))
    #expect(texts.contains("Content Hugging Priority"))
    #expect(texts.filter { $0 == "251" }.count == 2 && texts.filter { $0 == "750" }.count == 2)
  }

  @Test func `a part of a view's inspector has its own texts alone`() throws {
    let (all, constraints, priorities) = (
      try ExplainedFigures.texts(.inspector, "First Name"),
      try ExplainedFigures.texts(.inspector, "First Name", [.constraints]),
      try ExplainedFigures.texts(.inspector, "First Name", [.priorities])
    )
    #expect(constraints + priorities == all)
    #expect(constraints.last == "Showing 9 of 9")
    #expect(
      priorities == [
        "Content Hugging Priority", "Horizontal", "251", "Vertical", "251",
        "Content Compression Resistance Priority", "Horizontal", "750", "Vertical", "750",
        "Intrinsic Size", "Default (System Defined)",
      ])
    #expect(
      try ExplainedFigures.texts(.inspector, "First Name", [.priorities, .constraints]) == all)
  }

  /// The entry's words, then those of the popover over it; a space into its superview is positive.
  @Test(arguments: [
    ("3", ["Top Space to:", "Top Layout Guide"], ["=", "20", "249", "1"]),
    ("5", ["Top Space to:", "Top Layout Guide"], ["≥", "20", "1000", "1"]),
    ("8", ["Proportional Width to:", "First Name"], ["=", "0", "1000", "2"]),
    ("13", ["Trailing Space to:", "Superview"], ["≥", "12", "1000", "1"]),
  ])
  func `the popover of a constraint edits its relation and its numbers`(
    _ word: String, _ entry: [String], _ values: [String]
  ) throws {
    let texts = try ExplainedFigures.texts(.inspector, word, [.edit])
    #expect(texts.prefix(1) == entry.prefix(1))
    #expect(entry[1].hasPrefix(texts[1].replacing("…", with: "")))
    let end = try #require(texts.firstIndex(of: "Edit"))
    #expect(
      texts[(end + 1)...]
        == ["Constant:", values[0], values[1], "Priority:", values[2], "Multiplier:", values[3]])
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
    let texts = try ExplainedFigures.texts(.inspector, word)
    #expect(texts.first == title)
    for value in values { #expect(texts.contains(value), "\(texts)") }
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
      let parts = try ExplainedFigures.figures(style, of: solved) {
        ($0.words, $0.details) = (words, [isCurrent ? .constraints : .priorities, .edit])
      }
      for figure in figures + parts { #expect(figure.textFaults == [], "\(figure.lines)") }
    }
  }

  @Test(arguments: Seed.groups(), styles)
  func `random layouts have no texts on each other`(
    _ group: SeedGroup, _ style: FigureStyle
  ) throws {
    try group.forEach { seed in
      let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
      let figures = try ExplainedFigures.figures(style, of: solved)
      let others = try ExplainedFigures.figures(style, of: solved) { $0.details = [.menu, .edit] }
      for figure in figures + others {
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
