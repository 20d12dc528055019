import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// Draws a view with all its attributes: a line or a bar for each, and its name in a ring around the view.
enum AttributesStyle {
  /// The figure of a view.
  /// - Throws: A `TypesettingError` when no font has a character of a text, or a `FigureError`.
  static func figure(of solved: SolvedLayout, _ request: FigureRequest) throws -> Figure {
    let layout = solved.layout
    guard case .view(let view) = try ExplainedPart.part(of: request, .attributes, in: layout)
    else { throw FigureError("'\(request.explained ?? "")' is no view") }
    let ids = FigureIDs(name: request.name, views: layout.views)
    let picture = try EnlargedView(view, in: solved, request.typesetter)
    let lines = AttributeLines(view, in: solved, picture, request)
    let ring = try AttributeRing(lines, around: picture.box, request.typesetter)
    let name = layout.views[view].name
    var attributes = Figure.Group(
      id: ids.id("attributes"), classes: ["ib-attributes"], title: name,
      marks: lines.marks(over: picture.fills))
    attributes.part = .view(view)
    var layers = [
      Figure.Layer(
        name: "ib-views",
        groups: [
          Figure.Group(
            id: ids.view(view), classes: ["ib-view"], title: name, marks: picture.marks,
            part: .view(view))
        ]),
      Figure.Layer(name: "ib-attributes", groups: [attributes]),
      Figure.Layer(
        name: "ib-names",
        groups: [Figure.Group(id: ids.id("names"), classes: ["ib-names"], marks: ring.marks)]),
    ]
    if request.details.contains(.notAnAttribute) {
      let text = try ExplainedText(request.words[.notAnAttribute], width: 140, request.typesetter)
      let corner = Point(
        x: ring.left, y: max(picture.box.maxY + 50, ring.marks.ink.maxY))
      layers.append(
        Figure.Layer(
          name: "ib-not-an-attribute",
          groups: [
            Figure.Group(
              id: ids.id("not-an-attribute"), classes: ["ib-not-an-attribute"],
              marks: notAnAttribute(text, at: corner))
          ]))
    }
    let attributeNames = request.phrases.listed(lines.lines.map(\.words))
    return Figure(
      explaining: layers, request, ids, description: request.phrases.titled(name, attributeNames))
  }

  /// A grey box with a dashed frame below and left of a corner.
  private static func notAnAttribute(_ text: ExplainedText, at corner: Point) -> [Mark] {
    let size = Size(width: max(130, text.size.width + 24), height: text.size.height + 24)
    let box = Rect(
      x: (corner.x - size.width).rounded(), y: (corner.y - 38).rounded(), width: size.width,
      height: size.height)
    let fill = DynamicColor(0xD6D6D6, dark: 0x3A3A3C)
    let corners = box.insetBy(0.5).corners
    return [
      Mark(.rect(box), .plate, fill: fill),
      Mark(
        .polyline(corners + corners.prefix(1)), .edge,
        stroke: Stroke(color: ExplainedText.line, width: 1, dashes: [3, 3])),
    ] + text.marks(around: Point(x: box.midX, y: box.midY), .label)
  }
}
