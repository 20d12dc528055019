import Diagnostics
import LayoutModel
import Notation
import Recipes

/// Makes the draft of a recipe from the constraints of a conflict.
struct LogDraft {
  private let constraints: [LoggedConstraint]
  private let items: LoggedItems
  private let tree: LoggedTree
  /// Where the conflict begins in the log.
  private let range: SourceRange

  /// - Parameter assumed: A view of the log that the place of a mask is measured in; nil for none.
  init(_ constraints: [LoggedConstraint], assuming assumed: (view: Int, superview: Int)? = nil) {
    self.constraints = constraints
    items = LoggedItems(constraints)
    tree = LoggedTree(
      items, constraints, assuming: assumed.map { [$0.view: $0.superview] } ?? [:])
    range = constraints.first?.range ?? SourceRange(start: 0, end: 0)
  }

  /// The draft of the conflict.
  /// - Parameters:
  ///   - broken: The constraint that UIKit broke; nil if the log does not say.
  ///   - facts: The facts about the conflict without its constraints.
  func draft(
    named name: String, title: String, broken: LoggedConstraint?, _ facts: LoggedConflict
  ) -> RecipeDraft {
    var draft = RecipeDraft(name: name)
    draft.title = title
    draft.canvas.size = LogCanvas.largest
    draft.canvas.bars.status = false
    draft.canvas.layoutMargins = DirectionalEdgeInsets(all: MarginRule.unknown)
    draft.views = views(in: nil)
    draft.root = [LogDraft.unchecked].compactMap { $0 }.map { SettingDraft($0, at: range) }
    draft.layoutGuides = guides(of: nil)
    var log = facts
    for (index, constraint) in constraints.enumerated() {
      let equations = equations(constraint, number: index + 1)
      draft.constraints += equations.map { .equation($0, isActive: true) }
      let isBroken = broken.map { constraint.isSame(as: $0) } ?? false
      log.entries += equations.map { _ in
        LoggedConflict.Entry(
          text: constraint.text, className: constraint.className, isBroken: isBroken)
      }
    }
    log.broken = broken?.text
    draft.log = log
    return draft
  }

  /// The views whose masks give places in superviews that the log does not name, each with a view that it is
  /// tied to.
  var possibleSuperviews: [(view: Int, superview: Int)] {
    var found: [(view: Int, superview: Int)] = []
    for mask in constraints where mask.isOfAutoresizingMask && mask.second == nil {
      let view = items.index(of: mask.first.item)
      guard !mask.first.attribute.isSize, tree.superviews[view] == nil else { continue }
      for constraint in constraints {
        guard let second = constraint.second else { continue }
        let pair = [constraint.first, second].map { items.index(of: $0.item) }
        guard let place = pair.firstIndex(of: view), case let other = pair[1 - place],
          other != view, !items.items[other].isGuide,
          !found.contains(where: { $0 == (view, other) })
        else { continue }
        found.append((view, other))
      }
    }
    return found
  }

  // MARK: - Views

  private func children(of superview: Int?, guides: Bool) -> [Int] {
    items.items.indices.filter {
      tree.superviews[$0] == superview && items.items[$0].isGuide == guides
    }
  }

  private func guides(of view: Int?) -> [SourceText] {
    children(of: view, guides: true).map { SourceText(items.names[$0], at: range) }
  }

  private func views(in superview: Int?) -> [ViewDraft] {
    children(of: superview, guides: false).map { index in
      let item = items.items[index]
      var draft = ViewDraft(name: SourceText(items.names[index], at: range))
      let kind = item.kind
      if kind != .view { draft.set("kind", .text(kind.rawValue), at: range) }
      if let text = item.name, !item.isIdentifier {
        if kind == .label { draft.set("text", .text(text), at: range) }
        if kind == .button { draft.set("title", .text(text), at: range) }
      }
      draft.subviews = views(in: index)
      draft.layoutGuides = guides(of: index)
      if draft.subviews.isEmpty, kind == .view {
        let size = LogDraft.legibleSize
        draft.set(
          "intrinsicContentSize", .list([.number(size.width), .number(size.height)]), at: range)
      }
      if let margins = margins(of: index) {
        draft.set("layoutMargins", .list(margins.map { .number($0) }), at: range)
      }
      if let unchecked = LogDraft.unchecked {
        draft.settings.append(SettingDraft(unchecked, at: range))
      }
      if kind == .label, hasBaseline(index) {
        let (first, last) = LogDraft.baseline
        draft.set(
          "baseline",
          .fields([
            PropertyField("first", .number(first)), PropertyField("last", .number(last)),
          ]), at: range)
      }
      return draft
    }
  }

  /// That nothing is ambiguous: a log states only a part of a layout.
  private static let unchecked = PropertySetting(
    "document", .fields([PropertyField("ambiguityCheck", .text(AmbiguityCheck.none.rawValue))]))

  /// The baselines of a label whose font the log does not state, from its top and its bottom, in points: those of
  /// the standard font.
  private static let baseline = (first: 16.0, last: 5.0)

  /// Whether a constraint is about a baseline of an item.
  private func hasBaseline(_ index: Int) -> Bool {
    constraints.contains { constraint in
      let terms = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      return terms.contains {
        [.firstBaseline, .lastBaseline].contains($0.attribute) && items.index(of: $0.item) == index
      }
    }
  }

  /// The size of a view whose size the log does not state, in points, as far as the constraints allow.
  private static let legibleSize = Size(width: 80, height: 44)

  /// The margins that constraints of a margins guide state: top, leading, bottom and trailing, in points; nil
  /// if none does.
  private func margins(of view: Int) -> [Double]? {
    var margins = [Double](repeating: MarginRule.unknown, count: 4)
    var isKnown = false
    for constraint in constraints {
      guard let side = MarginRule.side(of: constraint),
        constraint.superview.map({ items.index(of: $0) == view }) ?? false
      else { continue }
      margins[side] = constraint.constant
      isKnown = true
    }
    return isKnown ? margins : nil
  }

  // MARK: - Constraints

  /// The equations of a constraint: two of a content size that hugs and resists.
  private func equations(_ constraint: LoggedConstraint, number: Int) -> [Equation] {
    guard let priorities = constraint.contentPriorities else {
      let letters = ["a", "b", "c", "d"]
      return [equation(constraint, "\(number)", constraint.relation, constraint.priority)]
        + zip(constraint.parts, letters).map { part, letter in
          equation(part, "\(number)\(letter)", part.relation, part.priority)
        }
    }
    return [
      equation(constraint, "\(number)", .lessThanOrEqual, priorities.hugging),
      equation(constraint, "\(number)", .greaterThanOrEqual, priorities.resistance),
    ]
  }

  private func equation(
    _ constraint: LoggedConstraint, _ label: String, _ relation: Relation, _ priority: Priority
  ) -> Equation {
    var rule = LayoutConstraint(
      item: .view(0), attribute: .notAnAttribute, relatedBy: relation,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: priority)
    rule.identifier = constraint.identifier
    rule.label = label
    rule.origin = constraint.range
    func term(_ name: String, _ attribute: Attribute) -> Equation.Term {
      Equation.Term(name, at: constraint.range, attribute.guideName, at: constraint.range)
    }
    var first = constraint.first
    var second = constraint.second.map {
      term(items.names[items.index(of: $0.item)], $0.attribute)
    }
    if second == nil, !first.attribute.isSize {
      // A place is measured from the superview.
      let superview = superview(of: constraint)
      var edge: Attribute = first.attribute.axis == .horizontal ? .left : .top
      if edge == .top, isUpward(constraint) {
        edge = .bottom
        first.attribute = LogDraft.upward[first.attribute] ?? first.attribute
        rule.constant = -rule.constant
      }
      second = term(superview.map { items.names[$0] } ?? Layout.rootName, edge)
    }
    var equation = Equation(
      rule, first: term(items.names[items.index(of: first.item)], first.attribute),
      second: second, rightRange: constraint.range)
    equation.constraint.text = equation.text
    return equation
  }
}

/// Places that AppKit counts upward from the bottom of the superview, unless that is flipped.
extension LogDraft {
  private static let upward: [Attribute: Attribute] = [.top: .bottom, .bottom: .top]

  /// The classes of AppKit that count downward.
  private static let flippedClasses: Set<String> = [
    "NSCollectionView", "NSOutlineView", "NSScrollView", "NSSplitView", "NSTabView",
    "NSTableRowView",
    "NSTableView", "NSTextView",
  ]

  private func superview(of constraint: LoggedConstraint) -> Int? {
    constraint.superview.map(items.index) ?? tree.superviews[items.index(of: constraint.first.item)]
  }

  /// Whether the place of a mask counts upward.
  private func isUpward(_ constraint: LoggedConstraint) -> Bool {
    guard constraint.isOfAutoresizingMask,
      items.items.contains(where: { $0.plainClass?.hasPrefix("NS") ?? false })
    else { return false }
    // The distance that the mask has on the other side says where the places begin.
    let view = items.index(of: constraint.first.item)
    for other in constraints where other.isOfAutoresizingMask {
      guard let second = other.second, second.attribute == other.first.attribute else { continue }
      if second.attribute == .top, items.index(of: other.first.item) == view { return true }
      if second.attribute == .bottom, items.index(of: second.item) == view { return false }
    }
    let name = superview(of: constraint).flatMap { items.items[$0].plainClass } ?? ""
    return !name.contains("Flipped") && !LogDraft.flippedClasses.contains(name)
  }
}

/// What a log says about the margins of views.
enum MarginRule {
  /// The margins of a view of which a log says nothing, in points: UIKit's own.
  static let unknown = 8.0

  /// The side that a constraint of a margins guide sets: top, leading, bottom or trailing, counted from 0.
  static func side(of constraint: LoggedConstraint) -> Int? {
    let sides = ["top", "left", "bottom", "right"]
    guard let identifier = constraint.identifier else { return nil }
    return sides.firstIndex { identifier == "UIView-\($0)Margin-guide-constraint" }
  }
}

extension LoggedConstraint {
  /// Whether it is the constraint that another description is about.
  func isSame(as other: LoggedConstraint) -> Bool {
    if let address, let known = other.address { return address == known }
    return text == other.text
  }
}

extension LoggedItem {
  /// The kind of a view by its class; containers whose constraints a log states itself are plain views.
  var kind: ViewKind {
    let isPlain: Set<ViewKind> = [
      .tableView, .tableViewCell, .collectionView, .stackView, .navigationBar, .tabBar, .toolbar,
      .textView,
    ]
    let known = ViewKind.all.first { $0.uiKitClass == plainClass }
    return known.flatMap { isPlain.contains($0) ? nil : $0 } ?? .view
  }
}
