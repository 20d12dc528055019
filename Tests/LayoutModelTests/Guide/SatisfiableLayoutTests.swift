import LayoutModel
import TestSupport
import Testing

/// The guide, Anatomy of a Constraint: Creating Nonambiguous, Satisfiable Layouts, and Constraint
/// Inequalities.
struct SatisfiableLayoutTests {
  /// Three layouts of one view, with two constraints each, which agree in 600 points: 20 to 580.
  ///
  /// In 700 the fixed width stays, and both others keep their margins.
  @Test(
    arguments: [
      ("View.width = 560", 560), ("Superview.trailing = View.trailing + 20", 660),
      ("View.centerX = Superview.centerX", 660),
    ] as [(String, Double)])
  func `two constraints a dimension define a view`(_ line: String, _ wide: Double) throws {
    for (width, expected) in [(600.0, 560.0), (700, wide)] {
      let solved = try Sample.solved(
        """
        views: {View: {}}
        constraints: |
          View.leading = Superview.leading + 20
          View.top = Superview.top
          View.height = 10
          \(line)
        """, on: .bare(width, 600))
      #expect(solved.frame("View") == Rect(x: 20, y: 0, width: expected, height: 10))
      #expect(solved.status == .satisfied)
    }
  }

  private static let horizontal = [
    "Red.leading = 1.0 * Superview.leading + 20.0", "Blue.leading = 1.0 * Red.trailing + 8.0",
    "Superview.trailing = 1.0 * Blue.trailing + 20.0", "Red.width = 1.0 * Blue.width + 0.0",
  ]
  /// Both views tied to the superview, and the blue one tied to the red one.
  static let examples = [
    [
      "Red.top = 1.0 * Superview.top + 20.0", "Superview.bottom = 1.0 * Red.bottom + 20.0",
      "Blue.top = 1.0 * Superview.top + 20.0", "Superview.bottom = 1.0 * Blue.bottom + 20.0",
    ] + horizontal,
    [
      "Red.top = 1.0 * Superview.top + 20.0", "Superview.bottom = 1.0 * Red.bottom + 20.0",
      "Red.top = 1.0 * Blue.top + 0.0", "Red.bottom = 1.0 * Blue.bottom + 0.0",
    ] + horizontal,
  ]

  private static func solved(
    _ lines: [String], views: String = "Red: {}, Blue: {}", on canvas: Canvas = .bare(600, 600)
  ) throws -> SolvedLayout {
    try Sample.solved(
      "views: {\(views)}\nconstraints: |\n  " + lines.joined(separator: "\n  "), on: canvas)
  }

  static let canvases: [(width: Double, height: Double, side: Double, length: Double)] = [
    (375, 667, 163.5, 627), (667, 375, 309.5, 335),
  ]

  @Test(arguments: examples, canvases)
  func `different constraints give the same layout`(
    _ lines: [String], _ canvas: (width: Double, height: Double, side: Double, length: Double)
  ) throws {
    // (375 - 2 x 20 - 8) / 2 = 163.5 and (667 - 48) / 2 = 309.5 wide, and 2 x 20 less high.
    let solved = try Self.solved(lines, on: .bare(canvas.width, canvas.height))
    #expect(solved.status == .satisfied)
    #expect(
      solved.frame("Red") == Rect(x: 20, y: 20, width: canvas.side, height: canvas.length))
    #expect(
      solved.frame("Blue")
        == Rect(x: 28 + canvas.side, y: 20, width: canvas.side, height: canvas.length))
  }

  @Test(arguments: examples, 0..<8)
  func `removing any constraint makes it ambiguous`(_ lines: [String], _ index: Int) throws {
    var lines = lines
    lines.remove(at: index)
    #expect(try Self.solved(lines).status == .ambiguous)
  }

  @Test(arguments: examples, ["Red.width = 100", "Blue.height = 100", "Blue.top = Superview.top"])
  func `additional constraints risk conflicts`(_ lines: [String], _ line: String) throws {
    #expect(try Self.solved(lines + [line]).status == .unsatisfiable)
  }

  /// Three constraints stay with the blue view in the first layout, where one more is enough, and one in
  /// the second.
  @Test(arguments: zip(examples, [3, 1]))
  func `a view takes its constraints with it`(_ lines: [String], _ left: Int) throws {
    let rest = lines.filter { !$0.contains("Red") }
    #expect(rest.count == left)
    #expect(try Self.solved(rest, views: "Blue: {}").status == .ambiguous)
    let fixed = try Self.solved(
      rest + ["Blue.leading = Superview.leading + 20"], views: "Blue: {}")
    #expect((fixed.status == .satisfied) == (left == 3))
  }

  /// Listing 3-4: the single equality and the pair of inequalities produce the same behaviour.
  @Test func `two inequalities are one equality`() throws {
    var lines = Self.examples[0]
    let equal = try Self.solved(lines)
    let place = try #require(lines.firstIndex(of: "Blue.leading = 1.0 * Red.trailing + 8.0"))
    lines[place] = "Blue.leading >= 1.0 * Red.trailing + 8.0"
    lines.append("Blue.leading <= 1.0 * Red.trailing + 8.0")
    let pair = try Self.solved(lines)
    #expect(pair.frames == equal.frames)
    #expect(pair.status == .satisfied)
  }

  /// Listing 3-3: a minimum of 40 and a maximum of 280 do not define a width.
  @Test(
    arguments: [
      (nil, 40...280), ("View.width = 100 (Priority 250)", 100...100),
      ("View.width = 20 (Priority 250)", 40...40), ("View.width = 300 (Priority 250)", 280...280),
    ] as [(String?, ClosedRange<Double>)])
  func `inequalities limit a width`(_ line: String?, _ range: ClosedRange<Double>) throws {
    let solved = try Self.solved(
      [
        "View.width >= 0.0 * NotAnAttribute + 40.0", "View.width <= 0.0 * NotAnAttribute + 280.0",
        "View.leading = Superview.leading", "View.top = Superview.top", "View.height = 10",
      ] + [line].compactMap { $0 }, views: "View: {}")
    let width = try #require(solved.frame("View")).width
    #expect(range.contains(width))
    #expect((solved.status == .ambiguous) == (line == nil))
  }

  /// Interpreting Values: a size cannot be negative, so 600 points less 700 conflict.
  @Test(arguments: ["Width", "Height"])
  func `no size is negative`(_ side: String) throws {
    let solved = try Self.solved(
      ["View.\(side) = Superview.\(side) - 700"], views: "View: {}")
    let conflict = try #require(solved.conflicts.first)
    #expect(conflict.members.implied(in: solved.layout).keys.contains("View.\(side) >= 0"))
  }
}
