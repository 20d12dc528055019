/// The layout of a stack view's arranged subviews: UIKit's `UIStackView`.
public struct StackArrangement: Hashable, Sendable {
  /// The direction in which the arranged subviews follow each other.
  public var axis = Axis.horizontal
  /// The alignment across the axis.
  public var alignment = Alignment.fill
  /// The distribution along the axis.
  public var distribution = Distribution.fill
  /// The space between neighbours, in points.
  public var spacing = 0.0
  /// The space after some subviews instead of `spacing`, in points, by their index in the layout.
  public var customSpacing: [Int: Double] = [:]
  /// Whether the arranged subviews respect the stack view's margins.
  public var isLayoutMarginsRelativeArrangement = false
  /// Whether vertical spaces are between baselines and not between edges.
  public var isBaselineRelativeArrangement = false
  /// The arranged subviews in their order, by their index in the layout.
  public var arrangedSubviews: [Int] = []

  /// Interface Builder's standard spacing between arranged subviews, in points.
  public static let standardSpacing = LayoutConstraint.standardSpacing(toSuperview: false)

  /// Makes a horizontal arrangement that fills.
  public init() {}

  /// The distribution of arranged subviews along the axis: UIKit's `UIStackView.Distribution`.
  public enum Distribution: String, Hashable, Sendable, CaseIterable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The alignment of arranged subviews across the axis: UIKit's `UIStackView.Alignment`.
  ///
  /// `top` and `leading` are the same, and so are `bottom` and `trailing`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline

    /// Whether it aligns lines of text.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }
}
