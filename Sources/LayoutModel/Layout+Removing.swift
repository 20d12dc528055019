extension Layout {
  /// The index that each view has when some are removed with what they hold.
  /// - Parameter superviews: The superview of each view; nil for the root.
  package static func places(of superviews: [Int?], without removed: Set<Int>) -> [Int: Int] {
    superviews.indices.reduce(into: [:]) { places, index in
      let isHeld = superviews[index].map { places[$0] != nil } ?? true
      if isHeld && !removed.contains(index) { places[index] = places.count }
    }
  }

  /// The layout without some views, what they hold, and the constraints and guides about them.
  package func removing(_ removed: Set<Int>) -> Layout {
    if removed.isEmpty { return self }
    let places = Layout.places(of: views.map(\.superview), without: removed)
    var guidePlaces: [Int: Int] = [:]
    for (index, guide) in guides.enumerated() where places[guide.view] != nil {
      guidePlaces[index] = guidePlaces.count
    }
    func moved(_ item: LayoutItem) -> LayoutItem? {
      switch item {
      case .view(let view): places[view].map { .view($0) }
      case .guide(let guide): guidePlaces[guide].map { .guide($0) }
      }
    }
    var result = self
    result.views = views.indices.filter { places[$0] != nil }.map { index in
      var view = views[index]
      view.superview = view.superview.flatMap { places[$0] }
      if var arrangement = view.arrangement {
        arrangement.arrangedSubviews = arrangement.arrangedSubviews.compactMap { places[$0] }
        arrangement.customSpacing = Dictionary(
          uniqueKeysWithValues: arrangement.customSpacing.compactMap { key, space in
            places[key].map { ($0, space) }
          })
        view.arrangement = arrangement
      }
      return view
    }
    result.guides = guides.indices.filter { guidePlaces[$0] != nil }.map { index in
      var guide = guides[index]
      guide.view = places[guide.view] ?? 0
      return guide
    }
    result.constraints = constraints.compactMap { $0.mappingItems(moved) }
    result.inactiveConstraints = inactiveConstraints.compactMap { $0.mappingItems(moved) }
    return result
  }
}

extension LayoutConstraint {
  /// The constraint between other items; nil if one of its items has none.
  package func mappingItems(_ transform: (LayoutItem) -> LayoutItem?) -> LayoutConstraint? {
    guard let first = transform(firstItem) else { return nil }
    var result = self
    result.firstItem = first
    if let second = secondItem {
      guard let second = transform(second) else { return nil }
      result.secondItem = second
    }
    return result
  }
}
