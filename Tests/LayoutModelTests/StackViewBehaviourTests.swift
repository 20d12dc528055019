import LayoutModel
import TestSupport
import Testing

/// Stack views as recipes describe them.
struct StackViewBehaviourTests {
  /// Three plain views A, B and C of 100 x 40, 60 x 30 and 20 x 10 points in a stack view with keys.
  private func solved(
    _ keys: String, views: (String, String, String) = ("", "", ""),
    constraints: String = "S.Leading = Superview.Leading\n  S.Top = Superview.Top",
    on canvas: Canvas = Canvas(size: Size(width: 600, height: 600), bars: Bars(status: false))
  ) throws -> SolvedLayout {
    try Sample.solved(
      """
      views:
        S:
          kind: stackView
          \(keys)
          arrangedSubviews:
            A: {intrinsicContentSize: [100, 40]\(views.0)}
            B: {intrinsicContentSize: [60, 30]\(views.1)}
            C: {intrinsicContentSize: [20, 10]\(views.2)}
      constraints: |
        \(constraints)
      """, on: canvas)
  }

  private func expect(
    _ solved: SolvedLayout, _ frames: [String: Rect],
    _ location: SourceLocation = #_sourceLocation
  ) {
    for (name, expected) in frames.sorted(by: { $0.key < $1.key }) {
      let found = solved.frame(name)
      #expect(
        found.map { $0.distance(to: expected) < 1e-6 } == true,
        "\(name): \(String(describing: found)) is not \(expected)", sourceLocation: location)
    }
  }

  /// Auto Layout Guide, Fitting Size: a stack view needs no size of its own.
  @Test func `a stack view is as large as what it holds`() throws {
    // 100 + 60 + 20 + 2 x 8 long; across it fits the highest.
    let solved = try solved("spacing: 8\n    alignment: center")
    #expect(solved.status == .satisfied)
    expect(
      solved,
      [
        "S": Rect(x: 0, y: 0, width: 196, height: 40),
        "A": Rect(x: 0, y: 0, width: 100, height: 40),
        "B": Rect(x: 108, y: 5, width: 60, height: 30),
        "C": Rect(x: 176, y: 15, width: 20, height: 10),
      ])
  }

  /// The guide's Dynamic Stack View: in its screenshot the rows lie without a space in a scroll view, which
  /// leaves the stack view's length open.
  @Test(arguments: ["equalSpacing", "equalCentering"])
  func `a stack view of equal gaps is as short as its spacing lets it be`(_ distribution: String)
    throws
  {
    let solved = try solved("axis: vertical\n    distribution: \(distribution)\n    spacing: 8")
    #expect(solved.status == .satisfied)
    // Gaps of 8: 40 + 30 + 10 + 2 x 8. Centres of one distance: 8 between the higher two make 43, so that
    // the third begins 43 - 15 - 5 = 23 below the second.
    let height = distribution == "equalSpacing" ? 96.0 : 111.0
    #expect(solved.frame("S") == Rect(x: 0, y: 0, width: 100, height: height))
  }

  @Test func `hidden views take neither room nor spacing`() throws {
    let solved = try solved(
      "spacing: 8\n    alignment: top", views: ("", ", isHidden: true", ""))
    // 100 + 8 + 20.
    expect(
      solved,
      [
        "S": Rect(x: 0, y: 0, width: 128, height: 40),
        "C": Rect(x: 108, y: 0, width: 20, height: 10),
      ])
    #expect(solved.frame("B")?.width == 0)
  }

  @Test func `a first and a last view can be hidden, and all can`() throws {
    let ends = try solved(
      "spacing: 8\n    alignment: top",
      views: (", isHidden: true", "", ", isHidden: true"))
    expect(
      ends,
      [
        "S": Rect(x: 0, y: 0, width: 60, height: 30), "B": Rect(x: 0, y: 0, width: 60, height: 30),
      ])
    let all = try solved(
      "spacing: 8", views: (", isHidden: true", ", isHidden: true", ", isHidden: true"),
      constraints: """
        S.Leading = Superview.Leading
          S.Top = Superview.Top
          S.Width = 50
          S.Height = 50
        """)
    #expect(all.status == .satisfied)
    #expect(all.frame("C") == Rect(x: 0, y: 0, width: 0, height: 50))
  }

  /// UIKit keeps `UISV-alignment` and `UISV-canvas-connection` across the axis for hidden views: the hidden
  /// A makes a row that fills 40 high, which C alone makes 10.
  @Test(arguments: [("fill", 40.0), ("top", 30), ("center", 30), ("bottom", 30)])
  func `a hidden view counts across a row that fills`(_ alignment: String, _ height: Double) throws
  {
    let solved = try solved(
      "spacing: 8\n    alignment: \(alignment)", views: (", isHidden: true", "", ""))
    // 60 + 8 + 20.
    #expect(solved.frame("S") == Rect(x: 0, y: 0, width: 88, height: height))
  }

  /// Interface Builder keeps the place of an activity indicator that is hidden while it rests.
  @Test func `a hidden activity indicator keeps its place`() throws {
    let solved = try solved(
      "spacing: 16\n    alignment: center",
      views: (", kind: activityIndicatorView, isHidden: true", "", ""))
    #expect(solved.frame("B")?.x == 116)
  }

  @Test func `custom spacing belongs to the view before it`() throws {
    let solved = try solved("spacing: 8\n    alignment: top\n    customSpacing: {A: 30}")
    // 100 + 30 + 60 + 8 + 20.
    expect(
      solved,
      [
        "S": Rect(x: 0, y: 0, width: 218, height: 40),
        "B": Rect(x: 130, y: 0, width: 60, height: 30),
        "C": Rect(x: 198, y: 0, width: 20, height: 10),
      ])
  }

  @Test func `standard spacing is 8 points`() throws {
    let solved = try solved("spacing: Standard\n    alignment: top")
    #expect(solved.frame("B")?.x == 108)
  }

  @Test func `an arrangement can keep to the margins`() throws {
    let solved = try solved("alignment: top\n    layoutMargins: [1, 2, 3, 4]")
    // 2 + 180 + 4 wide, 1 + 40 + 3 high.
    expect(
      solved,
      [
        "S": Rect(x: 0, y: 0, width: 186, height: 44),
        "A": Rect(x: 2, y: 1, width: 100, height: 40),
      ])
    // Interface Builder: a stack view has no margins unless it is given some.
    let plain = try self.solved("alignment: top\n    isLayoutMarginsRelativeArrangement: true")
    #expect(plain.frame("S") == Rect(x: 0, y: 0, width: 180, height: 40))
  }

  @Test func `proportions are shares of the whole length, margins and all`() throws {
    let solved = try solved(
      "distribution: fillProportionally\n    layoutMargins: [0, 10, 0, 10]",
      constraints: """
        S.Leading = Superview.Leading
          S.Top = Superview.Top
          S.Width = 380
        """)
    // 380 x 100 / 180 and 380 x 60 / 180 at 999 and 998; the last gets what is left of 360: 380 x 20 / 180 - 20.
    let widths = ["A", "B", "C"].compactMap { solved.frame($0)?.width }
    for (width, share) in zip(widths, [100.0, 60, 20]) {
      let margins = share == 20 ? 20.0 : 0
      #expect(abs(width - (380 * share / 180 - margins)) < 1e-6)
    }
  }

  /// A stack view of a width that fills proportionally, with views as in a recipe.
  private static func shares(_ settings: String, _ views: String) throws -> SolvedLayout {
    try Sample.solved(
      """
      views:
        S:
          kind: stackView
          distribution: fillProportionally
          \(settings)
          arrangedSubviews: {\(views)}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
        S.Width = 200
        S.Height = 10
      """)
  }

  @Test func `a view alone has the whole length, which its margins contradict`() throws {
    let views = "A: {intrinsicContentSize: [25, 20]}"
    #expect(try Self.shares("spacing: 0", views).frame("A")?.width == 200)
    #expect(try Self.shares("layoutMargins: [0, 10, 0, 10]", views).status == .unsatisfiable)
  }

  @Test func `views without contents are alike`() throws {
    // (200 - 10) / 2
    let solved = try Self.shares("spacing: 10", "A: {}, B: {}")
    #expect(solved.frame("A")?.width == 95)
    #expect(solved.frame("B") == Rect(x: 105, y: 0, width: 95, height: 10))
  }

  @Test func `the share of the only content gives way to the spaces`() throws {
    // A share of 30 / (30 + 10) of 200 is 150; B has no length, and A fills the rest, 200 - 10.
    let solved = try Self.shares("spacing: 10", "A: {intrinsicContentSize: [30, 10]}, B: {}")
    #expect(solved.status == .satisfied)
    #expect(solved.frame("A")?.width == 190)
    #expect(solved.frame("B") == Rect(x: 200, y: 0, width: 0, height: 10))
  }

  @Test func `a hidden view lies in the middle of the space around it`() throws {
    let solved = try Sample.solved(
      """
      views:
        S:
          kind: stackView
          spacing: 12
          arrangedSubviews:
            A: {intrinsicContentSize: [30, 10]}
            H: {intrinsicContentSize: [30, 10], isHidden: true}
            B: {intrinsicContentSize: [30, 10]}
            Last: {intrinsicContentSize: [30, 10], isHidden: true}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
      """)
    #expect(solved.frame("H") == Rect(x: 36, y: 0, width: 0, height: 10))
    #expect(solved.frame("B")?.x == 42)
    #expect(solved.frame("Last")?.x == 72)
  }

  /// As high as its content, 10 of the 100 points of the stack view.
  @Test(arguments: [("top", 0.0), ("center", 45), ("bottom", 90)])
  func `a hidden view lies across the row as the others do`(
    _ alignment: String, _ y: Double
  ) throws {
    let solved = try Sample.solved(
      """
      views:
        S:
          kind: stackView
          alignment: \(alignment)
          arrangedSubviews:
            A: {intrinsicContentSize: [30, 20]}
            H: {intrinsicContentSize: [30, 10], isHidden: true}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
        S.Height = 100
      """)
    #expect(solved.frame("H") == Rect(x: 30, y: y, width: 0, height: 10))
  }

  /// Both ends of the stack view are tied to the only view that is seen.
  @Test(arguments: ["equalSpacing", "equalCentering"])
  func `one visible view has the whole length`(_ distribution: String) throws {
    let solved = try Sample.solved(
      """
      views:
        S:
          kind: stackView
          distribution: \(distribution)
          spacing: 10
          arrangedSubviews:
            A: {intrinsicContentSize: [30, 20]}
            H: {intrinsicContentSize: [30, 10], isHidden: true}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
        S.Width = 200
      """)
    #expect(solved.status == .satisfied)
    #expect(solved.frame("A") == Rect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test func `vertical spaces can be between baselines`() throws {
    let solved = try solved(
      "axis: vertical\n    alignment: leading\n    spacing: 50\n"
        + "    isBaselineRelativeArrangement: true",
      views: (
        ", baseline: {first: 30, last: 10}", ", baseline: {first: 20, last: 10}",
        ", baseline: {first: 8, last: 2}"
      ))
    // The last line of A is at 40 - 10 = 30, so the first of B is at 80, B at 80 - 20 = 60; the last of
    // B is at 60 + 30 - 10 = 80, so the first of C is at 130, C at 122.
    #expect(solved.frame("B")?.y == 60)
    #expect(solved.frame("C")?.y == 122)
  }

  @Test func `a row runs from right to left where reading does`() throws {
    let canvas = Canvas(
      size: Size(width: 600, height: 600), direction: .rightToLeft, bars: Bars(status: false))
    let solved = try solved("spacing: 8\n    alignment: top", on: canvas)
    expect(
      solved,
      [
        "S": Rect(x: 404, y: 0, width: 196, height: 40),
        // 196 - 100; 196 - 108 - 60; 0.
        "A": Rect(x: 96, y: 0, width: 100, height: 40),
        "B": Rect(x: 28, y: 0, width: 60, height: 30), "C": Rect(x: 0, y: 0, width: 20, height: 10),
      ])
  }

  /// Auto Layout Guide, Semantic Content.
  @Test(arguments: ["spatial", "playback", "forceLeftToRight"])
  func `a row that must not flip stays as it is`(_ attribute: String) throws {
    let canvas = Canvas(
      size: Size(width: 600, height: 600), direction: .rightToLeft, bars: Bars(status: false))
    let solved = try solved(
      "alignment: top\n    semanticContentAttribute: \(attribute)", on: canvas)
    #expect(solved.frame("A")?.x == 0)
    #expect(solved.frame("C")?.x == 160)
  }

  @Test func `stack views nest`() throws {
    let solved = try Sample.solved(
      """
      views:
        Outer:
          kind: stackView
          axis: vertical
          spacing: 10
          arrangedSubviews:
            Row:
              kind: stackView
              spacing: 4
              alignment: firstBaseline
              arrangedSubviews:
                Name: {intrinsicContentSize: [50, 20], baseline: {first: 15, last: 5}, contentHuggingPriority: 251}
                Field: {intrinsicContentSize: [80, 30], baseline: {first: 20, last: 10}}
            Below: {intrinsicContentSize: [10, 40]}
      constraints: |
        Outer.Leading = Superview.Leading
        Outer.Top = Superview.Top
        Outer.Width = 300
      """)
    // Of views aligned by their lines only the first is kept below the row's top (Interface Builder
    // stores a text field at y -5 so): the name is at 0, the field 20 - 15 = 5 above, and the row ends
    // where the field does, at 25. The field takes the room that the name leaves, 300 - 50 - 4.
    expect(
      solved,
      [
        "Outer": Rect(x: 0, y: 0, width: 300, height: 75),
        "Row": Rect(x: 0, y: 0, width: 300, height: 25),
        "Name": Rect(x: 0, y: 0, width: 50, height: 20),
        "Field": Rect(x: 54, y: -5, width: 246, height: 30),
        "Below": Rect(x: 0, y: 35, width: 300, height: 40),
      ])
  }

  /// Auto Layout Guide, Fitting Size: "Setting the stack view's CHCR priorities has no effect".
  @Test func `a stack view has no content size`() throws {
    let solved = try solved("alignment: top\n    contentHuggingPriority: 900")
    let stack = try #require(solved.layout.views.firstIndex { $0.name == "S" })
    #expect(solved.metrics[stack].intrinsicContentSize == IntrinsicContentSize())
  }

  @Test func `a row that fills with equal hugging is ambiguous`() throws {
    let constraints = "S.Leading = Superview.Leading\n  S.Top = Superview.Top\n  S.Width = 400"
    #expect(try solved("spacing: 0", constraints: constraints).status == .ambiguous)
  }

  @Test func `a conflict with a stack view names its constraint`() throws {
    let constraints =
      "S.Leading = Superview.Leading\n  S.Top = Superview.Top\n  A.Leading = S.Leading + 5"
    let solved = try solved("spacing: 0\n    alignment: top", constraints: constraints)
    let conflict = try #require(solved.conflicts.first)
    #expect(conflict.constraints == [2])
    #expect(
      conflict.members.implied(in: solved.layout).keys.contains {
        $0.contains("UISV-canvas-connection")
      })
  }

  @Test(arguments: [-90, -200])
  func `spaces that take up all there is leave no proportions`(_ spacing: Int) throws {
    // 100 + 60 + 20 + 2 x -90 = 0.
    let solved = try solved(
      "distribution: fillProportionally\n    spacing: \(spacing)",
      constraints: "S.Leading = Superview.Leading\n  S.Top = Superview.Top\n  S.Width = 400")
    #expect(solved.conflicts.isEmpty)
    let widths = ["A", "B", "C"].compactMap { solved.frame($0)?.width }
    #expect(widths.reduce(0, +) == 400 - 2 * Double(spacing))
  }
}
