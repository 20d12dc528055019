import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// A popover of Interface Builder's tools while it is drawn, from the top.
struct Popover {
  var panel: Panel
  private(set) var height: Double
  let width: Double

  static let margin = 11.0
  static let fieldSize = Size(width: 70, height: 18)
  private static let title = Font(size: 13, weight: .semibold)
  private static let rowHeight = 21.0

  /// A row with a checkbox, an icon, words and a field.
  struct Row {
    var phrase: FigurePhrase
    var icon: InspectorIcon
    var isOn: Bool
    /// The value of its field; nil of a row without one.
    var value: String?
    /// Whether it can be chosen for what is selected.
    var isEnabled = true
  }

  /// - Throws: An error when no font has a character of a text.
  init(
    _ phrase: FigurePhrase, rows: [Row], _ words: FigurePhrases, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    panel = Panel(typesetter)
    let labels = try panel.widest(rows.map { words[$0.phrase] })
    let title = try panel.width(words[phrase], Self.title)
    width = max(266, labels + 130 + 2 * Self.margin, title + 2 * Self.margin).rounded(.up)
    height = 30
    try panel.text(
      words[phrase], .left, of: Point(x: Self.margin, y: 17), font: Self.title)
  }

  /// A row with its value, in words.
  static func text(of row: Row, _ words: FigurePhrases) -> String {
    [words[row.phrase], row.value].compactMap { $0 }.joined(separator: " ")
  }

  /// The title, the view and the chosen values, in words.
  static func description(
    _ phrase: FigurePhrase, of view: String, _ values: [String], _ request: FigureRequest
  ) -> String {
    let phrases = request.phrases
    let title = phrases.titled(request.words[phrase], view)
    return values.isEmpty ? title : phrases.joined([phrases.ended(title), phrases.listed(values)])
  }

  mutating func skip(_ distance: Double) { height += distance }

  mutating func addSeparator() {
    panel.line(
      from: Point(x: Self.margin - 4, y: height + 3),
      to: Point(x: width - Self.margin + 4, y: height + 3))
    height += 8
  }

  mutating func add(_ row: Row, _ words: FigurePhrases) throws(TypesettingError) {
    let y = height + Self.rowHeight / 2
    panel.checkbox(
      Point(x: Self.margin + 6, y: y), isOn: row.isOn, isEnabled: row.isEnabled)
    for mark in row.icon.marks(at: Point(x: Self.margin + 26, y: y)) {
      panel.add(mark)
    }
    try panel.text(
      words[row.phrase], .left, of: Point(x: Self.margin + 40, y: y),
      color: row.isEnabled ? Panel.ink : Panel.quiet)
    if let value = row.value {
      let field = Rect(
        x: width - Self.margin - Self.fieldSize.width, y: y - Self.fieldSize.height / 2,
        width: Self.fieldSize.width, height: Self.fieldSize.height)
      try panel.field(field, value, color: row.isEnabled ? Panel.ink : Panel.quiet)
    }
    height += Self.rowHeight
  }

  /// The choice of frames to update, which a current Xcode has no more, and the button with the number of
  /// constraints.
  mutating func addEnd(
    count: Int, _ words: FigurePhrases, isCurrent: Bool
  ) throws(TypesettingError) {
    addSeparator()
    if !isCurrent {
      let label = words[.updateFrames]
      let start = Self.margin + (try panel.width(label)).rounded(.up) + 8
      let box = Rect(x: start, y: height, width: max(60, width - Self.margin - start), height: 18)
      try panel.text(label, .left, of: Point(x: Self.margin, y: box.midY))
      try panel.choice(box, words[.noFrames], isBlue: false)
      height = box.maxY + 5
    }
    let button = Rect(x: Self.margin, y: height, width: width - 2 * Self.margin, height: 18)
    let text =
      count == 0
      ? words[.addConstraints]
      : count == 1
        ? words[.addOneConstraint]
        : words[.addSomeConstraints].replacing("{count}", with: "\(count)")
    panel.box(button, radius: 4, fill: count == 0 ? Panel.ground : Panel.blue)
    try panel.text(
      text, .center, of: Point(x: button.midX, y: button.midY),
      color: count == 0 ? Panel.quiet : DynamicColor(0xFFFFFF), most: button.width - 10)
    height = button.maxY + Self.margin
  }
}
