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
    let menu =
      try request.details.contains(.menu)
      ? PinMenu(view, settings, in: solved, words, popover.panel) { field(at: $0, of: spaces) }
      : nil
    popover.panel.cover = menu?.box
    try addSpaces(settings, around: spaces, edited: menu?.field, to: &popover, words)
    // A menu is over the upper part of the popover, which shows no more than that.
    let end = menu?.box.maxY ?? .infinity
    if popover.height < end { try addSizes(settings, to: &popover, words) }
    if popover.height < end { try addRelations(settings, to: &popover, words) }
    if popover.height < end {
      try popover.addEnd(
        count: settings.count, words, isCurrent: request.details.contains(.currentXcode))
    }
    popover.panel.cover = nil
    try menu?.add(to: &popover.panel)
    return InspectorStyle.figure(
      popover.panel, width: popover.width, height: popover.height, part, solved, request, radius: 6,
      isCut: menu != nil,
      description: Popover.description(
        .addNewConstraints, of: solved.layout.views[view].name, settings.texts(words), request))
  }

  private static func addSizes(
    _ settings: PinSettings, to popover: inout Popover, _ words: FigurePhrases
  ) throws(TypesettingError) {
    popover.addSeparator()
    for row in settings.sizes { try popover.add(row, words) }
  }

  private static func addRelations(
    _ settings: PinSettings, to popover: inout Popover, _ words: FigurePhrases
  ) throws(TypesettingError) {
    popover.addSeparator()
    for row in settings.relations { try popover.add(row, words) }
    popover.addSeparator()
    try addAlignment(settings, to: &popover, words)
  }

  /// The fields of the four spaces around a small view, and whether they count from margins.
  private static func addSpaces(
    _ settings: PinSettings, around middle: Point, edited: Rect?, to popover: inout Popover,
    _ words: FigurePhrases
  ) throws(TypesettingError) {
    popover.panel.box(
      Rect(around: middle, width: 16, height: 16), fill: Panel.paper, edge: Panel.quiet)
    for (side, space) in settings.spaces {
      let field = field(at: side, of: middle)
      // Below a menu, the rest of a field says nothing.
      let middleOfField = Rect(x: field.midX, y: field.midY, width: 0, height: 0)
      if popover.panel.cover?.contains(middleOfField) ?? false { continue }
      try add(space, at: side, of: middle, isEdited: field == edited, to: &popover.panel)
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
    _ space: PinSettings.Space, at side: PinSettings.Side, of middle: Point, isEdited: Bool,
    to panel: inout Panel
  ) throws(TypesettingError) {
    let (axis, away) = (side.axis, side.isNear ? -1.0 : 1)
    let (along, cross) = axis == .horizontal ? (middle.x, middle.y) : (middle.y, middle.x)
    try panel.field(field(at: side, of: middle), space.text, isEdited: isEdited)
    let start = along + away * 10.5
    for mark in beam(start, start + away * 15, axis, cross: cross, space.isUsed) { panel.add(mark) }
  }

  /// The field of the space at a side of the small view.
  private static func field(at side: PinSettings.Side, of middle: Point) -> Rect {
    let size = Popover.fieldSize
    let length = size.length(side.axis)
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
      phrase: .align, icon: .centers(.horizontal), isOn: settings.alignment != nil,
      isEnabled: settings.hasOthers)
    try popover.add(row, words)
    let label = try popover.panel.width(words[.align]).rounded(.up)
    let start = Popover.margin + 40 + label + 8
    let box = Rect(
      x: start, y: y + 1.5, width: max(60, popover.width - Popover.margin - start), height: 18)
    try popover.panel.choice(
      box, words[settings.alignment ?? .leadingEdges], isEnabled: settings.hasOthers,
      isBlue: settings.hasOthers)
  }
}
