extension View {
  /// Adds a view in front of the other subviews, and removes it from its former superview.
  ///
  /// A view that is this one or holds it is refused: nothing changes, and the next
  /// ``layoutIfNeeded()`` throws an error. UIKit raises an exception at once.
  public func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Inserts a view at an index among the subviews; an index beyond either end is that end.
  ///
  /// It refuses a view as ``addSubview(_:)`` does.
  public func insertSubview(_ view: View, at index: Int) {
    if view === self || !view.subviews.isEmpty && isInside(view) {
      refuse(
        "'\(view.displayName)' cannot be added to '\(displayName)': a view cannot hold itself or a "
          + "view that holds it")
      return
    }
    if view.superview === self {
      take(view)
    } else {
      view.removeFromSuperview()
      // An override of willRemoveSubview(_:) may have put it elsewhere.
      if view.superview != nil || isInside(view) {
        refuse(
          "'\(view.displayName)' cannot be added to '\(displayName)': it was added to another view "
            + "while it was removed from its former one")
        return
      }
    }
    markSubviews()
    view.layoutState?.invalidate(by: view)
    let place = max(0, min(index, subviews.count))
    subviews.insert(view, at: place)
    view.place = place
    if view.superview !== self {
      view.superview = self
      view.followSuperview()
    }
  }

  /// Removes the view from its superview, with all constraints between its tree and other views.
  public func removeFromSuperview() {
    guard let superview, !isBeingRemoved else { return }
    isBeingRemoved = true
    superview.willRemoveSubview(self)
    isBeingRemoved = false
    guard self.superview === superview else { return }
    LayoutConstraint.uninstall(constraintsHeldOutside)
    superview.markSubviews()
    superview.take(self)
    superview.subviewWasRemoved(self)
    self.superview = nil
  }

  /// Adds a guide that constraints can use, and removes it from its former view.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    if guide.owningView === self { return }
    guard guide.kind == .own else {
      refuse(
        "'\(guide.displayName)' cannot be added to '\(displayName)': the system's guides stay where "
          + "they are")
      return
    }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    layoutState?.invalidate(by: self)
  }

  /// Removes a guide from the view, with the constraints that use it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .own else { return }
    LayoutConstraint.uninstall(guide.ties.values.map(\.constraint))
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    layoutState?.invalidate(by: self)
  }
}

extension View {
  /// Marks the layout as changed by other subviews.
  private func markSubviews() {
    laidOutSize = nil
    layoutState?.invalidate(by: self)
  }

  /// Takes a view out of the subviews.
  ///
  /// It is looked for at both ends and then from where it was put towards the front, since removals
  /// move views there. So removing all subviews takes linear time in any of the usual orders.
  private func take(_ view: View) {
    let last = subviews.count - 1
    let near = min(view.place, last)
    let index =
      subviews.withUnsafeBufferPointer { subviews in
        [last, 0].first { subviews[$0] === view }
          ?? (0...near).last { subviews[$0] === view }
          ?? (near...last).first { subviews[$0] === view }
      }
    if let index { subviews.remove(at: index) }
  }

  /// The view that holds all others of its tree.
  var root: View {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The view and its superviews, from the inside out.
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
    return items.flatMap { $0.ties.values.map(\.constraint) }.filter { constraint in
      constraint.holder.map { !held.contains(ObjectIdentifier($0)) } ?? false
    }
  }
}
