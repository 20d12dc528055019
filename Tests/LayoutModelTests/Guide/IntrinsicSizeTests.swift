import LayoutModel
import TestSupport
import Testing

/// The guide, Anatomy of a Constraint: Intrinsic Content Size.
struct IntrinsicSizeTests {
  /// Table 3-1, which has sliders define the width alone; stored frames say that it is the height
  /// (31 points in any width), as `UISlider` does, and so it is here.
  static let kinds: [(keys: String, hasWidth: Bool, hasHeight: Bool)] = [
    ("kind: view", false, false), ("kind: slider", false, true), ("kind: label", true, true),
    ("kind: button", true, true), ("kind: switch", true, true), ("kind: textField", true, true),
    // Those of text views and image views vary.
    ("kind: textView", false, false), ("kind: textView, isScrollEnabled: false", true, true),
    ("kind: imageView", false, false), ("kind: imageView, image: {size: [30, 40]}", true, true),
  ]

  @Test(arguments: kinds)
  func `views have a content size as in the guide's table`(
    _ row: (keys: String, hasWidth: Bool, hasHeight: Bool)
  ) throws {
    let size = try Sample.solved("views: {V: {\(row.keys)}}").metrics[1].intrinsicContentSize
    #expect((size.width != nil) == row.hasWidth)
    #expect((size.height != nil) == row.hasHeight)
  }

  /// Listing 3-5: an intrinsic size is a pair of inequalities for each dimension.
  @Test(
    arguments: [
      "V.Width = 50 (Priority 749)", "V.Width = 50 (Priority 751)", "V.Width = 200 (Priority 249)",
      "V.Width = 200 (Priority 251)", "V.Width = 50", "V.Width = 200",
      "V.Height = 1000 (Priority 600)", "V.Height = V.Width (Priority 740)",
    ])
  func `hugging and resistance are inequalities`(_ line: String) throws {
    func frame(_ keys: String, _ lines: [String]) throws -> Rect? {
      try Sample.solved(
        """
        views: {V: {\(keys)}}
        constraints: |
          V.Leading = Superview.Leading
          V.Top = Superview.Top
          \((lines + [line]).joined(separator: "\n  "))
        """
      ).frame("V")
    }
    let inequalities = [
      "V.Height >= 0.0 * NotAnAttribute + 30 (Priority 750)",
      "V.Width >= 0.0 * NotAnAttribute + 100 (Priority 750)",
      "V.Height <= 0.0 * NotAnAttribute + 30 (Priority 250)",
      "V.Width <= 0.0 * NotAnAttribute + 100 (Priority 250)",
    ]
    #expect(try frame("intrinsicContentSize: [100, 30]", []) == frame("", inequalities))
  }

  /// It is easier to stretch a view, 250, than to shrink it, 750.
  @Test(
    arguments: [
      ("Width = 200 (Priority 500)", 200), ("Width = 50 (Priority 500)", 100),
      ("Width = 50 (Priority 800)", 50), ("Width = 200 (Priority 200)", 100),
    ] as [(String, Double)])
  func `a view stretches sooner than it shrinks`(_ line: String, _ width: Double) throws {
    let solved = try Sample.solved(
      "views: {V: {intrinsicContentSize: [100, 30]}}\nconstraints: V.\(line)")
    #expect(solved.frame("V")?.width == width)
  }

  /// A label hugs at 251 and so leaves the stretching to a text field; with equal hugging nobody knows.
  @Test(
    arguments: [
      ("", LayoutStatus.satisfied), ("contentHuggingPriority: 251", .ambiguous),
      ("contentHuggingPriority: {horizontal: 252}", .satisfied),
    ])
  func `of a series of views the one that hugs least stretches`(
    _ keys: String, _ status: LayoutStatus
  ) throws {
    let solved = try Sample.solved(
      """
      views: {L: {kind: label}, F: {kind: textField, \(keys)}}
      constraints: |
        L.Leading = Superview.Leading
        F.Leading = L.Trailing
        F.Trailing = Superview.Trailing
        F.Top = Superview.Top
        L.Baseline = F.Baseline
      """, on: .bare(600, 600))
    #expect(solved.status == status)
    guard status == .satisfied else { return }
    let stretched = try #require(solved.frame(keys.isEmpty ? "F" : "L")).width
    let other = try #require(solved.frame(keys.isEmpty ? "L" : "F")).width
    #expect(stretched == 600 - other)
    #expect(stretched > 500)
  }

  /// A required content size may conflict, one of 999 gives way.
  @Test(arguments: [(1000, LayoutStatus.unsatisfiable), (999, .satisfied)])
  func `a very high priority is safer than a required one`(
    _ priority: Int, _ status: LayoutStatus
  ) throws {
    let solved = try Sample.solved(
      """
      views:
        V: {intrinsicContentSize: [100, 30], contentHuggingPriority: \(priority), contentCompressionResistancePriority: \(priority)}
      constraints: |
        V.Leading = Superview.Leading
        V.Trailing = Superview.Trailing
        V.Top = Superview.Top
      """)
    #expect(solved.status == status)
  }

  /// Two passes: without a width the text is one line, and with one it is as high as its lines in it.
  ///
  /// "A wild and crazy label" is stored 166 wide at 17 points: two lines in 100, 2 x 20.29 up to 41.
  @Test(
    arguments: [
      ("kind: label, numberOfLines: 0", nil, 20.5), ("kind: label, numberOfLines: 0", 200, 20.5),
      ("kind: label, numberOfLines: 0", 100, 41), ("kind: label", 100, 20.5),
      ("kind: textView, isScrollEnabled: false, font: 17", nil, 36.5),
      ("kind: textView, isScrollEnabled: false, font: 17", 110, 57),
    ] as [(String, Double?, Double)])
  func `a text's height follows its width`(
    _ keys: String, _ width: Double?, _ height: Double
  ) throws {
    let solved = try Sample.solved(
      """
      views: {V: {\(keys), text: A wild and crazy label}}
      constraints: |
        V.Leading = Superview.Leading
        V.Top = Superview.Top
        \(width.map { "V.Width = \($0)" } ?? "")
      """)
    #expect(solved.frame("V")?.height == height)
  }
}
