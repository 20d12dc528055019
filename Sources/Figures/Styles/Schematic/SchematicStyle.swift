package import LayoutModel
package import Typesetting

/// Draws a layout as the guide's own diagrams do: not to scale, with numbered callouts on its constraints.
package struct SchematicStyle {
  /// A diagram with everything in its place.
  struct Diagram {
    var boxes: [SchematicBox]
    var ties: [SchematicTie]
    /// The frames of the boxes, in points.
    var frames: [Rect]
    var captions: [SchematicCaption]
    var bars: [SchematicBar]
    /// Whether nothing hides anything.
    var isClear: Bool
  }

  /// The figure of a layout.
  /// - Throws: An error when no font has a character of a text.
  package static func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) -> Figure {
    let diagram = try diagram(of: solved, request.typesetter)
    let ids = FigureIDs(name: request.name, views: solved.layout.views)
    let selection = SchematicSelection(
      selection: Selection(request.options.selection, in: solved.layout), diagram: diagram, ids: ids
    )
    let layers = [
      Figure.Layer(name: "ib-views", groups: views(of: diagram, solved.layout, ids)),
      Figure.Layer(name: "ib-selections", groups: selection.halos),
      Figure.Layer(name: "ib-constraints", groups: constraints(of: diagram, solved.layout, ids)),
      Figure.Layer(name: "ib-captions", groups: captions(of: diagram, ids)),
      Figure.Layer(
        name: "ib-callouts",
        groups: try callouts(of: diagram, solved.layout, ids, request.typesetter)),
      Figure.Layer(name: "ib-handles", groups: selection.handles),
    ]
    let bounds = bounds(of: diagram)
    let ground = Figure.Layer.ground(
      bounds, prefix: ids.prefix, color: SchematicMeasures.ground)
    return Figure(
      name: request.name, bounds: bounds, title: request.title,
      description: LayoutDescription.text(for: solved),
      layers: [ground] + layers.filter { !$0.groups.isEmpty })
  }

  /// The factors of a diagram's lengths, tried until everything has its place.
  private static let stretches = [1, 1.15, 1.35, 1.6, 2, 2.5]

  /// A layout's boxes, captions and bars in their places.
  static func diagram(
    of solved: SolvedLayout, _ typesetter: Typesetter
  ) throws(TypesettingError) -> Diagram {
    var boxes = SchematicBox.boxes(of: solved)
    let ties = SchematicTie.ties(of: solved, boxes)
    for tie in ties { count(tie, in: &boxes) }
    var found: Diagram?
    for stretch in stretches {
      guard
        let diagram = try diagram(
          of: solved, boxes, ties, SchematicLengths(stretch: stretch), typesetter)
      else { break }
      found = diagram
      if diagram.isClear { break }
    }
    return found
      ?? Diagram(
        boxes: boxes, ties: [], frames: boxes.map(\.rect), captions: [], bars: [], isClear: false)
  }

  /// Counts the marks of a tie at its boxes.
  private static func count(_ tie: SchematicTie, in boxes: inout [SchematicBox]) {
    for end in [tie.first, tie.second].compactMap({ $0 }) {
      switch tie.kind {
      case .size where end.attribute == .width: boxes[end.box].widthBars += 1
      case .size: boxes[end.box].heightBars += 1
      case .baseline: boxes[end.box].hasBaselineBar = true
      case .space: boxes[end.box].endings[end.attribute, default: 0] += 1
      default: break
      }
    }
  }

  /// The diagram with lengths; nil when its places cannot be found.
  private static func diagram(
    of solved: SolvedLayout, _ boxes: [SchematicBox], _ ties: [SchematicTie],
    _ lengths: SchematicLengths, _ typesetter: Typesetter
  ) throws(TypesettingError) -> Diagram? {
    let setter = SchematicCaptions(boxes: boxes, lengths: lengths, typesetter: typesetter)
    let layout = SchematicLayout.layout(of: solved, boxes, ties, try setter.boxSizes(), lengths)
    let legible: SolvedLayout
    do { legible = try LayoutEngine.solve(layout, typesetter: typesetter) } catch { return nil }
    let frames = boxes.map { legible.frame(of: $0.item).pixelAligned(scale: 2) }
    let (captions, areFree) = try setter.captions(in: frames)
    let requests = SchematicBarRequests(
      boxes: boxes, ties: ties, frames: frames, lengths: lengths,
      places: AttributePlaces(legible), solved: legible)
    let placement = SchematicPlacement.placement(
      of: requests.all(), boxes: boxes, frames: frames, captions: captions.map(\.rect))
    return Diagram(
      boxes: boxes, ties: ties, frames: frames, captions: captions, bars: placement.bars,
      isClear: placement.isClear && areFree)
  }

  /// All that is drawn, with the white around it.
  private static func bounds(of diagram: Diagram) -> Rect {
    let drawn = diagram.frames + diagram.bars.flatMap { $0.strokes + [$0.calloutBox] }
    let all = drawn.dropFirst().reduce(drawn[0]) { $0.union($1) }
    let margin = SchematicMeasures.margin
    return Rect(
      x: (all.x - margin).rounded(.down), y: (all.y - margin).rounded(.down),
      width: (all.width + 2 * margin).rounded(.up), height: (all.height + 2 * margin).rounded(.up))
  }

  // MARK: - Groups

  private static func views(
    of diagram: Diagram, _ layout: Layout, _ ids: FigureIDs
  ) -> [Figure.Group] {
    zip(diagram.boxes, diagram.frames).map { box, frame in
      let id =
        switch box.item {
        case .view(let view): ids.view(view)
        case .guide(let guide): ids.id("guide-\(guide + 1)")
        }
      return Figure.Group(
        id: id, classes: ["ib-view"], title: box.item == .view(0) ? nil : box.name,
        marks: box.marks(in: frame), part: box.part, frame: frame)
    }
  }

  private static func constraints(
    of diagram: Diagram, _ layout: Layout, _ ids: FigureIDs
  ) -> [Figure.Group] {
    let captions = diagram.captions.map { $0.rect.insetBy(dx: -2, dy: 0) }
    let bars = Dictionary(grouping: diagram.bars, by: \.tie)
    return diagram.ties.indices.map { index in
      let tie = diagram.ties[index]
      return Figure.Group(
        id: ids.constraint(tie.index),
        classes: ["ib-constraint"] + (tie.isOptional ? ["ib-optional"] : []),
        data: [.init(name: "priority", value: tie.constraint.priority.text)],
        title: layout.plainEquation(of: tie.constraint),
        marks: bars[index, default: []].flatMap { $0.marks(avoiding: captions) },
        part: .constraint(tie.index))
    }
  }

  private static func captions(of diagram: Diagram, _ ids: FigureIDs) -> [Figure.Group] {
    diagram.captions.map { caption in
      Figure.Group(
        id: ids.id("caption-\(caption.box)"), classes: ["ib-caption"], marks: caption.marks,
        part: diagram.boxes[caption.box].part)
    }
  }

  private static func callouts(
    of diagram: Diagram, _ layout: Layout, _ ids: FigureIDs, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Figure.Group] {
    let bars = Dictionary(grouping: diagram.bars, by: \.tie)
    var groups: [Figure.Group] = []
    for (index, tie) in diagram.ties.enumerated() {
      var marks: [Mark] = []
      let number = layout.shownNumber(ofConstraint: tie.index)
      for bar in bars[index, default: []] {
        marks += try NumberDisc().marks(number, at: bar.callout, typesetter)
      }
      groups.append(
        Figure.Group(
          id: ids.id("callout-\(tie.index + 1)"), classes: ["ib-callout"], marks: marks,
          part: .constraint(tie.index), number: marks.isEmpty ? nil : number))
    }
    return groups
  }
}

extension SchematicBox {
  /// The marks of the box, without its name.
  func marks(in frame: Rect) -> [Mark] {
    let layer = shownLayer
    func framed(_ fill: DynamicColor) -> [Mark] {
      layer.fillMarks(frame, fill) + edges(frame, layer)
    }
    switch body {
    case .superview: return framed(SchematicMeasures.superview)
    case .container(let depth):
      let fills = SchematicMeasures.containers
      return framed(fills[(depth - 1) % fills.count])
    case .filled(let color): return layer.fillMarks(frame, color) + layer.borderMarks(frame)
    case .plain, .field: return framed(SchematicMeasures.field)
    case .image:
      return layer.fillMarks(frame, SchematicMeasures.image) + cross(frame, layer)
        + edges(frame, layer)
    case .dashed: return layer.borderWidth > 0 ? layer.borderMarks(frame) : dashedFrame(frame)
    }
  }

  /// The view's own border, or a frame with its corners.
  private func edges(_ frame: Rect, _ layer: LayerStyle) -> [Mark] {
    if layer.borderWidth > 0 { return layer.borderMarks(frame) }
    let (color, width) = (SchematicMeasures.frame, SchematicMeasures.lineWidth)
    let radius = layer.radius(in: frame)
    return radius > 0
      ? Mark.bordered(frame, radius: radius, border: color, width: width)
      : [Mark(.frame(frame, width: width), fill: color)]
  }

  private func cross(_ frame: Rect, _ layer: LayerStyle) -> [Mark] {
    let stroke = Stroke(color: SchematicMeasures.cross, width: SchematicMeasures.lineWidth)
    // A diagonal meets a round corner at this distance from both of its sides.
    let inset = 1 + layer.radius(in: frame) * (1 - 0.5.squareRoot())
    let (left, right) = (frame.minX + inset, frame.maxX - inset)
    let (top, bottom) = (frame.minY + inset, frame.maxY - inset)
    return [
      Mark(.polyline([Point(x: left, y: top), Point(x: right, y: bottom)]), stroke: stroke),
      Mark(.polyline([Point(x: right, y: top), Point(x: left, y: bottom)]), stroke: stroke),
    ]
  }

  /// Four dashed lines, each of which begins and ends with half a dash, so that the corners are whole.
  private func dashedFrame(_ frame: Rect) -> [Mark] {
    let half = SchematicMeasures.lineWidth / 2
    let rect = frame.insetBy(half)
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
    ]
    return corners.indices.flatMap { side -> [Mark] in
      let (from, to) = (corners[side], corners[(side + 1) % 4])
      let length = (to.x - from.x).magnitude + (to.y - from.y).magnitude
      return dashes(over: length).map { start, end in
        func place(_ distance: Double) -> Point {
          let share = distance / length
          return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
        return Mark(
          .segments([Segment(from: place(start), to: place(end))]),
          stroke: Stroke(color: SchematicMeasures.frame, width: SchematicMeasures.lineWidth))
      }
    }
  }

  private func dashes(over length: Double) -> [(start: Double, end: Double)] {
    let (on, off) = (SchematicMeasures.boxDashes[0], SchematicMeasures.boxDashes[1])
    let half = SchematicMeasures.lineWidth / 2
    let count = max(1, (length / (on + off)).rounded())
    let factor = length / (count * (on + off))
    return (0...Int(count)).map { number in
      let middle = Double(number) * (on + off) * factor
      return (
        max(-half, middle - on * factor / 2), min(length + half, middle + on * factor / 2)
      )
    }
  }
}
