import Basics
package import Diagnostics
package import LayoutModel

/// Rules on views that some projects follow.
extension SolvedLayout {
  /// Hidden views that constraints still place; a stack view leaves no room for its own.
  package var hiddenViews: [Diagnostic] {
    let arranged = Set(layout.views.flatMap { $0.arrangement?.arrangedSubviews ?? [] })
    var counts: [Int: Int] = [:]
    for constraint in layout.constraints {
      for view in Set(constraint.items.compactMap(\.view)) { counts[view, default: 0] += 1 }
    }
    return layout.views.indices.compactMap { index in
      let view = layout.views[index]
      guard view.isHidden, !arranged.contains(index), let count = counts[index] else { return nil }
      return Diagnostic(
        "hidden-view", severity: .warning,
        "'\(view.name)' is hidden, and \(count) \(count == 1 ? "constraint" : "constraints") of it "
          + "still \(count == 1 ? "holds" : "hold")",
        at: view.origin, help: "delete the view, or hide it in a stack view, which closes the gap")
    }
  }

  /// Stack views that arrange a single view.
  package var stackViewsWithOneView: [Diagnostic] {
    layout.views.compactMap { view in
      guard let arranged = view.arrangement?.arrangedSubviews, arranged.count == 1 else {
        return nil
      }
      return Diagnostic(
        "stack-view-with-one-view", severity: .warning,
        "'\(view.name)' arranges only '\(layout.views[arranged[0]].name)'", at: view.origin,
        help: "use the view without a stack view, or arrange another view with it")
    }
  }

  /// Visible views whose alignment rectangles reach beyond their superviews.
  ///
  /// The content of a view that scrolls may.
  package var viewsOutsideSuperview: [Diagnostic] {
    layout.views.indices.compactMap { index in
      let view = layout.views[index]
      guard let superview = view.superview, !layout.views[superview].scrolls,
        !layout.isHidden(index), undetermined[index].isEmpty, undetermined[superview].isEmpty,
        let excess = excess(of: index, beyond: frames[superview])
      else { return nil }
      return Diagnostic(
        "outside-superview", severity: .warning,
        "'\(view.name)' lies \(excess.part)outside '\(layout.views[superview].name)': beyond its "
          + excess.sides,
        at: view.origin)
    }
  }

  /// The sides of a rectangle beyond which a view's alignment rectangle reaches, in words; nil if there are
  /// none.
  func excess(of view: Int, beyond bounds: Rect) -> (part: String, sides: String)? {
    let frame = alignmentRect(of: .view(view))
    let beyond = [
      ("left", bounds.minX - frame.minX), ("top", bounds.minY - frame.minY),
      ("right", frame.maxX - bounds.maxX), ("bottom", frame.maxY - bounds.maxY),
    ].filter { $0.1 > 0.5 }
    if beyond.isEmpty { return nil }
    let isApart =
      frame.maxX <= bounds.minX || frame.minX >= bounds.maxX || frame.maxY <= bounds.minY
      || frame.minY >= bounds.maxY
    let sides = beyond.map { "\($0.0) by \(DecimalText.rounded($0.1, to: 1))" }
    return (isApart ? "" : "partly ", LayoutMessages.list(sides))
  }
}

extension View {
  var scrolls: Bool { kind.scrolls || documentFacts.showsPartOfSubviews }
}
