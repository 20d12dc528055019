import LayoutModel
import Testing

@testable import Comparison
@testable import LayoutRecord

/// Where the marks of changed constraints are.
struct ConstraintMarkTests {
  private static func record(
    _ attribute: Attribute, _ constant: Double, _ direction: LayoutDirection
  ) -> LayoutRecord {
    var (record, view) = (LayoutRecord(), LayoutRecord.View())
    record.canvas.size = Size(width: 100, height: 100)
    record.canvas.direction = direction
    view.name = "A"
    view.frame = Rect(x: 20, y: 30, width: 40, height: 10)
    record.views = [view]
    var constraint = LayoutRecord.Constraint()
    constraint.ends.first = .init(item: "A", attribute: attribute)
    constraint.ends.second = .init(item: Layout.rootName, attribute: attribute)
    (constraint.constant, constraint.number, constraint.label) = (constant, 1, "1")
    record.constraints = [constraint]
    return record
  }

  /// From an edge of the view, whose edges are at 20 and 60, to the same edge of the root, at 0 or 100.
  @Test(arguments: [
    (Attribute.leading, LayoutDirection.leftToRight, 20.0, 0.0),
    (.leading, .rightToLeft, 60, 100), (.leadingMargin, .rightToLeft, 60, 100),
    (.trailing, .leftToRight, 60, 100), (.trailing, .rightToLeft, 20, 0),
    (.trailingMargin, .rightToLeft, 20, 0), (.left, .rightToLeft, 20, 0),
    (.right, .rightToLeft, 60, 100),
  ])
  func `leading and trailing follow the direction of reading`(
    attribute: Attribute, direction: LayoutDirection, from: Double, to: Double
  ) throws {
    let comparison = LayoutComparison(
      Self.record(attribute, 10, direction), Self.record(attribute, 20, direction))
    let mark = try #require(comparison.marks.first)
    #expect([mark.from.x, mark.to.x] == [from, to])
  }
}
