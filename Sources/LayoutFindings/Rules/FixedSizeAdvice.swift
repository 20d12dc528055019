import Diagnostics
import LayoutModel
import Typesetting

/// Advice on views that cannot grow with their texts.
extension SolvedLayout {
  /// At most so many lines are sought, fewer in a large layout, since each takes solutions.
  private var mostSizes: Int { min(12, 1 + 1200 / max(layout.constraints.count, 1)) }

  /// The findings on required sizes that are numbers, of views that show or hold a text, by the constraint's index.
  ///
  /// None where the layout without that size would be ambiguous, and no other line is known that determines it.
  func fixedSizeAdvice(_ typesetter: Typesetter) -> [Int: Diagnostic] {
    let holders = textHolders
    let sizes = layout.constraints.indices.filter { index in
      let rule = layout.constraints[index]
      return rule.secondItem == nil && rule.relation == .equal && rule.priority.isRequired
        && rule.firstAttribute.axis != nil && holders.contains(rule.firstItem)
    }
    let found = sizes.enumerated().compactMap { count, index -> (Int, Diagnostic)? in
      let rule = layout.constraints[index]
      let help = count < mostSizes ? growing(index, holders, typesetter) : nil
      if help == nil, count < mostSizes { return nil }
      let side = rule.firstAttribute.axis == .horizontal ? "width" : "height"
      let message =
        "'\(layout.name(of: rule.firstItem))' has a fixed \(side) and cannot grow with its text"
      return (
        index,
        Diagnostic("fixed-size", severity: .advice, message, at: rule.origin, help: help)
      )
    }
    return Dictionary(found) { first, _ in first }
  }

  /// The help to let a view grow; nil if none is known.
  ///
  /// It is a bound in place of the size. Where nothing else says how large the view is, it is an optional size and the
  /// line that keeps a text inside.
  private func growing(
    _ index: Int, _ holders: Set<LayoutItem>, _ typesetter: Typesetter
  ) -> String? {
    let rule = layout.constraints[index]
    var bound = rule
    bound.relation = .greaterThanOrEqual
    if replacing(index, with: bound, typesetter) != nil {
      return rule.isLine ? "write '\(layout.equation(of: bound))'" : "use '>=' for a bound"
    }
    guard rule.isLine, let axis = rule.firstAttribute.axis, let holder = rule.firstItem.view else {
      return nil
    }
    var optional = rule
    optional.priority = Priority(750)
    let lines = openEdges(of: holder, axis, holders)
    for line in lines.isEmpty ? [nil] : lines.map(Optional.some) {
      var changed = layout
      changed.constraints[index] = optional
      if let line { changed.constraints.append(line) }
      guard let next = try? LayoutEngine.solve(changed, typesetter: typesetter),
        next.isAsGood(as: self)
      else { continue }
      return "write '\(layout.equation(of: optional))'"
        + (line.map { ", and add '\(layout.equation(of: $0))'" } ?? "")
    }
    return nil
  }

  /// Lines that keep a text inside a view at an edge to which nothing ties it.
  private func openEdges(
    of holder: Int, _ axis: Axis, _ holders: Set<LayoutItem>
  ) -> [LayoutConstraint] {
    let edges: [(Attribute, Relation, Double)] =
      axis == .horizontal
      ? [(.leading, .greaterThanOrEqual, 8), (.trailing, .lessThanOrEqual, -8)]
      : [(.top, .greaterThanOrEqual, 8), (.bottom, .lessThanOrEqual, -8)]
    let texts = layout.views.indices.filter {
      layout.views[$0].superview == holder && holders.contains(.view($0))
    }
    return texts.flatMap { text in
      edges.compactMap { edge, relation, constant -> LayoutConstraint? in
        let isTied = layout.constraints.contains { rule in
          [rule, rule.turned].contains {
            $0.firstItem == .view(text) && $0.firstAttribute == edge
          }
        }
        return isTied
          ? nil
          : LayoutConstraint(
            item: .view(text), attribute: edge, relatedBy: relation, toItem: .view(holder),
            attribute: edge, constant: constant)
      }
    }
  }

  /// The views that show a text or hold one that does, without the root.
  ///
  /// A text grows with the language and the text size; an icon or a line does not.
  private var textHolders: Set<LayoutItem> {
    var holders: Set<LayoutItem> = []
    for view in layout.views.indices where layout.views[view].showsText {
      holders.insert(.view(view))
      for holder in layout.superviews(of: view) where holder != 0 {
        if !holders.insert(.view(holder)).inserted { break }
      }
    }
    return holders
  }
}

extension View {
  /// Whether it shows a text that can be longer or larger.
  fileprivate var showsText: Bool {
    let texts = [content.text, content.title, content.placeholder].compactMap { $0 }
    return texts.contains { !$0.isEmpty } || (kind == .label && content.text == nil)
  }
}
