import LayoutModel
import TestSupport
import Testing

/// The guide, Interpreting Values and Semantic Content: what a growing value means.
struct ReadingDirectionTests {
  /// Ten points more than an attribute of B, which is 100 x 40 at (200, 300); A is 20 x 20.
  static let values:
    [(line: String, leftToRight: (Double, Double), rightToLeft: (Double, Double))] = [
      // Down the screen whatever the direction.
      ("A.Top = B.Top + 10", (0, 310), (580, 310)),
      ("A.Bottom = B.Bottom + 10", (0, 330), (580, 330)),
      ("A.Baseline = B.Baseline + 10", (0, 330), (580, 330)),
      ("A.CenterY = B.CenterY + 10", (0, 320), (580, 320)),
      // Towards the trailing edge: from right to left B's leading edge is at 300, A's 10 left of it.
      ("A.Leading = B.Leading + 10", (210, 0), (270, 0)),
      ("A.Trailing = B.Trailing + 10", (290, 0), (190, 0)),
      ("A.Leading = B.Trailing + 10", (310, 0), (170, 0)),
      // To the right whatever the direction.
      ("A.Left = B.Left + 10", (210, 0), (210, 0)),
      ("A.Right = B.Right + 10", (290, 0), (290, 0)),
      ("A.Left = B.Right + 10", (310, 0), (310, 0)),
      // As the other attribute has it: B's leading edge and 10 along, less half of A.
      ("A.CenterX = B.Leading + 10", (200, 0), (280, 0)),
      ("A.CenterX = B.Left + 10", (200, 0), (200, 0)),
    ]

  @Test(arguments: values)
  func `values grow as the guide's table says`(
    _ row: (line: String, leftToRight: (Double, Double), rightToLeft: (Double, Double))
  ) throws {
    let canvases = [
      (LayoutDirection.leftToRight, row.leftToRight), (.rightToLeft, row.rightToLeft),
    ]
    for (direction, (x, y)) in canvases {
      let solved = try Sample.solved(
        """
        views: {A: {}, B: {}}
        constraints: |
          A.Width = 20
          A.Height = 20
          A.Leading = Superview.Leading (Priority 10)
          A.Top = Superview.Top (Priority 10)
          B.Left = Superview.Left + 200
          B.Top = Superview.Top + 300
          B.Width = 100
          B.Height = 40
          \(row.line)
        """, on: .bare(600, 600, direction: direction))
      #expect(solved.frame("A") == Rect(x: x, y: y, width: 20, height: 20))
    }
  }

  /// Unspecified flips with the reading direction; spatial, playback and forced content does not.
  @Test(arguments: SemanticContentAttribute.allCases, LayoutDirection.allCases)
  func `content flips as its semantics have it`(
    _ semantics: SemanticContentAttribute, _ direction: LayoutDirection
  ) throws {
    let isRightToLeft: Bool =
      switch semantics {
      case .unspecified: direction == .rightToLeft
      case .spatial, .playback, .forceLeftToRight: false
      case .forceRightToLeft: true
      }
    let solved = try Sample.solved(
      """
      views:
        H: {semanticContentAttribute: \(semantics.rawValue), layoutMargins: [0, 5, 0, 40], subviews: {A: {}, B: {}}}
      constraints: |
        H.Left = Superview.Left
        H.Width = 200
        A.Leading = H.LeadingMargin
        A.Width = 20
        B.Leading = A.Trailing + 8
        B.Width = 30
      """, on: .bare(600, 600, direction: direction))
    // From the left 5, 5 + 20 + 8; from the right 200 - 5 - 20, and 8 and 30 less.
    #expect(solved.frame("A")?.x == (isRightToLeft ? 175 : 5))
    #expect(solved.frame("B")?.x == (isRightToLeft ? 137 : 33))
  }

  /// It is the nearest common ancestor of the views whose content flips or not: neither the views
  /// themselves nor what holds that ancestor.
  @Test(
    arguments: [
      ("Root", true), ("Outer", true), ("Holder", false), ("A", true), ("B", true),
    ])
  func `the view that holds the constraint decides`(_ forced: String, _ isFlipped: Bool) throws {
    var layout = try Sample.layout(
      """
      views:
        Outer: {subviews: {Holder: {subviews: {A: {subviews: {Deep: {}}}, B: {}}}}}
      constraints: |
        A.Left = Superview.Left + 300
        A.Width = 20
        Deep.Left = A.Left
        Deep.Width = 20
        B.Leading = Deep.Trailing + 8
        B.Width = 20
      """, on: .bare(600, 600, direction: .rightToLeft))
    let index = layout.views.firstIndex { $0.name == forced } ?? 0
    layout.views[index].semanticContentAttribute = .forceLeftToRight
    // 8 to the left of 300, or to the right of 320.
    let frames = try LayoutEngine.solve(layout).frames
    #expect(frames.last?.x == (isFlipped ? 272 : 328))
  }

  /// Stack views lay out from the leading edge, whatever their distribution and alignment.
  @Test(arguments: StackViewTests.cases)
  func `a stack view read from right to left is its mirror image`(
    _ axis: Axis, _ distribution: StackArrangement.Distribution,
    _ alignment: StackArrangement.Alignment
  ) throws {
    var arrangement = StackArrangement()
    (arrangement.axis, arrangement.distribution) = (axis, distribution)
    (arrangement.alignment, arrangement.spacing) = (alignment, 10)
    let size = Size(width: 500, height: 450)
    let solved = try LayoutEngine.solve(StackViewTests.layout(arrangement, size: size))
    let mirrored = try LayoutEngine.solve(
      StackViewTests.layout(arrangement, size: size, direction: .rightToLeft))
    // The stack view itself is at the right of 1000 points.
    #expect(mirrored.frames[1] == Rect(x: 500, y: 0, width: 500, height: 450))
    for view in 2...4 {
      let frame = solved.frameInSuperview(of: view)
      let expected = Rect(
        x: 500 - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
      #expect(mirrored.frameInSuperview(of: view).distance(to: expected) < 1e-6)
    }
  }
}
