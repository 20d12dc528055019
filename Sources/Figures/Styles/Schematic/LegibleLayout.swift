import LayoutModel
import Typesetting

/// The layout that a diagram shows: the same views and constraints, with legible lengths.
///
/// What lies before what is as in the layout that was solved; how far is what captions and callouts need.
/// None of it is required, so that nothing can be unsatisfiable.
struct LegibleLayout {
  /// What matters more than what.
  private enum Level: Double {
    case order = 990
    case alignment = 980
    /// Of what holds a line of text.
    case boxHeight = 950
    case space = 900
    case noMoreSpace = 890
    case equalSize = 800
    case touchingSides = 700
    case neighbours = 650
    case sameSize = 620
    case size = 600
    case compact = 100
  }

  private let source: SolvedLayout
  private let boxes: [SchematicBox]
  private let ties: [SchematicTie]
  private let needs: [BoxNeed]
  private let lengths: LegibleLengths
  private var constraints: [LayoutConstraint] = []

  /// The layout to solve for the places of a diagram.
  static func layout(
    of source: SolvedLayout, _ boxes: [SchematicBox], _ ties: [SchematicTie],
    _ needs: [BoxNeed], _ lengths: LegibleLengths
  ) -> Layout {
    var legible = LegibleLayout(
      source: source, boxes: boxes, ties: ties, needs: needs, lengths: lengths)
    for tie in ties { legible.append(tie) }
    for box in boxes.indices.dropFirst() { legible.appendSizes(of: box) }
    for box in boxes.indices { legible.appendOrder(inside: box) }
    return legible.layout
  }

  private init(
    source: SolvedLayout, boxes: [SchematicBox], ties: [SchematicTie], needs: [BoxNeed],
    lengths: LegibleLengths
  ) {
    self.source = source
    self.boxes = boxes
    self.ties = ties
    self.needs = needs
    self.lengths = lengths
  }

  /// Views without content of their own, on a canvas no larger than they need.
  private var layout: Layout {
    let margins = DirectionalEdgeInsets(all: lengths.margin)
    var canvas = Canvas(
      size: Size(width: 0, height: 0), direction: source.layout.canvas.direction,
      bars: Bars(status: false), safeAreaInsets: DirectionalEdgeInsets(all: 0),
      layoutMargins: margins)
    canvas.readableWidth = .greatestFiniteMagnitude.squareRoot()
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

  private mutating func add(
    _ item: LayoutItem, _ attribute: Attribute, _ relation: Relation, _ length: Double,
    at level: Level
  ) {
    add(item, attribute, relation, nil, .notAnAttribute, length, at: level)
  }

  private mutating func add(
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

/// What a box needs for what stands in it.
struct BoxNeed: Hashable, Sendable {
  /// No smaller.
  var least: Size
  /// Where nothing else decides.
  var best: Size
}

// MARK: - Constraints

extension LegibleLayout {
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

  /// How far apart two edges are shown that are one.
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

  /// What the bars of sizes need that stand beside a box, at one of its edges.
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

  private func room(of box: Int, _ axis: Axis, isBefore: Bool) -> Double {
    if axis == .horizontal { return isBefore ? 0 : boxes[box].outerWidth(lengths) }
    return boxes[box].isLow(in: boxes[0].rect) == isBefore ? boxes[box].outerHeight(lengths) : 0
  }
}

// MARK: - Sizes and order

extension LegibleLayout {
  private mutating func appendSizes(of box: Int) {
    let item = boxes[box].item
    let (least, best) = (needs[box].least, needs[box].best)
    add(item, .width, .greaterThanOrEqual, least.width, at: .order)
    add(item, .height, .greaterThanOrEqual, least.height, at: .order)
    if boxes[box].isContainer { return }
    add(item, .width, .equal, best.width, at: .size)
    add(item, .height, .equal, best.height, at: boxes[box].hasBarsOutside ? .boxHeight : .size)
  }

  /// What lies in a box lies inside it, and in its order.
  private mutating func appendOrder(inside parent: Int) {
    let children = boxes.indices.filter { boxes[$0].parent == parent }
    for child in children {
      for axis in Axis.allCases { appendPadding(child, in: parent, axis) }
    }
    if alignsBaselines(parent) {
      for (a, b) in zip(children, children.dropFirst()) {
        add(boxes[a].item, .bottom, .equal, boxes[b].item, .bottom, at: .alignment)
      }
    }
    for axis in Axis.allCases {
      let pairs = children.flatMap { a in
        children.filter { isBefore(a, $0, axis) }.map { (a, $0) }
      }
      let followers = Dictionary(grouping: pairs) { $0.0 }.mapValues { Set($0.map(\.1)) }
      for (a, b) in pairs {
        let isDirect = followers[a, default: []].allSatisfy {
          !followers[$0, default: []].contains(b)
        }
        if isDirect { appendNeighbours(a, b, axis, areArranged: arranges(parent)) }
      }
      for (place, child) in children.enumerated() {
        let next = children[(place + 1)...].first { boxes[$0].body == boxes[child].body }
        if let next { appendSameSize(child, next, axis) }
      }
    }
    appendOverlaps(children)
  }

  private mutating func appendPadding(_ child: Int, in parent: Int, _ axis: Axis) {
    let (near, far) = axis.edges
    let (inner, outer) = (boxes[child].item, boxes[parent].item)
    let (start, end) = boxes[child].rect.range(axis)
    let (first, last) = boxes[parent].rect.range(axis)
    let padding = parent == 0 ? lengths.superviewPadding : lengths.padding
    func distance(at edge: Attribute) -> Double {
      let isTied = ties.contains { $0.ties(edge, of: child, to: parent) }
      return isTied ? min(padding, lengths.touching) : padding
    }
    let before = distance(at: near) + room(of: child, axis, isBefore: true)
    let after =
      distance(at: far) + reserve(of: parent, axis) + room(of: child, axis, isBefore: false)
    let contains = scrolls(parent) || arranges(parent)
    let touches = parent != 0 && !(axis == .vertical && alignsBaselines(parent))
    if contains || start >= first - 0.5 {
      add(inner, near, .greaterThanOrEqual, outer, near, before, at: .order)
      if touches, (start - first).magnitude < 0.5 {
        add(inner, near, .equal, outer, near, before, at: .touchingSides)
      }
    }
    if contains || end <= last + 0.5 {
      add(inner, far, .lessThanOrEqual, outer, far, -after, at: .order)
      if touches, (end - last).magnitude < 0.5 {
        add(inner, far, .equal, outer, far, -after, at: .touchingSides)
      }
    }
  }

  private func scrolls(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item else { return false }
    return source.layout.views[view].kind.isScrolling
  }

  private func arranges(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item else { return false }
    return source.layout.views[view].arrangement != nil
      || source.layout.views[view].kind == .tableView
  }

  /// Whether a stack view puts the texts of what it arranges side by side on one line.
  private func alignsBaselines(_ box: Int) -> Bool {
    guard case .view(let view) = boxes[box].item,
      let arrangement = source.layout.views[view].arrangement
    else { return false }
    return arrangement.axis == .horizontal
      && [.firstBaseline, .lastBaseline].contains(arrangement.alignment)
  }

  /// What a container's own caption and bars need at its lower or right edge.
  private func reserve(of parent: Int, _ axis: Axis) -> Double {
    let box = boxes[parent]
    if axis == .horizontal { return Double(box.heightBars) * lengths.innerRow }
    let caption = parent == 0 ? 0 : lengths.captionRow
    return caption + Double(box.widthBars) * lengths.innerRow
  }

  /// Whether one box ends where another begins, or before that.
  private func isBefore(_ a: Int, _ b: Int, _ axis: Axis) -> Bool {
    let (start, end) = boxes[a].rect.range(axis)
    let (otherStart, otherEnd) = boxes[b].rect.range(axis)
    guard a != b, end <= otherStart + 0.5 else { return false }
    // Boxes of no length that end with another are beside it.
    if (start - otherStart).magnitude < 0.5 || (end - otherEnd).magnitude < 0.5 { return false }
    return true
  }

  private mutating func appendNeighbours(
    _ a: Int, _ b: Int, _ axis: Axis, areArranged: Bool
  ) {
    let (near, far) = axis.edges
    let distance =
      room(of: a, axis, isBefore: false) + room(of: b, axis, isBefore: true)
      + lengths.touching
    add(boxes[b].item, near, .greaterThanOrEqual, boxes[a].item, far, distance, at: .order)
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let (start, end) = boxes[a].rect.range(across)
    let (otherStart, otherEnd) = boxes[b].rect.range(across)
    if areArranged, start < otherEnd, otherStart < end {
      add(
        boxes[b].item, near, .equal, boxes[a].item, far,
        distance + lengths.padding - lengths.touching, at: .neighbours)
    }
  }

  /// Boxes of one sort that are equally large are shown so.
  private mutating func appendSameSize(_ a: Int, _ b: Int, _ axis: Axis) {
    let (start, end) = boxes[a].rect.range(axis)
    let (otherStart, otherEnd) = boxes[b].rect.range(axis)
    guard (end - start - otherEnd + otherStart).magnitude < 0.5 else { return }
    let size: Attribute = axis == .horizontal ? .width : .height
    add(boxes[a].item, size, .equal, boxes[b].item, size, at: .sameSize)
  }

  /// Edges of boxes that cover each other are in their order.
  private mutating func appendOverlaps(_ children: [Int]) {
    for (position, a) in children.enumerated() {
      for b in children[(position + 1)...] {
        let (first, second) = (boxes[a].rect, boxes[b].rect)
        guard first.intersects(second) else { continue }
        for axis in Axis.allCases {
          let (near, far) = axis.edges
          for (edge, from, to) in [
            (near, first.range(axis).start, second.range(axis).start),
            (far, first.range(axis).end, second.range(axis).end),
          ] where (from - to).magnitude >= 0.5 {
            let (low, high) = from < to ? (a, b) : (b, a)
            add(
              boxes[high].item, edge, .greaterThanOrEqual, boxes[low].item, edge,
              lengths.touching, at: .order)
          }
        }
      }
    }
  }
}

extension SchematicTie {
  /// Whether it keeps an edge of a box somewhere in the box that holds it.
  fileprivate func ties(_ edge: Attribute, of inner: Int, to outer: Int) -> Bool {
    guard kind != .size, let second else { return false }
    return first.box == inner && first.attribute == edge && second.box == outer
      || second.box == inner && second.attribute == edge && first.box == outer
  }
}

extension ViewKind {
  fileprivate var isScrolling: Bool { self == .scrollView || self == .tableView }
}

extension Axis {
  /// The edges that a box begins and ends with.
  var edges: (near: Attribute, far: Attribute) {
    self == .horizontal ? (.left, .right) : (.top, .bottom)
  }

  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Rect {
  /// Where it begins and ends along an axis.
  func range(_ axis: Axis) -> (start: Double, end: Double) {
    axis == .horizontal ? (minX, maxX) : (minY, maxY)
  }
}
