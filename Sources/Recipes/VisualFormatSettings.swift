package import VisualFormat

/// The options and metrics of a recipe's format strings.
package struct VisualFormatSettings: Hashable, Sendable {
  /// The options of the format strings.
  package var options: VisualFormatOptions
  /// Numbers by the names that strings use.
  package var metrics: [String: Double]
  /// Whether strings are in the extended language.
  package var isExtended: Bool

  /// Creates settings; metrics are in points.
  package init(
    options: VisualFormatOptions = [], metrics: [String: Double] = [:], isExtended: Bool = false
  ) {
    self.options = options
    self.metrics = metrics
    self.isExtended = isExtended
  }

  /// The words for options.
  static var optionNames: [String] { VisualFormatOptions.named.map(\.name) }
}
