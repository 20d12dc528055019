/// The reason why something could not be drawn.
package struct DrawingError: Error, Hashable, Sendable {
  /// In words, to follow a file's name and a colon.
  package let message: String

  /// Creates an error from its message.
  package init(_ message: String) {
    self.message = message
  }
}
