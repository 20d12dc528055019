import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

extension Schematic {
  /// Draws a solved layout as the guide's own diagrams do.
  ///
  /// It is made legible, with numbered callouts on its constraints.
  struct Style {
    /// The figure of a layout.
    /// - Throws: A `TypesettingError` when no font has a character of a text, or a `SolverError`.
    static func figure(
      of solved: SolvedLayout, _ request: FigureRequest
    ) throws -> Figure {
      try figure(
        of: Diagram.diagram(
          of: solved, overlay: request.overlay, crop: request.crop, words: request.words,
          request.typesetter),
        solved,
        request)
    }

    /// The figure of a diagram.
    static func figure(
      of diagram: Diagram, _ solved: SolvedLayout, _ request: FigureRequest
    ) throws(TypesettingError) -> Figure {
      let style = Style(
        diagram: diagram, ids: FigureIDs(name: request.name, views: solved.layout.views),
        fills: ViewFills(diagram.model.boxes, diagram.places.frames),
        words: request.words,
        values: request.labels.contains(.values) ? CanvasLayout(solved) : nil,
        typesetter: request.typesetter)
      let selection = SelectionMarks(
        selection: Selection(request.selection, in: solved.layout), diagram: diagram,
        ids: style.ids)
      let layers = [
        Figure.Layer(name: "ib-views", groups: style.views() + style.guides()),
        Figure.Layer(name: "ib-selections", groups: selection.halos),
        Figure.Layer(name: "ib-constraints", groups: style.constraints()),
        Figure.Layer(name: "ib-captions", groups: style.captions()),
        Figure.Layer(name: "ib-callouts", groups: try style.callouts()),
        Figure.Layer(name: "ib-handles", groups: selection.handles),
      ]
      let bounds = diagram.bounds
      let ground = Figure.Layer.ground(
        bounds, prefix: style.ids.prefix, color: Theme().background)
      var figure = Figure(
        name: request.name, bounds: bounds, title: request.title,
        description: LayoutDescription.text(for: solved, in: request.phrases),
        layers: [ground] + layers.filter { !$0.groups.isEmpty })
      figure.omission = diagram.model.omission
      figure.sheet = zip(diagram.model.boxes, diagram.places.frames)
        .first { $0.0.item == .view(0) }
        .map { TornEdges.Sheet(frame: $0.1, needsFrame: false) }
      figure.crowded = diagram.crowded.map { solved.layout.shownNumber(ofConstraint: $0) }
      return figure
    }

    private let diagram: Diagram
    private let ids: FigureIDs
    /// What lies below lines and texts.
    private let fills: ViewFills
    private let words: FigurePhrases
    /// What words values in the place of numbers; nil where numbers stay.
    private let values: CanvasLayout?
    private let typesetter: Typesetter

    // MARK: - Groups

    private func views() -> [Figure.Group] {
      zip(diagram.model.boxes, diagram.places.frames).map { box, frame in
        let id =
          switch box.item {
          case .view(let view): ids.view(view)
          case .guide(let guide): ids.id("guide-\(guide + 1)")
          }
        return Figure.Group(
          id: id, classes: ["ib-view"], title: box.item == .view(0) ? nil : box.name,
          marks: box.marks(in: frame, fills), part: box.part, frame: frame)
      }
    }

    private func guides() -> [Figure.Group] {
      let texts = diagram.captions.map(\.place.rect)
      let strokes = diagram.marks.flatMap(\.candidate.strokes).filter { $0.role == .line }
      return diagram.guides.guides.enumerated().map { index, guide in
        let own = (diagram.guides.lines[guide] ?? []).filter { line in
          !strokes.contains { $0.shows(line) }
        }
        let lines = own.flatMap { $0.pieces(around: texts) }
        let marks = lines.flatMap { stroke in
          fills.coloring(.edge, .frame, width: Measures.guideWidth)
            .marks([stroke.segment], dashes: { _ in Measures.guideDashes })
        }
        return Figure.Group(
          id: ids.id("frame-\(index + 1)"), classes: ["ib-guide"], title: words[guide.guide.phrase],
          marks: marks, part: diagram.model.boxes[guide.box].part)
      }
    }

    private func constraints() -> [Figure.Group] {
      let texts = diagram.captions.map(\.place.rect)
      var strokes: [Int: [MarkStroke]] = [:]
      var numbers: [Int: [Point]] = [:]
      for mark in diagram.marks {
        guard let first = mark.ties.first(where: diagram.shown.contains) else { continue }
        strokes[first, default: []] += mark.candidate.strokes.flatMap { pieces(of: $0, mark) }
        numbers[first, default: []] += zip(mark.ties, mark.candidate.numbers)
          .filter { diagram.shown.contains($0.0) }.map(\.1)
      }
      for dimension in diagram.dimensions {
        strokes[dimension.ties[0], default: []].append(dimension.stroke)
      }
      return diagram.shown.sorted().map { index in
        let tie = diagram.model.ties[index]
        let bar = Bar(
          isInequality: tie.isInequality, isOptional: tie.isOptional,
          isFault: tie.status >= .ambiguous, fills: fills, texts: texts,
          numbers: numbers[index] ?? [])
        return Figure.Group(
          id: ids.constraint(tie.index),
          classes: ["ib-constraint"] + (tie.isOptional ? ["ib-optional"] : []),
          data: [.init(name: "priority", value: tie.constraint.priority.text)],
          title: diagram.model.layout.plainEquation(of: tie.constraint),
          marks: (strokes[index] ?? []).flatMap(bar.marks), part: .constraint(tie.index))
      }
    }

    /// A baseline is not that of a view between its two: it ends before that and goes on behind it.
    private func pieces(of stroke: MarkStroke, _ mark: ConstraintMark) -> [MarkStroke] {
      guard stroke.role == .baseline else { return [stroke] }
      let model = diagram.model
      let frames = diagram.places.frames
      let strangers = model.boxes.indices.filter { box in
        !mark.boxes.contains {
          // A box round one of its own lies behind it.
          $0 == box || model.holds(box, $0) || model.holds($0, box)
            || frames[box].contains(frames[$0])
        }
      }
      return stroke.pieces(around: strangers.map { frames[$0] })
    }

    private func captions() -> [Figure.Group] {
      diagram.captions.map { caption in
        let name = caption.guide.map { "name-\($0.rawValue + 1)" } ?? "caption-\(caption.box)"
        return Figure.Group(
          id: ids.id(name), classes: ["ib-caption"], marks: marks(of: caption),
          part: diagram.model.boxes[caption.box].part)
      }
    }

    private func marks(of caption: Caption) -> [Mark] {
      let isName = caption.guide == nil
      let font = isName ? Measures.captionFont : Measures.guideFont
      let lineHeight = isName ? Texts.lineHeight : 10
      let rect = caption.place.rect
      let isButton =
        diagram.model.boxes[caption.box].body == .dashed(isButton: true) && isName
      let (color, plate) = fills.text(in: rect, isButton ? .button : .text)
      var marks = plate.map { [Mark(.rect(rect), .plate, fill: $0)] } ?? []
      marks += caption.text.lines.enumerated().map { number, line in
        let middle = rect.minY - 0.5 + lineHeight * (Double(number) + 0.5)
        let origin = Point(x: rect.midX - line.width / 2, y: middle + font.baselineBelowMiddle)
        return Mark(.text(line, font: font, origin: origin), .name, fill: color)
      }
      if let tip = caption.place.tip { marks += leader(from: rect, to: tip) }
      return marks
    }

    /// The line from a text outside its box to the box.
    private func leader(from rect: Rect, to tip: Point) -> [Mark] {
      let isAbove = rect.maxY < tip.y
      let start =
        rect.minX <= tip.x && tip.x <= rect.maxX
        ? Point(x: tip.x, y: isAbove ? rect.maxY + 1 : rect.minY - 1)
        : Point(x: rect.minX > tip.x ? rect.minX - 2 : rect.maxX + 2, y: rect.midY)
      let grounds = [start, tip].map { fills.color(at: $0) }
      return [
        Mark(
          .polyline([start, tip]), .leader,
          stroke: Stroke(color: Palette.frame.color(on: grounds), width: Measures.guideWidth))
      ]
    }

    /// What a constraint measures, in the places of its numbers: a multiplier at the length that it makes alone.
    private func values(
      of tie: Tie, _ numbers: [(place: Point, axis: Axis?)], _ values: CanvasLayout
    ) throws(TypesettingError) -> [Mark] {
      let constraint = tie.constraint
      guard let value = values.shortRedline(of: constraint) else { return [] }
      var own = numbers.filter { $0.axis == nil || $0.axis == constraint.firstAttribute.axis }
      let first = diagram.model.boxes.firstIndex { $0.item == constraint.firstItem }
      if constraint.multiplier != 1, own.count > 1, let first {
        let frame = diagram.places.frames[first]
        func distance(_ place: Point) -> Double {
          Segment(from: place, to: Point(x: frame.midX, y: frame.midY)).length
        }
        own.sort { distance($0.place) < distance($1.place) }
        own = Array(own.prefix(1))
      }
      var marks: [Mark] = []
      for (place, _) in own {
        let label = try Label(value, .value(.satisfied), typesetter)
        let box = Rect(
          x: place.x - label.size.width / 2, y: place.y - label.size.height / 2,
          width: label.size.width, height: label.size.height)
        marks += try label.marks(in: box, typesetter)
      }
      return marks
    }

    private func callouts() throws(TypesettingError) -> [Figure.Group] {
      var numbers: [Int: [(place: Point, axis: Axis?)]] = [:]
      for mark in diagram.marks {
        for (tie, number) in zip(mark.ties, mark.candidate.numbers) {
          numbers[tie, default: []].append((number, nil))
        }
      }
      for dimension in diagram.dimensions {
        for (tie, number) in zip(dimension.ties, dimension.numbers) {
          numbers[tie, default: []].append((number, dimension.stroke.axis))
        }
      }
      var groups: [Figure.Group] = []
      for index in diagram.shown.sorted() {
        let tie = diagram.model.ties[index]
        let text = diagram.model.layout.shownNumber(ofConstraint: tie.index)
        var marks: [Mark] = []
        if let values {
          marks = try self.values(of: tie, numbers[index] ?? [], values)
        } else {
          for number in numbers[index] ?? [] {
            marks += try NumberDisc().marks(text, at: number.place, typesetter)
          }
        }
        groups.append(
          Figure.Group(
            id: ids.id("callout-\(tie.index + 1)"), classes: ["ib-callout"], marks: marks,
            part: .constraint(tie.index), number: marks.isEmpty ? nil : text))
      }
      return groups
    }
  }
}
