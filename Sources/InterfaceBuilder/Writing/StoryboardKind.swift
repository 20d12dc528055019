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
      if let selected = view.content.selectedSegment {
        add("selectedSegmentIndex", "\(selected)")
      }
    case .activityIndicatorView: add("style", view.content.style ?? "medium")
    case .pageControl: add("numberOfPages", "\(view.content.numberOfPages)")
    case .searchBar: addSearchBar(view)
    case .tableView: addTable(view)
    case .switch:
      add("on", view.content.isOn ? "YES" : nil)
      if let color = view.content.onTintColor {
        content.append(StoryboardKind.element(color, key: "onTintColor"))
      }
    case .datePicker:
      add("datePickerMode", view.content.datePickerMode.rawValue)
      if view.content.datePickerStyle != .automatic {
        add("style", view.content.datePickerStyle.rawValue)
      }
    case .slider: addValue(view, "value", standard: 0.5, most: 1)
    case .progressView: addValue(view, "progress", standard: 0.5, most: 1)
    case .stepper: addValue(view, "value", standard: nil, most: 100)
    case .stackView: addArrangement(view)
    default: break
    }
    if view.content.contentInsetAdjustment == .never {
      add("contentInsetAdjustmentBehavior", "never")
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
      "dataMode=prototypes separatorStyle=default rowHeight=44"
    ),
    "imageView": ("userInteractionEnabled=NO", ""),
    "switch": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center"
    ),
    "slider": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center minValue=0.0 maxValue=1"
    ),
    "stepper": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center"
    ),
    "segmentedControl": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=left contentVerticalAlignment=top segmentControlStyle=plain"
    ),
    "progressView": ("opaque=NO contentMode=scaleToFill", ""),
    "activityIndicatorView": ("opaque=NO contentMode=scaleToFill", ""),
    "pageControl": (
      "opaque=NO contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center"
    ),
    "datePicker": (
      "contentMode=scaleToFill",
      "contentHorizontalAlignment=center contentVerticalAlignment=center "
        + "minuteInterval=1"
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
    guard view.buttonConfiguration == nil else { return addConfiguration(view, title) }
    add("buttonType", "roundedRect")
    add("lineBreakMode", "middleTruncation")
    if let font = view.content.font { content.append(StoryboardKind.element(font)) }
    var state = XMLElement("state", ["key": "normal", "title": title])
    if let color = view.content.textColor {
      state.children = [StoryboardKind.element(color, key: "titleColor")]
    }
    content.append(state)
  }

  /// Interface Builder has no bordered styles, which look as others do.
  private static let configurationStyles: [ButtonConfiguration: ButtonConfiguration] = [
    .bordered: .gray, .borderedTinted: .tinted, .borderedProminent: .filled,
  ]

  private mutating func addConfiguration(_ view: View, _ title: String) {
    guard let own = view.buttonConfiguration else { return }
    add("buttonType", "system")
    add("lineBreakMode", "middleTruncation")
    content.append(XMLElement("state", ["key": "normal", "title": title]))
    let style = StoryboardKind.configurationStyles[own] ?? own
    var element = XMLElement(
      "buttonConfiguration", ["key": "configuration", "style": style.rawValue, "title": title])
    if let font = view.content.font {
      element.children.append(StoryboardKind.element(font, key: "titleFontDescription"))
    }
    let colors = [
      ("baseForegroundColor", view.content.textColor),
      ("baseBackgroundColor", own == .plain ? nil : view.backgroundColor),
    ]
    for case (let key, let color?) in colors {
      element.children.append(StoryboardKind.element(color, key: key))
    }
    content.append(element)
  }

  // MARK: - Controls

  private mutating func addValue(_ view: View, _ key: String, standard: Double?, most: Double) {
    if let value = view.content.value ?? standard { add(key, ElementText.number(value * most)) }
    if view.kind == .stepper { add("maximumValue", ElementText.number(most)) }
  }

  private mutating func addTable(_ view: View) {
    let style = view.tableStyle
    add("style", style.rawValue)
    let height = style == .plain ? "28" : "18"
    add("sectionHeaderHeight", height)
    add("sectionFooterHeight", height)
  }

  private mutating func addSearchBar(_ view: View) {
    if let text = view.content.text { addText(text, "text") }
    if let placeholder = view.content.placeholder { addText(placeholder, "placeholder") }
    content.append(StoryboardKind.inputTraits)
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

  private static func element(_ font: FontChoice, key: String = "fontDescription") -> XMLElement {
    switch font {
    case .style(_, let weight?):
      // Interface Builder has text styles with their own weights only.
      return element(.system(size: font.font(.large).size, weight: weight), key: key)
    case .style(let style, nil):
      let id = InterfaceFont.styles.first { $0.value == style }?.key
      return XMLElement("fontDescription", ["key": key, "style": id])
    case .system(let size, let weight):
      return XMLElement(
        "fontDescription",
        [
          "key": key, "type": "system", "weight": weight?.rawValue,
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
