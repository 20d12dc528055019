/// The meaning of a view's content, which decides whether it flips with the reading direction.
///
/// UIKit's `UISemanticContentAttribute`. It applies to the arrangement of the view's own subviews
/// and to the constraints that the view holds, not to deeper views (Auto Layout Guide, Interpreting
/// Values: "the view holding the constraint").
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction of a view's content for a reading direction (Semantic Content).
  package func direction(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
