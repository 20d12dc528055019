public import LayoutModel

/// A view whose subviews lie in a content area that is moved under it: UIKit's `UIScrollView`.
///
/// Constraints between its edges and its subviews are about the content area, those of its width
/// and height about the scroll view; the two guides name either one. Frames of subviews are in the
/// coordinates of the content area.
open class ScrollView: View {
  open override class var kind: ViewKind { .scrollView }

  /// The size of the content area, in points, since the last ``View/layoutIfNeeded()``.
  public internal(set) var contentSize = Size(width: 0, height: 0)

  /// The content area.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.content) }

  /// The scroll view's own rectangle.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.frame) }
}
