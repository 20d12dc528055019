package import LayoutModel
package import Typesetting

/// A command of Interface Builder's menu Resolve Auto Layout Issues.
package enum LayoutResolution: String, Hashable, Sendable, CaseIterable {
  /// Frames become those that the constraints determine.
  case updateFrames
  /// Constants become those that give the present frames.
  case updateConstraints
  /// Constraints are added until the layout is not ambiguous.
  case addMissingConstraints
  /// All constraints are removed.
  case clearConstraints
}

/// One change of a layout, by the indices of its views and constraints.
package enum LayoutChange: Hashable, Sendable {
  /// A frame in the superview's coordinates as its source counts it, in points.
  case frame(view: Int, Rect)
  /// A constant, in points.
  case constant(constraint: Int, Double)
  /// A constraint to remove.
  case remove(constraint: Int)
  /// A constraint to add, or a priority.
  case remedy(Remedy)
}

extension SolvedLayout {
  /// The changes that a command makes.
  /// - Parameter views: The views that the changes are about; nil for all.
  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  package func changes(
    for resolution: LayoutResolution, about views: Set<Int>? = nil,
    typesetter: Typesetter = .standard
  ) throws(LayoutEngine.Failure) -> [LayoutChange] {
    let all = try changes(for: resolution, typesetter)
    guard let views else { return all }
    func isAbout(_ constraint: LayoutConstraint) -> Bool {
      constraint.items.contains { item in
        item.view.map(views.contains) ?? false
      }
    }
    return all.filter { change in
      switch change {
      case .frame(let view, _): views.contains(view)
      case .constant(let index, _), .remove(let index), .remedy(.setPriority(let index, _)):
        isAbout(layout.constraints[index])
      case .remedy(.add(let constraint)): isAbout(constraint)
      case .remedy(.setContentHugging(let view, _, _)),
        .remedy(.setCompressionResistance(let view, _, _)):
        views.contains(view)
      }
    }
  }

  private func changes(
    for resolution: LayoutResolution, _ typesetter: Typesetter
  ) throws(LayoutEngine.Failure) -> [LayoutChange] {
    switch resolution {
    case .updateFrames:
      return layout.views.indices.filter(isMisplaced).map {
        .frame(view: $0, storedFrame(of: $0))
      }
    case .updateConstraints: return constantChanges
    case .addMissingConstraints:
      return try MissingConstraints(self, typesetter: typesetter).changes.map { .remedy($0) }
    case .clearConstraints:
      return layout.constraints.indices.map { .remove(constraint: $0) }
    }
  }

  /// The solved frame of a view as a document stores it.
  private func storedFrame(of view: Int) -> Rect {
    guard let rounding = layout.canvas.storedFrames else { return documentFrame(of: view) }
    var frame = roundedFrames(of: view, rounding).last ?? frameInSuperview(of: view)
    if let superview = layout.views[view].superview,
      layout.views[superview].documentFacts.countsFromBottom
    {
      frame.y = frames[superview].height - frame.maxY
    }
    return frame
  }

  /// The constants of the constraints that hold, and would not hold at the present frames.
  private var constantChanges: [LayoutChange] {
    let places = AttributePlaces(self)
    let shown = zip(canvasFrames, metrics).map { $0.inset(by: $1.alignmentRectInsets) }
    func excess(_ constraint: LayoutConstraint, _ rect: (LayoutItem) -> Rect) -> Double {
      let excess = places.excess(of: constraint, rect: rect)
      switch constraint.relation {
      case .equal: return excess
      case .lessThanOrEqual: return max(0, excess)
      case .greaterThanOrEqual: return min(0, excess)
      }
    }
    return layout.constraints.indices.compactMap { index in
      let constraint = layout.constraints[index]
      let isAboutMisplaced = constraint.items.contains { item in
        item.view.map(isMisplaced) ?? false
      }
      guard isAboutMisplaced else { return nil }
      let now = excess(constraint) { alignmentRect(of: $0) }
      let wanted = excess(constraint) { item in
        item.view.map { shown[$0] } ?? alignmentRect(of: item)
      }
      guard now.magnitude < 0.01, wanted.magnitude > 0.01 else { return nil }
      let constant = ((constraint.constant + wanted) * 1e6).rounded() / 1e6
      return .constant(constraint: index, constant)
    }
  }
}
