import LayoutModel
import Typesetting

/// How views of a kind look on the canvas, background aside.
///
/// A look is a file and a row in ``table``; a kind without one is drawn as its frame alone.
struct ViewLook: Sendable {
  /// The marks of a view, from back to front.
  let marks: @Sendable (ViewAppearance) throws(TypesettingError) -> [Mark]

  static let table: [ViewKind: ViewLook] = [
    .view: .plain, .stackView: .plain, .tableViewCell: .plain, .tableView: .plain,
    .scrollView: .plain, .label: .label, .button: .button, .textField: .textField,
    .textView: .textView,
  ]

  /// A view that shows nothing of its own.
  static let plain = ViewLook { _ in [] }

  /// The frame of a view of which nothing better is known.
  static let outline = ViewLook { view in
    [
      Mark(
        .roundedRect(view.frame.insetBy(0.5), radius: 4),
        stroke: Stroke(color: ControlColors.border, width: 1))
    ]
  }

  /// What a view shows, over its background.
  static func marks(of view: ViewAppearance) throws(TypesettingError) -> [Mark] {
    try (table[view.view.kind] ?? outline).marks(view)
  }
}

/// A view with all that its look hangs on.
struct ViewAppearance: Sendable {
  let view: View
  let metrics: ViewMetrics
  /// Where it is shown, in the root's coordinates, on whole pixels.
  let frame: Rect
  let canvas: Canvas
  let typesetter: Typesetter

  var font: Font { view.font(textSize: canvas.textSize) }
}

/// Colours of iOS's controls (iOS 7 to 12).
enum ControlColors {
  static let tint = Color(0x007AFF)
  static let text = Color(0x000000)
  static let placeholder = Color(0xC7C7CC)
  static let border = Color(0xCCCCCC)
  static let field = Color(0xFFFFFF)
}

extension Rect {
  /// The rectangle without as much at each edge.
  func insetBy(_ distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }
}
