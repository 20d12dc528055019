import Diagnostics
import Testing

@testable import Notation

/// Lines in another form, and the lines of the notation that the help prints in their place.
struct RewrittenLineTests {
  private static let names = [
    "Superview", "Red View", "Blue View", "A", "B", "C", "Safe Area", "見出し",
  ]

  private static func fault(of text: String) throws -> Diagnostic? {
    let file = SourceFile(path: "A", text: text)
    let range = SourceRange(start: 0, end: text.utf8.count)
    let line = try #require(SourceLine.lines(of: text, at: range, in: file).first)
    do throws(Diagnostic) {
      let equation = try EquationParser.equation(
        in: line, metrics: ["gutter": 12.0], names: names)
      // Names that are not known are reported by the reader of recipes.
      for term in [equation?.first, equation?.second].compactMap({ $0 }) {
        #expect(names.contains(term.name), "\(text)")
        #expect(AttributeNames.attribute(named: term.attribute) != nil, "\(text)")
      }
      return nil
    } catch {
      return error
    }
  }

  static let priorities: [(line: String, written: String)] = [
    ("A.Width = 2 x B.Width (750)", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width Priority 750", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width Priority: 750", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width priority=750", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width, 750", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width (750 priority)", "A.Width = 2 x B.Width (Priority 750)"),
    ("8. A.Width = 100 (750) [width]", "A.Width = 100 (Priority 750) [width]"),
    ("A.Width = 100 with priority 750 // wide", "A.Width = 100 (Priority 750) // wide"),
    ("A.Top = B.Bottom + gutter p600", "A.Top = B.Bottom + gutter (Priority 600)"),
    ("A.Width = 2 x B.Width required", "A.Width = 2 x B.Width"),
    ("A.Width = 2 x B.Width (required)", "A.Width = 2 x B.Width"),
    ("A.Width = 2 x B.Width (high)", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width @low", "A.Width = 2 x B.Width (Priority 250)"),
    ("A.Width = 2 x B.Width (Priority high)", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width (.defaultHigh)", "A.Width = 2 x B.Width (Priority 750)"),
    ("A.Width = 2 x B.Width low priority", "A.Width = 2 x B.Width (Priority 250)"),
    ("A.Width = B.Width (UILayoutPriority(750))", "A.Width = B.Width (Priority 750)"),
    ("A.Width = B.Width (UILayoutPriority(rawValue: 749))", "A.Width = B.Width (Priority 749)"),
    ("A.Width = 100 优先级 750", "A.Width = 100 (Priority 750)"),
    ("A.Width = B.Width 優先度750", "A.Width = B.Width (Priority 750)"),
    ("A.Width = B.Width, Priorität 750", "A.Width = B.Width (Priority 750)"),
    ("A.Width = B.Width (Priorität: 750)", "A.Width = B.Width (Priority 750)"),
    ("A.Width = B.Width (hoch)", "A.Width = B.Width (Priority 750)"),
    ("A.Width = B.Width (必須)", "A.Width = B.Width"),
  ]

  /// Each is the line solved by hand: what stands beside the attribute moves to the other side.
  static let sums: [(line: String, written: String)] = [
    ("200 = A.Height", "A.Height = 200"), ("3. 200 >= A.Height", "A.Height <= 200"),
    ("200 <= A.Height @750", "A.Height >= 200 @750"),
    ("20 + Superview.Top = Red View.Top", "Red View.Top = Superview.Top + 20"),
    ("20 = A.Leading - B.Trailing", "A.Leading = B.Trailing + 20"),
    ("8 <= Superview.Bottom - A.Bottom", "A.Bottom <= Superview.Bottom - 8"),
    ("2 x A.Width = B.Width", "B.Width = 2 x A.Width"),
    ("A.Width / 2 = B.Width", "B.Width = 0.5 x A.Width"),
    ("A.Width / 3 >= B.Width", "B.Width <= 1/3 x A.Width"),
    ("0.5 x A.Width = B.Width + 20", "A.Width = 2 x B.Width + 40"),
    ("A.Top - B.Bottom = 8", "A.Top = B.Bottom + 8"),
    ("A.Top - B.Bottom >= gutter", "A.Top >= B.Bottom + gutter"),
    // B.Top - A.Bottom >= 8 is A.Bottom <= B.Top - 8, and that is B.Top >= A.Bottom + 8.
    ("B.Top - A.Bottom >= 8", "B.Top >= A.Bottom + 8"),
    ("A.Width + B.Width = 200", "A.Width = -1 x B.Width + 200"),
    ("A.Leading = 8 + B.Trailing", "A.Leading = B.Trailing + 8"),
    ("A.Leading = -8 + B.Trailing", "A.Leading = B.Trailing - 8"),
    ("A.Leading = gutter + B.Trailing", "A.Leading = B.Trailing + gutter"),
    ("A.Width = (B.Width + 8)", "A.Width = B.Width + 8"),
    ("A.Width = 2 x (B.Width + 8)", "A.Width = 2 x B.Width + 16"),
    ("A.Width = (B.Width - 8) / 2", "A.Width = 0.5 x B.Width - 4"),
    ("A.Width = B.Width - A.Width", "A.Width = 0.5 x B.Width"),
  ]

  static let words: [(line: String, written: String)] = [
    ("A below B by 8", "A.Top = B.Bottom + 8"), ("A 8pt below B", "A.Top = B.Bottom + 8"),
    ("A is 8 above B", "B.Top = A.Bottom + 8"), ("A right of B by 8", "A.Leading = B.Trailing + 8"),
    ("A.leading to B.trailing 8", "A.leading = B.trailing + 8"),
    ("A.leading 8 from B.trailing", "A.leading = B.trailing + 8"),
    ("A.Trailing = 8 from Superview.Trailing", "A.Trailing = Superview.Trailing - 8"),
    ("A.Height should be 40", "A.Height = 40"), ("A.Height min 40", "A.Height >= 40"),
    ("A.Height must be at least 40", "A.Height >= 40"),
    // "At least", "at most" and "equal to" in other languages.
    ("A.Height mindestens 40", "A.Height >= 40"), ("A.Height höchstens 40", "A.Height <= 40"),
    ("A.Height gleich B.Height", "A.Height = B.Height"),
    ("3. A.Height au moins 40", "A.Height >= 40"), ("A.Height au plus 40", "A.Height <= 40"),
    ("A.Height al menos 40", "A.Height >= 40"), ("A.Height 大于等于 40", "A.Height >= 40"),
    ("A.Height 至少 40", "A.Height >= 40"), ("A.Height 最多 40", "A.Height <= 40"),
    ("A.Height 等于 40", "A.Height = 40"), ("A.Height 40 以上", "A.Height >= 40"),
    ("A.Height 40 以下", "A.Height <= 40"), ("A.Height على الأقل 40", "A.Height >= 40"),
    ("A.Height same as B", "A.Height = B.Height"), ("A.Height = same as B", "A.Height = B.Height"),
    ("A.Height === 40", "A.Height = 40"), ("A.Height > = 40", "A.Height >= 40"),
    ("A.Width = Superview * 0.5", "A.Width = 0.5 x Superview.Width"),
    ("A.Width = 50% of Superview", "A.Width = 50% x Superview.Width"),
    ("A.Width = half of B - 8", "A.Width = 0.5 x B.Width - 8"),
    ("Width of A = 100", "A.Width = 100"), ("A.Width = the width of B", "A.Width = B.Width"),
    ("A's Width = 100", "A.Width = 100"), ("A[Width] = 100", "A.Width = 100"),
    // The superview's centre lies at the half: 10% is 0.2 of it.
    ("A.Top = 10vh", "A.Top = 0.2 x Superview.CenterY"),
    ("A.Leading = 25%", "A.Leading = 0.5 x Superview.CenterX"),
  ]

  /// A location that is a number lies as far within the superview.
  static let places: [(line: String, written: String)] = [
    ("A.Leading: 20", "A.Leading = Superview.Leading + 20"),
    ("A.Leading 20", "A.Leading = Superview.Leading + 20"),
    ("2. A.Trailing: 20", "A.Trailing = Superview.Trailing - 20"),
    ("A.Bottom is 20", "A.Bottom = Superview.Bottom - 20"),
    ("A.Top: gutter", "A.Top = Superview.Top + gutter"),
    ("A.Right: 0", "A.Right = Superview.Right"),
    ("A.Leading = 20, priority 750", "A.Leading = Superview.Leading + 20 (Priority 750)"),
    ("A.Leading should be 20", "A.Leading = Superview.Leading + 20"),
    ("A.Width: 20", "A.Width = 20"),
    ("set A.Leading to 20", "A.Leading = Superview.Leading + 20"),
    ("Set A.Width to 100", "A.Width = 100"), ("Set A.Width = 100", "A.Width = 100"),
    // 10% is 0.2 of the way to the centre, and 30% are 0.6.
    ("A.Top = 10% - 8", "A.Top = 0.2 x Superview.CenterY - 8"),
    ("A.CenterX = 30% + 8", "A.CenterX = 0.6 x Superview.CenterX + 8"),
    ("A.CenterX = center", "A.CenterX = Superview.CenterX"),
    ("A.CenterY = 中央", "A.CenterY = Superview.CenterY"),
    ("A is centered vertically", "A.CenterY = Superview.CenterY"),
    ("Center Red View horizontally in B", "Red View.CenterX = B.CenterX"),
    ("A.Width = 16/9 Height", "A.Width = 16/9 x A.Height"),
    ("A.Width = 2 x Height", "A.Width = 2 x A.Height"),
    ("A.Width = 50% Width", "A.Width = 50% x Superview.Width"),
    ("A.Width:A.Height = 16:9", "A.Width = 16:9 x A.Height"),
    ("A.Width() = B.Width()", "A.Width = B.Width"),
  ]

  @Test(arguments: priorities + sums + words + places)
  func `the help is the whole line, and the fix writes it`(
    _ row: (line: String, written: String)
  ) throws {
    let fault = try #require(try Self.fault(of: row.line))
    #expect(fault.help == "write '\(row.written)'")
    let fixed = try #require(fault.fixes.first).edits.applied(to: row.line)
    let label = row.line.prefixMatch(of: /\d+\.\s/).map { String($0.0) } ?? ""
    #expect(fixed == label + row.written)
    #expect(try Self.fault(of: fixed) == nil)
  }

  /// Lines whose meaning is not certain, and what the help leaves to decide.
  @Test(arguments: [
    (
      "A.Top = B.Bottom (8)",
      "write 'A.Top = B.Bottom + 8' for a distance, with '-' for one to the left or up, "
        + "or 'A.Top = B.Bottom (Priority 8)' for a priority"
    ),
    (
      "A.Leading = B.Trailing = 8",
      "write 'A.Leading = B.Trailing + 8' if the number is a distance"
    ),
    (
      "A.Width = B.Width + C.Width",
      "one item stands on the right side: write the length of the other one as a number"
    ),
    (
      "A.Width = B.Width - 2 * gutter",
      "constants are not computed: declare the result as a metric of its own"
    ),
    ("A.Leading + B.Trailing = 8", nil), ("A.Width = 8 from B.Width", nil),
    (
      "A.Bottom = 10vh",
      "write 'A.Bottom = 0.2 x Superview.CenterY' to measure from the superview's top, or "
        + "'A.Bottom = 1.8 x Superview.CenterY' from its bottom"
    ),
    ("let gap = gutter * 2", "delete the line, and write 'gap: 24' under the recipe's 'metrics'"),
  ])
  func `a line that is not certain has no fix`(_ line: String, _ help: String?) throws {
    let fault = try #require(try Self.fault(of: line))
    #expect(fault.help == help)
    #expect(fault.fixes.isEmpty)
  }

  static let several: [(line: String, lines: [String])] = [
    ("A.Width between 20 and 40", ["A.Width >= 20", "A.Width <= 40"]),
    ("2. A.Width in 20...40", ["A.Width >= 20", "A.Width <= 40"]),
    ("A.Width >= 20 and <= 40", ["A.Width >= 20", "A.Width <= 40"]),
    ("A, B.Width = 40", ["A.Width = 40", "B.Width = 40"]),
    ("A and B.Width = C.Width", ["A.Width = C.Width", "B.Width = C.Width"]),
    ("A.Width & B.Width = 40", ["A.Width = 40", "B.Width = 40"]),
    (
      "A.Leading/Trailing = Superview",
      ["A.Leading = Superview.Leading", "A.Trailing = Superview.Trailing"]
    ),
    (
      "A, B.Trailing = 20",
      ["A.Trailing = Superview.Trailing - 20", "B.Trailing = Superview.Trailing - 20"]
    ),
    ("A is centered", ["A.CenterX = Superview.CenterX", "A.CenterY = Superview.CenterY"]),
    ("center A in B", ["A.CenterX = B.CenterX", "A.CenterY = B.CenterY"]),
    ("見出しを中央に", ["見出し.CenterX = Superview.CenterX", "見出し.CenterY = Superview.CenterY"]),
    ("A zentriert in B", ["A.CenterX = B.CenterX", "A.CenterY = B.CenterY"]),
    (
      "A fills the superview",
      [
        "A.Leading = Superview.Leading", "A.Trailing = Superview.Trailing",
        "A.Top = Superview.Top", "A.Bottom = Superview.Bottom",
      ]
    ),
    (
      "pin A to B with inset 8",
      [
        "A.Leading = B.Leading + 8", "A.Trailing = B.Trailing - 8", "A.Top = B.Top + 8",
        "A.Bottom = B.Bottom - 8",
      ]
    ),
    // Of all lengths that both bounds allow, 40 is nearest to itself.
    (
      "A.Width = max(B.Width, 40)",
      ["A.Width >= B.Width", "A.Width >= 40", "A.Width = 40 (Priority 750)"]
    ),
  ]

  @Test(arguments: several)
  func `the help is all lines that say the same`(_ row: (line: String, lines: [String])) throws {
    let help = try #require(try Self.fault(of: row.line)?.help)
    #expect(help.matches(of: /'([^']+)'/).map { String($0.1) } == row.lines)
    #expect(help.hasSuffix(", each on a line of its own"))
    for line in row.lines { #expect(try Self.fault(of: line) == nil) }
  }

  @Test(arguments: [
    ("1.見出し.上 = Superview.Top", "write '1. 見出し.Top = Superview.Top'"),
    ("2)A.Topp = Superview.Top", "write '2) A.Top = Superview.Top'"),
  ])
  func `a number without a blank hides no attribute`(_ line: String, _ help: String) throws {
    let fault = try #require(try Self.fault(of: line))
    #expect(fault.help == help)
    #expect(fault.message.contains("has no attribute"))
  }

  /// Translated names, and those that are meant among items and colours.
  @Test(arguments: [
    ("スーパービュー", "Superview"), ("父视图", "Superview"), ("父視圖", "Superview"), ("キャンバス", "Superview"),
    ("Hauptansicht", "Superview"), ("vue mère", "Superview"), ("תצוגת אב", "Superview"),
    ("العرض الأب", "Superview"), ("pantalla", "Superview"), ("水色", "systemCyan"),
    ("天蓝色", "systemCyan"), ("hellblau", "systemCyan"), ("bleu clair", "systemCyan"),
    ("celeste", "systemCyan"), ("سماوي", "systemCyan"), ("türkis", "systemTeal"),
    ("ピンク", "systemPink"), ("粉色", "systemPink"), ("marrón", "systemBrown"), ("藍色", "blue"),
  ])
  func `a translated name is one of those known`(_ word: String, _ name: String) {
    let names =
      name == "Superview"
      ? ["Superview", "Safe Area"]
      : ["red", "blue", "systemCyan", "systemTeal", "systemPink", "systemBrown"]
    #expect(SynonymTable.meaning(of: word, among: names) == .word(name))
  }
}
