package import Figures
import LayoutModel
package import Typesetting

/// A figure of a message, so that a page shows why there is no other.
package enum MessageFigure {
  private static let width = 480.0
  private static let margin = 16.0
  private static let font = FontChoice.system(size: 13, weight: nil)
  /// Dark red.
  private static let color = Color(red: 0xB0, green: 0, blue: 0x20)

  /// The figure of a text that is set in as many lines as it takes.
  /// - Throws: A `TypesettingError` or a `LayoutEngine.Failure`.
  package static func figure(
    showing text: String, named name: String, title: String, _ typesetter: Typesetter = .standard
  ) throws -> Figure {
    let layout = try layout(showing: text, typesetter)
    var request = FigureRequest(name: name, title: title)
    request.typesetter = typesetter
    let solved = try LayoutEngine.solve(layout, typesetter: typesetter)
    var figure = try FigureStyle.screen.figure(of: solved, request)
    figure.description = text
    return figure
  }

  /// The layout of a label that is as high as its text.
  private static func layout(
    showing text: String, _ typesetter: Typesetter
  ) throws(TypesettingError) -> Layout {
    var bars = Bars()
    bars.status = false
    var canvas = Canvas(size: Size(width: width, height: 0), bars: bars)
    canvas.layoutMargins = DirectionalEdgeInsets(all: margin)
    let font = font.font(canvas.textSize)
    let paragraph = try typesetter.paragraph(
      text, font: font, width: width - 2 * margin, numberOfLines: 0, direction: .natural)
    let height = font.labelHeight(lines: paragraph.lines.count, scale: canvas.scale)
    canvas.size.height = (height + 2 * margin).rounded(.up)
    var label = View(name: "Message", kind: .label, superview: 0)
    (label.content.text, label.content.numberOfLines) = (text, 0)
    (label.content.font, label.content.textColor) = (self.font, DynamicColor(color))
    let edges: [(Attribute, Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin),
    ]
    return Layout(
      canvas: canvas, views: [View(name: Layout.rootName, superview: nil), label],
      constraints: edges.map { edge, margin in
        LayoutConstraint(
          item: .view(1), attribute: edge, relatedBy: .equal, toItem: .view(0), attribute: margin)
      })
  }
}
