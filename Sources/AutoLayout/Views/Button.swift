public import LayoutModel

/// A system button with a title: UIKit's `UIButton`.
open class Button: View {
  /// Whether the system's insets surround the title.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As buttons were before configurations: `UIButton(type: .system)`.
    case system
    /// As `UIButton.Configuration.plain()` makes it.
    case plain
  }

  open override class var kind: ViewKind { .button }

  /// The title; nil for none.
  public var title: String?
  /// The font of the title; nil for the system font of 15 points.
  public var font: FontChoice?
  /// How the title is surrounded.
  public var style = Style.system

  /// Makes a button with a title.
  public convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override var content: ViewContent {
    var content = ViewContent()
    content.title = title ?? ""
    content.font = font
    content.style = style.rawValue
    return content
  }
}
