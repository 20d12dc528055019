package import FigureChoices
import LayoutModel
import Typesetting

/// The properties of a recipe's canvas.
package enum CanvasProperties {
  /// The properties of a canvas, in the order in which recipes give them.
  package static let all: [Property<RecipeCanvas>] = [
    Property(
      "device", .word(WordList("a device", help: Device.help, Device.all.map(\.name))),
      "The device.",
      default: Device.standard.name,
      get: { .text($0.device?.name) }, set: { $0.device = Device.named($1.text ?? "") }),
    Property(
      "size", .tuple(TupleForm("[width, height]", rule: .canvasSize)),
      "A size in points, in place of a device; not with one.",
      get: { $0.size.map { .numbers([$0.width, $0.height]) } },
      set: { canvas, value in
        let sides = value.numbers
        if sides.count == 2 { canvas.size = Size(width: sides[0], height: sides[1]) }
      }),
    Property(
      "orientations",
      .someOf(WordList("an orientation", Orientation.allCases.map(\.rawValue))),
      "How the device is held.", default: "portrait, landscape",
      get: { $0.orientations.map { .list($0.map { .text($0.rawValue) }) } },
      set: { canvas, value in
        let listed = value.items.compactMap { Orientation(rawValue: $0.text ?? "") }
        canvas.orientations = Orientation.allCases.filter(listed.contains)
      }),
    Property(
      "bars", .fields(FieldList("the set of bars", bars.map(\.key))),
      "The bars over and under the root view.",
      get: { canvas in
        let standard = Bars()
        let said = bars.compactMap { bar in
          bar.get(canvas.bars).flatMap { value in
            value == bar.get(standard) ? nil : PropertyField(bar.key.name, value)
          }
        }
        return said.isEmpty ? nil : .fields(said)
      },
      set: { canvas, value in
        for bar in bars {
          if let value = value[bar.key.name] { bar.set(&canvas.bars, value) }
        }
      }),
    Property(
      "safeAreaInsets", Insets.type,
      "What bars and the shape of the device keep at the edges, in points.",
      default: "the device's",
      get: { $0.safeAreaInsets.map(Insets.value) },
      set: { $0.safeAreaInsets = Insets.insets($1) }),
    Property(
      "layoutMargins", Insets.type, "The root's margins, in points.", default: "the system's",
      get: { $0.layoutMargins.map(Insets.value) },
      set: { $0.layoutMargins = Insets.insets($1) }),
    Property(
      "direction", .word(of: "a direction", LayoutDirection.self), "The reading direction.",
      default: "leftToRight; the language's",
      get: { .text($0.direction?.rawValue) },
      set: { $0.direction = LayoutDirection(rawValue: $1.text ?? "") }),
    Property(
      "textSize", .word(of: "a text size", ContentSizeCategory.self),
      "The text size that the user has chosen.", default: "large",
      get: { .text($0.textSize?.rawValue) },
      set: { $0.textSize = ContentSizeCategory(rawValue: $1.text ?? "") }),
    Property(
      "system", .number(.system), "The version of iOS whose controls are measured.",
      default: "the version that the device came with, at least 9",
      get: { $0.system.map { .number(Double($0)) } },
      set: { $0.system = $1.number.map { Int($0) } }),
    Property(
      "readableWidth", .number(.any), "The width of a readable text, in points.",
      default: "672",
      get: { $0.readableWidth.map { .number($0) } }, set: { $0.readableWidth = $1.number }),
    Property(
      "reserved", .list(.fields(FieldList("a reserved region", regionKeys))),
      "Regions to keep clear of, which are layout guides too; one frame holds for the device upright "
        + "or for the size as it is written, and turns with it.",
      get: { canvas in
        canvas.reserved.isEmpty ? nil : .list(canvas.reserved.map { .fields(fields(of: $0)) })
      },
      set: { $0.reserved = $1.items.map(region) }),
    Property(
      "sizeClass", .fields(FieldList("a pair of size classes", sizeClasses)),
      "The size classes in place of the device's.", default: "the device's; those of `--size`",
      get: { canvas in
        canvas.sizeClass.map {
          .fields(("width", .text($0.width?.rawValue)), ("height", .text($0.height?.rawValue)))
        }
      },
      set: { canvas, value in
        canvas.sizeClass = SizeClassPair(
          width: value["width"]?.text.flatMap { SizeClass(rawValue: $0) },
          height: value["height"]?.text.flatMap { SizeClass(rawValue: $0) })
      }),
    DocumentProperties.canvas,
  ]

  private static let sizeClasses = [
    Key("width", .word(of: "a size class", SizeClass.self), "Of the width."),
    Key("height", .word(of: "a size class", SizeClass.self), "Of the height."),
  ]

  private static let regionKeys = [
    Key(
      "frame", .tupleOr(frameForm, FieldList("the set of frames by orientation", frameKeys)),
      "The frame, in points."),
    Key("name", .text, "The name of the layout guide."),
  ]

  private static let frameForm = TupleForm("[x, y, width, height]", rule: .size)

  private static let frameKeys = Orientation.allCases.map { orientation in
    Key(
      orientation.rawValue, .tuple(frameForm),
      "The frame in \(orientation.rawValue); without it there is no region.")
  }

  private static func fields(of region: ReservedRegion) -> [PropertyField] {
    func sides(_ frame: Rect) -> PropertyValue {
      .numbers([frame.x, frame.y, frame.width, frame.height])
    }
    let frames = region.frames.map { frames in
      PropertyValue.fields(
        Orientation.allCases.compactMap { orientation in
          frames[orientation].map { PropertyField(orientation.rawValue, sides($0)) }
        })
    }
    return [
      PropertyField("frame", frames ?? sides(region.frame)),
      PropertyField("name", .text(region.name)),
    ]
  }

  /// A region; what the source lacks stays empty, for the builder to report.
  private static func region(_ value: PropertyValue) -> ReservedRegion {
    func frame(_ value: PropertyValue?) -> Rect? {
      let sides = value?.numbers ?? []
      guard sides.count == 4 else { return nil }
      return Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
    var region = ReservedRegion(
      name: value["name"]?.text ?? "",
      frame: frame(value["frame"]) ?? Rect(x: 0, y: 0, width: 0, height: 0))
    if case .fields? = value["frame"] {
      region.frames = Orientation.allCases.reduce(into: [:]) { frames, orientation in
        frames[orientation] = frame(value["frame"]?[orientation.rawValue])
      }
    }
    return region
  }

  private static let bars = BarProperties.canvas
}

/// The properties of a picture of the running app.
package enum ScreenProperties {
  /// The properties of a screen, in the order in which recipes give them.
  package static let all: [Property<ScreenOptions>] = [
    Property(
      "crop", .word(of: "a side", ScreenOptions.Crop.self),
      "The side that is cut off behind what the screen shows.",
      get: { .text($0.crop?.rawValue) },
      set: { $0.crop = ScreenOptions.Crop(rawValue: $1.text ?? "") }),
    Property(
      "device", .truth, "Whether the device is drawn around the screen.",
      get: { .truth($0.showsDevice) }, set: { $0.showsDevice = $1.truth }),
    Property(
      "statusBar", .word(of: "a status bar", ScreenOptions.StatusBarText.self),
      "Whether the text of the status bar is light or dark.", default: "as can be read",
      get: { .text($0.statusBar?.rawValue) },
      set: { $0.statusBar = ScreenOptions.StatusBarText(rawValue: $1.text ?? "") }),
    Property(
      "regions",
      .list(.scalarOr(.word(regionWords), .fields(FieldList("a shaded region", regionKeys)))),
      "The regions of the root or of other views that are shaded, on the canvas too.",
      get: { screen in screen.regions.isEmpty ? nil : .list(screen.regions.map(value)) },
      set: { screen, value in
        let listed = value.items.compactMap(region)
        // Those of the root from the largest to the smallest.
        screen.regions =
          ScreenOptions.Region.allCases.map { ScreenOptions.ShadedRegion($0) }
          .filter(listed.contains) + listed.filter { $0.view != nil }
      }),
  ]

  private static let regionWords = WordList(
    "a region", ScreenOptions.Region.allCases.map(\.rawValue))

  private static let regionKeys = [
    Key("view", .text, "The name of the view.", default: "the root"),
    Key("guide", .word(regionWords), "The guide whose area is shaded."),
  ]

  private static func value(_ region: ScreenOptions.ShadedRegion) -> PropertyValue {
    guard let view = region.view else { return .text(region.guide.rawValue) }
    return .fields([
      PropertyField("view", .text(view)), PropertyField("guide", .text(region.guide.rawValue)),
    ])
  }

  /// A region; nil without a guide, which the reader reports.
  private static func region(_ value: PropertyValue) -> ScreenOptions.ShadedRegion? {
    (value.text ?? value["guide"]?.text).flatMap { ScreenOptions.Region(rawValue: $0) }
      .map { ScreenOptions.ShadedRegion($0, of: value["view"]?.text) }
  }
}
