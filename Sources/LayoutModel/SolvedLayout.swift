/// A layout with the frames that its constraints determine, and its findings.
package struct SolvedLayout: Hashable, Sendable {
  /// The layout that was solved.
  package let layout: Layout
  /// The frame of each view in the root's coordinates, in points, not rounded to pixels.
  package private(set) var frames: [Rect]
  /// The frame of each layout guide in the root's coordinates, in points.
  package private(set) var guideFrames: [Rect]
  /// The system's metrics of each view: its content size, margins and baselines.
  package let metrics: [ViewMetrics]
  /// The content area of each scroll view that holds something, in the root's coordinates, in points, by
  /// the view's index in the layout.
  package private(set) var contentAreas: [Int: Rect]
  /// For each layout guide, the undetermined numbers of its frame.
  package let undeterminedGuides: [Set<FrameVariable>]
  /// For each scroll view, the undetermined numbers of its content area's size.
  package let undeterminedContentAreas: [Int: Set<FrameVariable>]
  /// The outcome of each constraint, in the layout's order.
  package let outcomes: [ConstraintOutcome]
  /// The total error of each optional priority present, highest first, content sizes included.
  package let objective: [PriorityError]
  /// For each view, the undetermined numbers of its frame.
  package let undetermined: [Set<FrameVariable>]
  /// Two layouts that meet the constraints equally well and differ in what is undetermined.
  ///
  /// Each is the views' frames in the root's coordinates, in points, the first being ``frames``. Every
  /// mixture of the two is as good. Empty when the layout is not ambiguous.
  package private(set) var witnesses: [[Rect]]
  /// The optional constraints whose equal priorities make the layout ambiguous; empty when it is not, or
  /// when it lacks constraints.
  package let ties: [PriorityTie]
  /// The sets of required constraints that cannot hold together, each without what was broken before;
  /// of very many the first 40.
  package internal(set) var conflicts: [LayoutConflict]
  /// The views, without the root, and the constraints that conflicts are about.
  let conflictingViews: Set<Int>
  let conflictingConstraints: Set<Int>
  /// The distance of a frame from the solved one beyond which a view is misplaced, in points.
  package var misplacementTolerance = SolvedLayout.standardTolerance

  init(
    layout: Layout, geometry: Geometry, metrics: [ViewMetrics], outcomes: [ConstraintOutcome],
    objective: [PriorityError], undetermined: Undetermined, witnesses: [[Rect]],
    ties: [PriorityTie], conflicts: [LayoutConflict]
  ) {
    self.layout = layout
    frames = geometry.frames
    guideFrames = geometry.guideFrames
    contentAreas = geometry.contentAreas
    self.metrics = metrics
    self.outcomes = outcomes
    self.objective = objective
    self.undetermined = zip(layout.views, undetermined.views).map {
      $0.documentFacts.isOutOfSight
        ? Set(FrameVariable.allCases) : $1.intersection($0.documentFacts.ambiguityCheck.variables)
    }
    undeterminedGuides = zip(layout.guides, undetermined.guides).map {
      $1.intersection(layout.views[$0.view].documentFacts.ambiguityCheck.variables)
    }
    undeterminedContentAreas = undetermined.contentAreas
    self.witnesses = witnesses
    self.ties = ties
    self.conflicts = conflicts
    conflictingConstraints = Set(conflicts.flatMap(\.constraints))
    let items = conflictingConstraints.flatMap { layout.constraints[$0].items }
    conflictingViews = Set(
      items.compactMap(\.view).filter { $0 != 0 })
  }

  /// The frame of an item in the root's coordinates, in points.
  package func frame(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let index): frames[index]
    case .guide(let index): guideFrames[index]
    }
  }

  /// The alignment rectangle of an item, on which constraints act, in the root's coordinates, in points.
  package func alignmentRect(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let index): frames[index].inset(by: metrics[index].alignmentRectInsets)
    case .guide(let index): guideFrames[index]
    }
  }

  /// The frame of a view in its superview's coordinates, in points.
  package func frameInSuperview(of view: Int) -> Rect {
    guard let superview = layout.views[view].superview else { return frames[view] }
    return frames[view].relative(to: frames[superview].origin)
  }

  /// The frame of a view as its document counts it: upwards from the lower left corner of a superview
  /// that does so, else as ``frameInSuperview(of:)``.
  package func documentFrame(of view: Int) -> Rect {
    var frame = frameInSuperview(of: view)
    if let superview = layout.views[view].superview,
      layout.views[superview].documentFacts.countsFromBottom
    {
      frame.y = frames[superview].height - frame.maxY
    }
    return frame
  }

  /// The layout with all frames rounded to pixels as the device rounds them.
  /// - Parameter scale: Pixels per point.
  package func pixelAligned(scale: Double) -> SolvedLayout {
    func aligned(_ rect: Rect) -> Rect { rect.pixelAligned(scale: scale) }
    var result = self
    result.frames = frames.map(aligned)
    result.guideFrames = guideFrames.map(aligned)
    result.contentAreas = contentAreas.mapValues(aligned)
    result.witnesses = witnesses.map { $0.map(aligned) }
    return result
  }

  /// The frames of all items, in the root's coordinates, in points.
  package struct Geometry: Sendable {
    /// The frame of each view.
    package var frames: [Rect]
    /// The frame of each layout guide.
    package var guideFrames: [Rect]
    /// The content area of each scroll view that holds something, by the view's index in the layout.
    package var contentAreas: [Int: Rect]
  }

  /// The frames that were found.
  package var geometry: Geometry {
    Geometry(frames: frames, guideFrames: guideFrames, contentAreas: contentAreas)
  }

  /// The layout with the findings of this and the frames of another with the same items.
  package func placed(as other: SolvedLayout) -> SolvedLayout {
    var result = self
    (result.frames, result.guideFrames) = (other.frames, other.guideFrames)
    result.contentAreas = other.contentAreas
    return result
  }

  /// The numbers that no constraint determines.
  struct Undetermined {
    var views: [Set<FrameVariable>]
    var guides: [Set<FrameVariable>]
    var contentAreas: [Int: Set<FrameVariable>]
  }
}

extension Rect {
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
}

/// One of the four numbers of a frame.
package enum FrameVariable: Int, Hashable, Sendable, CaseIterable {
  case x
  case y
  case width
  case height
}

/// The outcome of a constraint.
package struct ConstraintOutcome: Hashable, Sendable {
  /// The distance from holding, in points; 0 for an inequality that holds.
  package let error: Double

  /// Whether it holds, except for rounding.
  package var isSatisfied: Bool { error <= 1e-6 }
}

/// The total error of the optional constraints of one priority.
package struct PriorityError: Hashable, Sendable {
  /// The priority of the constraints.
  package let priority: Priority
  /// In points.
  package let error: Double
}

/// Required constraints of which any all but one could hold, and all could not.
package struct LayoutConflict: Hashable, Sendable {
  /// A constraint of the layout, or one that the layout implies.
  package enum Member: Hashable, Sendable {
    /// A constraint, by its index in the layout.
    case constraint(Int)
    /// One that no author wrote.
    case implied(ImpliedConstraint)
  }

  /// The constraints, the layout's own and implied ones.
  package let members: [Member]
  /// The one that was broken to draw the layout all the same.
  package let broken: Member
  /// The lengths that contradict each other; nil if no member has one.
  package let sum: ConflictSum?

  /// The members that the layout states, by their index.
  package var constraints: [Int] {
    members.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
  }

  /// The conflict in the layout without one of its other constraints.
  package func removing(_ index: Int) -> LayoutConflict {
    func shifted(_ member: Member) -> Member {
      if case .constraint(let old) = member, old > index { return .constraint(old - 1) }
      return member
    }
    return LayoutConflict(members: members.map(shifted), broken: shifted(broken), sum: sum)
  }

  /// The members that the layout implies.
  package var implied: [ImpliedConstraint] {
    members.compactMap { if case .implied(let implied) = $0 { implied } else { nil } }
  }

  /// The broken constraint by its index in the layout; nil if no author wrote it.
  @inline(never) package var brokenConstraint: Int? {
    // Inlined, it crashes the optimizer of Swift 6.3 (CopyPropagation) in a release build of the tests.
    if case .constraint(let index) = broken { index } else { nil }
  }
}

/// The status of a layout, a view or a constraint, the worst last.
package enum LayoutStatus: String, Hashable, Sendable, CaseIterable, Comparable {
  /// There is one layout that meets everything required, and it is where the canvas shows it.
  case satisfied
  /// The canvas shows a frame that the constraints do not give.
  case misplaced
  /// Several layouts meet the constraints equally well.
  case ambiguous
  /// The required constraints cannot all hold.
  case unsatisfiable

  /// Whether the first is less grave than the second.
  package static func < (a: LayoutStatus, b: LayoutStatus) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int { LayoutStatus.allCases.firstIndex(of: self) ?? 0 }
}
