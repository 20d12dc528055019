import FigureChoices
import LayoutModel
import Typesetting

/// The popover in which the size inspector edits a constraint: its relation and its numbers.
struct ConstraintEditor {
  private static let inset = 11.0
  private static let fieldHeight = 18.0
  /// From one row to the next.
  private static let pitch = 25.0
  private static let field = 132.0
  private static let relation = 34.0
  /// Of the arrow to the words that open it.
  static let arrow = Size(width: 30, height: 10)
  /// How far the arrow reaches into the entry, in points.
  static let overlap = 8.0

  /// Of its box, without the arrow, in points.
  let size: Size
  private let labels: [String]
  private let values: InspectorEntry.Values
  private let colon: Double

  /// - Throws: An error when no font has a character of a text.
  init(
    _ values: InspectorEntry.Values, _ words: FigurePhrases, _ panel: Panel
  ) throws(TypesettingError) {
    self.values = values
    labels = [FigurePhrase.constant, .priority, .multiplier].map { words.labeled($0) }
    colon = Self.inset + (try panel.widest(labels)).rounded(.up)
    size = Size(
      width: colon + 9 + Self.field + Self.inset,
      height: 2 * Self.inset + 2 * Self.pitch + Self.fieldHeight)
  }

  /// Draws it in a box of its size, with its arrow below.
  /// - Parameter tip: Where the arrow points, across.
  func add(to panel: inout Panel, in box: Rect, pointingTo tip: Double) throws(TypesettingError) {
    panel.raisedBox(box, radius: 6)
    addArrow(to: &panel, Point(x: min(tip, box.maxX - Self.arrow.width / 2 - 6), y: box.maxY))
    var field = Rect(
      x: box.minX + colon + 9, y: box.minY + Self.inset, width: Self.field,
      height: Self.fieldHeight)
    for (label, text) in zip(labels, [values.constant, values.priority, values.multiplier]) {
      try panel.text(label, .right, of: Point(x: box.minX + colon, y: field.midY))
      var own = field
      if label == labels.first {
        let choice = Rect(
          x: field.minX, y: field.minY, width: Self.relation, height: field.height)
        try panel.choice(choice, values.relation)
        own = Rect(
          x: choice.maxX + 6, y: field.minY, width: field.maxX - choice.maxX - 6,
          height: field.height)
      }
      try panel.field(own, text, isEdited: own != field)
      field = field.offset(dx: 0, dy: Self.pitch)
    }
  }

  /// A point that widens towards the box, which opens into it.
  private func addArrow(to panel: inout Panel, _ base: Point) {
    let half = Self.arrow.width / 2
    let points = (-16...16).map { step in
      let share = Double(step) / 16
      let near = 1 - abs(share)
      let drop = near * near.squareRoot() * Self.arrow.height
      return Point(x: base.x + share * half, y: base.y - 0.25 + drop)
    }
    let lid = [Point(x: base.x + half, y: base.y - 1), Point(x: base.x - half, y: base.y - 1)]
    panel.add(Mark(.polyline(points + lid), .edge, fill: Panel.ground))
    panel.add(
      Mark(.polyline(points), .edge, stroke: Stroke(color: Panel.edge, width: 0.5)))
  }
}
