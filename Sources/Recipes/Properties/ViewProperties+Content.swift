import LayoutModel
import Typesetting

/// The properties of what views show.
extension ViewProperties {
  private static let withText: [ViewKind] = [.label, .button, .textField, .textView, .searchBar]

  private static let imageKeys: [Key] = [
    Key("name", .text, "The image's name."),
    Key("size", .tuple(TupleForm("[width, height]", rule: .size)), "Its size in points."),
  ]

  private static let fontKeys: [Key] = [
    Key("style", .word(of: "a text style", TextStyle.self), "A text style, which scales."),
    Key("size", .number(.fontSize), "The size in points.", default: "17"),
    Key(
      "weight", .word(of: "a weight", Font.Weight.self), "The weight.",
      default: "regular; the style's"),
  ]

  static let content: [Property<View>] =
    [
      Property(
        "text", .content, "The text.", effect: [.layout, .text],
        on: withText + [.navigationBar, .tabBar, .toolbar, .tableViewCell],
        get: { .text($0.content.text) }, set: { $0.content.text = $1.text }),
      Property(
        "title", .content, "The title.", effect: [.layout, .text], on: [.button, .navigationBar],
        get: { .text($0.content.title) }, set: { $0.content.title = $1.text }),
      Property(
        "placeholder", .content,
        "What the view shows while it has no text; the drawing in place of an image: `dark`, `map`, "
          + "`avatar` or `chart`.",
        effect: [.layout, .text], on: [.textField, .searchBar, .imageView],
        get: { .text($0.content.placeholder ?? $0.content.imagePlaceholder?.rawValue) },
        set: { view, value in
          if view.kind == .imageView {
            view.content.imagePlaceholder = value.text.flatMap { ImagePlaceholder(rawValue: $0) }
          } else {
            view.content.placeholder = value.text
          }
        }),
      Property(
        "image", .scalarOr(.text, .fields(FieldList("an image", imageKeys))),
        "The path of a PNG or JPEG file beside the recipe, or a name and a size in points.",
        effect: [.layout, .look], on: [.imageView, .tableViewCell],
        get: { view in
          let content = view.content
          if content.imageName == nil, content.imageSize == nil { return nil }
          let size = content.imageSize.map { PropertyValue.numbers([$0.width, $0.height]) }
          return .fields(("name", .text(content.imageName)), ("size", size))
        },
        set: { view, value in
          if let name = value["name"]?.text { view.content.imageName = name }
          if let sides = value["size"]?.numbers, sides.count == 2 {
            view.content.imageSize = Size(width: sides[0], height: sides[1])
          }
        }),
      Property(
        "font", .scalarOr(.number(.fontSize), .fields(FieldList("a font", fontKeys))),
        "A size in points, or a text style or a size, with a weight.", default: "the kind's",
        effect: [.layout, .look], on: withText,
        get: { $0.content.font.map(value) }, set: { $0.content.font = font($1) }),
      Property(
        "textColor", .color, "The colour of the text.", default: "the kind's", effect: .look,
        on: withText,
        get: { color($0.content.textColor) }, set: { $0.content.textColor = $1.color }),
      Property(
        "textAlignment", .word(of: "a text alignment", TextAlignment.self),
        "Where the lines of the text begin and end.", effect: .look,
        on: [.label, .textField, .textView],
        get: { .text($0.content.textAlignment.rawValue) },
        set: { view, value in
          view.content.textAlignment =
            value.text.flatMap { TextAlignment(rawValue: $0) } ?? .natural
        }),
      Property(
        "numberOfLines", .number(.count), "How many lines the text can have; 0 for any number.",
        on: [.label],
        get: { .number(Double($0.content.numberOfLines)) },
        set: { $0.content.numberOfLines = Int($1.number ?? 1) }),
      Property(
        "preferredMaxLayoutWidth", .number(.length),
        "The width at which a text of several lines wraps, in points; by default that of the label.",
        on: [.label],
        get: { $0.content.preferredMaxLayoutWidth.map { .number($0) } },
        set: { $0.content.preferredMaxLayoutWidth = $1.number }),
      Property(
        "contentMode", .word(of: "a content mode", ContentMode.self),
        "How the image lies in the view.", effect: .look, on: [.imageView],
        get: { .text($0.content.contentMode.rawValue) },
        set: { view, value in
          view.content.contentMode =
            value.text.flatMap { ContentMode(rawValue: $0) } ?? .scaleToFill
        }),
      Property(
        "style", .word(WordList("a style", styles)),
        "A variant of the kind: a button's configuration, a table's style, a text field without a border, "
          + "the size of an activity indicator.",
        effect: [.layout, .look], isOfRoot: true,
        on: [.button, .textField, .tableView, .activityIndicatorView],
        get: { .text($0.content.style) }, set: { $0.content.style = $1.text }),
      Property(
        "segments", .list(.content), "The titles of the segments.", effect: [.layout, .text],
        on: [.segmentedControl],
        get: { .list($0.content.segments.map { .text($0) }) },
        set: { $0.content.segments = $1.items.compactMap(\.text) }),
      Property(
        "rows", .list(.content), "The rows of the wheel, the second of which is selected.",
        default: "numbers", effect: .text, on: [.pickerView],
        get: { .list($0.content.rows.map { .text($0) }) },
        set: { $0.content.rows = $1.items.compactMap(\.text) }),
      Property(
        "numberOfPages", .number(.count), "How many dots there are.", on: [.pageControl],
        get: { .number(Double($0.content.numberOfPages)) },
        set: { $0.content.numberOfPages = Int($1.number ?? 0) }),
      Property(
        "isScrollEnabled", .truth,
        "Whether the text scrolls; if not, the view is as high as its text.",
        on: [.textView],
        get: { .truth($0.content.isScrollEnabled) }, set: { $0.content.isScrollEnabled = $1.truth }),
      Property(
        "contentInsetAdjustmentBehavior",
        .word(of: "a content inset adjustment", ContentInsetAdjustment.self),
        "Whether the content begins below the bars that cover the view's top.",
        on: [.scrollView, .tableView, .textView],
        get: { .text($0.content.contentInsetAdjustment.rawValue) },
        set: { view, value in
          view.content.contentInsetAdjustment =
            value.text.flatMap { ContentInsetAdjustment(rawValue: $0) } ?? .automatic
        }),
    ] + ControlProperties.all + BarProperties.view + TableProperties.all

  private static let styles: [String] = [
    "plain", "gray", "tinted", "filled", "bordered", "borderedTinted", "borderedProminent",
    "grouped", "insetGrouped", "large", "whiteLarge", "medium", "system",
  ]

  private static func value(_ font: FontChoice) -> PropertyValue {
    switch font {
    case .style(let style, let weight):
      .fields(("style", .text(style.rawValue)), ("weight", .text(weight?.rawValue)))
    case .system(let size, nil): .number(size)
    case .system(let size, let weight?):
      .fields(("size", .number(size)), ("weight", .text(weight.rawValue)))
    }
  }

  private static func font(_ value: PropertyValue) -> FontChoice {
    let weight = value["weight"]?.text.flatMap { Font.Weight(rawValue: $0) }
    if let style = value["style"]?.text.flatMap({ TextStyle(rawValue: $0) }) {
      return .style(style, weight: weight)
    }
    return .system(size: value.number ?? value["size"]?.number ?? 17, weight: weight)
  }

  // MARK: - Stack views

  /// The properties that only a stack view has.
  static let arrangement: [Property<View>] = [
    Property(
      "axis", .word(WordList("an axis", axes)), "The direction of the arranged subviews.",
      on: [.stackView],
      get: { $0.arrangement.map { .text($0.axis == .horizontal ? axes[0] : axes[1]) } },
      set: { $0.arrangement?.axis = $1.text == axes[0] ? .horizontal : .vertical }),
    Property(
      "alignment", .word(of: "an alignment", StackArrangement.Alignment.self),
      "How the arranged subviews lie across the axis.", on: [.stackView],
      get: { .text($0.arrangement?.alignment.rawValue) },
      set: { view, value in
        view.arrangement?.alignment =
          value.text.flatMap { StackArrangement.Alignment(rawValue: $0) } ?? .fill
      }),
    Property(
      "distribution", .word(of: "a distribution", StackArrangement.Distribution.self),
      "How the arranged subviews share the length of the axis.", on: [.stackView],
      get: { .text($0.arrangement?.distribution.rawValue) },
      set: { view, value in
        view.arrangement?.distribution =
          value.text.flatMap { StackArrangement.Distribution(rawValue: $0) } ?? .fill
      }),
    Property(
      "spacing", .wordOr("Standard", .number(.any)),
      "The space between neighbours, in points; `Standard` is 8.", on: [.stackView],
      get: { $0.arrangement.map { .number($0.spacing) } },
      set: { $0.arrangement?.spacing = $1.number ?? StackArrangement.standardSpacing }),
    Property(
      "isLayoutMarginsRelativeArrangement", .truth,
      "Whether the arranged subviews keep to the stack view's margins.", on: [.stackView],
      get: { $0.arrangement.map { .truth($0.isLayoutMarginsRelativeArrangement) } },
      set: { $0.arrangement?.isLayoutMarginsRelativeArrangement = $1.truth }),
    Property(
      "isBaselineRelativeArrangement", .truth,
      "Whether vertical spaces are between baselines.", on: [.stackView],
      get: { $0.arrangement.map { .truth($0.isBaselineRelativeArrangement) } },
      set: { $0.arrangement?.isBaselineRelativeArrangement = $1.truth }),
  ]

  private static let axes = ["horizontal", "vertical"]

  private static let stackRows = Set(arrangement.map(\.key.name))

  /// Whether only a stack view has a property.
  package static func isOfStackView(_ name: String) -> Bool { stackRows.contains(name) }
}
