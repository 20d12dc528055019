import Basics
import Figures
import LayoutModel

/// Definitions that an SVG holds once and uses often, and the rules for dark grounds.
struct SVGDefinitions {
  /// The elements in the order in which they were first used.
  private(set) var nodes: [SVGNode] = []
  private let rootID: String
  let appearance: Appearance
  private let prefix: String
  private var idCount = 0
  private var glyphs: [GlyphOutline.Key: String?] = [:]
  private var symbols: [(symbol: Symbol, id: String)] = []
  private var gradients: [Paint: String] = [:]
  private var clips: [Clip: String] = [:]
  private var blurs: [Blur: String] = [:]
  /// What the figure shows.
  private let bounds: Rect
  private var rules: [SVGDarkRule] = []
  private var rulePlaces: [SVGDarkRule.Key: Int] = [:]
  /// The place of the symbol that is being drawn.
  private var openSymbol: Int?

  init(_ figure: Figure, _ appearance: Appearance) {
    rootID = Slug.text(figure.name)
    bounds = figure.bounds
    self.appearance = appearance
    prefix = Figure.idPrefix(of: figure.name)
  }

  /// An id that nothing else in the figure has, nor hardly anything in others.
  mutating func nextID() -> String {
    idCount += 1
    return prefix + String(idCount, radix: 36)
  }

  /// The ids of the figure's title and description.
  var nameIDs: (title: String, description: String) { (prefix + "-t", prefix + "-d") }

  /// The id of a glyph's outline; nil when it shows nothing.
  mutating func glyph(
    _ key: GlyphOutline.Key, fonts: inout FontLibrary
  ) throws(DrawingError) -> String? {
    if let known = glyphs[key] { return known }
    let outline = try fonts.outline(key)
    let id = outline.isEmpty ? nil : nextID()
    glyphs[key] = .some(id)
    if let id { nodes.append(SVGNode("path", [("id", id), ("d", outline)])) }
    return id
  }

  /// The id of a symbol that is already held.
  func id(of symbol: Symbol) -> String? {
    symbols.first { $0.symbol == symbol }?.id
  }

  /// Begins a symbol, whose marks ask for paints until it ends; returns its id.
  mutating func begin(_ symbol: Symbol) -> String {
    let id = nextID()
    symbols.append((symbol, id))
    openSymbol = nodes.count
    nodes.append(.group([("id", id)]))
    return id
  }

  /// Ends the symbol begun last, which is made of these elements.
  mutating func endSymbol(_ children: [SVGNode]) {
    guard let place = openSymbol else { return }
    openSymbol = nil
    nodes[place].children = children
    // It is drawn among elements of any style.
    nodes[place].shareStyles([:])
  }

  /// A paint as the value of `fill`, and its opacity.
  mutating func fill(_ paint: Paint) -> SVGStyle {
    switch paint {
    case .color(let color): return self.color(color, .fill, .fillOpacity)
    case .gradient(let top, let bottom):
      let id = gradients[paint] ?? gradient(top, bottom)
      gradients[paint] = id
      return [.fill: SVGValue("url(#\(id))")]
    }
  }

  /// A colour as the values of two properties, on the ground that the figure is drawn for.
  mutating func color(
    _ color: DynamicColor, _ property: SVGProperty, _ opacity: SVGProperty
  ) -> SVGStyle {
    let (shown, other) = appearance == .dark ? (color.dark, color.dark) : (color.light, color.dark)
    return [
      property: value(property, shown.opaqueText, dark: other.opaqueText),
      opacity: value(opacity, shown.opacityText, dark: other.opacityText),
    ]
  }

  /// The id of the shape outside of which nothing is shown, in the root's coordinates; nil if all is shown.
  mutating func clip(_ rect: Rect?, _ shape: RoundedRect?) -> String? {
    guard let shape else { return rect.map { clip($0) } }
    // Of a view that has the round corners itself, the rectangle adds nothing.
    return clip(
      shape.rect, radius: shape.radius, inside: rect.flatMap { $0 == shape.rect ? nil : $0 })
  }

  /// The id of the rectangle outside of which nothing is shown, in the root's coordinates.
  /// - Parameters:
  ///   - radius: The radius of its corners, in points.
  ///   - outer: Another one outside of which nothing is shown; nil for none.
  mutating func clip(_ rect: Rect, radius: Double = 0, inside outer: Rect? = nil) -> String {
    let key = Clip(rect: rect, radius: radius, outer: outer)
    if let known = clips[key] { return known }
    let around = outer.map { clip($0) }
    let id = nextID()
    clips[key] = id
    var node = SVGNode("clipPath", [("id", id)])
    if let around { node.attributes.append(("clip-path", "url(#\(around))")) }
    let sides = [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
    let corners = radius > 0 ? [("rx", radius)] : []
    node.children = [SVGNode("rect", (sides + corners).map { ($0.0, SVGNumber.text($0.1)) })]
    nodes.append(node)
    return id
  }

  private struct Clip: Hashable {
    var rect: Rect
    var radius: Double
    var outer: Rect?
  }

  /// The id of the filter that blurs the edges of a rectangle; nil where nothing of it is seen.
  /// - Parameter deviation: The standard deviation, in points.
  mutating func blur(_ deviation: Double, of rect: Rect) -> String? {
    let reach = 3 * deviation
    let area = rect.insetBy(-reach).intersection(bounds.insetBy(-reach))
    guard area.width > 0, area.height > 0 else { return nil }
    let blur = Blur(deviation: deviation, area: area)
    if let known = blurs[blur] { return known }
    let id = nextID()
    blurs[blur] = id
    let sides = [("x", area.x), ("y", area.y), ("width", area.width), ("height", area.height)]
    var node = SVGNode(
      "filter",
      [("id", id), ("filterUnits", "userSpaceOnUse")]
        + sides.map { ($0.0, SVGNumber.text($0.1)) }
        + [("color-interpolation-filters", "sRGB")])
    node.children = [
      SVGNode("feGaussianBlur", [("stdDeviation", SVGNumber.text(deviation))])
    ]
    nodes.append(node)
    return id
  }

  private struct Blur: Hashable {
    var deviation: Double
    var area: Rect
  }

  private mutating func gradient(_ top: DynamicColor, _ bottom: DynamicColor) -> String {
    let id = nextID()
    var node = SVGNode("linearGradient", [("id", id), ("x2", "0"), ("y2", "1")])
    for (offset, color) in [("0", top), ("1", bottom)] {
      var stop = SVGNode("stop", [("offset", offset)])
      stop.style = self.color(color, .stopColor, .stopOpacity)
      stop.shareStyles(SVGNode.initialStyle)
      node.children.append(stop)
    }
    nodes.append(node)
    return id
  }
}

// MARK: - Dark grounds

extension SVGDefinitions {
  private mutating func value(
    _ property: SVGProperty, _ light: String, dark: String
  ) -> SVGValue {
    guard appearance == .auto, light != dark else { return SVGValue(light) }
    let key = SVGDarkRule.Key(property: property, light: light, dark: dark)
    let place = rulePlaces[key] ?? rules.count
    if place == rules.count {
      rulePlaces[key] = place
      rules.append(SVGDarkRule(key: key))
    }
    let scope = openSymbol.map { nodes[$0].attributes[0].1 } ?? rootID
    if !rules[place].scopes.contains(scope) { rules[place].scopes.append(scope) }
    return SVGValue(light, darkClass: "d\(place + 1)")
  }

  /// The style sheet that replaces colours on a dark ground; nil when none is replaced.
  var styleSheet: String? {
    guard !rules.isEmpty else { return nil }
    let texts = rules.enumerated().map { index, rule in
      let selectors = rule.scopes.flatMap { scope -> [String] in
        let name = "#" + SVGDefinitions.cssName(scope)
        // A used element is a copy, whose only parent is its symbol, so the symbol may have the
        // style.
        return ["\(name) .d\(index + 1)"] + (scope == rootID ? [] : ["\(name).d\(index + 1)"])
      }
      return "\(selectors.joined(separator: ",")){\(rule.key.property.name):\(rule.key.dark)}"
    }
    return "@media (prefers-color-scheme:dark){\(texts.joined())}"
  }

  /// A name as CSS takes it: a digit at its beginning is spelt out.
  private static func cssName(_ name: String) -> String {
    guard let first = name.utf8.first, (0x30...0x39).contains(first) else { return name }
    return "\\3\(name.prefix(1)) \(name.dropFirst())"
  }
}

/// A value in place of another on a dark ground.
private struct SVGDarkRule {
  struct Key: Hashable {
    var property: SVGProperty
    var light: String
    var dark: String
  }

  var key: Key
  /// The ids of what holds elements of the rule.
  var scopes: [String] = []
}
