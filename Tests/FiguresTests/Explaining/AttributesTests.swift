import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// A view with the names of its attributes.
struct AttributesTests {
  private static let recipe = """
    views:
      Box: {backgroundColor: orange, layoutMargins: [8, 16, 24, 32]}
      Name Label: {kind: label, text: "One line\\nand another", numberOfLines: 0}
    constraints: |
      1. Box.Leading = Superview.Leading + 20
      2. Box.Top = Superview.Top + 20
      3. Box.Width = 120
      4. Box.Height = 80
      5. Name Label.Leading = Box.Leading
      6. Name Label.Top = Box.Bottom + 8
    """

  private func figure(
    _ view: String, _ direction: LayoutDirection = .leftToRight,
    _ change: (inout FigureRequest) -> Void = { _ in }
  ) throws -> Figure {
    let canvas = Canvas(size: Size(width: 400, height: 400), direction: direction)
    var request = FigureRequest(name: "T", title: "T")
    request.explained = view
    change(&request)
    return try FigureStyle.attributes.figure(of: Sample.solved(Self.recipe, on: canvas), request)
  }

  /// Names from the guide's figure of the attributes; a text of two lines has two baselines.
  @Test func `each attribute has its name`() throws {
    let figure = try figure("Name Label")
    let names = figure.groups.filter { $0.classes == ["ib-names"] }
    #expect(
      Set(names.flatMap(\.marks).compactMap(\.labelText)) == [
        "Left or Leading", "Right or Trailing", "Top", "Bottom", "Width", "Height", "Center X",
        "Center Y", "First Baseline", "Last Baseline",
      ])
    #expect(figure.textFaults == [])
    #expect(figure.leaderFaults == [])
  }

  @Test func `right to left, leading is the right edge`() throws {
    for (direction, words) in [
      (LayoutDirection.leftToRight, ["Left or Leading", "Center X", "Right or Trailing"]),
      (.rightToLeft, ["Left or Trailing", "Center X", "Right or Leading"]),
    ] {
      let marks = try figure("Box", direction).groups.flatMap(\.marks)
      let top = marks.filter { $0.labelText != nil }.min { $0.box?.minY ?? 0 < $1.box?.minY ?? 0 }
      let row = marks.filter { $0.box?.minY == top?.box?.minY && $0.labelText != nil }
      let sorted = row.sorted { $0.box?.minX ?? 0 < $1.box?.minX ?? 0 }
      #expect(sorted.compactMap(\.labelText) == words)
    }
  }

  /// A plain view's baseline is its bottom edge: both names lead to one line.
  @Test func `a baseline is where the layout has it`() throws {
    let solved = try Sample.solved(Self.recipe)
    var request = FigureRequest(name: "T", title: "T")
    request.explained = "Box"
    let box = try EnlargedView(1, in: solved, .standard)
    let lines = AttributeLines(1, in: solved, box, request).lines
    #expect(lines.first { $0.words == "Baseline" }?.stroke.cross == box.box.maxY)
    let label = try EnlargedView(2, in: solved, .standard)
    let own = AttributeLines(2, in: solved, label, request).lines
    let places = ["First Baseline", "Last Baseline"].compactMap { words in
      own.first { $0.words == words }?.stroke.cross
    }
    #expect(places.count == 2 && places[0] < places[1] && places[1] < label.box.maxY)
  }

  /// The margins are 16 and 32 points of 120, drawn in a width of 240.
  @Test func `margins are there if they are asked for`() throws {
    let solved = try Sample.solved(Self.recipe)
    var request = FigureRequest(name: "T", title: "T")
    (request.explained, request.details) = ("Box", [.margins])
    let box = try EnlargedView(1, in: solved, .standard)
    let lines = AttributeLines(1, in: solved, box, request).lines
    #expect(lines.first { $0.words == "Leading Margin" }?.stroke.cross == 32)
    // 64 points would be more than the 44 of 240 that a margin has at most.
    #expect(lines.first { $0.words == "Trailing Margin" }?.stroke.cross == 196)
    let figure = try figure("Box") { $0.details = [.margins, .notAnAttribute] }
    #expect(figure.lines.contains("Not An Attribute"))
    #expect(figure.textFaults == [])
    #expect(figure.leaderFaults == [])
  }

  /// Three names of 20 points around 10, 12 and 100: the first two share the wish of 11, 23 points apart.
  @Test func `names that would meet are spread around what they want`() {
    #expect(
      AttributeRing.spread([10, 12, 100], lengths: [20, 20, 20], gap: 3) == [-0.5, 22.5, 100])
  }

  @Test(arguments: ExplainedFigures.languages.map(\.tag))
  func `no text is on another one in any language`(_ tag: String) throws {
    let words = try #require(ExplainedFigures.languages.first { $0.tag == tag }?.words)
    for direction in LayoutDirection.allCases {
      for view in ["Box", "Name Label"] {
        let figure = try figure(view, direction) {
          ($0.words, $0.details) = (words, [.margins, .notAnAttribute])
        }
        #expect(figure.textFaults == [])
        #expect(figure.leaderFaults == [])
      }
    }
  }

  @Test(arguments: Seed.groups())
  func `random layouts have no texts on each other`(_ group: SeedGroup) throws {
    try group.forEach { seed in
      let solved = try LayoutEngine.solve(RandomScreen.layout(seed: seed.number))
      let details: [FigureDetail] = seed.number % 2 == 0 ? [] : [.margins, .notAnAttribute]
      for figure in try ExplainedFigures.figures(.attributes, of: solved, { $0.details = details })
      {
        #expect(figure.textFaults == [], "\(seed)")
        #expect(figure.leaderFaults == [], "\(seed)")
      }
    }
  }
}

extension Mark {
  /// The text of a label; nil of another mark.
  var labelText: String? {
    if case .text(let line, _, _) = shape, role == .label { line.text } else { nil }
  }
}
