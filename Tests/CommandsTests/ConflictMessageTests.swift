import Commands
import TestSupport
import Testing

/// What `check` reports about conflicts, on several canvases and in several variants.
struct ConflictMessageTests {
  private func check(_ recipe: String, _ options: String...) async throws -> String {
    let sandbox = try Sandbox()
    let path = try sandbox.write(recipe, to: "A.yaml")
    return await Outcome.of(["check", path] + options).errors
      .replacing(sandbox.path + "/", with: "")
  }

  /// 8 + 100 + 8 + 200 + 8 points do not fit into 300.
  @Test func `each constraint of a format string is named by its part of the string`()
    async throws
  {
    let report = try await check(
      """
      canvas: {size: [300, 300]}
      views: {a: {}, b: {}}
      constraints: |
        H:|-[a(100)]-[b(200)]-|
        V:|-[a]-|
        V:|-[b]-|
      """)
    #expect(
      report == """
        A.yaml:4:19: error: 'H:[b(200)]', 'H:|-[a]', 'H:[a(100)]', 'H:[a]-[b]' and 'H:[b]-|' cannot hold with Superview.Width = 300.0 (300x300) [unsatisfiable]
            4 |   H:|-[a(100)]-[b(200)]-|
              |                   ^~~
               = note: H:[b(200)] (line 4, column 19)
               = note: H:|-[a] (line 4, column 6)
               = note: H:[a(100)] (line 4, column 10)
               = note: H:[a]-[b] (line 4, column 15)
               = note: H:[b]-| (line 4, column 24)
               = note: figures are drawn as if 'H:[b(200)]' were optional
               = help: delete 'H:[b(200)]', or give it a priority below 1000: '(Priority 750)'

        """)
  }

  /// Without 2 both conflicts are resolved; without 1 or 3 one of them stays.
  @Test func `the constraint that resolves more is named first`() async throws {
    let report = try await check(
      """
      canvas: {size: [300, 300]}
      views: {A: {}}
      constraints: |
        1. A.Width = 50
        2. A.Leading = Superview.Leading + 20
        3. A.Trailing = Superview.Leading + 200
        4. A.Leading = Superview.Leading + 150
        5. A.Top = Superview.Top
        6. A.Height = 10
      """, "--message-format", "short")
    #expect(
      report.split(separator: "\n").allSatisfy { $0.contains("error: constraint 2 and constraint") }
    )
  }

  /// Without its height A is ambiguous in the state, where 6 is not active.
  @Test func `what would be ambiguous elsewhere is not deleted`() async throws {
    let report = try await check(
      """
      canvas: {size: [300, 300]}
      views: {A: {}}
      constraints: |
        1. A.Leading = Superview.Leading
        2. A.Width = 50
        3. A.Top = Superview.Top
        4. A.Height = 20
        5. A.Height >= 30
      states:
        Flat: {deactivate: [5]}
      """, "--state", "all")
    #expect(
      report.contains(
        "error: constraint 5 and constraint 4 cannot both hold (300x300) [unsatisfiable]\n"))
    #expect(
      report.contains(
        "help: delete constraint 5, or give it a priority below 1000: '(Priority 750)'\n"))
  }

  private static let varied = """
    canvas: {CANVAS}
    views: {A: {}, B: {kind: label, text: One}}
    constraints: |
      1. A.Leading = Superview.Leading
      2. A.Trailing = Superview.Trailing
      3. A.Width = 100
      4. A.Top = Superview.Top
      5. A.Height = 20
      6. B.Leading = A.Leading
      7. B.Top = A.Bottom
    states:
      Wide: {deactivate: [3]}
      Tall: {constraints: {5: {constant: 40}}}
    languages:
      de: {views: {B: {text: Eins}}}
      fr: {views: {B: {text: Un}}}
    """

  /// An iPhone 15 is 393 x 852 points.
  @Test(arguments: [
    ("device: iPhone 15", [], "393.0 or 852.0 (iPhone 15, both orientations)"),
    ("device: iPhone 15", ["--orientation", "portrait"], "393.0 (iPhone 15, portrait)"),
    (
      "device: iPhone 15", ["--language", "all"],
      "393.0 or 852.0 (iPhone 15, both orientations, every language)"
    ),
    (
      "device: iPhone 15", ["--state", "all", "--language", "all"],
      "393.0 or 852.0 (iPhone 15, both orientations, base and Tall, every language)"
    ),
    ("size: [320, 480]", ["--state", "Tall", "--language", "de"], "320.0 (320x480, Tall, de)"),
    (
      "size: [320, 480], orientations: [portrait, landscape]", ["--state", "all"],
      "320.0 or 480.0 (320x480 and 480x320, base and Tall)"
    ),
  ])
  func `each canvas, state and language is named once`(
    _ canvas: String, _ options: [String], _ end: String
  ) async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(Self.varied.replacing("CANVAS", with: canvas), to: "A.yaml")
    let outcome = await Outcome.of(["check", path, "--message-format", "short"] + options)
    #expect(outcome.status == .findings)
    #expect(
      outcome.errors.replacing(sandbox.path + "/", with: "")
        == "A.yaml:6:6: error: constraint 3, constraint 1 and constraint 2 cannot hold with "
        + "Superview.Width = \(end) [unsatisfiable]\n")
  }
}
