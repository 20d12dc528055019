import LayoutModel
import Typesetting

extension ViewLook {
  /// A label: its lines in the middle of its height.
  static let label = ViewLook { view throws(TypesettingError) in
    try view.lines(
      view.view.content.text ?? "Label", in: view.frame, side: view.side,
      color: view.view.content.textColor ?? ControlColors.text,
      limit: view.view.content.numberOfLines, hangsFromTop: false)
  }

  /// A system button: its title in the tint colour, in the middle.
  static let button = ViewLook { view throws(TypesettingError) in
    try view.line(
      view.view.content.title ?? view.view.content.text ?? "Button", in: view.frame,
      side: .center, color: view.view.content.textColor ?? ControlColors.tint)
  }

  /// A text field: its text or its placeholder, in a rounded border if its style is not `plain`.
  static let textField = ViewLook { view throws(TypesettingError) in
    let content = view.view.content
    let text = content.text ?? ""
    var inside = view.frame
    var border: [Mark] = []
    if content.style != "plain" {
      border = [
        Mark(
          .roundedRect(view.frame.insetBy(0.5), radius: 5), fill: .color(ControlColors.field),
          stroke: Stroke(color: ControlColors.border, width: 1))
      ]
      (inside.x, inside.width) = (inside.x + 7, max(0, inside.width - 14))
    }
    return border
      + (try view.line(
        text.isEmpty ? content.placeholder ?? "" : text, in: inside, side: view.side,
        color: text.isEmpty
          ? ControlColors.placeholder : content.textColor ?? ControlColors.text))
  }

  /// A text view: its lines from the top, inside its container's insets.
  static let textView = ViewLook { view throws(TypesettingError) in
    var inside = view.frame.insetBy(8)
    (inside.x, inside.width) = (inside.x - 3, inside.width + 6)
    return try view.lines(
      view.view.content.text ?? "", in: inside, side: view.side,
      color: view.view.content.textColor ?? ControlColors.text, limit: 0, hangsFromTop: true)
  }
}
