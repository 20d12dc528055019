import Commands
import Foundation
import TestSupport
import Testing

/// Figures that explain, from the command line.
struct ExplainedFigureTests {
  private static let recipe = """
    views: {Red View: {}, Blue View: {}}
    constraints: |
      1. Blue View.Leading = Superview.LeadingMargin
      2. Red View.Leading = Blue View.Trailing + 8.0

    """

  private func outcome(_ arguments: String..., recipe: String = Self.recipe) async throws -> (
    outcome: Outcome, files: [String]
  ) {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write(recipe, to: "A.yaml")
    let outcome = await Outcome.of(
      ["render", sandbox.path + "/A.yaml", "-o", sandbox.path + "/out", "--format", "svg"]
        + ["--findings", "allow"] + arguments)
    return (outcome, Sandbox.files(below: sandbox.path + "/out").keys.sorted())
  }

  @Test func `each selected part has a figure of its own`() async throws {
    let (outcome, files) = try await outcome("--style", "formula", "--select", "1,2")
    #expect(outcome.status == .done)
    #expect(files == ["A.formula.1.svg", "A.formula.2.svg"])
    #expect(
      try await self.outcome("--style", "attributes", "--select", "Red View").files
        == ["A.attributes.red-view.svg"])
    #expect(
      try await self.outcome("--style", "formula", "--select", "2", "--orientation", "landscape")
        .files
        == ["A.landscape.formula.2.svg"])
  }

  @Test func `a selection shows in other styles, and in the names of their files`() async throws {
    let (_, files) = try await outcome("--select", "2", "--orientation", "portrait")
    #expect(files == ["A.portrait.select-2.svg"])
  }

  @Test func `of several styles, each explains its own parts of a selection`() async throws {
    let (outcome, files) = try await outcome(
      "--style", "formula,attributes,inspector", "--select", "2,Red View")
    #expect(outcome.status == .done, "\(outcome.errors)")
    #expect(
      files == [
        "A.attributes.red-view.svg", "A.formula.2.svg", "A.inspector.2.svg",
        "A.inspector.red-view.svg",
      ])
  }

  @Test func `a style of the command line leaves out what entries say for their own`() async throws
  {
    let recipe =
      Self.recipe
        + """
        selection: Red View
        figures:
          - {style: pin, details: [menu]}
          - {style: pin, select: Blue View}
          - {style: canvas}

        """
    let (outcome, files) = try await outcome("--style", "schematic", recipe: recipe)
    #expect(outcome.status == .done, "\(outcome.errors)")
    #expect(files == ["A.landscape.schematic.svg", "A.portrait.schematic.svg"])
    // What the command line says itself is not left out.
    #expect(
      try await self.outcome("--style", "schematic", "--details", "menu", recipe: recipe).outcome
        .status == .failed)
  }

  @Test func `the only part needs no selection`() async throws {
    let recipe = "views: {Red View: {}}\nconstraints: Red View.Width = 20\n"
    #expect(try await outcome("--style", "formula", recipe: recipe).files == ["A.formula.1.svg"])
    #expect(
      try await outcome("--style", "attributes", recipe: recipe).files == [
        "A.attributes.red-view.svg"
      ])
  }

  @Test(arguments: [
    (["formula"], "explains one constraint in a figure; select one of 1, 2"),
    (["attributes"], "explains one view in a figure; select one of Red View, Blue View"),
    (
      ["formula", "--select", "Red View"],
      "'Red View' is a view, and the style 'formula' explains constraints"
    ),
    (
      ["attributes", "--select", "2"],
      "'2' is a constraint, and the style 'attributes' explains views"
    ),
    (["formula", "--select", "7"], "no recipe has a view or constraint '7'"),
    (["formula", "--select", ""], "has an empty word"),
    (["canvas", "--details", "margins"], "--details goes with --style formula"),
    (
      ["inspector", "--crop", "content"],
      "outline: no other shows it; --details constraints or --details priorities draws a part of"
    ),
    (["pin", "--select", "Red View", "--crop", "0,0,9,9"], "--crop goes with --style canvas"),
  ])
  func `a selection that cannot be explained is an error`(
    _ arguments: [String], _ message: String
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write(Self.recipe, to: "A.yaml")
    let outcome = await Outcome.of(
      ["render", sandbox.path + "/A.yaml", "-o", sandbox.path, "--style"] + arguments)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func `an inactive constraint has no figure`() async throws {
    let recipe = """
      views: {Red View: {}}
      constraints:
        - {firstItem: Red View, firstAttribute: width, constant: 20}
        - {firstItem: Red View, firstAttribute: height, constant: 20, isActive: false, identifier: high}

      """
    let (outcome, files) = try await outcome("--style", "formula", "--select", "2", recipe: recipe)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("the constraint '2' is inactive"), "\(outcome.errors)")
    #expect(files == [])
  }

  @Test func `entries of a recipe select for themselves, and words are the author's`() async throws
  {
    let recipe =
      Self.recipe + """
        phrases: {item1: Objekt 1}
        figures:
          - {style: formula, select: 2, format: svg}
          - {style: attributes, select: [Red View], details: [margins, notAnAttribute], format: svg}
        languages:
          fr: {phrases: {item1: Élément 1}}

        """
    let (outcome, files) = try await outcome(recipe: recipe)
    #expect(outcome.status == .done, "\(outcome.errors)")
    #expect(
      files == ["A.attributes.red-view.details-margins-not-an-attribute.svg", "A.formula.2.svg"])
  }

  @Test(arguments: ["check", "render"])
  func `an entry that explains one of several parts names it, at its place`(
    _ verb: String
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write(
      Self.recipe + "figures:\n  - {style: canvas}\n  - {style: formula}\n", to: "A.yaml")
    let outcome = await Outcome.of(
      [verb, sandbox.path + "/A.yaml"] + (verb == "render" ? ["-o", sandbox.path] : []))
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors.contains(
        "A.yaml:7:5: error: the style 'formula' explains one constraint in a figure; select one of 1, 2"
      ),
      "\(outcome.errors)")
  }

  @Test func `entries that write the same file are named by their places`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let entries = "figures:\n  - {style: canvas}\n  - {style: canvas, format: svg}\n"
    try sandbox.write(Self.recipe + entries, to: "A.yaml")
    let outcome = await Outcome.of(
      ["render", sandbox.path + "/A.yaml", "-o", sandbox.path + "/out", "--findings", "allow"])
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("A.yaml:6:5 and "), "\(outcome.errors)")
    #expect(outcome.errors.contains("A.yaml:7:5 would write this file"))
  }

  @Test(arguments: [
    ("formula", "2", "Red View.Leading = 1.0 x Blue View.Trailing + 8.0."),
    ("inspector", "2", "Horizontal Space Constraint: Red View.Leading = "),
    (
      "inspector", "Red View",
      "Red View: Leading Space to: Blue View Equals: 8."
    ),
    ("inspector", "Red View, details: priorities", "Red View: Content Hugging Priority: Horiz"),
    ("inspector", "2, details: edit", "Red View: Leading Space to: Blue View Equals: 8."),
    ("pin", "Red View", "Add New Constraints: Red View. Left 8."),
    ("align", "Blue View", "Add New Alignment Constraints: Blue View."),
    ("attributes", "Red View", "Red View: Left or Leading, Right or Trailing, Top, Bottom, "),
  ])
  func `the alternative text is about what a figure explains`(
    _ style: String, _ part: String, _ text: String
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let recipe = Self.recipe + "figures:\n  - {style: \(style), select: \(part), format: svg}\n"
    let guide = try sandbox.write("# One\n\n```ibar\n\(recipe)```\n", to: "g.md")
    _ = await Outcome.of(
      ["render", guide, "-o", sandbox.path + "/out", "--link", "--findings", "allow"])
    let linked = try String(contentsOfFile: guide, encoding: .utf8)
    #expect(linked.contains("![\(text)"), "\(linked)")
  }

  @Test func `names with markup are text`() async throws {
    let recipe = "views: {'<b>&\"A\"': {}}\nconstraints: '`<b>&\"A\"`.Width = 20'\n"
    let (outcome, files) = try await outcome("--style", "formula,attributes", recipe: recipe)
    #expect(outcome.status == .done, "\(outcome.errors)")
    #expect(files.count == 2)
  }
}
