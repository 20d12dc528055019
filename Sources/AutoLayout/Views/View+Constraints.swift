public import LayoutModel

extension View {
  /// Makes a constraint active and this view its holder; constraint items must be in this view.
  ///
  /// ``LayoutConstraint/isActive`` finds the holder by itself. If an item is not in this view, nothing changes,
  /// and the next ``layoutIfNeeded()`` throws an error. UIKit raises an exception at once.
  public func addConstraint(_ constraint: LayoutConstraint) {
    if let item = constraint.items.first(where: { $0.owner?.isInside(self) == false }) {
      refuse(
        "'\(constraint)' cannot be added to '\(displayName)': '\(item.displayName)' is neither that view "
          + "nor in it; use isActive, which finds the view")
      return
    }
    constraint.install(in: self)
  }

  /// Makes constraints active and this view their holder.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view holds; any other is left alone.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    removeConstraints([constraint])
  }

  /// Makes constraints inactive that this view holds; any others are left alone.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.uninstall(constraints.filter { $0.holder === self })
  }

  /// The priority with which the view resists growing beyond its content.
  ///
  /// 250, and 750 for switches and activity indicators. Interface Builder writes 251 for a label
  /// and an image view; in code they have 250 like others.
  public func contentHuggingPriority(for axis: Axis) -> Priority {
    (hugging ?? defaultHugging)[axis]
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
    var both = hugging ?? defaultHugging
    both[axis] = priority
    hugging = both
  }

  /// The priority with which the view resists shrinking below its content; 750 unless it is set.
  public func contentCompressionResistancePriority(for axis: Axis) -> Priority {
    (resistance ?? Self.kind.contentCompressionResistancePriority)[axis]
  }

  /// Sets how much the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(_ priority: Priority, for axis: Axis) {
    var both = resistance ?? Self.kind.contentCompressionResistancePriority
    both[axis] = priority
    resistance = both
  }
}
