import LayoutModel
import TestSupport
import Testing

/// Layouts with more conflicts than anyone would read.
struct ManyConflictsTests {
  /// The layout of a view of some widths at once.
  private func solved(widths: ClosedRange<Int>) throws -> SolvedLayout {
    let lines = widths.map { "  A.Width = \($0)" }.joined(separator: "\n")
    return try Sample.solved("views: {A: {}}\nconstraints: |\n" + lines)
  }

  @Test(arguments: [(2, 1), (41, 40), (60, 40)])
  func `one of contradicting widths holds, however many there are`(
    _ row: (count: Int, conflicts: Int)
  ) throws {
    let solved = try solved(widths: 1...row.count)
    #expect(solved.status == .unsatisfiable)
    #expect(solved.conflicts.count == row.conflicts)
    #expect(solved.outcomes.count { $0.isSatisfied } == 1)
  }
}
