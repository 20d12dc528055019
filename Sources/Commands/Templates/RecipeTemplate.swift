/// A recipe to begin with, whose comments teach.
///
/// Each draws without findings on every phone, in German and from right to left.
struct RecipeTemplate: Hashable, Sendable {
  /// The word of `--template`.
  let name: String
  /// What it shows, to follow its name in a list.
  let summary: String
  /// The recipe, with TITLE and FILE for the title and the file's name.
  private let text: String

  init(_ name: String, _ summary: String, _ text: String) {
    (self.name, self.summary, self.text) = (name, summary, text)
  }

  /// All templates, the first of which is the default.
  static let all: [RecipeTemplate] = [
    form, list, card, settings, login, tabs, detail, grid, chat, onboarding,
  ]

  /// A line for each template.
  static var listing: String { all.map { "\($0.name): \($0.summary)\n" }.joined() }

  /// A recipe.
  /// - Parameters:
  ///   - title: The title of its figures.
  ///   - file: The name of the file that holds it.
  func recipe(title: String, file: String) -> String {
    text.replacing("TITLE", with: title).replacing("FILE", with: file) + "\n"
  }

  /// A guide in Markdown with one layout.
  /// - Parameters: As of a recipe.
  func guide(title: String, file: String) -> String {
    let lines = recipe(title: title, file: file).split(
      separator: "\n", omittingEmptySubsequences: false)
    let body = lines.filter { !$0.hasPrefix("title: ") }.joined(separator: "\n")
    return """
      # \(title)

      Write your text here. `ibar render \(file) --link` draws the layout below and puts its figure into this page.

      ```ibar
      \(body)```

      """
  }
}
