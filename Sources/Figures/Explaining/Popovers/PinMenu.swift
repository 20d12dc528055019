import Basics
import FigureChoices
import LayoutModel
import Typesetting

/// The menu of a field for a space: its two values, and what the space can count to.
struct PinMenu {
  /// Something at a side of a view, and how far it is.
  private struct Neighbor: Hashable {
    var item: LayoutItem
    var icon: OutlineIcon
    var name: String
    var space: Double
  }

  private static let valueHeight = 16.0
  private static let neighborHeight = 19.0
  private static let inset = 4.0
  private static let separator = 8.0
  /// Before the words: the tick and the small picture.
  private static let marks = (tick: 10.0, picture: 28.0, words: 41.0)
  /// From the corner of the field to that of the menu.
  private static let offset = (x: 6.0, y: 3.0)

  /// The field that the menu belongs to.
  let field: Rect
  /// What it covers, in the popover's coordinates, in points.
  let box: Rect
  private let values: [String]
  private let neighbors: [(text: String, icon: OutlineIcon, isChosen: Bool)]

  /// The menu of the first field that makes a constraint, from the top on, or else of the upper one.
  /// - Parameters:
  ///   - panel: What measures texts.
  ///   - field: The field at a side.
  /// - Throws: An error when no font has a character of a text.
  init(
    _ view: Int, _ settings: PinSettings, in solved: SolvedLayout, _ words: FigurePhrases,
    _ panel: Panel, field: (PinSettings.Side) -> Rect
  ) throws(TypesettingError) {
    let side = settings.spaces.first { $0.space.isUsed }?.side ?? .top
    let made = ViewConstraints(view, in: solved).spaces.first { $0.side == side }?.constraint
    let neighbors = Self.neighbors(
      of: view, at: side, in: solved, words, usesMargins: settings.usesMargins)
    let nearest = neighbors.filter { $0.space >= 0 }.min { $0.space < $1.space }?.item
    let chosen = neighbors.first { $0.item == made?.secondItem }?.item ?? nearest
    values = [words[.useStandardValue], words[.useCanvasValue]]
    self.neighbors = neighbors.map { neighbor in
      let text = words[.currentDistance].replacing("{name}", with: neighbor.name)
        .replacing("{number}", with: DecimalText.rounded(neighbor.space, to: 2))
      return (text, neighbor.icon, neighbor.item == chosen)
    }
    self.field = field(side)
    let height =
      Double(values.count) * Self.valueHeight + Self.separator
      + Double(neighbors.count) * Self.neighborHeight + 2 * Self.inset
    box = Rect(
      x: self.field.minX + Self.offset.x, y: self.field.maxY + Self.offset.y,
      width: try panel.widest(values + self.neighbors.map(\.text)) + Self.marks.words + 12,
      height: height)
  }

  /// The nearest sibling, the superview, and the guide of its bars.
  private static func neighbors(
    of view: Int, at side: PinSettings.Side, in solved: SolvedLayout, _ words: FigurePhrases,
    usesMargins: Bool
  ) -> [Neighbor] {
    let layout = solved.layout
    let superview = layout.views[view].superview ?? 0
    let spaces = NeighborSpaces(view, in: solved, usesMargins: usesMargins)
    var found: [Neighbor] = []
    if let (sibling, space) = spaces.nearest(side) {
      found.append(
        Neighbor(
          item: .view(sibling), icon: OutlineIcon(layout.views[sibling]),
          name: layout.views[sibling].name, space: space))
    }
    let name = superview == 0 ? words[.superview] : layout.views[superview].name
    found.append(
      Neighbor(
        item: .view(superview), icon: OutlineIcon(layout.views[superview]), name: name,
        space: spaces.toEdge(side)))
    let kind: LayoutGuide.Kind? =
      switch side {
      case _ where layout.canvas.system >= 11: .safeArea
      case .top: .top
      case .bottom: .bottom
      case .left, .right: nil
      }
    if superview == 0, let kind, let guide = layout.guides.firstIndex(where: { $0.kind == kind }) {
      // The guide for bars ends where what is below them begins.
      let rect = solved.alignmentRect(of: .guide(guide))
      let edge =
        switch kind {
        case .top: Rect(x: rect.x, y: rect.maxY, width: rect.width, height: 0)
        case .bottom: Rect(x: rect.x, y: rect.minY, width: rect.width, height: 0)
        default: rect  // The others hold the content.
        }
      found.append(
        Neighbor(
          item: .guide(guide), icon: .guide(kind), name: layout.guides[guide].name,
          space: spaces.space(to: edge, at: side)))
    }
    return found
  }

  /// Draws the menu over a popover.
  func add(to panel: inout Panel) throws(TypesettingError) {
    panel.raisedBox(box, radius: 5)
    let x = box.minX
    var y = box.minY + Self.inset
    for value in values {
      let place = Point(x: x + Self.marks.picture - 8, y: y + Self.valueHeight / 2)
      try panel.text(value, .left, of: place)
      y += Self.valueHeight
    }
    let rule = y + Self.separator / 2
    panel.line(from: Point(x: x + 1, y: rule), to: Point(x: box.maxX - 1, y: rule), width: 1)
    y += Self.separator
    for (text, icon, isChosen) in neighbors {
      let middle = y + Self.neighborHeight / 2
      if isChosen { panel.tick(Point(x: x + Self.marks.tick, y: middle), Panel.ink) }
      for mark in icon.marks(at: Point(x: x + Self.marks.picture, y: middle)) { panel.add(mark) }
      try panel.text(text, .left, of: Point(x: x + Self.marks.words, y: middle))
      y += Self.neighborHeight
    }
  }
}
