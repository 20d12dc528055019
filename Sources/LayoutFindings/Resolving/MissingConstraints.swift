import ConstraintSolver
import LayoutModel
import Typesetting

/// The constraints that determine every view at its canvas frame.
///
/// Views get theirs together, each time verified by one solution, if they do not depend on each other or if
/// none of the constraints follows from others; otherwise fewer are tried.
struct MissingConstraints {
  /// The changes in the order in which they were found.
  private(set) var changes: [Remedy] = []
  /// The layout with all changes made.
  private(set) var solved: SolvedLayout
  private let typesetter: Typesetter
  /// Candidates that were added or did not help, so that each is tried once.
  private var tried: Set<Remedy> = []
  /// The most candidates that are tried together for views that depend on each other.
  private var reach = Int.max

  /// A view and the direction in which it lacks constraints.
  private struct Gap: Hashable {
    var view: Int
    var axis: Axis
  }

  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  init(_ solved: SolvedLayout, typesetter: Typesetter) throws(LayoutEngine.Failure) {
    let solved = try MissingConstraints.withoutPrototypes(solved, typesetter)
    (self.solved, self.typesetter) = (solved, typesetter)
    let gaps = MissingConstraints.gaps(of: solved)
    if !solved.ties.isEmpty { try breakTies() }
    try determine()
    try addSizes(gaps)
    let areas = contentAreaCandidates
    try add(areas) {
      $0.undeterminedContentAreas.count < $1.undeterminedContentAreas.count && $0.isAsGood(as: $1)
    }
  }

  /// The layout solved without Interface Builder's prototyping constraints, which end with the first
  /// constraint of a view.
  private static func withoutPrototypes(
    _ solved: SolvedLayout, _ typesetter: Typesetter
  ) throws(LayoutEngine.Failure) -> SolvedLayout {
    var layout = solved.layout
    let prototypes = layout.views.indices.filter { layout.views[$0].documentFacts.isPrototype }
    if prototypes.isEmpty { return solved }
    for view in prototypes {
      layout.views[view].frame = layout.views[view].autoresizing?.frame
      layout.views[view].autoresizing = nil
    }
    return try LayoutEngine.solve(layout, typesetter: typesetter)
  }

  /// Changes priorities that leave a choice, unless that moves views from their canvas frames.
  private mutating func breakTies() throws(LayoutEngine.Failure) {
    let remedies = try Remedies(breakingTiesOf: solved, typesetter)
    guard remedies.variants[0].misplacedCount <= solved.misplacedCount else { return }
    changes += remedies.changes.map(\.remedy)
    solved = remedies.variants[0]
  }

  // MARK: - Batches

  /// Adds constraints until nothing more helps.
  private mutating func determine() throws(LayoutEngine.Failure) {
    while case let (batch, most) = nextBatch(), !batch.isEmpty {
      if most == 1 {
        try add(batch, isBetter: MissingConstraints.determinesMore)
        reach = 2
      } else if try addIndependent(batch) {
        reach = reach.multipliedReportingOverflow(by: 2).overflow ? .max : 2 * reach
      } else {
        reach = most / 2
      }
    }
  }

  private static func determinesMore(_ new: SolvedLayout, than old: SolvedLayout) -> Bool {
    new.undeterminedCount < old.undeterminedCount && new.isAsGood(as: old)
  }

  /// Makes the changes of a batch if they help and none follows from the others.
  ///
  /// With constants drawn at random, constraints of which one follows from others contradict each other, or
  /// optional ones that held.
  private mutating func addIndependent(_ batch: [Remedy]) throws(LayoutEngine.Failure) -> Bool {
    let layout = batch.reduce(into: solved.layout) { $1.apply(to: &$0) }
    var shifted = layout
    var random = RandomSequence()
    for index in solved.layout.constraints.count..<layout.constraints.count {
      shifted.constraints[index].constant += random.next(in: 0..<1)
    }
    guard try LayoutEngine.isSatisfiable(shifted, asWellAs: solved, typesetter: typesetter)
    else { return false }
    let result = try LayoutEngine.solve(layout, typesetter: typesetter)
    guard MissingConstraints.determinesMore(result, than: solved) else { return false }
    accept(batch, result)
    return true
  }

  private mutating func accept(_ batch: [Remedy], _ result: SolvedLayout) {
    changes += batch
    tried.formUnion(batch)
    solved = result
  }

  private static func gaps(of solved: SolvedLayout) -> [Gap] {
    let inSight = solved.layout.views.indices.dropFirst().filter {
      !solved.layout.views[$0].documentFacts.isOutOfSight
    }
    return inSight.flatMap { view in
      Axis.allCases.filter { axis in
        solved.undetermined[view].contains { $0.axis == axis }
      }.map { Gap(view: view, axis: $0) }
    }
  }

  /// The next candidates: for views whose superviews are determined, and of views that depend on
  /// each other the first few.
  /// - Returns: The candidates, and the most of one group.
  private func nextBatch() -> (batch: [Remedy], most: Int) {
    let gaps = Set(MissingConstraints.gaps(of: solved))
    if gaps.isEmpty { return ([], 0) }
    let (columns, rows) = (groups(of: gaps, .horizontal), groups(of: gaps, .vertical))
    let candidates = CanvasConstraints(solved)
    var taken: [Gap: Int] = [:]
    var batch: [Remedy] = []
    for view in solved.layout.views.indices.dropFirst() {
      for axis in Axis.allCases where gaps.contains(Gap(view: view, axis: axis)) {
        let superview = solved.layout.views[view].superview ?? 0
        let group = Gap(view: (axis == .horizontal ? columns : rows)[view], axis: axis)
        if taken[group, default: 0] >= reach || gaps.contains(Gap(view: superview, axis: axis)) {
          continue
        }
        let open = solved.undetermined[view]
        let next = candidates.remedies(forView: view, axis, open).first { !tried.contains($0) }
        guard let next else { continue }
        taken[group, default: 0] += 1
        batch.append(next)
      }
    }
    return (batch, taken.values.max() ?? 0)
  }

  /// A view of each view's group: views are in one if a constraint along an axis or a stack view ties them.
  private func groups(of gaps: Set<Gap>, _ axis: Axis) -> [Int] {
    let layout = solved.layout
    var parents = Array(layout.views.indices)
    func root(_ view: Int) -> Int {
      var view = view
      while parents[view] != view {
        parents[view] = parents[parents[view]]
        view = parents[view]
      }
      return view
    }
    let open = Set(gaps.map(\.view))
    for constraint in layout.constraints
    where [constraint.firstAttribute.axis, constraint.secondAttribute.axis].contains(axis) {
      guard let second = constraint.secondItem.map(layout.owner) else { continue }
      let first = layout.owner(of: constraint.firstItem)
      if open.contains(first), open.contains(second) { parents[root(first)] = root(second) }
    }
    for (stack, view) in layout.views.enumerated() {
      for arranged in view.arrangement?.arrangedSubviews ?? [] {
        parents[root(arranged)] = root(stack)
      }
    }
    return layout.views.indices.map(root)
  }

  /// Makes the changes of a batch that help: all at once, or each half by itself.
  private mutating func add(
    _ batch: [Remedy], isBetter: (SolvedLayout, SolvedLayout) -> Bool
  ) throws(LayoutEngine.Failure) {
    if batch.isEmpty { return }
    let layout = batch.reduce(into: solved.layout) { $1.apply(to: &$0) }
    let result = try LayoutEngine.solve(layout, typesetter: typesetter)
    if isBetter(result, solved) {
      accept(batch, result)
    } else if batch.count == 1 {
      tried.insert(batch[0])
    } else {
      try add(Array(batch.prefix(batch.count / 2)), isBetter: isBetter)
      try add(Array(batch.dropFirst(batch.count / 2)), isBetter: isBetter)
    }
  }

  // MARK: - Sizes

  /// Gives views that lacked constraints their canvas sizes, where their contents have others.
  private mutating func addSizes(_ gaps: [Gap]) throws(LayoutEngine.Failure) {
    while case let batch = nextSizes(gaps), !batch.isEmpty {
      try add(batch) {
        $0.conflicts.count <= $1.conflicts.count && $0.misplacedCount < $1.misplacedCount
      }
      // Subviews may have followed from their contents.
      try determine()
    }
  }

  /// The sizes of views whose superviews have their canvas sizes: they may follow from these.
  private func nextSizes(_ gaps: [Gap]) -> [Remedy] {
    let candidates = CanvasConstraints(solved)
    return gaps.filter { gap in
      let superview = solved.layout.views[gap.view].superview ?? 0
      return isResized(gap) && !isResized(Gap(view: superview, axis: gap.axis))
    }.map { candidates.size(ofView: $0.view, $0.axis) }.filter { !tried.contains($0) }
  }

  private func isResized(_ gap: Gap) -> Bool {
    let view = solved.layout.views[gap.view]
    guard let frame = view.frame, solved.isMisplaced(gap.view) else { return false }
    let (found, canvas) = (solved.frames[gap.view], frame)
    let (length, wanted) =
      gap.axis == .horizontal ? (found.width, canvas.width) : (found.height, canvas.height)
    return (length - wanted).magnitude > solved.misplacementTolerance
  }
}

extension MissingConstraints {
  /// For each content area without a size, the distance of the far edge from the subview that reaches
  /// farthest.
  private var contentAreaCandidates: [Remedy] {
    let candidates = CanvasConstraints(solved)
    return solved.undeterminedContentAreas.sorted { $0.key < $1.key }.flatMap { scroll, open in
      open.sorted { $0.rawValue < $1.rawValue }.compactMap { part in
        candidates.farEdge(ofContentIn: scroll, part.axis)
      }
    }
  }
}

extension SolvedLayout {
  fileprivate var misplacedCount: Int { layout.views.indices.count(where: isMisplaced) }
}

/// Candidates for constraints that hold at the canvas frames.
private struct CanvasConstraints {
  private let solved: SolvedLayout
  private let places: AttributePlaces
  private let shown: [Rect]

  init(_ solved: SolvedLayout) {
    self.solved = solved
    places = AttributePlaces(solved)
    shown = zip(solved.canvasFrames, solved.metrics).map {
      $0.inset(by: $1.alignmentRectInsets)
    }
  }

  /// The size and the place at the canvas frame, then those of the solved one.
  func remedies(forView view: Int, _ axis: Axis, _ open: Set<FrameVariable>) -> [Remedy] {
    let size: FrameVariable = axis == .horizontal ? .width : .height
    let found = solved.constraintCandidates(forView: view, axis)
    let wanted = found.map(atCanvasFrames).filter { remedy in
      // An open place follows from an open size, or from nothing.
      if case .add(let constraint) = remedy, constraint.firstAttribute.isSize {
        return open.contains(size)
      }
      return true
    }
    return wanted + found
  }

  /// The size at the canvas frame.
  func size(ofView view: Int, _ axis: Axis) -> Remedy {
    .add(
      LayoutConstraint(
        item: .view(view), attribute: axis == .horizontal ? .width : .height, relatedBy: .equal,
        constant: axis == .horizontal ? shown[view].width : shown[view].height))
  }

  /// The distance of a scroll view's content from the subview that reaches farthest; the content is
  /// no smaller than the scroll view, which shows it.
  func farEdge(ofContentIn scroll: Int, _ axis: Axis) -> Remedy? {
    func end(_ view: Int) -> Double {
      axis == .horizontal ? shown[view].maxX : shown[view].maxY
    }
    let subviews = solved.layout.views.indices.filter {
      solved.layout.views[$0].superview == scroll && !solved.layout.views[$0].isHidden
    }
    guard let last = subviews.max(by: { end($0) < end($1) }) else { return nil }
    let edge: Attribute = axis == .horizontal ? .trailing : .bottom
    var constraint = LayoutConstraint(
      item: .view(last), attribute: edge, relatedBy: .equal, toItem: .view(scroll),
      attribute: edge)
    constraint.constant = min(0, constantAtCanvasFrames(constraint))
    return .add(constraint)
  }

  private func atCanvasFrames(_ remedy: Remedy) -> Remedy {
    guard case .add(var constraint) = remedy, let view = constraint.firstItem.view,
      solved.layout.views[view].frame != nil
    else { return remedy }
    constraint.constant = constantAtCanvasFrames(constraint)
    return .add(constraint)
  }

  private func constantAtCanvasFrames(_ constraint: LayoutConstraint) -> Double {
    let excess = places.excess(of: constraint) { item in
      item.view.map { shown[$0] } ?? solved.alignmentRect(of: item)
    }
    return ((constraint.constant + excess) * 1e6).rounded() / 1e6
  }
}
