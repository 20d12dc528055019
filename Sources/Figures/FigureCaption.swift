import LayoutModel
package import Typesetting

/// The caption below a figure.
package enum FigureCaption {
  private static let margin = 12.0
  private static let font = Font(size: 13)
  private static let lineHeight = 17.0
  /// From the top of a line to its baseline.
  private static let baseline = 13.0
  static let color = DynamicColor(0x4A4A4A, dark: 0xC8C8CC)

  /// A figure with a text below it, as wide as the figure and in its middle.
  /// - Throws: An error when no font has a character of the text.
  package static func figure(
    _ figure: Figure, _ text: String, typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    let width = max(figure.bounds.width, 240)
    let lines = try typesetter.paragraph(text, font: font, width: width - 2 * margin).lines
    var result = figure
    result.clipToBounds()
    let bounds = figure.bounds
    result.bounds = Rect(
      x: bounds.midX - width / 2, y: bounds.minY, width: width,
      height: bounds.height + Double(lines.count) * lineHeight + 1.5 * margin)
    let prefix = Figure.idPrefix(of: figure.name)
    let marks = lines.enumerated().map { index, line in
      let origin = Point(
        x: bounds.midX - line.width / 2,
        y: bounds.maxY + margin / 2 + Double(index) * lineHeight + baseline)
      return Mark(.text(line, font: font, origin: origin), .caption, fill: color)
    }
    result.layers.insert(.ground(result.bounds, prefix: prefix, name: "caption-ground"), at: 0)
    result.layers.append(
      Figure.Layer(
        name: "ib-figcaption",
        groups: [
          Figure.Group(id: prefix + "-figcaption", classes: ["ib-figcaption"], marks: marks)
        ]))
    return result
  }
}
