import LayoutModel

/// The areas that views fill on a canvas, from back to front: the ground of what is drawn over them.
struct ViewFills {
  private let ground: DynamicColor
  private var fills: [Fill] = []

  private struct Fill {
    var shape: Shape
    var area: Rect
    var color: DynamicColor
    /// Whether it is a part of a picture, and no area for itself.
    var isPicture = false
    /// What a border leaves free.
    var hole: Rect?

    /// Whether nothing is seen through it anywhere in its area.
    var isWhole: Bool {
      guard color.isOpaque, hole == nil else { return false }
      switch shape {
      case .rect: return true
      case .polyline(let points): return points.count == 4 && Set(points) == Set(area.corners)
      case .roundedRect, .shadow, .frame, .circle, .capsule, .segments, .text, .symbol:
        return false
      }
    }

    func fills(_ place: Point) -> Bool {
      area.holds(place) && shape.fills(place) && !(hole?.holds(place) ?? false)
    }

    /// Where the colour on a line may change, an area that is no rectangle being parted into short ones.
    func edges(along axis: Axis) -> [Double] {
      let (start, end) = area.range(axis)
      if let (near, far) = hole?.range(axis) { return [start, near, far, end] }
      switch shape {
      case .polyline: return Array(stride(from: start, to: end, by: 8)) + [end]
      case .roundedRect(_, let radius):
        let corner = Array(stride(from: 0, through: min(radius, (end - start) / 2), by: 2))
        return corner.map { start + $0 } + corner.map { end - $0 }
      case .rect, .shadow, .frame, .circle, .capsule, .segments, .text, .symbol:
        return [start, end]
      }
    }
  }

  /// - Parameter ground: The opaque colour where nothing is filled.
  init(ground: DynamicColor) { self.ground = ground }

  /// Adds the areas that marks fill; later ones lie over earlier ones.
  /// - Parameters:
  ///   - clip: Where they can be seen; nil for everywhere.
  ///   - isPicture: Whether they are parts of a picture.
  mutating func add(_ marks: [Mark], clip: Rect? = nil, isPicture: Bool = false) {
    for mark in marks {
      guard case .color(let color) = mark.fill, let area = mark.shape.filledArea else { continue }
      let seen = clip.map(area.intersection) ?? area
      if clip != nil, seen.width == 0 || seen.height == 0 { continue }
      add(Fill(shape: mark.shape, area: seen, color: color, isPicture: isPicture))
    }
  }

  /// Adds an area.
  mutating func add(_ shape: Shape, _ color: DynamicColor) {
    guard let area = shape.filledArea else { return }
    add(Fill(shape: shape, area: area, color: color))
  }

  /// Adds what the border of a view covers.
  mutating func addBorder(of layer: LayerStyle, in frame: Rect, clip: Rect? = nil) {
    guard layer.borderWidth > 0 else { return }
    let seen = clip.map(frame.intersection) ?? frame
    add(
      Fill(
        shape: .roundedRect(frame, radius: layer.radius(in: frame)), area: seen,
        color: layer.borderColor ?? DynamicColor(0x000000),
        hole: frame.insetBy(layer.borderWidth)))
  }

  /// What the last areas filled is forgotten where the new one hides it: of views at one place the first one counts.
  private mutating func add(_ fill: Fill) {
    if fill.isWhole {
      while let last = fills.last, fill.area.contains(last.area) { fills.removeLast() }
    }
    fills.append(fill)
  }

  /// The colour at a place.
  func color(at place: Point) -> DynamicColor {
    color(of: fills.reversed().lazy.filter { $0.fills(place) })
  }

  /// The colour under a rectangle's middle.
  func color(under rect: Rect) -> DynamicColor { color(at: Point(x: rect.midX, y: rect.midY)) }

  /// What a wide blur makes of all that is under a rectangle: the mean of its colours.
  func blurred(under rect: Rect) -> DynamicColor {
    let grounds = grounds(under: rect)
    let whole = grounds.reduce(0) { $0 + $1.length }
    guard whole > 0 else { return color(under: rect) }
    func mean(_ channel: (DynamicColor) -> UInt8) -> UInt8 {
      let sum = grounds.reduce(0) { $0 + $1.length * Double(channel($1.color)) }
      return UInt8((sum / whole).rounded())
    }
    func mean(_ side: KeyPath<DynamicColor, Color>) -> Color {
      Color(
        red: mean { $0[keyPath: side].red }, green: mean { $0[keyPath: side].green },
        blue: mean { $0[keyPath: side].blue })
    }
    return DynamicColor(light: mean(\.light), dark: mean(\.dark))
  }

  /// A colour with the length over which it lies under something.
  struct Ground {
    var color: DynamicColor
    var length: Double
  }

  /// The different colours under the inner half of a rectangle's height, all along its width.
  func grounds(under rect: Rect) -> [Ground] {
    var grounds: [Ground] = []
    for share in [0.25, 0.5, 0.75] {
      let y = rect.minY + share * rect.height
      let line = Segment(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y))
      for part in parts(of: line) {
        let length = part.segment.to.x - part.segment.from.x
        for color in part.colors {
          if let known = grounds.firstIndex(where: { $0.color == color }) {
            grounds[known].length += length
          } else {
            grounds.append(Ground(color: color, length: length))
          }
        }
      }
    }
    return grounds
  }

  /// - Parameter fills: From front to back.
  private func color(of fills: some Sequence<Fill>) -> DynamicColor {
    var covers: [DynamicColor] = []
    var bottom = ground
    for fill in fills {
      if fill.color.isOpaque {
        bottom = fill.color
        break
      }
      covers.append(fill.color)
    }
    return covers.reversed().reduce(bottom) { $1.over($0) }
  }

  // MARK: - Lines

  /// A stretch of a line and the colours at its two sides.
  struct Part {
    var segment: Segment
    var colors: [DynamicColor]
    /// Whether it lies on a picture.
    var isPicture: Bool
  }

  /// A level or upright line, parted where the colours at its sides change.
  func parts(of line: Segment) -> [Part] {
    let axis: Axis = line.from.y == line.to.y ? .horizontal : .vertical
    let box = line.box
    let (start, end) = box.range(axis)
    let below = fills(under: box)
    let edges = below.flatMap { $0.edges(along: axis) }.filter { start < $0 && $0 < end }
    let places = edges.isEmpty && start < end ? [start, end] : Set([start, end] + edges).sorted()
    var parts: [Part] = []
    let cross = box.range(axis.across).start
    for (low, high) in zip(places, places.dropFirst()) {
      let colors = [cross - 1, cross + 1].map { side in
        let place = axis.point((low + high) / 2, side)
        return color(of: below.lazy.filter { $0.fills(place) })
      }
      let isPicture =
        below.first { $0.fills(axis.point((low + high) / 2, cross)) }?.isPicture ?? false
      if parts.last?.colors == colors, parts.last?.isPicture == isPicture {
        parts[parts.count - 1].segment.to = axis.point(high, cross)
      } else {
        let segment = Segment(from: axis.point(low, cross), to: axis.point(high, cross))
        parts.append(Part(segment: segment, colors: colors, isPicture: isPicture))
      }
    }
    return parts
  }

  /// Whether a picture is seen in an area.
  func hasPicture(under area: Rect) -> Bool { fills(under: area).contains(where: \.isPicture) }

  /// The areas that a line without width runs through or along, from front to back.
  private func fills(under box: Rect) -> [Fill] {
    var found: [Fill] = []
    let near = box.insetBy(dx: -1, dy: -1)
    for fill in fills.reversed() where fill.area.intersects(near) {
      found.append(fill)
      if fill.isWhole, fill.area.contains(near) { break }
    }
    return found
  }
}

extension DynamicColor {
  /// In each appearance the colour, or black or white where those are read on all grounds; where none is,
  /// the one that is read on most.
  func readable(on grounds: [ViewFills.Ground]) -> DynamicColor {
    func choice(_ side: KeyPath<DynamicColor, Color>) -> Color {
      let text = ControlColors.text
      let choices = [self[keyPath: side], text.light, text.dark].map { choice in
        let faint = grounds.filter { choice.contrast(to: $0.color[keyPath: side]) < 4.5 }
        return (color: choice, faint: faint.reduce(0) { $0 + $1.length })
      }
      return choices.min { $0.faint < $1.faint }?.color ?? self[keyPath: side]
    }
    return DynamicColor(light: choice(\.light), dark: choice(\.dark))
  }
}

extension Shape {
  /// The box of an area; nil of lines and texts.
  fileprivate var filledArea: Rect? {
    switch self {
    case .rect(let area), .roundedRect(let area, _): return area
    case .circle(let center, let radius):
      return Rect(around: center, width: 2 * radius, height: 2 * radius)
    case .capsule(let line, let width):
      return line.box.insetBy(-width / 2)
    case .polyline(let points):
      guard let first = points.first else { return nil }
      return points.reduce(Rect(x: first.x, y: first.y, width: 0, height: 0)) {
        $0.union(Rect(x: $1.x, y: $1.y, width: 0, height: 0))
      }
    // What is left of it beside its view is faint.
    case .shadow, .frame, .segments, .text, .symbol: return nil
    }
  }

  /// Whether a place lies in an area.
  fileprivate func fills(_ place: Point) -> Bool {
    switch self {
    case .rect(let area): return area.holds(place)
    case .roundedRect(let area, let radius): return area.holds(place, radius: radius)
    case .circle(let center, let radius):
      let (dx, dy) = (place.x - center.x, place.y - center.y)
      return dx * dx + dy * dy <= radius * radius
    case .polyline(let points):
      // A ray to the right leaves the area an odd number of times.
      let sides = zip(points, points.dropFirst() + points.prefix(1))
      return !sides.count { a, b in
        (a.y > place.y) != (b.y > place.y)
          && place.x < a.x + (b.x - a.x) * (place.y - a.y) / (b.y - a.y)
      }.isMultiple(of: 2)
    case .capsule: return filledArea.map { Shape.rect($0).fills(place) } ?? false
    case .shadow, .frame, .segments, .text, .symbol: return false
    }
  }
}
