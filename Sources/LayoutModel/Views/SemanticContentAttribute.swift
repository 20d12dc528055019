/// What a view's content means, which decides whether it flips with the reading direction.
///
/// UIKit's `UISemanticContentAttribute`. It holds for the arrangement of the view's own subviews, the
/// constraints that the view holds, and not for what lies deeper (Auto Layout Guide, Interpreting
/// Values: "the view holding the constraint").
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction of a view's content where text runs in a given one (Semantic Content).
  package func direction(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
