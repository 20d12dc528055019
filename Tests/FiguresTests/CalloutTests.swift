import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Texts with leader lines beside figures.
struct CalloutTests {
  private static let recipe = """
    canvas: {size: [300, 200], bars: {status: false}}
    views:
      Red View: {frame: [20, 30, 100, 50], backgroundColor: red}
      Name: {kind: label, text: A name, frame: [150, 100, 60, 20]}
    constraints: |
      1. Red View.Leading = Superview.Leading + 20
      2. Red View.Top = Superview.Top + 30
      3. Red View.Width = 100
      4. Red View.Height = 50
      5. Name.Leading = Superview.Leading + 150
      6. Name.Top = Superview.Top + 100
    """

  private func figure(
    _ callouts: [Callout], _ style: FigureStyle = .canvas
  ) throws -> (plain: Figure, result: Figure) {
    let solved = try Sample.solved(Self.recipe)
    let plain = try style.figure(of: solved, FigureRequest(name: "C", title: "C"))
    return (plain, try plain.calledOut(callouts, of: solved))
  }

  private func texts(_ figure: Figure) -> [Figure.Group] {
    figure.groups.filter(\.isCallout)
  }

  /// The red view lies from 20 to 120 and from 30 to 80.
  @Test(
    arguments: [
      ("Red View.Trailing", 120.0, nil), ("Red View.Leading", 20, nil),
      ("Red View.Top", nil, 30), ("red view.center y", nil, 55), ("`Red View`.Bottom", nil, 80),
      ("Red View.Width", 70, 55),
    ] as [(String, Double?, Double?)])
  func `the line ends where the callout points to`(_ place: String, _ x: Double?, _ y: Double?)
    throws
  {
    let figure = try figure([Callout(at: place, "Here")]).result
    let dot = try #require(
      texts(figure).first?.marks.lazy.compactMap { mark -> Point? in
        if case .circle(let center, _) = mark.shape { center } else { nil }
      }.first)
    if let x { #expect(dot.x == x) }
    if let y { #expect(dot.y == y) }
  }

  @Test(arguments: [FigureStyle.canvas, .screen, .schematic])
  func `texts stand beside the figure, clear of it and of each other`(_ style: FigureStyle) throws {
    let callouts = (1...6).map { Callout(at: "Red View", "A text of some words, number \($0)") }
    let (plain, figure) = try figure(callouts, style)
    let boxes = texts(figure).map { $0.marks.compactMap(\.captionBox) }
    #expect(boxes.count == 6)
    for (index, own) in boxes.enumerated() {
      for box in own {
        #expect(!box.intersects(plain.bounds))
        #expect(figure.bounds.contains(box))
        #expect(!boxes[..<index].joined().contains { $0.intersects(box) })
      }
    }
  }

  @Test func `a line is interrupted at texts`() throws {
    let (plain, figure) = try figure([Callout(at: "Name", "Here")])
    let letters = plain.groups.flatMap(\.marks).compactMap(\.captionBox)
    let lines = texts(figure).flatMap(\.marks).flatMap(\.segments)
    #expect(!lines.isEmpty)
    #expect(!lines.contains { line in letters.contains { line.crosses($0) } })
  }

  /// Callouts at all constraints of a figure: their lines run along no line of these, and their dots lie on no text.
  @Test(arguments: Repository.sampleRecipes)
  func `a callout never covers what it points at`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      for style in [FigureStyle.canvas, .schematic] {
        let plain = try style.figure(of: solved, FigureRequest(name: "C", title: "C"))
        let letters = plain.groups.flatMap(\.marks).compactMap(\.captionBox)
        for index in solved.layout.constraints.indices.prefix(5) {
          let marks = plain.groups.first { $0.part == .constraint(index) }?.marks ?? []
          let lines = marks.filter { [.stem, .alignment, .baseline, .center].contains($0.role) }
            .flatMap(\.segments)
          let number = solved.layout.shownNumber(ofConstraint: index)
          let figure = try plain.calledOut([Callout(at: number, "Here")], of: solved)
          let callout = texts(figure).flatMap(\.marks)
          let pieces = callout.filter { $0.role == .leader }.flatMap(\.segments)
          for line in lines {
            let covered = pieces.map { $0.length(inside: line.box.insetBy(-1.5)) }.reduce(0, +)
            #expect(covered <= 4, "\(number)")
          }
          for dot in callout.filter({ if case .circle = $0.shape { true } else { false } }) {
            #expect(!letters.contains { dot.box?.intersects($0) ?? false }, "\(number)")
          }
        }
      }
    }
  }

  @Test func `the line to a text ends beside it`() throws {
    // The label lies from 150 to 210; its text fills it.
    let figure = try figure([Callout(at: "Name", "Here")]).result
    let dot = try #require(
      texts(figure).first?.marks.lazy.compactMap { mark -> Point? in
        if case .circle(let center, _) = mark.shape { center } else { nil }
      }.first)
    #expect(dot.x < 150 || dot.x > 200)
  }

  @Test func `what points to nothing is listed`() throws {
    let figure = try figure([Callout(at: "Green View", "Where?")]).result
    #expect(figure.unplaced == ["the callout 'Where?'"])
    #expect(texts(figure).isEmpty)
  }

  /// Each text takes 16 points of a column, and no text stands further than 320 from its place.
  @Test func `no callout is lost without a word`() throws {
    let callouts = (1...120).map { Callout(at: "Red View.Center Y", "Text \($0)") }
    let figure = try figure(callouts).result
    #expect(!figure.unplaced.isEmpty)
    #expect(texts(figure).count + figure.unplaced.count == callouts.count)
  }
}
