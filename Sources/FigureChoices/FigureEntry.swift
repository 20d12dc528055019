package import Diagnostics

/// What a recipe, or the defaults of a project, say of one figure: words for the options of `render`.
package struct FigureEntry: Hashable, Sendable {
  /// The settings, each with another key, in the order of their source.
  package var settings: [FigureSetting]
  /// The place of the entry in its source; nil without one.
  package var range: SourceRange?

  /// Creates an entry.
  package init(_ settings: [FigureSetting], at range: SourceRange? = nil) {
    (self.settings, self.range) = (settings, range)
  }
}

/// A value for one option of `render`, not yet checked.
package struct FigureSetting: Hashable, Sendable {
  /// The option in the spelling of keys: `textSize` for `--text-size`.
  package var key: String
  /// The value as on a command line, or `true` and `false` for an option without one.
  package var value: String
  /// The place of the value in its source; nil without one.
  package var range: SourceRange?

  /// Creates a setting.
  package init(_ key: String, _ value: String, at range: SourceRange? = nil) {
    (self.key, self.value, self.range) = (key, value, range)
  }
}
