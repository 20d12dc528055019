import Basics
import FigureChoices
import LayoutModel
import Typesetting

/// The menu of a field for a space: its two values, and what the space can count to.
struct PinMenu {
  /// Something at a side of a view, and how far it is.
  private struct Neighbor: Hashable {
    var item: LayoutItem
    var name: String
    var space: Double
  }

  private static let rowHeight = 18.0
  private static let inset = 5.0
  /// Before the words: the tick and the small picture.
  private static let marks = (tick: 10.0, picture: 24.0, words: 38.0)
  /// From the popover to the menu.
  private static let gap = 10.0

  let side: PinSettings.Side
  private let values: [String]
  private let neighbors: [(text: String, isChosen: Bool)]

  /// The menu of the first field that makes a constraint, from the top on, or else of the upper one.
  init(_ view: Int, _ settings: PinSettings, in solved: SolvedLayout, _ words: FigurePhrases) {
    let side = settings.spaces.first { $0.space.isUsed }?.side ?? .top
    let made = ViewConstraints(view, in: solved).spaces.first { $0.side == side }?.constraint
    let neighbors = Self.neighbors(
      of: view, at: side, in: solved, words, usesMargins: settings.usesMargins)
    let nearest = neighbors.filter { $0.space >= 0 }.min { $0.space < $1.space }?.item
    let chosen = neighbors.first { $0.item == made?.secondItem }?.item ?? nearest
    self.side = side
    values = [words[.useStandardValue], words[.useCanvasValue]]
    self.neighbors = neighbors.map { neighbor in
      let text = words[.currentDistance].replacing("{name}", with: neighbor.name)
        .replacing("{number}", with: DecimalText.rounded(neighbor.space, to: 2))
      return (text, neighbor.item == chosen)
    }
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
        Neighbor(item: .view(sibling), name: layout.views[sibling].name, space: space))
    }
    let name = superview == 0 ? words[.superview] : layout.views[superview].name
    found.append(Neighbor(item: .view(superview), name: name, space: spaces.toEdge(side)))
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
          item: .guide(guide), name: layout.guides[guide].name,
          space: spaces.space(to: edge, at: side)))
    }
    return found
  }

  /// Draws the menu beside a popover, with a line to its field, which is marked.
  func add(to panel: inout Panel, field: Rect, besidePopoverOf width: Double)
    throws(TypesettingError)
  {
    let size = Size(
      width: (try panel.widest(values + neighbors.map(\.text))) + Self.marks.words + 12,
      height: Double(values.count + neighbors.count) * Self.rowHeight + 2 * Self.inset + 7)
    let isLeft = side == .left
    let x = isLeft ? -Self.gap - size.width : width + Self.gap
    let box = Rect(x: x, y: field.minY, width: size.width, height: size.height)
    panel.add(Mark(.frame(field.insetBy(-1.5), width: 1.5), .edge, fill: Panel.blue))
    panel.line(
      from: Point(x: isLeft ? box.maxX : box.minX, y: field.midY),
      to: Point(x: isLeft ? field.minX - 1.5 : field.maxX + 1.5, y: field.midY), Panel.blue,
      width: 1)
    panel.box(box, radius: 5, fill: Panel.ground)
    var y = box.minY + Self.inset + Self.rowHeight / 2
    for value in values {
      try panel.text(value, .left, of: Point(x: x + Self.marks.picture - 6, y: y))
      y += Self.rowHeight
    }
    let rule = y - Self.rowHeight / 2 + 3
    panel.line(from: Point(x: x + 1, y: rule), to: Point(x: box.maxX - 1, y: rule))
    y += 7
    for (text, isChosen) in neighbors {
      if isChosen { panel.tick(Point(x: x + Self.marks.tick, y: y), Panel.ink) }
      panel.box(
        Rect(around: Point(x: x + Self.marks.picture, y: y), width: 10, height: 12),
        fill: Panel.paper, edge: Panel.quiet)
      try panel.text(text, .left, of: Point(x: x + Self.marks.words, y: y))
      y += Self.rowHeight
    }
  }
}
