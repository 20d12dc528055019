/// What an element can take over from those around it, by its attribute.
enum SVGProperty: Int, CaseIterable {
  case fill, fillOpacity, stroke, strokeOpacity, strokeWidth, strokeDasharray, shapeRendering
  case fontSize, fontWeight, stopColor, stopOpacity

  /// The attribute's name.
  var name: String { Self.rows[rawValue].name }
  /// What holds where nothing is said.
  var initial: SVGValue? { Self.rows[rawValue].initial }
  /// Whether groups may say it for what is in them.
  ///
  /// The others are rare; as they never stand on a group, their initial value need not be said.
  var isShared: Bool { Self.rows[rawValue].isShared }

  /// In the order of the cases.
  private static let rows: [(name: String, initial: SVGValue?, isShared: Bool)] = [
    ("fill", "#000", true),
    ("fill-opacity", "1", false),
    ("stroke", "none", true),
    ("stroke-opacity", "1", false),
    ("stroke-width", "1", true),
    ("stroke-dasharray", "none", false),
    ("shape-rendering", "auto", true),
    ("font-size", nil, true),
    ("font-weight", "400", true),
    ("stop-color", nil, false),
    ("stop-opacity", "1", false),
  ]
}

/// An attribute's value, and what stands in its place on a dark ground.
struct SVGValue: Hashable, ExpressibleByStringLiteral {
  var text: String
  /// The class that a rule for dark grounds goes by; nil when the value stays.
  var darkClass: String?

  init(_ text: String, darkClass: String? = nil) {
    self.text = text
    self.darkClass = darkClass
  }

  init(stringLiteral text: String) {
    self.init(text)
  }
}

/// What an element is drawn with, as far as it matters to it.
struct SVGStyle: Equatable, ExpressibleByDictionaryLiteral {
  /// By the property's number; empty while nothing was said.
  private var values: [SVGValue?] = []

  init(dictionaryLiteral elements: (SVGProperty, SVGValue)...) {
    for (property, value) in elements { self[property] = value }
  }

  subscript(property: SVGProperty) -> SVGValue? {
    get { values.isEmpty ? nil : values[property.rawValue] }
    set {
      if values.isEmpty { values = Array(repeating: nil, count: SVGProperty.allCases.count) }
      values[property.rawValue] = newValue
    }
  }

  /// What is said, in the order of the properties.
  var properties: some Sequence<(property: SVGProperty, value: SVGValue)> {
    zip(SVGProperty.allCases, values).lazy.compactMap { property, value in
      value.map { (property, $0) }
    }
  }

  /// Takes over what another style says.
  mutating func merge(_ other: SVGStyle) {
    for (property, value) in other.properties { self[property] = value }
  }

  /// Leaves out what is to be left out.
  mutating func removeAll(where isLeftOut: (SVGProperty, SVGValue) -> Bool) {
    for property in SVGProperty.allCases {
      if let value = self[property], isLeftOut(property, value) { self[property] = nil }
    }
  }
}
