import Comparison
import Testing

/// Layouts of so many views that none may be looked for among all others.
@Suite(.timeLimit(.minutes(20)))
struct LargeLayoutTests {
  private static let count = 4000

  /// A chain of views, each beside the one before.
  private static func chain(
    of count: Int, named prefix: String, gap: (Int) -> Int, isMisplaced: Bool = false
  ) throws -> FigureSnapshot {
    var (x, views, constraints, problems) = (0, [String](), [String](), [String]())
    for index in 0..<count {
      x += gap(index)
      views.append(#"{"name": "\#(prefix) \#(index)", "x": \#(x), "width": 1, "height": 1}"#)
      let other = index == 0 ? "Superview.Leading" : "\(prefix) \(index - 1).Trailing"
      constraints.append(
        #"{"text": "\#(prefix) \#(index).Leading = \#(other) + \#(gap(index)).0"}"#)
      if isMisplaced {
        problems.append(
          #"{"id": "misplaced", "message": "'\#(prefix) \#(index)' is misplaced"}"#)
      }
    }
    let lists = [("views", views), ("constraints", constraints), ("diagnostics", problems)]
      .map { #""\#($0.0)": [\#($0.1.joined(separator: ", "))]"# }.joined(separator: ", ")
    let text = """
      {"layout": {"status": "satisfied", "canvas": {"width": 9, "height": 9}, \(lists)}, "facts": {}}
      """
    return try #require(try FigureSnapshot.list(metadata: text, "A.svg").first)
  }

  @Test func `views that all go by other names are told as that alone`() throws {
    let old = try Self.chain(of: Self.count, named: "Old", gap: { $0 }, isMisplaced: true)
    let new = try Self.chain(of: Self.count, named: "New View", gap: { $0 }, isMisplaced: true)
    let changes = LayoutComparison(old, new).changes
    #expect(changes.count == Self.count)
    #expect(changes.first?.words == "Old 0 is called New View 0 now")
    #expect(changes.last?.words == "Old 3999 is called New View 3999 now")
    #expect(changes.allSatisfy { $0.kind == .text })
  }

  @Test func `views that all move for one cause are told with it`() throws {
    let old = try Self.chain(of: Self.count, named: "View") { _ in 2 }
    let new = try Self.chain(of: Self.count, named: "View") { $0 == 0 ? 3 : 2 }
    let changes = LayoutComparison(old, new).changes
    #expect(changes.count == Self.count)
    #expect(changes.allSatisfy { $0.causes.count == 1 && $0.causes[0].constraint == 1 })
  }

  @Test func `the nearest of several causes comes first`() throws {
    let old = try Self.chain(of: 20, named: "View") { _ in 2 }
    let new = try Self.chain(of: 20, named: "View") { [4, 12].contains($0) ? 3 : 2 }
    let changes = LayoutComparison(old, new).changes
    #expect(
      changes.map { $0.causes.map(\.constraint) } == (4..<20).map { $0 < 8 ? [5, 13] : [13, 5] })
  }
}
