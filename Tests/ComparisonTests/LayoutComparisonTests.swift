import JSON
import LayoutModel
import Testing

@testable import Comparison
@testable import LayoutRecord

/// Records of layouts that differ in one thing.
struct LayoutComparisonTests {
  private static func record(
    views names: [String], guide: String? = nil, findings: [LayoutRecord.Finding] = []
  ) -> LayoutRecord {
    var record = LayoutRecord()
    for (index, name) in names.enumerated() {
      var (view, constraint) = (LayoutRecord.View(), LayoutRecord.Constraint())
      view.name = name
      view.frame = Rect(x: 0, y: Double(index) * 50, width: 10, height: 10)
      constraint.ends.first = .init(item: name, attribute: .width)
      (constraint.constant, constraint.number, constraint.error) = (10, index + 1, 0)
      constraint.label = "\(index + 1)"
      record.views.append(view)
      record.constraints.append(constraint)
    }
    if let guide {
      var own = LayoutRecord.Guide()
      own.name = guide
      record.guides = [own]
    }
    record.findings = findings
    record.status = findings.first?.status ?? .satisfied
    return record
  }

  private static func conflict(of view: String) -> LayoutRecord.Finding {
    .unsatisfiable([
      .constraint(1),
      .implied(.init(source: "stackView", view: view, text: "\(view).Height = A.Height")),
    ])
  }

  /// Renamings, each with the records that have the old and the new name.
  private static let renamings: [(old: LayoutRecord, new: LayoutRecord)] = [
    (record(views: ["Old"]), record(views: ["New"])),
    (record(views: ["A"], guide: "Old"), record(views: ["A"], guide: "New")),
    (
      record(
        views: ["A"], guide: "Old", findings: [.ambiguous(.guide("Old"), undetermined: [.x])]),
      record(
        views: ["A"], guide: "New", findings: [.ambiguous(.guide("New"), undetermined: [.x])])
    ),
    (
      record(views: ["Old"], findings: [conflict(of: "Old")]),
      record(views: ["New"], findings: [conflict(of: "New")])
    ),
    (
      record(
        views: ["Old"], findings: [.ambiguous(.contentArea("Old"), undetermined: [.width])]),
      record(
        views: ["New"], findings: [.ambiguous(.contentArea("New"), undetermined: [.width])])
    ),
  ]

  @Test(arguments: renamings)
  func `another name is no other edit`(_ row: (old: LayoutRecord, new: LayoutRecord)) {
    let changes = LayoutComparison(row.old, row.new).changes
    #expect(changes.map(\.fact) == [.edit(.renamed("Old", to: "New"))])
  }

  @Test func `other numbers are one edit, beside others`() {
    let old = Self.record(views: ["A", "B"])
    var new = old
    new.constraints[0].label = "7"
    new.views[1].settings = [.init("isHidden", .bool(true))]
    let facts = LayoutComparison(old, new).edits.map(\.fact)
    #expect(
      facts == [.renumbered, .setting(of: .view("B"), key: "isHidden", nil, to: .bool(true))])
  }

  @Test func `a canvas that moves a view comes before constraints of others`() {
    let old = Self.record(views: ["A", "B", "C"])
    var new = old
    for index in new.constraints.indices { new.constraints[index].constant = 11 }
    new.canvas.settings = [.init("bars", .object([.init("navigation", .bool(true))]))]
    for index in new.views.indices { new.views[index].frame.width = 11 }
    let change = LayoutComparison(old, new).changes.first
    // The edit of its own constraint, then that of the canvas; nothing connects the others.
    #expect(change?.causes.count == 2 && change?.otherCauses == 0)
  }

  @Test func `layouts side by side are matched by what distinguishes both rows`() {
    func row(_ states: [String?]) -> [LayoutRecord] {
      states.map { state in
        var record = Self.record(views: ["A"])
        (record.state, record.canvas.orientation) = (state, .portrait)
        return record
      }
    }
    let fewer = RowComparison(row([nil, "one", "two"]), row([nil]))
    #expect(
      fewer.edits.map(\.fact) == [
        .layout("one", isAdded: false), .layout("two", isAdded: false),
      ])
    let reordered = RowComparison(row(["one", "two"]), row(["two", "one"]))
    #expect(
      reordered.edits.map(\.fact) == [.layoutsReordered(["one", "two"], to: ["two", "one"])])
  }
}
