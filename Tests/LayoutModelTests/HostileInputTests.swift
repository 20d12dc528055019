import LayoutModel
import Testing

/// Layouts that no recipe can state, as a program might build them.
struct HostileInputTests {
  private func layout(_ constraints: [LayoutConstraint]) -> Layout {
    Layout(
      canvas: Canvas(size: Size(width: 600, height: 600)),
      views: [View(name: "Superview", superview: nil), View(name: "A", superview: 0)],
      constraints: constraints)
  }

  private func width(_ constant: Double, _ priority: Double = 1000) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(1), attribute: .width, relatedBy: .equal, constant: constant,
      priority: Priority(priority))
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  ])
  func `a constant that is no length is an error that names its constraint`(_ constant: Double) {
    let error = #expect(throws: LayoutEngine.Failure.self) {
      try LayoutEngine.solve(layout([width(10), width(constant)]))
    }
    #expect(error?.message.contains("'A.Width = ") == true)
  }

  @Test(arguments: [0, -1, 1000.5, .nan, .infinity])
  func `a priority outside 1 to 1000 is an error`(_ priority: Double) {
    let error = #expect(throws: LayoutEngine.Failure.self) {
      try LayoutEngine.solve(layout([width(10, priority)]))
    }
    #expect(error?.message.hasSuffix("use 1 to 1000") == true)
  }

  @Test(arguments: [(0.0, 8.0), (-1.0, 0.0)])
  func `multipliers of 0 and -1 mean what they say`(_ multiplier: Double, _ width: Double) throws {
    // width = 0 x 600 + 8; width = -1 x 600 + 600.
    let constraint = LayoutConstraint(
      item: .view(1), attribute: .width, relatedBy: .equal, toItem: .view(0), attribute: .width,
      multiplier: multiplier, constant: multiplier == 0 ? 8 : 600)
    let solved = try LayoutEngine.solve(layout([constraint]))
    #expect(solved.frames[1].width == width)
    #expect(solved.conflicts.isEmpty)
  }

  @Test func `duplicates agree, and contradictions are reported`() throws {
    let twice = try LayoutEngine.solve(layout([width(10), width(10)]))
    #expect(twice.frames[1].width == 10)
    #expect(twice.conflicts.isEmpty)
    let contradictory = try LayoutEngine.solve(layout([width(10), width(10), width(20)]))
    #expect(contradictory.conflicts.count == 1)
    #expect(contradictory.conflicts[0].constraints.count == 2)
  }

  @Test func `an attribute tied to itself holds or conflicts`() throws {
    func tied(_ constant: Double) -> LayoutConstraint {
      LayoutConstraint(
        item: .view(1), attribute: .leading, relatedBy: .equal, toItem: .view(1),
        attribute: .leading, constant: constant)
    }
    #expect(try LayoutEngine.solve(layout([tied(0)])).conflicts.isEmpty)
    #expect(
      try LayoutEngine.solve(layout([tied(8)])).conflicts.map(\.members) == [[.constraint(0)]])
  }
}
