import Commands
import Foundation
import TestSupport
import Testing

/// Figures that are not drawn as a canvas alone: other styles, more around it, several side by side.
struct DiffStyleTests {
  private static let recipe = DiffTests.recipe.replacingOccurrences(
    of: "size: [600, 600]", with: "device: iPhone 6")

  /// A recipe before and after an edit that moves views, and the figures of both.
  private static func sandbox(_ options: [String]) async throws -> Sandbox {
    let sandbox = try Sandbox()
    let states = "\nstates: {Wide: {constraints: {2: {constant: 12}}}}\n"
    let edited = recipe.replacingOccurrences(
      of: "Superview.Top + 40.0", with: "Superview.Top + 44.0")
    for (side, text) in [("old", recipe + states), ("new", edited + states)] {
      try sandbox.write(text, to: side + "/A.yaml")
      let drawn = await Outcome.of(
        ["render", sandbox.path + "/" + side, "-o", sandbox.path + "/figures-" + side] + options)
      try #require(drawn.status == .done, "\(drawn.errors)")
    }
    return sandbox
  }

  static let options: [[String]] = [
    ["--style", "schematic"], ["--style", "canvas,screen,outline"], ["--legend", "below"],
    ["--overlay", "spacing"], ["--scene"], ["--svg-text", "--format", "svg"],
    ["--orientation", "side-by-side"], ["--strip", "--state", "all"], ["--widths", "320,414"],
    ["--animate", "--format", "svg"],
  ]

  @Test func `a recipe is drawn beside figures by its own entries and the defaults of its project`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("style: schematic\n", to: "ibar.yaml")
    try sandbox.write("", to: ".git/HEAD")
    try sandbox.write(Self.recipe, to: "A.yaml")
    let entries = "\nfigures: [{style: screen}, {style: outline}]\n"
    try sandbox.write(Self.recipe + entries, to: "B.yaml")
    for name in ["A", "B"] {
      let (recipe, figures) = ("\(sandbox.path)/\(name).yaml", "\(sandbox.path)/\(name)")
      let drawn = await Outcome.of("render", recipe, "-o", figures)
      try #require(drawn.status == .done, "\(drawn.errors)")
      let same = await Outcome.of("diff", figures, recipe)
      // Two orientations of a schematic; of the screen and of the outline.
      #expect(same.output == (name == "A" ? "2 unchanged\n" : "4 unchanged\n"), "\(same)")
    }
  }

  @Test(arguments: options)
  func `a recipe is drawn beside figures as these were`(_ options: [String]) async throws {
    let sandbox = try await Self.sandbox(options)
    let figures = sandbox.path + "/figures-old"
    let same = await Outcome.of(["diff", figures, sandbox.path + "/old"] + options)
    #expect(same.status == .done && same.output.hasSuffix(" unchanged\n"), "\(same)")
    for new in ["/new", "/figures-new"] {
      let other = await Outcome.of(["diff", figures, sandbox.path + new] + options)
      #expect(other.status == .findings && other.errors.isEmpty, "\(other)")
      #expect(other.output.contains("Red View: y 40 -> 44, because constraint 5 "), "\(other)")
      #expect(other.output.contains("moved: ") && !other.output.contains(" removed"), "\(other)")
    }
  }

  @Test func `figures of styles and rows that were not asked for are no change`() async throws {
    let sandbox = try await Self.sandbox(["--style", "canvas,schematic"])
    let figures = sandbox.path + "/figures-old"
    _ = await Outcome.of(
      "render", sandbox.path + "/old", "-o", figures, "--orientation", "side-by-side")
    for options in [[], ["--style", "schematic"], ["--orientation", "side-by-side"]] {
      let outcome = await Outcome.of(["diff", figures, sandbox.path + "/old"] + options)
      #expect(outcome.status == .done, "\(options) \(outcome)")
    }
  }

  @Test func `each change of layouts side by side is reported once, with its place`() async throws {
    let sandbox = try await Self.sandbox([
      "--orientation", "side-by-side", "--format", "svg",
    ])
    let edited = Self.recipe.replacingOccurrences(
      of: "Superview.LeadingMargin\n  2", with: "Superview.LeadingMargin + 4.0\n  2")
    let recipe = try sandbox.write(edited, to: "A.yaml")
    _ = await Outcome.of(
      "render", recipe, "-o", sandbox.path + "/figures", "--orientation", "side-by-side",
      "--format", "svg")
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/figures-old", sandbox.path + "/figures")
    // 375 and 667 points less two margins, of 16 and 20 points, and the 8 between the views, halved.
    let cause =
      "because constraint 1 \"Red View.Leading = Superview.LeadingMargin\" got \"+ 4.0\"\n"
    for sentence in [
      "\n  portrait: Red View: width 167.5 -> 165.5, x 16 -> 20, " + cause,
      "\n  landscape: Red View: width 309.5 -> 307.5, x 20 -> 24, " + cause,
    ] {
      #expect(outcome.output.contains(sentence), "\(outcome)")
    }
  }

  @Test(arguments: [([], true), (["--scene"], false), (["--style", "schematic"], false)])
  func `old frames lie on pictures of the canvas alone`(
    _ options: [String], _ hasOverlay: Bool
  ) async throws {
    let sandbox = try await Self.sandbox(options)
    let report = sandbox.path + "/report"
    _ = await Outcome.of(
      "diff", sandbox.path + "/figures-old", sandbox.path + "/figures-new", "-o", report,
      "--report", "html")
    let names = Sandbox.files(below: report).keys.filter { $0.hasPrefix("overlay/") }
    #expect(names.count == (hasOverlay ? 4 : 0), "\(names)")
  }
}
