import LayoutModel
import Typesetting

/// The look of a kind of views on the canvas, without background.
///
/// A look is a constant in its family's file and a row in ``table``.
struct ViewLook: Sendable {
  /// How much of its frame a view fills with what is read or used.
  enum Extent: Hashable, Sendable {
    /// Nothing but its texts and pictures.
    case content
    /// A field around its text, in which there is room.
    case field
    /// All of it.
    case whole
  }

  /// The look of a view in a schematic.
  enum Body: Hashable, Sendable {
    /// A container in the tone of its depth if it holds views, a plain view if not.
    case container
    case plain
    /// A dashed frame around words.
    case words
    /// The same, with the words in a button's colour.
    case title
    case field
    case picture
  }

  /// The parts of a control that no line crosses.
  enum Solid: Sendable {
    case knob
    /// A knob and the track below it.
    case knobAndTrack
    /// A track that would be lost below a line.
    case track
    /// Level signs: the minus of a stepper.
    case signs
    case dots
  }

  let extent: Extent
  /// The look in a schematic.
  let body: Body
  /// The marks of a view, from back to front.
  let marks: @Sendable (ViewAppearance) throws(TypesettingError) -> [Mark]
  /// The parts that no line crosses; nil for none.
  let solid: Solid?
  /// The picture before its line in a document outline; nil for that of a plain view.
  let icon: OutlineIcon?

  init(
    extent: Extent = .content, body: Body = .field, solid: Solid? = nil, icon: OutlineIcon? = nil,
    _ marks: @escaping @Sendable (ViewAppearance) throws(TypesettingError) -> [Mark]
  ) {
    (self.extent, self.body, self.marks, self.solid, self.icon) = (extent, body, marks, solid, icon)
  }

  static let table: [ViewKind: ViewLook] = [
    .view: .plain, .stackView: .plain, .scrollView: .plain, .collectionView: .collectionView,
    .label: .label,
    .button: .button,
    .textField: .textField, .textView: .textView, .imageView: .imageView, .switch: .switch,
    .slider: .slider, .stepper: .stepper, .segmentedControl: .segmentedControl,
    .progressView: .progressView, .activityIndicatorView: .activityIndicatorView,
    .pageControl: .pageControl, .datePicker: .datePicker, .pickerView: .pickerView,
    .searchBar: .searchBar, .tableView: .tableView, .tableViewCell: .tableViewCell,
    .navigationBar: .navigationBar, .tabBar: .tabBar, .toolbar: .toolbar,
  ]

  /// The look of a kind.
  static func of(_ kind: ViewKind) -> ViewLook { table[kind] ?? plain }

  /// A view without content.
  static let plain = ViewLook(body: .container) { _ in [] }

  /// The marks of a view over its background; an empty view has none.
  static func marks(of view: ViewAppearance) throws(TypesettingError) -> [Mark] {
    guard view.frame.width > 0, view.frame.height > 0 else { return [] }
    return try of(view.view.kind).marks(view)
  }
}

/// A view with everything that its look depends on.
struct ViewAppearance: Sendable {
  /// The view, with the tint colour that it has from its superviews.
  let view: View
  let metrics: ViewMetrics
  /// Its frame as shown, in the root's coordinates, on whole pixels.
  let frame: Rect
  /// The rows of a table, or the row that a cell is.
  var rows: [ShownRow] = []
  /// The first of the empty rows of a table; nil of one that shows none.
  var emptyRow: RowPlace?
  let canvas: Canvas
  /// The language of the layout; nil for that of the recipe.
  var language: String?
  let typesetter: Typesetter
  /// What is filled under its content: its own background, and what it lies on.
  var fills = ViewFills(ground: Theme().background)

  /// The opaque colour under its middle.
  var ground: DynamicColor { fills.color(under: frame) }

  var font: Font { view.font(textSize: canvas.textSize) }

  /// The colour of its text: its own, or the system's for the kind as it can be read.
  /// - Parameter field: The colour of the field that the kind itself has under its text.
  func textColor(_ standard: DynamicColor, on field: DynamicColor? = nil) -> DynamicColor {
    view.content.textColor ?? readable(standard, on: field)
  }

  /// Its texts in their author's colour, or in the system's for the kind as it can be read under them.
  func texts(_ marks: [Mark], _ standard: DynamicColor) -> [Mark] {
    let areas = marks.compactMap(\.lettersArea)
    guard let first = areas.first else { return marks }
    let area = areas.dropFirst().reduce(first) { $0.union($1) }
    let color = view.content.textColor ?? readable(standard, under: area)
    return marks.map { $0.filled(color) }
  }

  /// A colour of the system's as it can be read on what its author has filled.
  /// - Parameters:
  ///   - field: The colour of the field that the kind itself has under its content.
  ///   - area: Where it has to be read; by default all over the view.
  func readable(
    _ standard: DynamicColor, on field: DynamicColor? = nil, under area: Rect? = nil
  ) -> DynamicColor {
    let ground = field ?? fills.color(under: area ?? frame)
    let best =
      standard == ControlColors.text
      ? standard.readable(on: ground, least: 4.5)
      : standard.tint(on: ground, or: ControlColors.text)
    let grounds = field == nil ? fills.grounds(under: area ?? frame) : []
    return grounds.count < 2 ? best : best.readable(on: grounds)
  }

  /// The tint colour: its author's, or the system's as it can be seen.
  var tint: DynamicColor { view.tintColor ?? readable(ControlColors.tint) }

  /// The colour of the part of a track that is not tinted; it is faint on any ground.
  var track: DynamicColor {
    canvas.system >= 13
      ? ControlColors.laterTrack.over(ground).readable(on: ground, least: 1.1)
      : ControlColors.track.readable(on: ground, least: 1.5)
  }

  /// What a control without a border is filled with, as it is seen on its ground.
  var fill: DynamicColor { ControlColors.fill.over(ground) }

  /// The colour of the signs and the texts of such a control.
  var fillInk: DynamicColor { readable(ControlColors.text, on: fill) }

  /// The system's background for a kind of views, if the view has none.
  func background(_ color: DynamicColor) -> [Mark] {
    guard view.backgroundColor == nil else { return [] }
    let radius = view.layer.radius(in: frame)
    return [Mark(radius > 0 ? .roundedRect(frame, radius: radius) : .rect(frame), fill: color)]
  }
}

extension Mark {
  /// The area of a text's line, the inner half of whose height reaches from its baseline to its x-height.
  fileprivate var lettersArea: Rect? {
    guard case .text(let line, let font, let origin) = shape else { return nil }
    return Rect(
      x: origin.x, y: origin.y - 0.7 * font.size, width: line.width, height: 0.9 * font.size)
  }
}
