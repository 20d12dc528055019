import LayoutModel

/// Constraints that people write: to the view before or above, to the superview as other views have it, as the
/// equality of an inequality. None has a number that the layout does not have already.
extension SolvedLayout {
  /// Candidates for a direction in which a view is undetermined, the most usual first.
  func neighbourCandidates(forView view: Int, _ axis: Axis) -> [Remedy] {
    guard let superview = layout.views[view].superview, !isArranged(view) else { return [] }
    let side = axis == .horizontal ? FrameVariable.x : .y
    let finder = NeighbourConstraints(solved: self, view: view, superview: superview, axis: axis)
    var found = finder.equalities(.required)
    if undetermined[view].contains(side) { found += finder.places }
    if undetermined[view].contains(where: { $0.axis == axis && $0 != side }) {
      found += finder.sizes
    }
    found += finder.equalities(.required, hasSecondItem: false)
    // The guide's own priority for a choice that gives way to contents.
    found += finder.equalities(Priority(249))
    return found.map { .add($0) }
  }

  private func isArranged(_ view: Int) -> Bool {
    layout.views.contains { $0.arrangement?.arrangedSubviews.contains(view) ?? false }
  }

  /// Whether a view that a constraint was added for is seen: inside its superview, not empty, and in a
  /// document where that has it.
  func shows(_ view: Int, _ axis: Axis) -> Bool {
    guard let superview = layout.views[view].superview else { return true }
    guard keepsStoredFrame(of: view, axis) else { return false }
    let (frame, bounds) = (frameInSuperview(of: view), frames[superview])
    let (start, length, room) =
      axis == .horizontal
      ? (frame.x, frame.width, bounds.width) : (frame.y, frame.height, bounds.height)
    let isScrolled = layout.views[superview].kind.scrolls
    return length >= 1 && (isScrolled || start >= -0.5 && start + length <= room + 0.5)
  }

  /// Whether all views that lie in their superviews in another solution do so in this one.
  func keepsInSight(_ other: SolvedLayout) -> Bool {
    layout.views.indices.allSatisfy { view in
      guard let superview = layout.views[view].superview, !layout.views[superview].kind.scrolls
      else { return true }
      func isInside(_ solved: SolvedLayout) -> Bool {
        let (outer, inner) = (solved.frames[superview], solved.frames[view])
        return inner.minX >= outer.minX - 0.5 && inner.maxX <= outer.maxX + 0.5
          && inner.minY >= outer.minY - 0.5 && inner.maxY <= outer.maxY + 0.5
      }
      return !isInside(other) || isInside(self)
    }
  }

  /// For each scroll view whose content ends nowhere, constraints that end it behind the subview that reaches
  /// farthest, as far from the edge as the first one begins.
  var contentEnds: [Remedy] {
    undeterminedContentAreas.sorted { $0.key < $1.key }.flatMap { scroll, open in
      open.sorted { $0.rawValue < $1.rawValue }.compactMap { part -> Remedy? in
        func end(_ view: Int) -> Double {
          part.axis == .horizontal ? frames[view].maxX : frames[view].maxY
        }
        let subviews = layout.views.indices.filter {
          layout.views[$0].superview == scroll && !layout.views[$0].isHidden
        }
        guard let last = subviews.max(by: { end($0) < end($1) }) else { return nil }
        let (near, far): (Attribute, Attribute) =
          part.axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        let start = layout.constraints.first {
          $0.secondItem == .view(scroll) && $0.secondAttribute == near && $0.firstAttribute == near
        }
        return .add(
          LayoutConstraint(
            item: .view(last), attribute: far, relatedBy: .equal, toItem: .view(scroll),
            attribute: far, constant: -max(0, start?.constant ?? 0)))
      }
    }
  }

  /// Whether a view lies where its document stores it, in a direction.
  private func keepsStoredFrame(of view: Int, _ axis: Axis) -> Bool {
    guard layout.canvas.storedFrames != nil, let stored = shownFrame(of: view) else { return true }
    let frame = frameInSuperview(of: view)
    let differences =
      axis == .horizontal
      ? [stored.minX - frame.minX, stored.maxX - frame.maxX]
      : [stored.minY - frame.minY, stored.maxY - frame.maxY]
    return differences.allSatisfy { abs($0) <= SolvedLayout.standardTolerance }
  }
}
