import LayoutModel
import Typesetting

/// What Interface Builder writes of a kind of views and its content.
struct StoryboardKind {
  /// The attributes before those of all views.
  private(set) var head: [(name: String, value: String)] = []
  /// The attributes after them.
  private(set) var tail: [(name: String, value: String)] = []
  /// The elements in the view, after its constraints.
  private(set) var content: [XMLElement] = []

  init(_ view: View) {
    let row = StoryboardKind.rows[view.kind.rawValue]
    head = StoryboardKind.attributes(row?.head ?? "contentMode=scaleToFill")
    tail = StoryboardKind.attributes(row?.tail ?? "")
    switch view.kind {
    case .label: addLabel(view)
    case .button: addButton(view)
    case .textField: addTextField(view)
    case .textView: addTextView(view)
    case .imageView: addImageView(view)
    case .segmentedControl:
      let segments = view.content.segments.map { XMLElement("segment", ["title": $0]) }
      content = [XMLElement("segments", [:], segments)]
    case .activityIndicatorView: add("style", view.content.style ?? "medium")
    case .pageControl: add("numberOfPages", "\(view.content.numberOfPages)")
    case .searchBar: content = [StoryboardKind.inputTraits]
    case .stackView: addArrangement(view)
    default: break
    }
  }

  /// The fixed attributes of kinds, as Interface Builder gives them to new views.
  private static let rows: [String: (head: String, tail: String)] = [
    "label": ("opaque=NO userInteractionEnabled=NO contentMode=left", ""),
    "button": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center"
    ),
    "textField": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=left contentVerticalAlignment=center"
    ),
    "textView": ("clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill", ""),
    "scrollView": ("clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill", ""),
    "collectionView": ("clipsSubviews=YES multipleTouchEnabled=YES contentMode=scaleToFill", ""),
    "tableView": (
      "clipsSubviews=YES contentMode=scaleToFill alwaysBounceVertical=YES",
      "dataMode=prototypes style=plain separatorStyle=default rowHeight=44 sectionHeaderHeight=28 "
        + "sectionFooterHeight=28"
    ),
    "imageView": ("userInteractionEnabled=NO", ""),
    "switch": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center on=YES"
    ),
    "slider": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center value=0.5 minValue=0.0 "
        + "maxValue=1"
    ),
    "stepper": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center maximumValue=100"
    ),
    "segmentedControl": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=left contentVerticalAlignment=top segmentControlStyle=plain "
        + "selectedSegmentIndex=0"
    ),
    "progressView": ("opaque=NO contentMode=scaleToFill", "progress=0.5"),
    "activityIndicatorView": ("opaque=NO contentMode=scaleToFill", ""),
    "pageControl": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center"
    ),
    "datePicker": (
      "contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center "
        + "datePickerMode=dateAndTime minuteInterval=1"
    ),
    "searchBar": ("contentMode=redraw", ""),
    "stackView": ("opaque=NO contentMode=scaleToFill", ""),
    "toolbar": ("opaque=NO clearsContextBeforeDrawing=NO contentMode=scaleToFill", ""),
  ]

  private static func attributes(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: " ").map { part in
      let sides = part.split(separator: "=")
      return (String(sides[0]), String(sides[1]))
    }
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value { tail.append((name, value)) }
  }

  // MARK: - Texts

  private mutating func addLabel(_ view: View) {
    addText(view.content.text ?? "Label", "text")
    add("textAlignment", view.content.textAlignment.rawValue)
    add("lineBreakMode", "tailTruncation")
    if view.content.numberOfLines != 1 { add("numberOfLines", "\(view.content.numberOfLines)") }
    add("baselineAdjustment", "alignBaselines")
    add("adjustsFontSizeToFit", "NO")
    content.append(StoryboardKind.font(of: view, size: 17))
    content.append(StoryboardKind.textColor(of: view))
    content.append(XMLElement("nil", ["key": "highlightedColor"]))
  }

  private mutating func addButton(_ view: View) {
    let title = view.content.title ?? view.content.text ?? "Button"
    let isPlain = view.content.style == "plain"
    add("buttonType", isPlain ? "system" : "roundedRect")
    add("lineBreakMode", "middleTruncation")
    if let font = view.content.font { content.append(StoryboardKind.element(font)) }
    var state = XMLElement("state", ["key": "normal", "title": title])
    if let color = view.content.textColor {
      state.children = [StoryboardKind.element(color, key: "titleColor")]
    }
    content.append(state)
    if isPlain {
      content.append(
        XMLElement(
          "buttonConfiguration", ["key": "configuration", "style": "plain", "title": title]))
    }
  }

  private mutating func addTextField(_ view: View) {
    if let text = view.content.text { addText(text, "text") }
    if view.content.style != "plain" { add("borderStyle", "roundedRect") }
    if let placeholder = view.content.placeholder { addText(placeholder, "placeholder") }
    add("textAlignment", view.content.textAlignment.rawValue)
    add("minimumFontSize", "17")
    if view.content.textColor != nil { content.append(StoryboardKind.textColor(of: view)) }
    content.append(StoryboardKind.font(of: view, size: 14))
    content.append(StoryboardKind.inputTraits)
  }

  private mutating func addTextView(_ view: View) {
    if !view.content.isScrollEnabled { add("scrollEnabled", "NO") }
    addText(view.content.text ?? "", "text")
    add("textAlignment", view.content.textAlignment.rawValue)
    if view.content.textColor != nil { content.append(StoryboardKind.textColor(of: view)) }
    content.append(StoryboardKind.font(of: view, size: 14))
    content.append(StoryboardKind.inputTraits)
  }

  /// Adds a text as an attribute, or as an element if it has several lines.
  private mutating func addText(_ text: String, _ key: String) {
    if !text.contains(where: \.isNewline) { return add(key, text) }
    var element = XMLElement("string", ["key": key])
    element.text = text
    content.append(element)
  }

  private static let inputTraits = XMLElement("textInputTraits", ["key": "textInputTraits"])

  private static func textColor(of view: View) -> XMLElement {
    view.content.textColor.map { element($0, key: "textColor") }
      ?? XMLElement("nil", ["key": "textColor"])
  }

  // MARK: - Fonts and colours

  private static func font(of view: View, size: Double) -> XMLElement {
    element(view.content.font ?? .system(size: size, weight: nil))
  }

  private static func element(_ font: FontChoice) -> XMLElement {
    switch font {
    case .style(let style):
      let id = InterfaceFont.styles.first { $0.value == style }?.key
      return XMLElement("fontDescription", ["key": "fontDescription", "style": id])
    case .system(let size, let weight):
      return XMLElement(
        "fontDescription",
        [
          "key": "fontDescription", "type": "system", "weight": weight?.rawValue,
          "pointSize": ElementText.number(size),
        ])
    }
  }

  /// A colour in sRGB, that of the light appearance.
  static func element(_ dynamic: DynamicColor, key: String) -> XMLElement {
    let color = dynamic.light
    func part(_ byte: UInt8) -> String { ElementText.number(Double(byte) / 255) }
    return XMLElement(
      "color",
      [
        "key": key, "red": part(color.red), "green": part(color.green), "blue": part(color.blue),
        "alpha": part(color.alpha), "colorSpace": "custom", "customColorSpace": "sRGB",
      ])
  }

  // MARK: - Images and stacks

  private mutating func addImageView(_ view: View) {
    head.append(("contentMode", view.content.contentMode.rawValue))
    if view.content.imageSize != nil { add("image", StoryboardViews.imageName(view)) }
  }

  private mutating func addArrangement(_ view: View) {
    guard let arrangement = view.arrangement else { return }
    if arrangement.axis == .vertical { add("axis", "vertical") }
    if arrangement.distribution != .fill { add("distribution", arrangement.distribution.rawValue) }
    // Interface Builder has these words along both axes.
    let words: [StackArrangement.Alignment: String] = [.leading: "top", .trailing: "bottom"]
    if arrangement.alignment != .fill {
      add("alignment", words[arrangement.alignment] ?? arrangement.alignment.rawValue)
    }
    if arrangement.spacing != 0 { add("spacing", ElementText.number(arrangement.spacing)) }
    if arrangement.isBaselineRelativeArrangement { add("baselineRelativeArrangement", "YES") }
    if arrangement.isLayoutMarginsRelativeArrangement {
      add("layoutMarginsRelativeArrangement", "YES")
    }
  }
}
