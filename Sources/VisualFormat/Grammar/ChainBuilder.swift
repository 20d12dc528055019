import Diagnostics
import LayoutModel

/// Makes constraints of chains.
struct ChainBuilder {
  /// A side of an item, from which or to which a distance counts.
  struct Side {
    var item: VisualItem
    var attribute: Attribute
    /// Whether it belongs to the superview, or to another holder of the chain.
    var isHolder = false
    /// Whether it belongs to a layout guide, which has no text.
    var isGuide: Bool { if case .guide = item { true } else { false } }
  }

  let context: VisualFormatReader
  let axis: Axis
  let edges: ChainEdges
  var content = VisualFormatContent()
  /// The spacers made so far that are all of one size.
  var equalSpacer: VisualItem?

  init(_ context: VisualFormatReader, along axis: Axis) {
    self.context = context
    self.axis = axis
    edges = ChainEdges(axis: axis, options: context.options)
  }

  /// Adds the distances and sizes of a chain: each view's distance to the one before, then its sizes.
  mutating func add(_ chain: Chain, in holder: VisualItem = .superview) {
    var before = [Side(item: holder, attribute: edges.near, isHolder: true)]
    var connection = chain.leading
    for (index, group) in chain.groups.enumerated() {
      if index > 0 { connection = chain.connections[index - 1] }
      if let connection {
        connect(before, group.map { Side(item: $0.item, attribute: edges.near) }, by: connection)
      }
      for view in group {
        for size in view.sizes { add(view.item, edges.size, size) }
        if let stack = view.stack { add(stack, stackedIn: view) }
      }
      before = group.map { Side(item: $0.item, attribute: edges.far) }
    }
    if let trailing = chain.trailing {
      connect(before, [Side(item: holder, attribute: edges.far, isHolder: true)], by: trailing)
    }
  }

  /// The content so far, with the alignments of a chain's neighbours at its end.
  mutating func finished(_ chain: Chain) -> VisualFormatContent {
    for (left, right) in zip(chain.groups, chain.groups.dropFirst()) {
      for (a, b) in left.flatMap({ a in right.map { (a, $0) } }) {
        for attribute in context.options.alignments {
          content.constraints.append(
            VisualConstraint(
              a.item, attribute, .equal, b.item, attribute,
              range: SourceRange(start: a.range.start, end: b.range.end)))
        }
      }
    }
    return content
  }

  private mutating func connect(_ before: [Side], _ after: [Side], by connection: Connection) {
    switch connection.kind {
    case .apart: break
    case .equalSpace(let sizes):
      addEqualSpacer(before, after, sizes, range: connection.range)
    case .distances(let distances) where distances.contains { $0.item != nil }:
      addSpacer(before, after, distances, range: connection.range)
    case .flush, .standard, .distances:
      for a in before {
        for b in after { tie(a, b, by: connection) }
      }
    }
  }

  /// Ties two neighbouring sides by numbers.
  private mutating func tie(_ a: Side, _ b: Side, by connection: Connection) {
    switch connection.kind {
    case .distances(let distances):
      for distance in distances {
        add(
          a, b, distance.relation, constant: .points(distance.constant),
          priority: distance.priority, range: distance.range)
      }
    case .standard where context.isExtended:
      let siblings = LayoutConstraint.standardSpacing(toSuperview: false)
      add(a, b, constant: .points(siblings), range: connection.range)
    case .standard where a.isHolder || b.isHolder:
      var (a, b) = (a, b)
      if a.isHolder { a.attribute = edges.nearMargin }
      if b.isHolder { b.attribute = edges.farMargin }
      add(a, b, constant: .points(0), range: connection.range)
    case .standard: add(a, b, constant: .standard, range: connection.range)
    case .flush, .equalSpace, .apart:
      add(a, b, constant: .points(0), range: connection.range)
    }
  }

  /// Adds the constraint that puts one side at a distance after the other.
  mutating func add(
    _ a: Side, _ b: Side, _ relation: Relation = .equal, constant: VisualConstraint.Constant,
    priority: Priority = .required, range: SourceRange
  ) {
    var (a, b) = edges.isReversed ? (b, a) : (a, b)
    if context.options.contains(.spacingBaselineToBaseline), axis == .vertical, !a.isHolder,
      !b.isHolder,
      !a.isGuide, !b.isGuide
    {
      (a.attribute, b.attribute) = (.lastBaseline, .firstBaseline)
    }
    content.constraints.append(
      VisualConstraint(
        b.item, b.attribute, relation, a.item, a.attribute, constant: constant,
        priority: priority, range: range))
  }

  /// Adds the constraint that compares an attribute with a predicate.
  mutating func add(_ item: VisualItem, _ attribute: Attribute, _ predicate: Predicate) {
    content.constraints.append(
      VisualConstraint(
        item, attribute, predicate.relation, predicate.item,
        predicate.item == nil ? .notAnAttribute : predicate.attribute ?? attribute,
        multiplier: predicate.multiplier, constant: .points(predicate.constant),
        priority: predicate.priority, range: predicate.range))
  }
}

/// The attributes that a chain ties, by the side from which it is read.
struct ChainEdges {
  let near: Attribute
  let far: Attribute
  let nearMargin: Attribute
  let farMargin: Attribute
  let size: Attribute
  /// Whether the chain is read against the direction in which constants count.
  let isReversed: Bool

  init(axis: Axis, options: VisualFormatOptions) {
    size = axis == .horizontal ? .width : .height
    let direction = options.intersection(.directionMask)
    isReversed = axis == .horizontal && direction == .directionRightToLeft
    (near, far, nearMargin, farMargin) =
      switch (axis, direction) {
      case (.vertical, _): (.top, .bottom, .topMargin, .bottomMargin)
      case (_, .directionLeftToRight): (.left, .right, .leftMargin, .rightMargin)
      case (_, .directionRightToLeft): (.right, .left, .rightMargin, .leftMargin)
      default: (.leading, .trailing, .leadingMargin, .trailingMargin)
      }
  }
}
