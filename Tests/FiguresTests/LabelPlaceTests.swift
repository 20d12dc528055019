import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Where labels stand: on their own bars, and on nothing else.
struct LabelPlaceTests {
  /// A label with what it is about.
  private struct Placed {
    var id: String
    var box: Rect
    var leader: Segment?
    /// The marks of its constraint or view before labels were added.
    var marks: [Mark]
    var isName: Bool

    var lines: [Segment] { marks.flatMap(\.segments) }
    var signs: [Rect] { marks.filter { $0.role == .sign }.compactMap(\.box) }
  }

  private func figures(
    of solved: SolvedLayout, _ kinds: [LabelKind]
  ) throws -> (plain: Figure, labeled: Figure) {
    let plain = try CanvasStyle.figure(of: solved, FigureRequest(name: "L", title: "L"))
    return (plain, try plain.labeled(kinds, of: solved))
  }

  private func labels(_ plain: Figure, _ labeled: Figure) throws -> [Placed] {
    try labeled.groups.filter(\.isLabel).map { label in
      let subject = try #require(
        plain.groups.last { label.id.hasPrefix($0.id + "-") && $0.part != nil })
      let plate = label.marks.first { $0.role == .plate || $0.role == .number }
      return Placed(
        id: label.id, box: try #require(plate?.box),
        leader: label.marks.first { $0.role == .leader }?.segments.first, marks: subject.marks,
        isName: subject.isView)
    }
  }

  private func texts(_ labeled: Figure) -> [String] {
    labeled.groups.filter(\.isLabel).flatMap(\.marks).compactMap(\.text)
  }

  @Test(arguments: Repository.recipes + Repository.trialRecipes)
  func `labels of constraints touch their own bars, or lines lead to these`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      let (plain, labeled) = try figures(of: solved, [.numbers, .values])
      for label in try labels(plain, labeled) {
        let targets = label.lines.map(\.box) + label.signs
        if targets.isEmpty { continue }
        if let leader = label.leader {
          let end = Rect(around: leader.to, width: 0.1, height: 0.1)
          #expect(targets.contains { $0.insetBy(-0.1).intersects(end) }, "\(label.id)")
          // The furthest place, and half of the widest label's size.
          #expect(leader.length < 200, "\(label.id)")
        } else {
          let reach = label.box.insetBy(-1.1)
          #expect(targets.contains { $0.insetBy(-0.1).intersects(reach) }, "\(label.id)")
        }
      }
    }
  }

  @Test(arguments: Repository.recipes + Repository.trialRecipes)
  func `labels cover no bar of another constraint and no control without room`(
    _ path: String
  ) throws {
    let inked: [ViewKind] = [
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl,
    ]
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      let (plain, labeled) = try figures(of: solved, LabelKind.allCases)
      let lines = plain.groups.filter {
        if case .constraint? = $0.part { true } else { false }
      }.flatMap(\.marks).flatMap(\.segments)
      let controls = plain.groups.filter { group in
        guard case .view(let view)? = group.part else { return false }
        return inked.contains(solved.layout.views[view].kind)
      }.compactMap(\.frame)
      for label in try labels(plain, labeled) {
        #expect(!controls.contains { $0.intersects(label.box) }, "\(label.id)")
        let own = label.isName || label.leader != nil ? [] : label.lines
        for line in lines where line.crosses(label.box) && !own.contains(line) {
          // Lines at one place are one line.
          #expect(own.contains { $0.isInLine(with: line, within: 1.5) }, "\(label.id)")
        }
      }
    }
  }

  @Test func `a value stands on its bar in place of the sign`() throws {
    let solved = try Sample.solved(
      """
      views:
        Red View: {frame: [20, 20, 100, 50]}
        Blue View: {frame: [200, 40, 60, 70]}
      constraints: ["Blue View.Leading >= Red View.Trailing + 80"]
      """)
    let (plain, labeled) = try figures(of: solved, [.values])
    func marks(_ figure: Figure) -> [Mark] {
      figure.groups.first { $0.part == .constraint(0) }?.marks ?? []
    }
    #expect(marks(plain).contains { $0.role == .sign })
    #expect(!marks(labeled).contains { $0.role == .sign })
    let label = try #require(try labels(plain, labeled).first)
    // The bar runs from 120 to 200, and more than 8 points of it are seen at each side.
    #expect(label.lines.contains { $0.crosses(label.box) })
    #expect(label.box.minX > 128 && label.box.maxX < 192)
    // Numbers say nothing that a sign says.
    let numbered = try plain.labeled([.numbers], of: solved)
    #expect(marks(numbered).contains { $0.role == .sign })
  }

  @Test func `a misplaced view keeps what its constraints lack`() throws {
    let path = Repository.root + "/Recipes/Legend/Misplaced.yaml"
    for solved in try Sample.solvedSample(at: path, languages: nil) {
      let (plain, labeled) = try figures(of: solved, [.values])
      func pills(_ figure: Figure) -> Int {
        figure.groups.flatMap(\.marks).count { $0.role == .pill && $0.placedSymbol != nil }
      }
      #expect(pills(plain) == 2)
      #expect(pills(labeled) == 2)
    }
  }

  @Test func `equal values of a class are written once`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}, C: {}, D: {}, Title: {kind: label, text: Title}}
      constraints: |
        A.Leading = Superview.Leading + 40
        A.Top = Superview.Top + 60
        A.Width = 200
        A.Height = 50
        B.Leading = A.Leading
        B.Top = A.Bottom + 30
        B.Width = A.Width
        B.Height = 50
        C.Leading = A.Leading
        C.Top = B.Bottom + 30
        C.Width = A.Width
        C.Height = 50
        D.Leading = A.Leading
        D.Top = C.Bottom + 30 @750
        D.Width = A.Width
        D.Height = 70
        Title.Leading = A.Leading
        Title.Top = D.Bottom + 30
      """)
    let (_, labeled) = try figures(of: solved, [.values])
    // Two gaps are of one class; the optional one and that to a label are not. Three views are as wide as A.
    #expect(texts(labeled).count { $0 == "30 each" } == 1)
    #expect(texts(labeled).count { $0 == "30" } == 2)
    #expect(texts(labeled).count { $0 == "= A each" } == 1)
    #expect(texts(labeled).count { $0 == "50 each" } == 1)
    #expect(texts(labeled).contains("70") && texts(labeled).contains("60"))
    #expect(labeled.unplaced.isEmpty)
  }

  @Test func `a value between two buttons covers neither`() throws {
    let solved = try Sample.solved(
      """
      views:
        Save: {kind: button, title: Save, frame: [20, 100, 120, 60]}
        Cancel: {kind: button, title: Cancel, frame: [148, 100, 120, 60]}
      constraints: ["Cancel.Leading = Save.Trailing + 8"]
      """)
    let (plain, labeled) = try figures(of: solved, [.values])
    let label = try #require(try labels(plain, labeled).first)
    // It may reach 3 points over an edge.
    for button in [
      Rect(x: 23, y: 103, width: 114, height: 54),
      Rect(x: 151, y: 103, width: 114, height: 54),
    ] {
      #expect(!button.intersects(label.box))
    }
  }

  @Test func `what finds no place is named with its constraints`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Leading = Superview.Leading + 8
        2. A.Width = 300
        3. B.Leading = Superview.Leading + 8
        4. A.Top = Superview.Top + 8
      """)
    var plain = try CanvasStyle.figure(of: solved, FigureRequest(name: "S", title: "S"))
    plain.bounds = Rect(x: 0, y: 0, width: 12, height: 500)
    let labeled = try plain.labeled([.values, .numbers], of: solved)
    #expect(labeled.unplaced.contains("the value '8 each' of constraints 1 and 3"))
  }
}
