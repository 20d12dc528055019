import LayoutModel
import Typesetting

/// A short text beside what it is about, on a plate of its own.
struct Label {
  /// The look of a label.
  enum Look: Hashable, Sendable {
    /// A view's name.
    case name
    /// What a constraint of a status measures.
    case value(LayoutStatus)
    /// A constraint's number, on a disc of a share of the guide's size.
    case number(Double)
  }

  let text: String
  let look: Look
  /// In points.
  let size: Size
  private let lines: [Line]

  private static let font = Font(size: 9, weight: .medium)
  private static let height = 13.0
  /// Of a value in a short gap.
  private static let least = 10.0
  /// At each side of the text.
  private static let margin = 3.5
  private static let plate = DynamicColor(0x48484A, dark: 0xD1D1D6)
  private static let name = DynamicColor(0xFFFFFF, dark: 0x1C1C1E)
  private static let ink = DynamicColor(0x1C1C1E, dark: 0xFFFFFF)

  /// - Parameter isLow: Whether its plate is no higher than the text needs.
  /// - Throws: An error when no font has a character of the text.
  init(
    _ text: String, _ look: Look, isLow: Bool = false, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    (self.text, self.look) = (text, look)
    if case .number(let scale) = look {
      let diameter = 2 * NumberDisc(scale: scale).radius
      size = Size(width: diameter, height: diameter)
      lines = []
    } else {
      let paragraph = try typesetter.paragraph(text, font: Self.font, numberOfLines: 1)
      lines = paragraph.lines
      size = Size(
        width: max(Self.height, (paragraph.width + 2 * Self.margin).rounded(.up)),
        height: isLow ? Self.least : Self.height)
    }
  }

  /// The label in a box of its size.
  /// - Throws: An error when no font has a character of the text.
  func marks(in box: Rect, _ typesetter: Typesetter) throws(TypesettingError) -> [Mark] {
    let center = Point(x: box.midX, y: box.midY)
    if case .number(let scale) = look {
      return try NumberDisc(scale: scale).marks(text, at: center, typesetter)
    }
    let ink: DynamicColor = look == .name ? Self.name : Self.ink
    let texts = lines.map { line in
      let origin = Point(x: center.x - line.width / 2, y: center.y + Self.font.baselineBelowMiddle)
      return Mark(.text(line, font: Self.font, origin: origin), .label, fill: ink)
    }
    return plate(box) + texts
  }

  private func plate(_ box: Rect) -> [Mark] {
    guard case .value = look else {
      return [Mark(.roundedRect(box, radius: 2.5), .plate, fill: Self.plate)]
    }
    return [
      Mark(.roundedRect(box, radius: 2.5), .plate, fill: lineColor),
      Mark(.roundedRect(box.insetBy(0.75), radius: 1.75), .plate, fill: Theme().background),
    ]
  }

  /// The colour of its edge and of its leader line.
  var lineColor: DynamicColor {
    switch look {
    case .name: Self.plate
    case .value(let status):
      // A thin edge on the ground needs more contrast than a line with edges of its own.
      status == .misplaced ? Theme().colors(for: status).badge : Theme().colors(for: status).line
    case .number: NumberDisc.color
    }
  }
}
