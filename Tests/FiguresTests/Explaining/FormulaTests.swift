import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The equation of a constraint with the names of its parts.
struct FormulaTests {
  private static let recipe = """
    views:
      Blue View: {backgroundColor: blue}
      Red View: {backgroundColor: red}
    constraints: |
      1. Blue View.Leading = Superview.LeadingMargin
      2. Red View.Leading = Blue View.Trailing + 8.0
      3. Red View.Width = 2.0 x Blue View.Width (Priority 750)
      4. Blue View.Height = 40.0
      5. Superview.TrailingMargin >= Red View.Trailing - 20.0
      6. Red View.Top = Blue View.Bottom + Standard
    """

  private func figure(
    _ word: String, _ change: (inout FigureRequest) -> Void = { _ in }
  ) throws -> Figure {
    var request = FigureRequest(name: "T", title: "T")
    request.explained = word
    change(&request)
    return try FigureStyle.formula.figure(of: Sample.solved(Self.recipe), request)
  }

  private func texts(_ figure: Figure, in group: String) -> [String] {
    let marks = figure.groups.filter { $0.classes == [group] }.flatMap(\.marks)
    return marks.compactMap { mark in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
  }

  /// The parts are those of the guide's own figure of the formula.
  @Test func `each part of the equation has its name`() throws {
    let figure = try figure("2")
    #expect(
      texts(figure, in: "ib-equation") == [
        "Red View", ".", "Leading", "=", "1.0", "x", "Blue View", ".", "Trailing", "+", "8.0",
      ])
    #expect(
      texts(figure, in: "ib-parts") == [
        "Item 1", "Attribute 1", "Relationship", "Multiplier", "Item 2", "Attribute 2", "Constant",
      ])
    #expect(figure.textFaults == [])
    #expect(figure.leaderFaults == [])
  }

  @Test(arguments: [
    ("1", "Blue View . Leading = 1.0 x Superview . LeadingMargin + 0.0"),
    ("3", "Red View . Width = 2.0 x Blue View . Width + 0.0 (Priority 750)"),
    // The guide's form of a constant alone.
    ("4", "Blue View . Height = 0.0 x NotAnAttribute + 40.0"),
    ("5", "Superview . TrailingMargin ≥ 1.0 x Red View . Trailing − 20.0"),
    ("6", "Red View . Top = 1.0 x Blue View . Bottom + Standard"),
  ])
  func `the equation is the constraint's`(_ word: String, _ equation: String) throws {
    let figure = try figure(word)
    #expect(texts(figure, in: "ib-equation").joined(separator: " ") == equation)
  }

  @Test(arguments: [
    ("1", "Blue View . Leading = Superview . LeadingMargin"),
    ("2", "Red View . Leading = Blue View . Trailing + 8.0"),
    ("4", "Blue View . Height = 40.0"),
  ])
  func `what the author left out can be left out`(_ word: String, _ equation: String) throws {
    let figure = try figure(word) { $0.details = [.none] }
    #expect(texts(figure, in: "ib-equation").joined(separator: " ") == equation)
  }

  @Test func `the mark stands between the items as they lie, with its length`() throws {
    let figure = try figure("2")
    let views = figure.groups.filter { $0.classes == ["ib-view"] }
    #expect(views.map(\.title) == ["Red View", "Blue View"])
    let boxes = views.map(\.marks.ink)
    let mark = try #require(figure.groups.first { $0.part == .constraint(1) })
    let bar = try #require(mark.marks.first { $0.role == .stem }?.box)
    #expect(boxes[1].maxX < bar.minX && bar.maxX < boxes[0].minX)
    #expect(
      mark.marks.contains {
        if case .text(let line, _, _) = $0.shape { line.text == "8" } else { false }
      })
  }

  @Test func `right to left, leading is at the right`() throws {
    let solved = try Sample.solved(
      "canvas: {size: [400, 400], direction: rightToLeft}\n" + Self.recipe,
      on: Canvas(size: Size(width: 400, height: 400), direction: .rightToLeft))
    var request = FigureRequest(name: "T", title: "T")
    request.explained = "2"
    let figure = try FigureStyle.formula.figure(of: solved, request)
    let boxes = figure.groups.filter { $0.classes == ["ib-view"] }.map(\.marks.ink)
    #expect(boxes[0].maxX < boxes[1].minX)
    // The equation reads from left to right all the same.
    #expect(texts(figure, in: "ib-equation").first == "Red View")
  }

  @Test func `a long equation breaks at its parts, and a name has one line`() throws {
    let long = "A View Whose Name Is as Long as a Sentence of a Guide"
    let solved = try Sample.solved(
      """
      views: {\(long): {}, B: {}}
      constraints: |
        1. \(long).Leading = B.Trailing + 8.0
      """)
    let figure = try #require(try ExplainedFigures.figures(.formula, of: solved).first)
    #expect(
      texts(figure, in: "ib-equation").joined(separator: " ")
        == "\(long) . Leading = 1.0 x B . Trailing + 8.0")
    let heights = Set(
      figure.groups.filter { $0.classes == ["ib-equation"] }.flatMap(\.marks).compactMap { mark in
        if case .text(_, _, let origin) = mark.shape { origin.y } else { nil }
      })
    #expect(heights.count == 2)
    #expect(figure.textFaults == [])
  }

  @Test func `a name that is wider than any page is an error`() throws {
    let name = String(repeating: "Wide ", count: 80) + "View"
    let solved = try Sample.solved(
      "views: {\(name): {}}\nconstraints: '\(name).Width = 20'")
    #expect(throws: FigureError.self) { _ = try ExplainedFigures.figures(.formula, of: solved) }
  }

  @Test func `an author's words stand in the place of ours`() throws {
    let figure = try figure("2") { $0.words = FigurePhrases([.item1: "Objekt 1"]) }
    #expect(texts(figure, in: "ib-parts").prefix(2) == ["Objekt 1", "Attribute 1"])
  }

  @Test(arguments: ExplainedFigures.languages.map(\.tag))
  func `no text is on another one in any language`(_ tag: String) throws {
    let words = try #require(ExplainedFigures.languages.first { $0.tag == tag }?.words)
    for name in ["A", "Red View", "عنوان الصفحة", "名前のラベル"] {
      let solved = try Sample.solved(
        """
        views: {\(name): {}, B: {}}
        constraints: |
          1. \(name).Top = B.Top
          2. B.Leading >= \(name).Trailing + 8.0
          3. B.Width = 0.5 x \(name).Width + 20 (Priority 750)
        """)
      for figure in try ExplainedFigures.figures(.formula, of: solved, { $0.words = words }) {
        #expect(figure.textFaults == [], "\(figure.lines)")
        #expect(figure.leaderFaults == [], "\(figure.lines)")
      }
    }
  }

  @Test(arguments: Seed.groups())
  func `random layouts have no texts on each other`(_ group: SeedGroup) throws {
    try group.forEach { seed in
      let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
      for figure in try ExplainedFigures.figures(.formula, of: solved) {
        #expect(figure.textFaults == [], "\(seed): \(figure.lines)")
        #expect(figure.leaderFaults == [], "\(seed): \(figure.lines)")
      }
    }
  }
}
