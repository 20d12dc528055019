import LayoutModel
import Typesetting

extension ViewLook {
  /// A label: its lines in the middle of its height.
  static let label = ViewLook(body: .words, icon: .label) { view throws(TypesettingError) in
    let color = ControlColors.text
    return view.texts(
      try view.lines(
        view.view.content.text ?? "Label", in: view.frame, side: view.side, color: color,
        limit: view.view.content.numberOfLines, hangsFromTop: false), color)
  }

  /// A button: its title in the tint colour in the middle, cut in its own middle where it is too long.
  static let button = ViewLook(extent: .field, body: .title, icon: .button) {
    view throws(TypesettingError) in
    let content = view.view.content
    let configuration = view.view.buttonConfiguration
    let inside = view.frame.insetBy(
      dx: configuration == nil ? 0 : ButtonConfiguration.contentInsets.leading, dy: 0)
    let tint = view.view.tintColor
    let own = content.textColor ?? configuration?.title(on: view.ground, tint: tint) ?? tint
    let title = try view.line(
      view.truncatedInTheMiddle(content.title ?? content.text ?? "Button", width: inside.width),
      in: inside, side: .center, color: own ?? ControlColors.tint)
    return own == nil ? view.texts(title, ControlColors.tint) : title
  }

  /// A text field: its text or its placeholder, in a rounded border if its style is not `plain`.
  static let textField = ViewLook(extent: .field, icon: .field) {
    view throws(TypesettingError) in
    let content = view.view.content
    let text = content.text ?? ""
    var inside = view.frame
    var border: [Mark] = []
    let field =
      content.style == "plain" ? nil : view.view.backgroundColor ?? ControlColors.field
    if let field {
      // One device pixel, as on Interface Builder's canvas.
      border = Mark.bordered(
        view.frame, radius: 5.25, fill: field,
        border: ControlColors.border, width: view.hairline)
      inside = inside.insetBy(dx: 7, dy: 0)
    }
    return border
      + (try view.line(
        text.isEmpty ? content.placeholder ?? "" : text, in: inside, side: view.side,
        color: text.isEmpty
          ? ControlColors.placeholder
          : view.textColor(ControlColors.text, on: field?.over(view.ground))))
  }

  /// A text view: its lines from the top, inside its container's insets, as many as are seen.
  static let textView = ViewLook(extent: .field, body: .plain, icon: .field) {
    view throws(TypesettingError) in
    let content = view.view.content
    var inside = view.frame
    if view.canvas.adjustsContentInsets, content.isScrollEnabled,
      content.contentInsetAdjustment != .never
    {
      let covered = view.metrics.safeAreaInsets.top
      (inside.y, inside.height) = (inside.y + covered, inside.height - covered)
    }
    (inside.y, inside.height) = (inside.y + 8, max(0, inside.height - 8))
    inside = inside.insetBy(dx: 5, dy: 0)
    let color = ControlColors.text
    let texts = try view.lines(
      content.text ?? "", in: inside, side: view.side,
      color: view.textColor(color, on: ControlColors.background), limit: 0, hangsFromTop: true,
      goesOn: true)
    let field = view.background(ControlColors.background)
    return field.isEmpty ? view.texts(texts, color) : field + texts
  }
}
