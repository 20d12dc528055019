import Diagnostics
import LayoutModel

/// Reads what a recipe does differently: for size classes, in states, in languages.
struct VariationReader {
  var recipe: Recipe
  /// The views and guides of the recipe, to which a variation can add.
  let tree: ViewTreeReader
  let names: NameTable

  /// The variations in a list of mappings, each for a size class.
  func traits(_ node: YAMLNode, _ reader: inout RecipeReader) -> [Variation] {
    reader.list(node).map { item in
      variation(item, VariationDraft.traitKeys, of: "a trait variation", &reader)
    }
  }

  /// The states by name.
  func states(_ node: YAMLNode, _ reader: inout RecipeReader) -> [NamedVariation] {
    named(node, VariationDraft.stateKeys, of: "a state", &reader)
  }

  /// The languages by tag.
  func languages(_ node: YAMLNode, _ reader: inout RecipeReader) -> [NamedVariation] {
    named(node, VariationDraft.languageKeys, of: "a language", &reader)
  }

  private func named(
    _ node: YAMLNode, _ keys: [Key<VariationDraft>], of what: String, _ reader: inout RecipeReader
  ) -> [NamedVariation] {
    reader.entries(node, of: what + "s by name").map { entry in
      let name = entry.key.text ?? ""
      if name.lowercased() == "all" || !name.contains(where: { $0.isLetter || $0.isNumber }) {
        reader.report("unusable-name", "'\(name)' cannot name \(what)", at: entry.key.range)
      }
      return NamedVariation(name: name, variation: variation(entry.value, keys, of: what, &reader))
    }
  }

  private func variation(
    _ node: YAMLNode, _ keys: [Key<VariationDraft>], of what: String, _ reader: inout RecipeReader
  ) -> Variation {
    var draft = VariationDraft()
    reader.read(node, into: &draft, keys, of: what)
    return VariationFinisher(recipe: recipe, tree: tree, names: names).finished(draft, &reader)
  }
}

/// A variation while its mapping is read.
struct VariationDraft {
  var variation = Variation()
  var deactivated: [YAMLNode] = []
  var constraints: YAMLNode?
  var views: YAMLNode?
  var added: YAMLNode?
  var removed: [YAMLNode] = []
  var frames: YAMLNode?

  static let traitKeys: [Key<VariationDraft>] =
    changeKeys + [
      Key("remove") { draft, node, reader in draft.removed = reader.list(node) },
      Key("widthClass") { draft, node, reader in
        draft.variation.widthClass = reader.sizeClass(node)
      },
      Key("heightClass") { draft, node, reader in
        draft.variation.heightClass = reader.sizeClass(node)
      },
    ]

  static let stateKeys: [Key<VariationDraft>] =
    changeKeys + [
      Key("add") { draft, node, _ in draft.added = node },
      Key("remove") { draft, node, reader in draft.removed = reader.list(node) },
      Key("title") { draft, node, reader in draft.variation.title = reader.text(node) },
      Key("frames") { draft, node, _ in draft.frames = node },
    ]

  static let languageKeys: [Key<VariationDraft>] =
    changeKeys + [
      Key("title") { draft, node, reader in draft.variation.title = reader.text(node) },
      Key("frames") { draft, node, _ in draft.frames = node },
    ]

  private static let changeKeys: [Key<VariationDraft>] = [
    Key("views") { draft, node, _ in draft.views = node },
    Key("constraints") { draft, node, _ in draft.constraints = node },
    Key("deactivate") { draft, node, reader in draft.deactivated = reader.list(node) },
  ]
}

extension RecipeReader {
  fileprivate mutating func sizeClass(_ node: YAMLNode) -> SizeClass? {
    if node.text == "any" { return nil }
    return choice(node, SizeClass.allCases.map { ($0.rawValue, $0) }, of: "a size class")
  }
}
