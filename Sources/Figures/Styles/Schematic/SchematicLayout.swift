import LayoutModel
import Typesetting

/// The layout that a diagram shows: the same views and constraints, with legible lengths.
///
/// The order of items is that of the solved layout; captions and callouts determine distances. No
/// constraint is required, so nothing can be unsatisfiable.
struct SchematicLayout {
  /// The priorities, the strongest first.
  enum Level: Double {
    case order = 990
    case alignment = 980
    /// Of what holds a line of text.
    case boxHeight = 950
    case space = 900
    case noMoreSpace = 890
    /// Of the largest box, which no multiplier makes larger.
    case bound = 810
    case equalSize = 800
    case touchingSides = 700
    case neighbours = 650
    case sameSize = 620
    case size = 600
    case compact = 100
  }

  let source: SolvedLayout
  let boxes: [SchematicBox]
  let ties: [SchematicTie]
  let sizes: [BoxSizes]
  let lengths: SchematicLengths
  private var constraints: [LayoutConstraint] = []

  /// The layout to solve for the places of a diagram.
  static func layout(
    of source: SolvedLayout, _ boxes: [SchematicBox], _ ties: [SchematicTie],
    _ sizes: [BoxSizes], _ lengths: SchematicLengths
  ) -> Layout {
    var schematic = SchematicLayout(
      source: source, boxes: boxes, ties: ties, sizes: sizes, lengths: lengths)
    for tie in ties { schematic.append(tie) }
    for box in boxes.indices.dropFirst() { schematic.appendSizes(of: box) }
    for box in boxes.indices { schematic.appendOrder(inside: box) }
    return schematic.layout
  }

  /// Views without content, on a canvas no larger than they need.
  private var layout: Layout {
    let margins = DirectionalEdgeInsets(all: lengths.margin)
    var canvas = Canvas(
      size: Size(width: 0, height: 0), direction: source.layout.canvas.direction,
      bars: Bars(status: false), safeAreaInsets: DirectionalEdgeInsets(all: 0),
      layoutMargins: margins)
    canvas.sizing = .fitting(AxisPriorities(Priority(Level.compact.rawValue)))
    let views = source.layout.views.map { view in
      var plain = View(name: view.name, superview: view.superview)
      plain.layoutMargins = margins
      plain.insetsLayoutMarginsFromSafeArea = false
      plain.intrinsicContentSize = IntrinsicContentSize()
      return plain
    }
    let guides = source.layout.guides.map { guide in
      var guide = guide
      if guide.kind == .content { guide.kind = .frame }
      if guide.kind == .readableContent { guide.kind = .layoutMargins }
      return guide
    }
    return Layout(canvas: canvas, views: views, guides: guides, constraints: constraints)
  }

  mutating func add(
    _ item: LayoutItem, _ attribute: Attribute, _ relation: Relation, _ length: Double,
    at level: Level
  ) {
    add(item, attribute, relation, nil, .notAnAttribute, length, at: level)
  }

  mutating func add(
    _ first: LayoutItem, _ attribute: Attribute, _ relation: Relation,
    _ second: LayoutItem?, _ other: Attribute, multiplier: Double = 1,
    _ constant: Double = 0, at level: Level
  ) {
    constraints.append(
      LayoutConstraint(
        item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
        multiplier: multiplier, constant: constant, priority: Priority(level.rawValue)))
  }
}

/// The possible sizes of a box for its content.
struct BoxSizes: Hashable, Sendable {
  var minimum: Size
  /// The size where nothing else decides.
  var preferred: Size
}

// MARK: - Constraints

extension SchematicLayout {
  private mutating func append(_ tie: SchematicTie) {
    guard let second = tie.second else { return }
    switch tie.kind {
    case .size: appendSizes(tie, second)
    case .baseline:
      add(tie.first.item, .bottom, .equal, second.item, .bottom, at: .alignment)
    case .center, .alignment: append(tie, second, .equal, 0, .alignment)
    case .touching: append(tie, second, .equal, touching(tie, second), .alignment)
    case .space:
      let sign = tie.distance < 0 ? -1.0 : 1
      let room = room(at: tie.first) + room(at: second)
      let least = max(lengths.leastSpace + (tie.isInequality ? 14 : 0), room + 12)
      append(
        tie, second, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, sign * least, .order)
      if !tie.isInequality {
        let best = max(lengths.space(tie.axis), room > 0 ? room + lengths.leastSpace : 0)
        append(
          tie, second, sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual, sign * best, .space)
        append(tie, second, .equal, sign * best, .noMoreSpace)
      }
    }
  }

  private mutating func append(
    _ tie: SchematicTie, _ second: SchematicTie.End, _ relation: Relation, _ constant: Double,
    _ level: Level
  ) {
    add(
      tie.first.item, plain(tie.first.attribute), relation, second.item, plain(second.attribute),
      constant, at: level)
  }

  /// A text stands on the lower edge of a box.
  private func plain(_ attribute: Attribute) -> Attribute {
    attribute.isBaseline ? .bottom : attribute
  }

  private mutating func appendSizes(_ tie: SchematicTie, _ second: SchematicTie.End) {
    let isNested =
      SchematicBox.holds(tie.first.box, second.box, in: boxes)
      || SchematicBox.holds(second.box, tie.first.box, in: boxes)
    guard tie.first.box != second.box, !isNested,
      tie.first.attribute.axis == second.attribute.axis
    else { return }
    add(
      tie.first.item, tie.first.attribute, tie.constraint.relation, second.item, second.attribute,
      multiplier: tie.constraint.multiplier, at: .equalSize)
  }

  /// The shown distance of two edges that are equal in the layout.
  private func touching(_ tie: SchematicTie, _ second: SchematicTie.End) -> Double {
    func isFar(_ end: SchematicTie.End) -> Bool {
      [.right, .bottom].contains(end.attribute)
    }
    if SchematicBox.holds(second.box, tie.first.box, in: boxes) {
      return isFar(tie.first) ? -lengths.touchingSuperview : lengths.touchingSuperview
    }
    if SchematicBox.holds(tie.first.box, second.box, in: boxes) {
      return isFar(second) ? lengths.touchingSuperview : -lengths.touchingSuperview
    }
    guard isFar(tie.first) != isFar(second) else { return 0 }
    return isFar(tie.first) ? -lengths.touching : lengths.touching
  }

  /// The room for bars of sizes beside a box, at one of its edges.
  private func room(at end: SchematicTie.End) -> Double {
    guard boxes[end.box].item == end.item else { return 0 }
    switch end.attribute {
    case .top: return room(of: end.box, .vertical, isBefore: true)
    case .bottom: return room(of: end.box, .vertical, isBefore: false)
    case .left: return room(of: end.box, .horizontal, isBefore: true)
    case .right: return room(of: end.box, .horizontal, isBefore: false)
    default: return 0
    }
  }

  func room(of box: Int, _ axis: Axis, isBefore: Bool) -> Double {
    if axis == .horizontal { return isBefore ? 0 : boxes[box].outerWidth(lengths) }
    return boxes[box].isLow(in: boxes[0].rect) == isBefore ? boxes[box].outerHeight(lengths) : 0
  }
}
