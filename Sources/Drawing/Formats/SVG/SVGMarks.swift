import Basics
import CCairo
import Figures
import LayoutModel
import Typesetting

/// Makes elements of marks.
struct SVGMarks: ~Copyable {
  private var context: PathContext
  private let keepsText: Bool
  var definitions: SVGDefinitions
  /// The ids of texts that are drawn again.
  private var runs: [PlacedRun: String] = [:]
  private var drawn = DrawnLines()
  /// Whether there is an element that refers to another.
  private(set) var hasLinks = false
  /// Whether there is a text that is not outlines.
  private(set) var hasTexts = false

  /// - Parameter surface: What paths are made on.
  init(
    _ surface: OpaquePointer, _ figure: Figure, _ options: DrawingOptions
  ) {
    // Cairo keeps a path to 1/256 of a unit.
    context = PathContext(surface, scale: 64, grid: .points(figure.hasHalfPointLines ? 2 : 1))
    keepsText = options.keepsText
    definitions = SVGDefinitions(figure, options.appearance)
  }

  /// The elements of the marks of a group, from back to front.
  /// - Parameter isClipped: Whether they may be cut off, so that other lines do not lie on them.
  mutating func nodes(
    _ marks: [Mark], isClipped: Bool, fonts: inout FontLibrary
  ) throws(DrawingError) -> [SVGNode] {
    let nodes = try self.nodes(marks, fonts: &fonts)
    if isClipped { drawn = DrawnLines() }
    return nodes
  }

  private mutating func nodes(
    _ marks: [Mark], fonts: inout FontLibrary
  ) throws(DrawingError) -> [SVGNode] {
    var nodes: [SVGNode] = []
    for (index, mark) in marks.enumerated() where mark.isSeen(in: definitions.appearance) {
      switch mark.shape {
      case .symbol(let symbol, let place):
        nodes.append(try use(symbol, at: place, fonts: &fonts))
      case .text(let line, let font, let origin) where keepsText:
        if let node = text(line, font, at: origin, style(of: mark)) { nodes.append(node) }
      case .text(let line, _, let origin):
        let isRepeated = index + 1 < marks.count && marks[index + 1].shape == mark.shape
        for run in line.runs {
          let text = PlacedRun(run: run, origin: origin)
          nodes += try outlines(of: text, mark, isRepeated: isRepeated, fonts: &fonts)
        }
      case .rect, .roundedRect, .shadow, .frame, .circle, .capsule, .segments, .polyline:
        for node in try shapes(mark, fonts: &fonts) {
          if nodes.last?.isContinued(by: node) == true {
            nodes[nodes.count - 1].attributes[0].1 += node.attributes[0].1
          } else {
            nodes.append(node)
          }
        }
      }
      if !mark.isLine, let box = mark.box { drawn.cover(box) }
    }
    return nodes
  }

  /// The elements of a shape: of lines, two where some have been drawn before, which are not seen but can be pointed at.
  private mutating func shapes(
    _ mark: Mark, fonts: inout FontLibrary
  ) throws(DrawingError) -> [SVGNode] {
    guard mark.isLine, case .segments(let segments) = mark.shape, let stroke = mark.stroke else {
      return [try shape(mark, fonts: &fonts)]
    }
    let lines = segments.map { context.snapped($0, lineWidth: stroke.width) }
    let (new, known) = drawn.add(lines, stroke)
    var nodes: [SVGNode] = []
    for (lines, isSeen) in [(new, true), (known, false)] where !lines.isEmpty {
      var part = mark
      part.shape = .segments(lines)
      var node = try shape(part, fonts: &fonts)
      if !isSeen { node.style[.strokeOpacity] = SVGValue("0") }
      nodes.append(node)
    }
    return nodes
  }

  /// - Parameter unit: The length, in points, of one unit of the element's coordinates.
  private mutating func style(of mark: Mark, unit: Double = 1) -> SVGStyle {
    var style: SVGStyle = [
      .fill: "none", .stroke: "none",
    ]
    if let fill = mark.fill {
      style.merge(definitions.fill(fill))
    }
    if let stroke = mark.stroke {
      style.merge(definitions.color(stroke.color, .stroke, .strokeOpacity))
      style[.strokeWidth] = SVGValue(SVGNumber.text(stroke.width / unit))
      if !stroke.dashes.isEmpty {
        let dashes = stroke.dashes.map { SVGNumber.text($0 / unit) }
        style[.strokeDasharray] = SVGValue(dashes.joined(separator: " "))
      }
    }
    return style
  }

  private mutating func shape(
    _ mark: Mark, fonts: inout FontLibrary
  ) throws(DrawingError) -> SVGNode {
    switch mark.shape {
    case .circle(let center, let radius):
      return element(
        "circle", [("cx", center.x), ("cy", center.y), ("r", radius)], style(of: mark))
    case .roundedRect(let rect, let radius):
      return rounded(rect, radius: radius, style(of: mark))
    case .shadow(let rect, let radius, let blur):
      var node = rounded(rect, radius: radius, style(of: mark))
      if blur > 0, let id = definitions.blur(blur, of: rect) {
        node.attributes.append(("filter", "url(#\(id))"))
      }
      return node
    case .rect, .frame, .capsule, .segments, .polyline, .text, .symbol:
      try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
      return SVGNode("path", [("d", SVGPath.data(of: context))], style(of: mark))
    }
  }

  private func rounded(_ rect: Rect, radius: Double, _ style: SVGStyle) -> SVGNode {
    let rect = PathContext.reachable(rect)
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    return element(
      "rect",
      [
        ("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height),
        ("rx", radius),
      ], style)
  }

  /// An element with the numbers that are not 0, the default of all of them.
  private func element(
    _ name: String, _ numbers: [(String, Double)], _ style: SVGStyle = [:]
  ) -> SVGNode {
    let texts = numbers.map { ($0.0, SVGNumber.text($0.1)) }
    return SVGNode(name, texts.filter { $0.1 != "0" || $0.0 == "width" || $0.0 == "height" }, style)
  }

  private mutating func use(
    _ symbol: Symbol, at place: Point, fonts: inout FontLibrary
  ) throws(DrawingError) -> SVGNode {
    hasLinks = true
    var id = definitions.id(of: symbol)
    if id == nil {
      id = definitions.begin(symbol)
      let (grid, lines) = (context.grid, drawn)
      // Its marks stand around its own middle.
      (context.grid, drawn) = (.none, DrawnLines())
      defer { (context.grid, drawn) = (grid, lines) }
      definitions.endSymbol(try nodes(symbol.marks, fonts: &fonts))
    }
    var node = element("use", [("x", place.x), ("y", place.y)])
    node.attributes.insert(("xlink:href", "#" + (id ?? "")), at: 0)
    return node
  }
}

// MARK: - Texts

extension SVGMarks {
  /// The glyphs of a run, each a use of its outline; no element when none shows anything.
  /// - Parameter isRepeated: Whether the next mark is the same text in other colours.
  private mutating func outlines(
    of text: PlacedRun, _ mark: Mark, isRepeated: Bool, fonts: inout FontLibrary
  ) throws(DrawingError) -> [SVGNode] {
    let unit = text.run.size / GlyphOutline.unitsPerEm
    guard unit > 0 else { return [] }
    let style = self.style(of: mark, unit: unit)
    if let id = runs[text] { return [SVGNode("use", [("xlink:href", "#" + id)], style)] }
    let place = [text.origin.x, text.origin.y].map { SVGNumber.text($0) }.joined(separator: " ")
    let scale = SVGNumber.text(unit, decimals: 6)
    var node = SVGNode("g", [("transform", "translate(\(place))scale(\(scale))")])
    for glyph in text.run.glyphs {
      let key = GlyphOutline.Key(file: text.run.fontFile, glyph: glyph.id)
      guard let id = try definitions.glyph(key, fonts: &fonts) else { continue }
      var use = SVGNode("use", [("xlink:href", "#" + id)])
      for (name, value) in [("x", glyph.x), ("y", glyph.y)] {
        let text = SVGNumber.text(value / unit, decimals: 0)
        if text != "0" { use.attributes.append((name, text)) }
      }
      node.children.append(use)
    }
    if node.children.isEmpty { return [] }
    hasLinks = true
    guard isRepeated else {
      node.style = style
      return [node]
    }
    // The colours are outside the reused element, so that it can take other ones.
    let id = definitions.nextID()
    runs[text] = id
    node.attributes.insert(("id", id), at: 0)
    var colored = SVGNode("g", [], style)
    colored.children = [node]
    return [colored]
  }

  /// A line as text, which takes its width in any font; nil when it shows nothing.
  private mutating func text(
    _ line: Line, _ font: Font, at origin: Point, _ style: SVGStyle
  ) -> SVGNode? {
    let shown = String(line.text.trimmingSuffix(while: \.isWhitespace))
    guard !shown.isEmpty, line.width > 0 else { return nil }
    hasTexts = true
    // A text that is read from the right begins at its right end.
    let start = line.isRightToLeft ? origin.x + line.width : origin.x
    var node = element("text", [("x", start), ("y", origin.y)])
    if line.isRightToLeft { node.attributes.append(("direction", "rtl")) }
    // The width does not include blanks at the end of a broken line, but those of other lines.
    if shown == line.text {
      node.attributes.append(("textLength", SVGNumber.text(line.width)))
    }
    if shown.first?.isWhitespace == true || shown.contains("  ") {
      node.attributes.append(("xml:space", "preserve"))
    }
    node.style = style
    node.style[.fontSize] = SVGValue(SVGNumber.text(font.size))
    node.style[.fontWeight] = SVGValue(font.weight.number)
    node.text = shown
    return node
  }
}

/// A part of a line of text in its place.
private struct PlacedRun: Hashable {
  var run: GlyphRun
  var origin: Point
}

extension SVGNode {
  /// Whether another path can be drawn in one with this.
  ///
  /// Overlapping fills and transparent lines would look different.
  fileprivate func isContinued(by node: SVGNode) -> Bool {
    name == "path" && node.name == "path" && style == node.style && style[.fill] == "none"
      && style[.strokeOpacity]?.text == "1"
  }
}

extension Mark {
  /// Whether it is opaque lines, and nothing else.
  fileprivate var isLine: Bool {
    guard case .segments = shape, fill == nil, let stroke else { return false }
    return [stroke.color.light, stroke.color.dark].allSatisfy { $0.alpha == 255 }
  }
}

extension Figure {
  /// Whether its lines are one and a half points wide, so that edges stand on half points.
  fileprivate var hasHalfPointLines: Bool {
    groups.contains { group in
      group.marks.contains { mark in
        guard case .segments = mark.shape else { return false }
        return mark.stroke.map {
          $0.width.truncatingRemainder(dividingBy: 1) == 0.5 && $0.width > 1
        } ?? false
      }
    }
  }
}

extension Font.Weight {
  /// The weight as style sheets number it: the lightest is 100.
  fileprivate var number: String { "\((Self.allCases.firstIndex(of: self) ?? 0) + 1)00" }
}

extension Mark {
  /// Whether a line around its shape is seen; one can be for dark grounds alone.
  fileprivate func isSeen(in appearance: Appearance) -> Bool {
    guard let color = stroke?.color, fill == nil else { return true }
    switch appearance {
    case .light: return color.light.alpha > 0
    case .dark: return color.dark.alpha > 0
    case .auto: return !color.isClear
    }
  }
}
