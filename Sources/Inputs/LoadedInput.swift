import ConflictLogs
import ConstraintCode
package import Diagnostics
package import InterfaceBuilder
package import LayoutFindings
package import LayoutModel
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
  /// The defaults of its project; nil without any.
  package var project: ProjectSettings?

  /// Makes a recipe that was read from a file.
  package init(
    input: Input, file: SourceFile, recipe: Recipe, listing: SourceRange? = nil,
    typesetter: Typesetter, project: ProjectSettings? = nil
  ) {
    (self.input, self.file, self.recipe) = (input, file, recipe)
    self.project = project
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

  /// Those of its solved layouts that are not as it declares.
  package func undeclared(among layouts: [SolvedLayout]) -> [SolvedLayout] {
    layouts.filter { ![.satisfied, recipe.status].contains($0.status) }
  }

  /// The findings about its solved layouts that it does not declare, each once with the canvases that show it.
  ///
  /// Those of a log are about its conflict.
  /// - Parameters:
  ///   - off: The ids of findings that are left out.
  ///   - omitsConflicts: Whether conflicts are reported elsewhere.
  package func findings(
    of layouts: [SolvedLayout], except off: Set<String> = [], omitsConflicts: Bool = false
  ) -> [Finding] {
    let diagnostics =
      if let log = recipe.log, !omitsConflicts {
        layouts.prefix(1).flatMap { LogFindings.diagnostics(of: $0, log, typesetter) }
          .filter { !off.contains($0.id) }
      } else {
        findings(of: layouts, except: off, omitsConflicts)
      }
    return diagnostics.map { Finding($0, in: file) }
  }
}

extension LoadedRecipe {
  private func findings(
    of layouts: [SolvedLayout], except off: Set<String>, _ omitsConflicts: Bool
  ) -> [Diagnostic] {
    let found = GroupedFindings(
      of: undeclared(among: layouts), among: layouts, typesetter, in: sourceForm, except: off,
      omitsConflicts: omitsConflicts)
    guard case .recipe = sourceForm else { return found.diagnostics }
    return RemedyFixes(found, of: layouts, in: file).diagnostics
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
