import Commands
import TestSupport
import Testing

/// Ambiguities of which one is the cause of others.
struct AmbiguityCauseTests {
  private func check(_ recipe: String) async throws -> [String] {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(recipe, to: "A.yaml")
    return await Outcome.of(["check", path]).errors.split(separator: "\n").map(String.init)
      .filter { $0.contains("error:") || $0.contains("note:") || $0.contains("help:") }
  }

  /// Views below A, whose constraints are the argument.
  private func recipe(_ lines: [String], _ views: String = "A: {}, B: {}, C: {}") -> String {
    """
    canvas: {size: [400, 400]}
    views: {\(views)}
    constraints: |
    \(lines.map { "  \($0)" }.joined(separator: "\n"))
    """
  }

  private static let sides = ["A", "B", "C"].flatMap {
    ["\($0).Leading = Superview.Leading", "\($0).Width = 50"]
  }

  /// B is twice as high as A, and C lies below it: nothing but A's height is missing.
  @Test func `views that follow are named in a note`() async throws {
    let lines =
      Self.sides + [
        "A.Top = Superview.Top", "B.Top = A.Bottom", "B.Height = 2 x A.Height", "C.Top = B.Bottom",
        "C.Height = 20",
      ]
    let found = try await check(recipe(lines))
    #expect(found.count { $0.contains("is ambiguous") } == 1)
    #expect(found.count { $0.contains("'B' and 'C' follow it") } == 1)
    #expect(found.count { $0.contains("'A.Height = ") } == 1)
  }

  /// C needs a height of its own, whatever A's is.
  @Test func `a view with a cause of its own is an error`() async throws {
    let lines =
      Self.sides + [
        "A.Top = Superview.Top", "B.Top = A.Bottom", "B.Height = 20", "C.Top = B.Bottom",
      ]
    let found = try await check(recipe(lines))
    #expect(found.count { $0.contains("'A' is ambiguous") } == 1)
    #expect(found.count { $0.contains("'C' is ambiguous") } == 1)
    #expect(found.count { $0.contains("'B' follows it") } == 1)
  }

  /// The place of what a stack view arranges is the stack view's.
  @Test func `arranged views follow their stack view`() async throws {
    let found = try await check(
      recipe(
        ["S.Top = Superview.Top"],
        "S: {kind: stackView, arrangedSubviews: {"
          + "D: {kind: button, title: D}, E: {kind: button, title: E}}}"))
    #expect(found.count { $0.contains("is ambiguous") } == 1)
    #expect(found.count { $0.contains("'D' and 'E' follow it") } == 1)
  }

  /// With an image of any size, the view has a width and a height.
  @Test func `an image view without an image asks for one`() async throws {
    let found = try await check(
      recipe(
        [
          "P.Top = Superview.Top", "P.CenterX = Superview.CenterX", "L.Top = P.Bottom",
          "L.CenterX = P.CenterX",
        ], "P: {kind: imageView}, L: {kind: label, text: Hello}"))
    #expect(found.count { $0.contains("is ambiguous") } == 1)
    #expect(
      found.contains {
        $0.contains(
          "give 'P' an image, 'image: {name: …, size: [100, 100]}', or a width and a height")
      })
    #expect(found.contains { $0.contains("'L' follows it") })
  }

  /// 400 points are more than 300: the view is as wide as its superview as far as the bound lets it.
  @Test func `an equation gives way to a bound`() async throws {
    let lines = [
      "A.CenterX = Superview.CenterX", "1. A.Width = Superview.Width", "2. A.Width <= 300",
      "A.Top = Superview.Top", "A.Height = 20",
    ]
    let found = try await check(recipe(lines, "A: {}"))
    #expect(
      found.contains { $0.contains("give constraint 1 a priority below 1000: '(Priority 750)'") })
  }
}
