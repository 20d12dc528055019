import LayoutModel

/// The properties of the edges of views.
enum LayerProperties {
  static let all: [Property<View>] = [
    Property(
      "cornerRadius", .number(.length), "The radius of the corners, in points.", effect: .look,
      get: { .number($0.layer.cornerRadius) }, set: { $0.layer.cornerRadius = $1.number ?? 0 }),
    Property(
      "borderColor", .color, "The colour of the border.", default: "black", effect: .look,
      get: { ViewProperties.color($0.layer.borderColor) }, set: { $0.layer.borderColor = $1.color }),
    Property(
      "borderWidth", .number(.length), "The width of the border inside the edges, in points.",
      effect: .look,
      get: { .number($0.layer.borderWidth) }, set: { $0.layer.borderWidth = $1.number ?? 0 }),
    Property(
      "clipsToBounds", .truth, "Whether nothing of the subviews shows outside the view.",
      default: "true for scroll views, tables, collection views and text views", effect: .look,
      get: { $0.clipsToBounds.map { .truth($0) } }, set: { $0.clipsToBounds = $1.truth }),
    Property(
      "shadow", .scalarOr(.truth, .fields(FieldList("a shadow", shadow.map(\.key)))),
      "A shadow, as it is by default or with other parts.", default: "false", effect: .look,
      get: { view in
        guard let own = view.layer.shadow else { return .truth(false) }
        let parts = shadow.compactMap { part -> PropertyField? in
          guard let value = part.get(own), value != part.get(LayerStyle.Shadow()) else {
            return nil
          }
          return PropertyField(part.key.name, value)
        }
        return parts.isEmpty ? .truth(true) : .fields(parts)
      },
      set: { view, value in
        var own = LayerStyle.Shadow()
        for part in shadow {
          if let value = value[part.key.name] { part.set(&own, value) }
        }
        view.layer.shadow = value == .truth(false) ? nil : own
      }),
  ]

  private static let shadow: [Property<LayerStyle.Shadow>] = [
    Property(
      "color", .color, "The colour.", default: "black",
      get: { ViewProperties.color($0.color) }, set: { $0.color = $1.color }),
    Property(
      "opacity", .number(.share), "The opacity.",
      get: { .number($0.opacity) }, set: { $0.opacity = $1.number ?? 0 }),
    Property(
      "offset", .tuple(TupleForm("[x, y]")), "The distance from the view, in points.",
      get: { .numbers([$0.offset.width, $0.offset.height]) },
      set: { shadow, value in
        let sides = value.numbers
        if sides.count == 2 { shadow.offset = Size(width: sides[0], height: sides[1]) }
      }),
    Property(
      "radius", .number(.length), "The radius of the blur, in points.",
      get: { .number($0.radius) }, set: { $0.radius = $1.number ?? 0 }),
  ]
}

/// The properties of the states of controls.
enum ControlProperties {
  static let all: [Property<View>] = [
    Property(
      "isOn", .truth, "Whether the switch is on.", effect: .look, on: [.switch],
      get: { .truth($0.content.isOn) }, set: { $0.content.isOn = $1.truth }),
    Property(
      "onTintColor", .color, "The colour of the switch where it is on.", default: "the system's",
      effect: .look, on: [.switch],
      get: { ViewProperties.color($0.content.onTintColor) },
      set: { $0.content.onTintColor = $1.color }),
    Property(
      "datePickerStyle", .word(of: "a style of date pickers", DatePickerStyle.self),
      "The look; automatic is compact since iOS 14, and wheels before.", effect: [.layout, .look],
      on: [.datePicker],
      get: { .text($0.content.datePickerStyle.rawValue) },
      set: { view, value in
        view.content.datePickerStyle =
          value.text.flatMap { DatePickerStyle(rawValue: $0) } ?? .automatic
      }),
    Property(
      "datePickerMode", .word(of: "a mode of date pickers", DatePickerMode.self),
      "What the picker asks for.", effect: [.layout, .look], on: [.datePicker],
      get: { .text($0.content.datePickerMode.rawValue) },
      set: { view, value in
        view.content.datePickerMode =
          value.text.flatMap { DatePickerMode(rawValue: $0) } ?? .dateAndTime
      }),
    Property(
      "value", .number(.share), "The place in the range, from 0 to 1.",
      default: "0.5; between the ends of a stepper", effect: .look,
      on: [.slider, .progressView, .stepper],
      get: { $0.content.value.map { .number($0) } }, set: { $0.content.value = $1.number }),
    Property(
      "selectedSegment", .wordOr("none", .number(.count)),
      "The selected segment, the first of which is 0.", effect: .look, on: [.segmentedControl],
      get: { view in
        view.content.selectedSegment.map { .number(Double($0)) } ?? .text("none")
      },
      set: { $0.content.selectedSegment = $1.number.map { Int($0) } }),
  ]
}
