import LayoutModel

/// Numbers the classes of bars that should stand alike: those of constraints with the same attributes, relation and
/// priority whose items are of one kind and lie in one row or column, or sizes in one superview.
struct BarClasses {
  private let shapes: BarShapes
  private let selected: Set<Int>
  private var groups: [Key: [Member]] = [:]
  private var count = 0

  private struct Key: Hashable {
    /// Of a size: the width and the height of an aspect ratio do not stand alike.
    var axis: Axis?
    var constraint: ConstraintClass
    /// The kinds of the views that hold the items, nil of the root, and what holds these: rows of a table are alike.
    var containers: [ViewKind?]
    var holders: [Int?]
  }

  private struct Member {
    /// What the bar measures, and where both items are beside each other.
    var along: Stretch
    var across: Stretch
    var group: Int
  }

  init(_ shapes: BarShapes, _ selected: Set<Int>) {
    (self.shapes, self.selected) = (shapes, selected)
  }

  /// The class of a constraint's sizes along an axis; nil of one that looks like no other.
  mutating func group(ofSizes sides: [Side], along axis: Axis, constraint index: Int) -> Int? {
    guard var key = key(of: index, sides.map { shapes.canvas.layout.owner(of: $0.item) }) else {
      return nil
    }
    key.axis = axis
    let all = Stretch((0, 1))
    return join(key, along: all, across: all)
  }

  /// The class of the sign on an alignment.
  mutating func group(ofLine index: Int) -> Int? {
    guard let key = key(of: index, owners(of: index)) else { return nil }
    let all = Stretch((0, 1))
    return join(key, along: all, across: all)
  }

  /// The class of a space.
  mutating func group(of space: SpaceBar, constraint index: Int) -> Int? {
    guard let first = space.startItem, let second = space.endItem,
      let key = key(of: index, owners(of: index))
    else { return nil }
    let (start, end) = (max(first.start, second.start), min(first.end, second.end))
    guard start < end else { return nil }
    return join(
      key, along: Stretch((space.start, space.end)), across: Stretch((start, end)))
  }

  private func owners(of index: Int) -> [Int] {
    shapes.constraints[index].items.map(shapes.canvas.layout.owner)
  }

  /// What the members of a class have in common; nil of a constraint that is selected, inactive or has a difference
  /// to show.
  private func key(of index: Int, _ views: [Int]) -> Key? {
    let layout = shapes.canvas.layout
    guard layout.constraints.indices.contains(index), !selected.contains(index),
      shapes.canvas.delta(ofConstraint: index) == nil
    else { return nil }
    let superviews = views.map { layout.views[$0].superview }
    return Key(
      axis: nil, constraint: ConstraintClass(ofConstraint: index, in: shapes.canvas.solved),
      containers: superviews.map { $0.flatMap { $0 == 0 ? nil : layout.views[$0].kind } },
      holders: superviews.map { $0.map { layout.views[$0].superview ?? $0 } })
  }

  private mutating func join(_ key: Key, along: Stretch, across: Stretch) -> Int? {
    let mate = groups[key]?.first { along.isMostly($0.along) || across.isMostly($0.across) }
    if mate == nil { count += 1 }
    let group = mate?.group ?? count - 1
    groups[key, default: []].append(Member(along: along, across: across, group: group))
    return group
  }
}
