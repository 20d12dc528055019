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
      conflict.members.implied == [
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
}

struct EquationTextTests {
  static let lines = [
    "Red View.Leading = Superview.LeadingMargin",
    "Red View.Top = Top Layout Guide.Bottom + 20.0",
    "Bottom Layout Guide.Top = Red View.Bottom + Standard (Priority 750)",
    "Red View.Width = 2.0 x Blue View.Width (Priority 750)",
    "Blue View.Width >= 150.0",
    "Red View.Baseline = Blue View.FirstBaseline - 8.0",
    "Red View.Height <= 0.5 x Blue View.Width (Priority 999.5)",
    "Red View.Width = 2/3 x Blue View.Width",
  ]

  @Test(arguments: lines)
  func `a constraint prints as the guide writes it`(_ line: String) throws {
    let layout = try Sample.layout(
      "views: {Red View: {}, Blue View: {}}\nconstraints: |\n  \(line)\n")
    #expect(layout.equation(of: layout.constraints[0]) == line)
  }
}

struct RemedyTests {
  static let recipes: [(recipe: String, remedies: [String])] = [
    // Nothing speaks of the width: the other edge is as far from the superview's as the leading one.
    (
      """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading + 30
        A.Top = Superview.Top
        A.Height = 50
      """, ["add 'A.Trailing = Superview.Trailing - 30.0'"]
    ),
    // A long text below another, with the spacing of the guide.
    (
      """
      views:
        Name Label: {kind: label, text: Name}
        Details Label: {kind: label, text: A long text, numberOfLines: 0}
      constraints: |
        Name Label.Leading = Superview.LeadingMargin
        Name Label.Top = Superview.Top + 20
        Details Label.Leading = Superview.LeadingMargin
        Details Label.Trailing = Superview.TrailingMargin
      """, ["add 'Details Label.Top = Name Label.Bottom + Standard'"]
    ),
    // The layout's own spacing.
    (
      """
      views: {A: {}, B: {}, C: {}}
      constraints: |
        A.Leading = Superview.Leading
        B.Leading = Superview.Leading
        C.Leading = Superview.Leading
        A.Width = 50
        B.Width = 50
        C.Width = 50
        A.Top = Superview.Top
        B.Top = A.Bottom + 12
        A.Height = 50
        B.Height = 50
        C.Height = 50
      """, ["add 'C.Top = B.Bottom + 12.0'"]
    ),
    // The guide, Anatomy of a Constraint: two views of equal hugging must share what is left.
    (
      """
      views:
        Label: {intrinsicContentSize: [45, 20]}
        Field: {intrinsicContentSize: [97, 30]}
      constraints: |
        Label.Leading = Superview.Leading
        Field.Leading = Label.Trailing + Standard
        Field.Trailing = Superview.Trailing
        Label.Top = Superview.Top
        Field.Top = Superview.Top
      """, ["give 'Field' 'contentHuggingPriority: {horizontal: 251}'"]
    ),
    // The guide, Ambiguous Layouts: two optional constraints of one priority disagree. The view is drawn
    // 200 points wide, as near as it can be to the 240 of a new view, and stays so.
    (
      """
      views: {A: {}}
      constraints: |
        1. A.Leading = Superview.Leading
        2. A.Top = Superview.Top
        3. A.Height = 50
        4. A.Width = 100 @500
        5. A.Width = 200 @500
      """, ["give constraint 4 the priority 499"]
    ),
  ]

  @Test(arguments: recipes)
  func `the remedy fits the cause`(_ row: (recipe: String, remedies: [String])) throws {
    let solved = try Sample.solved(row.recipe)
    let remedies = try Remedies(for: [solved])
    #expect(remedies.changes.map { $0.remedy.text(in: solved.layout) } == row.remedies)
    #expect(remedies.isComplete)
  }
}

extension RemedyTests {
  /// Reads a remedy's own words back into the layout, as an author would.
  @Test func `a remedy holds as it is printed`() throws {
    // The first two bounds cannot be required equalities, since the width is at most 2/3 x 250 = 166.666...
    let recipe = """
      views: {9 lives (A): {}}
      constraints: |
        `9 lives (A)`.Width <= Superview.Width
        `9 lives (A)`.Width <= 0.9 x Superview.Width
        `9 lives (A)`.Width <= 2/3 x Superview.Width
        `9 lives (A)`.Leading = Superview.Leading
        `9 lives (A)`.Top = Superview.Top
        `9 lives (A)`.Height = 10
      """
    let canvas = Canvas(size: Size(width: 250, height: 400))
    let solved = try Sample.solved(recipe, on: canvas)
    let text = try #require(Remedies(for: [solved]).changes.first?.remedy.text(in: solved.layout))
    #expect(text == "add '`9 lives (A)`.Width = Superview.Width (Priority 249)'")
    let line = text.dropFirst("add '".count).dropLast()
    let fixed = try Sample.solved(recipe + "\n  " + line + "\n", on: canvas)
    #expect(fixed.status == .satisfied)
  }
}

struct ConsoleLogTests {
  @Test func `a required content size is an entry of its own`() throws {
    let solved = try Sample.solved(
      """
      views:
        A: {intrinsicContentSize: [50, 20], contentHuggingPriority: {horizontal: 1000}}
      constraints: |
        A.Leading >= Superview.Leading + Standard
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
      """)
    let log = ConsoleLog.text(for: solved)
    #expect(
      log.contains(
        "<NSContentSizeLayoutConstraint H:[UIView'A'(50)] Hug:1000 CompressionResistance:750>"))
    // An inequality keeps its sign though its distance is the standard one.
    #expect(log.contains("H:|-(>=20)-[UIView'A']"))
    #expect(!log.contains("NSSpace"))
  }

  /// The guide's own example, Understanding the Logs, with names in place of addresses, and with the margins
  /// that UIKit logs too.
  @Test func `a conflict reads as in the console`() throws {
    let solved = try Sample.solved(
      """
      views: {Name: {}, Text Field: {}}
      constraints: |
        Name.Width >= 400.0 [Label Width]
        Name.Leading = Superview.LeadingMargin [Label Leading]
        Text Field.Leading = Name.Trailing + Standard
        Text Field.Trailing = Superview.TrailingMargin
      """, on: Canvas(size: Size(width: 320, height: 480)))
    #expect(
      ConsoleLog.text(for: solved) == """
        320x480: Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint 'Label Width' H:[UIView'Name'(>=400)]>",
            "<NSLayoutConstraint 'Label Leading' UIView'Name'.leading == UIView'Superview'.leadingMargin>",
            "<NSLayoutConstraint H:[UIView'Name']-(NSSpace(8))-[UIView'Text Field']>",
            "<NSLayoutConstraint UIView'Text Field'.trailing == UIView'Superview'.trailingMargin>",
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' H:[UIView'Superview'(320)]>",
            "<NSLayoutConstraint 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide'Superview.UIViewLayoutMarginsGuide'](LTR)   (Names: '|':UIView'Superview' )>",
            "<NSLayoutConstraint 'UIView-rightMargin-guide-constraint' H:[UILayoutGuide'Superview.UIViewLayoutMarginsGuide']-(16)-|(LTR)   (Names: '|':UIView'Superview' )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint 'Label Width' H:[UIView'Name'(>=400)]>

        """)
  }
}

extension RemedyTests {
  /// One change that every author means, and not two that stretch a button.
  @Test(arguments: [
    ("MessageBar", "give 'Message Field' 'contentHuggingPriority: {horizontal: 249}'"),
    ("Onboarding", "give constraint 2 the priority 749"),
  ])
  func `the fewest changes come first`(_ name: String, _ expected: String) throws {
    let layouts = try Sample.solvedRecipe(
      at: Repository.root + "/Tests/Fixtures/Remedies/\(name).yaml")
    let remedies = try Remedies(for: layouts)
    #expect(
      remedies.changes.map { $0.remedy.text(in: layouts[$0.variant].layout) } == [expected])
    #expect(remedies.isComplete)
  }

  /// The picture's place at 750 competes with three content sizes: the required constraints leave too little
  /// height for all of them.
  @Test func `a tie names what competes`() throws {
    let layouts = try Sample.solvedRecipe(
      at: Repository.root + "/Tests/Fixtures/Remedies/Onboarding.yaml")
    let solved = try #require(layouts.first { $0.status == .ambiguous })
    let tie = try #require(solved.ties.first)
    #expect(solved.ties.count == 1 && tie.priority == .defaultHigh)
    let views = ["Dots", "Headline", "Intro"].map { name in
      solved.layout.views.firstIndex { $0.name == name } ?? 0
    }
    let contents = tie.members.compactMap { member -> LayoutConflict.Member? in
      guard case .implied(let implied) = member else { return member }
      #expect(views.contains { implied.source == .contentSize(view: $0, .vertical) })
      return nil
    }
    #expect(contents == [.constraint(1)])
    #expect(tie.members.count == 4)
    let picture = solved.layout.views.firstIndex { $0.name == "Picture" } ?? 0
    #expect(tie.undetermined[picture] == [.y])
  }

  /// A layout that is ambiguous on its side and fine upright: a place that suits one would move a view in
  /// the other.
  @Test func `remedies keep the frames of canvases that are fine`() throws {
    let layouts = try Sample.solvedRecipe(
      at: Repository.root + "/Tests/Fixtures/Remedies/Onboarding.yaml")
    let fine = layouts.filter { $0.status == .satisfied }
    #expect(!fine.isEmpty && fine.count < layouts.count)
    let remedies = try Remedies(for: layouts).changes
    #expect(!remedies.isEmpty)
    for other in fine {
      let changed = remedies.reduce(other.layout) { changed, change in
        let source = layouts[change.variant].layout
        return change.remedy.translated(from: source, to: other.layout)?.applied(to: changed)
          ?? changed
      }
      let solved = try LayoutEngine.solve(changed)
      #expect(solved.status == .satisfied)
      for (before, after) in zip(other.frames, solved.frames) {
        let shifts = [
          after.x - before.x, after.y - before.y, after.width - before.width,
          after.height - before.height,
        ]
        #expect(shifts.allSatisfy { $0.magnitude < 0.001 })
      }
    }
  }
}
