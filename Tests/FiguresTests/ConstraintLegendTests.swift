import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// The texts of the list of constraints, their order and its columns.
struct ConstraintLegendTests {
  private static let views = """
    metrics: {gutter: 12}
    views:
      Red View: {}
      Blue View: {}
      Wi-Fi View: {}
      שם: {}
      Card:
        subviews: {Icon Row: {subviews: {Icon: {}}}}

    """

  private static func layout(_ constraints: String) throws -> Layout {
    try Sample.layout(views + "constraints:\n" + constraints)
  }

  // MARK: - Texts

  @Test(arguments: [
    ("1. Red View.Width = 4:3 x Red View.Height", "Red View.Width = 4:3 x Red View.Height"),
    ("Red View.Last Baseline = Blue View.Last Baseline", nil),
    ("2) Red View.Center X == Superview.Center X", "Red View.Center X == Superview.Center X"),
    ("red view.width <= 200% * Blue View.Width @750", nil),
    ("Superview.Trailing = Red View.Trailing + Standard", nil),
    ("Red View.Left >= Blue View.Right + gutter (Priority 750) [Gap]", nil),
    (
      "3. `Wi-Fi View`.Top ≥  Superview.Top +\\t8.00   // for the tip",
      "Wi-Fi View.Top ≥ Superview.Top + 8.00"
    ),
    // A string is listed if its own number is: else each of its constraints has another number.
    ("4. H:|-[redView(100)]", "H:|-[redView(100)]"),
    ("V:[redView]-[blueView]", "Blue View.Top = Red View.Bottom + Standard"),
  ])
  func `a line is listed as its author wrote it`(_ line: String, _ text: String?) throws {
    let layout = try Self.layout("  - \"\(line)\"\n")
    for constraint in layout.constraints {
      #expect(layout.listText(of: constraint) == text ?? line)
    }
  }

  @Test func `a mapping and a change are listed as equations`() throws {
    let mapping = "{firstItem: Red View, firstAttribute: width, constant: 120}"
    let layout = try Self.layout("  - \(mapping)\n")
    #expect(layout.listText(of: layout.constraints[0]) == "Red View.Width = 120.0")
    let recipe = try Sample.recipe(
      Self.views + """
        constraints: ["1. Red View.Width = 4:1 x Red View.Height"]
        states: {Large: {constraints: {1: {multiplier: 5}}}}
        """)
    let large = recipe.layout(on: .square, LayoutVariant(state: "Large"))
    #expect(
      large.listText(of: large.constraints[0]) == "Red View.Width = 5.0 x Red View.Height")
  }

  /// `Superview` is `Card` here.
  @Test(arguments: [
    ("Icon Row.Top = Superview.Top", "Icon Row.Top = Superview.Top"),
    ("Icon.Top = Superview.Top", "Icon.Top = Card.Top"),
    ("Superview.Height = 40", "Card.Height = 40.0"),
    ("Icon.Top = Layout Margins Guide.Top", "Icon.Top = Card.Layout Margins Guide.Top"),
    ("Icon.Top = Safe Area.Top", "Icon.Top = Safe Area.Top"),
  ])
  func `a list never names another view than the one that is meant`(
    _ line: String, _ text: String
  ) throws {
    let held = Self.views.replacing("  Card:\n", with: "  Card:\n    constraints: [\"\(line)\"]\n")
    let layout = try Sample.layout(held)
    #expect(layout.constraints.map(layout.listText) == [text])
  }

  // MARK: - Rows

  /// A row of a list: its number, the lines of its text, the middle of its disc and where its text ends.
  private struct Row {
    let texts: [Line]
    let disc: Point
    let end: Double

    init(_ group: Figure.Group) throws {
      texts = group.marks.compactMap {
        if case .text(let line, _, _) = $0.shape { line } else { nil }
      }
      disc = try #require(
        group.marks.lazy.compactMap {
          if case .circle(let center, _) = $0.shape { center } else { nil }
        }.first)
      end =
        group.marks.compactMap {
          if case .text(let line, _, let origin) = $0.shape { origin.x + line.width } else { nil }
        }.max() ?? 0
    }
  }

  /// A figure of a width that shows all numbers of a layout, with their list.
  private static func list(
    _ layout: Layout, below width: Double, _ place: ConstraintLegend.Place = .below
  ) throws -> (figure: Figure, rows: [Row]) {
    let groups = layout.constraints.indices.map { index in
      var group = Figure.Group(id: "c\(index)", classes: [], marks: [])
      group.number = layout.shownNumber(ofConstraint: index)
      return group
    }
    let bare = Figure(
      name: "L", bounds: Rect(x: 0, y: 0, width: width, height: 100), title: "L", description: "",
      layers: [Figure.Layer(name: "l", groups: groups)])
    let figure = try ConstraintLegend.figure(bare, listing: [layout], place)
    return (figure, try figure.groups.filter(\.isListRow).map(Row.init))
  }

  @Test func `numbers are in their order, with letters behind them`() throws {
    let labels = ["10", "B10", "2a", "1", "B9", "2", "2b"]
    let lines = labels.map {
      "  - {firstItem: Red View, firstAttribute: width, constant: 1, label: \($0)}\n"
    }
    let rows = try Self.list(Self.layout(lines.joined()), below: 300).rows
    #expect(rows.map { $0.texts[0].text } == ["1", "2", "2a", "2b", "10", "B9", "B10"])
  }

  @Test func `the notation runs from left to right, whatever the script of a name`() throws {
    let rows = try Self.list(Self.layout("  - שם.Width = 100\n"), below: 300).rows
    #expect(rows[0].texts[1].text == "שם.Width = 100")
    #expect(!rows[0].texts[1].isRightToLeft)
  }

  @Test(arguments: [280.0, 300, 560, 840])
  func `lines break before an operator`(_ width: Double) throws {
    let texts = [
      "Blue View.Width = 2.0 x Red View.Width + 12.0 (Priority 750) [Wide]",
      "Blue View.Last Baseline >= Red View.Last Baseline + 12.0 (Priority 750)",
      "Red View.Leading <= Superview.Leading Margin + gutter",
    ]
    let lines = texts.enumerated().map { "  - \($0 + 1). \($1)\n" }
    let rows = try Self.list(Self.layout(lines.joined()), below: width).rows
    #expect(rows.contains { $0.texts.count > 2 })
    for row in rows {
      for line in row.texts.dropFirst().dropLast() {
        let end = line.text.split { $0.isWhitespace }.last ?? ""
        #expect(!end.allSatisfy("=<>≤≥+-x".contains), "\(line.text)")
      }
    }
  }

  // MARK: - Columns

  // Two columns of 256 points, the room of the narrowest list, have a gap of 24 between them and margins of
  // 12: 560 points. Each further column takes 280.
  static let columns: [(width: Double, count: Int, rows: [Int])] = [
    (300, 12, [12]), (559, 12, [12]), (560, 12, [6, 6]), (839, 12, [6, 6]), (840, 12, [4, 4, 4]),
    (1120, 12, [3, 3, 3, 3]),
    // Four columns would be no shorter than three.
    (1120, 5, [2, 2, 1]), (1120, 6, [2, 2, 2]), (1120, 7, [2, 2, 2, 1]), (1120, 1, [1]),
    (560, 3, [2, 1]),
  ]

  @Test(arguments: columns)
  func `a list below a wide figure has columns of one width, filled from the top`(
    _ row: (width: Double, count: Int, rows: [Int])
  ) throws {
    // Wider than the 230 points that a column of 256 leaves beside its discs, and narrower than 280.
    let text = "Red View.Leading >= Superview.LeadingMargin"
    let width = try Typesetter.standard.width(of: text, font: Font(size: 12))
    #expect((230...280).contains(width))
    let lines = (1...row.count).map { "  - \($0). \(text)\n" }
    let list = try Self.list(Self.layout(lines.joined()), below: row.width)
    #expect(list.rows.map { $0.texts[0].text } == (1...row.count).map { "\($0)" })
    // A margin of 12 and the radius of a disc of 8.75.
    let step = row.width / Double(row.rows.count)
    let places = row.rows.enumerated().flatMap { column, count in
      (0..<count).map { _ in 20.75 + (Double(column) * step).rounded() }
    }
    #expect(list.rows.map(\.disc.x) == places)
    // The first rows of all columns are at one height.
    let tops = Set(
      zip(list.rows, list.rows.dropFirst()).filter { $0.disc.x != $1.disc.x }.map(\.1.disc.y))
    #expect(tops.isSubset(of: [list.rows[0].disc.y]))
    for row in list.rows { #expect(row.end <= row.disc.x - 8.75 + step - 24) }
    #expect(list.figure.bounds.width == row.width)
    // 100 points of the figure, half a margin above the list and a whole one below it.
    let lowest = try #require(list.rows.map { $0.disc.y + Double($0.texts.count - 2) * 15 }.max())
    #expect(list.figure.bounds.height == lowest + 10 + 12)
  }

  @Test func `columns of short texts are narrow`() throws {
    let text = "Red View.Width = 1"
    // With 26 points to the text and 24 of the gap, columns of at least 140 points fit three times into 560,
    // but not four times.
    let width = try Typesetter.standard.width(of: text, font: Font(size: 12))
    #expect((90.1...136).contains(width))
    let lines = (1...8).map { "  - \($0). \(text)\n" }
    let rows = try Self.list(Self.layout(lines.joined()), below: 560).rows
    #expect(Set(rows.map(\.disc.x)) == [20.75, 207.75, 393.75])
  }

  @Test func `a line in a column ends before the sign of an equation`() throws {
    let lines = (1...2).map { "  - \($0). Red View.Leading >= Superview.LeadingMargin\n" }
    let layout = try Self.layout(lines.joined())
    let texts = try Self.list(layout, below: 560).rows.map { $0.texts.map(\.text) }
    #expect(
      texts.map { $0.map { $0.replacing("\u{A0}", with: " ") } }
        == ["1", "2"].map { [$0, "Red View.Leading", ">= Superview.LeadingMargin"] })
  }

  @Test func `a list beside a figure has one column`() throws {
    let lines = (1...12).map { "  - \($0). Red View.Width = 1\n" }
    let rows = try Self.list(Self.layout(lines.joined()), below: 2000, .beside).rows
    #expect(Set(rows.map(\.disc.x)).count == 1)
  }
}
