import LayoutModel

extension ViewDraft {
  /// The keys that only a stack view has.
  static let stackViewKeys: [Key<ViewDraft>] =
    variableStackKeys
    + [
      Key("arrangedSubviews") { draft, node, _ in draft.arrangedSubviews = node },
      Key("customSpacing") { draft, node, _ in draft.customSpacing = node },
    ].map(\.ofStackView)

  /// Those that a state or a trait may change.
  static let variableStackKeys: [Key<ViewDraft>] = [
    .choice("axis", [("horizontal", .horizontal), ("vertical", .vertical)], of: "an axis") {
      $0.arrangement.axis = $1
    },
    .choice("alignment", StackArrangement.Alignment.allCases, of: "an alignment") {
      $0.arrangement.alignment = $1
    },
    .choice("distribution", StackArrangement.Distribution.allCases, of: "a distribution") {
      $0.arrangement.distribution = $1
    },
    Key("spacing") { draft, node, reader in
      draft.arrangement.spacing =
        node.text?.lowercased() == "standard"
        ? StackArrangement.standardSpacing : reader.number(node) ?? 0
    },
    .truth("isLayoutMarginsRelativeArrangement") {
      $0.arrangement.isLayoutMarginsRelativeArrangement = $1
    },
    .truth("isBaselineRelativeArrangement") { $0.arrangement.isBaselineRelativeArrangement = $1 },
  ].map(\.ofStackView)
}

extension Key<ViewDraft> {
  /// The key, noted as one that only a stack view has.
  fileprivate var ofStackView: Key {
    Key(name) { draft, node, reader in
      draft.stackKeys.append(node)
      read(&draft, node, &reader)
    }
  }
}
