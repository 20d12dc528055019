public import Typesetting

/// The kind of a view: the element names of Interface Builder's documents.
///
/// A kind is a constant in its family's file in `Kinds` and a row in ``all``.
public struct ViewKind: Hashable, Sendable {
  /// The name in Interface Builder's documents and in recipes.
  public let rawValue: String
  /// UIKit's class, as the console log names it.
  package let uiKitClass: String
  /// The size that Interface Builder gives a new one, in points.
  ///
  /// An ambiguous layout is drawn with sizes as near to it as the constraints allow.
  package let sizeInInterfaceBuilder: Size
  /// The content hugging of a new one in Interface Builder.
  public let contentHuggingPriority: AxisPriorities
  /// The compression resistance of a new one in Interface Builder.
  public let contentCompressionResistancePriority = AxisPriorities(.defaultHigh)
  /// The font of a new one.
  public let font: Font
  /// Measures a view of the kind.
  let measure: Measure

  /// Measures a view's content on a canvas.
  typealias Measure =
    @Sendable (View, ContentContext) throws(TypesettingError) -> ContentMetrics

  init(
    _ rawValue: String, _ uiKitClass: String, width: Double, height: Double,
    hugging: AxisPriorities = AxisPriorities(.defaultLow),
    font: Font = Font(size: 17),
    measure: @escaping Measure = { _, _ in ContentMetrics() }
  ) {
    self.rawValue = rawValue
    self.uiKitClass = uiKitClass
    sizeInInterfaceBuilder = Size(width: width, height: height)
    contentHuggingPriority = hugging
    self.font = font
    self.measure = measure
  }

  /// Whether two kinds have the same name.
  public static func == (a: ViewKind, b: ViewKind) -> Bool { a.rawValue == b.rawValue }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Whether a new one clips its subviews to its frame: `UIScrollView` and the classes made of it.
  package var clipsToBounds: Bool {
    [.scrollView, .tableView, .collectionView, .textView].contains(self)
  }

  /// The kind of a name; nil when there is none.
  package static func named(_ name: String) -> ViewKind? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $0) })

  /// All kinds, in the order in which they are listed to people.
  public static let all: [ViewKind] = [
    .view, .label, .button, .textField, .imageView, .textView, .switch, .slider, .stepper,
    .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
    .pickerView, .searchBar, .scrollView, .tableView, .tableViewCell, .collectionView, .stackView,
    .navigationBar,
    .tabBar, .toolbar,
  ]

  /// Whether its subviews lie in a content area that scrolls.
  package var scrolls: Bool {
    [.scrollView, .tableView, .collectionView, .textView].contains(self)
  }
}

/// The context that measuring a view's content can depend on.
struct ContentContext: Sendable {
  /// Measures text.
  var typesetter: Typesetter
  /// The version of iOS.
  var system: Int
  /// The text size that the user has chosen.
  var textSize: ContentSizeCategory
  /// Pixels per point.
  var scale: Double
  /// The language of the layout; nil for that of the recipe.
  var language: String?
  /// The width that a text of several lines has to fill, in points; nil before it is known.
  var preferredMaxLayoutWidth: Double?

  /// A length rounded up to whole pixels; one that is whole but for rounding stays.
  func ceiling(_ length: Double) -> Double { ((length * scale) - 1e-6).rounded(.up) / scale }

  /// The font of a view.
  func font(of view: View) -> Font { view.font(textSize: textSize) }
}

/// The metrics of a view's content.
struct ContentMetrics: Hashable, Sendable {
  /// The size of the content's alignment rectangle, in points.
  var size = IntrinsicContentSize()
  /// The place of its text.
  var baseline = BaselineRule.bottom
  /// The insets of the alignment rectangle, which constraints act on, in the frame, in points.
  var alignmentRectInsets = EdgeInsets()
  /// The lines of its text; nil of a view whose size does not follow from lines.
  var paragraph: Paragraph?
}

/// The places of the lines of text of a view, at any height.
package enum BaselineRule: Hashable, Sendable {
  /// There is no text: both baselines are the bottom edge.
  case bottom
  /// The first line is at this distance from the top, and the last from the bottom.
  case edges(Baseline)
  /// A single line this many points below the middle.
  case centered(Double)

  /// The places of the first and last line of a text that is as high as its lines; nil of a view without text.
  func ofText(height: Double?) -> Baseline? {
    switch self {
    case .bottom: return nil
    case .edges(let baseline): return baseline
    case .centered(let offset):
      return height.map { Baseline(first: $0 / 2 + offset, last: $0 / 2 - offset) }
    }
  }
}
