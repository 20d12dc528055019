import Basics
import Diagnostics
import LayoutModel
import Typesetting

/// Advice on what a reader of a figure does not see.
extension SolvedLayout {
  /// Advice on views beyond the screen or their superviews, texts over each other, and views without room for their
  /// content.
  func visibilityAdvice(_ typesetter: Typesetter) -> [Diagnostic] {
    let beyond = layout.constraints.compactMap(reachBeyondEdge)
    return layout.views.indices.dropFirst().flatMap {
      collapse(ofView: $0, typesetter) + stretch(ofView: $0) + cutText(inView: $0)
    }
      + overlappingTexts(typesetter) + unknownSymbols
      + viewsOutsideScreen(except: Set(beyond.map(\.view)), typesetter)
      + beyond.map(\.advice) + overlappingViews + overlappingControls
  }

  /// Whether advice on a constraint is to turn the sign of its constant.
  func turnsSign(of constraint: LayoutConstraint) -> Bool {
    reachBeyondEdge(of: constraint) != nil || negativeSpace(of: constraint) != nil
  }

  /// Advice on a required constraint that lets a view begin or end beyond the edge of its superview:
  /// `A.Trailing = Superview.Trailing + 16`.
  private func reachBeyondEdge(
    of constraint: LayoutConstraint
  ) -> (view: Int, advice: Diagnostic)? {
    let far: Set<Attribute> = [.trailing, .bottom, .right]
    let near: Set<Attribute> = [.leading, .top, .left]
    for rule in [constraint, constraint.turned] {
      guard rule.relation == .equal, rule.priority.isRequired, rule.multiplier == 1,
        let view = rule.firstItem.view, let item = rule.secondItem,
        case let second = rule.secondAttribute, let axis = second.axis,
        case let holder = layout.holder(of: item),
        layout.views[view].superview == holder, !layout.views[holder].scrolls,
        rule.firstAttribute.place(.leftToRight) == second.place(.leftToRight),
        rule.firstAttribute.isDirectional == second.isDirectional, !layout.isHidden(view)
      else { continue }
      let isFar = far.contains(rule.firstAttribute) && rule.constant > 0
      guard isFar || near.contains(rule.firstAttribute) && rule.constant < 0 else { continue }
      // From a margin it is some way to the edge; beyond the safe area there are bars.
      let (inner, outer) = (alignmentRect(of: .view(view)), alignmentRect(of: .view(holder)))
      let isWithin =
        axis == .horizontal
        ? inner.x >= outer.x && inner.maxX <= outer.maxX
        : inner.y >= outer.y && inner.maxY <= outer.maxY
      if isWithin && !layout.isSafeArea(item) { continue }
      let advice = Diagnostic(
        "beyond-edge", severity: .advice,
        "'\(layout.views[view].name)' \(isFar ? "ends" : "begins") beyond the edge of "
          + "'\(isWithin ? layout.name(of: item) : layout.views[holder].name)', which holds it",
        at: constraint.origin,
        help: layout.turningSign(of: constraint, "if it is to lie inside"))
      return (view, advice)
    }
    return nil
  }

  /// Symbols of tabs that figures do not draw.
  private var unknownSymbols: [Diagnostic] {
    layout.canvas.bars.tabItems.compactMap { item in
      guard let name = item.symbol, SystemSymbol(named: name) == nil else { return nil }
      let near = Suggestion.nearest(to: name, among: SystemSymbol.allCases.map(\.rawValue))
      return Diagnostic(
        "unknown-symbol", severity: .advice,
        "'\(name)' is not a symbol that figures draw; they draw its first letter",
        help: near.map { "did you mean '\($0)'?" } ?? "take a symbol that docs/bars.md lists")
    }
  }

  /// A text of one line that is wider than its view, which shows an ellipsis in its place.
  private func cutText(inView index: Int) -> [Diagnostic] {
    let view = layout.views[index]
    let isLabel = view.kind == .label && view.content.numberOfLines == 1
    let text = isLabel ? view.content.text : view.kind == .button ? view.content.title : nil
    let width = alignmentRect(of: .view(index)).width
    guard let text, !text.isEmpty, view.intrinsicContentSize == nil, !layout.isHidden(index),
      undetermined[index].isEmpty, width >= 1,
      let content = metrics[index].intrinsicContentSize.width, width < content - 1
    else { return [] }
    let lines = isLabel ? ", or 'numberOfLines: 0' for as many lines as it takes" : ""
    return [
      Diagnostic(
        "cut-text", severity: .advice,
        "the text of '\(view.name)' is cut: it takes \(DecimalText.rounded(content, to: 3)) points, "
          + "and the view is \(DecimalText.rounded(width, to: 3)) wide", at: view.origin,
        help: "give the view more room\(lines)")
    ]
  }

  /// A text or a control that is many times as high as its content, as between its top and its centre.
  private func stretch(ofView index: Int) -> [Diagnostic] {
    let kinds: Set<ViewKind> = [
      .label, .button, .textField, .switch, .slider, .stepper, .segmentedControl, .searchBar,
    ]
    let view = layout.views[index]
    guard kinds.contains(view.kind), !layout.isHidden(index), undetermined[index].isEmpty,
      let content = metrics[index].intrinsicContentSize.height, content > 0,
      case let height = alignmentRect(of: .view(index)).height, height > max(150, 4 * content)
    else { return [] }
    return [
      Diagnostic(
        "stretched", severity: .advice,
        "'\(view.name)' is \(DecimalText.rounded(height, to: 3)) points high, its content "
          + DecimalText.rounded(content, to: 3), at: view.origin,
        help: "delete one of the constraints that tie its top, its centre or its bottom")
    ]
  }
}

extension Layout {
  /// Whether an item is what bars leave free of the root.
  fileprivate func isSafeArea(_ item: LayoutItem) -> Bool {
    guard case .guide(let index) = item else { return false }
    return [.safeArea, .top, .bottom].contains(guides[index].kind) && guides[index].view == 0
  }

  /// The view of an item, or the view that a guide belongs to.
  fileprivate func holder(of item: LayoutItem) -> Int {
    switch item {
    case .view(let index): index
    case .guide(let index): guides[index].view
    }
  }
}
