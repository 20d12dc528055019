import Commands
import Foundation
import TestSupport
import Testing

/// Paths that lead to no file, and the one that was probably meant.
struct NearPathTests {
  private static let recipe = "views: {A: {kind: label, text: a}}\n"

  @Test(arguments: [
    ("SignIn.yaml", "Signin.yaml", "SignIn.yaml"),
    ("SignIn.yaml", "Sign In.yaml", "SignIn.yaml"),
    ("SignIn.yaml", "SignIn.yml", "SignIn.yaml"),
    ("SignIn.yaml", "SignIn", "SignIn.yaml"),
    ("SignIn.yaml", "SingIn.yaml", "SignIn.yaml"),
    ("Recipes/SignIn.yaml", "SignIn.yaml", "Recipes/SignIn.yaml"),
    ("Recipes/SignIn.yaml", "recipes/SignIn.yaml", "Recipes/SignIn.yaml"),
    ("Recipes/SignIn.yaml", "Recipes/Signin.yaml", "Recipes/SignIn.yaml"),
    ("Recipes/SignIn.yaml", "Recipies", "Recipes"),
    ("SignIn.yaml", "Forms/SignIn.yaml", "SignIn.yaml"),
    // Nothing is like these.
    ("SignIn.yaml", "Card.yaml", nil),
    ("SignIn.png", "Signin.yaml", nil),
  ])
  func `a path to no file has help with one that is there`(
    _ file: String, _ typed: String, _ meant: String?
  ) async throws {
    let sandbox = try Sandbox()
    _ = try sandbox.write(NearPathTests.recipe, to: file)
    let outcome = await Outcome.of("check", sandbox.path + "/" + typed)
    let help = meant.map { "       = help: did you mean '\(sandbox.path)/\($0)'?\n" } ?? ""
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors == "\(sandbox.path)/\(typed): error: No such file or directory [file]\n" + help
    )
  }

  @Test(arguments: [
    ("photos/Anna.png", "photos/anna.png", "write 'photos/Anna.png'"),
    ("photos/anna.jpeg", "photos/anna.png", "write 'photos/anna.jpeg'"),
    (
      "photos/bird.png", "photos/anna.png",
      "put the file there, or give its size in points: '{name: photos/anna.png, size: [300, 400]}'"
    ),
    (
      "photos/anna.png", "photos/anna.png",
      "save the image as PNG or JPEG, or give its size in points: "
        + "'{name: photos/anna.png, size: [300, 400]}'"
    ),
  ])
  func `an image that is missing is another fault than a file that is none`(
    _ file: String, _ typed: String, _ help: String
  ) async throws {
    let sandbox = try Sandbox()
    _ = try sandbox.write("no image", to: file)
    let path = try sandbox.write("views: {A: {kind: imageView, image: \(typed)}}\n", to: "A.yaml")
    let outcome = await Outcome.of("check", path)
    let message =
      file == typed ? "'\(typed)' is not a PNG or JPEG file" : "there is no file '\(typed)' beside"
    #expect(outcome.errors.contains(message))
    #expect(outcome.errors.contains("= help: \(help)\n"))
  }

  @Test func `a language of a recipe without languages has the lines to write`() async throws {
    let sandbox = try Sandbox()
    let path = try sandbox.write(
      "views: {A: {kind: label, text: 'One: two'}, B: {kind: button, title: Save}}\n", to: "A.yaml")
    let outcome = await Outcome.of("check", path, "--language", "da")
    let lines = [
      "languages:", "  da:", "    views:", "      A: {text: \"One: two\"}",
      "      B: {title: Save}",
    ]
    let margin = String(repeating: " ", count: 11)
    #expect(
      outcome.errors == "ibar: error: no recipe has a language 'da': there is no 'languages' "
        + "[unknown-language]\n       = help: write this at the end of the recipe, and translate it:\n"
        + lines.map { margin + $0 + "\n" }.joined())
    let other = await Outcome.of("check", path, "--language", "fr")
    #expect(
      other.errors.contains("into ibar.yaml, and leave out '--language fr'; for texts of views too")
    )
    // The help can be followed as it stands.
    let text = try String(contentsOfFile: path, encoding: .utf8) + lines.joined(separator: "\n")
    let written = try sandbox.write(text, to: "B.yaml")
    let faults = await Outcome.of("check", written, "--language", "da")
    #expect(!faults.errors.contains("unknown-language") && faults.status != .failed)
  }
}
