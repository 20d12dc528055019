// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import AutoLayout
package import enum LayoutModel.ContentMode
package import enum LayoutModel.TextAlignment

// Properties that UIKit's classes have beyond those of the library. Looks are dropped.

extension View {
  public var backgroundColor: UIColor? {
    get { nil }
    set {}
  }

  public var layer: CALayer { CALayer() }

  package var contentMode: ContentMode {
    get { .scaleToFill }
    set {}
  }

  public var textColor: UIColor? {
    get { nil }
    set {}
  }

  package var textAlignment: TextAlignment {
    get { .natural }
    set {}
  }
}

extension Button {
  public enum ButtonType { case system }

  public enum Configuration {
    case empty

    public static func plain() -> Configuration { .empty }
  }

  public enum State { case normal }

  /// The label of a button's title.
  public struct TitleLabel {
    let button: Button

    public var font: FontChoice? {
      get { button.font }
      nonmutating set { button.font = newValue }
    }
  }

  public convenience init(type: ButtonType) {
    self.init()
  }

  public convenience init(configuration: Configuration) {
    self.init()
    style = .plain
  }

  public var titleLabel: TitleLabel? { TitleLabel(button: self) }

  public func setTitle(_ title: String, for state: State) { self.title = title }

  public func setTitleColor(_ color: UIColor, for state: State) {}
}

extension TextField {
  public enum BorderStyle { case roundedRect }

  public var borderStyle: BorderStyle {
    get { .roundedRect }
    set {}
  }
}

extension ImageView {
  public var image: UIImage? {
    get { nil }
    set { imageSize = newValue.flatMap { UIImage.sizes[$0.name] } }
  }
}

extension Switch {
  public var isOn: Bool {
    get { false }
    set {}
  }
}

extension SegmentedControl {
  public convenience init(items: [String]) {
    self.init()
    titles = items
  }
}

extension ActivityIndicatorView {
  public convenience init(style: Style) {
    self.init()
    self.style = style
  }
}

extension FontChoice {
  public static func systemFont(ofSize size: Double, weight: Font.Weight? = nil) -> FontChoice {
    .system(size: size, weight: weight)
  }

  public static func preferredFont(forTextStyle style: TextStyle) -> FontChoice { .style(style) }
}
