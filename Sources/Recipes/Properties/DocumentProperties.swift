import LayoutModel

/// The facts of Interface Builder documents that recipes keep, so that they solve as the documents do.
enum DocumentProperties {
  /// The facts about a view.
  static let view: [Property<View>] = [
    Property(
      "alignmentRectInsets", .scalarOr(.number(.any), .tuple(sides)),
      "The insets of the rectangle that constraints act on in the frame, in points.",
      default: "the kind's", isOfRoot: true,
      get: { $0.alignmentRectInsets.map(value) },
      set: { view, value in
        let sides = value.number.map { Array(repeating: $0, count: 4) } ?? value.numbers
        guard sides.count == 4 else { return }
        view.alignmentRectInsets = EdgeInsets(
          top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      }),
    Property(
      "document", .fields(FieldList("the set of facts of a document", facts.map(\.key))),
      "What Interface Builder does with the view in a document.",
      effect: [.layout, .document], isOfRoot: true,
      get: { view in
        .fields(
          facts.compactMap { fact in
            fact.get(view.documentFacts).map { PropertyField(fact.key.name, $0) }
          })
      },
      set: { view, value in
        for fact in facts {
          if let value = value[fact.key.name] { fact.set(&view.documentFacts, value) }
        }
      }),
  ]

  private static let sides = TupleForm("[top, left, bottom, right]")

  private static func value(_ insets: EdgeInsets) -> PropertyValue {
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    return Set(sides).count == 1 ? .number(sides[0]) : .numbers(sides)
  }

  private static let facts: [Property<DocumentFacts>] = [
    Property(
      "countsFromBottom", .truth,
      "Whether the frames of its subviews count upwards from its lower left corner.",
      default: "false",
      get: { .truth($0.countsFromBottom) }, set: { $0.countsFromBottom = $1.truth }),
    Property(
      "keepsSafeAreaOut", .truth, "Whether no safe area reaches the views in it, as in cells.",
      default: "false",
      get: { .truth($0.keepsSafeAreaOut) }, set: { $0.keepsSafeAreaOut = $1.truth }),
    Property(
      "showsPartOfSubviews", .truth, "Whether its subviews scroll, as in tables.",
      default: "false",
      get: { .truth($0.showsPartOfSubviews) }, set: { $0.showsPartOfSubviews = $1.truth }),
    Property(
      "isOutOfSight", .truth, "Whether it is in a cell below the visible part of its table.",
      default: "false", get: { .truth($0.isOutOfSight) }, set: { $0.isOutOfSight = $1.truth }),
    Property(
      "isPrototype", .truth, "Whether it keeps its place until it has a constraint.",
      default: "false", get: { .truth($0.isPrototype) }, set: { $0.isPrototype = $1.truth }),
    Property(
      "keepsPlaceWhenHidden", .truth,
      "Whether it has room in its stack view although it is hidden.",
      default: "false",
      get: { .truth($0.keepsPlaceWhenHidden) }, set: { $0.keepsPlaceWhenHidden = $1.truth }),
    Property(
      "ambiguityCheck", .word(of: "an ambiguity check", AmbiguityCheck.self),
      "The part of the frame whose ambiguity is reported.", default: "all",
      get: { .text($0.ambiguityCheck.rawValue) },
      set: { $0.ambiguityCheck = AmbiguityCheck(rawValue: $1.text ?? "") ?? .all }),
  ]

  /// The canvas that a document was saved with.
  static let canvas = Property<RecipeCanvas>(
    "document", .fields(FieldList("the canvas of a document", saved.map(\.key))),
    "The canvas on which Interface Builder stored the frames of a document.",
    get: { canvas in
      canvas.saved.map { stored in
        .fields(saved.compactMap { row in row.get(stored).map { PropertyField(row.key.name, $0) } })
      }
    },
    set: { canvas, value in
      var stored = Canvas(size: Device.standard.portraitSize)
      stored.storedFrames = .pixels
      for row in saved {
        if let value = value[row.key.name] { row.set(&stored, value) }
      }
      canvas.saved = stored
    })

  private static let saved: [Property<Canvas>] = [
    Property(
      "size", .tuple(TupleForm("[width, height]", rule: .storedSize)),
      "The size of the root view, in points.",
      get: { .numbers([$0.size.width, $0.size.height]) },
      set: { canvas, value in
        let sides = value.numbers
        if sides.count == 2 { canvas.size = Size(width: sides[0], height: sides[1]) }
      }),
    Property(
      "storedSize", .tuple(TupleForm("[width, height]", rule: .storedSize)),
      "The size that the document shows, where its views lie as in another, in points.",
      get: { $0.storedSize.map { .numbers([$0.width, $0.height]) } },
      set: { canvas, value in
        let sides = value.numbers
        if sides.count == 2 { canvas.storedSize = Size(width: sides[0], height: sides[1]) }
      }),
    Property(
      "orientation", .word(of: "an orientation", Orientation.self), "How the device is held.",
      get: { .text($0.orientation?.rawValue) },
      set: { $0.orientation = Orientation(rawValue: $1.text ?? "") }),
    Property(
      "safeAreaInsets", Insets.type, "What bars and the device cover, in points.",
      get: { Insets.value($0.safeAreaInsets) },
      set: { $0.safeAreaInsets = Insets.insets($1) ?? $0.safeAreaInsets }),
    Property(
      "layoutMargins", Insets.type, "The margins of the root, in points.",
      get: { Insets.value($0.layoutMargins) },
      set: { $0.layoutMargins = Insets.insets($1) ?? $0.layoutMargins }),
    Property(
      "rounding", .word(of: "a rounding", FrameRounding.self),
      "Whether frames were rounded to pixels, or to points too.", default: "pixels",
      get: { .text($0.storedFrames?.rawValue) },
      set: { $0.storedFrames = FrameRounding(rawValue: $1.text ?? "") }),
    Property(
      "scale", .number(.length), "Pixels per point where no device says so.", default: "2",
      get: { $0.ownScale.map { .number($0) } }, set: { $0.ownScale = $1.number }),
  ]
}
