import LayoutModel
import Typesetting

/// The red disc with the number of a constraint, as in the guide's diagrams and their lists.
struct NumberDisc {
  /// The share of the guide's size.
  var scale = 1.0

  /// Of the disc with its white ring, in points.
  var radius: Double { scale * SchematicMeasures.calloutRadius }

  /// The marks of a disc around a place; a long number is set smaller.
  /// - Throws: An error when no font has a character of the number.
  func marks(
    _ number: String, at center: Point, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    let own = SchematicMeasures.numberFont
    let font = Font(size: own.size * scale, weight: own.weight)
    let disc = scale * SchematicMeasures.discRadius
    var marks = [
      Mark(.circle(center: center, radius: radius), fill: SchematicMeasures.white),
      Mark(.circle(center: center, radius: disc), fill: SchematicMeasures.disc),
    ]
    let paragraph = try typesetter.paragraph(number, font: font)
    let factor = min(1, 2 * disc * 0.86 / max(1, paragraph.width))
    let fitted = factor < 1 ? Font(size: font.size * factor, weight: font.weight) : font
    for line in try typesetter.paragraph(number, font: fitted).lines {
      let origin = Point(
        x: center.x - line.width / 2,
        y: center.y + SchematicMeasures.capitalHeight * fitted.size / 2)
      marks.append(
        Mark(.text(line, font: fitted, origin: origin), fill: SchematicMeasures.white))
    }
    return marks
  }
}
