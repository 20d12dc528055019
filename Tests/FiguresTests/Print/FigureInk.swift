import LayoutModel
import TestSupport
import Typesetting

@testable import Figures

/// All marks of a figure in the order in which they are inked, symbols taken apart.
struct FigureInk {
  /// A mark with what it belongs to.
  struct Item {
    var mark: Mark
    var layer: String
    /// The number of its group in the figure.
    var group: Int
    var groupID: String
    var isConstraint: Bool
    /// The number of the sign that it is a part of; nil of other marks.
    var sign: Int?
    var part: LayoutPart?
    /// What it inks, cut by the clips of its layer and of its group.
    var box: Rect

    /// Whether it shows a constraint, the frame of a view or a region over the views.
    var isOverlay: Bool { !["ib-views", "ib-bars", "ib-shapes"].contains(layer) }

    /// The colour of its fill at a height; nil of what is not filled.
    func fill(at y: Double) -> DynamicColor? {
      switch mark.fill {
      case .color(let color)?: color
      case .gradient(let top, let bottom)?: y < box.midY ? top : bottom
      case nil: nil
      }
    }
  }

  /// A badge or a pill without its shadow.
  struct Sign {
    var group: Int
    var groupID: String
    var box: Rect
    var isBadge: Bool
  }

  let figure: Figure
  private(set) var items: [Item] = []
  private(set) var signs: [Sign] = []
  /// The places of the items of each group.
  private(set) var groups: [Int: [Int]] = [:]
  /// The places of what is filled.
  private var fills: [Int] = []

  init(_ figure: Figure) {
    self.figure = figure
    var number = 0
    for layer in figure.layers {
      for group in layer.groups {
        for mark in group.marks { add(mark, of: group, number, in: layer) }
        number += 1
      }
    }
  }

  private mutating func add(
    _ mark: Mark, of group: Figure.Group, _ number: Int, in layer: Figure.Layer
  ) {
    var sign: Int?
    var parts = [mark]
    if let (symbol, place) = mark.placedSymbol {
      parts = symbol.marks.map {
        var part = $0
        part.shape = part.shape.moved(dx: place.x, dy: place.y)
        return part
      }
      if mark.role == .sign || mark.role == .pill {
        sign = signs.count
        // The shadow may be under other signs, the disc or the ring and what is in it not.
        let opaque = parts.filter { if case .color(let c) = $0.fill { c.isOpaque } else { false } }
        let box = opaque.compactMap(\.bounds).reduce(nil) { $0?.union($1) ?? $1 }
        signs.append(
          Sign(
            group: number, groupID: group.id, box: box ?? Rect(around: place, width: 0, height: 0),
            isBadge: mark.role == .sign))
      }
    } else if mark.role == .pill, let last = signs.last, last.group == number {
      sign = signs.count - 1
    }
    for part in parts {
      guard let bounds = part.captionBox ?? part.bounds else { continue }
      let box = [layer.clip, group.clip].compactMap { $0 }.reduce(bounds) { $0.common($1) }
      groups[number, default: []].append(items.count)
      if part.fill != nil { fills.append(items.count) }
      items.append(
        Item(
          mark: part, layer: layer.name, group: number, groupID: group.id,
          isConstraint: group.isConstraint,
          sign: sign, part: group.part, box: box))
    }
  }

  /// The places of texts among the items that are seen in the figure at all.
  var texts: [Int] {
    items.indices.filter { index in
      guard case .text(let line, _, _) = items[index].mark.shape else { return false }
      return line.width > 0 && items[index].mark.fill != nil
        && items[index].box.intersects(figure.bounds)
    }
  }

  // MARK: - What lies below

  /// The colour at a place under an item.
  func ground(
    at place: Point, below index: Int, _ side: KeyPath<DynamicColor, Color>
  ) -> Color {
    var covers: [Color] = []
    for item in fills.reversed().lazy.filter({ $0 < index }).map({ items[$0] }) {
      guard let color = item.fill(at: place.y)?[keyPath: side], item.mark.shape.covers(place),
        item.box.grown(0.01, 0.01).covers(place)
      else { continue }
      if color.alpha == 255 { return covers.reversed().reduce(color) { $1.over($0) } }
      covers.append(color)
    }
    return covers.reversed().reduce(Theme().background[keyPath: side]) { $1.over($0) }
  }

  /// Whether something later hides an item at a place.
  func isHidden(_ index: Int, at place: Point) -> Bool {
    if !figure.bounds.covers(place) { return true }
    return items[(index + 1)...].contains { item in
      item.group != items[index].group && item.fill(at: place.y)?.isOpaque == true
        && item.mark.shape.covers(place) && item.box.covers(place)
    }
  }

  /// The middles of the parts of a line between the edges of what is filled below it, of more than two
  /// points.
  func places(on line: Segment, below index: Int) -> [Point] {
    let box = line.box.grown(0.1, 0.1)
    let axis: Axis = line.box.width >= line.box.height ? .horizontal : .vertical
    let (start, end) = line.box.range(axis)
    var edges = [start, end]
    for item in fills.lazy.filter({ $0 < index }).map({ items[$0] })
    where item.box.intersects(box) {
      let (low, high) = item.box.range(axis)
      edges += [low, high].filter { start < $0 && $0 < end }
    }
    edges.sort()
    return zip(edges, edges.dropFirst()).filter { $1 - $0 > 2 }.map { low, high in
      let share = ((low + high) / 2 - start) / (end - start)
      let (from, to) =
        (axis == .horizontal ? line.from.x <= line.to.x : line.from.y <= line.to.y)
        ? (line.from, line.to) : (line.to, line.from)
      return Point(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
    }
  }
}

extension Mark {
  /// The lines that it consists of; none of a fill.
  var lines: [Segment] {
    guard stroke != nil else { return [] }
    return switch shape {
    case .segments(let lines): lines
    case .polyline(let points): zip(points, points.dropFirst()).map { Segment(from: $0, to: $1) }
    default: []
    }
  }
}

extension Shape {
  /// Whether a place is in the area of a fill.
  func covers(_ place: Point) -> Bool {
    switch self {
    case .rect(let rect): return rect.covers(place)
    case .roundedRect(let rect, let radius):
      let inner = rect.insetBy(min(radius, rect.width / 2, rect.height / 2))
      let nearest = Point(
        x: max(inner.minX, min(place.x, inner.maxX)), y: max(inner.minY, min(place.y, inner.maxY)))
      return rect.covers(place) && Shape.distance(place, nearest) <= radius
    case .shadow: return false
    case .frame(let rect, let width):
      return rect.covers(place) && !rect.insetBy(width).covers(place)
    case .circle(let center, let radius):
      return Shape.distance(place, center) < radius
    case .capsule(let line, let width):
      return Rect.around([line.from, line.to])?.grown(width / 2, width / 2).covers(place) == true
    case .polyline(let points):
      // Even and odd crossings of a ray to the right.
      var isInside = false
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1))
      where (a.y > place.y) != (b.y > place.y) {
        if place.x < (b.x - a.x) * (place.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
      }
      return isInside
    case .segments, .text, .symbol: return false
    }
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}

extension Rect {
  func covers(_ place: Point) -> Bool {
    minX <= place.x && place.x <= maxX && minY <= place.y && place.y <= maxY
  }

  /// What two rectangles have in common; of no size where that is nothing.
  func common(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
