import Descriptions
import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Labels of views and constraints on canvases and screens.
struct LabelTests {
  private static let views = """
    views:
      Red View: {frame: [20, 20, 100, 50]}
      Blue View: {frame: [200, 100, 60, 70]}
    constraints: |
      1.
    """

  @Test(arguments: [
    ("Red View.Leading = Superview.Leading + 20", "20"),
    ("Blue View.Leading = Red View.Trailing + Standard", "Standard 8"),
    ("Blue View.Top >= Red View.Top + 8", "≥ 8"),
    // Written the other way, it still leaves 20 or more.
    ("Red View.Trailing <= Superview.Trailing - 20", "≥ 20"),
    ("Red View.Width = 2.0 x Blue View.Width", "2 ×"),
    ("Red View.Width = 2.0 x Blue View.Width + 10", "2 × + 10"),
    ("Red View.Width = Blue View.Width", "= Blue View"),
    ("Red View.Width <= Blue View.Width - 4.5", "≤ Blue View − 4.5"),
    ("Red View.Width = 1.5 x Red View.Height", "1.5 ×"),
    ("Red View.Height = 44", "44"),
    ("Red View.CenterX = 0.5 x Superview.CenterX", "0.5 ×"),
    ("Red View.CenterX = Superview.CenterX", nil),
  ])
  func `a value says what a constraint measures`(_ equation: String, _ text: String?) throws {
    let solved = try Sample.solved(Self.views + " " + equation)
    let canvas = CanvasLayout(solved)
    #expect(canvas.redline(of: solved.layout.constraints[0], in: .english) == text)
  }

  @Test func `the numbers of alignments that share a line stand at their own views`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Leading = Superview.LeadingMargin
        2. B.Leading = Superview.LeadingMargin
        A.Top = Superview.Top + 60
        A.Width = 100
        A.Height = 80
        B.Top = Superview.Top + 400
        B.Width = 100
        B.Height = 80
      """)
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "L", title: "L"))
      .labeled([.numbers], of: solved)
    func middle(_ number: String) throws -> Double {
      let group = try #require(figure.groups.first { $0.number == number })
      let disc = try #require(
        group.marks.first { if case .circle = $0.shape { true } else { false } })
      return try #require(disc.bounds).midY
    }
    #expect((60...140).contains(try middle("1")))
    #expect((400...480).contains(try middle("2")))
  }

  @Test(arguments: Repository.recipes + Repository.trialRecipes)
  func `labels cover no text, no sign and no other label`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      let plain = try CanvasStyle.figure(of: solved, FigureRequest(name: "L", title: "L"))
      let figure = try plain.labeled(LabelKind.allCases, of: solved)
      // A value stands in place of the sign of its bar.
      let bars = figure.groups.filter { !$0.isLabel }
      let solids = bars.flatMap(\.marks).filter {
        $0.captionBox != nil || $0.placedSymbol != nil
      }.compactMap(\.box)
      let labels = figure.groups.filter(\.isLabel)
      let boxes = try labels.map { group in
        let plate = group.marks.first { $0.role == .plate || $0.role == .number }
        return try #require(plate?.box)
      }
      for (index, box) in boxes.enumerated() {
        #expect(figure.bounds.contains(box), "\(labels[index].id)")
        #expect(!solids.contains { $0.intersects(box) }, "\(labels[index].id)")
        #expect(!boxes[..<index].contains { $0.intersects(box) }, "\(labels[index].id)")
      }
    }
  }

  @Test(arguments: Repository.sampleRecipes)
  func `a legend lists the numbers in the picture and no other`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      for style in [FigureStyle.canvas, .schematic] {
        var figure = try style.figure(of: solved, FigureRequest(name: "L", title: "L"))
        if style == .canvas { figure = try figure.labeled([.numbers], of: solved) }
        let shown = figure.groups.filter { $0.number != nil }.flatMap(\.marks).compactMap(\.text)
        let legend = try ConstraintLegend.figure(figure, listing: [solved.layout], .below)
        let rows = legend.groups.filter(\.isListRow)
        let listed = rows.map { $0.marks.compactMap(\.text).first ?? "" }
        #expect(Set(listed) == Set(shown))
        if style == .canvas {
          let visible = figure.groups.filter { group in
            group.marks.contains { $0.box.map(figure.bounds.intersects) ?? false }
          }.compactMap { group -> String? in
            guard case .constraint(let index)? = group.part else { return nil }
            return solved.layout.shownNumber(ofConstraint: index)
          }
          let missing = visible.filter { !shown.contains($0) }
          #expect(Set(missing.map { "the number \($0)" }).isSubset(of: Set(figure.unplaced)))
        }
      }
    }
  }

  @Test func `a screen shows the marks that its labels need`() throws {
    let solved = try Sample.solved(Self.views + " Red View.Leading = Superview.Leading + 20")
    var request = FigureRequest(name: "S", title: "S")
    func constraints() throws -> Int {
      try FigureStyle.screen.figure(of: solved, request).groups.count(where: \.isConstraint)
    }
    request.labels = [.names]
    #expect(try constraints() == 0)
    request.labels = [.values]
    #expect(try constraints() == 1)
  }

  @Test func `what finds no place is left out and listed`() throws {
    let solved = try Sample.solved(
      """
      views:
        A: {}
      constraints: |
        1. A.Leading = Superview.Leading
        2. A.Trailing = Superview.Trailing
        3. A.Top = Superview.Top
        4. A.Bottom = Superview.Bottom
        5. A.Width = 0.5 x A.Height + 15
      """)
    var figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "S", title: "S"))
    figure.bounds = Rect(x: 0, y: 0, width: 20, height: 20)
    figure = try figure.labeled([.numbers, .names], of: solved)
    let labels = figure.groups.count(where: \.isLabel)
    #expect(!figure.unplaced.isEmpty)
    // The trailing and the bottom edge are not in the picture.
    let visible = figure.groups.count { group in
      guard case .constraint? = group.part else { return false }
      return group.marks.contains { $0.box?.intersects(figure.bounds.insetBy(-1)) ?? false }
    }
    #expect(labels + figure.unplaced.count == visible + 1)
  }
}

extension Mark {
  /// The letters of a text.
  var text: String? {
    if case .text(let line, _, _) = shape { line.text } else { nil }
  }
}
