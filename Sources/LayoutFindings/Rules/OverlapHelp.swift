import LayoutModel
import Typesetting

/// Help on views that lie over each other, verified by solving again with it.
extension SolvedLayout {
  /// So many lines are tried in the place of others.
  private static let mostTrials = 4

  /// The line that puts a view below another one in place of the constraint that puts it where it is: its text and
  /// the index of that constraint.
  ///
  /// Nil if none does so without a new fault or a text that is squeezed.
  func replacementBelow(
    _ lower: Int, for upper: Int, _ typesetter: Typesetter
  ) -> (line: String, constraint: Int)? {
    let line = LayoutConstraint(
      item: .view(upper), attribute: .top, relatedBy: .equal, toItem: .view(lower),
      attribute: .bottom, constant: 8)
    let places = layout.constraints.indices.filter { index in
      let rule = layout.constraints[index]
      return rule.relation == .equal && rule.items.contains(.view(upper))
        && rule.firstAttribute.axis == .vertical && !rule.firstAttribute.isSize
    }
    for index in places.prefix(SolvedLayout.mostTrials) {
      var changed = layout
      changed.constraints[index] = line
      guard let next = try? LayoutEngine.solve(changed, typesetter: typesetter),
        isImproved(by: next, lower, upper)
      else { continue }
      return (layout.equation(of: line), index)
    }
    return nil
  }

  /// Whether a layout has the text of one view below that of another one, and no fault that this one has not.
  private func isImproved(by next: SolvedLayout, _ lower: Int, _ upper: Int) -> Bool {
    let overlaps = next.textsOverEachOther()
    return next.conflicts.count <= conflicts.count
      && zip(next.undetermined, undetermined).allSatisfy { $0.isSubset(of: $1) }
      && overlaps.count < textsOverEachOther().count
      && !overlaps.contains { $0.upper == upper && $0.lower == lower }
      && next.layout.views.indices.allSatisfy { !next.isSqueezed($0) || isSqueezed($0) }
      && next.contentDamage <= contentDamage
      && next.layout.views.indices.allSatisfy { isInside($0, of: next) || !isInside($0, of: self) }
  }

  /// Whether a view ends inside its superview.
  private func isInside(_ view: Int, of solved: SolvedLayout) -> Bool {
    guard let holder = layout.views[view].superview, !layout.views[holder].scrolls else {
      return true
    }
    return solved.alignmentRect(of: .view(view)).maxY
      <= solved.alignmentRect(of: .view(holder)).maxY + 0.5
  }

  /// Whether a text is lower than two thirds of one of its lines.
  func isSqueezed(_ view: Int) -> Bool {
    guard let line = lineHeight(of: view) else { return false }
    return alignmentRect(of: .view(view)).height < line * 2 / 3
  }

  /// The height of one line of a label's text, in points; nil of another view.
  func lineHeight(of view: Int) -> Double? {
    let label = layout.views[view]
    guard label.kind == .label, label.content.text != "", label.intrinsicContentSize == nil,
      !layout.isHidden(view), let height = metrics[view].intrinsicContentSize.height
    else { return nil }
    return min(height, label.font(textSize: layout.canvas.textSize).lineHeight)
  }
}
