public import LayoutModel

/// A field for a line of text with a rounded border: UIKit's `UITextField`.
open class TextField: View {
  open override class var kind: ViewKind { .textField }

  /// The text; nil for none.
  public var text: String?
  /// What it shows while it has no text.
  public var placeholder: String?
  /// The font; nil for the system font of 14 points.
  public var font: FontChoice?

  override var content: ViewContent {
    var content = ViewContent()
    content.text = text
    content.placeholder = placeholder
    content.font = font
    return content
  }
}
