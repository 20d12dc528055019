import LayoutModel
import Typesetting

/// The red disc with the number of a constraint, as in the guide's diagrams and their lists.
struct NumberDisc {
  /// The share of the guide's size.
  var scale = 1.0
  var fill = Self.color

  static let color = DynamicColor(0xEC1E24)
  private static let ringRadius = 8.75
  static let discRadius = 7.25
  private static let font = Font(size: 10.5, weight: .bold)

  /// Of the disc with its white ring, in points.
  var radius: Double { scale * Self.ringRadius }

  /// The marks of a disc around a place; a long number is set smaller.
  /// - Throws: An error when no font has a character of the number.
  func marks(
    _ number: String, at center: Point, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    let font = Font(size: Self.font.size * scale, weight: Self.font.weight)
    let (white, disc) = (Theme().glyph, scale * Self.discRadius)
    var marks = [
      Mark(.circle(center: center, radius: radius), .number, fill: white),
      Mark(.circle(center: center, radius: disc), .number, fill: fill),
    ]
    let paragraph = try typesetter.paragraph(number, font: font)
    let factor = min(1, 2 * disc * 0.86 / max(1, paragraph.width))
    let fitted = factor < 1 ? Font(size: font.size * factor, weight: font.weight) : font
    for line in try typesetter.paragraph(number, font: fitted).lines {
      let origin = Point(x: center.x - line.width / 2, y: center.y + fitted.baselineBelowMiddle)
      marks.append(Mark(.text(line, font: fitted, origin: origin), .number, fill: white))
    }
    return marks
  }
}
