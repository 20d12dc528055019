public import LayoutModel

/// A text that cannot be edited, one line or several: UIKit's `UILabel`.
open class Label: View {
  open override class var kind: ViewKind { .label }

  /// The text; nil for none.
  public var text: String?
  /// The font; nil for the system font of 17 points.
  public var font: FontChoice?
  /// How many lines it may have; 0 for any number.
  public var numberOfLines = 1

  /// Makes a label that shows a text.
  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }

  override var content: ViewContent {
    var content = ViewContent()
    content.text = text ?? ""
    content.font = font
    content.numberOfLines = numberOfLines
    return content
  }

  override var defaultHugging: AxisPriorities { AxisPriorities(.defaultLow) }
}
