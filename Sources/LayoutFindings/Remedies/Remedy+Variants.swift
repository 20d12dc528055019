package import LayoutModel

extension Remedy {
  /// The same change in another variant of the layout; nil if that has no such view, guide or constraint.
  ///
  /// Variants can remove and add views, so an index means a view in one layout only.
  package func translated(from source: Layout, to target: Layout) -> Remedy? {
    let names = LayoutTranslation(from: source, to: target)
    switch self {
    case .add(let constraint):
      return names.constraint(constraint).map { .add($0) }
    case .setPriority(let index, let priority):
      return names.index(ofConstraint: index).map { .setPriority(constraint: $0, priority) }
    case .setContentHugging(let view, let axis, let priority):
      return names.view(view).map { .setContentHugging(view: $0, axis, priority) }
    case .setCompressionResistance(let view, let axis, let priority):
      return names.view(view).map { .setCompressionResistance(view: $0, axis, priority) }
    }
  }
}

/// Finds the parts of one variant of a layout in another, views and guides by their names.
private struct LayoutTranslation {
  private let source: Layout
  private let target: Layout

  init(from source: Layout, to target: Layout) {
    self.source = source
    self.target = target
  }

  func view(_ index: Int) -> Int? {
    target.views.firstIndex { $0.name == source.views[index].name }
  }

  func constraint(_ constraint: LayoutConstraint) -> LayoutConstraint? {
    constraint.mappingItems(item)
  }

  /// The index of an equal constraint.
  func index(ofConstraint index: Int) -> Int? {
    constraint(source.constraints[index]).flatMap { target.constraints.firstIndex(of: $0) }
  }

  private func item(_ item: LayoutItem) -> LayoutItem? {
    switch item {
    case .view(let index): view(index).map { .view($0) }
    case .guide(let index):
      target.guides.firstIndex { $0.name == source.guides[index].name }.map { .guide($0) }
    }
  }
}
