import LayoutModel
import Typesetting

/// How views of a kind look on the canvas, background aside.
///
/// A look is a file and a row in ``table``; a kind without one is drawn as its frame alone.
struct ViewLook: Sendable {
  /// The marks of a view, from back to front.
  let marks: @Sendable (ViewAppearance) throws(TypesettingError) -> [Mark]

  static let table: [ViewKind: ViewLook] = [
    .view: .plain, .stackView: .plain, .scrollView: .plain, .label: .label, .button: .button,
    .textField: .textField, .textView: .textView, .imageView: .imageView, .switch: .switch,
    .slider: .slider, .stepper: .stepper, .segmentedControl: .segmentedControl,
    .progressView: .progressView, .activityIndicatorView: .activityIndicatorView,
    .pageControl: .pageControl, .datePicker: .datePicker, .pickerView: .pickerView,
    .searchBar: .searchBar, .tableView: .tableView, .tableViewCell: .tableViewCell,
    .navigationBar: .navigationBar, .tabBar: .tabBar, .toolbar: .toolbar,
  ]

  /// A view that shows nothing of its own.
  static let plain = ViewLook { _ in [] }

  /// The frame of a view of which nothing better is known.
  static let outline = ViewLook { view in
    Mark.bordered(view.frame, radius: 4.5, border: ControlColors.border, width: 1)
  }

  /// What a view shows, over its background; one without an extent shows nothing.
  static func marks(of view: ViewAppearance) throws(TypesettingError) -> [Mark] {
    guard view.frame.width > 0, view.frame.height > 0 else { return [] }
    return try (table[view.view.kind] ?? outline).marks(view)
  }
}

/// A view with everything that its look depends on.
struct ViewAppearance: Sendable {
  let view: View
  let metrics: ViewMetrics
  /// Where it is shown, in the root's coordinates, on whole pixels.
  let frame: Rect
  /// Where its subviews are shown, likewise.
  var subviews: [Rect] = []
  let canvas: Canvas
  let typesetter: Typesetter

  var font: Font { view.font(textSize: canvas.textSize) }

  /// The colour of its text: its own, or that which the system gives the kind.
  func textColor(_ standard: DynamicColor) -> DynamicColor {
    view.content.textColor.map { DynamicColor($0) } ?? standard
  }

  /// What the system fills a view of the kind with, of whose background nothing is said.
  func background(_ color: DynamicColor) -> [Mark] {
    view.backgroundColor == nil ? [Mark(.rect(frame), fill: color)] : []
  }
}
