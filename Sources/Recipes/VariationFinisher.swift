import Diagnostics
import LayoutModel

/// Looks up what a variation names in its recipe, views first.
struct VariationFinisher {
  let recipe: Recipe
  var tree: ViewTreeReader
  var names: NameTable
  var variation = Variation()

  /// The variation of a draft.
  func finished(_ draft: VariationDraft, _ reader: inout RecipeReader) -> Variation {
    var work = self
    work.variation = draft.variation
    if let node = draft.added { work.addViews(node, &reader) }
    for node in draft.removed {
      if let view = work.view(node, &reader) { work.variation.removed.insert(view) }
    }
    for node in draft.deactivated {
      if let index = work.constraint(node, &reader) { work.variation.deactivated.insert(index) }
    }
    if let node = draft.constraints { work.changeConstraints(node, &reader) }
    if let node = draft.views { work.changeViews(node, &reader) }
    if let frames = draft.frames {
      work.variation.expectations = ExpectationReader(names: work.names, canvas: recipe.canvas)
        .expectations(frames, &reader)
        .map { work.moved($0, &reader) }
    }
    return work.variation
  }

  // MARK: - Views

  /// Views at the end of the root, or by the name of a view that is there at the end of that.
  private mutating func addViews(_ node: YAMLNode, _ reader: inout RecipeReader) {
    let count = (views: recipe.views.count, guides: tree.guides.count)
    let before = (constraints: tree.constraints.count, formats: tree.visualFormats.count)
    for entry in reader.entries(node, of: "views to add") {
      if let view = names.view(named: entry.key.text ?? "") {
        addViews(entry.value, into: view, &reader)
      } else {
        tree.read(.mapping([entry], at: node.range), in: 0, &reader)
      }
    }
    variation.addedViews = Array(tree.views.dropFirst(count.views))
    variation.addedGuides = Array(tree.guides.dropFirst(count.guides))
    names = names.adding(views: variation.addedViews, guides: variation.addedGuides)
    for (holder, node) in tree.constraints.dropFirst(before.constraints) {
      readConstraints { $0.read(node, holder: holder, &reader) }
    }
    for (holder, node) in tree.visualFormats.dropFirst(before.formats) {
      readConstraints { $0.readVisualFormats(node, holder: holder, &reader) }
    }
  }

  private mutating func addViews(
    _ node: YAMLNode, into superview: Int, _ reader: inout RecipeReader
  ) {
    var addition = ViewAddition()
    reader.read(node, into: &addition, ViewAddition.keys, of: "views to add to a view")
    if let subviews = addition.subviews { tree.read(subviews, in: superview, &reader) }
    guard let arranged = addition.arrangedSubviews else { return }
    guard var order = tree.views[superview].arrangement?.arrangedSubviews else {
      reader.report(
        "not-a-stack-view", "only a stack view arranges its subviews", at: arranged.range,
        help: "add them under 'subviews'")
      return
    }
    let new = tree.read(arranged, in: superview, &reader)
    var place = order.count
    if let before = addition.before {
      if let index = order.firstIndex(where: {
        tree.views[$0].name.lowercased() == before.text?.lowercased()
      }) {
        place = index
      } else {
        let name = before.text ?? ""
        reader.report(
          "unknown-view", "the stack view arranges no view '\(name)'", unknown: name,
          at: before.range, among: order.map { tree.views[$0].name })
      }
    }
    order.insert(contentsOf: new, at: place)
    variation.arranged[superview] = order
  }

  private mutating func changeViews(_ node: YAMLNode, _ reader: inout RecipeReader) {
    let all = recipe.views + variation.addedViews
    for entry in reader.entries(node, of: "views by name") {
      guard let view = view(entry.key, &reader) else { continue }
      let changed = ViewDraft.changed(all[view], by: entry.value, &reader)
      variation.views.append(
        .init(view: view, node: entry.value, imageSize: changed.content.imageSize))
    }
  }

  private func moved(_ expected: ExpectedFrames, _ reader: inout RecipeReader) -> ExpectedFrames {
    let removed = variation.removed.union(recipe.viewsRemovedByTraits(on: expected.canvas))
    return expected.counted(in: names.views, without: removed, &reader)
  }

  private func view(_ node: YAMLNode, _ reader: inout RecipeReader) -> Int? {
    let name = node.text ?? ""
    if let view = names.view(named: name), view != 0 { return view }
    reader.report(
      "unknown-view", "there is no view '\(name)'", unknown: name, at: node.range,
      among: names.views.dropFirst().map(\.name))
    return nil
  }

  // MARK: - Constraints

  /// Lines of new constraints, or changes of the recipe's by their number.
  private mutating func changeConstraints(_ node: YAMLNode, _ reader: inout RecipeReader) {
    guard case .mapping = node.content else {
      return readConstraints { $0.read(node, holder: 0, &reader) }
    }
    for entry in reader.entries(node, of: "constraints by number") {
      guard let index = constraint(entry.key, &reader) else { continue }
      var changed = recipe.constraints[index]
      changed.text = nil
      reader.read(entry.value, into: &changed, Key.variationKeys, of: "a constraint's variation")
      if let rule = names.brokenRule(by: changed) {
        reader.report(
          "illegal-attributes", rule.explanation, at: entry.key.range, help: rule.advice)
      }
      variation.changed[index] = changed
    }
  }

  private mutating func readConstraints(_ read: (inout ConstraintReader) -> Void) {
    var constraints = ConstraintReader(names: names)
    read(&constraints)
    variation.added += constraints.takeConstraints()
    names = constraints.names
    variation.addedGuides = Array(names.guides.dropFirst(recipe.guides.count))
  }

  /// The constraint of a number or identifier, as it stands in the recipe.
  private func constraint(_ node: YAMLNode, _ reader: inout RecipeReader) -> Int? {
    let name = node.text ?? ""
    let found = recipe.constraints.indices.filter {
      recipe.constraints[$0].label == name || recipe.constraints[$0].identifier == name
    }
    if found.count == 1 { return found[0] }
    reader.report(
      "unknown-constraint",
      found.isEmpty
        ? "there is no constraint '\(name)'" : "several constraints are called '\(name)'",
      at: node.range,
      help: "a constraint is named by the number before it or by its identifier")
    return nil
  }
}

/// Views that a state adds to a view that is there.
private struct ViewAddition {
  var subviews: YAMLNode?
  var arrangedSubviews: YAMLNode?
  var before: YAMLNode?

  static let keys: [Key<ViewAddition>] = [
    Key("subviews") { addition, node, _ in addition.subviews = node },
    Key("arrangedSubviews") { addition, node, _ in addition.arrangedSubviews = node },
    Key("before") { addition, node, _ in addition.before = node },
  ]
}

extension Key<LayoutConstraint> {
  /// What a variation can change of a constraint.
  fileprivate static let variationKeys = [
    Key.number("constant") { ($0.constant, $0.usesStandardSpacing) = ($1, false) },
    .number("multiplier") { $0.multiplier = $1 },
    .priority("priority") { $0.priority = $1 },
  ]
}
