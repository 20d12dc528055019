import FigureChoices
import LayoutModel
import Typesetting

/// The regions of views that the system keeps clear for content, shaded, and the layout guides that constraints
/// use, dotted: each with its name.
struct RegionMarks {
  let canvas: CanvasLayout
  /// The part that will be shown: names stand in it.
  let part: Rect
  let regions: [ScreenOptions.ShadedRegion]
  /// The layout guides that are seen, by their index.
  let guides: [Int]
  /// The texts, which no name covers and no edge strikes.
  let obstacles: Obstacles
  /// What crosses no name if there is another place for it: the lines and bars of constraints.
  let lines: [Rect]
  /// What names are read on.
  let fills: ViewFills
  let ids: FigureIDs
  let words: FigurePhrases
  let typesetter: Typesetter
  let theme: Theme

  private static let font = Font(size: 10, weight: .semibold)
  /// Between the baselines of two names.
  private static let lineHeight = 14.0
  /// Between a name and the sides of its region.
  private static let margin = 4.0

  private static let guideName = DynamicColor(0x6C6C70, dark: 0xAEAEB2)

  /// A region with its area, in the root's coordinates.
  private struct Area {
    var id: String
    var name: String
    var view: Int
    var rect: Rect
    var color: DynamicColor
    /// Nil of the dotted area of a guide.
    var shade: DynamicColor?
  }

  /// A group for each region that can be seen, those of the root from the largest to the smallest.
  func groups() throws(TypesettingError) -> [Figure.Group] {
    let areas = regions.flatMap { area(of: $0) } + guides.compactMap { area(ofGuide: $0) }
    let cuts = LineCuts(canvas, obstacles, [], theme)
    let edges = areas.map { cuts.pieces(ofEdgeOf: $0.rect).flatMap(besideLines) }
    let names = try names(of: areas, edges)
    var groups: [Figure.Group] = []
    for (index, area) in areas.enumerated() {
      groups.append(
        Figure.Group(
          id: ids.id(area.id), classes: [area.shade == nil ? "ib-guide" : "ib-region"],
          title: area.view == 0
            ? area.name : "\(area.name) of \(canvas.layout.views[area.view].name)",
          marks: marks(of: area, edges[index]) + names[index], clip: canvas.clip(of: area.view)))
    }
    return groups
  }

  private func marks(of area: Area, _ edges: [Segment]) -> [Mark] {
    guard let shade = area.shade else {
      var ink = LineInk(inactive: theme).set(off: fills, edges)
      ink.role = .edge
      return ink.marks(edges)
    }
    return [
      Mark(.rect(area.rect), .area, fill: shade),
      Mark(.segments(edges), .edge, stroke: Stroke(color: area.color.opacity(0.6), width: 1)),
    ]
  }

  /// What remains of an edge where no line of a constraint lies on it.
  private func besideLines(_ edge: Segment) -> [Segment] {
    let line = AxisSegment(edge)
    let hidden = lines.filter { box in
      let (near, far) = box.range(line.axis.across)
      return near == far && (near - line.cross).magnitude <= theme.lineWidth
    }
    return line.pieces(without: hidden.map { $0.range(line.axis) }).map(\.segment)
  }

  private func sign(of region: ScreenOptions.Region) -> (name: String, color: DynamicColor) {
    switch region {
    case .safeArea: (words[.safeArea], DynamicColor(0x1F7A35, dark: 0x30D158))
    case .margins: (words[.layoutMargins], DynamicColor(0x8A4B08, dark: 0xFF9F0A))
    case .readable: (words[.readableContent], DynamicColor(0x8944AB, dark: 0xBF5AF2))
    }
  }

  // MARK: - Areas

  /// The areas of a region on whole pixels, those of views that can be seen and have room for it.
  ///
  /// A region without a view is that of the views whose guide the constraints use, and the root's if they use
  /// that or none.
  private func area(of region: ScreenOptions.ShadedRegion) -> [Area] {
    let views =
      region.view.map { name in
        canvas.layout.views.indices.filter {
          canvas.layout.views[$0].name.lowercased() == name.lowercased()
        }
      } ?? canvas.layout.views(using: region.guide)
    return views.compactMap { view in
      let rect = frame(of: region.guide, in: view).pixelAligned(scale: canvas.scale)
      guard canvas.isShown(view), rect.width > 0, rect.height > 0 else { return nil }
      let (name, color) = sign(of: region.guide)
      return Area(
        id: "region-" + region.guide.rawValue + (view == 0 ? "" : "-\(view)"), name: name,
        view: view, rect: rect, color: color, shade: color.opacity(0.08))
    }
  }

  /// The area of a layout guide, unless it is shaded as a region.
  private func area(ofGuide index: Int) -> Area? {
    let guide = canvas.layout.guides[index]
    let rect = canvas.frame(of: .guide(index))
    let isShaded =
      guide.kind == .readableContent && regions.contains { $0.guide == .readable }
    guard !isShaded, canvas.isShown(guide.view), max(rect.width, rect.height) > 0 else {
      return nil
    }
    let name = guide.kind == .own ? guide.name : sign(of: .readable).name
    return Area(
      id: "guide-\(index + 1)", name: name, view: guide.view, rect: rect, color: Self.guideName)
  }

  private func frame(of region: ScreenOptions.Region, in view: Int) -> Rect {
    let (frame, metrics) = (canvas.frame(of: .view(view)), canvas.solved.metrics[view])
    let margins = frame.inset(by: metrics.layoutMargins)
    switch region {
    case .safeArea: return frame.inset(by: metrics.safeAreaInsets)
    case .margins: return margins
    case .readable:
      let side = max(0, (margins.width - canvas.layout.canvas.readableWidth) / 2)
      return margins.insetBy(dx: side, dy: 0)
    }
  }

  // MARK: - Names

  /// The name of each area at the first place in it that nothing crosses; where there is none, at the one that the
  /// least crosses.
  private func names(
    of areas: [Area], _ edges: [[Segment]]
  ) throws(TypesettingError) -> [[Mark]] {
    var texts: [Mark?] = []
    var items: [Placement<NamePlace>.Item] = []
    for (index, area) in areas.enumerated() {
      let line = try typesetter.paragraph(area.name, font: Self.font, numberOfLines: 1).lines.first
      let text = line.map {
        Mark(.text($0, font: Self.font, origin: Point(x: 0, y: 0)), .name, fill: area.color)
      }
      texts.append(text)
      guard let box = text?.captionBox else { continue }
      let others = edges.indices.filter { $0 != index }.flatMap { edges[$0] }.map(\.box)
      let around = surroundings(lines + others)
      items.append(
        Placement.Item(
          candidates: Self.origins(of: box.width, in: area.rect, isShaded: area.shade != nil).map {
            origin in
            place(at: origin, box.offset(dx: origin.x, dy: origin.y), beside: around)
          }))
    }
    let placement = Placement(items)
    var places = items.indices.map { placement.candidate($0) }[...]
    return zip(texts, areas.map(\.shade)).map { text, shade in
      guard let text, text.captionBox != nil, let place = places.popFirst() else { return [] }
      return [marked(text, at: place, on: shade)]
    }
  }

  /// What stands already beside names: the edges of views, and lines.
  private func surroundings(_ lines: [Rect]) -> [MarkInk] {
    canvas.layout.views.indices.dropFirst().filter(canvas.isShown).map {
      MarkInk(.edge, canvas.visibleFrame(of: $0))
    } + lines.map { MarkInk(.stem, $0) }
  }

  private func place(at origin: Point, _ box: Rect, beside around: [MarkInk]) -> NamePlace {
    var place = NamePlace(origin: origin, ink: MarkInk(.name, box))
    let letters = obstacles.texts(near: place.hull).map { MarkInk(.letters, $0.box) }
    place.tally = (letters + around).map { Rules.texts.tally(place.ink, $0) }.reduce(.zero, +)
    if !part.contains(box) { place.tally += Tally(.strays) }
    return place
  }

  /// A name at its place, in a colour in which it is read there.
  private func marked(_ text: Mark, at place: NamePlace, on shade: DynamicColor?) -> Mark {
    var mark = text
    mark.shape = text.shape.moved(dx: place.origin.x, dy: place.origin.y)
    guard case .color(let color)? = text.fill else { return mark }
    let ground = fills.color(under: place.ink.box)
    return mark.filled(color.legible(on: shade?.over(ground) ?? ground))
  }

  /// Where a name of a width can begin on its baseline: in rows from the top, at the left, the right and in
  /// the middle of each third of them, and so from the bottom.
  ///
  /// The name of a guide stands above or below it if it can; that of one too narrow for it beside the bar of its
  /// height, between its upper and its lower edge.
  private static func origins(of width: Double, in area: Rect, isShaded: Bool) -> [Point] {
    let outside = [area.minY - margin, area.maxY + 11].flatMap { y in
      [area.minX, area.maxX - width].map { Point(x: $0, y: y) }
    }
    let fits = area.width >= width + 2 * margin && area.height >= lineHeight
    if !isShaded && !fits {
      let heights = area.height < lineHeight ? [] : [area.minY + 11, area.maxY - 5, area.midY + 3]
      let aside = margin + Theme().badgeDiameter
      return heights.flatMap { y in
        [area.maxX + aside, area.minX - aside - width].map { Point(x: $0, y: y) }
      } + outside
    }
    let left = area.minX + margin
    let sides = [left, max(left, area.maxX - margin - width), max(left, area.midX - width / 2)]
    let rows = max(1, min(6, ((area.height - 4) / lineHeight).rounded(.down)))
    let tops = stride(from: 0, to: rows, by: 1).map { area.minY + 11 + lineHeight * $0 }
    let bottoms = stride(from: 0, to: rows, by: 1).map { area.maxY - 5 - lineHeight * $0 }
    return (isShaded ? [] : outside)
      + [tops, bottoms].flatMap { rows in
        sides.flatMap { x in rows.map { Point(x: x, y: $0) } }
      }
  }
}

extension Layout {
  /// The author's own guides and the readable guides that some constraints use, by their index.
  func guidesSeen(by shown: Set<Int>) -> [Int] {
    let used = Set(shown.flatMap { constraints[$0].items })
    return guides.indices.filter { used.contains(.guide($0)) && isDrawnGuide(.guide($0)) }
  }

  /// Whether an item is a guide whose rectangle canvases show.
  func isDrawnGuide(_ item: LayoutItem) -> Bool {
    guard case .guide(let index) = item else { return false }
    return [.own, .readableContent].contains(guides[index].kind)
  }

  /// The views whose guide of a kind the constraints use; the root alone if they use that or none.
  fileprivate func views(using region: ScreenOptions.Region) -> [Int] {
    let used = constraints.flatMap { constraint in
      zip(constraint.items, [constraint.firstAttribute, constraint.secondAttribute])
        .compactMap { item, attribute -> Int? in
          switch item {
          case .view(let view): region == .margins && attribute.isWithinMargins ? view : nil
          case .guide(let guide):
            region.kinds.contains(guides[guide].kind) ? guides[guide].view : nil
          }
        }
    }
    return used.isEmpty || used.contains(0) ? [0] : Set(used).sorted()
  }
}

extension ScreenOptions.Region {
  /// The guides of which it is the area.
  fileprivate var kinds: Set<LayoutGuide.Kind> {
    switch self {
    case .safeArea: [.safeArea, .top, .bottom]
    case .margins: [.layoutMargins]
    case .readable: [.readableContent]
    }
  }
}

extension LineCuts {
  /// What remains of the sides of a rectangle, inside its edges.
  fileprivate func pieces(ofEdgeOf rect: Rect) -> [Segment] {
    let corners = FrameOverlay.corners(of: rect)
    return zip(corners, corners.dropFirst())
      .flatMap { pieces(of: Segment(from: $0, to: $1)) }
  }
}

extension OverlayContent {
  /// The boxes of the lines of constraints and of the bars between items, where each is if nothing else is in the
  /// way; bars of sizes have no place before others.
  func boxesOfLines(in canvas: CanvasLayout) -> [Rect] {
    constraints.compactMap { index in
      switch canvas.geometry(of: canvas.layout.constraints[index]) {
      case .line(let line): line.box
      case .space(let bar):
        bar.axis.rect(from: bar.start, to: bar.end, around: bar.middle, width: 7)
      case .size, nil: nil
      }
    }
  }
}
