import Basics
import Diagnostics
import LayoutModel
import Typesetting

/// Advice on views that are too small to be seen.
extension SolvedLayout {
  /// A view with a content of which nothing can be seen.
  func collapse(ofView index: Int, _ typesetter: Typesetter) -> [Diagnostic] {
    let size = alignmentRect(of: .view(index))
    let content = metrics[index].intrinsicContentSize
    let sides = [(size.width, content.width, "wide"), (size.height, content.height, "high")]
    if layout.isHidden(index) { return [] }
    if let side = sides.first(where: { $0.0 < 1 && $0.1 ?? 0 >= 1 }) {
      return [tooSmall(index, side.2, side.0, content: side.1 ?? 0)]
    }
    if undetermined[index].isEmpty, isSqueezed(index) {
      return [tooSmall(index, "high", size.height, content: content.height ?? 0)]
    }
    return [Axis.horizontal, .vertical].compactMap { edgesAtOnePlace(index, $0, typesetter) }
  }

  private func tooSmall(
    _ view: Int, _ side: String, _ length: Double, content: Double
  ) -> Diagnostic {
    Diagnostic(
      "collapsed", severity: .advice,
      "'\(layout.views[view].name)' is \(DecimalText.rounded(length, to: 3)) points \(side), "
        + "its content \(DecimalText.rounded(content, to: 3))",
      at: layout.views[view].origin,
      help: "give it more room, or a higher compression resistance than its neighbours")
  }

  /// Advice on a view that shows something and whose constraints put two edges at one place.
  private func edgesAtOnePlace(
    _ view: Int, _ axis: Axis, _ typesetter: Typesetter
  ) -> Diagnostic? {
    let rect = alignmentRect(of: .view(view))
    let length = axis == .horizontal ? rect.width : rect.height
    guard length.magnitude < 0.5, undetermined[view].isEmpty, conflicts.isEmpty,
      showsSomething(view), let (first, second) = edges(of: view, axis, typesetter)
    else { return nil }
    let name = layout.views[view].name
    let names = [first, second].map { layout.nameOfConstraint($0) }
    let size = LayoutConstraint(
      item: .view(view), attribute: axis == .horizontal ? .width : .height, relatedBy: .equal,
      constant: 100)
    var changed = layout
    changed.constraints[second] = size
    let next = try? LayoutEngine.solve(changed, typesetter: typesetter)
    let isVerified = next.map { $0.conflicts.isEmpty && $0.isDetermined } ?? false
    return Diagnostic(
      "collapsed", severity: .advice,
      "'\(name)' is \(DecimalText.rounded(length, to: 3)) points "
        + "\(axis == .horizontal ? "wide" : "high"): \(names[0]) and \(names[1]) put two of its "
        + "edges at one place",
      at: layout.constraints[second].origin ?? layout.views[view].origin,
      notes: [first, second].map {
        Diagnostic.Note(text(of: $0), at: layout.constraints[$0].origin)
      },
      help: "give one of them another constant"
        + (isVerified
          ? ", or write '\(layout.equation(of: size))' in place of \(names[1])" : ""))
  }

  /// Whether a view has a colour or subviews, which a frame without a width or height does not show.
  private func showsSomething(_ view: Int) -> Bool {
    layout.views[view].backgroundColor != nil
      || layout.views.indices.contains {
        layout.views[$0].superview == view && !layout.isHidden($0)
      }
  }

  /// Two constraints on different edges of a view that do not depend on what it holds, and without which the view
  /// would be ambiguous.
  private func edges(
    of view: Int, _ axis: Axis, _ typesetter: Typesetter
  ) -> (first: Int, second: Int)? {
    let found = layout.constraints.indices.compactMap { index -> (index: Int, edge: Attribute)? in
      let rule = layout.constraints[index]
      guard rule.relation == .equal, rule.priority.isRequired else { return nil }
      let own = [rule, rule.turned].first { $0.firstItem == .view(view) }
      guard let own, own.firstAttribute.axis == axis, !own.firstAttribute.isSize,
        let other = own.secondItem?.view ?? (own.secondItem == nil ? nil : 0), other != view,
        !layout.superviews(of: other).contains(view), isNeeded(index, by: view, typesetter)
      else { return nil }
      return (index, own.firstAttribute)
    }
    guard let first = found.first, let second = found.first(where: { $0.edge != first.edge })
    else { return nil }
    return (first.index, second.index)
  }

  /// Whether a view would be ambiguous without a constraint.
  private func isNeeded(_ index: Int, by view: Int, _ typesetter: Typesetter) -> Bool {
    var changed = layout
    changed.constraints.remove(at: index)
    let next = try? LayoutEngine.solve(changed, typesetter: typesetter)
    return next.map { !$0.undetermined[view].isEmpty } ?? false
  }
}

extension Layout {
  /// A constraint in a message: `constraint 4`, or its equation if it has no number of its own.
  func nameOfConstraint(_ index: Int) -> String {
    uniqueLabel(ofConstraint: index).map { "constraint \($0)" }
      ?? "'\(constraints[index].text ?? equation(of: constraints[index]))'"
  }
}
