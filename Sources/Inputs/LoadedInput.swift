import ConstraintCode
package import Diagnostics
package import InterfaceBuilder
package import LayoutFindings
import Platform
package import Recipes
package import Typesetting

/// A layout that was read, and where.
package struct LoadedRecipe: Sendable {
  /// The input that holds it.
  package var input: Input
  /// The input's text.
  package var file: SourceFile
  /// The layout as its author describes it.
  package var recipe: Recipe
  /// The lines that state it in a guide; nil for a recipe.
  package var listing: SourceRange?
  /// The typesetter of its texts.
  package var typesetter: Typesetter

  /// Makes a recipe that was read from a file.
  package init(
    input: Input, file: SourceFile, recipe: Recipe, listing: SourceRange? = nil,
    typesetter: Typesetter
  ) {
    (self.input, self.file, self.recipe) = (input, file, recipe)
    (self.listing, self.typesetter) = (listing, typesetter)
  }

  /// The form in which help on its layouts is written.
  package var sourceForm: SourceForm {
    if input.format == .document { return .document }
    guard let listing, let language = CodeLanguage(of: file.text(in: listing)) else {
      return .recipe
    }
    return .code(
      .init(
        constraint: { language.text(of: $0, in: $1) }, remedy: { language.text(of: $0, in: $1) }))
  }
}

/// The content of an input.
package struct LoadedInput: Sendable {
  /// Its layouts, none when they could not be read.
  package var recipes: [LoadedRecipe] = []
  /// What is wrong with it, or was fixed.
  package var findings: [Finding] = []
  /// Whether some of it could not be read.
  package var isFaulty = false
  /// The files that were read, itself first.
  package var files: [String]
  /// A document of Interface Builder that could be parsed, even if none of its scenes can be read.
  package var document: (file: SourceFile, parsed: ParsedDocument)?

  /// Notes why a file could not be read or written.
  mutating func fail(_ error: FileError) {
    findings.append(Finding(path: error.path, diagnostic: Diagnostic("file", error.reason)))
    isFaulty = true
  }
}
