import LayoutFindings
import LayoutModel
import TestSupport
import Testing

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

extension RemedyTests {
  /// An equality beside the inequality of the same items would be superfluous; an optional one is not.
  @Test(arguments: [
    (
      "B.Leading >= A.Trailing + 8",
      "write 'B.Leading = A.Trailing + 8.0' in place of 'B.Leading >= A.Trailing + 8'"
    ),
    (
      "9. B.Leading >= A.Trailing + 8",
      "write 'B.Leading = A.Trailing + 8.0' in place of constraint 9"
    ),
    (
      "A.Trailing <= B.Leading - 8",
      "write 'A.Trailing = B.Leading - 8.0' in place of 'A.Trailing <= B.Leading - 8'"
    ),
    ("H:[A]-(>=8)-[B]", "add 'B.Leading = A.Trailing + 8.0'"),
  ])
  func `a bound is replaced by the equality of the same items`(
    _ line: String, _ help: String
  ) throws {
    let recipe = """
      views: {A: {}, B: {}}
      constraints: |
        A.Leading = Superview.Leading
        A.Top = Superview.Top
        A.Width = 100
        A.Height = 100
        LINE
        B.Width = 20
        B.Top = A.Top
        B.Height = 20
      """
    let solved = try Sample.solved(recipe.replacing("LINE", with: line))
    let changes = try Remedies(for: [solved]).changes
    #expect(changes.map { $0.remedy.text(in: solved.layout) } == [help])
    let written = try #require(help.split(separator: "'").dropFirst().first)
    #expect(try Sample.solved(recipe.replacing("LINE", with: written)).status == .satisfied)
  }
}
