public import LayoutModel

extension View {
  /// Lays out the whole tree that the view is in, and sets the frames of all but the root.
  ///
  /// If required constraints conflict, one is broken, as on a device, and ``conflicts`` reports it.
  /// What nothing determines stays as near as it can to the frame that was last set. Frames are not
  /// rounded to pixels. Where nothing has changed since the last time, nothing is done; changed
  /// constants of constraints are followed from the last layout, and anything else is solved anew.
  ///
  /// Views of another size than before then lay out their subviews, superviews first; see
  /// ``layoutSubviews()``.
  /// - Throws: A ``LayoutError`` for constraints whose items have no view in common or whose
  ///   attributes cannot meet, numbers that are not finite, views added to themselves (reported
  ///   once), texts that cannot be set, and overrides that change the layout each time. Frames do not
  ///   change then, and ``needsLayout`` stays true.
  public func layoutIfNeeded() throws(LayoutError) {
    var cause = self
    for _ in 0..<LayoutState.mostPasses {
      let state = try currentLayout()
      if state.isCurrent { return }
      let resized = state.showFrames()
      if root.isLayingOutSubviews { return }
      root.layOutSubviews(of: resized, in: state)
      cause = (state.changedItem as? View) ?? resized.first ?? cause
    }
    throw LayoutError([
      "'\(cause.displayName)' changes the layout each time that it lays out its subviews"
    ])
  }

  private func layOutSubviews(of views: [View], in state: LayoutState) {
    isLayingOutSubviews = true
    for view in views where view.layoutState === state {
      // One of them may have removed another.
      if !state.isValid, view.root !== self { continue }
      view.laidOutSize = view.frame.size
      view.layoutSubviews()
    }
    isLayingOutSubviews = false
  }

  /// Whether something in its tree has changed since the last ``layoutIfNeeded()``, so that frames may be
  /// those of an earlier state.
  public var needsLayout: Bool { !(layoutState?.isCurrent ?? false) }

  /// Makes the next ``layoutIfNeeded()`` solve the layout even if nothing has changed.
  public func setNeedsLayout() {
    laidOutSize = nil
    layoutState?.invalidate(by: self)
  }

  /// Whether several layouts meet the constraints equally well and differ in the view's frame.
  ///
  /// The answer is about the present tree, laid out or not.
  public var hasAmbiguousLayout: Bool {
    get throws(LayoutError) { try currentLayout().isAmbiguous(self) }
  }

  /// Sets the frames of the whole tree to those of another layout that meets the constraints
  /// equally well.
  ///
  /// Another call restores the first layout, as the next ``layoutIfNeeded()`` and reading the frame of a guide
  /// do. Nothing happens if the layout of the view is not ambiguous. The heights of texts, margins and safe
  /// areas stay those of the first layout.
  public func exerciseAmbiguityInLayout() throws(LayoutError) {
    let state = try currentLayout()
    guard state.isAmbiguous(self) else { return }
    try state.forgetFollowing()
    guard let tree = state.tree, let solved = state.solved else { return }
    let isShowingFirst = tree.views.indices.dropFirst().allSatisfy { place in
      tree.views[place].object.frame == solved.frameInSuperview(of: tree.index(ofPlace: place))
    }
    guard let other = isShowingFirst ? solved.witnesses.last : solved.witnesses.first else {
      return
    }
    state.show(other)
  }

  /// The required constraints of the tree that cannot hold together; empty when all is well.
  ///
  /// The answer is about the present tree, laid out or not. A device writes it to its console.
  public var conflicts: [ConstraintConflict] {
    get throws(LayoutError) { try currentLayout().conflicts }
  }

  /// The constraints that the view's place and size in one direction follow from.
  ///
  /// Constraints that the system adds, such as content sizes and masks, have no object and are left
  /// out.
  public func constraintsAffectingLayout(
    for axis: Axis
  ) throws(LayoutError) -> [LayoutConstraint] {
    guard let tree = try currentLayout().tree, let index = tree.index(of: self) else { return [] }
    let explanation = try tree.explanation(ofView: index)
    let parts: Set<FrameVariable> = axis == .horizontal ? [.x, .width] : [.y, .height]
    let members = explanation.causes.filter { parts.contains($0.variable) }.flatMap(\.members)
    let indices = members.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
    return Set(indices).sorted().compactMap(tree.constraint)
  }

  /// The layout of the tree, with all changes since the last time.
  private func currentLayout() throws(LayoutError) -> LayoutState {
    if let layoutState, try layoutState.follow() { return layoutState }
    return try LayoutState.make(root)
  }
}

extension View {
  /// The smallest size: UIKit's `UIView.layoutFittingCompressedSize`.
  public static let layoutFittingCompressedSize = Size(width: 0, height: 0)
  /// A large size: UIKit's `UIView.layoutFittingExpandedSize`.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size, in points, that is nearest to another and meets the constraints among the view and
  /// its subviews.
  ///
  /// The distance to the target has ``Priority/fittingSizeLevel``, so most other constraints win
  /// over it.
  /// - Throws: The errors of ``layoutIfNeeded()``.
  public func systemLayoutSizeFitting(_ targetSize: Size) throws(LayoutError) -> Size {
    try systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same with one priority for each side; a required side equals the target's.
  /// - Throws: The errors of ``layoutIfNeeded()``.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: Priority,
    verticalFittingPriority vertical: Priority
  ) throws(LayoutError) -> Size {
    guard targetSize.width.isFinite, targetSize.height.isFinite else {
      throw LayoutError(["'\(displayName)' cannot fit a size that is not finite"])
    }
    for priority in [horizontal, vertical]
    where !(priority.rawValue > 0 && priority.rawValue <= Priority.required.rawValue) {
      throw LayoutError([
        "'\(displayName)' cannot fit a size at the priority \(priority.rawValue); use 1 to 1000"
      ])
    }
    let priorities = AxisPriorities(horizontal: horizontal, vertical: vertical)
    let tree = try LayoutTree(fitting: self, to: targetSize, priorities)
    let solved = try tree.solvedOnce(root.typesetter)
    return Size(width: solved.frames[1].width, height: solved.frames[1].height)
  }
}
