import LayoutModel
import Typesetting

/// The candidates of the search for remedies, and the criteria for results.
extension SolvedLayout {
  /// Whether it has no more faults than another solution of the layout, and the frames that are determined
  /// there.
  func isAsGood(as old: SolvedLayout) -> Bool {
    conflicts.count <= old.conflicts.count
      && zip(undetermined, old.undetermined).allSatisfy { $0.isSubset(of: $1) }
      && layout.views.indices.allSatisfy { view in
        let (before, after) = (old.frameInSuperview(of: view), frameInSuperview(of: view))
        let parts: [(FrameVariable, Double)] = [
          (.x, after.x - before.x), (.y, after.y - before.y),
          (.width, after.width - before.width), (.height, after.height - before.height),
        ]
        return parts.allSatisfy { part, shift in
          old.undetermined[view].contains(part) || shift.magnitude < 0.001
        }
      }
  }

  /// Whether nothing is undetermined, the sizes of contents that scroll included.
  var isDetermined: Bool { witnesses.isEmpty && undeterminedContentAreas.isEmpty }

  /// How many sizes of contents that scroll are undetermined.
  var openContentCount: Int { undeterminedContentAreas.values.reduce(0) { $0 + $1.count } }

  var undeterminedCount: Int { undetermined.reduce(0) { $0 + $1.count } }

  /// The first ambiguous view, superviews before others and then in their order, and an ambiguous
  /// direction.
  ///
  /// The ambiguity must not follow from the superview's.
  var firstUndetermined: (view: Int, axis: Axis)? {
    func depth(_ view: Int) -> Int { layout.views[view].superview.map { depth($0) + 1 } ?? 0 }
    let open = layout.views.indices.filter { !undetermined[$0].isEmpty }
    return open.min { (depth($0), $0) < (depth($1), $1) }.map { view in
      (view, undetermined[view].contains { $0.axis == .horizontal } ? .horizontal : .vertical)
    }
  }

  /// Other priorities for tied constraints: one less, so that the others win, and one more.
  var tieBreakers: [Remedy] {
    var remedies: [Remedy] = []
    for tie in ties {
      for member in tie.members.prefix(SolvedLayout.mostMembers) {
        let level = tie.priority.rawValue
        for new in [level - 1, level + 1] where new >= 1 && new <= 999 {
          for remedy in self.remedies(for: member, from: tie.priority, to: Priority(new))
          where !remedies.contains(remedy) {
            remedies.append(remedy)
          }
        }
      }
    }
    return remedies
  }

  /// Equalities of the sizes of buttons with one superview whose content sizes tie, of each with the one before.
  var equalButtons: [(constraint: LayoutConstraint, axis: Axis)] {
    ties.flatMap { tie -> [(LayoutConstraint, Axis)] in
      let sizes = tie.members.map { member -> (view: Int, axis: Axis)? in
        guard case .implied(let implied) = member,
          case .contentSize(let view, let axis) = implied.source, layout.views[view].kind == .button
        else { return nil }
        return (view, axis)
      }
      return zip(sizes, sizes.dropFirst()).compactMap { before, after in
        guard let before, let after, before.axis == after.axis, before.view != after.view,
          layout.views[before.view].superview == layout.views[after.view].superview
        else { return nil }
        let size: Attribute = after.axis == .horizontal ? .width : .height
        return (
          LayoutConstraint(
            item: .view(after.view), attribute: size, relatedBy: .equal,
            toItem: .view(before.view), attribute: size), after.axis
        )
      }
    }
  }

  /// So many constraints and content sizes of a tie are tried.
  private static let mostMembers = 16

  private func remedies(
    for member: LayoutConflict.Member, from old: Priority, to new: Priority
  ) -> [Remedy] {
    switch member {
    case .constraint(let index): return [.setPriority(constraint: index, new)]
    case .implied(let implied):
      guard case .contentSize(let view, let axis) = implied.source else { return [] }
      var remedies: [Remedy] = []
      if metrics[view].contentHuggingPriority[axis] == old {
        remedies.append(.setContentHugging(view: view, axis, new))
      }
      if metrics[view].contentCompressionResistancePriority[axis] == old {
        remedies.append(.setCompressionResistance(view: view, axis, new))
      }
      return remedies
    }
  }

  /// The weight of missed content sizes.
  ///
  /// It is 0 for kinds that are mostly stretched, such as text fields, 1 for a label, 2 for a button, an
  /// image and others, and 10 where nothing of a content is left.
  var contentDamage: Double {
    var damage = 0.0
    for (view, metrics) in zip(layout.views.indices, metrics) {
      let size = alignmentRect(of: .view(view))
      for (length, content) in [
        (size.width, metrics.intrinsicContentSize.width),
        (size.height, metrics.intrinsicContentSize.height),
      ] {
        guard let content, (length - content).magnitude > 0.5 else { continue }
        damage += length < 1 ? 10 : layout.views[view].kind.contentSizeWeight
      }
    }
    return damage
  }

  /// The distance of the edges of all views from another solution's, in points.
  func shift(from old: SolvedLayout) -> Double {
    zip(frames, old.frames).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The size, or the place in the superview, that the layout is drawn with.
  func constraintCandidates(forView view: Int, _ axis: Axis) -> [Remedy] {
    let frame = frameInSuperview(of: view)
    let superview = LayoutItem.view(layout.views[view].superview ?? 0)
    let isHorizontal = axis == .horizontal
    let side: Attribute = isHorizontal ? .leading : .top
    let isRightToLeft =
      metrics[layout.views[view].superview ?? 0].direction == .rightToLeft
    let fromRight = frames[layout.views[view].superview ?? 0].width - frame.x - frame.width
    let distance = isHorizontal ? (isRightToLeft ? fromRight : frame.x) : frame.y
    // The printed number is verified, so lengths are rounded; up or down where that matters.
    func rounded(_ length: Double) -> [Double] {
      let scaled = length * 1000
      let choices = [scaled.rounded(), scaled.rounded(.down), scaled.rounded(.up)].map { $0 / 1000 }
      return choices.enumerated().filter { !choices.prefix($0).contains($1) }.map(\.element)
    }
    let size = alignmentRect(of: .view(view))
    let length = isHorizontal ? size.width : size.height
    // A view that the layout leaves without a size gets one that is seen.
    let lengths = (length < 1 ? [Self.lengthOfCollapsed] : []) + rounded(length)
    let sizes = lengths.map { length in
      LayoutConstraint(
        item: .view(view), attribute: isHorizontal ? .width : .height, relatedBy: .equal,
        constant: length)
    }
    let places = rounded(distance).map { distance in
      LayoutConstraint(
        item: .view(view), attribute: side, relatedBy: .equal, toItem: superview, attribute: side,
        constant: distance)
    }
    return (widthOfScrollView(forContent: view, axis) + sizes + places).map { .add($0) }
  }

  /// The width or height that is offered for a view that is drawn without any, in points.
  private static let lengthOfCollapsed = 100.0

  /// The width of a scroll view for a content without a size of its own, which scrolls up and down then.
  private func widthOfScrollView(forContent view: Int, _ axis: Axis) -> [LayoutConstraint] {
    guard axis == .horizontal, let holder = layout.views[view].superview,
      layout.views[holder].kind == .scrollView, metrics[view].intrinsicContentSize.width == nil,
      layout.views.filter({ $0.superview == holder }).count == 1
    else { return [] }
    return [
      LayoutConstraint(
        item: .view(view), attribute: .width, relatedBy: .equal, toItem: .view(holder),
        attribute: .width)
    ]
  }
}

extension ViewKind {
  /// The weight of the content size of a kind of views.
  var contentSizeWeight: Double {
    switch self {
    case .textField, .textView, .searchBar, .slider, .progressView: 0
    case .label: 1
    default: 2
    }
  }
}
