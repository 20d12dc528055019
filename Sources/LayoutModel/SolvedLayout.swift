/// A layout with the frames that its constraints give it, and what is to be said about them.
public struct SolvedLayout: Hashable, Sendable {
  /// What was solved.
  public let layout: Layout
  /// The frame of each view in the root's coordinates, in points, not rounded to pixels.
  public let frames: [Rect]
  /// The frame of each layout guide in the root's coordinates, in points.
  public let guideFrames: [Rect]
  /// How each constraint came out, in the layout's order.
  public let outcomes: [ConstraintOutcome]
  /// The total error of each optional priority present, highest first, content sizes included.
  public let objective: [PriorityError]
  /// For each view, what of its frame no constraint determines.
  public let undetermined: [Set<FrameVariable>]
  /// Two layouts that meet the constraints equally well and differ in all that is undetermined.
  ///
  /// Each is the views' frames in the root's coordinates, in points, the first being ``frames``. Every
  /// mixture of the two is as good. Empty when the layout is not ambiguous.
  public let witnesses: [[Rect]]
  /// The sets of required constraints that cannot hold together, each without what was broken before.
  public let conflicts: [LayoutConflict]
  /// The views, the root aside, and the constraints that conflicts are about.
  let conflictingViews: Set<Int>
  let conflictingConstraints: Set<Int>

  init(
    layout: Layout, frames: [Rect], guideFrames: [Rect], outcomes: [ConstraintOutcome],
    objective: [PriorityError], undetermined: [Set<FrameVariable>], witnesses: [[Rect]],
    conflicts: [LayoutConflict]
  ) {
    self.layout = layout
    self.frames = frames
    self.guideFrames = guideFrames
    self.outcomes = outcomes
    self.objective = objective
    self.undetermined = undetermined
    self.witnesses = witnesses
    self.conflicts = conflicts
    conflictingConstraints = Set(conflicts.flatMap(\.constraints))
    let items = conflictingConstraints.flatMap { layout.constraints[$0].items }
    conflictingViews = Set(
      items.compactMap { if case .view(let view) = $0, view != 0 { view } else { nil } })
  }

  /// The frame of an item in the root's coordinates, in points.
  public func frame(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let index): frames[index]
    case .guide(let index): guideFrames[index]
    }
  }

  /// The frame of a view in its superview's coordinates, in points.
  public func frameInSuperview(of view: Int) -> Rect {
    guard let superview = layout.views[view].superview else { return frames[view] }
    return frames[view].relative(to: frames[superview].origin)
  }

  /// The layout with all frames rounded to pixels as the device rounds them.
  /// - Parameter scale: Pixels per point.
  public func pixelAligned(scale: Double) -> SolvedLayout {
    SolvedLayout(
      layout: layout, frames: frames.map { $0.pixelAligned(scale: scale) },
      guideFrames: guideFrames.map { $0.pixelAligned(scale: scale) }, outcomes: outcomes,
      objective: objective, undetermined: undetermined,
      witnesses: witnesses.map { $0.map { $0.pixelAligned(scale: scale) } }, conflicts: conflicts)
  }
}

extension Rect {
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
}

/// One of the four numbers of a frame.
public enum FrameVariable: Int, Hashable, Sendable, CaseIterable {
  case x
  case y
  case width
  case height
}

/// How a constraint came out.
public struct ConstraintOutcome: Hashable, Sendable {
  /// How far it is from holding, in points; 0 for an inequality that holds.
  public let error: Double

  /// Whether it holds, rounding aside.
  public var isSatisfied: Bool { error <= 1e-6 }
}

/// The total error of the optional constraints of one priority.
public struct PriorityError: Hashable, Sendable {
  /// The priority whose constraints are meant.
  public let priority: Priority
  /// In points.
  public let error: Double
}

/// Required constraints of which any all but one could hold, and all could not.
public struct LayoutConflict: Hashable, Sendable {
  /// A constraint of the layout, or one that the layout implies.
  public enum Member: Hashable, Sendable {
    /// A constraint, by its index in the layout.
    case constraint(Int)
    /// One that no author wrote.
    case implied(ImpliedConstraint)
  }

  /// The constraints, the layout's own and implied ones.
  public let members: [Member]
  /// The one that was broken to draw the layout all the same.
  public let broken: Member

  /// The members that the layout states, by their index.
  public var constraints: [Int] {
    members.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
  }
}

/// What is to be said about a layout, a view or a constraint; the later, the worse.
public enum LayoutStatus: String, Hashable, Sendable, CaseIterable, Comparable {
  /// There is one layout that meets everything required, and it is where the canvas shows it.
  case satisfied
  /// The canvas shows a frame that the constraints do not give.
  case misplaced
  /// Several layouts meet the constraints equally well.
  case ambiguous
  /// The required constraints cannot all hold.
  case unsatisfiable

  /// Whether the first is less grave than the second.
  public static func < (a: LayoutStatus, b: LayoutStatus) -> Bool {
    a.rank < b.rank
  }

  private var rank: Int {
    switch self {
    case .satisfied: 0
    case .misplaced: 1
    case .ambiguous: 2
    case .unsatisfiable: 3
    }
  }
}

/// A constraint that a layout has without stating it.
public struct ImpliedConstraint: Hashable, Sendable {
  /// What it comes from.
  public enum Source: Hashable, Sendable {
    /// The canvas gives the root its width or height.
    case rootSize(Axis)
    /// A view's content pulls or pushes at its priorities; the view by its index in the layout.
    case contentSize(view: Int, Axis)
    /// No size is negative, and the guides lie where the canvas puts them.
    case geometry
  }

  /// What it comes from.
  public let source: Source
  /// The constraint in words: `Red View.Width >= 0`.
  public let text: String
}
