import Commands
import Foundation
import TestSupport
import Testing

/// Interface Builder's commands, by `ibar convert`.
struct ResolveTests {
  private static let document =
    Repository.root + "/Tests/Fixtures/InterfaceBuilder/Widths.storyboard"

  /// The lines of a text that another does not have.
  private static func lines(of text: String, notIn other: String) -> [String] {
    let known = Set(other.split(separator: "\n"))
    return text.split(separator: "\n").filter { !known.contains($0) }.map { line in
      String(line.drop { $0 == " " })
    }
  }

  private static func resolved(_ option: String, _ more: String...) async throws -> String {
    let outcome = await Outcome.of(["convert", document, option] + more)
    #expect(outcome.status == .done, "\(outcome)")
    return outcome.output
  }

  private static func original() throws -> String {
    try String(contentsOfFile: document, encoding: .utf8)
  }

  private static func findings(in text: String) async throws -> Outcome {
    let sandbox = try Sandbox(inMemory: true)
    return await Outcome.of("check", try sandbox.write(text, to: "Widths.storyboard"))
  }

  @Test func `update frames changes the frame of the misplaced view, and no other line`()
    async throws
  {
    let text = try await Self.resolved("--update-frames")
    // 560 - 8 = 3 x 184: blue is half as wide as red.
    #expect(
      Self.lines(of: text, notIn: try Self.original()) == [
        "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
          + "id=\"blu-00-001\" userLabel=\"Blue View\">",
        "<rect key=\"frame\" x=\"20\" y=\"40\" width=\"184\" height=\"540\"/>",
      ])
    #expect(try await Self.findings(in: text).status == .done)
  }

  @Test func `update constraints changes the constants that the stored frames need`() async throws {
    let text = try await Self.resolved("--update-constraints")
    let changed = Self.lines(of: text, notIn: try Self.original())
    // 212 - 20 - 180 = 12, and 368 - 2 x 180 = 8.
    #expect(changed.count == 2)
    #expect(changed.first?.contains("constant=\"12\" id=\"con-00-002\"") == true)
    #expect(changed.last?.contains("constant=\"8\" id=\"con-00-008\"") == true)
    #expect(try await Self.findings(in: text).status == .done)
  }

  @Test func `clear removes constraints, and add missing adds those of the stored frames`()
    async throws
  {
    let cleared = try await Self.resolved("--clear-constraints")
    #expect(!cleared.contains("constraint "))
    #expect(Self.lines(of: cleared, notIn: try Self.original()).isEmpty)
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(cleared, to: "Widths.storyboard")
    let added = await Outcome.of("convert", path, "--add-missing-constraints")
    let lines = Self.lines(of: added.output, notIn: cleared)
    #expect(lines.count { $0.hasPrefix("<constraint ") } == 8)
    #expect(lines.contains { $0.contains("firstAttribute=\"width\" constant=\"180\"") })
    #expect(try await Self.findings(in: added.output).status == .done)
  }

  @Test func `a command is limited to named views`() async throws {
    let text = try await Self.resolved("--clear-constraints", "--views", "Blue View")
    // Only red's own three constraints are not about blue.
    #expect(text.split(separator: "<constraint ").count == 4)
    let unknown = await Outcome.of(
      "convert", Self.document, "--clear-constraints", "--views", "Green View")
    #expect(unknown.status == .failed)
  }

  @Test func `recipes change too, with the frames that they expect`() async {
    let recipe = """
      canvas: {size: [200, 100]}
      views: {Box: {frame: [10, 0, 50, 100]}}
      constraints: |
        1. Box.Leading = Superview.Leading + 20.0
        H:[box(50)]
        V:|[box]|
      frames: {200x100: {Box: [10, 0, 50, 100]}}
      """
    let frames = await Outcome.of("convert", "-", "--update-frames", input: recipe)
    #expect(frames.output.contains("frame: [20, 0, 50, 100]"))
    #expect(frames.output.contains("200x100: {Box: [20, 0, 50, 100]}"))
    let constants = await Outcome.of("convert", "-", "--update-constraints", input: recipe)
    #expect(constants.output.contains("1. Box.Leading = Superview.Leading + 10.0"))
    #expect(constants.output.contains("H:[box(50)]"))
    let cleared = await Outcome.of("convert", "-", "--clear-constraints", input: recipe)
    #expect(!cleared.output.contains("constraints"))
    let added = await Outcome.of("convert", "-", "--add-missing-constraints", input: cleared.output)
    #expect(added.output.contains("Box.Leading = Superview.Leading + 10.0"))
    #expect(added.output.contains("Box.Width = 50.0"))
  }

  @Test(arguments: [
    (["--update-frames", "--clear-constraints"], "'convert' takes one command at a time"),
    (["--to", "vfl", "--views", "A"], "'--views' needs a command such as '--update-frames'"),
  ])
  func `options that do not go together are an error`(_ options: [String], _ message: String) async
  {
    let outcome = await Outcome.of(["convert", "-"] + options, input: "views: {A: {}}")
    #expect(outcome.status == .failed)
    #expect(outcome.errors == "ibar: error: \(message) [usage]\n")
  }

  @Test func `clear removes constraints that have variations`() async throws {
    let start = "<constraint firstItem=\"red-00-001\" firstAttribute=\"leading\""
    let lines = try Self.original().split(separator: "\n", omittingEmptySubsequences: false)
    let varied = lines.map { line in
      guard line.contains(start) else { return String(line) }
      let variation = "<variation key=\"widthClass=compact\" constant=\"4\"/>"
      return line.dropLast(2) + ">" + variation + "</constraint>"
    }.joined(separator: "\n")
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(varied, to: "Varied.storyboard")
    let cleared = await Outcome.of("convert", path, "--clear-constraints")
    #expect(cleared.output == (try await Self.resolved("--clear-constraints")))
  }

  @Test func `missing constraints of any number of views keep the canvas frames`() async throws {
    let start =
      "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
    let size = "y=\"9\" width=\"5\" height=\"7\""
    let views = (0..<300).map {
      "\(start)id=\"v\($0)\"><rect key=\"frame\" x=\"\($0)\" \(size)/></view>"
    }
    let cleared = try await Self.resolved("--clear-constraints")
    let place = try #require(cleared.range(of: "<subviews>")).upperBound
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      cleared[..<place] + views.joined(separator: "\n") + cleared[place...], to: "Many.storyboard")
    let added = await Outcome.of("convert", path, "--add-missing-constraints")
    // Each view has a place and a size in both directions.
    #expect(added.output.split(separator: "<constraint ").count == 1 + 4 * 302)
    #expect(try await Self.findings(in: added.output).status == .done)
  }

  @Test func `missing sizes are those of the canvas, where contents have others`() async {
    let recipe = """
      canvas: {size: [200, 100]}
      views: {Box: {frame: [10, 20, 150, 30], intrinsicContentSize: [50, 30]}}
      """
    let added = await Outcome.of("convert", "-", "--add-missing-constraints", input: recipe)
    #expect(added.output.contains("Box.Leading = Superview.Leading + 10.0"))
    #expect(added.output.contains("Box.Top = Superview.Top + 20.0"))
    #expect(added.output.contains("Box.Width = 150.0"))
    #expect(!added.output.contains("Box.Height"))
    #expect(await Outcome.of("check", "-", input: added.output).status == .done)
  }

  @Test func `missing constraints determine what a scroll view shows`() async {
    let recipe = """
      canvas: {size: [200, 100]}
      views:
        Scroll:
          kind: scrollView
          frame: [0, 0, 200, 100]
          subviews: {Box: {frame: [10, 20, 350, 30]}}
      """
    let added = await Outcome.of("convert", "-", "--add-missing-constraints", input: recipe)
    // The box ends at 360, beyond the 200 points of the scroll view, and at 50 of its 100.
    #expect(added.output.contains("Box.Trailing = Scroll.Trailing\n"), "\(added.output)")
    #expect(added.output.contains("Box.Bottom = Scroll.Bottom - 50.0"), "\(added.output)")
    #expect(await Outcome.of("check", "-", input: added.output).status == .done)
  }
}
