import Basics
import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// Draws the popover Add New Constraints with the values that make the constraints of a view.
enum PinStyle {
  /// The figure of a view.
  /// - Throws: A `TypesettingError` when no font has a character of a text, or a `FigureError`.
  static func figure(of solved: SolvedLayout, _ request: FigureRequest) throws -> Figure {
    let part = try ExplainedPart.part(of: request, .pin, in: solved.layout)
    guard case .view(let view) = part else {
      throw FigureError("'\(request.explained ?? "")' is no view")
    }
    let words = request.words
    let settings = PinSettings(view, in: solved, words)
    var popover = try Popover(
      .addNewConstraints, rows: settings.sizes + settings.relations, words, request.typesetter)
    let spaces = Point(x: popover.width / 2, y: popover.height + 47)
    try addSpaces(settings, around: spaces, to: &popover, words)
    popover.addSeparator()
    for row in settings.sizes { try popover.add(row, words) }
    popover.addSeparator()
    for row in settings.relations { try popover.add(row, words) }
    popover.addSeparator()
    try addAlignment(settings, to: &popover, words)
    if request.details.contains(.menu) {
      let menu = PinMenu(view, settings, in: solved, words)
      try menu.add(
        to: &popover.panel, field: field(at: menu.side, of: spaces),
        besidePopoverOf: popover.width)
    }
    try popover.addEnd(
      count: settings.count, words, isCurrent: request.details.contains(.currentXcode))
    return InspectorStyle.figure(
      popover.panel, width: popover.width, height: popover.height, part, solved, request, radius: 6,
      description: Popover.description(
        .addNewConstraints, of: solved.layout.views[view].name, settings.texts(words), request))
  }

  /// The fields of the four spaces around a small view, and whether they count from margins.
  private static func addSpaces(
    _ settings: PinSettings, around middle: Point, to popover: inout Popover,
    _ words: FigurePhrases
  ) throws(TypesettingError) {
    popover.panel.box(
      Rect(around: middle, width: 16, height: 16), fill: Panel.paper, edge: Panel.quiet)
    for (side, space) in settings.spaces {
      try add(space, at: side, of: middle, to: &popover.panel)
    }
    try popover.panel.text(
      words[.spacingToNeighbor], .center, of: Point(x: middle.x, y: middle.y + 62))
    let label = words[.constrainToMargins]
    let left = middle.x - (try popover.panel.width(label) + 18) / 2
    popover.panel.checkbox(Point(x: left + 6, y: middle.y + 80), isOn: settings.usesMargins)
    try popover.panel.text(label, .left, of: Point(x: left + 18, y: middle.y + 80))
    popover.skip(139)
  }

  /// A field and the beam that leads to it.
  private static func add(
    _ space: PinSettings.Space, at side: PinSettings.Side, of middle: Point, to panel: inout Panel
  ) throws(TypesettingError) {
    let (axis, away) = (side.axis, side.isNear ? -1.0 : 1)
    let (along, cross) = axis == .horizontal ? (middle.x, middle.y) : (middle.y, middle.x)
    try panel.field(field(at: side, of: middle), space.text)
    let start = along + away * 10.5
    for mark in beam(start, start + away * 15, axis, cross: cross, space.isUsed) { panel.add(mark) }
  }

  /// The field of the space at a side of the small view.
  private static func field(at side: PinSettings.Side, of middle: Point) -> Rect {
    let size = Popover.fieldSize
    let length = side.axis == .horizontal ? size.width : size.height
    let (along, cross) = side.axis == .horizontal ? (middle.x, middle.y) : (middle.y, middle.x)
    let center = side.axis.point(along + (side.isNear ? -1 : 1) * (29 + length / 2), cross)
    return Rect(around: center, width: size.width, height: size.height)
  }

  /// A red I-bar, solid where a constraint makes the space and dotted where none does.
  private static func beam(
    _ from: Double, _ to: Double, _ axis: Axis, cross: Double, _ isUsed: Bool
  ) -> [Mark] {
    let caps = [from, to].map { place in
      Segment(from: axis.point(place, cross - 4), to: axis.point(place, cross + 4))
    }
    let stem = Segment(from: axis.point(min(from, to), cross), to: axis.point(max(from, to), cross))
    let color = isUsed ? Panel.beam : Panel.beam.opacity(0.5)
    let stroke = Stroke(color: color, width: isUsed ? 1.5 : 1, dashes: isUsed ? [] : [1, 1.5])
    return [Mark(.segments(caps + [stem]), .stem, stroke: stroke)]
  }

  private static func addAlignment(
    _ settings: PinSettings, to popover: inout Popover, _ words: FigurePhrases
  ) throws(TypesettingError) {
    let y = popover.height
    let row = Popover.Row(
      phrase: .align, icon: .align(.horizontal), isOn: settings.alignment != nil, isEnabled: false)
    try popover.add(row, words)
    let label = try popover.panel.width(words[.align]).rounded(.up)
    let start = Popover.margin + 40 + label + 8
    let box = Rect(
      x: start, y: y + 1.5, width: max(60, popover.width - Popover.margin - start), height: 18)
    try popover.panel.choice(
      box, words[settings.alignment ?? .leadingEdges], isEnabled: settings.alignment != nil)
  }
}

/// The values of the popover that make the constraints of a view.
struct PinSettings {
  /// A side of a view.
  enum Side: Hashable, Sendable, CaseIterable {
    case top, left, right, bottom

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
    var isNear: Bool { self == .left || self == .top }

    /// Its name.
    var phrase: FigurePhrase {
      switch self {
      case .top: .top
      case .left: .left
      case .right: .right
      case .bottom: .bottom
      }
    }
  }

  /// A space at a side: that of a constraint, or the present one.
  struct Space: Hashable, Sendable {
    var text: String
    var isUsed: Bool
  }

  private(set) var spaces: [(side: Side, space: Space)] = []
  private(set) var usesMargins = true
  private(set) var sizes: [Popover.Row] = []
  private(set) var relations: [Popover.Row] = []
  /// The alignment with a sibling; nil without one.
  private(set) var alignment: FigurePhrase?
  /// The number of constraints that the values make.
  private(set) var count = 0

  init(_ view: Int, in solved: SolvedLayout, _ words: FigurePhrases) {
    let own = ViewConstraints(view, in: solved)
    let toEdges = own.spaces.filter { own.isToHolder($0.constraint) }.map(\.constraint)
    usesMargins =
      toEdges.isEmpty || toEdges.contains { $0.secondAttribute.isWithinMargins }
    let neighbors = NeighborSpaces(view, in: solved, usesMargins: usesMargins)
    for side in Side.allCases {
      let made = own.spaces.first { $0.side == side }?.constraint
      let text =
        made.map { Self.length($0, words) } ?? DecimalText.rounded(neighbors.space(side), to: 2)
      spaces.append((side, Space(text: text, isUsed: made != nil)))
    }
    let rect = solved.alignmentRect(of: .view(view))
    func row(_ phrase: FigurePhrase, _ attribute: Attribute, _ present: Double) -> Popover.Row {
      let made = own.all.first { $0.firstAttribute == attribute && $0.secondItem == nil }
      return Popover.Row(
        phrase: phrase, icon: .size(attribute.axis ?? .horizontal), isOn: made != nil,
        value: DecimalText.rounded(made?.constant ?? present, to: 2))
    }
    sizes = [row(.width, .width, rect.width), row(.height, .height, rect.height)]
    func has(_ attribute: Attribute) -> Bool {
      own.all.contains { constraint in
        constraint.firstAttribute == attribute && constraint.secondAttribute == attribute
          && constraint.secondItem != nil
      }
    }
    relations = [
      .init(phrase: .equalWidths, icon: .size(.horizontal), isOn: has(.width), isEnabled: false),
      .init(phrase: .equalHeights, icon: .size(.vertical), isOn: has(.height), isEnabled: false),
      .init(phrase: .aspectRatio, icon: .ratio, isOn: own.all.contains(where: \.isAspectRatio)),
    ]
    alignment = own.alignments.first { !$0.isInContainer }?.phrase
    count =
      spaces.count { $0.space.isUsed } + (sizes + relations).count(where: \.isOn)
      + (alignment == nil ? 0 : 1)
  }

  /// The values that make constraints, in words.
  func texts(_ words: FigurePhrases) -> [String] {
    spaces.filter(\.space.isUsed).map { words[$0.side.phrase] + " " + $0.space.text }
      + (sizes + relations).filter(\.isOn).map { Popover.text(of: $0, words) }
      + (alignment.map { [words[.align] + " " + words[$0]] } ?? [])
  }

  /// The length that a constraint keeps.
  static func length(_ constraint: LayoutConstraint, _ words: FigurePhrases) -> String {
    constraint.usesStandardSpacing
      ? words[.standardValue] : DecimalText.rounded(constraint.constant.magnitude, to: 2)
  }
}
