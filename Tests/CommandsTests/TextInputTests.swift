import Commands
import Foundation
import TestSupport
import Testing

/// Texts and fonts that cannot be used: each with what is wrong with it, where, and no figure.
struct TextInputTests {
  private static func recipe(_ text: String) -> String {
    """
    views:
      Name Label: {kind: label, text: "\(text)"}
    constraints: |
      Name Label.Leading = Superview.LeadingMargin
      Name Label.Top = Top Layout Guide.Bottom
    """
  }

  private func render(
    _ recipe: String, _ options: String...
  ) async throws -> (outcome: Outcome, files: [String]) {
    let sandbox = try Sandbox()
    let path = try sandbox.write(recipe, to: "Test.yaml")
    let output = sandbox.path + "/out"
    var outcome = await Outcome.of(["render", path, "--output", output] + options)
    outcome.errors = outcome.errors.replacingOccurrences(of: path, with: "Test.yaml")
    return (outcome, Sandbox.files(below: output).keys.sorted())
  }

  @Test func `a character that no font has is a box and a warning, and all figures are drawn`()
    async throws
  {
    let recipe =
      Self.recipe("Ä") + "\nlanguages:\n  fi: {views: {Name Label: {text: \"\u{1F600}\"}}}\n"
    let (outcome, files) = try await render(recipe, "--language", "all", "--format", "svg")
    #expect(outcome.status == .findings)
    #expect(
      outcome.errors.hasPrefix(
        "Test.yaml:7:36: warning: no font has U+1F600 '\u{1F600}', so figures show a box (fi) "
          + "[missing-glyph]\n"))
    #expect(outcome.errors.contains("= help: install fonts-symbola from Debian\n"))
    #expect(outcome.errors.components(separatedBy: "missing-glyph").count == 2)
    #expect(files.count == 4)
    for verb in ["check", "solve"] {
      let other = await Outcome.of(verb, "-", "--language", "all", input: recipe)
      #expect(other.status == .findings && other.errors.contains("-:7:36: warning: no font has"))
    }
    let base = await Outcome.of("check", "-", input: recipe)
    #expect(base.status == .done && base.errors.isEmpty)
    let (allowed, _) = try await render(recipe, "--language", "all", "--findings", "allow")
    #expect(allowed.status == .done && allowed.errors.contains("missing-glyph"))
  }

  @Test func `a text of a megabyte is refused at once`() async throws {
    let (outcome, files) = try await render(
      Self.recipe(String(repeating: "word ", count: 200_000)))
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("a text of 1000000 bytes is too long; 100000 are allowed"))
    // The line that is shown is cut.
    #expect(outcome.errors.count < 1000)
    #expect(files.isEmpty)
  }

  @Test func `a font that is not there`() async throws {
    let (outcome, files) = try await render(Self.recipe("Name"), "--font", "/nowhere/Font.otf")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("/nowhere/Font.otf: error: there is no such font"))
    #expect(files.isEmpty)
  }

  @Test func `a font that is broken`() async throws {
    let sandbox = try Sandbox()
    let font = try sandbox.write("not a font", to: "Broken.otf")
    let (outcome, files) = try await render(Self.recipe("Name"), "--font", font)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("is not a font"))
    #expect(files.isEmpty)
  }

  @Test func `a font before the system's is measured as it is`() async throws {
    let bold = "/usr/share/fonts/opentype/inter/Inter-Black.otf"
    let sandbox = try Sandbox()
    let path = try sandbox.write(Self.recipe("Name"), to: "Test.yaml")
    let own = await Outcome.of("solve", path, "--orientation", "portrait")
    let other = await Outcome.of("solve", path, "--orientation", "portrait", "--font", bold)
    #expect(own.status == .done && other.status == .done)
    #expect(own.output != other.output)
  }

  /// Headline at the default size is 17 points, at the largest of the accessibility sizes 53.
  @Test func `a text style follows the text size, and a size does not`() async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(
      """
      views:
        Styled: {kind: label, text: A, font: {style: headline}}
        Fixed: {kind: label, text: A, font: 17}
      constraints: |
        Styled.Leading = Superview.Leading
        Styled.Top = Superview.Top
        Fixed.Leading = Superview.Leading
        Fixed.Top = Superview.Top + 100
      """, to: "Test.yaml")
    func heights(_ options: String...) async -> [Substring] {
      let outcome = await Outcome.of(["solve", path, "--orientation", "portrait"] + options)
      return outcome.output.split(separator: "\n").dropFirst(2).compactMap {
        $0.split(separator: " ").last
      }
    }
    #expect(await heights() == ["20.5", "20.5"])
    let largest = "accessibility-extra-extra-extra-large"
    // 53 x 1.19336 = 63.25, up to the half point 63.5.
    #expect(await heights("--text-size", largest) == ["63.5", "20.5"])
  }
}
