import Basics
import Diagnostics
import LayoutModel

/// Makes a variation from its draft: looks up names in the recipe, views first.
struct VariationBuilder {
  var recipe: Recipe
  private var tree: ViewTreeBuilder
  private var names: NameTable
  private let constraints: [LayoutConstraint]
  private var variation = Variation()

  /// - Parameters:
  ///   - tree: The views and guides of the recipe, to which a variation can add.
  ///   - names: The names of both.
  init(recipe: Recipe, tree: ViewTreeBuilder, names: NameTable) {
    self.recipe = recipe
    self.tree = tree
    self.names = names
    constraints = recipe.constraints
  }

  /// The variation of a draft.
  ///
  /// The builder knows the views that it adds afterwards, so that a language can translate them.
  mutating func variation(_ draft: VariationDraft, _ reader: inout SourceReader) -> Variation {
    var work = self
    work.variation = Variation()
    work.variation.widthClass = draft.widthClass
    work.variation.heightClass = draft.heightClass
    work.variation.title = draft.title
    work.variation.figures = draft.figures.settings
    if let bars = draft.bars { BarProperties.texts.set(&work.variation, bars) }
    if !draft.added.isEmpty { work.addViews(draft.added, &reader) }
    for name in draft.removed {
      if let view = work.view(name, &reader) { work.variation.edits.append(.removeView(view)) }
    }
    for name in draft.deactivated {
      if let index = work.constraint(name, &reader) {
        work.variation.edits.append(.deactivate(index))
      }
    }
    work.addConstraints { $0.add(draft.constraints, holder: 0, &reader) }
    for change in draft.changes { work.replaceConstraint(change, &reader) }
    work.changeViews(draft.views, &reader)
    work.variation.edits += work.names.guides.dropFirst(recipe.guides.count).map { .addGuide($0) }
    work.addExpectations(draft.frames, &reader)
    (tree, names) = (work.tree, work.names)
    return work.variation
  }

  private mutating func addExpectations(
    _ drafts: [ExpectationDraft], _ reader: inout SourceReader
  ) {
    if drafts.isEmpty { return }
    let (recipe, removed) = (recipe, variation.removedViews)
    variation.expectations = ExpectationBuilder(
      names: names, canvas: recipe.canvas,
      removedViews: { removed.union(recipe.removedViews(on: $0, LayoutVariant())) }
    ).expectations(drafts, &reader)
  }

  // MARK: - Views

  private mutating func addViews(_ drafts: [AdditionDraft], _ reader: inout SourceReader) {
    let count = (views: tree.views.count, guides: tree.guides.count)
    let constraintCount = tree.constraints.count
    var arranged: [(stack: Int, order: [Int])] = []
    for draft in drafts {
      switch draft {
      case .view(let view): tree.add([view], to: 0, &reader)
      case .views(let views, let new, let before, let name):
        guard let superview = view(name, isRoot: true, &reader) else { continue }
        tree.add(views, to: superview, &reader)
        if let new, let order = order(adding: new, before: before, to: superview, &reader) {
          arranged.append((superview, order))
        }
      }
    }
    let added = tree.views.dropFirst(count.views)
    variation.edits += added.map { .addView($0) }
    variation.edits += arranged.map { .arrange($0.order, in: $0.stack) }
    names = names.adding(
      views: added.map(\.view), guides: Array(tree.guides.dropFirst(count.guides)))
    let held = tree.constraints.dropFirst(constraintCount)
    addConstraints { $0.add(held, &reader) }
  }

  /// The arranged subviews of a stack view with new ones among them.
  private mutating func order(
    adding new: (views: [ViewDraft], range: SourceRange), before: SourceText?, to stack: Int,
    _ reader: inout SourceReader
  ) -> [Int]? {
    guard tree.views[stack].isStackView else {
      reader.report(
        "not-a-stack-view", "only a stack view arranges its subviews", at: new.range,
        help: "add them under 'subviews'")
      return nil
    }
    var order = tree.views[stack].arrangedSubviews
    let added = tree.add(new.views, to: stack, &reader)
    var place = order.count
    if let before {
      let key = before.text.lowercased()
      if let index = order.firstIndex(where: { tree.views[$0].name.lowercased() == key }) {
        place = index
      } else {
        reader.report(
          "unknown-view", "the stack view arranges no view '\(before.text)'",
          unknown: before.text, at: before.range, among: order.map { tree.views[$0].name })
      }
    }
    order.insert(contentsOf: added, at: place)
    return order
  }

  private mutating func changeViews(
    _ changes: [(name: SourceText, change: ViewDraft)], _ reader: inout SourceReader
  ) {
    for (name, change) in changes {
      guard let view = view(name, &reader), !tree.unreadKinds.contains(view) else { continue }
      variation.edits += change.settings.map { .set($0.setting, of: view) }
      for setting in change.settings where !setting.isShared {
        setting.reportMisfit(with: tree.views[view].kind, &reader)
        reportForeign(setting, of: tree.views[view].kind, &reader)
        reportHiddenText(setting, of: tree.views[view], &reader)
      }
      tree.styles.check(change, of: tree.views[view].kind, &reader)
      if tree.views[view].isStackView { continue }
      for key in change.stackKeys {
        reader.report(ViewTreeBuilder.fault(of: key, ofKind: tree.views[view].kind))
      }
    }
  }

  /// Reports a text of a view that shows its title.
  private func reportHiddenText(
    _ setting: SettingDraft, of view: ViewDeclaration, _ reader: inout SourceReader
  ) {
    guard setting.setting.key == "text", view.value(of: "title") != nil else { return }
    reader.report(
      "contradicting-keys", "'\(view.name)' shows its title, and this text is hidden",
      at: setting.range, help: "use 'title' in place of 'text'")
  }

  /// Reports a property that views of other kinds have; those of stack views have a rule of their own.
  private func reportForeign(
    _ setting: SettingDraft, of kind: ViewKind, _ reader: inout SourceReader
  ) {
    guard let key = ViewProperties.key(named: setting.setting.key), !key.kinds.isEmpty,
      key.kinds != [.stackView], !key.kinds.contains(kind)
    else { return }
    let kinds = key.kinds.map { "'\($0.rawValue)'" }
    let what = kind == .view ? "a plain view" : "a view of the kind '\(kind.rawValue)'"
    // A label has a text, a button has a title.
    let other = ["title": "text", "text": "title"][key.name].flatMap {
      ViewProperties.key(named: $0)
    }
    let isOther = other?.kinds.contains(kind) ?? false
    reader.report(
      "unknown-key", "\(what) has no key '\(key.name)'", at: setting.range,
      help: isOther
        ? "use '\(other?.name ?? "")'"
        : (kinds.count == 1 ? "the kind with it is " : "the kinds with it are ")
          + Basics.WordList.text(kinds, "and"))
  }

  private func view(
    _ name: SourceText, isRoot: Bool = false, _ reader: inout SourceReader
  ) -> Int? {
    if let view = names.view(named: name.text), view != 0 || isRoot { return view }
    reader.report(
      "unknown-view", "there is no view '\(name.text)'", unknown: name.text, at: name.range,
      among: names.views.dropFirst().map(\.name))
    return nil
  }

  // MARK: - Constraints

  private mutating func replaceConstraint(
    _ change: ConstraintChangeDraft, _ reader: inout SourceReader
  ) {
    guard let index = constraint(change.constraint, &reader) else { return }
    let earlier = variation.edits.firstIndex { edit in
      if case .replace(index, _) = edit { true } else { false }
    }
    var changed = constraints[index]
    changed.text = nil
    changed.part = nil
    // A constraint can be changed by its number and by its identifier too.
    if let earlier, case .replace(_, let constraint) = variation.edits.remove(at: earlier) {
      changed = constraint
    }
    for property in ConstraintProperties.changes {
      for field in change.values where field.key == property.key.name {
        property.set(&changed, field.value)
      }
    }
    if change.values.contains(where: { $0.key == "constant" && $0.value.text != nil }) {
      changed.constant *= ConstraintBuilder(names: names).standardSpacing(changed)
    }
    // UIKit allows more than the guide's notation, and such a constraint is one of UIKit's.
    if let rule = names.brokenRule(by: changed),
      !rule.isOfNotation || names.brokenRule(by: constraints[index]) != rule
    {
      reader.report(
        "illegal-attributes", rule.explanation, at: change.constraint.range,
        help: rule.advice(on: changed))
    }
    variation.edits.append(.replace(index, with: changed))
  }

  private mutating func addConstraints(_ add: (inout ConstraintBuilder) -> Void) {
    var constraints = ConstraintBuilder(names: names)
    add(&constraints)
    variation.edits += constraints.takeStatements().map { .add($0) }
    names = constraints.names
  }

  /// The constraint of a number or identifier, by its index in the recipe.
  private func constraint(_ source: SourceText, _ reader: inout SourceReader) -> Int? {
    let name = source.text
    let found = constraints.indices.filter {
      constraints[$0].label == name || constraints[$0].identifier == name
    }
    if found.count == 1 { return found[0] }
    let labels = found.isEmpty ? constraints.compactMap(\.label) : []
    let known = (1...20).contains(labels.count) ? "; " + Suggestion.list(labels) : ""
    reader.report(
      "unknown-constraint",
      found.isEmpty
        ? "there is no constraint '\(name)'" : "several constraints have the label '\(name)'",
      at: source.range,
      help: "a constraint is named by the number before it or by its identifier\(known)")
    return nil
  }
}
