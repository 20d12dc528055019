/// What an element can take over from those around it, by its attribute.
enum SVGProperty: Int, CaseIterable {
  case fill, fillOpacity, stroke, strokeOpacity, strokeWidth, strokeDasharray, shapeRendering
  case fontSize, fontWeight, stopColor, stopOpacity

  /// The attribute's name.
  var name: String {
    switch self {
    case .fill: "fill"
    case .fillOpacity: "fill-opacity"
    case .stroke: "stroke"
    case .strokeOpacity: "stroke-opacity"
    case .strokeWidth: "stroke-width"
    case .strokeDasharray: "stroke-dasharray"
    case .shapeRendering: "shape-rendering"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .stopColor: "stop-color"
    case .stopOpacity: "stop-opacity"
    }
  }

  /// What holds where nothing is said.
  var initial: SVGValue? {
    switch self {
    case .fill: "#000"
    case .stroke, .strokeDasharray: "none"
    case .fillOpacity, .strokeOpacity, .strokeWidth, .stopOpacity: "1"
    case .shapeRendering: "auto"
    case .fontWeight: "400"
    case .fontSize, .stopColor: nil
    }
  }

  /// Whether groups may say it for what is in them.
  ///
  /// The others are rare; as they never stand on a group, their initial value need not be said.
  var isShared: Bool {
    switch self {
    case .fill, .stroke, .strokeWidth, .shapeRendering, .fontSize, .fontWeight: true
    case .fillOpacity, .strokeOpacity, .strokeDasharray, .stopColor, .stopOpacity: false
    }
  }
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
