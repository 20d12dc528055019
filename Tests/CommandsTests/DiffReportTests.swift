import Commands
import Foundation
import TestSupport
import Testing

/// What `diff` writes for people and programs.
struct DiffReportTests {
  /// Two folders of figures: one restyled, one moved, one as it was, one that came.
  static func sandbox() async throws -> Sandbox {
    let sandbox = try Sandbox()
    let recipe = DiffTests.recipe
    let edits = [
      ("Moved", recipe, recipe.replacingOccurrences(of: "+ 8.0", with: "+ 18.0")),
      (
        "Styled", recipe,
        recipe.replacingOccurrences(of: "backgroundColor: red", with: "backgroundColor: green")
      ),
      ("Same", recipe, recipe),
    ]
    for (name, old, new) in edits {
      try sandbox.write(old, to: "recipes-old/\(name).yaml")
      try sandbox.write(new, to: "recipes-new/\(name).yaml")
    }
    try sandbox.write(recipe, to: "recipes-new/It's new.yaml")
    for side in ["old", "new"] {
      _ = await Outcome.of(
        "render", sandbox.path + "/recipes-" + side, "-o", sandbox.path + "/" + side)
    }
    return sandbox
  }

  private static func report(_ sandbox: Sandbox, _ options: String...) async -> Outcome {
    await Outcome.of(["diff", sandbox.path + "/old", sandbox.path + "/new"] + options)
  }

  @Test func `the HTML report stands alone`() async throws {
    let sandbox = try await Self.sandbox()
    let folder = sandbox.path + "/report"
    _ = await Self.report(sandbox, "-o", folder, "--report", "html,json")
    let names = Set(Sandbox.files(below: folder).keys)
    #expect(
      names.isSuperset(of: [
        "index.html", "report.js", "report.json", "old/Moved.png", "new/Moved.png",
        "mask/Moved.png", "overlay/Moved.png.svg", "overlay/Moved.svg.svg", "new/It-s-new.svg",
      ]), "\(names.sorted())")
    #expect(!names.contains("old/Same.png"))
    let page = try String(contentsOfFile: folder + "/index.html", encoding: .utf8)
    #expect(!page.contains("http"))
    let json = try String(contentsOfFile: folder + "/report.json", encoding: .utf8)
    #expect(json.contains("\"changed\": 2"))
    let overlay = try String(contentsOfFile: folder + "/overlay/Moved.svg.svg", encoding: .utf8)
    #expect(overlay.contains("<title>Blue View was here</title>"))
    #expect(overlay.contains("became &quot;+ 18.0&quot;"))
  }

  @Test func `GitHub reads a warning for each figure, at its file`() async throws {
    let sandbox = try await Self.sandbox()
    let figures = await Self.report(sandbox, "--message-format", "github")
    #expect(figures.status == .findings)
    let lines = figures.output.replacingOccurrences(of: sandbox.path + "/", with: "")
      .split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.contains {
        $0.hasPrefix(
          "::warning file=new/Moved.png,title=moved::Moved.png: changed%0ARed View: width")
      },
      "\(figures.output)")
  }

  @Test func `GitHub reads one warning for one cause at one line, which names the figures`()
    async throws
  {
    let sandbox = try Sandbox()
    let old = DiffTests.recipe.replacingOccurrences(
      of: "size: [600, 600]", with: "device: iPad Air 2")
    let new = old.replacingOccurrences(of: "+ 8.0", with: "+ 18.0")
    for (side, text) in [("old", old), ("new", new)] {
      try sandbox.write(text, to: side + "/A.yaml")
      try sandbox.write(text, to: side + "/B.yaml")
    }
    try sandbox.write(old, to: "new/C.yaml")
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/old", sandbox.path + "/new", "--message-format", "github")
    let lines = outcome.output.replacingOccurrences(of: sandbox.path + "/", with: "")
      .split(separator: "\n")
    let starts = ["A", "B"].map { name in
      "::warning file=new/\(name).yaml,line=9,endLine=9,col=1,endColumn=1,title=moved::"
        + "\(name).landscape, \(name).portrait: changed%0A\(name).landscape: Red View: width "
    }
    let added = "::warning file=new/C.yaml,title=added::C.landscape, C.portrait: added"
    #expect(lines.count == 3, "\(outcome.output)\(outcome.errors)")
    for (line, start) in zip(lines, starts + [added]) {
      #expect(line.hasPrefix(start), "\(line)")
    }
    #expect(lines.first?.contains("%0AA.portrait: Red View: width ") == true)
  }

  @Test func `what is accepted is not different any more`() async throws {
    let sandbox = try await Self.sandbox()
    let old = sandbox.path + "/old"
    try sandbox.write("<svg/>", to: "old/Removed.svg")
    let wrong = await Self.report(sandbox, "--accept", "Movd.png")
    #expect(wrong.status == .failed && wrong.errors.contains("did you mean 'Moved.png'?"))
    let one = await Self.report(sandbox, "--accept", "Moved")
    #expect(
      one.status == .findings && one.output == "accepted 1 of 4\n", "\(one.output)\(one.errors)")
    let reports = await Self.report(sandbox).output
    let line = try #require(
      reports.split(separator: "\n").first {
        $0.hasPrefix("restyled: ") && $0.contains(".png and .svg, ")
      })
    let cause = try #require(line.split(separator: " ").last.map(String.init))
    let two = await Self.report(sandbox, "--accept", cause)
    #expect(two.output == "accepted 1 of 3\n")
    let all = await Self.report(sandbox, "--accept")
    #expect(all.status == .done && all.output == "accepted 2 of 2\n")
    #expect(Sandbox.files(below: old) == Sandbox.files(below: sandbox.path + "/new"))
    #expect(await Self.report(sandbox).status == .done)
    let recipes = await Outcome.of(
      "diff", sandbox.path + "/recipes-old", sandbox.path + "/recipes-new", "--accept")
    #expect(recipes.status == .failed && recipes.errors.contains("only figures can be accepted"))
  }

  @Test func `of a figure with two files, one can be accepted`() async throws {
    let sandbox = try await Self.sandbox()
    // Three figures differ; of the two files of one, one is left.
    let one = await Self.report(sandbox, "--accept", "Moved.svg")
    #expect(one.status == .findings && one.output == "accepted 1 of 4\n", "\(one)")
    let other = await Self.report(sandbox, "--accept", "Moved.png")
    #expect(other.output == "accepted 1 of 3\n", "\(other)")
  }

  @Test func `a recipe's name accepts all of its figures, a figure's name that one alone`()
    async throws
  {
    let sandbox = try Sandbox()
    let recipe =
      DiffTests.recipe.replacingOccurrences(of: "size: [600, 600]", with: "device: iPhone 6")
      + "\nstates: {Wide: {constraints: {2: {constant: 12}}}}\n"
    for (side, text) in [
      ("old", recipe), ("new", recipe.replacingOccurrences(of: "40.0", with: "44.0")),
    ] {
      for name in ["A", "AB"] {
        let path = try sandbox.write(text, to: "recipes-\(side)/\(name).yaml")
        _ = await Outcome.of(
          "render", path, "-o", sandbox.path + "/" + side, "--state", "all", "--format", "svg")
      }
    }
    // Two recipes with two orientations and two states each.
    let one = await Self.report(sandbox, "--accept", "A.portrait")
    #expect(one.output == "accepted 1 of 8\n", "\(one)")
    let rest = await Self.report(sandbox, "--accept", "A")
    #expect(rest.output == "accepted 3 of 7\n", "\(rest)")
  }
}
