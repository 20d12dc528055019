public import Typesetting

/// A change that makes an ambiguous layout less ambiguous, found by solving again with it.
public enum Remedy: Hashable, Sendable {
  /// One more constraint.
  case add(LayoutConstraint)
  /// Another priority for an optional constraint, by its index in the layout.
  case setPriority(constraint: Int, Priority)
  /// Another content hugging priority for a view, by its index in the layout.
  case setContentHugging(view: Int, Axis, Priority)
  /// Another compression resistance priority for a view, by its index in the layout.
  case setCompressionResistance(view: Int, Axis, Priority)

  /// The layout with the change made.
  public func applied(to layout: Layout) -> Layout {
    var changed = layout
    switch self {
    case .add(let constraint): changed.constraints.append(constraint)
    case .setPriority(let index, let priority): changed.constraints[index].priority = priority
    case .setContentHugging(let index, let axis, let priority):
      let view = layout.views[index]
      var pair = view.contentHuggingPriority ?? view.kind.contentHuggingPriority
      pair[axis] = priority
      changed.views[index].contentHuggingPriority = pair
    case .setCompressionResistance(let index, let axis, let priority):
      let view = layout.views[index]
      var pair =
        view.contentCompressionResistancePriority ?? view.kind.contentCompressionResistancePriority
      pair[axis] = priority
      changed.views[index].contentCompressionResistancePriority = pair
    }
    return changed
  }

  /// The change in words: `add 'Red View.Width = 240.0'`.
  public func text(in layout: Layout) -> String {
    switch self {
    case .add(let constraint): return "add '\(layout.equation(of: constraint))'"
    case .setPriority(let index, let priority):
      let constraint = layout.constraints[index]
      let name =
        layout.uniqueLabel(ofConstraint: index).map { "constraint \($0)" }
        ?? "'\(layout.equation(of: constraint))'"
      return "give \(name) the priority \(priority.text)"
    case .setContentHugging(let view, let axis, let priority):
      return "give '\(layout.views[view].name)' the \(axis) content hugging \(priority.text)"
    case .setCompressionResistance(let view, let axis, let priority):
      return
        "give '\(layout.views[view].name)' the \(axis) compression resistance \(priority.text)"
    }
  }
}

extension AxisPriorities {
  /// The priority of one direction.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension LayoutEngine {
  /// Remedies are sought for at most so many undetermined numbers, since each takes several solutions.
  private static let mostUndetermined = 400
  /// And at most so many changes are tried, since a layout may be slow to solve.
  private static let mostTrials = 48
  /// Of a layout with more conflicts none are sought: to resolve those comes first.
  private static let mostConflicts = 16

  /// Changes, each verified by solving with it and those before it, that determine what is ambiguous.
  ///
  /// Where two wishes of one priority disagree it is another priority, else a size or a place that
  /// nothing speaks of. With all of them the layout is not ambiguous any more, unless there are more
  /// to make than `limit`, or to try than is worth while. Of a layout that is open nearly everywhere none
  /// are sought.
  /// - Parameter others: The same layout on other canvases and in other variants, which the changes must not
  ///   make worse: the frames that are determined stay.
  /// - Throws: A failure as ``solve(_:)`` does.
  public static func remedies(
    for solved: SolvedLayout, keeping others: [SolvedLayout] = [], limit: Int = 8,
    typesetter: Typesetter = .standard
  ) throws(Failure) -> [Remedy] {
    var remedies: [Remedy] = []
    var (current, others) = (solved, others)
    var trials = 0
    guard solved.undeterminedCount <= mostUndetermined, solved.conflicts.count <= mostConflicts
    else { return [] }
    while remedies.count < limit, let (view, axis) = current.firstUndetermined {
      var isFound = false
      for remedy in current.candidates(forView: view, axis) where trials < mostTrials {
        trials += 1
        let next = try solve(remedy.applied(to: current.layout), typesetter: typesetter)
        guard next.undeterminedCount < current.undeterminedCount, next.isAsGood(as: current),
          let changed = try results(of: remedy, from: current.layout, on: others, typesetter)
        else { continue }
        remedies.append(remedy)
        (current, others) = (next, changed)
        isFound = true
        break
      }
      if !isFound { break }
    }
    return remedies
  }

  /// Other variants of a layout with a change; nil if it makes one of them worse.
  private static func results(
    of remedy: Remedy, from layout: Layout, on others: [SolvedLayout], _ typesetter: Typesetter
  ) throws(Failure) -> [SolvedLayout]? {
    var changed: [SolvedLayout] = []
    for other in others {
      guard let own = remedy.translated(from: layout, to: other.layout) else {
        changed.append(other)
        continue
      }
      let next = try solve(own.applied(to: other.layout), typesetter: typesetter)
      guard next.isAsGood(as: other) else { return nil }
      changed.append(next)
    }
    return changed
  }
}

extension SolvedLayout {
  /// Whether it has no more faults than another solution of the layout, and the frames that are determined
  /// there.
  fileprivate func isAsGood(as old: SolvedLayout) -> Bool {
    conflicts.count <= old.conflicts.count && undeterminedCount <= old.undeterminedCount
      && layout.views.indices.allSatisfy { view in
        let (before, after) = (old.frameInSuperview(of: view), frameInSuperview(of: view))
        let parts: [(FrameVariable, Double)] = [
          (.x, after.x - before.x), (.y, after.y - before.y),
          (.width, after.width - before.width), (.height, after.height - before.height),
        ]
        return parts.allSatisfy { part, shift in
          old.undetermined[view].contains(part) || shift.magnitude < 0.001
        }
      }
  }

  fileprivate var undeterminedCount: Int { undetermined.reduce(0) { $0 + $1.count } }

  /// The first ambiguous view, superviews before others and then by name, and a direction in which it
  /// is: what is in doubt must not hang on a superview that is.
  fileprivate var firstUndetermined: (view: Int, axis: Axis)? {
    func depth(_ view: Int) -> Int { layout.views[view].superview.map { depth($0) + 1 } ?? 0 }
    let open = layout.views.indices.filter { !undetermined[$0].isEmpty }
    let first = open.map { (depth: depth($0), name: layout.views[$0].name, view: $0) }.min {
      ($0.depth, $0.name) < ($1.depth, $1.name)
    }
    return first.map { first in
      let isHorizontal = undetermined[first.view].contains { $0 == .x || $0 == .width }
      return (first.view, isHorizontal ? .horizontal : .vertical)
    }
  }

  /// What might determine a view in a direction, the gentlest first.
  fileprivate func candidates(forView view: Int, _ axis: Axis) -> [Remedy] {
    priorityCandidates(forView: view, axis) + contentCandidates(forView: view, axis)
      + constraintCandidates(forView: view, axis)
  }

  /// One more for an optional constraint that does not hold.
  private func priorityCandidates(forView view: Int, _ axis: Axis) -> [Remedy] {
    layout.constraints.indices.filter { index in
      let constraint = layout.constraints[index]
      return constraint.items.contains(.view(view)) && constraint.firstAttribute.axis == axis
        && constraint.priority.rawValue < 999 && !outcomes[index].isSatisfied
    }.map { index in
      .setPriority(
        constraint: index, Priority(layout.constraints[index].priority.rawValue + 1))
    }
  }

  /// One more hugging or resistance than the neighbours have, where the view has content.
  private func contentCandidates(forView view: Int, _ axis: Axis) -> [Remedy] {
    guard metrics[view].intrinsicContentSize[axis] != nil else { return [] }
    let hugging = metrics[view].contentHuggingPriority[axis]
    let resistance = metrics[view].contentCompressionResistancePriority[axis]
    var remedies: [Remedy] = []
    if hugging.rawValue < 999 {
      remedies.append(.setContentHugging(view: view, axis, Priority(hugging.rawValue + 1)))
    }
    if resistance.rawValue < 999 {
      remedies.append(
        .setCompressionResistance(view: view, axis, Priority(resistance.rawValue + 1)))
    }
    return remedies
  }

  /// The size, or the place in the superview, that the layout is drawn with.
  private func constraintCandidates(forView view: Int, _ axis: Axis) -> [Remedy] {
    let frame = frameInSuperview(of: view)
    let superview = LayoutItem.view(layout.views[view].superview ?? 0)
    let isHorizontal = axis == .horizontal
    let side: Attribute = isHorizontal ? .leading : .top
    let isRightToLeft =
      metrics[layout.views[view].superview ?? 0].direction == .rightToLeft
    let fromRight = frames[layout.views[view].superview ?? 0].width - frame.x - frame.width
    let distance = isHorizontal ? (isRightToLeft ? fromRight : frame.x) : frame.y
    // What is verified is what is printed, so lengths are rounded; up or down where that matters.
    func rounded(_ length: Double) -> [Double] {
      let scaled = length * 1000
      let choices = [scaled.rounded(), scaled.rounded(.down), scaled.rounded(.up)].map { $0 / 1000 }
      return choices.enumerated().filter { !choices.prefix($0).contains($1) }.map(\.element)
    }
    let size = alignmentRect(of: .view(view))
    let sizes = rounded(isHorizontal ? size.width : size.height).map { length in
      LayoutConstraint(
        item: .view(view), attribute: isHorizontal ? .width : .height, relatedBy: .equal,
        constant: length)
    }
    let places = rounded(distance).map { distance in
      LayoutConstraint(
        item: .view(view), attribute: side, relatedBy: .equal, toItem: superview, attribute: side,
        constant: distance)
    }
    return (sizes + places).map { .add($0) }
  }
}
