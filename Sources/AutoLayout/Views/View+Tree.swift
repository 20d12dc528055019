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
    LayoutConstraint.uninstall(constraintsHeldOutside)
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
    LayoutConstraint.uninstall(Array(guide.ties.values))
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

  /// The view and those that hold it, from the inside out.
  private var pathToRoot: some Sequence<View> { sequence(first: self, next: \.superview) }

  /// Whether it is a view or held by it, directly or not.
  func isInside(_ holder: View) -> Bool { pathToRoot.contains { $0 === holder } }

  /// The nearest view that is or holds this one and another; nil when they are in different trees.
  func nearestCommonAncestor(with other: View) -> View? {
    if self === other || other.superview === self { return self }
    if superview === other { return other }
    if let superview, superview === other.superview { return superview }
    let path = Set(pathToRoot.map(ObjectIdentifier.init))
    return other.pathToRoot.first { path.contains(ObjectIdentifier($0)) }
  }

  /// The constraints on what it holds, and on itself, that some view holds which is not in it.
  private var constraintsHeldOutside: [LayoutConstraint] {
    var inside: [View] = [self]
    var next = 0
    while next < inside.count {
      inside += inside[next].subviews
      next += 1
    }
    let held = Set(inside.map(ObjectIdentifier.init))
    let items = inside + inside.flatMap { $0.systemGuides.values + $0.layoutGuides } as [LayoutItem]
    return items.flatMap(\.ties.values).filter { constraint in
      constraint.holder.map { !held.contains(ObjectIdentifier($0)) } ?? false
    }
  }
}
