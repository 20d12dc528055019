import LayoutModel
import TestSupport
import Testing

/// The guide, Anatomy of a Constraint: Constraint Priorities.
struct ConstraintPriorityTests {
  /// Lines about the width of a view, and the width they give.
  static let widths: [(lines: [String], width: Double)] = [
    // Required by default: what is optional is skipped.
    (["V.Width = 100", "V.Width = 300 (Priority 999)"], 100),
    // From the highest to the lowest.
    (["V.Width = 100 (Priority 500)", "V.Width = 300 (Priority 501)"], 300),
    (["V.Width = 100 (Priority 750)", "V.Width = 300 (Priority 250)"], 100),
    // However many stand against it.
    (
      [
        "V.Width = 300 (Priority 250)", "V.Width = 300 (Priority 249)",
        "V.Width = 310 (Priority 249)",
        "V.Width = 320 (Priority 249)", "V.Width = 100 (Priority 251)",
      ], 100
    ),
    // One that cannot be satisfied still pulls: as near to it as the others let it be.
    (["V.Width >= 150", "V.Width = 100 (Priority 250)"], 150),
    (["V.Width <= 80", "V.Width = 100 (Priority 250)"], 80),
    (
      [
        "V.Width >= 150 (Priority 750)", "V.Width <= 200 (Priority 500)",
        "V.Width = 400 (Priority 1)",
      ], 200
    ),
    // After the higher has its way within a range, the lower chooses in it.
    (["V.Width >= 150 (Priority 750)", "V.Width = 400 (Priority 250)"], 400),
  ]

  @Test(arguments: widths)
  func `constraints are met in order of priority, and optional ones as nearly as can be`(
    _ row: (lines: [String], width: Double)
  ) throws {
    let solved = try Sample.solved(
      """
      views: {V: {}}
      constraints: |
        V.Leading = Superview.Leading
        V.Top = Superview.Top
        V.Height = 10
        \(row.lines.joined(separator: "\n  "))
      """)
    #expect(solved.frame("V")?.width == row.width)
    #expect(solved.status == .satisfied)
  }

  /// Listing 3-4 with a required minimum and an optional maximum: never closer than 8, farther if
  /// something pulls, and else as near to 8 as can be.
  @Test(
    arguments: [
      (nil, 8), ("Blue.Leading = Red.Trailing + 100 (Priority 500)", 100),
      ("Blue.Leading = Red.Trailing + 100 (Priority 200)", 8),
      ("Blue.Leading = Red.Trailing (Priority 500)", 8), ("Blue.CenterX = Superview.CenterX", 245),
    ] as [(String?, Double)])
  func `an optional maximum pulls towards a required minimum`(
    _ line: String?, _ distance: Double
  ) throws {
    let solved = try Sample.solved(
      """
      views: {Red: {}, Blue: {}}
      constraints: |
        Red.Leading = Superview.Leading
        Red.Width = 50
        Blue.Width = 10
        Blue.Leading >= 1.0 * Red.Trailing + 8.0
        Blue.Leading <= 1.0 * Red.Trailing + 8.0 (Priority 250)
        \(line ?? "")
      """, on: .bare(600, 600))
    // In the middle: 300 - 5 - 50 = 245.
    #expect(solved.frame("Blue")?.x == 50 + distance)
  }
}
