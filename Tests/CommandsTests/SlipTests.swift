import Foundation
import TestSupport
import Testing

/// Slips of keyboards and of other tools, through the commands.
struct SlipTests {
  /// What `--fix` makes of a recipe; what an author wrote in texts, identifiers and comments stays.
  @Test(arguments: [
    (
      "views: {Title：{kind: label, text: \"你好，世界。\"}}\nstatus: ambiguous\n",
      "views: {Title: {kind: label, text: \"你好，世界。\"}}\nstatus: ambiguous\n"
    ),
    (
      "views:\n  Title: {text：你好，世界}\nstatus: ambiguous\n",
      "views:\n  Title: {text: 你好，世界}\nstatus: ambiguous\n"
    ),
    (
      "views: {A: {}}\nconstraints: |\n  A.Height ＝ 100 [高度，一] // 高度，固定。\nstatus: ambiguous\n",
      "views: {A: {}}\nconstraints: |\n  A.Height = 100 [高度，一] // 高度，固定。\nstatus: ambiguous\n"
    ),
    (
      "views: {视图（上）: {}}\nconstraints: |\n  视图（上）.Height = １００\nstatus: ambiguous\n",
      "views: {视图（上）: {}}\nconstraints: |\n  视图（上）.Height = 100\nstatus: ambiguous\n"
    ),
  ])
  func `a fix changes signs, and no words`(_ row: (before: String, after: String)) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(row.before, to: "A.yaml")
    _ = await Outcome.of("check", "--fix", path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == row.after)
  }

  @Test func `a view's number that constraints tie for is explained by them`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      """
      views:
        Left: {kind: label, text: aaaaaaaaaaaaaaaaaaaaaaaaaaaaa}
        Right: {kind: label, text: bbbbbbbbbbbbbbbbbbbbbbbbbbbb}
      constraints: |
        Left.Leading = Superview.LeadingMargin
        Right.Leading = Left.Trailing + 8
        Right.Trailing = Superview.TrailingMargin
        Left.Top = Superview.Top + 40
        Right.Top = Left.Top
      """, to: "A.yaml")
    let outcome = await Outcome.of(
      "solve", path, "--explain", "Left", "--orientation", "portrait")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    let width = try #require(lines.firstIndex { $0.hasPrefix("  width = ") })
    #expect(lines[width].hasSuffix(": constraints of the priority 750 tie for it"))
    #expect(lines[width + 1].contains("Left.Width >= "))
    #expect(lines[width + 2].contains("Right.Width >= "))
  }

  @Test func `an image of a figure that is gone is reported while others of the layout are there`()
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    let text =
      "# One\n\n```ibar\nviews: {A: {}}\nstatus: ambiguous\n```\n\n![x](g.One.portrait.screen.svg)\n"
    let guide = try sandbox.write(text, to: "g.md")
    // Nothing is drawn yet, as after a fresh clone.
    #expect(await Outcome.of("check", guide).errors == "")
    try sandbox.write("<svg/>", to: "g.One.portrait.svg")
    let gone = await Outcome.of("check", guide)
    #expect(gone.errors.contains("there is no figure 'g.One.portrait.screen.svg'"))
    try sandbox.write("<svg/>", to: "g.One.portrait.screen.svg")
    #expect(await Outcome.of("check", guide).errors == "")
  }

  @Test(arguments: [
    ("figure=schematic", "did you mean 'figures'?"), ("nmae=x", "did you mean 'name'?"),
    ("width=400", nil), ("fig-alt=x", nil),
  ])
  func `an attribute of a fence that nearly is one of ibar's is a warning`(
    _ row: (attribute: String, help: String?)
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let guide = try sandbox.write(
      "# One\n\n```{.ibar \(row.attribute)}\nviews: {A: {}}\nstatus: ambiguous\n```\n", to: "g.md")
    let errors = await Outcome.of("check", guide).errors
    if let help = row.help {
      #expect(errors.contains("g.md:4:1: warning: ") && errors.contains(help))
    } else {
      #expect(errors == "")
    }
  }
}
