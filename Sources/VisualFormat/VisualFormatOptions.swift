/// The alignment, direction and spacing of the views of a format string: UIKit's
/// `NSLayoutConstraint.FormatOptions`, with the same raw values.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The bits: an alignment's is 1 shifted by the number of its attribute in UIKit.
  public var rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All left edges are in line.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// All right edges are in line.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// All top edges are in line.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// All bottom edges are in line.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// All leading edges are in line.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// All trailing edges are in line.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// All centres are on one vertical line.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// All centres are on one horizontal line.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// All last baselines are in line.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// All first baselines are in line.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// The older name of ``alignAllLastBaseline``.
  public static let alignAllBaseline = alignAllLastBaseline
  /// The bits of all alignments.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// A horizontal string reads as text does; the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// A horizontal string reads from the left, in any reading direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// A horizontal string reads from the right, in any reading direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// The bits of all directions.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)

  /// Distances are those of edges; the default.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Distances between the views of a vertical string are from the last baseline of the upper view
  /// to the first of the lower.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
  /// The bits of all ways to space.
  public static let spacingMask = spacingBaselineToBaseline

  /// All options by the names they have in code.
  package static let named: [(name: String, options: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline), ("alignAllBaseline", .alignAllBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]
}
