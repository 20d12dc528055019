// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The names of UIKit that generated code uses, for classes and values of our library.
@_exported public import AutoLayout
package import enum LayoutModel.ContentMode
package import enum LayoutModel.TextAlignment

public typealias UIView = View
public typealias UILabel = Label
public typealias UIButton = Button
public typealias UITextField = TextField
public typealias UITextView = TextView
public typealias UIImageView = ImageView
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UISegmentedControl = SegmentedControl
public typealias UIProgressView = ProgressView
public typealias UIActivityIndicatorView = ActivityIndicatorView
public typealias UIPageControl = PageControl
public typealias UIDatePicker = DatePicker
public typealias UIPickerView = PickerView
public typealias UISearchBar = SearchBar
public typealias UIScrollView = ScrollView
public typealias UIStackView = StackView
public typealias UILayoutGuide = LayoutGuide
public typealias NSLayoutConstraint = LayoutConstraint
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
public typealias UILayoutPriority = Priority
public typealias CGSize = Size
public typealias CGRect = Rect

/// A controller, whose view is a root on a canvas.
open class UIViewController {
  public let view: UIView

  /// Makes a controller of a screen.
  public required init(canvas: Canvas) {
    view = UIView(canvas: canvas)
  }

  open func viewDidLoad() {}
}

/// A colour, which the library has no use for.
public struct UIColor {
  public init(red: Double, green: Double, blue: Double, alpha: Double) {}

  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}

  public static var systemGray4: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
  public static var secondarySystemBackground: UIColor { systemGray4 }

  public var cgColor: CGColor { CGColor() }
}

/// A colour of a layer.
public struct CGColor {}

/// What draws a view, which the library has no use for.
public final class CALayer {
  public var borderWidth = 0.0
  public var borderColor: CGColor?
}

/// What a colour depends on.
public struct UITraitCollection {
  public enum UserInterfaceStyle { case light, dark }

  public let userInterfaceStyle: UserInterfaceStyle
}

/// An image by its name.
public struct UIImage {
  let name: String

  /// The sizes of the images that the app has, in points.
  @TaskLocal public static var sizes: [String: Size] = [:]

  public init(named name: String) { self.name = name }
}
