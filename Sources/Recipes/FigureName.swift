import Basics

/// A name that an author gives the figures of a layout: `sign-in`, or `Main.Detail` for a part.
package struct FigureName: Hashable, Sendable {
  /// Names are parts of file names, which have 255 bytes at most.
  private static let maximumLength = 100

  /// Letters, digits and hyphens, in parts with dots between them.
  package let text: String

  /// The name as one part, with hyphens for its dots.
  package var part: String { text.replacing(".", with: "-") }

  /// A name as it stands, with a hyphen for each other character.
  ///
  /// Nil for a text without a letter or digit, for one that is too long, and for a path.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let slugs = parts.map { Slug.text(String($0)) }
    guard text.utf8.count <= FigureName.maximumLength,
      !text.contains(where: { "/\\".contains($0) }),
      slugs.allSatisfy({ $0.contains { $0 != "-" } })
    else { return nil }
    self.text = slugs.joined(separator: ".")
  }
}
