import LayoutModel
import Typesetting

/// The look of a kind of views on the canvas, without background.
///
/// A look is a file and a row in ``table``; a kind without one is drawn as its frame only.
struct ViewLook: Sendable {
  /// The marks of a view, from back to front.
  let marks: @Sendable (ViewAppearance) throws(TypesettingError) -> [Mark]

  static let table: [ViewKind: ViewLook] = [
    .view: .plain, .stackView: .plain, .scrollView: .plain, .collectionView: .plain, .label: .label,
    .button: .button,
    .textField: .textField, .textView: .textView, .imageView: .imageView, .switch: .switch,
    .slider: .slider, .stepper: .stepper, .segmentedControl: .segmentedControl,
    .progressView: .progressView, .activityIndicatorView: .activityIndicatorView,
    .pageControl: .pageControl, .datePicker: .datePicker, .pickerView: .pickerView,
    .searchBar: .searchBar, .tableView: .tableView, .tableViewCell: .tableViewCell,
    .navigationBar: .navigationBar, .tabBar: .tabBar, .toolbar: .toolbar,
  ]

  /// A view without content.
  static let plain = ViewLook { _ in [] }

  /// The frame of a view of which nothing better is known.
  static let outline = ViewLook { view in
    Mark.bordered(view.frame, radius: 4.5, border: ControlColors.border, width: 1)
  }

  /// The marks of a view over its background; an empty view has none.
  static func marks(of view: ViewAppearance) throws(TypesettingError) -> [Mark] {
    guard view.frame.width > 0, view.frame.height > 0 else { return [] }
    return try (table[view.view.kind] ?? outline).marks(view)
  }
}

/// A view with everything that its look depends on.
struct ViewAppearance: Sendable {
  let view: View
  let metrics: ViewMetrics
  /// Its frame as shown, in the root's coordinates, on whole pixels.
  let frame: Rect
  /// The frames of its subviews as shown, likewise.
  var subviews: [Rect] = []
  /// The rows of a table, or the row that a cell is.
  var rows: [ShownRow] = []
  let canvas: Canvas
  let typesetter: Typesetter
  /// The opaque colour under its content: its own background, or what it lies on.
  var ground = Theme().background
  /// All colours under its content, from one side to the other.
  var grounds: [DynamicColor] = []

  var font: Font { view.font(textSize: canvas.textSize) }

  /// The colour of its text: its own, or the system's for the kind as it can be read.
  /// - Parameter field: The colour of the field that the kind itself has under its text.
  func textColor(_ standard: DynamicColor, on field: DynamicColor? = nil) -> DynamicColor {
    view.content.textColor ?? readable(standard, on: field)
  }

  /// A colour of the system's as it can be read on what its author has filled.
  func readable(_ standard: DynamicColor, on field: DynamicColor? = nil) -> DynamicColor {
    let best =
      standard == ControlColors.text
      ? standard.readable(on: field ?? ground, least: 4.5)
      : standard.tint(on: field ?? ground, or: ControlColors.text)
    if field != nil || grounds.count < 2 { return best }
    return DynamicColor(light: readable(best, \.light), dark: readable(best, \.dark))
  }

  /// A colour in one appearance, or black or white where those alone are read on all grounds.
  private func readable(
    _ color: DynamicColor, _ side: KeyPath<DynamicColor, Color>
  ) -> Color {
    let text = ControlColors.text
    return [color[keyPath: side], text.light, text.dark].first { choice in
      grounds.allSatisfy { choice.contrast(to: $0[keyPath: side]) >= 4.5 }
    } ?? color[keyPath: side]
  }

  /// The tint colour as it can be seen.
  var tint: DynamicColor { readable(ControlColors.tint) }

  /// The colour of the part of a track that is not tinted; it is faint on any ground.
  var track: DynamicColor { ControlColors.track.readable(on: ground, least: 1.5) }

  /// The system's background for a kind of views, if the view has none.
  func background(_ color: DynamicColor) -> [Mark] {
    view.backgroundColor == nil ? [Mark(.rect(frame), fill: color)] : []
  }
}
