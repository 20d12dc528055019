extension View {
  /// Puts a view in front of the others in this one, taking it out of the view that held it.
  ///
  /// A view that is this one or holds it is refused: nothing changes, and the next ``layoutIfNeeded()``
  /// throws, where UIKit raises an exception at once.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the subviews; a place beyond either end is that end.
  ///
  /// A view is refused as ``addSubview(_:)`` does.
  public func insertSubview(_ view: View, at index: Int) {
    if view === self || !view.subviews.isEmpty && isInside(view) {
      refusals.append(
        "'\(view.displayName)' cannot be added to '\(displayName)': a view cannot hold itself or a "
          + "view that holds it")
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
    }
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    if view.superview !== self {
      view.superview = self
      view.followSuperview()
    }
  }

  /// Takes the view out of its superview, with all constraints between what it holds and what it does not.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    var next: View? = superview
    while let ancestor = next {
      // An ancestor holds what ties something inside to something outside, or two things on one side.
      for constraint in ancestor.constraints where crossesEdge(constraint) {
        constraint.uninstall()
      }
      next = ancestor.superview
    }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  /// Gives the view a guide that constraints can use, taking it from the view that had it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { return }
    guard guide.kind == .own else {
      refusals.append(
        "'\(guide.displayName)' cannot be added to '\(displayName)': the system's guides stay where "
          + "they are")
      return
    }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Takes a guide out of the view, with the constraints that use it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .own else { return }
    var next: View? = self
    while let ancestor = next {
      for constraint in ancestor.constraints
      where constraint.items.contains(where: { $0 === guide }) {
        constraint.uninstall()
      }
      next = ancestor.superview
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}

extension View {
  /// The view that holds all others of its tree.
  var root: View {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// Whether it is a view or held by it, directly or not.
  func isInside(_ holder: View) -> Bool {
    var next: View? = self
    while let view = next {
      if view === holder { return true }
      next = view.superview
    }
    return false
  }

  /// The nearest view that is or holds this one and another; nil when they are in different trees.
  func nearestCommonAncestor(with other: View) -> View? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    var chain: Set<ObjectIdentifier> = []
    var next: View? = self
    while let view = next {
      chain.insert(ObjectIdentifier(view))
      next = view.superview
    }
    next = other
    while let view = next {
      if chain.contains(ObjectIdentifier(view)) { return view }
      next = view.superview
    }
    return nil
  }

  private func crossesEdge(_ constraint: LayoutConstraint) -> Bool {
    let sides = constraint.items.map { $0.owner?.isInside(self) ?? false }
    return sides.contains(true) && sides.contains(false)
  }
}
