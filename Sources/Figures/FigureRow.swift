package import Descriptions
package import LayoutModel
package import Typesetting

/// Figures side by side in one, as Xcode's preview assistant composes them.
package struct FigureRow {
  /// A figure of the row.
  package struct Part: Sendable {
    /// The figure of the part.
    package var figure: Figure
    /// The caption below it: `iPhone 6
    /// Portrait`.
    package var caption: String
    /// The note between it and the part before.
    package var note: String?

    /// Creates a part of a row.
    package init(figure: Figure, caption: String, note: String? = nil) {
      self.figure = figure
      self.caption = caption
      self.note = note
    }
  }

  /// Measured in a picture of Xcode's preview, in points.
  private static let gap = 10.0
  private static let frameWidth = 1.0
  private static let captionHeight = 22.0
  private static let margin = 10.0
  /// From a frame to the baseline of the caption below it.
  private static let captionBaseline = 16.0
  private static let font = Font(size: 12)
  private static let frame = DynamicColor(0xCDCDCD, dark: 0x545458)
  static let text = DynamicColor(0x4A4A4A, dark: 0xC8C8CC)
  private static let note = DynamicColor(0xC26A00, dark: 0xFFB55A)

  /// The figure of a row.
  /// - Parameters:
  ///   - parts: From left to right; the names of their figures keep their ids apart.
  ///   - name: The name of its files without extension.
  ///   - title: What people call the layout.
  ///   - phrases: The words of the description.
  /// - Throws: An error when no font has a character of a caption.
  package static func figure(
    of parts: [Part], name: String, title: String, in phrases: Phrases = .english,
    typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    let prefix = Figure.idPrefix(of: name)
    let tallest = parts.reduce(0) { max($0, $1.figure.bounds.height) }
    var content = FigureRow(height: tallest, alignsTops: parts.contains(where: \.figure.isTorn))
    for part in parts { try content.append(part, typesetter) }
    let bounds = Rect(
      x: 0, y: 0, width: (content.x - Self.gap + Self.margin).rounded(.up),
      height: tallest + 2 * Self.frameWidth + 2 * Self.margin + Self.captionHeight)
    let frames = Figure.Group(id: prefix + "-frames", classes: ["ib-frames"], marks: content.marks)
    var row = Figure(
      name: name, bounds: bounds, title: title,
      description: phrases.joined(
        parts.map { phrases.titled($0.caption, $0.figure.description) }),
      layers: [.ground(bounds, prefix: prefix)] + content.layers
        + [Figure.Layer(name: "ib-frames", groups: [frames])])
    row.unplaced = parts.flatMap(\.figure.unplaced)
    row.crowded = parts.flatMap(\.figure.crowded)
    row.omission = parts.lazy.compactMap(\.figure.omission).first
    return row
  }

  private let height: Double
  /// Whether all parts begin at one height, as parts with torn edges do; else their middles are level.
  private let alignsTops: Bool
  /// Where the next part begins.
  private var x = Self.margin
  private var count = 0
  private var layers: [Figure.Layer] = []
  private var marks: [Mark] = []

  private init(height: Double, alignsTops: Bool) {
    (self.height, self.alignsTops) = (height, alignsTops)
  }

  /// Adds a part at the right, with its caption and its note.
  private mutating func append(
    _ part: Part, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    let captions = try [part.caption, part.note ?? ""].map { text throws(TypesettingError) in
      try typesetter.paragraph(text, font: Self.font).lines.first
    }
    if let note = captions[1] {
      let room = note.width + 2 * Self.gap
      marks += Self.breakMarks(note, x: x - Self.gap + room / 2, height: height)
      x += room - Self.gap
    }
    let size = part.figure.bounds
    let slot = max(size.width + 2 * Self.frameWidth, captions[0]?.width ?? 0)
    let above = alignsTops ? 0 : ((height - size.height) / 2).rounded(.down)
    let frame = Rect(
      x: (x + (slot - size.width) / 2).rounded(.down) - Self.frameWidth,
      y: Self.margin + above,
      width: size.width + 2 * Self.frameWidth, height: size.height + 2 * Self.frameWidth)
    var canvas = part.figure.moved(
      dx: frame.x + Self.frameWidth - size.x, dy: frame.y + Self.frameWidth - size.y)
    canvas.clipToBounds()
    count += 1
    layers += canvas.layers.map { layer in
      var layer = layer
      layer.name += "-\(count)"
      return layer
    }
    if !part.figure.hasFrame {
      marks.append(Mark(.frame(frame, width: Self.frameWidth), .edge, fill: Self.frame))
    }
    if let line = captions[0] {
      // One line of captions below all figures.
      let baseline = Self.margin + height + 2 * Self.frameWidth + Self.captionBaseline
      let origin = Point(x: frame.midX - line.width / 2, y: baseline)
      marks.append(Mark(.text(line, font: Self.font, origin: origin), .caption, fill: Self.text))
    }
    x += slot + Self.gap
  }

  /// A dashed line where a layout changes between two widths, and at which.
  private static func breakMarks(_ line: Line, x: Double, height: Double) -> [Mark] {
    let (top, bottom) = (Self.margin, Self.margin + height + 2 * Self.frameWidth)
    let stem = Segment(from: Point(x: x, y: top), to: Point(x: x, y: bottom))
    let origin = Point(x: x - line.width / 2, y: bottom + Self.captionBaseline)
    return [
      Mark(.segments([stem]), .edge, stroke: Stroke(color: Self.note, width: 1, dashes: [4, 4])),
      Mark(.text(line, font: Self.font, origin: origin), .caption, fill: Self.note),
    ]
  }
}

// MARK: - Parts

extension FigureRow {
  /// The parts that a crop to the content shows of figures: the same of those whose sheets are as large.
  ///
  /// Nil where a figure stays whole.
  package static func contentAreas(
    of figures: [Figure], _ solved: [SolvedLayout], in style: FigureStyle
  ) -> [Rect?] {
    let own = zip(figures, solved).map { $0.contentArea(of: $1, in: style) ?? $0.bounds }
    return figures.map { figure in
      zip(figures, own).filter { $0.0.bounds == figure.bounds }.map(\.1).reduce(nil) {
        $0?.union($1) ?? $1
      }
    }
  }
}

extension Figure {
  /// Whether something of it is a frame around all: the edge of a screen, of a device or of a torn part, or the
  /// superview of a diagram.
  fileprivate var hasFrame: Bool {
    isTorn || sheet.map { bounds.width - $0.frame.width >= 2 } ?? false
  }
}

// MARK: - Moving

extension Figure {
  /// The figure in another place of its coordinates, by so many points.
  func moved(dx: Double, dy: Double) -> Figure {
    var figure = self
    figure.bounds = bounds.offset(dx: dx, dy: dy)
    figure.layers = layers.map { layer in
      var layer = layer
      layer.clip = layer.clip?.offset(dx: dx, dy: dy)
      layer.groups = layer.groups.map { $0.moved(dx: dx, dy: dy) }
      return layer
    }
    return figure
  }
}

extension Figure.Group {
  /// The group in another place, by so many points.
  func moved(dx: Double, dy: Double) -> Figure.Group {
    var group = self
    group.clip = clip?.offset(dx: dx, dy: dy)
    if let shape = roundClip { group.roundClip?.rect = shape.rect.offset(dx: dx, dy: dy) }
    for mark in group.marks.indices {
      group.marks[mark].shape = marks[mark].shape.moved(dx: dx, dy: dy)
    }
    return group
  }
}

extension Shape {
  /// The shape so many points to the right and down.
  func moved(dx: Double, dy: Double) -> Shape {
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    func moved(_ segment: Segment) -> Segment {
      Segment(from: moved(segment.from), to: moved(segment.to))
    }
    return switch self {
    case .rect(let rect): .rect(rect.offset(dx: dx, dy: dy))
    case .roundedRect(let rect, let radius):
      .roundedRect(rect.offset(dx: dx, dy: dy), radius: radius)
    case .shadow(let rect, let radius, let blur):
      .shadow(rect.offset(dx: dx, dy: dy), radius: radius, blur: blur)
    case .frame(let rect, let width): .frame(rect.offset(dx: dx, dy: dy), width: width)
    case .circle(let center, let radius): .circle(center: moved(center), radius: radius)
    case .capsule(let segment, let width): .capsule(moved(segment), width: width)
    case .segments(let segments): .segments(segments.map(moved))
    case .polyline(let points): .polyline(points.map(moved))
    case .text(let line, let font, let origin): .text(line, font: font, origin: moved(origin))
    case .symbol(let symbol, let place): .symbol(symbol, at: moved(place))
    }
  }
}
