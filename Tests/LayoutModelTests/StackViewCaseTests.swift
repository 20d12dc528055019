import LayoutModel
import TestSupport
import Testing

/// Stack views against systems of rows that write them out, solved by an independent solver.
struct StackViewCaseTests {
  private static let names = LayoutCase.names.filter { $0.hasPrefix("hand-stack-") }

  @Test func `all stack views are there`() {
    #expect(Self.names.count == 10)
  }

  @Test(arguments: names)
  func `a stack view gives the frames of its rows written out`(_ name: String) throws {
    let stored = try LayoutCase(named: name)
    var arrangement = StackArrangement()
    arrangement.distribution = try #require(
      StackArrangement.Distribution.allCases.last { name.contains($0.rawValue) })
    arrangement.spacing =
      stored.constraints.first {
        $0.item == "s1" && $0.attribute == "leading" && $0.toAttribute == "trailing"
      }?.constant ?? 0
    let solved = try LayoutEngine.solve(layout(arrangement, stored))
    #expect((solved.status == .ambiguous) == stored.expected.ambiguous)
    for (index, view) in solved.layout.views.enumerated() {
      guard let expected = stored.expected.frames?[view.name] else { continue }
      let frame = solved.frames[index]
      for (value, expected) in zip([frame.x, frame.y, frame.width, frame.height], expected) {
        if let expected { #expect((value - expected).magnitude < 6e-6, "\(view.name)") }
      }
    }
  }

  /// The stack view is the root's whole size, 200 points high.
  private func layout(_ arrangement: StackArrangement, _ stored: LayoutCase) -> Layout {
    var layout = Layout(
      canvas: Canvas(
        size: Size(width: stored.root.width, height: 200),
        direction: stored.direction == "rtl" ? .rightToLeft : .leftToRight,
        bars: Bars(status: false)),
      views: [
        View(name: Layout.rootName, superview: nil),
        View(name: "stack", kind: .stackView, superview: 0),
      ])
    layout.views[1].arrangement = arrangement
    var arranged: [Int] = []
    for (index, stored) in stored.views.enumerated() {
      guard let content = stored.intrinsic else { continue }
      arranged.append(index + 2)
      var view = View(name: stored.name, superview: 1)
      view.intrinsicContentSize = IntrinsicContentSize(
        width: content.width, height: content.height)
      layout.views.append(view)
    }
    layout.views[1].arrangement?.arrangedSubviews = arranged
    layout.constraints = [Attribute.leading, .trailing, .top, .bottom].map {
      LayoutConstraint(
        item: .view(1), attribute: $0, relatedBy: .equal, toItem: .view(0), attribute: $0)
    }
    return layout
  }
}
