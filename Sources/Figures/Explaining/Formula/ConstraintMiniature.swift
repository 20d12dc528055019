import LayoutModel
import Typesetting

/// The items of a constraint, drawn small with its mark as a schematic draws it; not to scale.
struct ConstraintMiniature {
  private let index: Int
  private let layout: Layout
  private let constraint: LayoutConstraint
  private let isFault: Bool
  private let boxes: [MiniatureBox]
  private let mark: MiniatureMark
  private let typesetter: Typesetter

  /// - Throws: An error when no font has a character of a name.
  init(
    _ index: Int, in solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) {
    let canvas = CanvasLayout(solved)
    (self.index, layout, constraint) = (index, solved.layout, solved.layout.constraints[index])
    isFault = solved.status(ofConstraint: index) >= .ambiguous
    typesetter = request.typesetter
    let value = try canvas.redline(of: constraint, in: request.phrases).map {
      text throws(TypesettingError) in try ExplainedText(text, request.typesetter)
    }
    let plan = MiniaturePlan(constraint, canvas, value)
    let items = try MiniatureBox.boxes(of: plan, request.typesetter)
    let placed = constraint.firstAttribute.isSize ? plan.sizes(of: items) : plan.places(of: items)
    // The outer one lies behind the other.
    boxes = placed.boxes.filter(\.isOuter) + placed.boxes.filter { !$0.isOuter }
    mark = placed.mark
  }

  /// The groups of the items and of the constraint.
  func groups(_ ids: FigureIDs) -> [Figure.Group] {
    let drawn = boxes.map(\.box)
    let fills = ViewFills(drawn, boxes.map(\.frame))
    let views = boxes.map { box in
      let middle = Point(x: box.nameBox.midX, y: box.nameBox.midY)
      let color = fills.text(in: box.nameBox, .text).color
      return Figure.Group(
        id: id(of: box.item, ids), classes: ["ib-view"], title: box.box.name,
        marks: box.box.marks(in: box.frame, fills) + box.margins(fills)
          + box.name.marks(around: middle, .name, color),
        part: box.box.part)
    }
    // A baseline is the line that a text stands on.
    let texts = mark.strokes.contains { $0.role == .baseline } ? [] : boxes.map(\.nameBox)
    let bar = Schematic.Bar(
      isInequality: constraint.relation != .equal, isOptional: !constraint.priority.isRequired,
      isFault: isFault, fills: fills, texts: texts, numbers: [])
    var marks = mark.strokes.flatMap(bar.marks)
    if let value = mark.value, let box = mark.valueBox {
      marks += value.marks(in: box, .left, .label, fills.text(in: box, .text).color)
    }
    let isOptional = !constraint.priority.isRequired
    let group = Figure.Group(
      id: ids.constraint(index), classes: ["ib-constraint"] + (isOptional ? ["ib-optional"] : []),
      data: [.init(name: "priority", value: constraint.priority.text)],
      title: layout.plainEquation(of: constraint), marks: marks, part: .constraint(index))
    return views + [group]
  }

  private func id(of item: LayoutItem, _ ids: FigureIDs) -> String {
    switch item {
    case .view(let view): ids.view(view)
    case .guide(let guide): ids.id("guide-\(guide + 1)")
    }
  }
}

/// The mark of a constraint on its small items.
struct MiniatureMark {
  var strokes: [Schematic.MarkStroke]
  /// What the constraint measures; nil of an alignment.
  var value: ExplainedText?
  var valueBox: Rect?
}

/// An item of a constraint, drawn small.
struct MiniatureBox {
  /// Of a view without others in it, in points.
  static let size = Size(width: 142, height: 40)
  /// At each side of a name.
  static let textInset = 8.0
  /// The least room around a view in another one.
  static let padding = 16.0
  /// The margins of a view.
  static let margin = 14.0
  private static let mostLines = 4

  let item: LayoutItem
  var box: Schematic.Box
  let name: ExplainedText
  var frame: Rect
  /// Whether it holds the other item.
  let isOuter: Bool
  /// The axes along which a margin is shown.
  var marginAxes: Set<Axis> = []
  /// Where its name stands; nil for the middle.
  var namePlace: Rect?

  /// The boxes of a constraint's items, the first one first, of their least sizes.
  static func boxes(
    of plan: MiniaturePlan, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [MiniatureBox] {
    let known = Schematic.Box.boxes(of: plan.canvas.solved, most: .max)
    var items: [LayoutItem] = []
    for item in plan.constraint.items where !items.contains(item) { items.append(item) }
    return try items.map { item throws(TypesettingError) in
      let name = plan.canvas.layout.name(of: item)
      let text = try ExplainedText(
        name, width: size.width - 2 * textInset, most: mostLines, typesetter)
      let height = max(size.height, text.size.height + 16)
      let isOuter = plan.outer == item
      var box =
        known.first { $0.item == item }
        ?? Schematic.Box(
          item: item, name: name, body: .dashed(isButton: false),
          rect: plan.canvas.alignmentRect(of: item))
      box.layer = LayerStyle()
      if isOuter, box.kind == nil || box.item == .view(0) { box.name = name }
      return MiniatureBox(
        item: item, box: box, name: text,
        frame: Rect(x: 0, y: 0, width: size.width, height: height), isOuter: isOuter)
    }
  }

  /// The box of the name.
  var nameBox: Rect {
    let place =
      namePlace
      ?? (isOuter
        ? Rect(
          x: frame.minX, y: frame.maxY - name.size.height - 7, width: frame.width,
          height: name.size.height)
        : frame)
    return Rect(
      around: Point(x: place.midX, y: place.midY), width: name.size.width, height: name.size.height)
  }

  /// The dashed lines of its margins.
  func margins(_ fills: ViewFills) -> [Mark] {
    let inside = frame.insetBy(Self.margin)
    return marginAxes.sorted { $0 == .horizontal && $1 == .vertical }.flatMap { axis -> [Mark] in
      let (near, far) = inside.range(axis)
      let (start, end) = frame.insetBy(Schematic.Measures.lineWidth).range(axis.across)
      return [near, far].flatMap { place in
        fills.coloring(.edge, .frame, width: Schematic.Measures.guideWidth).marks(
          [
            Segment(from: axis.point(place, start), to: axis.point(place, end))
          ], dashes: { _ in Schematic.Measures.guideDashes })
      }
    }
  }
}
