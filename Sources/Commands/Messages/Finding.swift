import Diagnostics

/// A diagnostic and the input that it is about.
struct Finding: Sendable {
  /// The input's path as the user gave it, or `ibar`.
  var path: String
  /// The input's text; nil when it could not be read.
  var file: SourceFile?
  var diagnostic: Diagnostic
}
