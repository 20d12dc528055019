import Diagnostics
import LayoutModel

/// Reads strings of the Visual Format Language with what they may name.
///
/// Source: Auto Layout Guide, Visual Format Language.
package struct VisualFormatReader {
  /// The options of the string.
  package var options: VisualFormatOptions
  /// Numbers by name.
  package var metrics: [String: Double]
  /// Whether to read the extended language: percentages, operators, attributes, equal spacers, stacks,
  /// ranges, several views and orientations at once.
  package var isExtended: Bool
  /// Whether `|` means something.
  package var hasSuperview: Bool
  /// Whether a name is a view's.
  package var isView: (String) -> Bool

  /// Creates a reader of format strings; metrics are in points.
  package init(
    options: VisualFormatOptions = [], metrics: [String: Double] = [:], isExtended: Bool = false,
    hasSuperview: Bool = true, isView: @escaping (String) -> Bool
  ) {
    self.options = options
    self.metrics = metrics
    self.isExtended = isExtended
    self.hasSuperview = hasSuperview
    self.isView = isView
  }

  /// The constraints of a string.
  package func content(of format: String) throws(VisualFormatError) -> VisualFormatContent {
    var parser = FormatParser(scanner: try FormatScanner(format, in: self))
    return try parser.content()
  }
}
