import LayoutModel
import TestSupport
import Testing

/// The guide, Auto Layout Without Constraints, and Intrinsic Content Size Versus Fitting Size.
struct StackContentTests {
  /// A stack view of A, 100 x 30, and B, 60 x 30, beside a view V of 50 x 30, in 300 points.
  private func solved(
    stack: String = "", a: String = "", b: String = "", v: String = "", width: Double = 300
  ) throws -> SolvedLayout {
    try Sample.solved(
      """
      views:
        S:
          kind: stackView
          \(stack)
          arrangedSubviews: {A: {intrinsicContentSize: [100, 30]\(a)}, B: {intrinsicContentSize: [60, 30]\(b)}}
        V: {intrinsicContentSize: [50, 30]\(v)}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
        V.Leading = S.Trailing
        V.Top = Superview.Top
        V.Trailing = Superview.Trailing
      """, on: .bare(width, 600))
  }

  /// Setting a stack view's own priorities has no effect.
  @Test(
    arguments: [
      "contentHuggingPriority: 1000", "contentHuggingPriority: 1",
      "contentCompressionResistancePriority: 1000", "contentCompressionResistancePriority: 1",
    ])
  func `a stack view's own priorities have no effect`(_ keys: String) throws {
    let views = (a: ", contentHuggingPriority: 251", v: ", contentHuggingPriority: 252")
    for width in [150.0, 210, 300] {
      let plain = try solved(a: views.a, v: views.v, width: width)
      let other = try solved(stack: keys, a: views.a, v: views.v, width: width)
      #expect(plain.frames == other.frames)
    }
  }

  /// Its contents' priorities compare with those of views outside: 300 - 210 = 90 points to give away.
  @Test(
    arguments: [
      // (A, B, V) hug at these, and have these widths.
      ([252, 251, 250], [100, 60, 140]), ([252, 250, 251], [100, 150, 50]),
      ([250, 251, 252], [190, 60, 50]),
    ] as [([Int], [Double])])
  func `what hugs least stretches, in the stack or beside it`(
    _ priorities: [Int], _ widths: [Double]
  ) throws {
    let keys = priorities.map { ", contentHuggingPriority: \($0)" }
    let solved = try solved(a: keys[0], b: keys[1], v: keys[2])
    #expect(["A", "B", "V"].map { solved.frame($0)?.width } == widths)
    #expect(solved.status == .satisfied)
  }

  /// In 180 points, 30 too few, what resists least shrinks.
  @Test(
    arguments: [
      ([752, 751, 750], [100, 60, 20]), ([752, 750, 751], [100, 30, 50]),
      ([750, 751, 752], [70, 60, 50]),
    ] as [([Int], [Double])])
  func `what resists least shrinks, in the stack or beside it`(
    _ priorities: [Int], _ widths: [Double]
  ) throws {
    let keys = priorities.map { ", contentCompressionResistancePriority: \($0)" }
    let solved = try solved(a: keys[0], b: keys[1], v: keys[2], width: 180)
    #expect(["A", "B", "V"].map { solved.frame($0)?.width } == widths)
    #expect(solved.status == .satisfied)
  }

  /// A view that falls back to its content's size in a dimension takes a constraint there.
  @Test(arguments: [("A.Width = 40", 40, 60), ("A.Width = B.Width", 100, 100)])
  func `an arranged view takes constraints in a free dimension`(
    _ line: String, _ a: Double, _ b: Double
  ) throws {
    let solved = try Sample.solved(
      """
      views:
        S:
          kind: stackView
          arrangedSubviews: {A: {intrinsicContentSize: [100, 30]}, B: {intrinsicContentSize: [60, 30]}}
      constraints: |
        S.Leading = Superview.Leading
        S.Top = Superview.Top
        \(line)
      """)
    #expect(solved.frame("A")?.width == a)
    #expect(solved.frame("B")?.width == b)
    #expect(solved.frame("S")?.width == a + b)
    #expect(solved.status == .satisfied)
  }

  /// Eight points of spacing and a distribution of Fills Equally: (300 - 2 x 8) / 3.
  @Test func `a default size in Interface Builder is kept by constraints`() throws {
    try FactRow(
      evidence: "Auto Layout Without Constraints", canvas: .bare(300, 600),
      recipe: """
        views:
          S:
            kind: stackView
            spacing: 8
            distribution: fillEqually
            arrangedSubviews: {A: {constraints: Superview.Height = 128}, B: {}, C: {}}
        constraints: |
          S.Leading = Superview.Leading
          S.Trailing = Superview.Trailing
          S.Top = Superview.Top
        """,
      frames: [
        "A": Rect(x: 0, y: 0, width: 284 / 3.0, height: 128),
        "C": Rect(x: 300 - 284 / 3.0, y: 0, width: 284 / 3.0, height: 128),
      ]
    ).check()
  }
}
