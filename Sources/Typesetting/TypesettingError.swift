/// Why a text cannot be set.
public struct TypesettingError: Error, Hashable, Sendable {
  /// In words, to follow a file's name and "error: ".
  public let message: String

  /// Makes an error of a message.
  public init(_ message: String) {
    self.message = message
  }
}
