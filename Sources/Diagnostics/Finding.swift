/// A diagnostic and the input that it is about.
package struct Finding: Sendable {
  /// The input's path as the user gave it, or `ibar`.
  package var path: String
  /// The input's text; nil when it could not be read.
  package var file: SourceFile?
  /// What is said about it.
  package var diagnostic: Diagnostic

  /// Makes a finding about something that is not read as text.
  package init(path: String, diagnostic: Diagnostic) {
    (self.path, self.diagnostic) = (path, diagnostic)
  }

  /// Makes a finding in a file, or in the one that the diagnostic names.
  package init(_ diagnostic: Diagnostic, in file: SourceFile) {
    let file = diagnostic.file ?? file
    (path, self.file, self.diagnostic) = (file.path, file, diagnostic)
  }
}
