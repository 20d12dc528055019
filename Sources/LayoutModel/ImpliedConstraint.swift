/// A constraint that a layout has without stating it.
package struct ImpliedConstraint: Hashable, Sendable {
  /// The source of the constraint.
  package enum Source: Hashable, Sendable {
    /// The canvas gives the root its width or height.
    case rootSize(Axis)
    /// A stack view arranges its views; the stack view by its index in the layout.
    case stackView(view: Int)
    /// A view's autoresizing mask was turned into constraints; the view by its index in the layout.
    case autoresizingMask(view: Int)
    /// A table stacks its cells; the table by its index in the layout.
    case tableView(view: Int)
    /// A view's content pulls or pushes at its priorities; the view by its index in the layout.
    case contentSize(view: Int, Axis)
    /// No size is negative, and the guides lie where the canvas puts them.
    case geometry
  }

  /// The rule itself, on views by their index in the layout, in points.
  package enum Rule: Hashable, Sendable {
    /// A constraint that the system adds, its identifier being UIKit's.
    ///
    /// The system's own guides that it is about are numbered after the layout's.
    case constraint(LayoutConstraint, guides: [LayoutGuide])
    /// A number of the root's frame.
    case root(FrameVariable, Double)
    /// A number of a guide's rectangle, which lies at these distances from the edges of its view.
    case guide(LayoutGuide, FrameVariable, EdgeInsets)
    /// A size that is not negative.
    case notNegative(view: Int, FrameVariable)
    /// A size that is at most a content's, at the priority of content hugging.
    case contentHugging(view: Int, FrameVariable, Double, Priority)
    /// A size that is at least a content's, at the priority of compression resistance.
    case compressionResistance(view: Int, FrameVariable, Double, Priority)
  }

  /// The source of the constraint.
  package let source: Source
  /// The rule itself.
  package let rule: Rule
}

extension LayoutConflict.Member {
  /// The member that a row stands for.
  init(_ origin: Lowering.Origin, in settled: SettledLayout, _ order: CanonicalOrder) {
    func length(_ rank: Int, _ part: FrameVariable) -> Double {
      settled.metrics[rank].intrinsicContentSize[part.axis] ?? 0
    }
    let size = settled.layout.canvas.size
    let (source, rule): (ImpliedConstraint.Source, ImpliedConstraint.Rule)
    switch origin {
    case .constraint(let index):
      self = .constraint(order.constraints[index])
      return
    case .arranged(let index):
      let arranged = settled.arranged[index]
      (source, rule) = (arranged.source.moved(to: order), arranged.rule(in: settled, order))
    case .root(let part):
      let length = part.axis == .horizontal ? size.width : size.height
      source = part.isSize ? .rootSize(part.axis) : .geometry
      rule = .root(part, part.isSize ? length : 0)
    case .guide(let index, let part):
      let guide = settled.layout.guides[index].moved(to: order)
      (source, rule) = (.geometry, .guide(guide, part, settled.guideInsets(index)))
    case .notNegative(let rank, let part):
      (source, rule) = (.geometry, .notNegative(view: order.views[rank], part))
    case .contentHugging(let rank, let part):
      let (view, metrics) = (order.views[rank], settled.metrics[rank])
      source = .contentSize(view: view, part.axis)
      rule = .contentHugging(
        view: view, part, length(rank, part), metrics.contentHuggingPriority[part.axis])
    case .compressionResistance(let rank, let part):
      let (view, metrics) = (order.views[rank], settled.metrics[rank])
      source = .contentSize(view: view, part.axis)
      rule = .compressionResistance(
        view: view, part, length(rank, part),
        metrics.contentCompressionResistancePriority[part.axis])
    }
    self = .implied(ImpliedConstraint(source: source, rule: rule))
  }
}

extension ArrangedConstraint {
  /// The rule on views by their index in the layout.
  fileprivate func rule(
    in settled: SettledLayout, _ order: CanonicalOrder
  ) -> ImpliedConstraint.Rule {
    var guides: [LayoutGuide] = []
    func moved(_ item: LayoutItem) -> LayoutItem {
      switch item {
      case .view(let rank): return .view(order.views[rank])
      case .guide(let index) where index < settled.ownGuideCount: return item
      case .guide(let index):
        guides.append(settled.layout.guides[index].moved(to: order))
        return .guide(settled.ownGuideCount + guides.count - 1)
      }
    }
    var constraint = constraint
    constraint.firstItem = moved(constraint.firstItem)
    constraint.secondItem = constraint.secondItem.map(moved)
    return .constraint(constraint, guides: guides)
  }
}

extension ImpliedConstraint.Source {
  /// The source with a view by its index in the layout in place of its canonical rank.
  fileprivate func moved(to order: CanonicalOrder) -> ImpliedConstraint.Source {
    switch self {
    case .stackView(let rank): .stackView(view: order.views[rank])
    case .autoresizingMask(let rank): .autoresizingMask(view: order.views[rank])
    case .tableView(let rank): .tableView(view: order.views[rank])
    case .contentSize(let rank, let axis): .contentSize(view: order.views[rank], axis)
    case .rootSize, .geometry: self
    }
  }
}

extension LayoutGuide {
  /// The guide with its view by the index in the layout in place of the canonical rank.
  fileprivate func moved(to order: CanonicalOrder) -> LayoutGuide {
    var result = self
    result.view = order.views[view]
    return result
  }
}
