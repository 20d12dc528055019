import LayoutModel

/// The candidates of one view in one direction.
struct NeighbourConstraints {
  let solved: SolvedLayout
  let view: Int
  let superview: Int
  let axis: Axis

  /// The most neighbours that are tried.
  private static let mostNeighbours = 2

  private var layout: Layout { solved.layout }
  private var near: Attribute { axis == .horizontal ? .leading : .top }
  private var far: Attribute { axis == .horizontal ? .trailing : .bottom }
  private var size: Attribute { axis == .horizontal ? .width : .height }

  private func isSeenSibling(_ other: Int) -> Bool {
    layout.views[other].superview == superview && !layout.views[other].isHidden
  }

  private func isOpen(_ sibling: Int) -> Bool {
    solved.undetermined[sibling].contains { $0.axis == axis }
  }

  /// The siblings before the view in the source, nearest first, those that are determined before others.
  private var neighbours: [Int] {
    let before = layout.views.indices.prefix(view).reversed().filter(isSeenSibling)
    return Array(
      (before.filter { !isOpen($0) } + before.filter(isOpen)).prefix(Self.mostNeighbours))
  }

  /// The siblings after the view in the source that need the room behind it.
  private var followers: [Int] {
    let after = layout.views.indices.dropFirst(view + 1).filter(isSeenSibling)
    return Array(
      after.filter { sibling in
        isOpen(sibling)
          && (isBeside(sibling, axis) || hasConstraint(sibling, near, .view(view), far))
      }.prefix(Self.mostNeighbours))
  }

  private func hasConstraint(
    _ view: Int, _ attribute: Attribute, _ second: LayoutItem, _ other: Attribute
  ) -> Bool {
    layout.constraints.contains {
      ($0.firstItem, $0.firstAttribute) == (.view(view), attribute)
        && ($0.secondItem, $0.secondAttribute) == (second, other)
    }
  }

  private func constraint(
    _ first: Attribute, _ second: LayoutItem, _ attribute: Attribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: first, relatedBy: .equal, toItem: second, attribute: attribute)
  }

  /// Behind or below a neighbour, with the layout's spacing.
  private func behind(_ neighbour: Int) -> LayoutConstraint {
    var result = constraint(near, .view(neighbour), far)
    (result.constant, result.usesStandardSpacing) = spacing
    return result
  }

  /// The distance that most siblings have in this direction, or the standard one.
  private var spacing: (constant: Double, isStandard: Bool) {
    var counts: [(constant: Double, isStandard: Bool, count: Int)] = []
    for rule in layout.constraints
    where Set([rule.firstAttribute, rule.secondAttribute]) == [near, far] {
      guard let second = rule.secondItem?.view, let first = rule.firstItem.view,
        layout.views[first].superview == layout.views[second].superview, rule.multiplier == 1
      else { continue }
      let isTurned = rule.firstAttribute == far
      let constant = isTurned ? -rule.constant : rule.constant
      guard constant > 0 else { continue }
      if let place = counts.firstIndex(where: {
        $0.constant == constant && $0.isStandard == rule.usesStandardSpacing
      }) {
        counts[place].count += 1
      } else {
        counts.append((constant, rule.usesStandardSpacing, 1))
      }
    }
    let most = counts.map(\.count).max()
    let found = counts.first { $0.count == most }
    return found.map { ($0.constant, $0.isStandard) }
      ?? (LayoutConstraint.standardSpacing(toSuperview: false), true)
  }

  /// Whether a neighbour stands in one row with the view: a constraint aligns them, or ties their near and far
  /// edges, or their frames overlap.
  private func isBeside(_ neighbour: Int, _ axis: Axis) -> Bool {
    let across: [Attribute] =
      axis == .horizontal
      ? [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
      : [.leading, .trailing, .centerX, .left, .right]
    let along: Set<Attribute> = axis == .horizontal ? [.leading, .trailing] : [.top, .bottom]
    let tied = layout.constraints.filter { Set($0.items) == [.view(view), .view(neighbour)] }
    if tied.contains(where: {
      $0.firstAttribute == $0.secondAttribute && across.contains($0.firstAttribute)
        || Set([$0.firstAttribute, $0.secondAttribute]) == along
    }) {
      return true
    }
    // Both at one edge of another view.
    if layout.constraints.contains(where: { rule in
      guard rule.firstItem == .view(view), rule.relation == .equal, let second = rule.secondItem
      else { return false }
      return across.contains(rule.firstAttribute)
        && hasConstraint(neighbour, rule.firstAttribute, second, rule.secondAttribute)
    }) {
      return true
    }
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    guard !solved.undetermined[view].contains(where: { $0.axis == other }) else { return false }
    let (a, b) = (solved.frames[view], solved.frames[neighbour])
    return axis == .horizontal
      ? a.minY < b.maxY && b.minY < a.maxY && !(a.minX < b.maxX && b.minX < a.maxX)
      : a.minX < b.maxX && b.minX < a.maxX
  }

  /// Places behind, below or in line with a neighbour, then in the superview.
  ///
  /// Views are written below each other unless a constraint says that they form a row.
  var places: [LayoutConstraint] {
    let beside = neighbours.flatMap { neighbour in
      let aligned = constraint(near, .view(neighbour), near)
      if isBeside(neighbour, axis) { return [behind(neighbour)] }
      let isRow = axis == .horizontal || isBeside(neighbour, .horizontal)
      return isRow ? [aligned, behind(neighbour)] : [behind(neighbour), aligned]
    }
    return beside + edges(near)
  }

  /// Sizes that follow from the far edge, then those of a neighbour; those first where others need the room.
  var sizes: [LayoutConstraint] {
    func equal(_ siblings: [Int]) -> [LayoutConstraint] {
      siblings.filter { layout.views[$0].kind == layout.views[view].kind }.map {
        constraint(size, .view($0), size)
      }
    }
    let aligned = neighbours.map { constraint(far, .view($0), far) }
    return equal(followers) + contentEnd + edges(far) + aligned + equal(neighbours)
  }

  /// The lower edge below the subview that reaches lowest, as far as the first one begins below the upper edge: the
  /// height of a container follows from what it holds.
  private var contentEnd: [LayoutConstraint] {
    if axis == .horizontal || layout.views[view].kind.scrolls { return [] }
    let subviews = layout.views.indices.filter { subview in
      layout.views[subview].superview == view && !layout.views[subview].isHidden
        && !solved.undetermined[subview].contains { $0.axis == .vertical }
    }
    guard let last = subviews.max(by: { solved.frames[$0].maxY < solved.frames[$1].maxY }),
      let start = layout.constraints.first(where: { rule in
        subviews.contains { rule.firstItem == .view($0) } && rule.firstAttribute == .top
          && rule.secondItem == .view(view) && rule.secondAttribute == .top
      }), start.multiplier == 1, start.constant >= 0
    else { return [] }
    var end = LayoutConstraint(
      item: .view(last), attribute: .bottom, relatedBy: .equal, toItem: .view(view),
      attribute: .bottom, constant: -start.constant)
    end.usesStandardSpacing = start.usesStandardSpacing
    return [end]
  }

  /// An edge at the superview or a guide: as siblings have it, or the standard one.
  private func edges(_ edge: Attribute) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    for rule in layout.constraints + layout.constraints.map(\.turned) {
      guard let sibling = rule.firstItem.view, sibling != view, rule.firstAttribute == edge,
        layout.views[sibling].superview == superview, let second = rule.secondItem,
        rule.relation == .equal, rule.multiplier == 1,
        second == .view(superview) || second.view == nil
      else { continue }
      var copy = constraint(edge, second, rule.secondAttribute)
      (copy.constant, copy.usesStandardSpacing) = (rule.constant, rule.usesStandardSpacing)
      if !found.contains(copy) { found.append(copy) }
    }
    return Array(found.prefix(2)) + (mirrored(edge) + [standardEdge(edge)]).compactMap { $0 }
  }

  /// An edge as far from the superview's, or from a guide's, as the other one; then as siblings have it.
  func ends(at edge: Attribute) -> [LayoutConstraint] {
    (mirrored(edge, of: edge == far ? near : far) + edges(edge)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// The far edge as far from the superview's, or from a guide's, as the near one.
  private func mirrored(_ edge: Attribute) -> [LayoutConstraint] {
    edge == far ? mirrored(far, of: near) : []
  }

  private func mirrored(_ edge: Attribute, of other: Attribute) -> [LayoutConstraint] {
    layout.constraints.compactMap { rule in
      guard rule.firstItem == .view(view), rule.firstAttribute == other, rule.relation == .equal,
        let second = rule.secondItem, rule.multiplier == 1,
        let (item, attribute) = opposite(second, rule.secondAttribute)
      else { return nil }
      var result = constraint(edge, item, attribute)
      (result.constant, result.usesStandardSpacing) = (-rule.constant, rule.usesStandardSpacing)
      return result
    }
  }

  /// The other edge of the superview or of a guide; nil for what is none.
  private func opposite(_ item: LayoutItem, _ attribute: Attribute) -> (LayoutItem, Attribute)? {
    let pairs: [Attribute: Attribute] = [
      .leading: .trailing, .leadingMargin: .trailingMargin, .left: .right,
      .leftMargin: .rightMargin, .top: .bottom, .topMargin: .bottomMargin,
      .trailing: .leading, .trailingMargin: .leadingMargin, .right: .left,
      .rightMargin: .leftMargin, .bottom: .top, .bottomMargin: .topMargin,
    ]
    switch item {
    case .view(superview): return pairs[attribute].map { (item, $0) }
    case .view: return nil
    case .guide(let index):
      guard layout.guides[index].kind == .top else { return pairs[attribute].map { (item, $0) } }
      let other = layout.guides.firstIndex { $0.kind == .bottom && $0.view == superview }
      return attribute == .bottom ? other.map { (.guide($0), .top) } : nil
    }
  }

  /// An edge at the superview's margin; in the root, the standard distance below or above its bars.
  private func standardEdge(_ edge: Attribute) -> LayoutConstraint? {
    let margins: [Attribute: Attribute] = [
      .leading: .leadingMargin, .trailing: .trailingMargin, .top: .topMargin,
      .bottom: .bottomMargin,
    ]
    if superview == 0, axis == .vertical {
      let used = Set(layout.constraints.flatMap(\.items))
      let guides: [(kind: LayoutGuide.Kind, attribute: Attribute)] =
        edge == .top
        ? [(.top, .bottom), (.safeArea, .top)] : [(.bottom, .top), (.safeArea, .bottom)]
      let isOld = layout.guides.indices.contains {
        [.top, .bottom].contains(layout.guides[$0].kind) && used.contains(.guide($0))
      }
      let guide = guides[isOld ? 0 : 1]
      if let place = layout.guides.firstIndex(where: { $0.kind == guide.kind && $0.view == 0 }) {
        var result = constraint(edge, .guide(place), guide.attribute)
        let space = LayoutConstraint.standardSpacing(toSuperview: true)
        (result.constant, result.usesStandardSpacing) = (edge == .top ? space : -space, true)
        return result
      }
    }
    // Content begins at the edges of a scroll view.
    let place = layout.views[superview].kind.scrolls ? edge : margins[edge]
    return place.map { constraint(edge, .view(superview), $0) }
  }

  /// The inequalities that bound the view, as equalities of a priority.
  /// - Parameter hasSecondItem: Whether they relate it to another item, or its size to a number.
  func equalities(_ priority: Priority, hasSecondItem: Bool = true) -> [LayoutConstraint] {
    layout.constraints.filter { rule in
      rule.relation != .equal && rule.items.contains(.view(view)) && rule.priority.isRequired
        && rule.firstAttribute.axis == axis && (rule.secondItem != nil) == hasSecondItem
    }.prefix(2).map { rule in
      var result = rule
      (result.relation, result.priority) = (.equal, priority)
      (result.label, result.number, result.text, result.part) = (nil, nil, nil, nil)
      (result.identifier, result.origin, result.listsText) = (nil, nil, false)
      return result
    }
  }
}
