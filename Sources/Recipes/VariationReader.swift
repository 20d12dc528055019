import Diagnostics
import LayoutModel

/// Reads what a recipe does differently for some size classes.
struct VariationReader {
  let views: [View]
  /// The recipe's own constraints.
  let constraints: [LayoutConstraint]
  /// Where the constraints of variations are read, and which items they can name.
  var constraintReader: ConstraintReader

  /// The variations in a list of mappings.
  mutating func traits(_ node: YAMLNode, _ reader: inout RecipeReader) -> [Variation] {
    reader.list(node).map { item in
      var draft = VariationDraft()
      reader.read(item, into: &draft, VariationDraft.keys, of: "a trait variation")
      return finished(draft, &reader)
    }
  }

  private mutating func finished(
    _ draft: VariationDraft, _ reader: inout RecipeReader
  ) -> Variation {
    var variation = draft.variation
    for node in draft.deactivated {
      if let index = constraint(node, &reader) { variation.deactivated.insert(index) }
    }
    if let node = draft.constraints {
      if case .mapping = node.content {
        for entry in reader.entries(node, of: "constraints by number") {
          guard let index = constraint(entry.key, &reader) else { continue }
          let changed = reader.changed(constraints[index], by: entry.value)
          if let rule = AttributeRule.broken(by: changed) {
            reader.report(
              "illegal-attributes", rule.explanation, at: entry.key.range, help: rule.advice)
          }
          variation.changed[index] = changed
        }
      } else {
        constraintReader.read(node, holder: 0, &reader)
        variation.added = constraintReader.takeConstraints()
      }
    }
    if let node = draft.views {
      for entry in reader.entries(node, of: "views by name") {
        guard let view = constraintReader.names.view(named: entry.key.text ?? ""), view != 0 else {
          reader.report(
            "unknown-view", "there is no view '\(entry.key.text ?? "")'",
            unknown: entry.key.text ?? "", at: entry.key.range,
            among: views.dropFirst().map(\.name))
          continue
        }
        _ = ViewDraft.changed(views[view], by: entry.value, &reader)
        variation.views.append(.init(view: view, node: entry.value))
      }
    }
    return variation
  }

  /// The constraint of a number or identifier, as it stands in the recipe.
  private func constraint(_ node: YAMLNode, _ reader: inout RecipeReader) -> Int? {
    let name = node.text ?? ""
    let found = constraints.indices.filter {
      constraints[$0].label == name || constraints[$0].identifier == name
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

/// A variation while its mapping is read.
private struct VariationDraft {
  var variation = Variation()
  var deactivated: [YAMLNode] = []
  var constraints: YAMLNode?
  var views: YAMLNode?

  static let keys: [Key<VariationDraft>] = [
    Key("widthClass") { draft, node, reader in
      draft.variation.widthClass = reader.sizeClass(node)
    },
    Key("heightClass") { draft, node, reader in
      draft.variation.heightClass = reader.sizeClass(node)
    },
    Key("deactivate") { draft, node, reader in draft.deactivated = reader.list(node) },
    Key("constraints") { draft, node, _ in draft.constraints = node },
    Key("views") { draft, node, _ in draft.views = node },
  ]
}

extension RecipeReader {
  fileprivate mutating func sizeClass(_ node: YAMLNode) -> SizeClass? {
    if node.text == "any" { return nil }
    return choice(node, SizeClass.allCases.map { ($0.rawValue, $0) }, of: "a size class")
  }

  /// A constraint with another constant, multiplier or priority.
  fileprivate mutating func changed(
    _ constraint: LayoutConstraint, by node: YAMLNode
  ) -> LayoutConstraint {
    let keys: [Key<LayoutConstraint>] = [
      Key("constant") { constraint, node, reader in
        guard let value = reader.number(node) else { return }
        (constraint.constant, constraint.usesStandardSpacing) = (value, false)
      },
      Key("multiplier") { constraint, node, reader in
        if let value = reader.number(node) { constraint.multiplier = value }
      },
      Key("priority") { constraint, node, reader in
        if let value = reader.priority(node) { constraint.priority = value }
      },
    ]
    var changed = constraint
    changed.text = nil
    read(node, into: &changed, keys, of: "a constraint's variation")
    return changed
  }
}
