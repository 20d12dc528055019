import JSON
import LayoutModel
import Testing

@testable import Comparison
@testable import LayoutRecord
@testable import Reports

/// The sentences about differences.
struct ChangeWordsTests {
  private static func constraint(
    _ label: String?, _ end: LayoutRecord.End, _ second: LayoutRecord.End? = nil,
    constant: Double = 0, priority: Double = 1000
  ) -> LayoutRecord.Constraint {
    var constraint = LayoutRecord.Constraint()
    (constraint.label, constraint.number) = (label, 4)
    (constraint.ends.first, constraint.ends.second) = (end, second)
    (constraint.constant, constraint.priority) = (constant, priority)
    return constraint
  }

  private static let width = LayoutRecord.End(item: "A", attribute: .width)
  private static let leading = LayoutRecord.End(item: "A", attribute: .leading)
  private static let margin = LayoutRecord.End(item: "Superview", attribute: .leadingMargin)
  private static let ten = constraint("1", width, constant: 10)

  private static func with(
    _ constraint: LayoutRecord.Constraint, _ change: (inout LayoutRecord.Constraint) -> Void
  ) -> LayoutRecord.Constraint {
    var constraint = constraint
    change(&constraint)
    return constraint
  }

  private static let edits: [(Edit.Fact, String)] = [
    (.renamed("A", to: "B"), "A is called B now"),
    (.reordered(["A", "B"], to: ["B", "A"]), "B lies in another place between the views"),
    (
      .setting(of: .view("A"), key: "backgroundColor", .string("#CC3333"), to: .string("#3953A4")),
      "A's backgroundColor went from red to blue"
    ),
    (
      .setting(
        of: .view("A"), key: "textColor",
        .object([.init("light", .string("#3C3C4399")), .init("dark", .string("#EBEBF599"))]),
        to: .string("#007AFE")),
      "A's textColor went from secondaryLabel to #007AFE"
    ),
    (.setting(of: .view("A"), key: "text", nil, to: .string("Name")), "A got text \"Name\""),
    (
      .setting(of: .canvas, key: "readableWidth", .number(672), to: .number(500)),
      "the canvas's readableWidth went from 672 to 500"
    ),
    (
      .setting(of: .view("A"), key: "frame", .array([.number(0.1), .number(2)]), to: nil),
      "A lost frame 0.1, 2"
    ),
    (
      .setting(of: .screen, key: "scale", .number(1.00001), to: .number(1.00002)),
      "the screen's scale went from 1.00001 to 1.00002"
    ),
    (.recipe(key: "summary"), "the recipe's summary changed, which figures do not show"),
    (
      .constraint(ten, to: with(ten) { $0.constant = 12 }),
      "constraint 1 \"A.Width = 10.0\" became \"A.Width = 12.0\""
    ),
    (
      .constraint(
        constraint(nil, leading, margin), to: constraint(nil, leading, margin, constant: 3)),
      "constraint 4 \"A.Leading = Superview.LeadingMargin\" got \"+ 3.0\""
    ),
    (
      .constraint(ten, to: with(ten) { $0.priority = 750 }),
      "constraint 1 \"A.Width = 10.0\" went from priority 1000 to 750"
    ),
    (
      .constraint(ten, to: with(ten) { $0.number = nil }),
      "constraint 1 \"A.Width = 10.0\" was turned off"
    ),
    (
      .constraint(ten, to: with(ten) { ($0.number, $0.constant) = (nil, 12) }),
      "constraint 1 \"A.Width = 10.0\" became \"A.Width = 12.0\" and was turned off"
    ),
    (.renumbered, "the numbers or the order of constraints changed"),
    (
      .layoutsReordered(["one", "two"], to: ["two", "one"]),
      "the layouts went from the order one, two to two, one"
    ),
    (
      .constraint(ten, to: with(ten) { $0.identifier = "w" }),
      "constraint 1 \"A.Width = 10.0\" changed its identifier from none to w"
    ),
    (.constraint(nil, to: ten), "constraint 1 \"A.Width = 10.0\" was added"),
    (.constraint(ten, to: nil), "constraint 1 \"A.Width = 10.0\" was removed"),
    (.layout("landscape", isAdded: false), "landscape was removed"),
    (.picture(.drawing(1, to: 2)), "the drawing went from version 1 to 2"),
    (
      .picture(.parts(["A", "B", "C", "D", "E"])), "drawn differently: A; B; C and 2 more"
    ),
  ]

  @Test(arguments: edits)
  func `an edit has a sentence`(_ row: (fact: Edit.Fact, words: String)) {
    let change = Change(fact: .edit(row.fact))
    #expect(change.sentence == row.words)
  }

  private static let changes: [(Change.Fact, String)] = [
    (
      .moved(
        view: "A", [.init(part: .width, old: 276, new: 274), .init(part: .x, old: 20, new: 24)]),
      "A: width 276 -> 274, x 20 -> 24"
    ),
    (.status(.ambiguous, to: .satisfied), "not ambiguous any more"),
    (.status(.unsatisfiable, to: .misplaced), "misplaced, not unsatisfiable"),
    (.status(.satisfied, to: .ambiguous), "now ambiguous"),
    (.error(of: ten, 0), "constraint 1 \"A.Width = 10.0\" holds again"),
    (.error(of: ten, 2.5), "constraint 1 \"A.Width = 10.0\" is now missed by 2.5 points"),
    (
      .finding(.ambiguous(.view("A"), undetermined: [.x, .width]), [], isFirst: true),
      "now ambiguous: 'A' is ambiguous: its x and width are undetermined"
    ),
    (
      .finding(
        .unsatisfiable([
          .constraint(4), .implied(.init(source: "geometry", view: "A", text: "A.Width >= 0")),
        ]), [ten], isFirst: false),
      "unsatisfiable: constraint 1 \"A.Width = 10.0\" cannot hold with 'A.Width >= 0'"
    ),
  ]

  @Test(arguments: changes)
  func `a consequence has a sentence`(_ row: (fact: Change.Fact, words: String)) {
    #expect(Change(fact: row.fact).sentence == row.words)
  }

  @Test func `causes are named, and those of one layout in a row`() {
    let cause = Edit(fact: .constraint(nil, to: Self.ten))
    let change = Change(
      fact: .status(.satisfied, to: .ambiguous), causes: [cause, cause, cause], otherCauses: 1,
      layout: "portrait")
    let words = "constraint 1 \"A.Width = 10.0\" was added"
    #expect(
      change.sentence
        == "portrait: now ambiguous, because \(words), and \(words), and \(words), and 1 more change"
    )
  }
}
