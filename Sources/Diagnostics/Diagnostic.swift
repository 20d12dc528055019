/// A finding about an input: the fact, its place, and what to do.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The severity of a diagnostic.
  package enum Severity: String, Hashable, Sendable {
    case error
    case warning
    /// Nothing is wrong, but there is a better way.
    case advice
  }

  /// A change of the text that certainly fixes it.
  package struct Fix: Hashable, Sendable {
    /// The change in words.
    package var message: String
    /// The changes, none over another.
    package var edits: [Edit]

    /// Creates a fix from its message and its edits.
    package init(_ message: String, _ edits: [Edit]) {
      self.message = message
      self.edits = edits
    }
  }

  /// New text in place of a stretch of the source.
  package struct Edit: Hashable, Sendable {
    /// The text to replace, in UTF-8 offsets.
    package var range: SourceRange
    /// The new text.
    package var text: String

    /// Creates a replacement of the text in a range.
    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// A note on a diagnostic, with or without a place.
  package struct Note: Hashable, Sendable {
    /// The message of the note.
    package var message: String
    /// The place of the note; nil if it has none.
    package var range: SourceRange?

    /// Creates a note.
    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A constraint that a diagnostic is about.
  package enum Member: Hashable, Sendable {
    /// One of the layout's constraints, by its number in the layout, counted from 1.
    case number(Int)
    /// One that no author wrote, in words.
    case text(String)
  }

  /// A stable word in kebab case, `unknown-attribute`, for tests and for tools that filter.
  package var id: String
  /// The severity of the diagnostic.
  package var severity: Severity
  /// The fact, in lower case and without a full stop.
  package var message: String
  /// Its place; nil if it is about the input as a whole.
  package var range: SourceRange?
  /// The file that places count in; nil for the input's own.
  package var file: SourceFile?
  /// The constraints of a minimal conflict; nil if it is about no conflict.
  package var constraints: [Member]?
  /// Further places and facts.
  package var notes: [Note]
  /// A suggestion, of several lines where the author is to write them; nil if the message contains it already.
  package var help: String?
  /// Changes that fix it, the best first; empty if the intention is not certain.
  package var fixes: [Fix]

  /// Creates a diagnostic; without a range it is about the file as a whole.
  package init(
    _ id: String, severity: Severity = .error, _ message: String, at range: SourceRange? = nil,
    notes: [Note] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}

/// A value made from an input, with the diagnostics of that input.
package struct Checked<Value> {
  /// The value; nil when the input has errors that leave it without a meaning.
  package var value: Value?
  /// The diagnostics of the reading.
  package var diagnostics: [Diagnostic]

  /// Creates a result.
  package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Checked: Sendable where Value: Sendable {}
