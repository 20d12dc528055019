import LayoutModel
import TestSupport
import Testing

/// Margins in Interface Builder's documents; without roots' margins 4,559 of 4,987 stored
/// frames are met.
struct MarginFactTests {
  /// 16 at 320, 371 and 375 points, 20 at 414, 499, 600 and 815.
  @Test(
    arguments: [
      (320, 16), (371, 16), (375, 16), (414, 20), (499, 20), (600, 20), (815, 20),
    ] as [(Double, Double)])
  func `a root's side margins follow its width, and it has none above and below`(
    _ width: Double, _ side: Double
  ) {
    let canvas = Canvas(size: Size(width: width, height: 600), system: 9)
    #expect(
      canvas.layoutMargins
        == DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
  }

  /// SwiftMessages CardView A7b-0a-fJG: [20, 44, 470, 82] in 510 x 160 under a notch, without safe areas.
  @Test func `a root's margins lie inside the safe area`() throws {
    try FactRow(
      evidence: "SwiftMessages CardView A7b-0a-fJG",
      canvas: Canvas(
        size: Size(width: 510, height: 160), system: 13,
        safeAreaInsets: DirectionalEdgeInsets(top: 44, leading: 0, bottom: 34, trailing: 0)),
      recipe: "views: {A: {}}\n" + Self.filling("A", "Superview", margins: true),
      frames: ["A": Rect(x: 20, y: 44, width: 470, height: 82)]
    ).check()
  }

  /// A controller's root keeps max(explicit, 16 or 20) inside the safe area, 20 at the top; the guide says
  /// that they cannot be changed (Layout Margins), which was so up to iOS 10.
  @Test(
    arguments: [
      // 375 - 2 x 16 wide, 667 - 20 - 2 x 8 high; 375 - 2 x 30 and 667 - 20 - 2 x 30.
      ("iPhone 8", 8, Rect(x: 16, y: 28, width: 343, height: 631)),
      ("iPhone 8", 30, Rect(x: 30, y: 50, width: 315, height: 587)),
      ("iPhone 6", 30, Rect(x: 16, y: 0, width: 343, height: 667)),
    ])
  func `a root's own margins count where they are larger`(
    _ device: String, _ own: Double, _ expected: Rect
  ) throws {
    var layout = try Sample.layout(
      "views: {A: {}}\n" + Self.filling("A", "Superview", margins: true), on: .device(device))
    layout.views[0].layoutMargins = DirectionalEdgeInsets(all: own)
    #expect(try LayoutEngine.solve(layout).frame("A") == expected)
  }

  /// 667 - 2 x 8.
  @Test func `a root that preserves its superview's margins has 8 above and below`() throws {
    var layout = try Sample.layout(
      "views: {A: {}}\n" + Self.filling("A", "Superview", margins: true), on: .device("iPhone 6"))
    layout.views[0].preservesSuperviewLayoutMargins = true
    #expect(
      try LayoutEngine.solve(layout).frame("A") == Rect(x: 16, y: 8, width: 343, height: 651))
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var evidence: String
    /// The keys of a view at (0, 0) of 200 x 100 in one of 300 x 300 with margins of 30.
    var keys: String
    /// The view's margins at the top, the left, the bottom and the right.
    var margins: EdgeInsets

    var testDescription: String { evidence }
  }

  static let rows: [Row] = [
    Row(
      evidence: "a plain view has 8", keys: "kind: view",
      margins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)),
    Row(evidence: "a stack view has none", keys: "kind: stackView", margins: EdgeInsets()),
    Row(
      evidence: "explicit ones replace them", keys: "layoutMargins: [1, 2, 3, 4]",
      margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    Row(
      evidence: "explicit ones of a stack view", keys: "kind: stackView, layoutMargins: 5",
      margins: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5)),
    // max(8, 30 - 0) at the top and the left; max(8, 30 - 200) below and max(8, 30 - 100) at the right.
    Row(
      evidence: "preserves: max(own, superview's - distance)",
      keys: "preservesSuperviewLayoutMargins: true",
      margins: EdgeInsets(top: 30, left: 30, bottom: 8, right: 8)),
    Row(
      evidence: "explicit and preserving: the larger",
      keys: "preservesSuperviewLayoutMargins: true, layoutMargins: [40, 20, 16, 16]",
      margins: EdgeInsets(top: 40, left: 30, bottom: 16, right: 16)),
  ]

  @Test(arguments: rows)
  func `a view has its margins`(_ row: Row) throws {
    let recipe = """
      views:
        Outer:
          layoutMargins: 30
          subviews: {Inner: {\(row.keys), subviews: {A: {}}}}
      constraints: |
        Outer.Leading = Superview.Leading
        Outer.Top = Superview.Top
        Outer.Width = 300
        Outer.Height = 300
        Inner.Leading = Outer.Leading
        Inner.Top = Outer.Top
        Inner.Width = 200
        Inner.Height = 100
      """
    try FactRow(
      evidence: row.evidence, canvas: .bare(600, 600, system: 9),
      recipe: recipe + "\n  " + Self.lines("A", "Inner", margins: true).joined(separator: "\n  "),
      frames: [
        "A": Rect(
          x: row.margins.left, y: row.margins.top,
          width: 200 - row.margins.left - row.margins.right,
          height: 100 - row.margins.top - row.margins.bottom)
      ]
    ).check()
  }

  /// 10 points from the left and 25 from the top a margin of 30 leaves 20 and 5, of which 8 is more.
  @Test func `a preserved margin is less by the distance`() throws {
    try FactRow(
      evidence: "preservesSuperviewLayoutMargins, per side", canvas: .bare(600, 600, system: 9),
      recipe: """
        views:
          Outer: {layoutMargins: 30, subviews: {Inner: {preservesSuperviewLayoutMargins: true, subviews: {A: {}}}}}
        constraints: |
          Outer.Leading = Superview.Leading
          Outer.Top = Superview.Top
          Outer.Width = 300
          Outer.Height = 300
          Inner.Leading = Outer.Leading + 10
          Inner.Top = Outer.Top + 25
          Inner.Width = 200
          Inner.Height = 200
          \(Self.lines("A", "Inner", margins: true).joined(separator: "\n  "))
        """,
      frames: ["A": Rect(x: 20, y: 8, width: 172, height: 184)]
    ).check()
  }

  /// Since iOS 11 a margin is added to the safe area, unless the view refuses it.
  @Test(arguments: [(11, true, 52), (11, false, 8), (9, true, 8)] as [(Int, Bool, Double)])
  func `a view's margins are inset from the safe area`(
    _ system: Int, _ isInset: Bool, _ top: Double
  ) throws {
    let device = try #require(Device.named("iPhone X"))
    let solved = try Sample.solved(
      """
      views: {Outer: {insetsLayoutMarginsFromSafeArea: \(isInset), subviews: {A: {}}}}
      constraints: |
        Outer.Top = Superview.Top
        Outer.Height = 200
        A.Top = Outer.TopMargin
      """, on: Canvas(device: device, orientation: .portrait, system: system))
    #expect(solved.frame("A")?.y == top)
  }

  /// The root's margins of 67 contain the safe area's 47 already, which is not added to what is preserved of them.
  ///
  /// The view's own 8 come after the safe area: 55.
  @Test(arguments: [(true, 67), (false, 55)] as [(Bool, Double)])
  func `preserved margins count the safe area once`(_ isPreserving: Bool, _ x: Double) throws {
    let device = try #require(Device.named("iPhone 12"))
    let solved = try Sample.solved(
      """
      views: {Outer: {preservesSuperviewLayoutMargins: \(isPreserving), subviews: {A: {}}}}
      constraints: |
        Outer.Leading = Superview.Leading
        Outer.Trailing = Superview.Trailing
        A.Leading = Outer.LeadingMargin
      """, on: Canvas(device: device, orientation: .landscape))
    #expect(solved.frame("A")?.x == x)
  }

  /// A view 798 points wide whose margins follow the readable width of 560: 119 at each side.
  @Test func `margins can follow the readable width`() throws {
    var canvas = Canvas.bare(798, 600)
    canvas.readableWidth = 560
    try FactRow(
      evidence: "layoutMarginsFollowReadableWidth on 798 points", canvas: canvas,
      recipe: """
        views: {Wide: {layoutMarginsFollowReadableWidth: true, subviews: {A: {}}}}
        constraints: |
          Wide.Leading = Superview.Leading
          Wide.Trailing = Superview.Trailing
          Wide.Top = Superview.Top
          Wide.Height = 100
          \(Self.lines("A", "Wide", margins: true).joined(separator: "\n  "))
        """,
      frames: ["A": Rect(x: 119, y: 8, width: 560, height: 84)]
    ).check()
  }

  /// The constraints that fill a view, or what is between its margins.
  static func filling(_ inner: String, _ outer: String, margins: Bool) -> String {
    "constraints: |\n  " + lines(inner, outer, margins: margins).joined(separator: "\n  ")
  }

  static func lines(_ inner: String, _ outer: String, margins: Bool) -> [String] {
    ["Leading", "Trailing", "Top", "Bottom"].map {
      "\(inner).\($0) = \(outer).\($0)\(margins ? "Margin" : "")"
    }
  }
}
