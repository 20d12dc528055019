import Basics
import FigureChoices
import LayoutModel
import Typesetting

/// The attributes of a selected constraint, as the attributes inspector shows them.
struct ConstraintInspector {
  private(set) var panel: Panel
  private(set) var height = 0.0
  let width: Double
  /// The kind of the constraint.
  let title: String

  private static let margin = 9.0
  private static let fieldHeight = 19.0
  private static let least = 150.0

  private let layout: Layout
  private let constraint: LayoutConstraint
  private let words: FigurePhrases
  private let colon: Double

  /// - Throws: An error when no font has a character of a text.
  init(
    _ index: Int, in solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) {
    let (words, constraint) = (request.words, solved.layout.constraints[index])
    (self.words, self.constraint, layout) = (words, constraint, solved.layout)
    panel = Panel(request.typesetter)
    let labels: [FigurePhrase] = [
      .firstItem, .relation, .secondItem, .constant, .priority, .multiplier, .identifier,
      .placeholder,
    ]
    colon = try panel.widest(labels.map { words[$0] }) + Self.margin + 14
    title = Self.title(of: constraint, in: solved.layout, words)
    let ends = [
      Self.term(constraint, isSecond: false, layout), Self.term(constraint, isSecond: true, layout),
    ]
    let least = max(
      try panel.widest([words[.removeAtBuildTime], words[.installed]]) + 22,
      min(
        260, try panel.widest(ends.compactMap { $0 } + [words.relation(constraint.relation)]) + 30))
    let field = max(Self.least, least)
    width = max(
      colon + 6 + field + Self.margin,
      try panel.width(title, Panel.bold) + 2 * Self.margin + 4
    ).rounded(.up)
    try panel.text(title, .left, of: Point(x: Self.margin - 4, y: 13), font: Panel.bold)
    height = 25
    try addItems()
    addSeparator()
    try addNumbers()
    addSeparator()
    try addMarks()
  }

  private mutating func addItems() throws(TypesettingError) {
    try panel.choice(
      try row(.firstItem), Self.term(constraint, isSecond: false, layout) ?? "", opensBelow: true)
    try panel.choice(try row(.relation), words.relation(constraint.relation))
    if let second = Self.term(constraint, isSecond: true, layout) {
      try panel.choice(try row(.secondItem), second, opensBelow: true)
    }
  }

  private mutating func addNumbers() throws(TypesettingError) {
    let constant =
      constraint.usesStandardSpacing
      ? words[.standardValue] : DecimalText.rounded(constraint.constant, to: 3)
    for (phrase, text) in [
      (FigurePhrase.constant, constant), (.priority, constraint.priority.text),
      (.multiplier, Layout.multiplierText(constraint.multiplier).withoutZeros),
    ] {
      let field = try row(phrase)
      // It can vary with the size class, as what is installed can.
      if phrase == .constant { panel.plus(Point(x: Self.margin, y: field.midY)) }
      try panel.field(
        Rect(x: field.minX, y: field.minY, width: field.width - 15, height: field.height), text)
      panel.stepper(Point(x: field.maxX - 5, y: field.midY))
    }
  }

  /// The identifier, and whether it is there in the app.
  private mutating func addMarks() throws(TypesettingError) {
    let field = try row(.identifier)
    try panel.field(
      field, constraint.identifier ?? words[.identifier],
      color: constraint.identifier == nil ? Panel.quiet : Panel.ink, hasMenu: false)
    addSeparator()
    try addCheckbox(try row(.placeholder), .removeAtBuildTime, isOn: constraint.isPlaceholder)
    addSeparator()
    let installed = try row(nil)
    panel.plus(Point(x: Self.margin, y: installed.midY))
    try addCheckbox(installed, .installed, isOn: true)
    height += 4
  }

  private mutating func addCheckbox(
    _ field: Rect, _ phrase: FigurePhrase, isOn: Bool
  ) throws(TypesettingError) {
    panel.checkbox(Point(x: field.minX + 7, y: field.midY), isOn: isOn)
    try panel.text(words[phrase], .left, of: Point(x: field.minX + 18, y: field.midY))
  }

  private mutating func addSeparator() {
    panel.line(
      from: Point(x: Self.margin, y: height + 1), to: Point(x: width - Self.margin, y: height + 1))
    height += 6
  }

  /// A label, and the place for its field.
  private mutating func row(_ phrase: FigurePhrase?) throws(TypesettingError) -> Rect {
    let field = Rect(
      x: colon + 6, y: height, width: width - Self.margin - colon - 6, height: Self.fieldHeight)
    if let phrase { try panel.text(words[phrase], .right, of: Point(x: colon, y: field.midY)) }
    height = field.maxY + 4
    return field
  }

  /// `First Name.Top`; nil where there is no second item.
  private static func term(
    _ constraint: LayoutConstraint, isSecond: Bool, _ layout: Layout
  ) -> String? {
    let item = isSecond ? constraint.secondItem : constraint.firstItem
    let attribute = isSecond ? constraint.secondAttribute : constraint.firstAttribute
    return item.map { layout.name(of: $0) + "." + attribute.guideName }
  }

  /// `Vertical Space Constraint`.
  private static func title(
    of constraint: LayoutConstraint, in layout: Layout, _ words: FigurePhrases
  ) -> String {
    let attribute = constraint.firstAttribute
    let isVertical = attribute.axis == .vertical
    let kind: String
    if constraint.isAspectRatio {
      kind = words[.aspectRatio]
    } else if attribute.isSize {
      let equal: FigurePhrase = isVertical ? .equalHeights : .equalWidths
      kind = constraint.secondItem == nil ? words.attribute(attribute) : words[equal]
    } else if constraint.isSpace(in: layout) {
      kind = words[isVertical ? .verticalSpace : .horizontalSpace]
    } else {
      kind = words.filled(.alignment, words.attribute(attribute))
    }
    return words.filled(.constraintOfKind, kind)
  }
}

extension FigurePhrases {
  /// The name of a relation.
  func relation(_ relation: Relation) -> String {
    switch relation {
    case .equal: self[.equal]
    case .lessThanOrEqual: self[.lessThanOrEqual]
    case .greaterThanOrEqual: self[.greaterThanOrEqual]
    }
  }
}

extension String {
  /// A whole number without its `.0`.
  fileprivate var withoutZeros: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
