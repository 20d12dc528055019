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
  public var title: String? { didSet { mark(oldValue, title) } }
  /// The font of the title; nil for the system font of 15 points.
  public var font: FontChoice? { didSet { mark(oldValue, font) } }
  /// The style of the title's surroundings.
  public var style = Style.system { didSet { mark(oldValue, style) } }

  /// Makes a button with a title.
  public convenience init(_ title: String) {
    self.init()
    self.title = title
  }

  override func describe(_ content: inout ViewContent) {
    content.title = title ?? ""
    content.font = font
    content.style = style.rawValue
  }
}

/// A switch: UIKit's `UISwitch`.
open class Switch: View {
  open override class var kind: ViewKind { .switch }
}

/// A slider, whose content has a height alone: UIKit's `UISlider`.
open class Slider: View {
  open override class var kind: ViewKind { .slider }
}

/// A stepper: UIKit's `UIStepper`.
open class Stepper: View {
  open override class var kind: ViewKind { .stepper }
}

/// A progress view, whose content has a height alone: UIKit's `UIProgressView`.
open class ProgressView: View {
  open override class var kind: ViewKind { .progressView }
}

/// A date picker: UIKit's `UIDatePicker`.
open class DatePicker: View {
  open override class var kind: ViewKind { .datePicker }
}

/// Wheels of choices: UIKit's `UIPickerView`.
open class PickerView: View {
  open override class var kind: ViewKind { .pickerView }
}

/// A search bar, whose content has a height alone: UIKit's `UISearchBar`.
open class SearchBar: View {
  open override class var kind: ViewKind { .searchBar }
}

/// Segments of which one is chosen: UIKit's `UISegmentedControl`.
open class SegmentedControl: View {
  open override class var kind: ViewKind { .segmentedControl }

  /// The titles of the segments.
  public var titles: [String] = [] { didSet { mark(oldValue, titles) } }

  override func describe(_ content: inout ViewContent) {
    content.segments = titles
  }
}

/// A row of dots, one for each page: UIKit's `UIPageControl`.
open class PageControl: View {
  open override class var kind: ViewKind { .pageControl }

  /// The number of dots.
  public var numberOfPages = 0 { didSet { mark(oldValue, numberOfPages) } }

  override func describe(_ content: inout ViewContent) {
    content.numberOfPages = numberOfPages
  }
}

/// A wheel that turns while something goes on: UIKit's `UIActivityIndicatorView`.
open class ActivityIndicatorView: View {
  /// The size of the wheel: UIKit's `UIActivityIndicatorView.Style`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// 20 x 20 points.
    case medium
    /// 37 x 37 points.
    case large
  }

  open override class var kind: ViewKind { .activityIndicatorView }

  /// The size of the wheel.
  public var style = Style.medium { didSet { mark(oldValue, style) } }

  override func describe(_ content: inout ViewContent) {
    content.style = style.rawValue
  }
}
