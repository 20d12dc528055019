import Commands
import Foundation
import TestSupport
import Testing

/// What `diff` says of two sides.
struct DiffTests {
  /// A layout with something of everything that can be changed.
  static let recipe = """
    title: Sample
    canvas: {size: [600, 600]}
    views:
      Red View: {backgroundColor: red}
      Blue View: {backgroundColor: blue}
      Name Label: {kind: label, text: Name, textColor: "#222222", font: 17}
    constraints: |
      1. Red View.Leading = Superview.LeadingMargin
      2. Blue View.Leading = Red View.Trailing + 8.0
      3. Superview.TrailingMargin = Blue View.Trailing
      4. Red View.Width = Blue View.Width
      5. Red View.Top = Superview.Top + 40.0
      6. Blue View.Top = Red View.Top
      7. Red View.Height = 100.0
      8. Blue View.Height = 100.0
      9. Name Label.Leading = Superview.LeadingMargin
      10. Name Label.Top = Red View.Bottom + 20.0
      11. Red View.Width >= 100.0 (Priority 750)
    """

  /// The report on two texts of a recipe.
  static func diff(
    _ old: String, _ new: String, _ options: String...
  ) async throws -> Outcome {
    let sandbox = try Sandbox()
    let first = try sandbox.write(old, to: "old/A.yaml")
    let second = try sandbox.write(new, to: "new/A.yaml")
    return await Outcome.of(["diff", first, second] + options)
  }

  static let edits: [(from: String, to: String, sentence: String)] = [
    (
      "1. Red View.Leading = Superview.LeadingMargin",
      "1. Red View.Leading = Superview.LeadingMargin + 4.0",
      "Red View: width 276 -> 274, x 20 -> 24, because constraint 1 "
        + "\"Red View.Leading = Superview.LeadingMargin\" got \"+ 4.0\" (line 8)"
    ),
    (
      "(Priority 750)", "(Priority 749)",
      "constraint 11 \"Red View.Width >= 100.0 (Priority 750)\" went from priority 750 to 749"
    ),
    (
      "10. Name Label.Top = Red View.Bottom + 20.0", "10. Name Label.Top = Red View.Bottom",
      "Name Label: y 160 -> 140, because constraint 10 "
        + "\"Name Label.Top = Red View.Bottom + 20.0\" lost \"+ 20.0\""
    ),
    (
      "7. Red View.Height = 100.0", "7. Red View.Height = 120.0",
      "Name Label: y 160 -> 180, because constraint 7 \"Red View.Height = 100.0\" became "
        + "\"Red View.Height = 120.0\""
    ),
    (
      "backgroundColor: red", "backgroundColor: orange",
      "Red View's backgroundColor went from red to orange"
    ),
    ("text: Name", "text: Surname", "Name Label's text went from \"Name\" to \"Surname\""),
    ("title: Sample", "title: Other", "the title went from \"Sample\" to \"Other\""),
    (
      "8. Blue View.Height = 100.0\n", "",
      "now ambiguous: "
    ),
    (
      "8. Blue View.Height = 100.0", "8. Blue View.Height = 100.0\n  Blue View.Height = 90.0",
      ", because constraint 9 \"Blue View.Height = 90.0\" was added"
    ),
    (
      "  Name Label: {kind",
      "  Green View: {backgroundColor: green, isHidden: true}\n  Name Label: {kind",
      "Green View was added"
    ),
    ("Blue View: {", "Blue View: {frame: [1, 2, 3, 4], ", "now misplaced: "),
  ]

  @Test(arguments: edits)
  func `a change of the layout is reported in words, with its cause`(
    _ row: (from: String, to: String, sentence: String)
  ) async throws {
    try #require(Self.recipe.contains(row.from))
    let edited = Self.recipe.replacingOccurrences(of: row.from, with: row.to)
    let outcome = try await Self.diff(Self.recipe, edited)
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains(row.sentence), "\(outcome.output)\(outcome.errors)")
  }

  @Test func `each view is reported with the causes of its frame alone`()
    async throws
  {
    let edited = Self.recipe.replacingOccurrences(
      of: "Red View.Trailing + 8.0", with: "Red View.Trailing + 18.0"
    )
    .replacingOccurrences(of: "Red View.Bottom + 20.0", with: "Red View.Bottom + 30.0")
    // Names that the notation takes in backquotes lead from one constraint to the next as others do.
    func renamed(_ text: String) -> String {
      text.replacingOccurrences(of: "Red View.", with: "`Red-View`.")
        .replacingOccurrences(of: "Red View:", with: "Red-View:")
    }
    for (old, new) in [(Self.recipe, edited), (renamed(Self.recipe), renamed(edited))] {
      let lines = try await Self.diff(old, new).output.split(separator: "\n")
      let blue = try #require(lines.first { $0.hasPrefix("  Blue View: width") })
      #expect(blue.contains("constraint 2 ") && !blue.contains("constraint 10 "), "\(blue)")
      let label = try #require(lines.first { $0.hasPrefix("  Name Label: y") })
      #expect(label.contains("constraint 10 ") && !label.contains("constraint 2 "), "\(label)")
    }
  }

  @Test func `comments and the order of keys are no change`() async throws {
    let edited = Self.recipe.replacingOccurrences(of: "8.0\n", with: "8.0 // the standard\n")
      .replacingOccurrences(of: "title: Sample\n", with: "")
    let outcome = try await Self.diff(Self.recipe, "# hello\n" + edited + "\ntitle: Sample\n")
    #expect(outcome.status == .done)
    #expect(outcome.output == "1 unchanged\n", "\(outcome.output)\(outcome.errors)")
  }

  @Test func `another notation is a change of the recipe alone`() async throws {
    let outcome = try await Self.diff(
      Self.recipe, Self.recipe.replacingOccurrences(of: "8.0\n", with: "8\n"))
    #expect(outcome.status == .findings)
    #expect(
      outcome.output.hasPrefix(
        "recipe: A\n  the recipe's constraints changed, which figures do not show\n"))
  }

  @Test func `figures alone say what changed, as PNG and as SVG`() async throws {
    let sandbox = try Sandbox()
    for (folder, constant) in [("old", "8.0"), ("new", "10.0")] {
      let text = Self.recipe.replacingOccurrences(of: "+ 8.0", with: "+ " + constant)
      let recipe = try sandbox.write(text, to: folder + "/A.yaml")
      _ = await Outcome.of("render", recipe, "-o", sandbox.path + "/" + folder + "-figures")
    }
    let sides = ["/old-figures", "/new-figures"].map { sandbox.path + $0 }
    let outcome = await Outcome.of(["diff"] + sides)
    #expect(outcome.status == .findings)
    #expect(outcome.output.contains("moved: A.png and .svg, cause "))
    #expect(
      outcome.output.contains(
        "Red View: width 276 -> 275, because constraint 2 "
          + "\"Blue View.Leading = Red View.Trailing + 8.0\" became \"+ 10.0\""))
    #expect(outcome.output.contains(" pixels (") && outcome.output.hasSuffix("\n1 changed\n"))
    // Figures and what they were drawn from are compared by drawing the latter.
    let same = await Outcome.of("diff", sandbox.path + "/old-figures", sandbox.path + "/old")
    #expect(same.status == .done && same.output == "1 unchanged\n", "\(same.output)")
  }

  @Test func `added and removed parts are reported`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "old/A.yaml")
    try sandbox.write(Self.recipe, to: "old/B.yaml")
    try sandbox.write(Self.recipe, to: "new/B.yaml")
    try sandbox.write(
      Self.recipe.replacingOccurrences(of: "+ 8.0", with: "+ 9.0"), to: "new/C.yaml")
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(outcome.status == .findings)
    #expect(outcome.output == "removed: A\n\nadded: C\n\n1 added, 1 removed, 1 unchanged\n")
  }

  @Test func `the same cause in several figures is one entry, whatever views are called`()
    async throws
  {
    let sandbox = try Sandbox()
    for index in 0..<6 {
      for (folder, color) in [("old", "red"), ("new", "orange")] {
        try sandbox.write(
          Self.recipe.replacingOccurrences(of: "Red View", with: "View \(index)")
            .replacingOccurrences(of: "backgroundColor: red", with: "backgroundColor: " + color)
            .replacingOccurrences(of: "View \(index).", with: "`View \(index)`."),
          to: "\(folder)/R\(index).yaml")
      }
    }
    let outcome = await Outcome.of("diff", sandbox.path + "/old", sandbox.path + "/new")
    #expect(
      outcome.output.contains("restyled: 6 figures, cause ")
        && outcome.output.contains(": backgroundColor #CC3333 -> #FF9900\n"),
      "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("\n\n6 changed\n"))
  }
}
