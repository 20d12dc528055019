import LayoutModel
import Recipes
import Typesetting

/// What a view shows, and the size of it.
struct ContentSettings {
  let document: InterfaceDocument
  let view: InterfaceView
  let kind: ViewKind
  /// The insets of the rectangle that constraints act on in the frame.
  let insets: EdgeInsets
  /// The table that a cell is in; nil of other views.
  var table: XMLElement?

  var element: XMLElement { view.element }

  /// The values of properties by their keys.
  var settings: [(key: String, value: PropertyValue)] {
    var settings = texts + looks + states
    if let size = contentSize {
      settings.append(
        (
          "intrinsicContentSize",
          .list([size.width, size.height].map { $0.map { .number($0) } ?? .text("none") })
        ))
    }
    return settings
  }

  // MARK: - Texts and looks

  private var normalState: XMLElement? { element.child("state", key: "normal") }
  private var cell: XMLElement? { element.child(key: "cell") }
  private var configuration: XMLElement? {
    element.child("buttonConfiguration", key: "configuration")
  }

  /// The text of a view, as the document has it.
  private var text: String? {
    if document.isMac { return cell?.content("title") ?? element.content("title") }
    return kind == .button
      ? configuration?.content("title") ?? normalState?.content("title") : element.content("text")
  }

  /// The joined fragments of an attributed text.
  private var attributedText: String? {
    let text =
      element.child("attributedString", key: "attributedText")
      ?? normalState?.child("attributedString", key: "attributedTitle")
      ?? configuration?.child("attributedString", key: "attributedTitle")
    return text?.child("fragments")?.children.compactMap { $0.content("content") }.joined()
  }

  private var texts: [(String, PropertyValue)] {
    var values: [(String, PropertyValue)] = []
    switch kind {
    case .label, .textView:
      values.append(("text", .text(text ?? attributedText ?? "")))
    case .button: values.append(("title", .text(text ?? attributedText ?? "")))
    case .textField, .searchBar:
      if let text = text ?? attributedText {
        values.append(("text", .text(text)))
      }
      let placeholder = document.isMac ? cell?["placeholderString"] : element.content("placeholder")
      if let placeholder {
        values.append(("placeholder", .text(placeholder)))
      }
    case .segmentedControl:
      let segments = (document.isMac ? cell : element)?.child("segments")?.children ?? []
      let titles = segments.map { $0["title"] ?? $0["label"] ?? "" }
      values.append(("segments", .list(titles.map { .text($0) })))
    default: break
    }
    if let font = designedFont
      ?? InterfaceFont(of: element, cell: cell, isMac: document.isMac, kind: kind).value
      ?? storedTitleFont,
      [ViewKind.label, .button, .textField, .textView].contains(kind)
    {
      values.append(("font", font))
    }
    return values
  }

  /// The font of a configuration's title where the canvas shows texts in styles at another size: titles keep theirs.
  private var storedTitleFont: PropertyValue? {
    guard element.child("buttonConfiguration", key: "configuration") != nil,
      document.textSize != .large
    else { return nil }
    let body = Font(style: .body, category: .large)
    return .fields([PropertyField("size", .number(body.size))])
  }

  /// The font of a label that drew itself: the height of its line says the size.
  private var designedFont: PropertyValue? {
    guard kind == .label, let height = document.designables[view.id]?.height, height > 0 else {
      return nil
    }
    let stated = InterfaceFont(of: element, cell: nil, isMac: false, kind: kind).size
    let size = (height / Font(size: 1).lineHeight).rounded(.down)
    return (size - stated).magnitude <= 1 ? nil : .fields([PropertyField("size", .number(size))])
  }

  private var looks: [(String, PropertyValue)] {
    var values: [(String, PropertyValue)] = []
    func color(_ key: String, of element: XMLElement?) -> PropertyValue? {
      element?.child("color", key: key)
        .flatMap { InterfaceColor.color($0, named: document.colors) }
        .map { .color($0, name: $0.single == nil ? Vocabulary.name(of: $0) : nil) }
    }
    let drawsBackground = !document.isMac || cell?.flag("drawsBackground") ?? false
    if drawsBackground,
      let fill = color("baseBackgroundColor", of: configuration)
        ?? color("backgroundColor", of: document.isMac ? cell : element)
    {
      values.append(("backgroundColor", fill))
    }
    for key in ["tintColor"] + (kind == .switch ? ["onTintColor"] : []) where !document.isMac {
      if let tint = color(key, of: element) { values.append((key, tint)) }
    }
    let colored = document.isMac ? cell : element
    if let ink = color("textColor", of: colored) ?? color("titleColor", of: normalState)
      ?? color("baseForegroundColor", of: configuration),
      [ViewKind.label, .button, .textField, .textView].contains(kind)
    {
      values.append(("textColor", ink))
    }
    if [ViewKind.label, .textField, .textView].contains(kind), let side = element["textAlignment"],
      TextAlignment(rawValue: side) != nil
    {
      values.append(("textAlignment", .text(side)))
    }
    if kind == .label, let lines = element.number("numberOfLines") {
      values.append(("numberOfLines", .number(max(0, min(lines, 10_000)))))
    }
    if kind == .label, wrapsOnMac { values.append(("numberOfLines", .number(0))) }
    if kind == .imageView {
      if let mode = element["contentMode"], ContentMode(rawValue: mode) != nil {
        values.append(("contentMode", .text(mode)))
      }
      if let name = element["image"] {
        values.append(("image", .fields([PropertyField("name", .text(name))])))
      }
    }
    if kind == .pageControl, let pages = element.number("numberOfPages") {
      values.append(("numberOfPages", .number(max(0, min(pages, 1000)))))
    }
    if [ViewKind.scrollView, .tableView, .textView].contains(kind),
      element["contentInsetAdjustmentBehavior"] == "never"
    {
      values.append(("contentInsetAdjustmentBehavior", .text("never")))
    }
    if kind == .textView, element["scrollEnabled"] == "NO" {
      values.append(("isScrollEnabled", .truth(false)))
    }
    if let style = style { values.append(("style", .text(style))) }
    return values
  }

  private var style: String? {
    switch kind {
    case .activityIndicatorView:
      return ["large", "whiteLarge", "medium"].first { $0 == element["style"] }
    case .textField where !document.isMac: return element["borderStyle"] == nil ? "plain" : nil
    case .tableView where !document.isMac:
      return element["style"].flatMap { TableStyle(rawValue: $0) }
        .flatMap { $0 == .plain ? nil : $0.rawValue }
    case .button where !document.isMac:
      return configuration.map {
        ($0["style"].flatMap { ButtonConfiguration(rawValue: $0) } ?? .plain).rawValue
      }
    default: return nil
    }
  }

  // MARK: - Sizes

  /// The size of the content where the document states or stores it; nil if its kind measures it.
  private var contentSize: IntrinsicContentSize? {
    let stored =
      view.hasFrame
      ? IntrinsicContentSize(
        width: max(0, view.frame.width - insets.left - insets.right),
        height: max(0, view.frame.height - insets.top - insets.bottom)) : IntrinsicContentSize()
    let size = document.isMac ? macSize(stored) : designedSize(stored) ?? phoneSize(stored)
    let placeholders = ["Width", "Height"].map { element["placeholderIntrinsic" + $0] ?? "" }
    if placeholders == ["", ""] { return size }
    func side(_ text: String, or other: Double?) -> Double? {
      text.isEmpty ? other : InterfaceNumber.number(text).map { max(0, $0) }
    }
    return IntrinsicContentSize(
      width: side(placeholders[0], or: size?.width),
      height: side(placeholders[1], or: size?.height))
  }

  /// Whether it is a text of AppKit that is stored with several lines.
  private var wrapsOnMac: Bool {
    guard document.isMac, cell?["lineBreakMode"] == nil else { return false }
    let font = InterfaceFont(of: element, cell: cell, isMac: true, kind: kind)
    return view.frame.height >= 2 * font.size
  }

  /// The size of a view that drew itself; a text of several lines then had no width to fill.
  private func designedSize(_ stored: IntrinsicContentSize) -> IntrinsicContentSize? {
    guard let size = document.designables[view.id] else { return nil }
    let wraps = kind == .label && element["numberOfLines"].map { $0 != "1" } ?? false
    return wraps ? stored : size
  }

  /// What cannot be measured here keeps its stored size: fonts and images that are not there.
  private func phoneSize(_ stored: IntrinsicContentSize) -> IntrinsicContentSize? {
    switch element.name {
    case "button" where backgroundSize != nil: return backgroundSize
    case "label", "textField", "searchTextField", "button":
      return isMeasurable ? nil : stored
    case "textView": return isMeasurable || element["scrollEnabled"] != "NO" ? nil : stored
    case "imageView":
      guard let name = element["image"] else { return nil }
      if element["customClass"] == nil, let size = document.images[name] {
        return IntrinsicContentSize(width: size.width, height: size.height)
      }
      return stored
    case "datePicker", "pickerView", "segmentedControl": return stored
    default: return InterfaceKind.kind(of: element, isMac: false) == nil ? stored : nil
    }
  }

  /// The size of a button's background image, which is that of its content; nil if there is none, or none
  /// whose size is known.
  private var backgroundSize: IntrinsicContentSize? {
    guard element["customClass"] == nil,
      let size = normalState?["backgroundImage"].flatMap({ document.images[$0] })
    else { return nil }
    return IntrinsicContentSize(width: size.width, height: size.height)
  }

  /// Whether ibar has the font and all else that the size depends on.
  private var isMeasurable: Bool {
    let font = InterfaceFont(of: element, cell: nil, isMac: false, kind: kind)
    guard font.isSystem, attributedText == nil else { return false }
    // A text that is set at run time.
    if [ViewKind.label, .button].contains(kind), (text ?? "").isEmpty { return false }
    if let text, !Typesetter.standard.hasAllCharacters(of: text) { return false }
    switch kind {
    case .button:
      let plainTypes: [String?] = ["roundedRect", "system", "custom", nil]
      return plainTypes.contains(element["buttonType"]) && normalState?["image"] == nil
        && normalState?["backgroundImage"] == nil && configuration?.child("imageReference") == nil
        && configuration?["image"] == nil
        && !element.children.contains {
          ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].contains($0["key"])
        }
    case .textField: return [nil, "roundedRect"].contains(element["borderStyle"])
    default: return true
    }
  }

  /// Controls of AppKit keep their stored sizes, but for texts.
  private func macSize(_ stored: IntrinsicContentSize) -> IntrinsicContentSize? {
    let isWide = view.frame.width >= view.frame.height
    switch element.name {
    case "stackView": return IntrinsicContentSize(width: 0, height: 0)
    case "box" where element["boxType"] == "separator":
      return isWide
        ? IntrinsicContentSize(height: stored.height) : IntrinsicContentSize(width: stored.width)
    case "slider": break
    case "progressIndicator" where element["style"] != "spinning": break
    case "textField" where kind == .label:
      let font = InterfaceFont(of: element, cell: cell, isMac: true, kind: kind)
      let isSet = text?.isEmpty == false
      // A text that is centred or on a background is a few points wider than its letters.
      let isPadded = cell?["alignment"] == "center" || cell?.flag("drawsBackground") == true
      return font.isSystem && isSet && !isPadded && view.frame.height < 2 * font.size
        ? nil : stored
    case let name:
      return InterfaceKind.macContainers.contains(name) ? IntrinsicContentSize() : stored
    }
    return isWide
      ? IntrinsicContentSize(height: stored.height) : IntrinsicContentSize(width: stored.width)
  }
}
