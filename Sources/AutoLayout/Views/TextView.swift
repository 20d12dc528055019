public import LayoutModel

/// A text that can be edited and scrolls: UIKit's `UITextView`.
open class TextView: View {
  open override class var kind: ViewKind { .textView }

  /// The text.
  public var text = ""
  /// The font; nil for the system font of 14 points.
  public var font: FontChoice?
  /// Whether it scrolls; one that does not is as high as its text.
  public var isScrollEnabled = true

  override var content: ViewContent {
    var content = ViewContent()
    content.text = text
    content.font = font
    content.isScrollEnabled = isScrollEnabled
    return content
  }
}
