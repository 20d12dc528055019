import Glibc
import LayoutModel
import Typesetting

/// A box's name, set in lines.
struct SchematicCaption: Hashable, Sendable {
  /// Its box, by its place among the boxes.
  var box: Int
  /// The lines and where their baselines begin.
  var lines: [Placed]
  var color: DynamicColor
  /// The box of the caption.
  var rect: Rect

  struct Placed: Hashable, Sendable {
    var line: Line
    var origin: Point
  }

  var marks: [Mark] {
    lines.map {
      Mark(
        .text($0.line, font: SchematicMeasures.captionFont, origin: $0.origin), fill: color)
    }
  }
}

/// Sets the names of boxes, and returns the room they need.
struct SchematicCaptions {
  private static let lineHeight = 14.5
  /// A name of a label, a button or a text field is broken when it is longer, in points.
  private static let longestLine = 150.0
  /// Between a name and the frame of its box.
  private static let inset = 6.0

  let boxes: [SchematicBox]
  let lengths: SchematicLengths
  let typesetter: Typesetter

  private func set(
    _ box: Int, width: Double? = nil
  ) throws(TypesettingError) -> Paragraph {
    try typesetter.paragraph(
      boxes[box].name, font: SchematicMeasures.captionFont, width: width)
  }

  private func height(of paragraph: Paragraph) -> Double {
    Double(paragraph.lines.count) * SchematicCaptions.lineHeight
  }

  // MARK: Room

  /// The sizes of all boxes.
  func boxSizes() throws(TypesettingError) -> [BoxSizes] {
    var sizes: [BoxSizes] = []
    for box in boxes.indices { sizes.append(try self.sizes(of: box)) }
    return sizes
  }

  private func sizes(of box: Int) throws(TypesettingError) -> BoxSizes {
    let shape = boxes[box]
    // Bars that end at an edge are side by side.
    func side(_ edges: [Attribute], _ pitch: Double) -> Double {
      let count = edges.map { shape.endings[$0, default: 0] }.max() ?? 0
      return count > 1 ? Double(count) * pitch + 8 : 0
    }
    var least = Size(
      width: side([.top, .bottom], lengths.pitch), height: side([.left, .right], lengths.innerRow))
    switch shape.body {
    case .superview:
      return BoxSizes(minimum: Size(width: 0, height: 0), preferred: Size(width: 0, height: 0))
    case .container:
      let caption = try set(box)
      least.width = max(
        least.width,
        min(caption.width, SchematicCaptions.longestLine) + 2 * SchematicCaptions.inset
          + columns(shape))
      least.height = max(least.height, lengths.captionRow + 12 + rows(shape))
      return BoxSizes(minimum: least, preferred: least)
    case .dashed, .field:
      let caption = try set(box, width: SchematicCaptions.longestLine)
      if shape.widthBars > 0 { least.width = max(least.width, Double(shape.widthBars) * 20 + 24) }
      if shape.heightBars > 0 {
        least.height = max(least.height, Double(shape.heightBars) * 20 + 24)
      }
      least.width = max(least.width, caption.width + 16)
      least.height = max(least.height, lengths.boxHeight, height(of: caption) + 9.5)
      let best = max(least.width, caption.width + 28 * lengths.stretch, lengths.boxWidth)
      return BoxSizes(minimum: least, preferred: Size(width: best, height: least.height))
    case .filled, .plain, .image: return try sizes(ofArea: box, least)
    }
  }

  /// A view without content is as large as in the layout, within limits.
  private func sizes(ofArea box: Int, _ least: Size) throws(TypesettingError) -> BoxSizes {
    let shape = boxes[box]
    var least = least
    var word = 0.0
    for part in shape.name.split(separator: " ") {
      word = max(word, try typesetter.width(of: String(part), font: SchematicMeasures.captionFont))
    }
    let margins = 2 * SchematicCaptions.inset + columns(shape)
    let caption = try set(box, width: word + 1)
    let oneLine = try set(box).width + 1 + margins
    least.width = max(
      least.width, oneLine <= 90 ? oneLine : word + 1 + margins,
      shape.widthBars > 0 ? 64 * lengths.stretch : 30)
    least.height = max(
      least.height, height(of: caption) + 10 + rows(shape),
      shape.heightBars > 0 ? 64 * lengths.stretch : 30)
    var largest = lengths.largest
    // A box in a container is smaller.
    if shape.parent != 0 { largest.height /= 2 }
    let best = Size(
      width: min(
        max(shape.rect.width * lengths.scale, least.width), max(largest.width, least.width)),
      height: min(
        max(shape.rect.height * lengths.scale, least.height), max(largest.height, least.height)))
    return BoxSizes(minimum: least, preferred: best)
  }

  private func rows(_ box: SchematicBox) -> Double {
    box.widthBars > 0 ? Double(box.widthBars) * lengths.innerRow + 8 : 0
  }

  private func columns(_ box: SchematicBox) -> Double {
    box.heightBars > 0 ? Double(box.heightBars) * lengths.innerRow + 8 : 0
  }

  // MARK: Places

  /// The captions of all boxes but the superview, which may not lie over each other.
  /// - Returns: The captions, and whether each is free.
  func captions(
    in frames: [Rect]
  ) throws(TypesettingError) -> (captions: [SchematicCaption], areFree: Bool) {
    var captions: [SchematicCaption] = []
    var areFree = true
    for box in boxes.indices.dropFirst() where !boxes[box].name.isEmpty {
      let rect = frames[box]
      let shape = boxes[box]
      let room = max(
        20, rect.width - 2 * SchematicCaptions.inset - (shape.hasBarsOutside ? 0 : columns(shape)))
      let paragraph = try set(box, width: room)
      let size = Size(width: paragraph.width, height: height(of: paragraph))
      let best = bestPlace(of: box, size, in: rect)
      let place = places(size, around: best, in: rect).min { a, b in
        cost(a, best, box, captions, frames) < cost(b, best, box, captions, frames)
      }
      let chosen = place ?? best
      if cost(chosen, best, box, captions, frames) >= 1000 { areFree = false }
      captions.append(caption(box, paragraph, in: chosen, frames))
    }
    return (captions, areFree)
  }

  private func bestPlace(of box: Int, _ size: Size, in rect: Rect) -> Rect {
    let shape = boxes[box]
    var (x, y) = (rect.midX, rect.midY)
    if shape.isContainer || boxes.contains(where: { $0.parent == box }) {
      y = rect.maxY - 4 - size.height / 2
    } else if !shape.hasBarsOutside {
      let (rows, columns) = (rows(shape), columns(shape))
      if rect.height < size.height + 2 * rows { y -= rows / 2 }
      if rect.width < size.width + 2 * columns { x -= columns / 2 }
    }
    return Rect(around: Point(x: x, y: y), width: size.width, height: size.height)
  }

  /// Places in a box, not only the best place of a name.
  private func places(_ size: Size, around best: Rect, in rect: Rect) -> [Rect] {
    var places = [best]
    let (columns, rows) = (8, 12)
    for row in 0...rows {
      for column in 0...columns {
        let x = rect.minX + 4 + (rect.width - 8 - size.width) * Double(column) / Double(columns)
        let y = rect.minY + 3 + (rect.height - 6 - size.height) * Double(row) / Double(rows)
        places.append(Rect(x: x, y: y, width: size.width, height: size.height))
      }
    }
    return places
  }

  private func cost(
    _ place: Rect, _ best: Rect, _ box: Int, _ captions: [SchematicCaption], _ frames: [Rect]
  ) -> Double {
    let distance = hypot(place.x - best.x, place.y - best.y)
    let isHidden = captions.contains { $0.rect.insetBy(dx: -3, dy: -1).intersects(place) }
    let covering = boxes.indices.filter { other in
      other != box && !SchematicBox.holds(other, box, in: boxes) && frames[other].intersects(place)
    }
    return distance + (isHidden ? 1000 : 0) + 60 * Double(covering.count)
  }

  private func caption(
    _ box: Int, _ paragraph: Paragraph, in rect: Rect, _ frames: [Rect]
  ) -> SchematicCaption {
    let size = SchematicMeasures.captionFont.size
    let lines = paragraph.lines.enumerated().map { number, line in
      let middle = rect.minY + SchematicCaptions.lineHeight * (Double(number) + 0.5)
      return SchematicCaption.Placed(
        line: line,
        origin: Point(
          x: rect.midX - line.width / 2, y: middle + SchematicMeasures.capitalHeight * size / 2))
    }
    let color = color(of: box, under: Point(x: rect.midX, y: rect.midY), frames)
    return SchematicCaption(box: box, lines: lines, color: color, rect: rect)
  }

  private func color(of box: Int, under middle: Point, _ frames: [Rect]) -> DynamicColor {
    switch boxes[box].body {
    case .dashed(isButton: true): return SchematicMeasures.constraint
    case .filled(let fill): return SchematicMeasures.caption(on: fill)
    case .dashed(isButton: false):
      let below = boxes.indices.last { $0 < box && frames[$0].holds(middle) }
      guard let below, case .filled(let fill) = boxes[below].body else {
        return SchematicMeasures.text
      }
      return SchematicMeasures.text(on: fill)
    default: return SchematicMeasures.text
    }
  }
}
