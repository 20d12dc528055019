import Comparison
import LayoutModel
import LayoutRecord
import Testing

/// Layouts of so many views that none may be looked for among all others.
@Suite(.timeLimit(.minutes(20)))
struct LargeLayoutTests {
  private static let count = 4000

  /// A chain of views, each beside the one before.
  private static func chain(
    of count: Int, named prefix: String, gap: (Int) -> Int, isMisplaced: Bool = false
  ) -> LayoutRecord {
    var (record, x) = (LayoutRecord(), 0)
    for index in 0..<count {
      x += gap(index)
      var (view, constraint) = (LayoutRecord.View(), LayoutRecord.Constraint())
      view.name = "\(prefix) \(index)"
      view.frame = Rect(x: Double(x), y: 0, width: 1, height: 1)
      let previous = index == 0 ? "Superview" : "\(prefix) \(index - 1)"
      constraint.ends.first = .init(item: view.name, attribute: .leading)
      constraint.ends.second = .init(item: previous, attribute: index == 0 ? .leading : .trailing)
      (constraint.constant, constraint.number) = (Double(gap(index)), index + 1)
      record.views.append(view)
      record.constraints.append(constraint)
      if isMisplaced {
        record.findings.append(
          .misplaced(
            view: view.name, frame: Rect(x: 0, y: 0, width: 0, height: 0), solved: view.frame)
        )
      }
    }
    return record
  }

  @Test func `views that all have other names are reported as that alone`() {
    let old = Self.chain(of: Self.count, named: "Old", gap: { $0 }, isMisplaced: true)
    let new = Self.chain(of: Self.count, named: "New View", gap: { $0 }, isMisplaced: true)
    let changes = LayoutComparison(old, new).changes
    #expect(
      changes.map(\.fact)
        == (0..<Self.count).map { .edit(.renamed("Old \($0)", to: "New View \($0)")) })
  }

  @Test func `views that all move for one cause are reported with it`() {
    let old = Self.chain(of: Self.count, named: "View") { _ in 2 }
    let new = Self.chain(of: Self.count, named: "View") { $0 == 0 ? 3 : 2 }
    let changes = LayoutComparison(old, new).changes
    #expect(changes.count == Self.count)
    #expect(changes.allSatisfy { Self.numbers($0) == [1] })
  }

  @Test func `the nearest of several causes comes first`() {
    let old = Self.chain(of: 20, named: "View") { _ in 2 }
    let new = Self.chain(of: 20, named: "View") { [4, 12].contains($0) ? 3 : 2 }
    let changes = LayoutComparison(old, new).changes
    #expect(changes.map(Self.numbers) == (4..<20).map { $0 < 8 ? [5, 13] : [13, 5] })
  }

  @Test func `edits without end that all reach all views are each named once`() {
    let old = Self.chain(of: 1000, named: "View") { _ in 2 }
    let new = Self.chain(of: 1000, named: "View") { _ in 3 }
    let comparison = LayoutComparison(old, new)
    #expect(comparison.edits.count == 1000)
    let moved = comparison.changes.filter { !$0.causes.isEmpty }
    #expect(moved.count == 1000)
    // The nearest three, of all that constraints connect.
    #expect(moved.allSatisfy { $0.causes.count == 3 && $0.otherCauses == 997 })
    let named = Set(moved.flatMap(\.causes))
    #expect(
      comparison.changes.count == 1000 + comparison.edits.filter { !named.contains($0) }.count)
  }

  /// The numbers of the constraints behind a change.
  private static func numbers(_ change: Change) -> [Int?] {
    change.causes.map { cause in
      if case .constraint(_, let new) = cause.fact { new?.number } else { nil }
    }
  }
}
