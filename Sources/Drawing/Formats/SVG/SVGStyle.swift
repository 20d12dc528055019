/// A property that an element can inherit, by its attribute.
enum SVGProperty: Int, CaseIterable {
  case fill, fillOpacity, stroke, strokeOpacity, strokeWidth, strokeDasharray
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
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .stopColor: "stop-color"
    case .stopOpacity: "stop-opacity"
    }
  }

  /// The initial value.
  var initial: SVGValue? {
    switch self {
    case .fill: "#000"
    case .stroke, .strokeDasharray: "none"
    case .fillOpacity, .strokeOpacity, .strokeWidth, .stopOpacity: "1"
    case .fontWeight: "400"
    case .fontSize, .stopColor: nil
    }
  }

  /// Whether groups may hold it for their elements.
  ///
  /// The others are rare; groups never hold them, so their initial value need not be written.
  var isShared: Bool {
    switch self {
    case .fill, .stroke, .strokeWidth, .fontSize, .fontWeight: true
    case .fillOpacity, .strokeOpacity, .strokeDasharray, .stopColor, .stopOpacity: false
    }
  }
}

/// An attribute's value, and its value on a dark ground.
struct SVGValue: Hashable, ExpressibleByStringLiteral {
  var text: String
  /// The class for a rule on dark grounds; nil if the value stays.
  var darkClass: String?

  init(_ text: String, darkClass: String? = nil) {
    self.text = text
    self.darkClass = darkClass
  }

  init(stringLiteral text: String) {
    self.init(text)
  }
}

/// The style of an element, with the properties that affect it.
struct SVGStyle: Equatable, ExpressibleByDictionaryLiteral {
  /// By the property's number; empty if nothing is set.
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

  /// The properties that are set, in order.
  var properties: some Sequence<(property: SVGProperty, value: SVGValue)> {
    zip(SVGProperty.allCases, values).lazy.compactMap { property, value in
      value.map { (property, $0) }
    }
  }

  /// Takes the properties of another style.
  mutating func merge(_ other: SVGStyle) {
    for (property, value) in other.properties { self[property] = value }
  }

  /// Removes properties.
  mutating func removeAll(where isLeftOut: (SVGProperty, SVGValue) -> Bool) {
    for property in SVGProperty.allCases {
      if let value = self[property], isLeftOut(property, value) { self[property] = nil }
    }
  }
}
