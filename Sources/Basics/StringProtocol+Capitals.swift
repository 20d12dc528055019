extension StringProtocol {
  /// The text with its first letter in upper case.
  @inlinable
  package var capitalizedFirst: String {
    first.map { $0.uppercased() + dropFirst() } ?? ""
  }
}
