import LayoutModel
import CCairo
import Diagnostics
import Figures

/// Figures as SVG 1.1: the paths that Cairo would ink, in a tree of our own.
enum SVGOutput {
  static func bytes(
    of figure: Figure, _ options: DrawingOptions, fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    // Paths are made at 64 units a point, since Cairo keeps a path to 1/256 of a unit, and on a
    // surface without bounds, since Cairo leaves out glyphs beyond them.
    guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw DrawingError("no path can be made") }
    defer { cairo_surface_destroy(surface) }
    let context = PathContext(surface, scale: 64, snaps: false)
    var document = SVGDocument(figure)
    for group in figure.groups {
      document.begin(group)
      for mark in group.marks {
        if case .symbol(let symbol, let place) = mark.shape {
          document.beginPlaced(at: place)
          for mark in symbol.marks {
            try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
            document.append(mark, path: SVGPath.data(of: context))
          }
          document.end()
        } else {
          try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
          document.append(mark, path: SVGPath.data(of: context))
        }
      }
      document.end()
    }
    return document.bytes()
  }
}

/// The text of an SVG file while it grows.
private struct SVGDocument {
  private var writer = XMLWriter()
  private let idPrefix: String
  private var gradients = 0

  init(_ figure: Figure) {
    idPrefix = Figure.slug(figure.name)
    let box = [
      figure.bounds.x, figure.bounds.y, figure.bounds.width, figure.bounds.height,
    ].map { DecimalText.rounded($0, to: 3) }
    writer.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", box[2]), ("height", box[3]),
        ("viewBox", box.joined(separator: " ")), ("role", "img"),
        ("aria-labelledby", "\(idPrefix)-title \(idPrefix)-desc"),
      ])
    writer.element("title", [("id", "\(idPrefix)-title")], text: figure.title)
    writer.element("desc", [("id", "\(idPrefix)-desc")], text: figure.description)
    if !figure.styleSheet.isEmpty { writer.element("style", text: figure.styleSheet) }
    if !figure.metadata.isEmpty { writer.element("metadata", text: figure.metadata) }
  }

  mutating func begin(_ group: Figure.Group) {
    let data = group.data.map { ("data-" + $0.name, $0.value) }
    writer.begin("g", [("id", group.id), ("class", group.classes.joined(separator: " "))] + data)
    if let title = group.title { writer.element("title", text: title) }
  }

  mutating func beginPlaced(at place: Point) {
    let numbers = [place.x, place.y].map { DecimalText.rounded($0, to: 3) }
    writer.begin("g", [("transform", "translate(\(numbers.joined(separator: " ")))")])
  }

  mutating func end() {
    writer.end()
  }

  mutating func append(_ mark: Mark, path: String) {
    var attributes = [("d", path)]
    switch mark.fill {
    case .color(let color): attributes += paint("fill", color.light)
    case .gradient(let top, let bottom):
      attributes.append(("fill", "url(#\(gradient(top: top.light, bottom: bottom.light)))"))
    case nil: attributes.append(("fill", "none"))
    }
    if let stroke = mark.stroke {
      attributes += paint("stroke", stroke.color.light)
      if stroke.width != 1 {
        attributes.append(("stroke-width", DecimalText.rounded(stroke.width, to: 3)))
      }
      if !stroke.dashes.isEmpty {
        let dashes = stroke.dashes.map { DecimalText.rounded($0, to: 3) }
        attributes.append(("stroke-dasharray", dashes.joined(separator: " ")))
      }
    }
    switch mark.shape {
    case .rect, .segments: attributes.append(("shape-rendering", "crispEdges"))
    default: break
    }
    writer.element("path", attributes)
  }

  /// Writes a gradient from the top of a shape to its bottom; returns its id.
  private mutating func gradient(top: Color, bottom: Color) -> String {
    gradients += 1
    let id = "\(idPrefix)-gradient-\(gradients)"
    writer.begin("linearGradient", [("id", id), ("x2", "0"), ("y2", "1")])
    writer.element("stop", [("stop-color", top.opaqueHexadecimal)])
    writer.element("stop", [("offset", "1"), ("stop-color", bottom.opaqueHexadecimal)])
    writer.end()
    return id
  }

  private func paint(_ name: String, _ color: Color) -> [(String, String)] {
    var attributes = [(name, color.opaqueHexadecimal)]
    if color.alpha < 255 {
      attributes.append((name + "-opacity", DecimalText.rounded(Double(color.alpha) / 255, to: 3)))
    }
    return attributes
  }

  mutating func bytes() -> [UInt8] {
    writer.end()
    return Array(writer.text.utf8)
  }
}

extension Color {
  /// `#RRGGBB`, the opacity left out.
  fileprivate var opaqueHexadecimal: String {
    Color(red: red, green: green, blue: blue).hexadecimal
  }
}
