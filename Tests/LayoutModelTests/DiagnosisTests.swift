import LayoutModel
import TestSupport
import Testing

struct DiagnosisTests {
  private static let conflict = """
    views: {Label: {}, Field: {}}
    constraints: |
      1. Label.Width >= 400.0
      2. Label.Leading = Superview.LeadingMargin
      3. Field.Leading = Label.Trailing + Standard
      4. Field.Trailing = Superview.TrailingMargin
      5. Label.Top = Superview.Top
      6. Label.Height = 20.0
      7. Field.Top = Superview.Top
      8. Field.Height = 20.0
    """

  private static let narrow = Canvas(size: Size(width: 320, height: 480))

  @Test func `a conflict is minimal, broken by rule, and as small as it can be`() throws {
    let solved = try Sample.solved(Self.conflict, on: Self.narrow)
    #expect(solved.status == .unsatisfiable)
    let conflict = try #require(solved.conflicts.first)
    #expect(solved.conflicts.count == 1)
    // Without any of the four, or the root's width, or that no width is negative, it could hold.
    #expect(Set(conflict.constraints) == [0, 1, 2, 3])
    #expect(
      conflict.members.implied(in: solved.layout) == [
        "Superview.Width = 320.0": .rootSize(.horizontal), "Field.Width >= 0": .geometry,
      ])
    #expect(conflict.members.count == 6)
    // 'Label.Width >= 400.0' is the last by its text; it lacks 400 - (320 - 32 - 8) = 120.
    #expect(conflict.broken == .constraint(0))
    #expect((solved.outcomes[0].error - 120).magnitude < 1e-9)
    #expect(solved.outcomes.dropFirst().filter { !$0.isSatisfied }.isEmpty)
  }

  @Test func `which constraint is broken does not depend on their order`() throws {
    var layout = try Sample.layout(Self.conflict, on: Self.narrow)
    let solved = try LayoutEngine.solve(layout)
    layout.constraints.reverse()
    let reversed = try LayoutEngine.solve(layout)
    #expect(reversed.frames == solved.frames)
    #expect(reversed.conflicts.first?.broken == .constraint(7))
  }

  @Test(arguments: ["Superview.Width = 100", "Top Layout Guide.Bottom = Superview.Top + 50"])
  func `a conflict about the root or a guide alone is one too`(_ line: String) throws {
    let solved = try Sample.solved("constraints: \(line)")
    #expect(solved.status == .unsatisfiable)
    #expect(solved.status(ofConstraint: 0) == .unsatisfiable)
  }

  @Test func `a conflict names only constraints whose removal resolves it`() throws {
    // 2 and 3 want B behind A and before it. 1 says only what A's width is anyway, 0 or more.
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Width >= 60
        2. B.Leading >= A.Trailing + 20
        3. B.Trailing <= A.Leading
        4. A.Top = Superview.Top
        5. A.Height = 10
        6. B.Top = Superview.Top
        7. B.Height = 10
        8. A.Leading = Superview.Leading
        9. B.Width = 20
      """)
    #expect(solved.conflicts.map(\.constraints) == [[1, 2]])
  }

  @Test(arguments: Seed.samples(60))
  func `removing any constraint of a conflict resolves it`(_ seed: Seed) throws {
    let layout = RandomLayout.layout(seed: seed.number)
    for conflict in try LayoutEngine.solve(layout).conflicts {
      // The conflict alone, with all that the layout implies.
      for removed in conflict.constraints {
        var alone = layout
        alone.constraints = conflict.constraints.filter { $0 != removed }.map {
          layout.constraints[$0]
        }
        #expect(try LayoutEngine.solve(alone).conflicts.isEmpty)
      }
    }
  }

  @Test func `what a later break resolves too is not broken`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        1. A.Width = B.Width
        2. B.Width = 30
        3. B.Width <= 20
        4. A.Width >= 30
      """)
    // Without 3 all the rest holds.
    #expect(solved.outcomes.map(\.isSatisfied) == [true, true, false, true])
    #expect(solved.conflicts.allSatisfy { $0.broken == .constraint(2) })
  }

  @Test func `each of several conflicts is reported`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints: |
        A.Width = 10
        A.Width = 20
        A.Height = 10
        A.Height >= 20
        A.Leading = Superview.Leading
        A.Top = Superview.Top
      """)
    #expect(solved.conflicts.map { Set($0.constraints) }.contains([0, 1]))
    #expect(solved.conflicts.map { Set($0.constraints) }.contains([2, 3]))
    #expect(solved.conflicts.count == 2)
    #expect(solved.status(ofConstraint: 4) == .satisfied)
  }

  @Test func `what nothing determines is named and drawn as Interface Builder drops it`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading + 30
        A.Top = Superview.Top
        A.Height = 50
        B.Top = A.Bottom
        B.Leading = A.Trailing
        B.Width = 20
        B.Height = 20
      """)
    #expect(solved.status == .ambiguous)
    #expect(solved.undetermined[1] == [.width])
    #expect(solved.undetermined[2] == [.x])
    // A new view is 240 x 128 points in Interface Builder.
    #expect(solved.frame("A") == Rect(x: 30, y: 0, width: 240, height: 50))
    #expect(solved.frame("B") == Rect(x: 270, y: 50, width: 20, height: 20))
  }

  @Test func `optional constraints of one priority that disagree are ambiguous`() throws {
    // The guide, Ambiguous Layouts. Any width from 100 to 200 has the error 100.
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Height = 50
        A.Width = 100 @500
        A.Width = 200 @500
      """)
    #expect(solved.status == .ambiguous)
    #expect(solved.objective.map(\.error) == [100])
    // The nearest to 240 within them.
    #expect(solved.frame("A")?.width == 200)
  }

  @Test func `a frame on the canvas that differs is misplaced`() throws {
    let solved = try Sample.solved(
      """
      views: {A: {frame: [10, 10, 50, 50]}, B: {frame: [0, 101, 600, 20]}}
      constraints: |
        A.Leading = Superview.Leading + 53
        A.Top = Superview.Top + 53
        A.Width = 50
        A.Height = 50
        B.Leading = Superview.Leading
        B.Trailing = Superview.Trailing
        B.Top = Superview.Top + 100
        B.Height = 20
      """)
    #expect(solved.status == .misplaced)
    #expect(solved.isMisplaced(1))
    // One point is within the tolerance.
    #expect(!solved.isMisplaced(2))
    #expect(solved.canvasFrames[1] == Rect(x: 10, y: 10, width: 50, height: 50))
    #expect(solved.frame("A") == Rect(x: 53, y: 53, width: 50, height: 50))
  }

  /// The gaps beside B are guides of the stack view's own, which are equally wide: 20 points are not 30.
  @Test func `what a stack view implies about its own guides has their names`() throws {
    let solved = try Sample.solved(
      """
      views:
        S:
          kind: stackView
          distribution: equalSpacing
          arrangedSubviews:
            A: {intrinsicContentSize: [50, 20]}
            B: {intrinsicContentSize: [50, 20]}
            C: {intrinsicContentSize: [50, 20]}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
        B.Leading = A.Trailing + 20
        C.Leading = B.Trailing + 30
      """)
    let conflict = try #require(solved.conflicts.first)
    #expect(conflict.constraints == [2, 3])
    let implied = conflict.members.implied(in: solved.layout)
    for gap in ["S gap 1", "S gap 2"] {
      #expect(implied.keys.contains { $0.contains(gap) }, "\(implied)")
    }
    #expect(implied.values.allSatisfy { $0 == .stackView(view: 1) }, "\(implied)")
  }
}
