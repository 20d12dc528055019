import Basics
import CCairo
import Figures
import LayoutModel

/// Figures as SVG 1.1: the paths that Cairo would ink, in a tree of our own.
enum SVGOutput {
  static func bytes(
    of figure: Figure, _ options: DrawingOptions, fonts: inout FontLibrary
  ) throws(DrawingError) -> [UInt8] {
    let surface = try PathContext.unboundedSurface()
    defer { cairo_surface_destroy(surface) }
    var marks = SVGMarks(surface, figure, options)
    var layers: [SVGNode] = []
    for layer in figure.layers {
      var node = SVGNode.group()
      node.classes = [layer.name]
      if let clip = layer.clip {
        node.attributes.append(("clip-path", "url(#\(marks.definitions.clip(clip)))"))
      }
      for group in layer.groups {
        var child = self.group(group)
        if let id = marks.definitions.clip(group.clip, group.roundClip) {
          child.attributes.append(("clip-path", "url(#\(id))"))
        }
        child.children += try marks.nodes(
          group.marks, isClipped: group.clip != nil || group.roundClip != nil, fonts: &fonts)
        node.children.append(child)
      }
      node.shareStyles(SVGNode.initialStyle)
      layers.append(node)
    }
    return text(of: figure, layers, marks)
  }

  /// A view or a constraint, with what it is called but without what is drawn for it.
  private static func group(_ group: Figure.Group) -> SVGNode {
    var node = SVGNode.group([("id", group.id)] + group.data.map { ("data-" + $0.name, $0.value) })
    node.classes = group.classes
    if let text = group.title {
      var title = SVGNode("title")
      title.text = text
      node.children.append(title)
    }
    return node
  }

  private static func text(
    of figure: Figure, _ layers: [SVGNode], _ marks: borrowing SVGMarks
  ) -> [UInt8] {
    var writer = XMLWriter()
    writer.begin("svg", rootAttributes(of: figure, marks))
    let ids = marks.definitions.nameIDs
    writer.element("title", [("id", ids.title)], text: figure.title)
    let language = figure.descriptionLanguage.flatMap { $0 == figure.language ? nil : $0 }
    writer.element(
      "desc", [("id", ids.description)] + (language.map { [("lang", $0)] } ?? []),
      text: figure.description)
    if !figure.metadata.isEmpty { writer.element("metadata", text: figure.metadata) }
    if let rules = marks.definitions.styleSheet {
      writer.element("style", [("type", "text/css")], text: rules)
    }
    if !figure.styleSheet.isEmpty {
      writer.element("style", [("type", "text/css")], text: figure.styleSheet)
    }
    if !marks.definitions.nodes.isEmpty {
      var definitions = SVGNode("defs")
      definitions.children = marks.definitions.nodes
      writer.element(definitions, breaks: 2)
    }
    for layer in layers { writer.element(layer, breaks: 2) }
    writer.end()
    return writer.bytes
  }

  private static func rootAttributes(
    of figure: Figure, _ marks: borrowing SVGMarks
  ) -> [(String, String)] {
    let ids = marks.definitions.nameIDs
    let bounds = figure.bounds
    let box = [bounds.x, bounds.y, bounds.width, bounds.height].map { SVGNumber.text($0) }
    var attributes = [("xmlns", "http://www.w3.org/2000/svg")]
    if let language = figure.language { attributes.append(("lang", language)) }
    if marks.hasLinks { attributes.append(("xmlns:xlink", "http://www.w3.org/1999/xlink")) }
    if marks.definitions.styleSheet != nil { attributes.append(("id", Slug.text(figure.name))) }
    attributes += [
      ("width", SVGNumber.text(bounds.width * figure.zoom)),
      ("height", SVGNumber.text(bounds.height * figure.zoom)),
      ("viewBox", box.joined(separator: " ")),
      ("role", "img"), ("aria-labelledby", "\(ids.title) \(ids.description)"),
    ]
    if marks.hasTexts {
      attributes.append(("font-family", "system-ui,Inter,Roboto,Noto Sans,sans-serif"))
    }
    return attributes
  }
}
