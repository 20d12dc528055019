public import LayoutModel

/// A text that cannot be edited, one line or several: UIKit's `UILabel`.
open class Label: View {
  open override class var kind: ViewKind { .label }

  /// The text; nil for none.
  public var text: String? { didSet { mark(oldValue, text) } }
  /// The font; nil for the system font of 17 points.
  public var font: FontChoice? { didSet { mark(oldValue, font) } }
  /// The most lines of the text; 0 for any number.
  public var numberOfLines = 1 { didSet { mark(oldValue, numberOfLines) } }

  /// Makes a label that shows a text.
  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }

  override func describe(_ content: inout ViewContent) {
    content.text = text ?? ""
    content.font = font
    content.numberOfLines = numberOfLines
  }

  override var defaultHugging: AxisPriorities { AxisPriorities(.defaultLow) }
}

/// A field for a line of text with a rounded border: UIKit's `UITextField`.
open class TextField: View {
  open override class var kind: ViewKind { .textField }

  /// The text; nil for none.
  public var text: String? { didSet { mark(oldValue, text) } }
  /// The text shown while the field is empty.
  public var placeholder: String? { didSet { mark(oldValue, placeholder) } }
  /// The font; nil for the system font of 14 points.
  public var font: FontChoice? { didSet { mark(oldValue, font) } }

  override func describe(_ content: inout ViewContent) {
    content.text = text
    content.placeholder = placeholder
    content.font = font
  }
}

/// A text that can be edited and scrolls: UIKit's `UITextView`.
open class TextView: View {
  open override class var kind: ViewKind { .textView }

  /// The text.
  public var text = "" { didSet { mark(oldValue, text) } }
  /// The font; nil for the system font of 14 points.
  public var font: FontChoice? { didSet { mark(oldValue, font) } }
  /// Whether it scrolls; one that does not is as high as its text.
  public var isScrollEnabled = true { didSet { mark(oldValue, isScrollEnabled) } }

  override func describe(_ content: inout ViewContent) {
    content.text = text
    content.font = font
    content.isScrollEnabled = isScrollEnabled
  }
}
