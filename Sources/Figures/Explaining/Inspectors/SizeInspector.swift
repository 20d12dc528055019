import FigureChoices
import LayoutModel
import Typesetting

/// The constraints of a view, and the priorities of its content, as the size inspector shows them.
struct SizeInspector {
  /// What a figure shows of it.
  enum Part: Hashable {
    case all
    case constraints
    case priorities
    /// The popover that edits a constraint, by its index, over the constraint's entry.
    case editor(Int)
  }

  private(set) var panel: Panel
  private(set) var height = 0.0
  let width: Double

  private static let margin = 9.0
  private static let pictureHeight = 88.0
  private static let footer = 22.0
  private static let lineHeight = 15.0
  /// From one entry to the next.
  private static let gap = 4.0
  private static let icon = 15.0
  /// The least width of the column of labels, and that of the values.
  private static let labels = 104.0
  private static let values = 70.0
  /// The least width of the labels of fields.
  private static let fieldLabels = 74.0
  private static let fieldHeight = 19.0

  private let view: Int
  private let part: Part
  private let solved: SolvedLayout
  private let words: FigurePhrases
  private let entries: [InspectorEntry]
  private let isCurrent: Bool
  private let labelWidth: Double
  private let editWidth: Double
  private let fieldLabelWidth: Double

  /// - Throws: An error when no font has a character of a text.
  init(
    of view: Int, _ part: Part, in solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) {
    (self.view, self.part, self.solved, words) = (view, part, solved, request.words)
    panel = Panel(request.typesetter)
    isCurrent = request.details.contains(.currentXcode)
    entries = InspectorEntry.entries(of: view, in: solved, words, usesSigns: isCurrent)
    labelWidth = max(Self.labels, try panel.widest(entries.flatMap(\.lines).map(\.label)))
    editWidth = try panel.width(words[.edit], Panel.bold).rounded(.up)
    fieldLabelWidth = max(
      Self.fieldLabels,
      try panel.widest([words[.intrinsicSize], words[.horizontal], words[.vertical]]))
    let values = max(Self.values, try panel.width(words[.superview])).rounded(.up)
    let row = 10 + Self.icon + 8 + labelWidth + 7 + values + 8 + editWidth + 9
    let priorities = try panel.widest(
      [words[.contentHuggingPriority], words[.compressionResistancePriority]], Panel.bold)
    let showing = try panel.width(Self.showing(entries.count, words))
    width = (max(row, priorities, showing) + 2 * Self.margin + 4).rounded(.up)
    switch part {
    case .all:
      try addConstraints()
      addSeparator()
      try addPriorities()
    case .constraints: try addConstraints()
    case .priorities:
      height = 4
      try addPriorities()
    case .editor(let constraint):
      if let place = entries.firstIndex(where: { $0.constraint == constraint }) {
        try addEditor(ofEntry: place)
      }
    }
  }

  /// What it says, in words.
  var texts: [String] {
    switch part {
    case .all, .constraints: entries.map(\.text)
    case .editor(let constraint): entries.filter { $0.constraint == constraint }.map(\.text)
    case .priorities:
      priorities.map { phrase, priorities in
        [
          words.labeled(phrase), words[.horizontal], priorities.horizontal.text, words[.vertical],
          priorities.vertical.text,
        ].joined(separator: " ")
      }
    }
  }

  private var priorities: [(FigurePhrase, AxisPriorities)] {
    let metrics = solved.metrics[view]
    return [
      (.contentHuggingPriority, metrics.contentHuggingPriority),
      (.compressionResistancePriority, metrics.contentCompressionResistancePriority),
    ]
  }

  private static func showing(_ count: Int, _ words: FigurePhrases) -> String {
    words[.showing].replacing("{count}", with: "\(count)").replacing("{total}", with: "\(count)")
  }

  private mutating func addConstraints() throws(TypesettingError) {
    try addHeader()
    for entry in entries { try add(entry) }
    try addCount()
  }

  /// The title and the small picture of the view.
  private mutating func addHeader() throws(TypesettingError) {
    try panel.text(
      words[.constraints], .left, of: Point(x: Self.margin + 4, y: 13), font: Panel.bold,
      most: width - 2 * Self.margin)
    let footer = isCurrent ? 0 : Self.footer
    let box = Rect(
      x: Self.margin, y: 24, width: width - 2 * Self.margin, height: Self.pictureHeight + footer)
    panel.box(box, fill: Panel.paper)
    let picture = Rect(x: box.minX, y: box.minY, width: box.width, height: Self.pictureHeight)
    let content = try InspectorPicture(view, in: solved, entries, panel.typesetter)
    for mark in content.marks(in: picture) { panel.add(mark) }
    if !isCurrent {
      let y = picture.maxY
      panel.line(from: Point(x: box.minX, y: y), to: Point(x: box.maxX, y: y))
      let all = try panel.width(words[.all]).rounded(.up) + 14
      let pill = Rect(x: box.minX + 8, y: y + 4, width: all, height: 14)
      panel.add(Mark(.roundedRect(pill, radius: 3), .plate, fill: Panel.quiet))
      try panel.text(
        words[.all], .center, of: Point(x: pill.midX, y: pill.midY),
        color: DynamicColor(0xFFFFFF, dark: 0x1C1C1E))
      try panel.text(
        words[.thisSizeClass], .left, of: Point(x: pill.maxX + 14, y: pill.midY),
        most: box.maxX - pill.maxX - 22)
    }
    height = box.maxY + 4
  }

  /// The popover that edits a constraint over its entry, and over the two before that.
  private mutating func addEditor(ofEntry place: Int) throws(TypesettingError) {
    let editor = try ConstraintEditor(entries[place].values, words, panel)
    let above = entries[..<place].suffix(2)
    let end = Self.margin + editor.size.height + ConstraintEditor.arrow.height
    let box = Rect(
      x: width - Self.margin - editor.size.width + 2, y: Self.margin, width: editor.size.width,
      height: editor.size.height)
    // The popover ends at the lower line of the entry before, and its arrow at the words below.
    let entryTop = end - ConstraintEditor.overlap
    height = entryTop - above.reduce(0) { $0 + Self.height(of: $1) + Self.gap }
    panel.cover = box.insetBy(-2)
    for entry in above { try add(entry) }
    panel.cover = nil
    try add(entries[place])
    height += Self.margin - Self.gap
    let edit = width - Self.margin - 9 - editWidth / 2
    try editor.add(to: &panel, in: box, pointingTo: edit)
  }

  private static func height(of entry: InspectorEntry) -> Double {
    Double(max(2, entry.lines.count)) * lineHeight + 6
  }

  /// A box with the icon and the lines of a constraint, dashed if it is optional.
  private mutating func add(_ entry: InspectorEntry) throws(TypesettingError) {
    let box = Rect(
      x: Self.margin, y: height, width: width - 2 * Self.margin, height: Self.height(of: entry))
    InspectorStyle.frame(box, isDashed: entry.isOptional).forEach { panel.add($0) }
    let icon = Point(x: box.minX + 5 + Self.icon / 2, y: box.midY)
    for mark in entry.icon.marks(at: icon) { panel.add(mark) }
    let colon = box.minX + 10 + Self.icon + 8 + labelWidth
    let edit = box.maxX - 9
    for (number, line) in entry.lines.enumerated() {
      let offset = Double(number) - Double(entry.lines.count - 1) / 2
      let y = box.midY + offset * Self.lineHeight
      try panel.text(line.label, .right, of: Point(x: colon, y: y))
      try panel.text(
        line.value, .left, of: Point(x: colon + 7, y: y),
        color: line.isQuiet ? Panel.quiet : Panel.ink, most: edit - editWidth - 8 - colon - 7)
    }
    try panel.text(words[.edit], .right, of: Point(x: edit, y: box.midY), font: Panel.bold)
    height = box.maxY + Self.gap
  }

  private mutating func addCount() throws(TypesettingError) {
    try panel.text(
      Self.showing(entries.count, words), .center, of: Point(x: width / 2, y: height + 8),
      color: Panel.quiet)
    height += 20
  }

  /// The priorities of hugging and compression resistance, and how the content gets its size.
  private mutating func addPriorities() throws(TypesettingError) {
    for (phrase, priorities) in priorities {
      try panel.text(
        words[phrase], .left, of: Point(x: Self.margin + 4, y: height + 9), font: Panel.bold)
      height += 20
      for (phrase, priority) in [
        (FigurePhrase.horizontal, priorities.horizontal), (.vertical, priorities.vertical),
      ] {
        let field = try row(words[phrase])
        try panel.field(
          Rect(x: field.minX, y: field.minY, width: field.width - 15, height: field.height),
          priority.text)
        panel.stepper(Point(x: field.maxX - 5, y: field.midY))
      }
      addSeparator()
    }
    let isPlaceholder = solved.layout.views[view].intrinsicContentSize != nil
    let field = try row(words[.intrinsicSize])
    try panel.choice(field, words[isPlaceholder ? .placeholder : .systemDefined])
    height += 4
  }

  private mutating func addSeparator() {
    panel.line(
      from: Point(x: Self.margin, y: height + 1), to: Point(x: width - Self.margin, y: height + 1))
    height += 5
  }

  /// A label, and the place for its field.
  private mutating func row(_ label: String) throws(TypesettingError) -> Rect {
    let colon = Self.margin + fieldLabelWidth + 4
    let field = Rect(
      x: colon + 6, y: height, width: width - Self.margin - colon - 6, height: Self.fieldHeight)
    try panel.text(label, .right, of: Point(x: colon, y: field.midY), most: fieldLabelWidth)
    height = field.maxY + 4
    return field
  }
}

extension InspectorStyle {
  /// A round frame, solid or dashed.
  static func frame(_ rect: Rect, isDashed: Bool) -> [Mark] {
    if !isDashed {
      return Mark.bordered(rect, radius: 4, .edge, fill: Panel.ground, border: Panel.edge, width: 1)
    }
    let stroke = Stroke(color: Panel.quiet, width: 1, dashes: [2, 2])
    let mark = Mark(.roundedRect(rect.insetBy(0.5), radius: 4), .edge, stroke: stroke)
    return [mark]
  }
}
