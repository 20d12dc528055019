import LayoutModel

extension ViewDraft {
  /// The keys that only a stack view has.
  static let stackViewKeys: [Key<ViewDraft>] =
    variableStackKeys + [
      stackKey("arrangedSubviews") { draft, node, _ in draft.arrangedSubviews = node },
      stackKey("customSpacing") { draft, node, _ in draft.customSpacing = node },
    ]

  /// Those that a state or a trait may change.
  static let variableStackKeys: [Key<ViewDraft>] = [
    stackKey("axis") { draft, node, reader in
      let axes = [("horizontal", Axis.horizontal), ("vertical", .vertical)]
      if let axis = reader.choice(node, axes, of: "an axis") { draft.arrangement.axis = axis }
    },
    stackKey("alignment") { draft, node, reader in
      let all = StackArrangement.Alignment.allCases.map { ($0.rawValue, $0) }
      if let alignment = reader.choice(node, all, of: "an alignment") {
        draft.arrangement.alignment = alignment
      }
    },
    stackKey("distribution") { draft, node, reader in
      let all = StackArrangement.Distribution.allCases.map { ($0.rawValue, $0) }
      if let distribution = reader.choice(node, all, of: "a distribution") {
        draft.arrangement.distribution = distribution
      }
    },
    stackKey("spacing") { draft, node, reader in
      draft.arrangement.spacing =
        node.text?.lowercased() == "standard"
        ? StackArrangement.standardSpacing : reader.number(node) ?? 0
    },
    stackKey("isLayoutMarginsRelativeArrangement") { draft, node, reader in
      draft.arrangement.isLayoutMarginsRelativeArrangement = reader.truth(node) ?? false
    },
    stackKey("isBaselineRelativeArrangement") { draft, node, reader in
      draft.arrangement.isBaselineRelativeArrangement = reader.truth(node) ?? false
    },
  ]

  private static func stackKey(
    _ name: String,
    _ read: @escaping @Sendable (inout ViewDraft, YAMLNode, inout RecipeReader) -> Void
  ) -> Key<ViewDraft> {
    Key(name) { draft, node, reader in
      draft.stackKeys.append(node)
      read(&draft, node, &reader)
    }
  }
}
