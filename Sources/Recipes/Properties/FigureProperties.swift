package import FigureChoices
import LayoutModel

/// The keys of a recipe that say how its figures look in every style.
package enum FigureProperties {
  /// The properties of figures, in the order in which recipes give them.
  package static let all = texts + looks

  /// The properties that a language can give figures too.
  package static let texts: [Property<FigureSettings>] = [
    Property(
      "alt", .text, "The words for people who cannot see the figures.",
      default: "a description of the layout",
      get: { .text($0.alt) }, set: { $0.alt = $1.text }),
    Property(
      "caption", .text, "The text that `--caption` sets below the figures.",
      get: { .text($0.caption) }, set: { $0.caption = $1.text }),
    Property(
      "callouts", .list(.fields(FieldList("a callout", calloutKeys))),
      "Texts with leader lines beside the figure.",
      get: { settings in
        let items = settings.callouts.map { callout in
          PropertyValue.fields([
            PropertyField("at", .text(callout.place)), PropertyField("text", .text(callout.text)),
          ])
        }
        return items.isEmpty ? nil : .list(items)
      },
      set: { settings, value in
        settings.callouts = value.items.map {
          Callout(at: $0["at"]?.text ?? "", $0["text"]?.text ?? "")
        }
      }),
    Property(
      "phrases", .fields(FieldList("the set of phrases", phraseKeys)),
      "Words in the place of those that figures print of themselves.",
      get: { settings in
        let fields = FigurePhrase.allCases.compactMap { phrase in
          settings.phrases[phrase].map { PropertyField(phrase.rawValue, .text($0)) }
        }
        return fields.isEmpty ? nil : .fields(fields)
      },
      set: { settings, value in
        for phrase in FigurePhrase.allCases {
          if let text = value[phrase.rawValue]?.text { settings.phrases[phrase] = text }
        }
      }),
  ]

  /// The keys of the words that figures print of themselves.
  package static let phraseKeys = FigurePhrase.allCases.map {
    Key($0.rawValue, .text, $0.summary, default: "`\($0.english)`")
  }

  private static let calloutKeys = [
    Key("at", .text, "A view, a constraint's number, or an edge such as `Red View.Trailing`."),
    Key("text", .text, "The text."),
  ]

  private static let looks: [Property<FigureSettings>] = [
    Property(
      "labels", .list(.word(of: "a label", LabelKind.self)),
      "What is written beside views and constraints.",
      get: { $0.labels.isEmpty ? nil : .list($0.labels.map { .text($0.rawValue) }) },
      set: { $0.labels = $1.items.compactMap { $0.text.flatMap(LabelKind.init) } }),
    Property(
      "crop", crop, "The part of the layout that figures show, in points.",
      get: { $0.crop.map(value) }, set: { $0.crop = crop($1) }),
    Property(
      "zoom", .number(.zoom), "The points of a figure for one point of the layout.", default: "1",
      get: { .number($0.zoom) }, set: { $0.zoom = $1.number ?? 1 }),
    Property(
      "details", .list(.word(of: "a detail", FigureDetail.self)),
      "What figures that explain show besides.", default: "`defaults`",
      get: { $0.details.map { .list($0.map { .text($0.rawValue) }) } },
      set: { $0.details = $1.items.compactMap { $0.text.flatMap(FigureDetail.init) } }),
    Property(
      "emphasis", .list(.text),
      "The views and the numbers of constraints beside which all else is dimmed.",
      get: { $0.emphasis.isEmpty ? nil : .list($0.emphasis.map { .text($0) }) },
      set: { $0.emphasis = $1.items.compactMap(\.text) }),
  ]

  /// The word for the content, a rectangle, or what is around some views.
  static let crop = ValueType.scalarOr(
    .word(
      WordList(
        "a crop",
        help: { word in
          word.lowercased() == FigureSettings.contentWord
            ? nil
            : "write 'crop: {around: [\(word)]}' for the part around a view, or 'crop: content'"
        }, [FigureSettings.contentWord])),
    .tupleOr(TupleForm("[x, y, width, height]", rule: .size), around))

  private static let around = FieldList(
    "a crop",
    [
      Key("around", .list(.text), "The names of the views that it shows."),
      Key("margin", .number(.length), "The room around them, in points.", default: "0"),
    ])

  private static func value(_ crop: FigureSettings.Crop) -> PropertyValue {
    switch crop {
    case .content: .text(FigureSettings.contentWord)
    case .rect(let rect): .numbers([rect.x, rect.y, rect.width, rect.height])
    case .around(let views, let margin):
      .fields([
        PropertyField("around", .list(views.map { .text($0) })),
        PropertyField("margin", .number(margin)),
      ])
    }
  }

  private static func crop(_ value: PropertyValue) -> FigureSettings.Crop? {
    if value.text != nil { return .content }
    if case .fields = value {
      let views = value["around"]?.items.compactMap(\.text) ?? []
      return .around(views, margin: value["margin"]?.number ?? 0)
    }
    let sides = value.numbers
    guard sides.count == 4 else { return nil }
    return .rect(Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
  }
}
