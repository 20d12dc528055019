import Commands
import Foundation
import TestSupport
import Testing

/// Seven changes of a table under the constraint overlay that tools which compare pixels miss or misjudge.
struct SevenChangesTests {
  /// A table of rows with a hairline, an icon and a text each.
  static func screen(rows: Int = 6) -> String {
    var views = ""
    var constraints = ""
    for row in 0..<rows {
      views += """
          Hairline\(row): {backgroundColor: "#E0E0E0"}
          Icon\(row): {backgroundColor: "#2060C0"}
          Title\(row): {kind: label, text: "Row \(row) title", textColor: "#222222"}

        """
      let above = row == 0 ? "Superview.Top + 64.0" : "Hairline\(row - 1).Bottom + 43.5"
      constraints += """
          Hairline\(row).Leading = Superview.Leading
          Hairline\(row).Trailing = Superview.Trailing
          Hairline\(row).Height = 0.5
          Hairline\(row).Top = \(above)
          Icon\(row).Leading = Superview.LeadingMargin
          Icon\(row).Top = Hairline\(row).Bottom + 8.0
          Icon\(row).Width = 28.0
          Icon\(row).Height = 28.0
          Title\(row).Leading = Icon\(row).Trailing + 12.0
          Title\(row).CenterY = Icon\(row).CenterY
          Title\(row).Width <= 240.0 (Priority 900)

        """
    }
    return
      "title: Table\ncanvas: {size: [375, 667]}\nviews:\n\(views)constraints: |\n\(constraints)"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var edit: @Sendable (String) -> String
    /// The words of the class in a report.
    var kind: String
    /// What some sentence holds.
    var words: [String]
  }

  private static func replace(_ old: String, _ new: String) -> @Sendable (String) -> String {
    { $0.replacingOccurrences(of: old, with: new) }
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a text's colour by one level",
      edit: replace("#222222", "#232323"), kind: "restyled",
      words: ["Title0's textColor went from #222222 to #232323"]),
    Row(
      testDescription: "a text by a quarter pixel",
      edit: replace(
        "Title3.Leading = Icon3.Trailing + 12.0", "Title3.Leading = Icon3.Trailing + 12.125"),
      kind: "moved",
      words: [
        "Title3: x 56 -> 56.125, because constraint 42 "
          + "\"Title3.Leading = Icon3.Trailing + 12.0\" became \"+ 12.125\""
      ]),
    Row(
      testDescription: "all hairlines removed",
      edit: replace("{backgroundColor: \"#E0E0E0\"}", "{}"), kind: "restyled",
      words: ["Hairline0 lost backgroundColor #E0E0E0", "Hairline5 lost backgroundColor #E0E0E0"]),
    Row(
      testDescription: "orange for blue",
      edit: replace("Icon2: {", "Icon2: {frame: [16, 160, 28, 30], "), kind: "misplaced",
      words: ["now misplaced: ", "because Icon2 got frame 16, 160, 28, 30"]),
    Row(
      testDescription: "a badge of 999 for 1000",
      edit: replace("Icon4.Width = 28.0", "Icon4.Width = 28.0 (Priority 999)"), kind: "constraints",
      words: ["\"Icon4.Width = 28.0\" went from priority 1000 to 999"]),
    Row(
      testDescription: "a solid line for a dashed one",
      edit: replace("Title1.Width <= 240.0 (Priority 900)", "Title1.Width <= 240.0"),
      kind: "constraints",
      words: ["\"Title1.Width <= 240.0 (Priority 900)\" went from priority 900 to 1000"]),
    Row(
      testDescription: "a text by one pixel",
      edit: replace(
        "Title3.Leading = Icon3.Trailing + 12.0", "Title3.Leading = Icon3.Trailing + 12.5"),
      kind: "moved",
      words: ["Title3: x 56 -> 56.5, because ", "became \"+ 12.5\""]),
  ]

  @Test(arguments: rows)
  func `each is found in the figures alone, and named with its cause`(_ row: Row) async throws {
    let sandbox = try Sandbox()
    let edited = row.edit(Self.screen())
    try #require(edited != Self.screen())
    for (folder, text) in [("old", Self.screen()), ("new", edited)] {
      let recipe = try sandbox.write(text, to: folder + "/Table.yaml")
      _ = await Outcome.of("render", recipe, "-o", sandbox.path + "/figures-" + folder)
    }
    for ending in ["png", "svg"] {
      let sides = ["old", "new"].map { "\(sandbox.path)/figures-\($0)/Table.\(ending)" }
      let outcome = await Outcome.of(["diff"] + sides)
      #expect(outcome.status == .findings)
      #expect(outcome.output.hasPrefix(row.kind + ": Table." + ending), "\(outcome.output)")
      for words in row.words {
        #expect(outcome.output.contains(words), "\(outcome.output)")
      }
    }
  }
}
