public import LayoutModel

extension View {
  /// Lays out the whole tree that the view is in, and sets the frames of all but the root.
  ///
  /// If required constraints conflict, one is broken, as on a device, and ``conflicts`` reports it.
  /// What nothing determines stays as near as it can to the frame that was last set. Frames are not
  /// rounded to pixels. Everything is solved anew unless nothing has changed since the last time.
  /// - Throws: A ``LayoutError`` for constraints whose items have no view in common or whose
  ///   attributes cannot meet, numbers that are not finite, views added to themselves (reported
  ///   once), and texts that cannot be set. Frames do not change then.
  public func layoutIfNeeded() throws(LayoutError) {
    let (tree, solved) = try solvedTree()
    tree.setFrames(solved.frames)
    tree.setGuides(solved)
  }

  /// Makes the next ``layoutIfNeeded()`` solve the layout even if nothing has changed.
  public func setNeedsLayout() { root.solved = nil }

  /// Whether several layouts meet the constraints equally well and differ in the view's frame.
  ///
  /// The answer is about the present tree, laid out or not.
  public var hasAmbiguousLayout: Bool {
    get throws(LayoutError) {
      let (tree, solved) = try solvedTree()
      return tree.index(of: self).map { !solved.undetermined[$0].isEmpty } ?? false
    }
  }

  /// Sets the frames of the whole tree to those of another layout that meets the constraints
  /// equally well.
  ///
  /// Another call restores the first layout. Nothing happens if the layout of the view is not
  /// ambiguous.
  public func exerciseAmbiguityInLayout() throws(LayoutError) {
    let (tree, solved) = try solvedTree()
    guard let index = tree.index(of: self), !solved.undetermined[index].isEmpty else { return }
    let isShowingFirst = tree.views.indices.dropFirst().allSatisfy { place in
      tree.views[place].frame == solved.frameInSuperview(of: tree.index(ofPlace: place))
    }
    guard let other = isShowingFirst ? solved.witnesses.last : solved.witnesses.first else {
      return
    }
    tree.setFrames(other)
  }

  /// The required constraints of the tree that cannot hold together; empty when all is well.
  ///
  /// The answer is about the present tree, laid out or not. A device writes it to its console.
  public var conflicts: [ConstraintConflict] {
    get throws(LayoutError) {
      let (tree, solved) = try solvedTree()
      return tree.conflicts(solved)
    }
  }

  /// The constraints that the view's place and size in one direction follow from.
  ///
  /// Constraints that the system adds, such as content sizes and masks, have no object and are left
  /// out.
  public func constraintsAffectingLayout(
    for axis: Axis
  ) throws(LayoutError) -> [LayoutConstraint] {
    let tree = try LayoutTree(root)
    guard let index = tree.index(of: self) else { return [] }
    let explanation = try tree.explanation(ofView: index)
    let parts: Set<FrameVariable> = axis == .horizontal ? [.x, .width] : [.y, .height]
    let members = explanation.causes.filter { parts.contains($0.variable) }.flatMap(\.members)
    let indices = members.compactMap { if case .constraint(let index) = $0 { index } else { nil } }
    return Set(indices).sorted().compactMap(tree.constraint)
  }

  /// The layout of the tree, from the last time if nothing has changed.
  private func solvedTree() throws(LayoutError) -> (LayoutTree, SolvedLayout) {
    let root = self.root
    let tree = try LayoutTree(root)
    if let solved = root.solved, solved.layout == tree.layout { return (tree, solved) }
    let solved = try tree.solved()
    root.solved = solved
    return (tree, solved)
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
    let solved = try LayoutTree(fitting: self, to: targetSize, priorities).solved()
    return Size(width: solved.frames[1].width, height: solved.frames[1].height)
  }
}
