import Commands
import Foundation
import TestSupport
import Testing

/// What `solve` and `check` print.
struct SolveTests {
  @Test func `check reports each missed frame at its place`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(
      SampleRecipe.recipe + "\nframes:\n  portrait: {Red View: [16, 40, 343, 607.02]}\n"
        + "  landscape: {Red View: [null, 20, 627.009, 335]}\n", to: "A.yaml")
    let outcome = await Outcome.of("check", recipe)
    #expect(outcome.status == .findings)
    #expect(
      outcome.errors == """
        \(recipe):8:24: error: 'Red View' is expected at this frame on portrait, but its frame is [16, 40, 343, 607] [missed-frame]
            8 |   portrait: {Red View: [16, 40, 343, 607.02]}
              |                        ^~~~~~~~~~~~~~~~~~~~~
               = help: a frame is [x, y, width, height]: write '[16, 40, 343, 607]', or change the constraints

        """)
  }

  @Test func `a recipe comes from standard input too`() async throws {
    let outcome = await Outcome.of(
      "solve", "-", "--orientation", "portrait", input: SampleRecipe.recipe)
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        stdin: iPhone 6, portrait: satisfied
                     x   y  width  height
          Red View  16  40    343     607

        """)
  }

  @Test func `solve prints JSON as promised`() async throws {
    let outcome = await Outcome.of(
      "solve", "--json", "-", "--size", "497x600",
      input: try String(
        contentsOfFile: Repository.root
          + "/Recipes/SimpleConstraints/TwoViewsWithComplexWidths.yaml",
        encoding: .utf8))
    #expect(outcome.status == .done)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect(file["path"] as? String == "-")
    let layout = try #require((file["layouts"] as? [[String: Any]])?.first)
    #expect(layout["title"] as? String == "Two Views with Complex Widths")
    #expect(layout["status"] as? String == "satisfied")
    let views = try #require(layout["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["Blue View", "Red View"])
    #expect(views.map { $0["width"] as? Double } == [150, 299])
    #expect(views[0]["parent"] as? String == "Superview")
    #expect(views[0]["id"] is NSNull)
    let constraint = try #require((layout["constraints"] as? [[String: Any]])?[7])
    #expect(constraint["number"] as? Int == 8)
    #expect(constraint["label"] as? String == "8")
    #expect(constraint["line"] as? Int == 16)
    #expect(constraint["priority"] as? Double == 750)
    // Red should be 300 and is 299.
    #expect(constraint["satisfied"] as? Bool == false)
    #expect(constraint["error"] as? Double == 1)
    let objective = try #require(layout["objective"] as? [[String: Any]])
    #expect(objective.map { $0["priority"] as? Double } == [750])
    #expect(objective.map { $0["error"] as? Double } == [1])
    #expect((layout["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `a conflict in JSON names its constraints by number and implied ones in words`()
    async throws
  {
    let outcome = await Outcome.of(
      "solve", "--json", "-", "--size", "600x600", input: SampleRecipe.unsatisfiable)
    #expect(outcome.status == .findings)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let files = try #require(json["files"] as? [[String: Any]])
    let layout = try #require((files[0]["layouts"] as? [[String: Any]])?.first)
    let diagnostic = try #require((layout["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["id"] as? String == "unsatisfiable")
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["constraints"] as? [Int] == [4, 5])
  }

  @Test func `breakpoints are searched in the sizes of devices and of the canvas`() async {
    func ends(_ size: String) async -> [String] {
      let done = await Outcome.of(
        "solve", Self.complexWidths, "--size", size, "--breakpoints", "width")
      let ranges = done.output.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: /\s+(\d+)\.\.\.(\d+): .*/)
      }
      return [ranges.first?.1, ranges.last?.2].map { String($0 ?? "") }
    }
    // From iPhone 4s upright to iPad Pro 13 on its side.
    #expect(await ends("600x600") == ["320", "1376"])
    #expect(await ends("250x600") == ["250", "1376"])
    let help = await Outcome.of("help", "solve")
    #expect(help.output.contains("--breakpoints width --range 0...2048"))
  }

  private static let complexWidths =
    Repository.root + "/Recipes/SimpleConstraints/TwoViewsWithComplexWidths.yaml"

  @Test func `solve prints where a layout changes, with formulas`() async {
    let outcome = await Outcome.of(
      "solve", Self.complexWidths, "--size", "600x600", "--breakpoints", "width", "--range",
      "0...900")
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        TwoViewsWithComplexWidths: 600x600, by width
          0...190: unsatisfiable
          at 190 (158 between the margins)
          190...375: Blue View.x = 16
          190...375: Blue View.width = 150
          190...375: Red View.x = 174
          190...375: Red View.width = W - 190
          at 375 (335 between the margins)
          375...498: Blue View.x = 20
          375...498: Blue View.width = 150
          375...498: Red View.x = 178
          375...498: Red View.width = W - 198
          at 498 (458 between the margins)
          498...900: Blue View.x = 20
          498...900: Blue View.width = (W - 48) / 3
          498...900: Red View.x = (W + 36) / 3
          498...900: Red View.width = 2 (W - 48) / 3

        """)
  }

  @Test func `solve explains the frame of a view`() async {
    let outcome = await Outcome.of(
      "solve", Self.complexWidths, "--orientation", "portrait", "--explain", "red view")
    #expect(outcome.status == .done)
    #expect(
      outcome.output.hasPrefix(
        """
        Red View: TwoViewsWithComplexWidths, iPhone 6, portrait
          x = 174
              1. Blue View.Leading = Superview.LeadingMargin
              2. Red View.Leading = Blue View.Trailing + Standard
              9. Blue View.Width >= 150.0
          y = 40
              5. Red View.Top = Top Layout Guide.Bottom + 20.0
              Top Layout Guide.Height = 20.0

        """))
    #expect(
      outcome.output.hasSuffix(
        """
          missed by 115: 8. Red View.Width = 2.0 x Blue View.Width (Priority 750), lost to
              1. Blue View.Leading = Superview.LeadingMargin
              2. Red View.Leading = Blue View.Trailing + Standard
              3. Red View.Trailing = Superview.TrailingMargin
              9. Blue View.Width >= 150.0
              Superview.Width = 375.0

        """))
    let unknown = await Outcome.of("solve", Self.complexWidths, "--explain", "Rad View")
    #expect(unknown.status == .failed)
    #expect(unknown.errors.contains("has no view 'Rad View'; did you mean 'Red View'?"))
  }

  /// As the lines for people above; the margins of a window grow from 16 to 20 at 414.
  ///
  /// W - 198 and 2 (W - 48) / 3 meet
  /// where 3 W - 594 = 2 W - 96, at 498.
  @Test func `answers are in JSON too`() async throws {
    let words = ["solve", Self.complexWidths, "--orientation", "portrait", "--json"]
    func layout(_ options: [String]) async throws -> [String: Any] {
      let outcome = await Outcome.of(words + options)
      #expect(outcome.status == .done)
      let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      let files = (document as? [String: Any])?["files"] as? [[String: Any]]
      return try #require((files?.first?["layouts"] as? [[String: Any]])?.first)
    }
    let explanation = try #require(
      try await layout(["--explain", "red view"])["explanation"] as? [String: Any])
    #expect(explanation["view"] as? String == "Red View")
    let values = try #require(explanation["values"] as? [[String: Any]])
    #expect(values.map { $0["value"] as? Double } == [174, 40, 185, 607])
    #expect(values.allSatisfy { $0["isDetermined"] as? Bool == true })
    #expect(values[0]["constraints"] as? [Int] == [1, 2, 9])
    let loss = try #require((explanation["losses"] as? [[String: Any]])?.first)
    #expect(loss["constraint"] as? Int == 8 && loss["error"] as? Double == 115)
    #expect((loss["lostTo"] as? [Any])?.last as? String == "Superview.Width = 375.0")

    let breakpoints = try #require(
      try await layout(["--breakpoints", "width", "--range", "320...600"])["breakpoints"]
        as? [String: Any])
    let pieces = try #require(breakpoints["pieces"] as? [[String: Any]])
    #expect(pieces.map { $0["from"] as? Double } == [320, 414, 498])
    #expect(pieces.map { $0["to"] as? Double } == [414, 498, 600])
    let widths = pieces.compactMap { ($0["values"] as? [[String: Any]])?.last }
    #expect(widths.map { $0["part"] as? String } == ["width", "width", "width"])
    #expect(widths.map { $0["slope"] as? Double } == [1, 1, 0.666666667])
    #expect(widths.map { $0["constant"] as? Double } == [-190, -198, -32])
  }

  @Test func `a remedy for one canvas that breaks another is not offered`() async {
    // Upright 667 - 200 - 100 leaves room to choose; on its side 375 - 200 - 100 = 75 is the height.
    let recipe = """
      views: {A: {}}
      constraints: |
        A.Leading = Superview.Leading
        A.Trailing = Superview.Trailing
        A.Top >= Superview.Top + 200
        A.Bottom <= Superview.Bottom - 100
        A.Height >= 75
      """
    let both = await Outcome.of("check", "-", input: recipe)
    #expect(both.status == .findings)
    #expect(both.errors.contains("'A' is ambiguous: nothing determines its y and height"))
    // Both bounds can be equalities: on its side they hold in any case. The height cannot be 75 upright then.
    #expect(
      both.errors.contains(
        "help: write 'A.Top = Superview.Top + 200.0' in place of 'A.Top >= Superview.Top + 200' and "
          + "write 'A.Bottom = Superview.Bottom - 100.0' in place of "
          + "'A.Bottom <= Superview.Bottom - 100'\n"))
  }

  @Test func `pixel-aligned frames have their edges on pixels`() async throws {
    let recipe = Repository.root + "/Recipes/SimpleConstraints/TwoDifferentWidthViews.yaml"
    let outcome = await Outcome.of("solve", recipe, "--pixel-aligned", "--orientation", "portrait")
    // 16 + 111.667 = 127.667 is nearest to 127.5; 135.667 to 135.5.
    #expect(outcome.output.contains("Purple View     16  40  111.5     607"))
    #expect(outcome.output.contains("Orange View  135.5  40  223.5     607"))
  }
}
